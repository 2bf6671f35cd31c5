"""What only Events do."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.conditions.lands import LandFilter
from tidewood.games.spirit_island.fields import BOARD_HERE, NUMBER, POWER, TERRAIN
from tidewood.games.spirit_island.hooks import (
    ALL_FAST,
    BUILD,
    EVENT_AGAIN,
    EXPLORE,
    EXPLORES,
    RAVAGE,
)
from tidewood.games.spirit_island.invader_cards import CARDS, COASTAL
from tidewood.games.spirit_island.pieces import (
    INVADERS,
    MORTAL,
    OCEAN,
    TERRAIN_SET,
    TERRAINS,
    Kinds,
    damage_of,
    kind_of,
    strife_of,
)
from tidewood.games.spirit_island.registry import register
from tidewood.games.spirit_island.state import ODD_PLACE, ODD_SHAPE, Island
from tidewood.games.spirit_island.verbs.at_time import bonus
from tidewood.games.spirit_island.verbs.blight import LOSE_PRESENCE, WHOSE
from tidewood.games.spirit_island.verbs.damage import DEALT, STRENGTH_NAMED
from tidewood.games.spirit_island.verbs.invaders import BUILD_STEP, IN_LAND, RAVAGE_STEP
from tidewood.games.spirit_island.verbs.piece_changes import DESTROY_PIECE, HURT_PIECE
from tidewood.games.spirit_island.verbs.powers import INNATE, SLOW, begin_use, power_of
from tidewood.games.spirit_island.verbs.ravage import DAMAGE_DEALT, HURT_LAND
from tidewood.games.spirit_island.verbs.verb import STOP, Verb, to_land
from tidewood.games.spirit_island.view import Closed
from tidewood.kernel.amounts import Amount
from tidewood.kernel.core import NOTHING, Frame, Node, Scope, number
from tidewood.kernel.declare import Cursor, Held, option, part, question
from tidewood.kernel.ledger import noted
from tidewood.kernel.rows import CANNOT, COUNTS, INSTEAD, THAT, THIS_TURN, Rule, fitting, lay

COUNTED: Final = "counted"  # under this name: how many there were in the land at the beginning
TURNS: Final = Cursor(NUMBER)
BEFORE: Final = Held(NUMBER)


class EachLandCounted(Node[Island]):
    """In each land that fits: the part, with how many pieces of these kinds there were before anything moved."""

    def __init__(self, kinds: Kinds, land: LandFilter, part: Node[Island]) -> None:
        self.kinds: Final = kinds
        self.land: Final = land
        self.part: Final = part

    def run(self, s: Island, f: Frame) -> None:
        for place in reversed(s.lands(f.scope.mode)):
            n = s.count(place, self.kinds)
            if n and self.land.fits(s, place, f.scope):
                s.push(Frame(self.part, f.scope.at(place).naming(COUNTED, number(n))))

    def children(self) -> list[Node[Island]]:
        return [self.part]


class ForEachPiece(Node[Island]):
    """The part once for each piece of these kinds in the land; whenever it has destroyed such pieces, what
    follows.
    """

    def __init__(self, kinds: Kinds, part: Node[Island], fallen: Kinds, follows: Node[Island]) -> None:
        self.kinds: Final = kinds
        self.part: Final = part
        self.victims: Final = fallen
        self.follows: Final = follows

    def count(self, s: Island, place: int) -> int:
        destroyed = noted(s, "destroyed").things
        return sum([kind_of(shape) in self.victims and where == place for shape, where, _ in destroyed])

    def run(self, s: Island, f: Frame) -> None:
        place = f.scope.place
        left = s.count(place, self.kinds) if TURNS.of(f) < 0 else TURNS.of(f)
        fallen = self.count(s, place)
        if left > 0:
            s.push(BEFORE.put(TURNS.frame(self, f.scope, left - 1), fallen))
            s.push(Frame(self.part, f.scope))
        if BEFORE.of(f) >= 0 and fallen > BEFORE.of(f):
            s.push(Frame(self.follows, f.scope))

    def children(self) -> list[Node[Island]]:
        return [self.part, self.follows]


class CheckHealth(Node[Island]):
    """Pieces whose damage reaches their Health, now that this is less, are destroyed at once. [SI-DAMAGE-13]"""

    def run(self, s: Island, f: Frame) -> None:
        for entry in reversed(s.odd):
            place, shape = ODD_PLACE.of(entry), ODD_SHAPE.of(entry)
            if kind_of(shape) < MORTAL and damage_of(shape) and s.left(place, shape) <= 0:
                s.push(DESTROY_PIECE.frame(f.scope.at(place), shape))

    def children(self) -> list[Node[Island]]:
        return [DESTROY_PIECE]


class DamageStrifed(Node[Island]):
    """Every Invader of the land with Strife takes so much damage; without an amount, as much as it has Strife."""

    def __init__(self, amount: Amount[Island] | None = None) -> None:
        self.amount: Final = amount

    def run(self, s: Island, f: Frame) -> None:
        for shape in reversed(s.every_piece(f.scope.place, INVADERS)):
            if strife_of(shape):
                n = strife_of(shape) if self.amount is None else self.amount.of(s, f.scope)
                s.push(HURT_PIECE.frame(f.scope, shape, n))

    def mentions(self) -> list[str]:
        return ["damage"]

    def children(self) -> list[Node[Island]]:
        return [HURT_PIECE]


class LosePresenceHere(Node[Island]):
    """Every Spirit with Presence in the land loses one there."""

    def run(self, s: Island, f: Frame) -> None:
        for who in range(s.players):
            if s.present(who, f.scope.place):
                s.push(WHOSE.frame(LOSE_PRESENCE, f.scope, who))

    def children(self) -> list[Node[Island]]:
        return [LOSE_PRESENCE]


class DamageAll(Node[Island]):
    """Damage to the Invaders of a land and to the land itself; Defend lessens both."""

    def __init__(self, amount: Amount[Island]) -> None:
        self.amount: Final = amount

    def run(self, s: Island, f: Frame) -> None:
        n = max(self.amount.of(s, f.scope) - s.defence(f.scope.place), 0)
        if n:
            s.push(DAMAGE_DEALT.frame(HURT_LAND, f.scope, n))
            s.push(Frame(DEALT[INVADERS], f.scope.naming(STRENGTH_NAMED, number(n))))

    def mentions(self) -> list[str]:
        return ["damage"]

    def children(self) -> list[Node[Island]]:
        return [HURT_LAND, DEALT[INVADERS]]


# -- Powers


class UseSlowNow(Verb):
    """A Slow Power may be used now instead of later; it is used up by that."""

    says = option("use", "use {card}", card=part(POWER))
    stops = option("use-no-slow", "stop")
    asks = question("use-slow-early", by_card=True)

    def powers(self, s: Island, who: int) -> list[int]:
        if ALL_FAST in s.hooks:
            return []
        slow = [i for i in [*s.play[who], *s.rules.innates[who]] if power_of(i).speed == SLOW and i not in s.used[who]]
        ready = [i for i in slow if power_of(i).kind != INNATE or power_of(i).is_met(s, who)]
        return [i for i in ready if power_of(i).target.targets(s, who)]

    def can(self, s: Island, scope: Scope) -> bool:
        return bool(self.powers(s, scope.chooser))

    def run(self, s: Island, f: Frame) -> None:
        powers = self.powers(s, f.scope.chooser)
        if powers:
            self.ask(s, f, [*powers, STOP])

    def answer(self, s: Island, f: Frame, option: int) -> None:
        if option == STOP:
            return
        who, power = f.scope.chooser, power_of(option)
        s.used[who].append(option)
        begin_use(s, power, who, power.sets(s, who)[0] if power.kind == INNATE else 0)


# -- Invaders

NAMED_TERRAIN: Final = "terrain"


class OtherTerrain(Verb):
    """One terrain that no Invader card on its space shows, then the part there."""

    says = option("terrain", "{terrain}", terrain=part(TERRAIN))
    asks = question("other-terrain", by_card=True)

    def __init__(self, part: Node[Island]) -> None:
        self.part: Final = part

    def terrains(self, s: Island) -> list[int]:
        masks = [CARDS[card].mask for cards in s.spaces for card in cards if CARDS[card].mask != COASTAL]
        return [t for t in range(len(TERRAINS)) if t != OCEAN and not any([TERRAIN_SET.has(m, t) for m in masks])]

    def can(self, s: Island, scope: Scope) -> bool:
        return bool(self.terrains(s))

    def run(self, s: Island, f: Frame) -> None:
        terrains = self.terrains(s)
        if terrains:
            self.ask(s, f, terrains)

    def answer(self, s: Island, f: Frame, option: int) -> None:
        s.push(Frame(self.part, f.scope.naming(NAMED_TERRAIN, number(option))))

    def children(self) -> list[Node[Island]]:
        return [self.part]


class InvadeTerrain(Node[Island]):
    """Invaders Ravage or Build in every land of the board with that terrain. [SI-INVADER-21]"""

    def __init__(self, action: int) -> None:
        self.action: Final = action

    def lands(self, s: Island, scope: Scope) -> list[int]:
        step = RAVAGE_STEP if self.action == RAVAGE else BUILD_STEP
        terrain = scope.named(NAMED_TERRAIN).size
        return [p for p in s.lands_on(scope.card) if s.map.terrain[p] == terrain and step.qualifies(s, p)]

    def can(self, s: Island, scope: Scope) -> bool:
        return bool(self.lands(s, scope))

    def run(self, s: Island, f: Frame) -> None:
        for place in reversed(self.lands(s, f.scope)):
            s.push(Frame(IN_LAND[self.action], bonus(place, self.action)))

    def children(self) -> list[Node[Island]]:
        return [IN_LAND[self.action]]


class InvadeHere(Node[Island]):
    """Invaders Ravage or Build in the land, beside the Actions of their cards. [SI-INVADER-21]"""

    def __init__(self, action: int) -> None:
        self.action: Final = action

    def can(self, s: Island, scope: Scope) -> bool:
        return self.action == BUILD or RAVAGE_STEP.qualifies(s, scope.place)

    def run(self, s: Island, f: Frame) -> None:
        if self.can(s, f.scope):
            s.push(Frame(IN_LAND[self.action], bonus(f.scope.place, self.action)))

    def children(self) -> list[Node[Island]]:
        return [IN_LAND[self.action]]


BOARD_TURN: Final = Cursor(BOARD_HERE)


class TownsExplore(Verb):
    """Once on each board, a Town comes instead of an Explorer to one of the lands about to be explored."""

    says = to_land("town {land}")
    asks = question("town-explores", board=BOARD_TURN)

    def __init__(self, there: Rule[Island]) -> None:
        self.there: Final = there  # the rule that counts at EXPLORES_TOWN, in the land that was chosen

    def lands(self, s: Island, scope: Scope, board: int) -> list[int]:
        """Where Explorers will come, as far as anybody can tell."""
        lands = [thing[0] for thing in scope.named(THAT).things if s.map.board[thing[0]] == board]
        return [p for p in lands if not self.is_stopped(s, Scope(-1, place=p, mode=EXPLORE))]

    def is_stopped(self, s: Island, scope: Scope) -> bool:
        return bool(fitting(s, scope, EXPLORES, CANNOT)) or bool(fitting(s, scope, EXPLORES, INSTEAD))

    def run(self, s: Island, f: Frame) -> None:
        for board in range(max(BOARD_TURN.of(f), 0), len(s.map.boards)):
            lands = self.lands(s, f.scope, board)
            if lands:
                self.ask(s, BOARD_TURN.put(f, board), lands)
                return

    def shut(self, s: Island, f: Frame, place: int) -> Closed:
        return "no-effect"

    def answer(self, s: Island, f: Frame, option: int) -> None:
        lay(s, self.there, -1, option, THIS_TURN, uses=1)
        s.push(BOARD_TURN.put(f, BOARD_TURN.of(f) + 1))


ANOTHER_EVENT: Final[Rule[Island]] = register(Rule("another-event", COUNTS, EVENT_AGAIN))


class DrawAnother(Node[Island]):
    """After this Event another one is drawn."""

    def run(self, s: Island, f: Frame) -> None:
        s.result = NOTHING
        lay(s, ANOTHER_EVENT, -1, until=THIS_TURN)
