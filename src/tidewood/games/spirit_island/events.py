"""Everything that can happen in Spirit Island, as the log tells it, with the rules it comes from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tidewood.games.spirit_island.fields import (
    BLIGHT_CARD,
    BOARD,
    DECK,
    ELEMENT,
    FEAR_CARD,
    INVADER_ACTION,
    INVADER_CARD,
    NUMBER,
    PHASE,
    PIECE,
    PLAYER,
    POWER,
    RULE,
    SITE,
    event,
)


def ended(values: Mapping[str, Any]) -> str:
    return str(values["how"])


def on_another(values: Mapping[str, Any]) -> str:
    """A Power on oneself has no target to name."""
    return "" if values["who"] == values["on"] else "other"


def holds_for(values: Mapping[str, Any]) -> str:
    return "land" if values["land"] is not None else "spirit" if values["who"] is not None else ""


def used_up(values: Mapping[str, Any]) -> str:
    return "used-up" if values["level"] > 3 else ""


# -- the turn
BOARD_DRAWN: Final = event("board", "SI-SETUP-01", board=BOARD)
TURN: Final = event("turn", "SI-PHASE-01", n=NUMBER)
PHASE_BEGINS: Final = event("phase", "SI-PHASE-01", phase=PHASE)
TIME_PASSES: Final = event("time", "SI-PHASE-09", "SI-PHASE-10", "SI-PHASE-11", "SI-PHASE-12", n=NUMBER)
READY: Final = event("ready", who=PLAYER)
VICTORY: Final = event("victory", "SI-WIN-01", "SI-WIN-06", variant=ended, how=NUMBER)
DEFEAT: Final = event("defeat", "SI-LOSS-01", "SI-WIN-06", variant=ended, how=NUMBER)

# -- Spirits
GROWTH: Final = event("growth", "SI-GROWTH-02", "SI-GROWTH-03", "SI-GROWTH-06", who=PLAYER, n=NUMBER)
ENERGY: Final = event("energy", "SI-ENERGY-03", "SI-ENERGY-04", who=PLAYER, n=NUMBER)
INCOME: Final = event("income", "SI-ENERGY-02", who=PLAYER, n=NUMBER)
PAID: Final = event("paid", who=PLAYER, n=NUMBER)
PLAYS: Final = event("plays", "SI-POWER-03", who=PLAYER, n=NUMBER)
ELEMENT_GAINED: Final = event("element", "SI-ELEMENT-11", "SI-ELEMENT-12", who=PLAYER, element=ELEMENT)
PLAYED: Final = event("played", "SI-ENERGY-06", "SI-ELEMENT-02", "SI-POWER-03", who=PLAYER, card=POWER)
DREW: Final = event("drew", "SI-GAIN-02", "SI-GAIN-03", who=PLAYER, card=POWER)
GAINED: Final = event("gained", "SI-GAIN-04", who=PLAYER, card=POWER)
FORGOT: Final = event("forgot", "SI-GAIN-05", "SI-GAIN-08", "SI-GAIN-09", who=PLAYER, card=POWER)
RECLAIMED: Final = event("reclaimed", "SI-GAIN-12", who=PLAYER, card=POWER)
RECLAIMED_ALL: Final = event("reclaimed-all", "SI-GAIN-12", "SI-GAIN-13", who=PLAYER)
RESHUFFLED: Final = event("reshuffled", "SI-SETUP-37", deck=DECK)
USED: Final = event("used", "SI-POWER-15", "SI-POWER-24", card=POWER, who=PLAYER, land=SITE)
USED_ON: Final = event("used-on", "SI-POWER-15", "SI-POWER-24", variant=on_another, card=POWER, who=PLAYER, on=PLAYER)
RULE_HOLDS: Final = event("rule", variant=holds_for, rule=RULE, who=PLAYER, land=SITE)
PRESENCE_ADDED: Final = event("presence", "SI-PRESENCE-06", "SI-PRESENCE-07", who=PLAYER, land=SITE)
PRESENCE_MOVED: Final = event("presence-moved", "SI-PRESENCE-07", who=PLAYER, origin=SITE, to=SITE)
PRESENCE_RETURNED: Final = event("presence-returned", "SI-PRESENCE-10", who=PLAYER, land=SITE, n=NUMBER)
PRESENCE_DESTROYED: Final = event("presence-destroyed", "SI-PRESENCE-09", "SI-BLIGHT-04", who=PLAYER, land=SITE)
PRESENCE_TO_TRACK: Final = event("presence-to-track", "SI-PRESENCE-15", who=PLAYER, land=SITE)

# -- pieces
MOVED: Final = event("moved", "SI-PUSHGATHER-01", "SI-PUSHGATHER-04", piece=PIECE, origin=SITE, to=SITE)
DAMAGED: Final = event("damaged", "SI-DAMAGE-03", "SI-DAMAGE-06", piece=PIECE, land=SITE, n=NUMBER)
DESTROYED: Final = event(
    "destroyed", "SI-DAMAGE-03", "SI-DAMAGE-05", "SI-FEAR-02", "SI-FEAR-03", piece=PIECE, land=SITE
)
DREAMT: Final = event("dreamt", piece=PIECE, land=SITE)
DROWNED: Final = event("drowned", piece=PIECE, land=SITE)
REMOVED: Final = event("removed", piece=PIECE, land=SITE)
REPLACED: Final = event("replaced", old=PIECE, new=PIECE, land=SITE)
ADDED: Final = event("added", piece=PIECE, land=SITE, n=NUMBER)
DEFENDED: Final = event("defend", "SI-DEFEND-01", "SI-DEFEND-03", land=SITE, n=NUMBER)
SKIPPED: Final = event("skip", land=SITE)

# -- Fear and Blight
FEAR: Final = event("fear", "SI-FEAR-06", "SI-FEAR-07", n=NUMBER)
EARNED: Final = event("earned", "SI-FEAR-07", "SI-FEAR-09", n=NUMBER)
TERROR: Final = event(
    "terror", "SI-FEAR-16", "SI-WIN-01", "SI-WIN-02", "SI-WIN-03", "SI-WIN-04", variant=used_up, level=NUMBER
)
FEAR_CARD_DRAWN: Final = event("fear-card", "SI-FEAR-10", "SI-FEAR-11", card=FEAR_CARD, level=NUMBER)
TURNED_UP: Final = event("turned-up", card=FEAR_CARD)
BLIGHT_ADDED: Final = event("blight", "SI-BLIGHT-01", "SI-BLIGHT-04", "SI-BLIGHT-08", land=SITE)
CASCADED: Final = event("cascade", "SI-BLIGHT-08", "SI-BLIGHT-09", "SI-BLIGHT-10", origin=SITE, to=SITE)
HEALED: Final = event("healed", "SI-BLIGHT-14", "SI-BLIGHT-15", land=SITE, n=NUMBER)
BLIGHTED: Final = event("blighted", "SI-BLIGHT-17", card=BLIGHT_CARD, n=NUMBER)
BLIGHT_REPLACED: Final = event("blight-replaced", "SI-SOLO-01", card=BLIGHT_CARD)

# -- Invaders
REVEALED: Final = event("revealed", "SI-EXPLORE-01", card=INVADER_CARD)
ACCELERATED: Final = event("accelerated", card=INVADER_CARD)
ESCALATION: Final = event("escalation", "SI-ADVERSARY-07")
EXPLORED: Final = event("explored", "SI-EXPLORE-02", "SI-EXPLORE-03", land=SITE, n=NUMBER)
BUILT: Final = event("built", "SI-BUILD-03", "SI-BUILD-04", "SI-BUILD-05", land=SITE, piece=PIECE)
RAVAGED: Final = event("ravaged", "SI-RAVAGE-01", "SI-RAVAGE-03", land=SITE, n=NUMBER)
STOPPED: Final = event("stopped", action=INVADER_ACTION, land=SITE)
TILE_GONE: Final = event("tile-gone")
