"""What is done to lands: Defend, Blight, new pieces."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.asking import STOP, Verb
from tidewood.games.spirit_island.filters import LandFilter
from tidewood.games.spirit_island.hooks import (
    BLIGHT_ACTION,
    BLIGHT_ADDED,
    BLIGHT_CAME,
    BLIGHT_FLIPS,
    CASCADES,
    PRESENCE_DESTROYED,
)
from tidewood.games.spirit_island.pieces import BLIGHT, PIECES
from tidewood.games.spirit_island.state import BLIGHT_POOL, BLIGHTED, Island
from tidewood.kernel.amounts import Amount
from tidewood.kernel.combine import RECALL
from tidewood.kernel.core import NOTHING, REVEALED, Frame, Node, Result, Scope, number
from tidewood.kernel.decks import outcomes
from tidewood.kernel.ledger import note
from tidewood.kernel.rows import CANNOT, Change, bent, fitting

TAKEN: Final = "taken"  # under this name: lands that other players have chosen
LITTLE_BLIGHT: Final = 2  # for each player, on a card that a solo player may replace
KEEP, REPLACE = range(2)
HARMLESS_BLIGHT: Final = 1  # destroys no Presence and does not cascade; as the cursor of AddBlight


class Defend(Node[Island]):
    """Defend in the land for this turn; several add up. [SI-DEFEND-01, SI-DEFEND-03, SI-DEFEND-04]"""

    def __init__(self, amount: Amount[Island]) -> None:
        self.amount: Final = amount

    def can(self, s: Island, f: Frame) -> bool:
        return f.scope.place >= 0 and self.amount.of(s, f) > 0

    def run(self, s: Island, f: Frame) -> None:
        n = self.amount.of(s, f)
        s.result = number(n)
        if n > 0 and f.scope.place >= 0:
            s.defend[f.scope.place] += n
            s.tell("defend", (s.site(f.scope.place), n))

    def mentions(self) -> list[str]:
        return ["defend"]


class ShiftDefend(Node[Island]):
    """Defend goes along with pieces that moved: so much each."""

    def __init__(self, name: str, n: int) -> None:
        self.name: Final = name
        self.n: Final = n

    def run(self, s: Island, f: Frame) -> None:
        for _, origin, to in f.scope.named(self.name).things:
            n = min(self.n, s.defend[origin])
            s.defend[origin] -= n
            s.defend[to] += n
            s.tell("defend", (s.site(to), n))


class Add(Node[Island]):
    """Add pieces from the supply to the land."""

    def __init__(self, amount: Amount[Island], kind: int, let: str = "") -> None:
        self.amount: Final = amount
        self.kind: Final = kind
        self.let: Final = let

    def can(self, s: Island, f: Frame) -> bool:
        return f.scope.place >= 0 and self.amount.of(s, f) > 0

    def run(self, s: Island, f: Frame) -> None:
        n = self.amount.of(s, f)
        s.add(f.scope.place, self.kind, n)
        s.tell("added", (self.kind, s.site(f.scope.place), n))
        s.result = Result(tuple([(self.kind, -1, f.scope.place)] * n), n)
        note(s, "added", s.result)

    def result_name(self) -> str:
        return self.let

    def mentions(self) -> list[str]:
        return ["add", PIECES[self.kind]]


class AddBlight(Change[Island]):
    """A Blight from the pool comes to the land. It destroys a Presence of every Spirit there and cascades where Blight
    already was. [SI-BLIGHT-01, SI-BLIGHT-04, SI-BLIGHT-05, SI-BLIGHT-06, SI-BLIGHT-07, SI-BLIGHT-08]
    """

    hook = BLIGHT_ADDED
    reaction_hook = BLIGHT_CAME

    def can(self, s: Island, f: Frame) -> bool:
        return f.scope.place >= 0

    def about(self, s: Island, f: Frame) -> Result:
        return NOTHING.plus(BLIGHT, -1, f.scope.place)

    def do(self, s: Island, f: Frame, n: int) -> Result:
        place = f.scope.place
        if s.blight_pool <= 0:  # none is left to add: the game is lost as soon as this Action ends
            return NOTHING
        had = s.blight(place)
        s.add(place, BLIGHT)
        s.tell("blight", (s.site(place),))
        came = NOTHING.plus(BLIGHT, -1, place)
        note(s, "blight", came)
        if f.held != HARMLESS_BLIGHT:
            if had:
                s.push(Frame(CASCADE, f.scope))
            for who in range(s.players):
                if s.present(who, place):
                    s.push(Frame(LOSE_PRESENCE, f.scope, held=who))
        take_blight(s)
        return came

    def mentions(self) -> list[str]:
        return ["add", "blight"]

    def children(self) -> list[Node[Island]]:
        return [CASCADE, LOSE_PRESENCE, FLIP]


def take_blight(s: Island) -> None:
    """One Blight leaves the pool. An empty Healthy card flips; the last Blight after that loses. [SI-BLIGHT-17,
    SI-LOSS-02, SI-LOSS-03]
    """
    s.blight_pool -= 1
    if s.blight_pool > 0:
        return
    if s.rules.has_blight_card and s.healthy:
        s.push(Frame(FLIP, s.rules.table))
    elif not s.lost:
        s.lost = BLIGHTED


class Cascade(Verb):
    """Blight where Blight was: one more into a land next to it, of the players' choice, and on from there.
    [SI-BLIGHT-08, SI-BLIGHT-09, SI-BLIGHT-10]
    """

    def run(self, s: Island, f: Frame) -> None:
        if s.hooks >> CASCADES & 1 and fitting(s, f, CASCADES, CANNOT):
            return
        lands = s.adjacent(f.scope.place, f.scope.mode)
        if lands:
            self.ask(s, f, lands)

    def answer(self, s: Island, f: Frame, option: int) -> None:
        s.tell("cascade", (s.site(f.scope.place), s.site(option)))
        s.push(Frame(ADD_BLIGHT, f.scope.from_origin(f.scope.place).at(option)))

    def notation(self, s: Island, f: Frame, option: int) -> str:
        return f"cascade {s.map.names[f.scope.place]}→{s.map.names[option]}"

    def refs(self, s: Island, f: Frame, option: int) -> list[str]:
        return [f"land:{s.map.names[option]}", "piece:blight"]


class LosePresence(Change[Island]):
    """One Presence of a Spirit (held) in the land is destroyed and put beside the island. [SI-PRESENCE-09]"""

    hook = PRESENCE_DESTROYED

    def about(self, s: Island, f: Frame) -> Result:
        return NOTHING.plus(f.held, f.scope.place, -1)

    def do(self, s: Island, f: Frame, n: int) -> Result:
        if not s.present(f.held, f.scope.place):
            return NOTHING
        s.add_presence(f.held, f.scope.place, -1)
        s.destroyed[f.held] += 1
        s.tell("presence-destroyed", (f.held, s.site(f.scope.place)))
        gone = NOTHING.plus(f.held, f.scope.place, -1)
        note(s, "presence-destroyed", gone)
        return gone


class Flip(Node[Island]):
    """The Blight card shows its other side, which nobody knew, and gets new Blight. [SI-BLIGHT-17, SI-SETUP-33]"""

    def run(self, s: Island, f: Frame) -> None:
        if not s.healthy:
            return
        cards, weights = outcomes(s.pools[BLIGHT_POOL])
        s.chance(f, cards, weights)

    def fell(self, s: Island, f: Frame, outcome: int) -> None:
        s.pools[BLIGHT_POOL][outcome] -= 1
        s.marks |= REVEALED
        thin = s.rules.blight_cards[outcome].per_player <= LITTLE_BLIGHT
        if thin and s.players == 1 and any(s.pools[BLIGHT_POOL]):
            s.push(Frame(REPLACE_CARD, f.scope, held=outcome))
        else:
            turn_over(s, outcome)

    def outcome_notation(self, s: Island, f: Frame, outcome: int) -> str:
        return f"blight {s.rules.blight_cards[outcome].id}"

    def children(self) -> list[Node[Island]]:
        return [REPLACE_CARD]


def turn_over(s: Island, card: int) -> None:
    """The island is blighted, and this is its card."""
    s.healthy = 0
    s.blight_card = card
    found = s.rules.blight_cards[card]
    s.blight_pool += bent(s, s.asking(-1), BLIGHT_FLIPS, found.per_player * s.players)
    s.tell("blighted", (card, s.blight_pool))
    if found.at_once is not None:  # SI-BLIGHT-20
        s.push(Frame(found.at_once, Scope(-1, mode=BLIGHT_ACTION)))


class ReplaceCard(Verb):
    """In a solo game a Blight card with little Blight may be replaced by another, as often as one turns up. held: the
    card. [SI-SOLO-01]
    """

    def run(self, s: Island, f: Frame) -> None:
        self.ask(s, f, [KEEP, REPLACE])

    def answer(self, s: Island, f: Frame, option: int) -> None:
        if option == KEEP:
            turn_over(s, f.held)
        else:
            s.blight_cards = [*s.blight_cards, f.held]
            s.tell("blight-replaced", (f.held,))
            s.push(Frame(FLIP, f.scope))

    def notation(self, s: Island, f: Frame, option: int) -> str:
        return f"{'keep' if option == KEEP else 'replace'} {s.rules.blight_cards[f.held].id}"


REPLACE_CARD: Final = ReplaceCard()
FLIP: Final = Flip()
CASCADE: Final = Cascade()
LOSE_PRESENCE: Final = LosePresence()
ADD_BLIGHT: Final = AddBlight()


class Blights(Node[Island]):
    """Add so many Blight to the land, one after another."""

    def __init__(self, amount: Amount[Island]) -> None:
        self.amount: Final = amount

    def can(self, s: Island, f: Frame) -> bool:
        return f.scope.place >= 0

    def run(self, s: Island, f: Frame) -> None:
        for _ in range(self.amount.of(s, f)):
            s.push(Frame(ADD_BLIGHT, f.scope))

    def mentions(self) -> list[str]:
        return ["add", "blight"]

    def children(self) -> list[Node[Island]]:
        return [ADD_BLIGHT, CASCADE]


class HealBlight(Node[Island]):
    """Remove Blight from the land, back to the pool. [SI-BLIGHT-14, SI-BLIGHT-15]"""

    def __init__(self, amount: Amount[Island]) -> None:
        self.amount: Final = amount

    def can(self, s: Island, f: Frame) -> bool:
        return f.scope.place >= 0 and s.blight(f.scope.place) > 0

    def run(self, s: Island, f: Frame) -> None:
        n = min(self.amount.of(s, f), s.blight(f.scope.place))
        for _ in range(n):
            s.take(f.scope.place, BLIGHT)
            s.blight_pool += 1
        s.result = number(n)
        if n:
            s.tell("healed", (s.site(f.scope.place), n))
            note(s, "removed", Result(tuple([(BLIGHT, f.scope.place, -1)] * n), n))

    def mentions(self) -> list[str]:
        return ["remove", "blight"]


# -- choosing lands -------------------------------------------------------------------------------------------------


class ALand(Verb):
    """In a land of the chooser's choice that fits: the part. The land the effect came from becomes its origin.

    `within`: so far from the chooser's Presence at most. `optional`: no land at all may be chosen.
    """

    def __init__(
        self,
        land: LandFilter,
        part: Node[Island],
        near: bool = False,
        within: int = -1,
        optional: bool = False,
        different: bool = False,
    ) -> None:
        self.land: Final = land
        self.part: Final = part
        self.near: Final = near  # the target land or one next to it
        self.within: Final = within
        self.optional: Final = optional
        self.different: Final = different  # not one that another player has taken

    def lands(self, s: Island, f: Frame) -> list[int]:
        scope = f.scope
        if self.near:
            lands = [scope.place, *s.adjacent(scope.place, scope.mode)]
        else:
            lands = s.lands(scope.mode)
        if self.different:
            taken = [to for _, _, to in scope.named(TAKEN).things]
            lands = [land for land in lands if land not in taken]
        found: list[int] = []
        for land in lands:
            if self.land.fits(s, land, scope) and self.part.can(s, Frame(self.part, self.inner(f, land).scope)):
                found.append(land)
        if self.within >= 0:
            steps = s.steps(scope.mode)
            own = s.places_of(scope.owner)
            found = [land for land in found if any([steps[p][land] <= self.within for p in own])]
        return found

    def inner(self, f: Frame, land: int) -> Frame:
        return Frame(self.part, f.scope.from_origin(f.scope.place).at(land))

    def can(self, s: Island, f: Frame) -> bool:
        return bool(self.lands(s, f))

    def run(self, s: Island, f: Frame) -> None:
        lands = self.lands(s, f)
        s.result = NOTHING
        if lands:
            self.ask(s, f, [*lands, STOP] if self.optional else lands)

    def answer(self, s: Island, f: Frame, option: int) -> None:
        if option == STOP:
            return
        if self.different:
            s.push(Frame(RECALL, f.scope, got=NOTHING.plus(0, -1, option)))
        s.push(self.inner(f, option))

    def notation(self, s: Island, f: Frame, option: int) -> str:
        return "stop" if option == STOP else s.map.names[option]

    def refs(self, s: Island, f: Frame, option: int) -> list[str]:
        return [] if option == STOP else [f"land:{s.map.names[option]}"]

    def mentions(self) -> list[str]:
        return []

    def children(self) -> list[Node[Island]]:
        return [self.part]


class EachLand(Node[Island]):
    """In each land that fits: the part, each its own Action. [SI-ACTION-04]"""

    def __init__(self, land: LandFilter, part: Node[Island], adjacent: bool = False, same_board: bool = False) -> None:
        self.land: Final = land
        self.part: Final = part
        self.adjacent: Final = adjacent  # only lands next to the target land
        self.same_board: Final = same_board  # only other lands of its board

    def lands(self, s: Island, f: Frame) -> list[int]:
        scope = f.scope
        if self.adjacent:
            lands = s.adjacent(scope.place, scope.mode)
        else:
            lands = s.lands(scope.mode)
        if self.same_board:
            lands = [p for p in lands if s.map.board[p] == s.map.board[scope.place] and p != scope.place]
        return [land for land in lands if self.land.fits(s, land, scope)]

    def can(self, s: Island, f: Frame) -> bool:
        for land in self.lands(s, f):
            if self.part.can(s, Frame(self.part, f.scope.at(land))):
                return True
        return False

    def run(self, s: Island, f: Frame) -> None:
        for land in reversed(self.lands(s, f)):
            s.push(Frame(self.part, f.scope.at(land)))

    def children(self) -> list[Node[Island]]:
        return [self.part]


class InLandsOf(Node[Island]):
    """In each land that something named went to: the part."""

    def __init__(self, name: str, part: Node[Island]) -> None:
        self.name: Final = name
        self.part: Final = part

    def run(self, s: Island, f: Frame) -> None:
        lands: list[int] = []
        for _, _, to in f.scope.named(self.name).things:
            if to >= 0 and to not in lands:
                lands.append(to)
        for land in reversed(lands):
            s.push(Frame(self.part, f.scope.at(land)))

    def children(self) -> list[Node[Island]]:
        return [self.part]
