"""What she scores: her points card says so. [PH-SCORE-01 to PH-SCORE-16]"""

from __future__ import annotations

from tidewood.games.everdell.pieces import LEGENDARY, PROSPERITY
from tidewood.games.everdell.places import EVENT_CARDS
from tidewood.games.everdell.scoring import journey_points
from tidewood.games.everdell.state import Valley


def her_lines(s: Valley) -> dict[str, int]:
    """Texts of cards and events do not matter to her: events count by kind, cards by what is printed on them.
    [PH-SCORE-03, PH-SCORE-04, PH-SCORE-05, PH-SCORE-06, PH-SCORE-07, PH-SCORE-08, PH-SCORE-09, PH-LEGEND-04,
    PH-LEGEND-05]
    """
    her = s.players
    card = s.rules.her_points_card
    basic = special = 0
    for i, owner in enumerate(s.event_owner):
        if owner == her:
            event = EVENT_CARDS[s.events[i]]
            basic += event.points if event.basic else 0
            special += 0 if event.basic else 1
    city = [s.cards[number] for number in s.city[her]]
    return {
        "cards": sum([definition.points for definition in city]),
        "tokens": s.points[her],
        "basic_events": basic,
        "journey": journey_points(s, her),
        "special_events": special * card.special_event,
        "value_0": len([c for c in city if c.points == 0]) * card.value_0,
        "prosperity": len([c for c in city if c.type == PROSPERITY or c.rarity == LEGENDARY]) * card.prosperity,
    }
