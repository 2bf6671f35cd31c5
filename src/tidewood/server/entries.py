"""The words of a table's log, and what each of them does.

A new entry and one that is read back go through the same function, so a table that was rebuilt is the table that was.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

import msgspec

import tidewood
from tidewood import Game
from tidewood.server.lines import Line, Note
from tidewood.server.live import HOST, Asked, Change, Given, Live
from tidewood.server.storage import Answer, Table

# The game after so many answers, and how far back it remembers.
Past = Callable[[Live, int], Awaitable[tuple[Game, int]]]
A_FEW = 20  # answers that are played again at once; more would keep other tables waiting
NOBODY = Asked(0, "", ())  # takes the place of a request that is no more


def payload(**data: Any) -> str:
    return msgspec.json.encode(data).decode()


def note_by(live: Live, note: str, player: str) -> Note:
    return (f"{note}-host", {}) if player == HOST else (note, {"who": live.who(player)})


async def work_out(live: Live, entry: Answer, past: Past, index: int | None = None) -> Change:
    """What an entry changes. Raises IllegalChoice for an answer that is not open. Changes nothing itself."""
    change = Change(entry.seq, entry.at, entry.player)
    if entry.kind in ("answer", "lot"):
        _answer(live, entry, change, index)
        return change
    if entry.kind == "answers":
        _answers(live, entry, change)
        return change
    data: dict[str, Any] = msgspec.json.decode(entry.payload) if entry.payload else {}
    if entry.kind == "undo":
        await _undo(live, change, entry.player, data["to"], past)
    elif entry.kind == "redo":
        await _redo(live, change)
    elif entry.kind == "ask-undo":
        change.undo_request = Asked(entry.seq, entry.player, tuple(data["needed"]), (), data["to"])
        n = len(live.answers) - data["to"]
        change.notes.append(("ask-undo-one" if n == 1 else "ask-undo", {"who": live.who(entry.player), "n": n}))
    elif entry.kind == "ask-end":
        change.end_request = Asked(entry.seq, entry.player, tuple(data["needed"]))
        change.notes.append(note_by(live, "ask-end", entry.player))
    elif entry.kind == "agree":
        await _agree(live, change, entry.player, data["request"], past)
    elif entry.kind == "disagree":
        _disagree(live, change, entry.player, data["request"])
    elif entry.kind == "end":
        _end(change)
    elif entry.kind == "choose":
        change.wish = live.wish | data["wish"]
        change.game = await asyncio.to_thread(begun, live.table, change.wish)
        change.seats = True
    elif entry.kind == "seat":
        change.seats = True
        change.undo_request = change.end_request = NOBODY  # the people who were asked are no longer the same
        change.notes.append((data["note"], data["about"]))
    else:
        raise ValueError(f"table {live.id} has an entry of an unknown kind {entry.kind!r}")
    return change


def begun(table: Table, wish: dict[str, Any]) -> Game:
    """The game of a table with another set-up. Slow: not for the event loop."""
    return tidewood.new(table.game, table.seed.reveal(), **wish)


def _answer(live: Live, entry: Answer, change: Change, index: int | None) -> None:
    game = live.game.copy()
    if index is None:
        game.play(f"{entry.player}: {entry.payload}")
    else:
        game.pick(index)
    change.game = game
    change.given = [given(game, entry.player, entry.payload, entry, len(live.lines))]
    if entry.kind == "lot":
        change.notes.append(("bot-failed", {"player": entry.player}))


def _answers(live: Live, entry: Answer, change: Change) -> None:
    """Several in one step."""
    game = change.game = live.game.copy()
    line, told = len(live.lines), game.happened
    for notation in msgspec.json.decode(entry.payload, type=list[str]):
        game.play(f"{entry.player}: {notation}")
        change.given.append(given(game, entry.player, notation, entry, line, joined=bool(change.given)))
        line += game.happened - told
        told = game.happened


def given(game: Game, player: str, notation: str, entry: Answer, line: int, joined: bool = False) -> Given:
    """The answer that was just played."""
    return Given(player, notation, game.free_undo(player) == 0, entry.seq, entry.at, line, joined)


async def _undo(live: Live, change: Change, by: str, to: int, past: Past) -> None:
    n = len(live.answers) - to
    about: dict[str, str | int] = {"who": live.who(by), "n": n}
    revealed = live.revealed_since(to)
    note: Note = (f"undo{'-one' if n == 1 else ''}{'-revealed' if revealed else ''}", about)
    change.game, change.base = await past(live, to)
    change.keep = to
    change.redo = (by, live.answers[to:])
    change.notes.append(note)


async def _redo(live: Live, change: Change) -> None:
    by, undone = live.redo
    change.game = live.game.copy()
    again = (change.game, undone, change, live.lines)
    if len(undone) > A_FEW:
        await asyncio.to_thread(_play_again, *again)
    else:
        _play_again(*again)
    change.notes.append(("redo-one" if len(undone) == 1 else "redo", {"who": live.who(by), "n": len(undone)}))


def _play_again(game: Game, undone: list[Given], change: Change, lines: list[Line]) -> None:
    """The lines of what was taken back count again. Where the rules tell something else by now, it is told anew."""
    told, line = game.happened, len(lines)
    same = True
    for answer in undone:
        game.play(f"{answer.player}: {answer.notation}")
        events = game.events(told)
        before = lines[answer.line : answer.line + len(events)]
        same = same and [one.event for one in before] == events
        change.again += range(answer.line, answer.line + len(events))
        change.given.append(replace(answer, seq=change.seq, at=change.at, line=line))
        line += len(events)
        told = game.happened
    if same:
        change.given = [replace(answer, seq=change.seq, at=change.at) for answer in undone]
    else:
        change.again = []


async def _agree(live: Live, change: Change, by: str, request: int, past: Past) -> None:
    change.notes.append(("agreed", {"who": live.who(by)}))
    asked = live.undo_request
    if asked is not None and asked.id == request:
        agreed = Asked(asked.id, asked.by, asked.needed, (*asked.agreed, by), asked.to)
        if agreed.open:
            change.undo_request = agreed
        else:
            assert asked.to is not None
            await _undo(live, change, asked.by, asked.to, past)
            change.redo = None  # what all agreed to is not taken back by one
    asked = live.end_request
    if asked is not None and asked.id == request:
        agreed = Asked(asked.id, asked.by, asked.needed, (*asked.agreed, by))
        if agreed.open:
            change.end_request = agreed
        else:
            _end(change)


def _disagree(live: Live, change: Change, by: str, request: int) -> None:
    for asked in (live.undo_request, live.end_request):
        if asked is not None and asked.id == request:
            change.notes.append(note_by(live, "withdrawn" if asked.by == by else "refused", by))
            if asked is live.undo_request:
                change.undo_request = NOBODY
            else:
                change.end_request = NOBODY


def _end(change: Change) -> None:
    change.status = "ended"
    change.end_request = change.undo_request = NOBODY
    change.notes.append(("ended", {}))
