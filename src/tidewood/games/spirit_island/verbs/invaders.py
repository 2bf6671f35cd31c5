"""What Invaders do: Ravage, Build, Explore, and the cards that say where."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island import events
from tidewood.games.spirit_island.fields import HERE, INVADER_ACTION, INVADER_CARD, LAND, NUMBER
from tidewood.games.spirit_island.hooks import (
    ADVERSARY,
    BUILD,
    BUILDS,
    BUILDS_CITY,
    BUILDS_EMPTY,
    BUILT,
    EXPLORE,
    EXPLORE_BEGINS,
    EXPLORED,
    EXPLORER_COUNT,
    EXPLORES,
    LAND_ORDER,
    RAVAGE,
    RAVAGES,
    REVEALED,
)
from tidewood.games.spirit_island.invader_cards import CARDS, COASTAL
from tidewood.games.spirit_island.pieces import CITY, EXPLORER, INVADERS, TERRAIN_SET, TOWN
from tidewood.games.spirit_island.state import (
    BUILD_SPACE,
    EXPLORE_SPACE,
    EXTRA_BUILD_GONE,
    EXTRA_BUILD_SPACE,
    RAVAGE_SPACE,
    TIME_OUT,
    Island,
)
from tidewood.games.spirit_island.verbs.ravage import RAVAGE_LAND, in_ravage
from tidewood.games.spirit_island.verbs.verb import Verb, to_land
from tidewood.kernel.core import NOTHING, Frame, Node, Result, Scope, number
from tidewood.kernel.core import REVEALED as SHOWN
from tidewood.kernel.decks import UNSEEN, card_of, outcomes, pool_of, settle
from tidewood.kernel.declare import Cursor, Held, OfNode, ToDo, option, part, question
from tidewood.kernel.ledger import note
from tidewood.kernel.rows import CANNOT, COUNTS, THAT, Action, Change, bent, fitting, react

ACTION: Final = OfNode(INVADER_ACTION, "action")
INVADER_CARD_DRAWN: Final = option("invader-card", "invader {card}", card=part(INVADER_CARD))
LANDS: Final = ToDo(LAND)  # where the action of a card is still to come
IN_CARD: Final = Cursor(NUMBER)  # 0 while the lands of a card are gone through
CARDS_DONE: Final = Held(NUMBER)  # on the space of the action


def matches(s: Island, card: int, place: int) -> bool:
    """Whether an Invader card shows this land. [SI-INVADER-08]"""
    mask = CARDS[card].mask
    return s.map.is_coastal[place] if mask == COASTAL else TERRAIN_SET.has(mask, s.map.terrain[place])  # SI-INVADER-13


def shown(s: Island, card: int) -> list[int]:
    return [place for place in s.map.lands if matches(s, card, place)]


def has_source(s: Island, place: int) -> bool:
    """Explorers come from a Town, a City or the Ocean, in the land or next to it. [SI-EXPLORE-02, SI-EXPLORE-04]"""
    if s.map.is_coastal[place] or s.buildings(place):
        return True
    for near in s.map.near[place]:
        if s.buildings(near):
            return True
    return False


# -- in one land


class ExploreLand(Change[Island]):
    """An Explorer comes to the land. [SI-EXPLORE-03]"""

    asks = question("about.explore", here=HERE)
    hook = EXPLORES
    reaction_hook = EXPLORED

    def do(self, s: Island, f: Frame, n: int) -> Result:
        n = bent(s, f.scope, EXPLORER_COUNT, 1)
        s.add(f.scope.place, EXPLORER, n)
        s.tell(events.EXPLORED, (s.site(f.scope.place), n))
        came = Result(tuple([(EXPLORER, -1, f.scope.place)] * n), n)
        note(s, "added", came)
        return came


class BuildLand(Change[Island]):
    """A City where there are more Towns than Cities, else a Town; exactly one. [SI-BUILD-03, SI-BUILD-04, SI-BUILD-05,
    SI-BUILD-06]
    """

    asks = question("about.build", here=HERE)
    hook = BUILDS
    reaction_hook = BUILT

    def do(self, s: Island, f: Frame, n: int) -> Result:
        place = f.scope.place
        kind = CITY if s.count(place, (TOWN,)) > s.count(place, (CITY,)) else TOWN
        if kind == CITY and BUILDS_CITY in s.hooks and fitting(s, f.scope, BUILDS_CITY, CANNOT):
            s.tell(events.STOPPED, (BUILD, s.site(place)))
            return NOTHING
        s.add(place, kind)
        s.tell(events.BUILT, (s.site(place), kind))
        came = NOTHING.plus(kind, -1, place)
        note(s, "added", came)
        return came


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

    def run(self, s: Island, f: Frame) -> None:
        if IN_CARD.of(f) < 0:
            done = max(CARDS_DONE.of(f), 0)
            cards = s.spaces[self.space]
            if done < len(cards):
                todo = LANDS.put(self.lands(s, cards[done]))
                s.push(Frame(self, f.scope, -1, done + 1))
                s.push(Frame(self, f.scope, 0, done, todo))
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
        self.ask(s, f.having(LANDS.put(lands)), lands)

    def scope(self, place: int) -> Scope:
        return Scope(-1, place=place, mode=self.action)

    def answer(self, s: Island, f: Frame, option: int) -> None:
        rest = LANDS.without(f, option)
        if rest is not None:
            s.push(rest)
        s.push(Frame(IN_LAND[self.action], self.scope(option)))

    def lands(self, s: Island, card: int) -> list[int]:
        return [place for place in shown(s, card) if self.qualifies(s, place)]

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
        return [IN_LAND[self.action]]


class Reveal(Node[Island]):
    """Turn up the top Invader card for Explore; with none left the game is lost. [SI-EXPLORE-01, SI-LOSS-05]"""

    falls = INVADER_CARD_DRAWN
    asks = question("invader-card")

    def run(self, s: Island, f: Frame) -> None:
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
        if CARDS[outcome].escalates and s.rules.escalation is not None:  # SI-ADVERSARY-07 SI-ADVERSARY-09
            s.tell(events.ESCALATION, ())
            s.push(Frame(s.rules.escalation, Scope(-1, mode=ADVERSARY)))


def has_extra_build(s: Island) -> bool:
    """Whether there is a Build space left of Ravage."""
    return s.rules.extra_build is not None and not s.notes[EXTRA_BUILD_GONE]


def clear_extra_build(s: Island) -> None:
    """The extra Build space goes when a card of the stage that ends it has come onto it."""
    extra = s.rules.extra_build
    if extra is None or not extra.until_stage or s.notes[EXTRA_BUILD_GONE]:
        return
    if any([CARDS[card].stage >= extra.until_stage for card in s.spaces[EXTRA_BUILD_SPACE]]):
        s.invader_discard.extend(s.spaces[EXTRA_BUILD_SPACE])
        s.spaces[EXTRA_BUILD_SPACE] = []
        s.notes[EXTRA_BUILD_GONE] = 1
        s.tell(events.TILE_GONE, ())


class Advance(Node[Island]):
    """Every face-up card moves one space to the left, all at once. [SI-INVADER-14, SI-INVADER-15, SI-INVADER-16]"""

    def run(self, s: Island, f: Frame) -> None:
        spaces = s.spaces
        if has_extra_build(s):
            s.invader_discard.extend(spaces[EXTRA_BUILD_SPACE])
            spaces[EXTRA_BUILD_SPACE] = spaces[RAVAGE_SPACE]
        else:
            s.invader_discard.extend(spaces[RAVAGE_SPACE])
        spaces[RAVAGE_SPACE] = spaces[BUILD_SPACE]
        spaces[BUILD_SPACE] = spaces[EXPLORE_SPACE]
        spaces[EXPLORE_SPACE] = []
        clear_extra_build(s)


RAVAGE_STEP: Final = Invade(RAVAGE, RAVAGE_SPACE)
BUILD_STEP: Final = Invade(BUILD, BUILD_SPACE)
EXPLORE_STEP: Final = Invade(EXPLORE, EXPLORE_SPACE)
EXTRA_BUILD_STEP: Final = Invade(BUILD, EXTRA_BUILD_SPACE)
REVEAL: Final = Reveal()
ADVANCE: Final = Advance()
