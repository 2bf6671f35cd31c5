"""Whether a position that was laid by name can be: nothing is there more often than the box and the rules have it."""

from __future__ import annotations

from tidewood.games.spirit_island.pieces import BEASTS, KINDS, MORTAL, PIECES, damage_of, kind_of, shape_name
from tidewood.games.spirit_island.rules import rules_of
from tidewood.games.spirit_island.state import ODD_PLACE, ODD_SHAPE, STAGE_1, Island
from tidewood.kernel.decks import UNSEEN, card_of, pool_of
from tidewood.kernel.errors import BadPosition

WITHOUT_RULES = (*PIECES[BEASTS:KINDS], "strife")  # they belong to expansions that nobody plays here yet


def check(s: Island, tracks_named: list[int]) -> None:
    """`tracks_named`: whose presence tracks the position has set, so that they count. [SI-DAMAGE-01]"""
    for who in range(s.players):
        _presence(s, who, who in tracks_named)
    for entry in s.odd:
        _damage(s, ODD_PLACE.of(entry), ODD_SHAPE.of(entry))
    if s.fear >= s.fear_pool:
        raise BadPosition(f"generated is {s.fear}; {s.fear_pool} earn a card; allowed: 0 to {s.fear_pool - 1}")
    _invader_deck(s)


def _presence(s: Island, who: int, tracks: bool) -> None:
    """What lies on the island and beside it has left the tracks. Tracks that a position does not name are not counted:
    who asks what a Power does need not say where the Presence came from.
    """
    spirit = rules_of(s).spirits[who]
    first = who * s.map.size
    out = sum(s.presence[first : first + s.map.size]) + s.destroyed[who] + s.removed[who]
    covered = len(spirit.spaces) - s.uncovered[who].bit_count() if tracks else 0
    if out + covered > spirit.presence:
        where = f"{out} Presence of p{who + 1} on the island and destroyed"
        where += f", {covered} on its tracks" if covered else ""
        raise BadPosition(f"{where}; there are {spirit.presence}")


def _damage(s: Island, place: int, shape: int) -> None:
    kind = kind_of(shape)
    name = f"{shape_name(shape)} in {s.map.names[place]}"
    if kind >= MORTAL:
        raise BadPosition(f"{name}: {PIECES[kind]} takes no damage")
    health = s.health(place, kind)
    if damage_of(shape) >= health:
        raise BadPosition(f"{name}: its Health is {health}, so at most {health - 1} damage is on it")


def _invader_deck(s: Island) -> None:
    """A card of the deck that nobody knows is one of those that are nowhere else."""
    for stage in range(3):
        unseen = [
            packed for packed in s.invader_deck if card_of(packed) == UNSEEN and pool_of(packed) == STAGE_1 + stage
        ]
        left = sum(s.pools[STAGE_1 + stage])
        if len(unseen) > left:
            name = "I" * (stage + 1)
            raise BadPosition(f"{len(unseen)} cards of stage {name} in the Invader deck; {left} are left for it")
