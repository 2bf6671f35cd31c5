"""The count at the end, line by line. [ED-SCORE-01]"""

from __future__ import annotations

from typing import Final

from tidewood.games.everdell.events import SCORES
from tidewood.games.everdell.on_cards import DOWN_ON, POINTS_ON
from tidewood.games.everdell.opponent import OPPONENTS
from tidewood.games.everdell.pieces import EVENTS, JOURNEY, JOURNEY_VALUES, KINDS, WORKERS
from tidewood.games.everdell.places import EVENT_CARDS
from tidewood.games.everdell.state import Valley
from tidewood.kernel.core import Frame, Node, Scope

HER_JOURNEY: Final = "her-journey"  # a rule that marks a worker which Phantomia has placed there for herself
LINES: Final = ("cards", "tokens", "tokens_on_cards", "bonuses", "journey", "events")


def card_points(s: Valley, who: int) -> int:
    """Printed points of the city. [ED-SCORE-01, ED-CARD-16]"""
    return sum([s.cards[card].points for i, card in enumerate(s.city[who]) if not DOWN_ON.of(s.on[who][i])])


def bonus(s: Valley, who: int, i: int) -> int:
    """What a prosperity card adds. [ED-TYPE-05]"""
    score = s.cards[s.city[who][i]].score
    if score is None or DOWN_ON.of(s.on[who][i]):
        return 0
    return score.of(s, Scope(who, card=s.serials[who][i]))


def event_points(s: Valley, who: int) -> int:
    """Fixed points, and those for what is in play now. [ED-EVENT-04]"""
    return sum([points_of_event(s, who, i) for i, owner in enumerate(s.event_owner) if owner == who])


def points_of_event(s: Valley, who: int, i: int) -> int:
    event = EVENT_CARDS[s.events[i]]
    return event.points + (0 if event.score is None else event.score.of(s, Scope(who, place=EVENTS + i)))


def journey_points(s: Valley, who: int) -> int:
    """A worker on the Journey scores the value of its field. [ED-JOURNEY-03, ED-JOURNEY-05]"""
    n = 0
    for place in s.at[who * WORKERS : who * WORKERS + WORKERS]:
        if JOURNEY <= place < JOURNEY + len(JOURNEY_VALUES):
            n += JOURNEY_VALUES[place - JOURNEY]
    for row in s.rows:
        if row.rule.id == HER_JOURNEY:
            value = JOURNEY_VALUES[-row.value - JOURNEY]
            n += value if who == s.players else -value if who == row.owner else 0  # PH-LIST-34
    return n


def lines_of(s: Valley, who: int) -> list[int]:
    """The lines of the count, in the order of LINES. Leftover resources score nothing. [ED-SCORE-02, ED-SCORE-03]"""
    return [
        card_points(s, who),
        s.points[who],
        sum([POINTS_ON.of(packed) for packed in s.on[who]]),
        sum([bonus(s, who, i) for i in range(len(s.city[who]))]),
        journey_points(s, who),
        event_points(s, who),
    ]


def count_of(s: Valley, who: int) -> dict[str, int]:
    """The lines of the count by name, those of an automated opponent too."""
    if who >= s.players:
        return OPPONENTS[s.rules.opponent].lines(s)
    return dict(zip(LINES, lines_of(s, who), strict=True))


def score_of(s: Valley, who: int) -> int:
    if who >= s.players:
        return sum(OPPONENTS[s.rules.opponent].lines(s).values())
    return sum(lines_of(s, who))


#: What decides between equal totals, in this order.
TIE_BREAKS: Final = ("events", "resources")


def tie_break(s: Valley, who: int) -> tuple[int, int]:
    """Events achieved, then resources left. [ED-SCORE-04]"""
    return s.event_owner.count(who), sum(s.stock[who * KINDS : who * KINDS + KINDS])


def tied_first(s: Valley) -> list[int]:
    """The people who have the most together: what breaks their tie is told with the count. [ED-SCORE-04]"""
    totals = [score_of(s, who) for who in range(s.players)]
    first = [who for who, total in enumerate(totals) if total == max(totals)]
    return first if len(first) > 1 and not s.rules.helper else []


def winners(s: Valley) -> list[int]:
    """Who has the most; alone against Rugwort one must have more than he. [ED-SCORE-04]"""
    ranks = [(score_of(s, who), *tie_break(s, who)) for who in range(s.players)]
    best = max(ranks)
    if s.rules.opponent and score_of(s, s.players) >= best[0]:  # PH-SCORE-11
        return [s.players]
    return [who for who, rank in enumerate(ranks) if rank == best]


class Count(Node[Valley]):
    """The game is over."""

    def run(self, s: Valley, f: Frame) -> None:
        s.over = True
        s.phase = "over"
        for who in range(s.rules.seats):
            s.tell(SCORES, (s.seat(who), score_of(s, who)))


COUNT: Final = Count()
