"""Everything that can happen in The Island, as the log tells it, with the rules it comes from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tidewood.games.the_island.fields import (
    ADVENTURERS,
    CAUSE,
    CREATURE,
    ENDINGS,
    FLAG,
    HEX,
    NUMBER,
    PLACE,
    PLAYER,
    SAFE_ISLAND,
    TERRAIN,
    TILE,
    event,
)


def kind_of_step(values: Mapping[str, Any]) -> str:
    """A step is told by where it leads, then by where it begins."""
    start, end = values["at"].kind, values["to"].kind
    if end == "island":
        return "ashore" if start == "ship" else "swims-ashore"
    if end == "ship":
        return "crosses" if start == "ship" else "climbs" if values["swimming"] else "boards"
    if values["swimming"]:
        return "swims"
    if values["wet"]:
        return "overboard" if start == "ship" else "jumps"
    return "walks"


def cause(values: Mapping[str, Any]) -> str:
    return "whirlpool" if values["creature"] is None else ""


def known_tile(values: Mapping[str, Any]) -> str:
    return "known" if values["tile"] is not None and values["tile"].id != "kept" else ""


def ending(values: Mapping[str, Any]) -> str:
    return ENDINGS[values["how"]]


def shared(values: Mapping[str, Any]) -> str:
    return "shared" if len(values["winners"]) > 1 else ""


def of_colour(values: Mapping[str, Any]) -> str:
    return "second" if values["colour"] == 1 else ""


START: Final = event("start", "TI-010", "AMB-35", who=PLAYER)
PLACED: Final = event(
    "placed", "TI-011", "TI-009", secret={"value": NUMBER}, variant=of_colour,
    adventurer=NUMBER, who=PLAYER, hex=HEX, colour=NUMBER,
)  # fmt: skip
LAUNCHED: Final = event("launched", "TI-013", who=PLAYER, hex=HEX)
TURN: Final = event("turn", "TI-015", who=PLAYER, n=NUMBER)
PLAYS: Final = event("plays", "TI-019", "TI-022", who=PLAYER, tile=TILE)
DOLPHIN: Final = event("dolphin", "TI-082", "AMB-10", "AMB-11", adventurer=NUMBER, who=PLAYER, at=HEX, to=HEX)
WIND: Final = event("wind", "TI-083", "AMB-12", who=PLAYER, at=HEX, to=HEX)
DIVE: Final = event("dive", "TI-084", "TI-085", "TI-086", "AMB-13", who=PLAYER, creature=CREATURE, at=HEX, to=HEX)
STEP: Final = event(
    "step", "TI-023", "TI-026", "TI-038", "AMB-08", variant=kind_of_step,
    adventurer=NUMBER, who=PLAYER, at=PLACE, to=PLACE, swimming=FLAG, wet=FLAG,
)  # fmt: skip
SAIL: Final = event("sail", "TI-046", "TI-049", who=PLAYER, at=HEX, to=HEX)
SAVED: Final = event("saved", "TI-057", "TI-063", adventurer=NUMBER, who=PLAYER, island=SAFE_ISLAND)
LOST: Final = event(
    "lost", "TI-043", "TI-100", "TI-103", variant=cause, adventurer=NUMBER, who=PLAYER, hex=HEX, creature=CAUSE
)
WRECKED: Final = event("wrecked", "TI-052", "TI-099", hex=HEX, creature=CREATURE)
CAPSIZED: Final = event("capsized", "TI-037", "TI-053", "TI-106", hex=HEX)
TAKES: Final = event("takes", "TI-064", "TI-065", "TI-066", who=PLAYER, hex=HEX, terrain=TERRAIN)
KEEPS: Final = event(
    "keeps", "TI-073", "TI-074", secret={"tile": TILE}, variant=known_tile, who=PLAYER, hex=HEX, terrain=TERRAIN
)
SHOWS: Final = event("shows", "TI-072", who=PLAYER, hex=HEX, tile=TILE)
WHIRLPOOL: Final = event("whirlpool", "TI-079", "TI-080", hex=HEX)
CREATURE_GONE: Final = event("creature-gone", "TI-079", creature=CREATURE, hex=HEX)
SHIP_GONE: Final = event("ship-gone", "TI-079", hex=HEX)
FALLS: Final = event("falls", "TI-036", "TI-070", adventurer=NUMBER, who=PLAYER, hex=HEX)
ABOARD: Final = event("aboard", "TI-077", "TI-078", adventurer=NUMBER, who=PLAYER, hex=HEX)
DIE: Final = event("die", "TI-094", who=PLAYER, creature=CREATURE)
NO_CREATURE: Final = event("no-creature", "TI-095", "AMB-02", who=PLAYER, creature=CREATURE)
STAY: Final = event("stay", "AMB-01", who=PLAYER, creature=CREATURE)
CREATURE_MOVES: Final = event("creature", "TI-098", "TI-102", "TI-105", who=PLAYER, creature=CREATURE, at=HEX, to=HEX)
NO_DEFENCE: Final = event("no-defence", "TI-089", who=PLAYER, creature=CREATURE)
REPELLED: Final = event("repelled", "TI-090", "TI-091", who=PLAYER, creature=CREATURE, hex=HEX)
END: Final = event("end", "TI-081", "TI-110", variant=ending, how=NUMBER)
COUNT: Final = event("count", "TI-111", "TI-112", who=PLAYER, n=NUMBER, saved=NUMBER)
WINNER: Final = event("winner", "TI-112", "TI-113", "TI-114", variant=shared, winners=ADVENTURERS)
