"""Whether a position that was laid by name can be: nothing is there more often than the box and the rules have it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from tidewood.games.spirit_island.content import tokens
from tidewood.games.spirit_island.pieces import (
    BEASTS,
    DAHAN,
    KINDS,
    MORTAL,
    PIECES,
    STRIFE,
    WOUNDS,
    damage_of,
    kind_of,
    shape_name,
)
from tidewood.games.spirit_island.registry import RULES
from tidewood.games.spirit_island.rules import rules_of
from tidewood.games.spirit_island.state import ODD_PLACE, ODD_SHAPE, STAGE_1, Island
from tidewood.kernel.decks import UNSEEN, card_of, pool_of
from tidewood.kernel.errors import BadPosition, known
from tidewood.kernel.rows import lay

MOST_DAMAGE, MOST_STRIFE = 31, 15  # that can be written down
MOST_IN_A_LAND = 99  # no rule limits the supply, but nobody owns so many of a kind: more is a slip of the pen
SHAPE = re.compile(r"(?P<name>[a-z]+)(-(?P<damage>[1-9]\d{0,3}))?(\+strife(?P<strife>\d{0,4}))?")
TOKENS = frozenset(["beasts", "wilds", "disease", "strife", "badlands", "vitality"])


def shape_named(s: Island, key: str, land: str, others: tuple[str, ...]) -> int:
    """A piece by its name: town, town-1 with a damage of 1, town+strife, town-1+strife2. A land has other keys too."""
    found = SHAPE.fullmatch(key)
    name = found["name"] if found else ""
    allowed = tokens(rules_of(s).expansions)
    for token in (name, "strife" if found and found["strife"] is not None else ""):
        if token in TOKENS and token not in allowed:
            raise BadPosition(f"{key} in {land}: there is no rule for {token} in this game")
    damage, strife = (int(found["damage"] or 0), _strife(found["strife"])) if found else (0, 0)
    is_invader = name in PIECES[:DAHAN]
    if name not in PIECES[:KINDS] or damage > MOST_DAMAGE or strife > MOST_STRIFE or (strife and not is_invader):
        pieces = [*PIECES[:BEASTS], *sorted(allowed - {"strife"}), "town-1", *others]
        raise BadPosition(known(f"piece of land {land}", key, pieces))
    return PIECES.index(name) | WOUNDS.put(damage) | STRIFE.put(strife)


def _strife(given: str | None) -> int:
    return 0 if given is None else int(given or 1)


def lay_markers(s: Island, given: Mapping[str, Any]) -> None:
    """Markers of scenarios, and other rules that hold in a land, by the land: a list of their ids."""
    for name, ids in given.items():
        if name not in s.map.by_name:
            raise BadPosition(known("land", name, s.map.names))
        for id in ids if isinstance(ids, list) else [ids]:
            if not isinstance(id, str) or id not in RULES:
                raise BadPosition(known("marker", str(id), RULES))
            lay(s, RULES[id], -1, s.map.by_name[name])


def check(s: Island, tracks_named: list[int]) -> None:
    """`tracks_named`: whose presence tracks the position has set, so that they count. [SI-DAMAGE-01]"""
    for who in range(s.players):
        _presence(s, who, who in tracks_named)
    for place, name in enumerate(s.map.names):
        for kind in range(KINDS):
            n = s.grid[place * KINDS + kind]
            if n > MOST_IN_A_LAND:
                allowed = f"at most {MOST_IN_A_LAND} pieces of a kind are in a land"
                raise BadPosition(f"{n} {PIECES[kind]} in {name}; {allowed}")
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
    covered = spirit.on_tracks(s.uncovered[who]) if tracks else 0
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
