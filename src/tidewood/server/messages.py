"""What a client is told of a table. All that reaches a client of a game is built here, from what that player may see.

The wire test drives these functions with twins in which the unseen is redrawn: not a byte may change.
"""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime
from typing import Any, Final, overload

import msgspec

import tidewood
from tidewood import Game
from tidewood.api import own_choices
from tidewood.server.absence import due, free_from
from tidewood.server.lines import IDS, Langs, seen_lines
from tidewood.server.live import Asked, Live
from tidewood.server.questions import decision_of
from tidewood.server.wire import (
    ENCODER,
    LINES,
    ClockView,
    LogLine,
    Report,
    Request,
    SeatView,
    State,
    Step,
    Timeline,
    UndoView,
    Waiting,
)
from tidewood.server.words import LANGUAGES

ALL_LANGS: Final[Langs] = LANGUAGES


def time_of(at: datetime) -> str:
    return at.isoformat(timespec="seconds").replace("+00:00", "Z")


def read_langs(text: str | None) -> Langs:
    """The languages a client wants, in our order; all when it names none that we know, none at all for `none`. With
    `ids` among them it says everything itself, and gets words only for what has no id.
    """
    if text == "none":
        return ()
    wanted = (text or "").split(",")
    found = tuple(lang for lang in LANGUAGES if lang in wanted) or ALL_LANGS
    return (*found, IDS) if IDS in wanted else found


# -- the game


def outcome_of(live: Live) -> dict[str, Any] | None:
    if live.status == "ended":
        return {"ended": "vote", "winners": [], "scores": {}}
    return live.game.outcome


# -- beside the game


def request_of(asked: Asked | None) -> Request | None:
    if asked is None:
        return None
    return Request(asked.id, asked.by, list(asked.agreed), list(asked.needed), asked.to)


def undo_of(live: Live, player: str | None) -> UndoView:
    asked = request_of(live.undo_request)
    if player is None or live.status != "running" or live.stopped is not None:
        return UndoView(0, 0, 0, None, False, 0, asked)
    to, reveals = live.last_own(player)
    redo = len(live.redo[1]) if live.redo[0] == player else 0
    free, turn, action = live.taking_back(player)
    return UndoView(free, turn, action, to, reveals, redo, asked)


@overload
def second(at: datetime) -> datetime: ...
@overload
def second(at: None) -> None: ...
@overload
def second(at: datetime | None) -> datetime | None: ...
def second(at: datetime | None) -> datetime | None:
    """A time without what nobody needs to know of it."""
    return None if at is None else at.replace(microsecond=0)


def waiting_for(live: Live) -> list[Waiting]:
    if live.status != "running" or live.stopped is not None:
        return []
    return [
        Waiting(player, second(live.asked_since.get(player, live.at)), second(due(live, player)))
        for player in live.open_seats or live.deciders()
    ]


def seats_of(live: Live, online: Collection[str]) -> dict[str, SeatView]:
    seats = {}
    for player, seat in live.seats.items():
        view = seats[player] = SeatView(seat.kind, seat.name, seat.bot if seat.kind == "bot" else None)
        if player in online:
            view.online = True
        elif seat.holder is not None:
            view.away = second(live.away.get(player))
        free = free_from(live, player, online) if live.status == "running" else None
        if free is not None:
            view.host_may, view.all_may = second(free[0]), second(free[1])
    return seats


def clock_of(live: Live) -> ClockView | None:
    clock = live.table.clock
    return None if clock is None else ClockView(clock, int(live.patience.answer[clock].total_seconds()))


def choices_of(live: Live) -> dict[str, dict[str, str]]:
    return own_choices(live.table.game, live.wish) if live.is_before else {}


def beside(live: Live, online: Collection[str]) -> dict[str, Any]:
    """All of a state that can change, is alike for everybody, and is neither view nor decision nor log."""
    return {
        "status": live.status,
        "name": live.table.name,
        "waiting": waiting_for(live),
        "seats": seats_of(live, online),
        "end_request": request_of(live.end_request),
        "answers": len(live.answers),
        "outcome": outcome_of(live),
        "choices": choices_of(live),
        "stopped": live.stopped is not None,
        "talk": live.talks,
    }


def gives_hints(live: Live) -> bool:
    """Where strangers compete, nobody gets help."""
    return not (live.table.listed and live.competitive)


# -- whole messages


def state_of(
    live: Live,
    player: str | None,
    langs: Langs,
    browser: str | None,
    online: Collection[str] = (),
    raw: Any = None,
    marks: dict[str, Any] | None = None,
) -> bytes:
    """The whole state for one seat of a browser, or for a spectator. `raw` is the decision, if it is made already, and
    `marks` are those of this seat.
    """
    host = browser is not None and live.table.host == browser
    asked = raw if raw is not None else decision_of(live.game, player, langs) if live.is_playing else None
    message = State(
        version=live.seq,
        table=live.id,
        game=live.table.game,
        you=player,
        mine=[] if browser is None else live.seats_of(browser),
        host=host,
        setup=live.game.setup,
        view=live.game.view(player),
        marks=marks,
        decision=asked,
        log=seen_lines(live.lines[-LINES:], live.game, live.number(player), langs),
        links={seat: f"/j/{secret}" for seat, secret in live.links.items()} if host else {},
        undo=undo_of(live, player),
        whatif=live.game.origin is not None and "determinised" in live.game.origin,
        clock=clock_of(live),
        hints=gives_hints(live),
        **beside(live, online),
    )
    return ENCODER.encode(message)


def past_state(live: Live, past: Game, n: int, player: str | None, langs: Langs) -> bytes:
    """The table after n answers, as that player may look at it again."""
    end = live.answers[n].line if n < len(live.answers) else len(live.lines)
    lines = [line for line in live.lines[:end] if not line.undone][-LINES:]
    now = n == len(live.answers)
    message = State(
        version=live.seq,
        table=live.id,
        game=live.table.game,
        you=player,
        mine=[],
        host=False,
        setup=live.game.setup,
        view=past.view(player) if now else past.past_view(player),
        marks=past.marks(player) if langs else None,
        decision=decision_of(past, player, langs, options=False),
        log=seen_lines(lines, live.game, live.number(player), langs),
        status=live.status,
        name=live.table.name,
        waiting=[],
        seats=seats_of(live, ()),
        undo=UndoView(0, 0, 0, None, False, 0, None),
        end_request=None,
        answers=n,
        outcome=outcome_of(live) if now else None,
    )
    return ENCODER.encode(message)


def timeline_of(live: Live, first: int, player: str | None, langs: Langs) -> bytes:
    """The answers as lines of the log: the notation of an answer may tell what only its giver knew."""
    who = live.number(player)
    steps: list[Step] = []
    for i, given in enumerate(live.answers):
        end = live.answers[i + 1].line if i + 1 < len(live.answers) else len(live.lines)
        lines = [line for line in live.lines[given.line : end] if not line.undone and line.event is not None]
        steps.append(Step(i + 1, given.player, time_of(given.at), seen_lines(lines, live.game, who, langs)))
    return ENCODER.encode(Timeline(first, steps))


def lines_before(live: Live, before: int, player: str | None, langs: Langs) -> list[LogLine]:
    end = max(0, min(before, len(live.lines)))
    return seen_lines(live.lines[max(0, end - LINES) : end], live.game, live.number(player), langs)


def report_of(live: Live, player: str | None, langs: Langs) -> bytes:
    """What a player may pass on when something looks wrong. The record with its seed comes with it after the end."""
    over = live.status != "running"
    message = Report(
        tidewood=tidewood.__version__,
        rules=live.game.rules_version,
        game=live.table.game,
        setup=live.game.setup,
        table=live.id,
        version=live.seq,
        player=player,
        answers=len(live.answers),
        position=live.game.view(player),
        decision=decision_of(live.game, player, langs) if live.is_playing else None,
        log=seen_lines(live.lines, live.game, live.number(player), langs),
        record=record_of(live) if over else None,
    )
    return msgspec.json.format(ENCODER.encode(message), indent=1)


def record_of(live: Live) -> str:
    """The whole game with its seed: for after the end only. A table that began from a twin has no such beginning."""
    assert live.status != "running"
    return live.game.record() if live.game.origin is None else ""
