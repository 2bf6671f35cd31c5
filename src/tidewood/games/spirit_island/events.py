"""Everything that can happen in Spirit Island, as the log tells it, with the rules it comes from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tidewood.games.spirit_island.fields import (
    BLIGHT_CARD,
    BOARD,
    DECK,
    ELEMENT,
    EVENT_CARD,
    EVENT_PART,
    FEAR_CARD,
    FLAG,
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
READY: Final = event("ready", "SI-PHASE-03", who=PLAYER)
VICTORY: Final = event("victory", "SI-WIN-01", "SI-WIN-06", variant=ended, how=NUMBER)
DEFEAT: Final = event("defeat", "SI-LOSS-01", "SI-WIN-06", variant=ended, how=NUMBER)

# -- Spirits
GROWTH: Final = event("growth", "SI-GROWTH-02", "SI-GROWTH-03", "SI-GROWTH-06", who=PLAYER, n=NUMBER)
ENERGY: Final = event("energy", "SI-ENERGY-03", "SI-ENERGY-04", who=PLAYER, n=NUMBER)
INCOME: Final = event("income", "SI-ENERGY-02", who=PLAYER, n=NUMBER)
LOST_ENERGY: Final = event("lost-energy", who=PLAYER, n=NUMBER)
PAID: Final = event("paid", "SI-ENERGY-04", who=PLAYER, n=NUMBER)
PLAYS: Final = event("plays", "SI-POWER-03", who=PLAYER, n=NUMBER)
ELEMENT_GAINED: Final = event("element", "SI-ELEMENT-11", "SI-ELEMENT-12", who=PLAYER, element=ELEMENT)
PLAYED: Final = event("played", "SI-ENERGY-06", "SI-ELEMENT-02", "SI-POWER-03", who=PLAYER, card=POWER)
DREW: Final = event("drew", "SI-GAIN-02", "SI-GAIN-03", who=PLAYER, card=POWER)
GAINED: Final = event("gained", "SI-GAIN-04", who=PLAYER, card=POWER)
IN_PLAY: Final = event("in-play", "SI-POWER-05", who=PLAYER, card=POWER)
FORGOT: Final = event("forgot", "SI-GAIN-05", "SI-GAIN-08", "SI-GAIN-09", who=PLAYER, card=POWER)
DISCARDED: Final = event("discarded", "SI-ELEMENT-06", who=PLAYER, card=POWER)
RECLAIMED: Final = event("reclaimed", "SI-GAIN-12", who=PLAYER, card=POWER)
RECLAIMED_ALL: Final = event("reclaimed-all", "SI-GAIN-12", "SI-GAIN-13", who=PLAYER)
CARD_DISCARDED: Final = event("card-discarded", "SI-EVENT-16", who=PLAYER, card=POWER)
RESHUFFLED: Final = event("reshuffled", "SI-SETUP-37", deck=DECK)
USED: Final = event("used", "SI-POWER-15", "SI-POWER-24", card=POWER, who=PLAYER, land=SITE)
USED_ON: Final = event("used-on", "SI-POWER-15", "SI-POWER-24", variant=on_another, card=POWER, who=PLAYER, on=PLAYER)
RULE_HOLDS: Final = event("rule", "SI-POWER-16", "SI-PHASE-12", variant=holds_for, rule=RULE, who=PLAYER, land=SITE)
RULE_LASTS: Final = event("rule-lasts", "SI-ACTION-12", rule=RULE, who=PLAYER)
PRESENCE_ADDED: Final = event("presence", "SI-PRESENCE-06", "SI-PRESENCE-07", who=PLAYER, land=SITE)
PRESENCE_MOVED: Final = event("presence-moved", "SI-PRESENCE-07", who=PLAYER, origin=SITE, to=SITE)
PRESENCE_RETURNED: Final = event("presence-returned", "SI-PRESENCE-10", who=PLAYER, land=SITE, n=NUMBER)
PRESENCE_DESTROYED: Final = event("presence-destroyed", "SI-PRESENCE-09", "SI-BLIGHT-04", who=PLAYER, land=SITE)
PRESENCE_GONE: Final = event("presence-gone", "SI-LOSS-04", who=PLAYER, land=SITE, n=NUMBER)
PRESENCE_RESTORED: Final = event("presence-restored", "SI-PRESENCE-15", who=PLAYER)
PRESENCE_REMOVED: Final = event("presence-removed", "SI-PRESENCE-10", who=PLAYER)
PRESENCE_REPLACED: Final = event("presence-replaced", "SI-PRESENCE-11", who=PLAYER, piece=PIECE, land=SITE)
PRESENCE_TO_TRACK: Final = event("presence-to-track", "SI-PRESENCE-15", who=PLAYER, land=SITE)

TIME_GAINED: Final = event("time-gained", "SI-SPIRIT-01", who=PLAYER, n=NUMBER)
TIME_SPENT: Final = event("time-spent", "SI-SPIRIT-01", who=PLAYER, n=NUMBER)
PREPARED: Final = event("prepared", "SI-SPIRIT-01", who=PLAYER, element=ELEMENT)
MARKER_SPENT: Final = event("marker-spent", "SI-SPIRIT-01", who=PLAYER, element=ELEMENT)

# -- pieces
MOVED: Final = event("moved", "SI-PUSHGATHER-01", "SI-PUSHGATHER-04", piece=PIECE, origin=SITE, to=SITE)
DAMAGED: Final = event("damaged", "SI-DAMAGE-03", "SI-DAMAGE-06", piece=PIECE, land=SITE, n=NUMBER)
DESTROYED: Final = event(
    "destroyed", "SI-DAMAGE-03", "SI-DAMAGE-05", "SI-FEAR-02", "SI-FEAR-03", piece=PIECE, land=SITE
)
DREAMT: Final = event("dreamt", "SI-SPIRIT-01", piece=PIECE, land=SITE)
DROWNED: Final = event("drowned", "SI-SPIRIT-01", piece=PIECE, land=SITE)
REMOVED: Final = event("removed", "SI-DAMAGE-05", "SI-FEAR-04", piece=PIECE, land=SITE)
REPLACED: Final = event("replaced", "SI-DAMAGE-08", "SI-DAMAGE-09", "SI-FEAR-04", old=PIECE, new=PIECE, land=SITE)
ADDED: Final = event("added", piece=PIECE, land=SITE, n=NUMBER)
DEFENDED: Final = event("defend", "SI-DEFEND-01", "SI-DEFEND-03", land=SITE, n=NUMBER)
SKIPPED: Final = event("skip", "SI-ACTION-07", "SI-RAVAGE-16", land=SITE)
SKIPPED_ONE: Final = event("skip-one", "SI-RAVAGE-16", land=SITE)

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
STILL_HEALTHY: Final = event("still-healthy", "SI-BLIGHT-21", "SI-BLIGHT-22", card=BLIGHT_CARD, n=NUMBER)
MORE_FEAR: Final = event("more-fear", "SI-FEAR-07", n=NUMBER)
BLIGHT_REPLACED: Final = event("blight-replaced", "SI-SOLO-01", card=BLIGHT_CARD)

# -- Invaders
REVEALED: Final = event("revealed", "SI-EXPLORE-01", card=INVADER_CARD)
LOOKED: Final = event("looked", card=INVADER_CARD)
LOOKED_AT_EVENT: Final = event("looked-at-event", card=EVENT_CARD)
SWAPPED: Final = event("swapped", card=INVADER_CARD, gone=INVADER_CARD)
ACCELERATED: Final = event("accelerated", "SI-LOSS-05", card=INVADER_CARD)
BLIGHT_BACK: Final = event("blight-back", "SI-BLIGHT-14", n=NUMBER)
ENTRENCHED: Final = event("entrenched", "SI-ADVERSARY-04", card=INVADER_CARD)
ESCALATION: Final = event("escalation", "SI-ADVERSARY-07")
EXPLORED: Final = event("explored", "SI-EXPLORE-02", "SI-EXPLORE-03", land=SITE, n=NUMBER)
BUILT: Final = event("built", "SI-BUILD-03", "SI-BUILD-04", "SI-BUILD-05", land=SITE, piece=PIECE)
RAVAGED: Final = event("ravaged", "SI-RAVAGE-01", "SI-RAVAGE-03", land=SITE, n=NUMBER)
STOPPED: Final = event("stopped", "SI-ACTION-07", action=INVADER_ACTION, land=SITE)
TILE_GONE: Final = event("tile-gone", "SI-ADVERSARY-04")

# -- boards
BOARD_SUNK: Final = event("board-sunk", board=BOARD)
LANDS_JOINED: Final = event("lands-joined", "SI-MAP-06", land=SITE, other=SITE)
LANDS_PARTED: Final = event("lands-parted", "SI-MAP-06", land=SITE, other=SITE)

# -- scenarios
MARKER_PUT: Final = event("marker-put", "SI-SCENARIO-05", rule=RULE, land=SITE)
MARKER_GONE: Final = event("marker-gone", "SI-SCENARIO-05", rule=RULE, land=SITE)
FACE_DOWN: Final = event("face-down", "SI-SCENARIO-05", who=PLAYER, card=POWER)
DECLINED: Final = event("declined", who=PLAYER)

# -- Events
EVENT_DRAWN: Final = event("event-card", "SI-EVENT-01", card=EVENT_CARD)
EVENT_PASSED: Final = event("event-passed", "SI-EVENT-10", card=EVENT_CARD)
EVENT_UNRESOLVED: Final = event("event-unresolved", "SI-EVENT-02", card=EVENT_CARD)
EVENT_RETURNED: Final = event("event-returned", card=EVENT_CARD, n=NUMBER)
EVENT_PART_DONE: Final = event("event-part", "SI-EVENT-03", "SI-EVENT-06", part=EVENT_PART, half=NUMBER)
TOP_DISCARDED: Final = event("top-discarded", "SI-EVENT-19", card=POWER)
BLIGHT_TO_BOX: Final = event("blight-to-box", "SI-BLIGHT-01", "SI-BLIGHT-17", n=NUMBER)
INVADER_CARD_TO_BOX: Final = event("invader-card-to-box", "SI-LOSS-05", n=NUMBER)
BLIGHT_ONTO_CARD: Final = event("blight-onto-card", "SI-BLIGHT-01", n=NUMBER)
FEAR_BACK: Final = event("fear-back", "SI-FEAR-08", n=NUMBER)
FEAR_CARD_TO_BOX: Final = event("fear-card-to-box", "SI-FEAR-16")
FEAR_CARD_LOST: Final = event("fear-card-lost", "SI-FEAR-12", seen=FLAG)
FEAR_CARD_ADDED: Final = event("fear-card-added", "SI-FEAR-07")
VOTED: Final = event("voted", "SI-EVENT-12", "SI-EVENT-13", who=PLAYER, part=EVENT_PART)
VOTED_TO_PREVENT: Final = event(
    "voted-to-prevent", "SI-EVENT-12", "SI-EVENT-13", who=PLAYER, board=BOARD, yes=FLAG, option=NUMBER
)
PREVENTED: Final = event("prevented", "SI-EVENT-12", "SI-EVENT-13", board=BOARD, yes=FLAG)
VOTED_TO_GUARD: Final = event("voted-to-guard", "SI-EVENT-12", "SI-EVENT-13", who=PLAYER, land=SITE, yes=FLAG)
GUARDED: Final = event("guarded", "SI-EVENT-12", "SI-EVENT-13", land=SITE, yes=FLAG)
VOTED_TO_REMOVE_BEASTS: Final = event("voted-to-remove-beasts", "SI-EVENT-12", who=PLAYER, land=SITE)
VOTED_TO_KEEP_BEASTS: Final = event("voted-to-keep-beasts", "SI-EVENT-12", who=PLAYER)
BEASTS_KEPT: Final = event("beasts-kept", "SI-EVENT-12", "SI-EVENT-13")
VOTED_TO_CALL: Final = event("voted-to-call", "SI-EVENT-12", "SI-EVENT-13", who=PLAYER, rule=RULE, yes=FLAG)
CALLED: Final = event("called", "SI-EVENT-12", "SI-EVENT-13", rule=RULE, yes=FLAG)

# -- tokens
STRIFE_ADDED: Final = event("strife", "SI-TOKEN-06", piece=PIECE, land=SITE)
STRIFE_GONE: Final = event("strife-gone", "SI-TOKEN-07", "SI-TOKEN-08", piece=PIECE, land=SITE)
