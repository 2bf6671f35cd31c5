"""The end of the game and the count."""

from __future__ import annotations

from typing import Final

from tidewood.games.the_island.events import COUNT as COUNTS
from tidewood.games.the_island.events import END, WINNER
from tidewood.games.the_island.fields import ENDINGS, FIGURE, NAMED_ADVENTURER, NUMBER, PLAYER
from tidewood.games.the_island.names import figure_name
from tidewood.games.the_island.pieces import ISLAND, OUT, TOP_VALUE
from tidewood.games.the_island.state import Isle, more, other
from tidewood.kernel.combine import TABLE
from tidewood.kernel.core import REAL_TABLE, REVEALED, Frame, Node
from tidewood.kernel.declare import Held, Worked, option, part, question

SAVED: Final = Held(FIGURE)  # the adventurer whose value is looked at
COUNTED: Final = Worked(NAMED_ADVENTURER, lambda s, f, option: figure_name(s, SAVED.of(f)))
VALUE_SHOWN: Final = option(
    "value", "value {adventurer} {value}", refs=("adventurer:{adventurer}",), adventurer=COUNTED, value=part(NUMBER)
)


def finish(s: Isle, reason: str) -> None:
    """The game ends at once; what is left is the count. [TI-081, TI-110]"""
    s.ended = reason
    s.tell(END, (ENDINGS.index(reason),))
    del s.stack[:]
    s.push(Frame(COUNT, TABLE))


def end_if_all_gone(s: Isle) -> None:
    """Nobody is left on the board: all that could still happen changes nothing. [TI-120, AMB-32]"""
    if not s.living() and not s.ended:
        finish(s, "all-gone")


class Count(Node[Isle]):
    """Only now the values of the saved adventurers are shown and added. [TI-111, TI-112]"""

    says = VALUE_SHOWN
    asks = question(
        "count",
        figure=Worked(NUMBER, lambda s, f, option: SAVED.of(f) % s.rules.each + 1),
        who=Worked(PLAYER, lambda s, f, option: s.owner(SAVED.of(f))),
    )

    def run(self, s: Isle, f: Frame) -> None:
        if s.mode == REAL_TABLE and not s.rules.equal_values:
            for a in range(len(s.at)):
                if ISLAND <= s.at[a] < OUT and not s.value[a]:
                    first = (s.owner(a) * s.rules.colours + s.colour[a]) * (TOP_VALUE + 1)
                    values = [v for v in range(1, TOP_VALUE + 1) if s.hand[first + v]]
                    s.chance(SAVED.put(f, a), values, [s.hand[first + v] for v in values])
                    return
        s.phase = "over"
        s.over = True
        s.marks |= REVEALED
        for who in range(s.players):
            s.tell(COUNTS, (who, points_of(s, who), saved_by(s, who)))
        s.tell(WINNER, tuple(winners(s)))

    def fell(self, s: Isle, f: Frame, outcome: int) -> None:
        a = SAVED.of(f)
        s.value = other(s.value, a, outcome)
        s.hand = more(s.hand, (s.owner(a) * s.rules.colours + s.colour[a]) * (TOP_VALUE + 1) + outcome, -1)
        s.push(f)

    def outcome_notation(self, s: Isle, f: Frame, outcome: int) -> str:
        return VALUE_SHOWN.notation(s, f, outcome)


def saved_by(s: Isle, who: int) -> int:
    """How many of a player's adventurers are on safe islands."""
    return len(saved_adventurers(s, who))


def saved_adventurers(s: Isle, who: int) -> list[int]:
    each = s.rules.each
    return [a for a in range(who * each, who * each + each) if ISLAND <= s.at[a] < OUT]


def points_of(s: Isle, who: int) -> int:
    """The sum of the saved adventurers' values, of both colours; or their number. [TI-112, TI-118, TI-122]"""
    if s.rules.equal_values:  # TI-122
        return saved_by(s, who)
    return sum([s.value[a] for a in saved_adventurers(s, who)])  # TI-111 TI-112 TI-118


def winners(s: Isle) -> list[int]:
    """The highest sum; then the most saved; then all who are equal. [TI-112, TI-113, TI-114, AMB-38]"""
    results = [(points_of(s, who), saved_by(s, who)) for who in range(s.players)]  # TI-113 AMB-38
    best = max(results)  # TI-112
    return [who for who in range(s.players) if results[who] == best]  # TI-114


COUNT: Final = Count()
