"""What France does that nobody else does."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.conditions.lands import LandFilter
from tidewood.games.spirit_island.fields import HERE, TERRAIN
from tidewood.games.spirit_island.invader_cards import COASTAL
from tidewood.games.spirit_island.pieces import TERRAIN_SET, TERRAINS, TOWN, Kinds, kind_of
from tidewood.games.spirit_island.state import EXPLORE_SPACE, Island
from tidewood.games.spirit_island.verbs.invaders import SHOWN_LANDS, is_skipped
from tidewood.games.spirit_island.verbs.piece_changes import MOVE_PIECE, THAT_PIECE, push_to
from tidewood.games.spirit_island.verbs.verb import NO_LAND, STOP, Verb
from tidewood.kernel.amounts import Amount, Condition
from tidewood.kernel.core import Frame, Node, Scope, number
from tidewood.kernel.declare import option, part, question
from tidewood.kernel.rows import THAT


class OfShownTerrain(LandFilter):
    """A land of the terrain on the card that brought the escalation."""

    def fits(self, s: Island, place: int, scope: Scope) -> bool:
        mask = scope.named(SHOWN_LANDS).size
        return s.map.is_coastal[place] if mask == COASTAL else TERRAIN_SET.has(mask, s.map.terrain[place])


class OneTerrain(Node[Island]):
    """The part for the terrain of the card that brought the escalation; where it shows two, for one at random."""

    falls = option("terrain", "{terrain}", terrain=part(TERRAIN))
    asks = question("terrain-at-random")

    def __init__(self, part: Node[Island]) -> None:
        self.part: Final = part

    def run(self, s: Island, f: Frame) -> None:
        terrains = [t for t in range(len(TERRAINS)) if TERRAIN_SET.has(f.scope.named(SHOWN_LANDS).size, t)]
        if len(terrains) > 1:
            s.chance(f, terrains, [1] * len(terrains))
        else:
            s.push(Frame(self.part, f.scope))

    def fell(self, s: Island, f: Frame, outcome: int) -> None:
        s.push(Frame(self.part, f.scope.naming(SHOWN_LANDS, number(TERRAIN_SET.only(outcome)))))

    def children(self) -> list[Node[Island]]:
        return [self.part]


class FewestNearby(LandFilter):
    """Of the lands next to where the effect happens, one with the fewest of these pieces."""

    def __init__(self, kinds: Kinds) -> None:
        self.kinds: Final = kinds

    def fits(self, s: Island, place: int, scope: Scope) -> bool:
        near = s.adjacent(scope.place, scope.mode)
        return place in near and s.count(place, self.kinds) == min([s.count(land, self.kinds) for land in near])


class NewLand(Condition[Island]):
    """Invaders have explored a land that had no Towns and Cities; not during Setup, when no phase has begun."""

    def holds(self, s: Island, scope: Scope) -> bool:
        added = sum([kind_of(shape) == TOWN for shape, _, _ in scope.named(THAT).things])
        return bool(s.phase) and s.buildings(scope.place) == added


class Explored(Condition[Island]):
    """An Explore card was carried out."""

    def holds(self, s: Island, scope: Scope) -> bool:
        return bool(s.spaces[EXPLORE_SPACE]) and not is_skipped(s, EXPLORE_SPACE)


class AllButOne(Amount[Island]):
    """One less than there are in the land."""

    def __init__(self, kinds: Kinds) -> None:
        self.kinds: Final = kinds

    def of(self, s: Island, scope: Scope) -> int:
        return max(s.count(scope.place, self.kinds) - 1, 0)


class PushInstead(Verb):
    """The piece that was to be removed may be pushed instead; if it is not, it stays."""

    says = push_to(THAT_PIECE)
    stops = NO_LAND
    asks = question("push-instead", by_card=True, here=HERE)

    def run(self, s: Island, f: Frame) -> None:
        lands = s.adjacent(f.scope.place, f.scope.mode)
        if lands and s.how_many(f.scope.place, f.scope.named(THAT).things[0][0]):
            self.ask(s, f, [*lands, STOP])

    def answer(self, s: Island, f: Frame, option: int) -> None:
        if option != STOP:
            piece = f.scope.named(THAT).things[0][0]
            s.push(MOVE_PIECE.frame(f.scope.from_origin(f.scope.place).at(option), piece))

    def mentions(self) -> list[str]:
        return ["push"]

    def children(self) -> list[Node[Island]]:
        return [MOVE_PIECE]
