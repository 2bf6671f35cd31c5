"""What Many Minds Move as One does with its Beasts."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island import events
from tidewood.games.spirit_island.conditions.lands import LandFilter
from tidewood.games.spirit_island.fields import HERE, SHAPE
from tidewood.games.spirit_island.hooks import BUILDS, EXPLORES, RAVAGES
from tidewood.games.spirit_island.pieces import BEASTS, DAHANS, Kinds, names_of
from tidewood.games.spirit_island.state import Island
from tidewood.games.spirit_island.verbs.add import came
from tidewood.games.spirit_island.verbs.presence import SOURCE, AddPresence
from tidewood.games.spirit_island.verbs.protection import changeable, stuck
from tidewood.games.spirit_island.verbs.push_and_gather import PUSH, Bring, Push, moving
from tidewood.games.spirit_island.verbs.so_many import LAND_TAKEN, PIECE_TAKEN, no_more
from tidewood.games.spirit_island.verbs.verb import STOP, Verb
from tidewood.kernel.amounts import Amount, Flat, UpTo
from tidewood.kernel.core import NOTHING, Frame, Node, Scope
from tidewood.kernel.declare import Cursor, Held, question
from tidewood.kernel.fields import NUMBER
from tidewood.kernel.rows import INSTEAD, THIS_TURN, Rule, lay, lift

STEPS_LEFT: Final = Cursor(NUMBER)
LED: Final = Held(SHAPE)  # the Beasts that have gone a step
ALONG: Final = Bring(UpTo(Flat(2)), DAHANS)
KIND_OF_BEASTS: Final = Kinds((BEASTS,))


class AddPresenceWith(AddPresence):
    """Add a Presence and a token to the same land."""

    def __init__(self, within: int, kind: int, land: LandFilter | None = None) -> None:
        super().__init__(within, land)
        self.kind: Final = kind

    def answer(self, s: Island, f: Frame, option: int) -> None:
        super().answer(s, f, option)
        if SOURCE.of(f) >= 0:
            s.add(option, self.kind)
            s.tell(events.ADDED, (self.kind, s.site(option), 1))
            came(s, f.scope.at(option), NOTHING.plus(self.kind, -1, option))


class LeadDahan(Verb):
    """Move Beasts of the land up to two lands, one after another; with each step up to two Dahan may go along."""

    says = PUSH
    stops = no_more("push")
    asks = question("lead-dahan", by_card=True, here=HERE)

    def __init__(self, steps: int) -> None:
        self.steps: Final = steps

    def ways(self, s: Island, scope: Scope) -> list[int]:
        beasts = changeable(s, scope, s.pieces(scope.place, KIND_OF_BEASTS))
        shapes = [shape for shape in beasts if not stuck(s, shape)]
        near = s.adjacent(scope.place, scope.mode)
        return [PIECE_TAKEN.put(shape) | LAND_TAKEN.put(land) for shape in shapes for land in near]

    def can(self, s: Island, scope: Scope) -> bool:
        return scope.place >= 0 and bool(self.ways(s, scope))

    def run(self, s: Island, f: Frame) -> None:
        left = STEPS_LEFT.of(f) if STEPS_LEFT.of(f) >= 0 else self.steps
        ways = [way for way in self.ways(s, f.scope) if LED.of(f) < 0 or PIECE_TAKEN.of(way) == LED.of(f)]
        s.result = NOTHING
        if left and ways:
            self.ask(s, STEPS_LEFT.put(f, left), [*ways, STOP])

    def answer(self, s: Island, f: Frame, option: int) -> None:
        if option == STOP:
            return
        to = LAND_TAKEN.of(option)
        there = f.scope.from_origin(f.scope.place).at(to)
        s.push(LED.put(STEPS_LEFT.frame(self, f.scope.at(to), STEPS_LEFT.of(f) - 1), PIECE_TAKEN.of(option)))
        s.push(Frame(ALONG, there))
        s.push(moving(f.scope, PIECE_TAKEN.of(option), f.scope.place, to))

    def mentions(self) -> list[str]:
        return ["move", *names_of((BEASTS, *DAHANS))]

    def children(self) -> list[Node[Island]]:
        return [ALONG]


class PastTheFirst(Amount[Island]):
    """How many pieces of these kinds are in the land beside one of them."""

    def __init__(self, kinds: Kinds) -> None:
        self.kinds: Final = kinds

    def of(self, s: Island, scope: Scope) -> int:
        return max(s.count(scope.place, self.kinds) - 1, 0)


class PerTheirPresence(Amount[Island]):
    """For rules: how much Presence the Spirit whose rule it is has in the land."""

    def of(self, s: Island, scope: Scope) -> int:
        return s.present(scope.chooser, scope.place)


# -- Invader Actions that are skipped, whichever the Spirit likes


class Skipped(Node[Island]):
    """One right to skip an Invader Action in the land is used up, for whichever Action it was."""

    def run(self, s: Island, f: Frame) -> None:
        place = f.scope.place
        left = [[row.serial for row in s.rows if row.rule is rule and row.place == place] for rule in SKIPS]
        fewest = min([len(rows) for rows in left])
        for rows in left:
            if len(rows) > fewest:
                lift(s, rows[0])
        s.tell(events.SKIPPED_ONE, (s.site(place),))
        s.result = NOTHING


SKIPPED: Final = Skipped()
SKIPS: Final[list[Rule[Island]]] = [
    Rule(f"skip-one-{name}", INSTEAD, hook, SKIPPED, optional=True)
    for name, hook in (("ravage", RAVAGES), ("build", BUILDS), ("explore", EXPLORES))
]


class SkipOne(Node[Island]):
    """So many Invader Actions in the land are skipped this turn, whichever the Spirit likes."""

    def __init__(self, amount: Amount[Island]) -> None:
        self.amount: Final = amount

    def can(self, s: Island, scope: Scope) -> bool:
        return self.amount.of(s, scope) > 0

    def run(self, s: Island, f: Frame) -> None:
        for _ in range(self.amount.of(s, f.scope)):
            for rule in SKIPS:
                lay(s, rule, f.scope.owner, f.scope.place, THIS_TURN, uses=1)

    def mentions(self) -> list[str]:
        return ["skip"]


class PushCarrying(Push):
    """Push pieces; a token of this kind may move with each of them."""

    def __init__(self, amount: Amount[Island], kinds: Kinds, token: Kinds) -> None:
        super().__init__(amount, kinds)
        self.token: Final = token
        self.along: Final = Bring(UpTo(Flat(1)), token)

    def take(self, s: Island, f: Frame, option: int) -> None:
        there = f.scope.from_origin(f.scope.place).at(LAND_TAKEN.of(option))
        s.push(Frame(self.along, there))
        super().take(s, f, option)

    def children(self) -> list[Node[Island]]:
        return [*super().children(), self.along]
