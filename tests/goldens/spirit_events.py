"""What Events write to the log, for the golden files of texts."""

from __future__ import annotations

from tidewood.games.spirit_island.fields import EVENT_PARTS
from tidewood.games.spirit_island.rule_numbers import RULE_IDS
from tidewood.kernel.log import Event


def votes() -> list[Event]:
    """Those on what has no name of its own, each way, and what they come to."""
    a5, warding = 5, RULE_IDS.index("great-warding")
    found: list[Event] = []
    for yes in (1, 0):
        found += [Event("voted-to-prevent", (1, 0, yes, 0)), Event("prevented", (0, yes))]
        found += [Event("voted-to-guard", (1, a5, yes)), Event("guarded", (a5, yes))]
        found += [Event("voted-to-call", (1, warding, yes)), Event("called", (warding, yes))]
    return [
        *found,
        Event("voted-to-prevent", (1, 0, 1, 3)),
        Event("voted-to-remove-beasts", (1, a5)),
        Event("voted-to-keep-beasts", (1,)),
        Event("beasts-kept", ()),
    ]


def happened_by_events(card: int) -> list[Event]:
    """Every kind of it; `card`: some Power."""
    attack, defense, spurn = (EVENT_PARTS.index(id) for id in ("beasts-attack", "canny-defense", "spurn-the-invaders"))
    return [
        Event("event-card", (0,)), Event("event-passed", (25,)), Event("event-returned", (2, 1)),
        Event("event-returned", (2, 2)), Event("event-part", (spurn, 0)), Event("event-part", (attack, 1)),
        Event("event-part", (defense, 2)), Event("voted", (1, spurn)), *votes(), Event("card-discarded", (0, card)),
        Event("top-discarded", (card,)), Event("blight-to-box", (1,)), Event("blight-to-box", (2,)),
        Event("invader-card-to-box", (1,)), Event("fear-card-to-box", ()),
        Event("fear-card-lost", (1,)), Event("fear-card-added", ()),
        Event("blight-onto-card", (1,)), Event("blight-onto-card", (2,)), Event("fear-back", (4,)),
        Event("rule-lasts", (RULE_IDS.index("heavy-farming"), -1)),
    ]  # fmt: skip
