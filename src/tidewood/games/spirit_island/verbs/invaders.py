"""What Invaders do: Ravage, Build, Explore, and the cards that say where."""

from __future__ import annotations

from typing import Any, Final

from tidewood.games.spirit_island import events
from tidewood.games.spirit_island.conditions.around import matches
from tidewood.games.spirit_island.fields import HERE, INVADER_ACTION, INVADER_CARD, LAND, NUMBER
from tidewood.games.spirit_island.hooks import (
    ADVERSARY,
    BUILD,
    BUILDS,
    BUILDS_CITY,
    BUILDS_EMPTY,
    BUILT,
    CARD_STAYS,
    DECK_REACHES,
    EVENT_ACTION,
    EXPLORE,
    EXPLORE_BEGINS,
    EXPLORED,
    EXPLORER_COUNT,
    EXPLORES,
    EXPLORES_TOWN,
    LAND_ORDER,
    MORE_CARDS,
    RAVAGE,
    RAVAGED_TOO,
    RAVAGES,
    RAVAGES_BEGIN,
    REVEALED,
    SKIPS_BOARD,
    STEP_SKIPPED,
    TIMES,
)
from tidewood.games.spirit_island.invader_cards import CARDS, COASTAL
from tidewood.games.spirit_island.pieces import CITY, EXPLORER, INVADERS, TOWN
from tidewood.games.spirit_island.state import (
    BUILD_SPACE,
    EXPLORE_SPACE,
    EXTRA_BUILD_SPACE,
    RAVAGE_SPACE,
    TIME_OUT,
    Island,
)
from tidewood.games.spirit_island.verbs.add import came
from tidewood.games.spirit_island.verbs.at_time import NEXT_BUILD, NEXT_EXPLORE
from tidewood.games.spirit_island.verbs.each import SKIP_BOARD
from tidewood.games.spirit_island.verbs.explorers import counted_in, explores_widely, has_source
from tidewood.games.spirit_island.verbs.extra_build import clear_extra_build, has_extra_build
from tidewood.games.spirit_island.verbs.fear import turn_up
from tidewood.games.spirit_island.verbs.ravage import RAVAGE_LAND, in_ravage
from tidewood.games.spirit_island.verbs.verb import Verb, to_land
from tidewood.games.spirit_island.view import Closed
from tidewood.kernel.core import NOTHING, Frame, Node, Result, Scope, number
from tidewood.kernel.core import REVEALED as SHOWN
from tidewood.kernel.decks import UNSEEN, card_of, outcomes, pool_of, settle
from tidewood.kernel.declare import Cursor, Held, OfNode, ToDo, option, part, question
from tidewood.kernel.rows import CANNOT, COUNTS, INSTEAD, THAT, Action, Change, bent, expire, fitting, lift, react, use

ACTION: Final = OfNode(INVADER_ACTION, "action")
INVADER_CARD_DRAWN: Final = option("invader-card", "invader {card}", card=part(INVADER_CARD))
LANDS: Final = ToDo(LAND)  # where the action of a card is still to come
IN_CARD: Final = Cursor(NUMBER)  # 0 while the lands of a card are gone through
CARDS_DONE: Final = Held(NUMBER)  # on the space of the action
LAST_STAGE: Final = 3
SHOWN_LANDS: Final = "shown-lands"  # under this name: what the card shows that brings an escalation


def shown(s: Island, card: int) -> list[int]:
    """The lands that an Invader card shows. Not to be changed."""
    if s.is_bent():
        return [place for place in s.map.lands if matches(s, card, place) and not s.is_absent(place)]
    mask = CARDS[card].mask
    return s.map.coast if mask == COASTAL else s.map.printed_on(mask)


DECK: Final = 8  # as a space that is skipped: no card is turned up


def is_skipped(s: Island, space: int) -> bool:
    """Whether what the cards of a space would do does not happen at all this turn."""
    return STEP_SKIPPED in s.hooks and any([row.rule.hook == STEP_SKIPPED and row.value == space for row in s.rows])


# -- in one land


class ExploreLand(Change[Island]):
    """An Explorer comes to the land. [SI-EXPLORE-03]"""

    asks = question("about.explore", here=HERE)
    hook = EXPLORES
    reaction_hook = EXPLORED

    def do(self, s: Island, f: Frame, n: int) -> Result:
        n = bent(s, f.scope, EXPLORER_COUNT, 1)
        towns = 0
        if EXPLORES_TOWN in s.hooks and n:
            rows = fitting(s, f.scope, EXPLORES_TOWN, COUNTS)
            if rows:
                use(s, rows[0])
                towns = 1
        place = f.scope.place
        s.add(place, EXPLORER, n - towns)
        if n > towns:
            s.tell(events.EXPLORED, (s.site(place), n - towns))
        if towns:
            s.add(place, TOWN)
            s.tell(events.ADDED, (TOWN, s.site(place), 1))
        new = Result(tuple([(EXPLORER, -1, place)] * (n - towns) + [(TOWN, -1, place)] * towns), n)
        came(s, f.scope, new)
        return new


class BuildLand(Change[Island]):
    """A City where there are more Towns than Cities, else a Town; exactly one. [SI-BUILD-03, SI-BUILD-04, SI-BUILD-05,
    SI-BUILD-06]
    """

    asks = question("about.build", here=HERE)
    hook = BUILDS
    reaction_hook = BUILT

    def do(self, s: Island, f: Frame, n: int) -> Result:
        place = f.scope.place
        kind = CITY if counted_in(s, place, (TOWN,)) > counted_in(s, place, (CITY,)) else TOWN
        n = 1
        if kind == CITY and BUILDS_CITY in s.hooks:
            if fitting(s, f.scope, BUILDS_CITY, INSTEAD):
                kind, n = TOWN, 2
            elif fitting(s, f.scope, BUILDS_CITY, CANNOT):
                s.tell(events.STOPPED, (BUILD, s.site(place)))
                return NOTHING
        new = NOTHING
        for _ in range(n):
            s.add(place, kind)
            s.tell(events.BUILT, (s.site(place), kind))
            new = new.plus(kind, -1, place)
        came(s, f.scope, new)
        return new


EXPLORE_LAND: Final = ExploreLand()
BUILD_LAND: Final = BuildLand()
# One single land is one Action.
IN_LAND: Final[dict[int, Action[Island]]] = {
    RAVAGE: Action(RAVAGE_LAND),  # SI-ACTION-02
    BUILD: Action(BUILD_LAND),
    EXPLORE: Action(EXPLORE_LAND),
}
HOOKS: Final = {RAVAGE: RAVAGES, BUILD: BUILDS, EXPLORE: EXPLORES}


# -- for each card


class Invade(Verb):
    """One kind of Invader action for every card on its space, the one that came first going first; in each land that
    qualifies, in the order the players like. [SI-INVADER-08, SI-INVADER-09, SI-INVADER-10, SI-INVADER-19]

    Whether a land qualifies is looked at when the lands are determined, and again when its turn comes.
    """

    says = to_land("{action} {land}", action=ACTION)
    asks = question("invade", action=ACTION)

    def __init__(self, action: int, space: int) -> None:
        self.action: Final = action
        self.space: Final = space
        self.skip: Final = SkipBoard(self)

    def run(self, s: Island, f: Frame) -> None:
        if IN_CARD.of(f) < 0:
            if CARDS_DONE.of(f) < 0 and is_skipped(s, self.space):
                return
            cards = s.spaces[self.space]
            if CARDS_DONE.of(f) < 0 and self.action == RAVAGE and cards and RAVAGES_BEGIN in s.hooks:
                s.push(CARDS_DONE.frame(self, f.scope, 0))
                react(s, Scope(-1, mode=EVENT_ACTION), RAVAGES_BEGIN, NOTHING)
                return
            done = max(CARDS_DONE.of(f), 0)
            if done < len(cards):
                lands = self.lands(s, cards[done])
                s.push(CARDS_DONE.frame(self, f.scope, done + 1))
                if TIMES in s.hooks:
                    times = {place: s.times_on(s.map.board[place]) for place in lands}
                    for turn in range(1, max(times.values(), default=0)):  # as often as time was poured there
                        again = LANDS.kept([p for p in lands if times[p] > turn])
                        s.push(CARDS_DONE.put(IN_CARD.frame(self, f.scope, 0, again), done))
                    lands = [place for place in lands if times[place]]
                todo = LANDS.kept(lands)
                skips = self.action == BUILD and SKIPS_BOARD in s.hooks and bool(lands)
                s.push(CARDS_DONE.put(IN_CARD.frame(self.skip if skips else self, f.scope, 0, todo), done))
                if self.action == EXPLORE and todo.size and EXPLORE_BEGINS in s.hooks:
                    react(s, f.scope.naming(THAT, todo), EXPLORE_BEGINS, NOTHING)
            return
        lands = [p for p in LANDS.of(f) if self.qualifies(s, p) and not self.skips(s, p)]  # SI-RAVAGE-21
        if not lands:
            return
        if self.action != RAVAGE and LAND_ORDER not in s.hooks:
            for place in reversed(lands):  # the order changes nothing
                s.push(Frame(IN_LAND[self.action], self.scope(place)))
            return
        self.ask(s, LANDS.put(f, lands), lands)

    def scope(self, place: int) -> Scope:
        return Scope(-1, place=place, mode=self.action)

    def answer(self, s: Island, f: Frame, option: int) -> None:
        rest = LANDS.without(f, option)
        if rest is not None:
            s.push(rest)
        s.push(Frame(IN_LAND[self.action], self.scope(option)))

    def lands(self, s: Island, card: int) -> list[int]:
        if self.action == EXPLORE and explores_widely(s, card):
            return [place for place in s.lands(0) if not s.buildings(place) and self.qualifies(s, place)]
        found = shown(s, card)
        if self.action == RAVAGE and RAVAGED_TOO in s.hooks:
            found = [p for p in s.lands(RAVAGE) if p in found or fitting(s, self.scope(p), RAVAGED_TOO, COUNTS)]
        return [place for place in found if self.qualifies(s, place)]

    def qualifies(self, s: Island, place: int) -> bool:
        """Ravage and Build need an Invader, Ravage one that takes part; Explore needs a source. [SI-RAVAGE-01,
        SI-RAVAGE-02, SI-BUILD-01, SI-BUILD-02]
        """
        if self.action == EXPLORE:
            return has_source(s, place)
        if self.action == RAVAGE:
            return in_ravage(s, self.scope(place), INVADERS) > 0
        if s.invaders(place):
            return True
        if BUILDS_EMPTY in s.hooks:
            return bool(fitting(s, self.scope(place), BUILDS_EMPTY, COUNTS))
        return False

    def shut(self, s: Island, f: Frame, place: int) -> Closed:
        card = s.spaces[self.space][max(CARDS_DONE.of(f), 0)]
        if place not in self.lands(s, card):
            return "no-pieces" if place in shown(s, card) else "not-on-card"
        return "no-effect" if self.skips(s, place) else "is-done"

    def skips(self, s: Island, place: int) -> bool:
        """Whether Invaders skip this Action in the land whatever comes before it, so that its turn in the order means
        nothing. [SI-RAVAGE-16]
        """
        hook = HOOKS[self.action]
        if hook not in s.hooks:
            return False
        rows = fitting(s, self.scope(place), hook, CANNOT)
        return any([row.rule.condition is None for row in rows])

    def children(self) -> list[Node[Island]]:
        return [IN_LAND[self.action], self.skip] if self.action == BUILD else [IN_LAND[self.action]]


class SkipBoard(Verb):
    """The players choose a board that the card skips."""

    says = SKIP_BOARD
    asks = question("skip-board")

    def __init__(self, step: Node[Island]) -> None:
        self.step: Final = step

    def run(self, s: Island, f: Frame) -> None:
        self.ask(s, f, sorted({s.map.board[place] for place in LANDS.of(f)}))

    def answer(self, s: Island, f: Frame, option: int) -> None:
        lands = [place for place in LANDS.of(f) if s.map.board[place] != option]
        s.push(IN_CARD.put(f, 0, LANDS.kept(lands), by=self.step))


class Reveal(Node[Island]):
    """Turn up the top Invader card for Explore; with none left the game is lost. [SI-EXPLORE-01, SI-LOSS-05]"""

    falls = INVADER_CARD_DRAWN
    asks = question("invader-card")

    def run(self, s: Island, f: Frame) -> None:
        if is_skipped(s, DECK):
            return
        if DECK_REACHES in s.hooks:
            s.push(f)
            if turn_up(s, DECK_REACHES, len(s.invader_deck)):
                return
            s.stack.pop()
        if MORE_CARDS in s.hooks:
            row = next(row for row in s.rows if row.rule.hook == MORE_CARDS)
            lift(s, row.serial)
            s.push(f)
        if not s.invader_deck:
            if not s.lost:
                s.lost = TIME_OUT
            s.judge()
            return
        if card_of(s.invader_deck[0]) == UNSEEN:
            cards, weights = outcomes(s.pools[pool_of(s.invader_deck[0])])
            s.chance(f, cards, weights)
        else:
            self.fell(s, f, card_of(s.invader_deck[0]))

    def fell(self, s: Island, f: Frame, outcome: int) -> None:
        if card_of(s.invader_deck[0]) == UNSEEN:
            settle(s.pools, s.invader_deck, 0, outcome, 0)
        s.invader_deck.pop(0)
        s.spaces[EXPLORE_SPACE].append(outcome)
        s.marks |= SHOWN
        s.tell(events.REVEALED, (outcome,))
        if REVEALED in s.hooks:
            react(s, Scope(-1, card=outcome), REVEALED, number(outcome))
        escalate(s, s.rules.escalations, outcome)  # SI-ADVERSARY-07 SI-ADVERSARY-09


def escalating(s: Island, card: int) -> int:
    """Whose escalation a card brings that is turned up: that of the adversary with its symbol, that of one which
    supports it with stage III; -1: none. [SI-ADVERSARY-07]
    """
    if explores_widely(s, card):
        return -1
    return 0 if CARDS[card].escalates else 1 if CARDS[card].stage == LAST_STAGE else -1


def escalate(s: Island, escalations: list[Node[Any] | None], card: int) -> None:
    """The escalation for a card, if its adversary has one at this time. [SI-ADVERSARY-08, SI-ADVERSARY-09]"""
    whose = escalating(s, card)
    escalation = escalations[whose] if 0 <= whose < len(escalations) else None
    if escalation is not None:
        s.tell(events.ESCALATION, ())
        s.push(Frame(escalation, Scope(-1, mode=ADVERSARY).naming(SHOWN_LANDS, number(CARDS[card].mask))))


class EscalateLate(Node[Island]):
    """After Exploring: the escalation that waits until then, for each card that was turned up."""

    def run(self, s: Island, f: Frame) -> None:
        for card in reversed(s.spaces[EXPLORE_SPACE]):
            escalate(s, s.rules.late_escalations, card)


class Advance(Node[Island]):
    """Every face-up card moves one space to the left, all at once; what held for the next normal Build or Explore ends
    if there was one. [SI-INVADER-14, SI-INVADER-15, SI-INVADER-16]
    """

    def run(self, s: Island, f: Frame) -> None:
        spaces = s.spaces
        over = [until for until, space in STEPS if spaces[space]]
        if has_extra_build(s):
            s.invader_discard.extend(spaces[EXTRA_BUILD_SPACE])
            spaces[EXTRA_BUILD_SPACE] = spaces[RAVAGE_SPACE]
        else:
            s.invader_discard.extend(spaces[RAVAGE_SPACE])
        stays = spaces[BUILD_SPACE] if CARD_STAYS in s.hooks else []
        spaces[RAVAGE_SPACE] = [] if stays else spaces[BUILD_SPACE]
        spaces[BUILD_SPACE] = [*stays, *spaces[EXPLORE_SPACE]]
        spaces[EXPLORE_SPACE] = []
        clear_extra_build(s)
        for until in over:
            expire(s, until)


STEPS: Final = ((NEXT_BUILD, BUILD_SPACE), (NEXT_EXPLORE, EXPLORE_SPACE))
RAVAGE_STEP: Final = Invade(RAVAGE, RAVAGE_SPACE)
BUILD_STEP: Final = Invade(BUILD, BUILD_SPACE)
EXPLORE_STEP: Final = Invade(EXPLORE, EXPLORE_SPACE)
EXTRA_BUILD_STEP: Final = Invade(BUILD, EXTRA_BUILD_SPACE)
REVEAL: Final = Reveal()
ADVANCE: Final = Advance()


def still_to_ravage(s: Island) -> list[int]:
    """In the middle of the Ravages: the lands whose turn comes, by this card and those after it."""
    frames = s.stack if s.choice is None else [*s.stack, s.choice.frame]
    found: list[int] = []
    for f in [f for f in reversed(frames) if f.node is RAVAGE_STEP]:
        if IN_CARD.of(f) >= 0:
            found += LANDS.of(f)
        elif CARDS_DONE.of(f) >= 0:
            cards = s.spaces[RAVAGE_STEP.space][CARDS_DONE.of(f) :]
            found += [place for card in cards for place in RAVAGE_STEP.lands(s, card)]
    return found
