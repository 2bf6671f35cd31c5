"""How far everybody is with the events."""

from __future__ import annotations

from tidewood.games.everdell.card import CARD
from tidewood.games.everdell.marks_view import NeedMark, NeedPart
from tidewood.games.everdell.pieces import TYPES
from tidewood.games.everdell.places import EVENT_CARDS, EventCard
from tidewood.games.everdell.rules import PHANTOMIA
from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.state.contents import N_TYPES
from tidewood.games.everdell.verbs.naming import player_name
from tidewood.games.everdell.verbs.workers import can_pay


def needs(s: Valley) -> dict[str, dict[str, NeedMark]]:
    """How far everybody is with the events that nobody has achieved yet; Phantomia with those she can meet."""
    if s.rules.helper:
        return {}
    hers = s.rules.opponent == PHANTOMIA
    seats = [(who, player_name(s, who)) for who in range(s.players + hers)]
    found: dict[str, dict[str, NeedMark]] = {}
    for i, number_of_event in enumerate(s.events):
        if s.event_owner[i] < 0:
            event = EVENT_CARDS[number_of_event]
            some = seats if event.basic else seats[: s.players]  # PH-SEASON-04
            found[event.id] = {name: need(s, who, event) for who, name in some}
    return found


def need(s: Valley, who: int, event: EventCard) -> NeedMark:
    has = s.has[who]
    parts: list[NeedPart] = [{"card": id, "have": 1 if CARD[id].number in has else 0, "of": 1} for id in event.cards]
    for kind, n in event.counts:
        parts.append({"type": TYPES[kind], "have": s.types[who * N_TYPES + kind], "of": n})
    found: NeedMark = {"met": event.met(s, who), "parts": parts}
    if found["met"] and not can_pay(s, who, event):
        found["unpaid"] = True
    return found
