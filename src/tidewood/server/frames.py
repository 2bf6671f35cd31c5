"""What happened, step by step: the table at each line of the log, so that a page can show how it came about.

An answer may set many things going: a bot's turn, the Invader Phase, whatever goes by itself. The answers are played
again on a copy, and each seat looks at its own view at every event. Only those who want to replay pay for it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tidewood import Game
from tidewood.server.lines import Langs, Line, seen_lines, things
from tidewood.server.live import Change, Given, Live
from tidewood.server.patches import Memo, difference
from tidewood.server.wire import ENCODER, LINES, Frame, Replay

MOST: Final = 60  # frames of a patch; what happened after these is in the last one
LONGEST: Final = 120  # lines of a replay: who was away for longer sees the end of it
ANSWERS: Final = 60  # answers that are played again for it

View = dict[str, Any]


def frames_of(change: Change, live: Live, seats: Sequence[str | None]) -> list[list[Frame]]:
    """For each of these seats the frames of a change; none where there is nothing to go through step by step."""
    before, lines = change.before, [line for line in change.lines if line.event is not None]
    if change.keep is not None or before is None or len(lines) < 2 or not change.given:
        return [[] for _ in seats]
    twin = before.copy()
    start, seen = before.views(seats), twin.watched(played(change.given), seats, most=MOST)
    ends = live.game.views(seats)
    memos: list[Memo] = [{} for _ in seen]  # views of several seats share what all of them see
    return [
        steps(live.game, live.number(seat), lines, start[i], [views[i] for views in seen], ends[i], memos)
        for i, seat in enumerate(seats)
    ]


def played(given: Sequence[Given]) -> list[str]:
    return [f"{one.player}: {one.notation}" for one in given]


def steps(
    game: Game, who: int, lines: Sequence[Line], start: View, seen: Sequence[View], end: View, memos: Sequence[Memo]
) -> list[Frame]:
    """A frame for each line. `game` only lends its words; the last frame comes to where things ended."""
    frames: list[Frame] = []
    at = start
    for line, view, memo in zip(lines, [*seen[:-1], end], memos, strict=False):
        sets, gone = difference(at, view, ["view"], memo)
        frames.append(Frame(line.n, refs_of(game, line, who), sets, gone))
        at = view
    return frames


def refs_of(game: Game, line: Line, who: int) -> list[str]:
    """The things a line speaks of, as far as this player may know them."""
    assert line.event is not None
    told = game.told(line.event.seen_by(who))
    return [] if told is None else list(dict.fromkeys(things(told["args"])))


# -- what somebody has missed


def missed(live: Live, since: int) -> tuple[int, int]:
    """From which answer on a replay since this version goes, and the version then. Not all that has happened is shown
    to who was away for long.
    """
    answers = live.answers
    n = len(answers)
    lines = len(live.lines)
    while n and answers[n - 1].seq > since and lines - answers[n - 1].line <= LONGEST and len(answers) - n < ANSWERS:
        n -= 1
    n = live.step_start(n)
    return n, answers[n].seq - 1 if n < len(answers) else live.seq


def replay_of(live: Live, past: Game, n: int, since: int, player: str | None, langs: Langs) -> bytes:
    """What has happened since answer n. Not for the event loop."""
    start = past.past_view(player)
    first = live.answers[n].line if n < len(live.answers) else len(live.lines)
    lines = [line for line in live.lines[first:] if line.event is not None and not line.undone]
    seen = [views[0] for views in past.watched(played(live.answers[n:]), [player], past=True)]
    end = past.past_view(player)
    who = live.number(player)
    frames = steps(live.game, who, lines, start, seen, end, [{} for _ in seen]) if len(seen) == len(lines) else []
    told = seen_lines(lines[-LINES:], live.game, who, langs)
    return ENCODER.encode(Replay(since, live.seq, start, frames, told))
