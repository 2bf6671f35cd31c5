"""A table's position as it is stored beside its log, and back.

A stored position is the game as it stands and what people ask of each other; with it lies the part of the table's log
that is new since another stored position, so that the whole is as long as what happened. The parts form a chain back to
the start, or to a position of version 1, which held everything.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

import msgspec

import tidewood
from tidewood import Game
from tidewood.api import log_brought_up
from tidewood.server.lines import Line, Plain, from_plain, number_turns
from tidewood.server.live import START, Asked, Given, Live, Mark
from tidewood.server.packing import packed, unpacked
from tidewood.server.storage import Listing, Secret, Snapshot, Table

Taken = tuple[int, int, int]  # an answer as saves have it
Asking = tuple[int, str, tuple[str, ...], tuple[str, ...], int | None]


class Row(msgspec.Struct, array_like=True):
    """An answer that counts. Older rows end before `joined`."""

    player: str
    notation: str
    marked: bool
    seq: int
    at: datetime
    line: int
    joined: bool = False

    def given(self) -> Given:
        return Given(self.player, self.notation, self.marked, self.seq, self.at, self.line, self.joined)


class Kept(msgspec.Struct, array_like=True):
    """What a snapshot of version 1 held: everything."""

    version: int
    save: str
    answers: list[Row]
    lines: list[Plain]
    told: int
    redo: tuple[str, list[Row]]
    undo_request: Asking | None
    end_request: Asking | None
    status: str


class Position(msgspec.Struct, array_like=True):
    """Version 2: where a table stands."""

    game: str  # as `Game.position` wrote it
    setup: dict[str, Any] | None  # None: that of the table
    answers: int  # that counted
    taken: int  # the same by the game's count, which differs for games of old
    redo: tuple[str, list[Row]]
    undo_request: Asking | None
    end_request: Asking | None
    status: str
    asked: dict[str, datetime] = {}  # since when the table waits for answers
    wish: tuple[int, dict[str, Any]] | None = None  # the set-up with what was left to chance, and the entry since when
    actions: dict[str, int] = {}  # by player, how many answers have begun what is not finished yet


class Part(msgspec.Struct, array_like=True):
    """What came to the log of a table after another snapshot."""

    since: int  # the number of that snapshot
    undone: int  # its lines from this one on were taken back since, but for those of `again`
    first_line: int
    lines: list[Plain]
    first_answer: int  # its answers up to this one still count
    answers: list[Row]
    first_taken: int
    taken: list[Taken]
    again: list[int] = []  # lines that were brought back
    numbered: bool = False  # its events have the numbers of today, which stay


class Damaged(Exception):
    """What was stored is not what is read."""


_ENCODER: Final = msgspec.json.Encoder()
_KEPT: Final = msgspec.json.Decoder(Kept)
_POSITION: Final = msgspec.json.Decoder(Position)
_PART: Final = msgspec.json.Decoder(Part)


def _row(given: Given) -> Row:
    return Row(given.player, given.notation, given.marked, given.seq, given.at, given.line, given.joined)


def _asking(asked: Asked | None) -> Asking | None:
    return None if asked is None else (asked.id, asked.by, asked.needed, asked.agreed, asked.to)


# -- writing


def start(table: Table, game: Game) -> Snapshot:
    """What is kept of a table that nobody has answered at yet."""
    setup = None if game.setup == table.setup else game.setup
    position = Position(game.position(), setup, 0, 0, ("", []), None, None, "running")
    lines: list[Plain] = [(i, 0, False, None, event.plain(), None) for i, event in enumerate(game.events())]
    return _snapshot(table.id, 0, game, position, Part(START, 0, 0, lines, 0, [], 0, [], numbered=True))


def _snapshot(table: str, seq: int, game: Game, position: Position, part: Part) -> Snapshot:
    save, log = Secret(packed(_ENCODER.encode(position))), Secret(packed(_ENCODER.encode(part)))
    return Snapshot(table=table, seq=seq, save=save, rules=game.rules_version, log=log)


@dataclass(frozen=True, slots=True)
class Due:
    """All that a snapshot is made of, while the table goes on."""

    table: Table
    seq: int
    since: Mark
    game: Game
    answers: list[Given]
    count: int
    lines: list[tuple[Line, bool]]  # and whether it was taken back
    again: list[int]  # lines before these that count, though they may have been taken back before
    redo: tuple[str, list[Given]]
    undo_request: Asked | None
    end_request: Asked | None
    status: str
    asked: dict[str, datetime]
    wish: tuple[int, dict[str, Any]] | None
    actions: dict[str, int]


def due(live: Live) -> Due:
    """What is to be stored now. From here on, the table counts what comes after it."""
    since = live.mark
    live.mark = live.marked()
    lines = [(line, line.undone) for line in live.lines[since.lines :]]
    again = [line.n for line in live.lines[since.undone : since.lines] if line.event is not None and not line.undone]
    answers = live.answers[since.answers :]
    return Due(live.table, live.seq, since, live.game, answers, len(live.answers), lines, again, live.redo,
               live.undo_request, live.end_request, live.status, live.asked_since,
               (live.begun, live.wish) if live.begun else None,
               {player: n for player in live.deciders() if (n := live.open_action(player))})  # fmt: skip


def snapshot(due: Due) -> Snapshot:
    """Not for the event loop."""
    game, since = due.game, due.since
    # The game counts answers as the table does, but for one that began under rules that asked otherwise.
    shift = game.answers - due.count
    first = since.answers + shift if shift == since.shift else 0
    position = Position(
        game.position(),
        None if game.setup == due.table.setup else game.setup,
        due.count,
        game.answers,
        (due.redo[0], [_row(given) for given in due.redo[1]]),
        _asking(due.undo_request),
        _asking(due.end_request),
        due.status,
        due.asked,
        due.wish,
        due.actions,
    )
    part = Part(
        since.seq,
        since.undone,
        since.lines,
        [line.plain(undone) for line, undone in due.lines],
        since.answers,
        [_row(given) for given in due.answers],
        first,
        game.taken(first),
        due.again,
        True,
    )
    return _snapshot(due.table.id, due.seq, game, position, part)


def not_stored(live: Live, due: Due) -> None:
    """The next snapshot has to have what this one would have had."""
    live.mark = due.since.with_later(live.mark)


# -- reading


def read(stored: Snapshot) -> Kept | Position:
    """Raises `Damaged`."""
    try:
        text = stored.save.reveal()
        return _KEPT.decode(text) if stored.log is None else _POSITION.decode(unpacked(text))
    except Exception as error:  # whatever a damaged text leads to
        raise Damaged(f"snapshot {stored.seq}: {error!r}") from None


class Log:
    """The parts of a table's log, read when they are needed."""

    def __init__(self, stored: dict[int, Secret | None]) -> None:
        self._stored: Final = stored
        self._read: Final[dict[int, Part | None]] = {}

    def chain(self, seq: int) -> tuple[int | None, list[Part]]:
        """The parts that lead to a snapshot in order, and the number of the snapshot of version 1 they follow. Raises
        `Damaged` when one of them is missing or cannot be read.
        """
        parts: list[Part] = []
        while seq != START:
            if seq in self._stored and self._stored[seq] is None:
                return seq, parts[::-1]
            part = self._part(seq)
            if part is None or part.since >= seq:
                raise Damaged(f"the part {seq} of the log")
            parts.append(part)
            seq = part.since
        return None, parts[::-1]

    def _part(self, seq: int) -> Part | None:
        if seq not in self._read:
            text = self._stored.get(seq)
            try:
                self._read[seq] = None if text is None else _PART.decode(unpacked(text.reveal()))
            except Exception:  # whatever a damaged text leads to
                self._read[seq] = None
        return self._read[seq]


def restore(listing: Listing, stored: Snapshot, parts: list[Part], before: Snapshot | None = None) -> Live:
    """The table as it was when this was stored. The seats are those of now: they are not part of the past.

    `before` is the snapshot of version 1 that the parts follow. Raises `Damaged`. Slow for a long log: not for the
    event loop.
    """
    kept = read(stored)
    try:
        whole = read(before) if before is not None else kept
        lines, answers, taken = _begun(whole, listing.table) if isinstance(whole, Kept) else ([], [], [])
        for part in parts:
            _add(part, listing.table, lines, answers, taken)
        if isinstance(kept, Kept):
            game = tidewood.load(kept.save, verify=False)  # our own file, and the rules may have changed since
        else:
            if len(answers) != kept.answers or len(taken) != kept.taken:
                raise Damaged(f"snapshot {stored.seq} has {kept.answers} answers, its log {len(answers)}")
            game = tidewood.resume(kept.game, listing.table.setup if kept.setup is None else kept.setup, taken)
        return _live(listing, stored.seq, game, kept, lines, answers)
    except Damaged:
        raise
    except Exception as error:  # whatever a damaged text leads to
        raise Damaged(f"snapshot {stored.seq}: {error!r}") from None


def _begun(kept: Kept, table: Table) -> tuple[list[Line], list[Given], list[Taken]]:
    game = tidewood.load(kept.save, verify=False)
    return _lines(table, kept.lines), [row.given() for row in kept.answers], game.taken()


def _lines(table: Table, kept: list[Plain]) -> list[Line]:
    """Those of an older version."""
    found = []
    for n, answer, undone, undoes, event, note in kept:
        if event is not None:
            (event,) = log_brought_up(table.game, table.setup, [event])
        found.append(from_plain((n, answer, undone, undoes, event, note)))
    return found


def _add(part: Part, table: Table, lines: list[Line], answers: list[Given], taken: list[Taken]) -> None:
    """Raises `Damaged` when the part does not follow what is there."""
    if len(lines) != part.first_line or len(answers) < part.first_answer or len(taken) < part.first_taken:
        raise Damaged(f"the part after {part.since} does not follow")
    again = set(part.again)
    for line in lines[part.undone :]:
        if line.event is not None:
            line.undo(line.n not in again)
    lines += [from_plain(line) for line in part.lines] if part.numbered else _lines(table, part.lines)
    answers[part.first_answer :] = [row.given() for row in part.answers]
    taken[part.first_taken :] = part.taken


def _live(
    listing: Listing, seq: int, game: Game, kept: Kept | Position, lines: list[Line], answers: list[Given]
) -> Live:
    game.keeps_actions = True  # each state that is told says how much a cancel takes back
    live = Live(listing, game, seq, base=game.answers)
    live.answers = answers
    live.lines = lines
    number_turns(lines)
    live.told = game.happened
    live.redo = (kept.redo[0], [row.given() for row in kept.redo[1]])
    live.undo_request = None if kept.undo_request is None else Asked(*kept.undo_request)
    live.end_request = None if kept.end_request is None else Asked(*kept.end_request)
    live.status = "over" if game.is_over else "ended" if kept.status == "ended" else "running"
    live.since = dict.fromkeys(live.seats, seq)
    live.asked_since = kept.asked if isinstance(kept, Position) else {}
    for player in live.deciders():
        live.asked_since.setdefault(player, listing.changed if seq else listing.table.created)
    if isinstance(kept, Position) and kept.wish is not None:
        live.begun, live.wish = kept.wish
    live.loaded_with = (len(answers), {} if isinstance(kept, Kept) else kept.actions)
    live.snapshot_seq = seq
    live.mark = live.marked()
    return live


# -- going back


def leads_to(stored: Snapshot, kept: Kept | Position, answers: list[Given], n: int) -> bool:
    """Whether a stored position lies on the way to what is now the position after n answers: its last answer was given
    by then and still counts, so those before it do as well.
    """
    count = len(kept.answers) if isinstance(kept, Kept) else kept.answers
    return count <= n and (count == 0 or answers[count - 1].seq <= stored.seq)


def play_on(live: Live, kept: Kept | Position, answers: list[Given], n: int) -> tuple[Game, int]:
    """From a stored position to the one after n answers, and how far back it remembers by itself. Slow for a long way:
    not for the event loop.
    """
    if isinstance(kept, Kept):
        game, count = tidewood.load(kept.save, verify=False), len(kept.answers)
    else:
        setup = live.table.setup if kept.setup is None else kept.setup
        game, count = tidewood.resume(kept.game, setup, live.game.taken()[: kept.taken]), kept.answers
    game.keeps_actions = True
    for given in answers[count:n]:
        game.play(f"{given.player}: {given.notation}")
    return game, count
