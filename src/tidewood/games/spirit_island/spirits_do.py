"""What Spirits gain, spend and choose: Energy, elements, cards, Presence."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.asking import Verb, together
from tidewood.games.spirit_island.filters import LandFilter
from tidewood.games.spirit_island.hooks import GROWTH_PRESENCE, REPEAT, REPEATED, SPIRIT
from tidewood.games.spirit_island.land import LOSE_PRESENCE
from tidewood.games.spirit_island.pieces import ELEMENTS, OCEAN
from tidewood.games.spirit_island.powers import MAJOR, MINOR, UNIQUE
from tidewood.games.spirit_island.registry import number_of
from tidewood.games.spirit_island.spirit import TRACKS
from tidewood.games.spirit_island.state import MAJOR_POOL, MINOR_POOL, Island
from tidewood.kernel.amounts import Amount
from tidewood.kernel.core import NOTHING, REVEALED, Frame, Node, Result, Scope, number
from tidewood.kernel.decks import UNSEEN, card_of, outcomes, pool_of, settle, slot
from tidewood.kernel.rows import THIS_TURN, Rule, lay

DRAWN: Final = 4  # cards to choose from, SI-GAIN-02


class Energy(Node[Island]):
    """Gain Energy. It stays until spent. [SI-ENERGY-03, SI-ENERGY-04]"""

    automatic = True

    def __init__(self, amount: Amount[Island]) -> None:
        self.amount: Final = amount

    def can(self, s: Island, f: Frame) -> bool:
        return self.amount.of(s, f) > 0

    def run(self, s: Island, f: Frame) -> None:
        n = self.amount.of(s, f)
        who = f.scope.chooser
        s.energy[who] += n
        s.result = number(n)
        if n:
            s.tell("energy", (who, n))

    def mentions(self) -> list[str]:
        return ["energy"]


class ExtraPlays(Node[Island]):
    """More cards may be played this turn."""

    automatic = True

    def __init__(self, n: int) -> None:
        self.n: Final = n

    def run(self, s: Island, f: Frame) -> None:
        s.extra_plays[f.scope.chooser] += self.n
        s.tell("plays", (f.scope.chooser, self.n))


# -- elements -------------------------------------------------------------------------------------------------------


class GainElements(Verb):
    """Gain so many different elements of choice, for this turn. They are named in order and never backwards."""

    def __init__(self, n: int, owned: bool = False, let: str = "") -> None:
        self.n: Final = n
        self.owned: Final = owned  # only elements one has at least one of
        self.let = let

    def options(self, s: Island, f: Frame) -> list[int]:
        who = f.scope.chooser
        left = f.cursor if f.cursor >= 0 else self.n
        found = [e for e in range(f.held + 1, 8) if not self.owned or s.elements[who * 8 + e]]
        return found[: len(found) - left + 1] if left and not self.owned else found

    def can(self, s: Island, f: Frame) -> bool:
        return bool(self.options(s, f))

    def run(self, s: Island, f: Frame) -> None:
        left = self.n if f.cursor < 0 else f.cursor
        s.result = f.got
        options = self.options(s, f) if left else []
        if options:
            self.ask(s, f.at(left), options)

    def answer(self, s: Island, f: Frame, option: int) -> None:
        who = f.scope.chooser
        s.elements[who * 8 + option] += 1
        s.tell("element", (who, option))
        s.push(Frame(self, f.scope, f.cursor - 1, option, f.got.plus(option, -1, who)))

    def notation(self, s: Island, f: Frame, option: int) -> str:
        return ELEMENTS[option]

    def refs(self, s: Island, f: Frame, option: int) -> list[str]:
        return [f"element:{ELEMENTS[option]}"]

    def mentions(self) -> list[str]:
        return ["element"]


class SameElements(Node[Island]):
    """The one whose Power it is gains the elements that were chosen."""

    def __init__(self, name: str) -> None:
        self.name: Final = name

    def run(self, s: Island, f: Frame) -> None:
        for e, _, _ in f.scope.named(self.name).things:
            s.elements[f.scope.owner * 8 + e] += 1
            s.tell("element", (f.scope.owner, e))


# -- cards ----------------------------------------------------------------------------------------------------------


class GainPower(Verb):
    """Gain a Power Card: choose the deck, see four, keep one; a Major costs a forgotten card. [SI-GAIN-01, SI-GAIN-02,
    SI-GAIN-03, SI-GAIN-04, SI-GAIN-05]
    """

    def __init__(self, kind: int = -1, draw: int = DRAWN, forget: bool = True, let: str = "") -> None:
        self.kind: Final = kind  # MINOR or MAJOR where there is no choice
        self.draw: Final = draw
        self.forget: Final = forget
        self.let = let

    def run(self, s: Island, f: Frame) -> None:
        who = f.scope.chooser
        s.result = NOTHING
        if s.rules.progression:
            take_next(s, f, who, self)
        elif self.kind >= 0:
            self.answer(s, f, self.kind)
        else:
            self.ask(s, f, [MINOR, MAJOR])

    def answer(self, s: Island, f: Frame, option: int) -> None:
        forget = option == MAJOR and self.forget
        s.push(Frame(KEEP_ONE, f.scope, self.draw, option | 16 if forget else option))

    def notation(self, s: Island, f: Frame, option: int) -> str:
        return "gain minor" if option == MINOR else "gain major"

    def mentions(self) -> list[str]:
        return ["power-card"]

    def children(self) -> list[Node[Island]]:
        return [KEEP_ONE, FORGET]


def take_next(s: Island, f: Frame, who: int, node: GainPower) -> None:
    """The next card of the power progression, without draw and choice. [SI-BEGINNER-07]"""
    cards = s.rules.progressions[who]
    if s.progress[who] >= len(cards):
        return
    card = cards[s.progress[who]]
    s.progress[who] += 1
    gain(s, who, card)
    if s.rules.power(card).kind == MAJOR and node.forget:
        s.push(Frame(FORGET, f.scope))


def gain(s: Island, who: int, card: int) -> None:
    s.hand[who] = sorted([*s.hand[who], card])
    s.tell("gained", (who, card))


class KeepOne(Verb):
    """Draw cards one by one, then keep one of them. cursor: how many to draw; held: the deck; got: the cards."""

    def run(self, s: Island, f: Frame) -> None:
        if f.cursor > 0:
            draw_power(s, f, f.held & 15)
            return
        cards = [thing[0] for thing in f.got.things]
        if cards:
            self.ask(s, f, sorted(cards))

    def fell(self, s: Island, f: Frame, outcome: int) -> None:
        kind = f.held & 15
        deck = s.minor_deck if kind == MINOR else s.major_deck
        if card_of(deck[0]) == UNSEEN:
            settle(s.pools, deck, 0, outcome, 0)
        deck.pop(0)
        cards = s.rules.minors if kind == MINOR else s.rules.majors
        s.marks |= REVEALED
        s.tell("drew", (f.scope.chooser, cards[outcome]))
        s.push(Frame(self, f.scope, f.cursor - 1, f.held, f.got.plus(cards[outcome], kind, -1)))

    def outcome_notation(self, s: Island, f: Frame, outcome: int) -> str:
        cards = s.rules.minors if f.held & 15 == MINOR else s.rules.majors
        return f"draw {s.rules.power(cards[outcome]).id}"

    def answer(self, s: Island, f: Frame, option: int) -> None:
        who = f.scope.chooser
        gain(s, who, option)
        discards = s.minor_discard if f.held & 15 == MINOR else s.major_discard
        rest = [thing[0] for thing in f.got.things if thing[0] != option]
        discards.extend(rest)
        s.result = Result(((option, f.held & 15, who), *[(card, f.held & 15, -1) for card in rest]), 1)
        if f.held & 16:
            s.push(Frame(KEEPING, f.scope, got=s.result))
            s.push(Frame(FORGET, f.scope))

    def notation(self, s: Island, f: Frame, option: int) -> str:
        return f"keep {s.rules.power(option).id}"

    def refs(self, s: Island, f: Frame, option: int) -> list[str]:
        return [f"card:{s.rules.power(option).id}"]


def draw_power(s: Island, f: Frame, kind: int) -> None:
    """Turn up the top card of a Power deck; an empty deck is made anew from its discard pile. [SI-SETUP-37]"""
    deck = s.minor_deck if kind == MINOR else s.major_deck
    pool = MINOR_POOL if kind == MINOR else MAJOR_POOL
    if not deck:
        cards = s.rules.minors if kind == MINOR else s.rules.majors
        discards = s.minor_discard if kind == MINOR else s.major_discard
        if not discards:  # nothing left to draw: the choice is among fewer
            s.push(Frame(f.node, f.scope, 0, f.held, f.got))
            return
        for card in discards:
            s.pools[pool][cards.index(card)] += 1
            deck.append(slot(pool))
        discards.clear()
        s.tell("reshuffled", (kind,))
    if card_of(deck[0]) == UNSEEN:
        cards, weights = outcomes(s.pools[pool_of(deck[0])])
        s.chance(f, cards, weights)
    else:
        f.node.fell(s, f, card_of(deck[0]))


class Keeping(Node[Island]):
    """Say again which card was gained, after another was forgotten. got: the gain."""

    def run(self, s: Island, f: Frame) -> None:
        s.result = f.got


class Forget(Verb):
    """Forget a Power Card from hand, play or discard pile. [SI-GAIN-06, SI-GAIN-07, SI-GAIN-08, SI-GAIN-09,
    SI-GAIN-10, SI-ELEMENT-06]
    """

    def options(self, s: Island, f: Frame) -> list[int]:
        who = f.scope.chooser
        return sorted([*s.hand[who], *s.play[who], *s.discard[who]])

    def can(self, s: Island, f: Frame) -> bool:
        return bool(self.options(s, f))

    def run(self, s: Island, f: Frame) -> None:
        options = self.options(s, f)
        s.result = NOTHING
        if options:
            self.ask(s, f, options)

    def answer(self, s: Island, f: Frame, option: int) -> None:
        forget(s, f.scope.chooser, option)
        s.result = NOTHING.plus(option, f.scope.chooser, -1)

    def notation(self, s: Island, f: Frame, option: int) -> str:
        return f"forget {s.rules.power(option).id}"

    def refs(self, s: Island, f: Frame, option: int) -> list[str]:
        return [f"card:{s.rules.power(option).id}"]

    def mentions(self) -> list[str]:
        return ["forget"]


def forget(s: Island, who: int, card: int) -> None:
    """A unique Power leaves the game, any other goes to the discard pile of its kind. [SI-GAIN-08, SI-GAIN-09]"""
    power = s.rules.power(card)
    if card in s.hand[who]:
        s.hand[who].remove(card)
    elif card in s.discard[who]:
        s.discard[who].remove(card)
    else:
        s.play[who].remove(card)
        s.add_elements(who, power.elements, -1)
    if power.kind == UNIQUE:
        s.forgotten[who] = sorted([*s.forgotten[who], card])
    elif power.kind == MINOR:
        s.minor_discard.append(card)
    else:
        s.major_discard.append(card)
    s.tell("forgot", (who, card))


class ReclaimAll(Node[Island]):
    """All cards of the own discard pile return to the hand. [SI-GAIN-12, SI-GAIN-13, SI-GAIN-14]"""

    automatic = True

    def run(self, s: Island, f: Frame) -> None:
        who = f.scope.chooser
        s.hand[who] = sorted([*s.hand[who], *s.discard[who]])
        s.discard[who] = []
        s.tell("reclaimed-all", (who,))


class Reclaim(Verb):
    """One card of the own discard pile returns to the hand."""

    def can(self, s: Island, f: Frame) -> bool:
        return bool(s.discard[f.scope.chooser])

    def run(self, s: Island, f: Frame) -> None:
        options = sorted(s.discard[f.scope.chooser])
        if options:
            self.ask(s, f, options)

    def answer(self, s: Island, f: Frame, option: int) -> None:
        who = f.scope.chooser
        s.discard[who].remove(option)
        s.hand[who] = sorted([*s.hand[who], option])
        s.tell("reclaimed", (who, option))

    def notation(self, s: Island, f: Frame, option: int) -> str:
        return f"reclaim {s.rules.power(option).id}"

    def refs(self, s: Island, f: Frame, option: int) -> list[str]:
        return [f"card:{s.rules.power(option).id}"]


KEEP_ONE: Final = KeepOne()
KEEPING: Final = Keeping()
FORGET: Final = Forget()


# -- Presence -------------------------------------------------------------------------------------------------------

FROM_ISLAND: Final = 64  # as a source of Presence: from this place of the island
FROM_DESTROYED: Final = 63


class AddPresence(Verb):
    """Add a Presence from a track, or move one that is on the island. [SI-PRESENCE-06, SI-PRESENCE-07, SI-GROWTH-06]

    First the source is chosen, then the land. `within` -1: anywhere; `here`: in the target land.
    """

    def __init__(
        self,
        within: int = -1,
        land: LandFilter | None = None,
        here: bool = False,
        anywhere: bool = False,
        let: str = "",
    ) -> None:
        self.within: Final = within
        self.land: Final = land
        self.here: Final = here
        self.anywhere: Final = anywhere  # against the rules of where this Spirit may be
        self.let = let

    def lands(self, s: Island, who: int, f: Frame) -> list[int]:
        """Where it may go: in range, of the right kind, and where this Spirit may be."""
        if self.here:
            places = [f.scope.place]
        else:
            places = list(range(s.map.size))
        found = [p for p in places if self.anywhere or may_be(s, who, p, f.scope.mode)]
        if self.land is not None:
            scope = Scope(who, place=f.scope.place, mode=f.scope.mode)
            found = [p for p in found if self.land.fits(s, p, scope)]
        if self.within >= 0:
            steps = s.steps(f.scope.mode)
            if s.rules.spirits[who].ocean:
                steps = s.map.distances((1 << len(s.map.boards)) - 1)
            own = s.places_of(who)
            found = [p for p in found if any([steps[o][p] <= self.within for o in own])]
        return found

    def sources(self, s: Island, who: int, f: Frame) -> list[int]:
        found = s.rules.spirits[who].can_uncover(s.uncovered[who])
        if s.destroyed[who] and f.scope.mode & 15 == SPIRIT and s.hooks >> GROWTH_PRESENCE & 1:
            if any([row.rule.hook == GROWTH_PRESENCE and row.owner == who for row in s.rows]):
                if s.healthy or s.energy[who]:
                    found = [*found, FROM_DESTROYED]
        return [*found, *[FROM_ISLAND + p for p in s.places_of(who)]]

    def can(self, s: Island, f: Frame) -> bool:
        who = f.scope.chooser
        return bool(self.lands(s, who, f)) and bool(self.sources(s, who, f))

    def run(self, s: Island, f: Frame) -> None:
        who = f.scope.chooser
        s.result = NOTHING
        lands = self.lands(s, who, f)
        if not lands:
            return
        if f.held < 0:
            sources = self.sources(s, who, f)
            if sources:
                self.ask(s, f, sources)
        else:
            self.ask(s, f, lands)

    def answer(self, s: Island, f: Frame, option: int) -> None:
        if f.held < 0:
            s.push(f.holding(option))
            return
        who = f.scope.chooser
        take_presence(s, who, f.held)
        s.add_presence(who, option)
        origin = f.held - FROM_ISLAND if f.held >= FROM_ISLAND else -1
        if origin >= 0:
            s.tell("presence-moved", (who, s.site(origin), s.site(option)))
        else:
            s.tell("presence", (who, s.site(option)))
        s.result = NOTHING.plus(who, origin, option)

    def notation(self, s: Island, f: Frame, option: int) -> str:
        if f.held >= 0:
            return f"presence {s.map.names[option]}"
        if option >= FROM_ISLAND:
            return f"from {s.map.names[option - FROM_ISLAND]}"
        if option == FROM_DESTROYED:
            return "from destroyed"
        return f"from {TRACKS[s.rules.spirits[f.scope.chooser].spaces[option].track]}"

    def refs(self, s: Island, f: Frame, option: int) -> list[str]:
        if f.held >= 0:
            return [f"land:{s.map.names[option]}"]
        if option >= FROM_ISLAND:
            return [f"land:{s.map.names[option - FROM_ISLAND]}"]
        return [] if option == FROM_DESTROYED else [f"space:{option}"]

    def mentions(self) -> list[str]:
        return ["add", "presence"]


def may_be(s: Island, who: int, place: int, mode: int = SPIRIT) -> bool:
    """Whether this Spirit's Presence may go there: to lands, by a Power to an Ocean that counts as one, and some
    Spirits elsewhere.
    """
    if s.rules.spirits[who].ocean:
        return s.map.terrain[place] == OCEAN or s.map.is_coastal[place]
    return s.map.terrain[place] != OCEAN or bool(s.oceans(mode) >> s.map.board[place] & 1)


def take_presence(s: Island, who: int, source: int) -> None:
    """Presence leaves a track, the destroyed ones, or a place of the island."""
    if source >= FROM_ISLAND:
        s.add_presence(who, source - FROM_ISLAND, -1)
    elif source == FROM_DESTROYED:
        s.destroyed[who] -= 1
        if not s.healthy:
            s.energy[who] -= 1
    else:
        uncover(s, who, source)


def uncover(s: Island, who: int, space: int) -> None:
    """A space of a track is uncovered, and what it gives lasting counts at once. [SI-ELEMENT-07, SI-PRESENCE-13]"""
    s.uncovered[who] |= 1 << space
    found = s.rules.spirits[who].spaces[space]
    s.add_elements(who, found.elements)
    s.loose[who] += found.any_element


class ReturnPresence(Verb):
    """Add destroyed Presence to the land, up to so many."""

    def __init__(self, n: int, let: str = "") -> None:
        self.n: Final = n
        self.let = let

    def can(self, s: Island, f: Frame) -> bool:
        who = f.scope.chooser
        return s.destroyed[who] > 0 and f.scope.place >= 0 and may_be(s, who, f.scope.place, f.scope.mode)

    def run(self, s: Island, f: Frame) -> None:
        who = f.scope.chooser
        n = min(self.n, s.destroyed[who]) if self.can(s, f) else 0
        s.result = number(n)
        if n:
            s.destroyed[who] -= n
            s.add_presence(who, f.scope.place, n)
            s.tell("presence-returned", (who, s.site(f.scope.place), n))

    def mentions(self) -> list[str]:
        return ["add", "presence"]


class DestroyPresence(Verb):
    """Destroy one of one's own Presence, anywhere or within range of the land. cursor: how many still."""

    def __init__(self, amount: Amount[Island], within: int = -1, here: bool = False) -> None:
        self.amount: Final = amount
        self.within: Final = within  # of the place of the effect
        self.here: Final = here

    def places(self, s: Island, f: Frame) -> list[int]:
        places = s.places_of(f.scope.chooser)
        if self.here:
            return [place for place in places if place == f.scope.place]
        if self.within >= 0:
            steps = s.steps(f.scope.mode)
            places = [place for place in places if steps[f.scope.place][place] <= self.within]
        return places

    def can(self, s: Island, f: Frame) -> bool:
        return bool(self.places(s, f))

    def run(self, s: Island, f: Frame) -> None:
        left = self.amount.of(s, f) if f.cursor < 0 else f.cursor
        got = NOTHING if f.cursor < 0 else together(f.got, s.result)
        s.result = got
        places = self.places(s, f) if left > 0 else []
        if places:
            self.ask(s, Frame(self, f.scope, left, -1, got), places)

    def answer(self, s: Island, f: Frame, option: int) -> None:
        if f.cursor > 1:
            s.push(f.at(f.cursor - 1))
        s.result = NOTHING
        s.push(Frame(LOSE_PRESENCE, f.scope.at(option), held=f.scope.chooser))

    def notation(self, s: Island, f: Frame, option: int) -> str:
        return f"destroy presence {s.map.names[option]}"

    def refs(self, s: Island, f: Frame, option: int) -> list[str]:
        return [f"land:{s.map.names[option]}"]

    def mentions(self) -> list[str]:
        return ["destroy", "presence"]

    def children(self) -> list[Node[Island]]:
        return [LOSE_PRESENCE]


class PresenceToTrack(Verb):
    """Presence returns from the island to a track: it covers the last uncovered space, which gives nothing any more;
    never one that was open from the beginning. [SI-PRESENCE-15]
    """

    def spaces(self, s: Island, who: int) -> list[int]:
        """The last uncovered space of each track."""
        spirit = s.rules.spirits[who]
        uncovered = s.uncovered[who]
        inner = {space.before for i, space in enumerate(spirit.spaces) if uncovered >> i & 1}
        return [i for i, space in enumerate(spirit.spaces) if uncovered >> i & 1 and not space.start and i not in inner]

    def can(self, s: Island, f: Frame) -> bool:
        who = f.scope.chooser
        return s.present(who, f.scope.place) > 0 and bool(self.spaces(s, who))

    def run(self, s: Island, f: Frame) -> None:
        if self.can(s, f):
            self.ask(s, f, self.spaces(s, f.scope.chooser))

    def answer(self, s: Island, f: Frame, option: int) -> None:
        who = f.scope.chooser
        space = s.rules.spirits[who].spaces[option]
        s.add_presence(who, f.scope.place, -1)
        s.uncovered[who] &= ~(1 << option)
        s.add_elements(who, space.elements, -1)
        s.loose[who] = max(s.loose[who] - space.any_element, 0)
        s.tell("presence-to-track", (who, s.site(f.scope.place)))

    def notation(self, s: Island, f: Frame, option: int) -> str:
        return f"to {TRACKS[s.rules.spirits[f.scope.chooser].spaces[option].track]}"


class MoveSacredSite(Verb):
    """Move a Sacred Site of one's own from the land to one next to it: exactly two Presence. [SI-PRESENCE-08]"""

    def can(self, s: Island, f: Frame) -> bool:
        return s.present(f.scope.chooser, f.scope.place) >= 2

    def run(self, s: Island, f: Frame) -> None:
        if self.can(s, f):
            near = s.adjacent(f.scope.place, f.scope.mode)
            self.ask(s, f, [place for place in near if may_be(s, f.scope.chooser, place)])

    def answer(self, s: Island, f: Frame, option: int) -> None:
        who = f.scope.chooser
        s.add_presence(who, f.scope.place, -2)
        s.add_presence(who, option, 2)
        s.tell("presence-moved", (who, s.site(f.scope.place), s.site(option)))

    def notation(self, s: Island, f: Frame, option: int) -> str:
        return f"sacred site {s.map.names[f.scope.place]}→{s.map.names[option]}"


# -- rights and rules -----------------------------------------------------------------------------------------------


class ThisTurn(Node[Island]):
    """A rule is in force until the turn ends: in the land, or for the Spirit that chooses."""

    def __init__(
        self, rule: Rule[Island], here: bool = False, uses: int = -1, value: int = 0, for_owner: bool = False
    ) -> None:
        self.rule: Final = rule
        self.here: Final = here
        self.uses: Final = uses
        self.value: Final = value
        self.for_owner: Final = for_owner

    def run(self, s: Island, f: Frame) -> None:
        scope = f.scope
        if self.rule.hook == REPEAT and scope.mode & REPEATED:  # a repeat causes no further one, SI-POWER-34
            return
        who = scope.owner if self.for_owner else scope.chooser
        lay(s, self.rule, who, scope.place if self.here else -1, THIS_TURN, self.uses, self.value)
        s.tell("rule", (number_of(self.rule), who, s.site(scope.place) if self.here else -1))

    def mentions(self) -> list[str]:
        return []

    def children(self) -> list[Node[Island]]:
        return []


