"""A table's position as it is stored beside its log, and back: the game's save, and what people did beside the game."""

from __future__ import annotations

from datetime import datetime

import msgspec

import tidewood
from tidewood import Game
from tidewood.server.lines import Plain, from_plain
from tidewood.server.live import Asked, Given, Live
from tidewood.server.storage import Listing, Secret, Snapshot

Row = tuple[str, str, bool, int, datetime, int]


class Kept(msgspec.Struct, array_like=True):
    """Version 1 of what a snapshot holds."""

    version: int
    save: str
    answers: list[Row]
    lines: list[Plain]
    told: int
    redo: tuple[str, list[Row]]
    undo_request: tuple[int, str, tuple[str, ...], tuple[str, ...], int | None] | None
    end_request: tuple[int, str, tuple[str, ...], tuple[str, ...], int | None] | None
    status: str


_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(Kept)


def _row(given: Given) -> Row:
    return (given.player, given.notation, given.marked, given.seq, given.at, given.line)


def _asked(asked: Asked | None) -> tuple[int, str, tuple[str, ...], tuple[str, ...], int | None] | None:
    return None if asked is None else (asked.id, asked.by, asked.needed, asked.agreed, asked.to)


def start(game: Game) -> Secret:
    """What is kept of a table that nobody has answered at yet."""
    kept = Kept(1, game.save(), [], [(i, 0, False, None, e.plain(), None) for i, e in enumerate(game.events())],
                len(game.events()), ("", []), None, None, "running")  # fmt: skip
    return Secret(_ENCODER.encode(kept).decode())


def snapshot(live: Live) -> Snapshot:
    kept = Kept(
        1,
        live.game.save(),
        [_row(given) for given in live.answers],
        [line.plain() for line in live.lines],
        live.told,
        (live.redo[0], [_row(given) for given in live.redo[1]]),
        _asked(live.undo_request),
        _asked(live.end_request),
        live.status,
    )
    save = Secret(_ENCODER.encode(kept).decode())
    return Snapshot(table=live.id, seq=live.seq, save=save, rules=live.game.rules_version)


def read(stored: Snapshot) -> Kept:
    return _DECODER.decode(stored.save.reveal())


def restore(listing: Listing, stored: Snapshot) -> Live:
    """The table as it was when this was stored. The seats are those of now: they are not part of the past."""
    kept = read(stored)
    game = tidewood.load(kept.save, verify=False)  # our own file, and the rules may have changed since
    live = Live(listing, game, stored.seq, base=game.answers)
    live.answers = [Given(*row) for row in kept.answers]
    live.lines = [from_plain(line) for line in kept.lines]
    live.told = kept.told
    live.redo = (kept.redo[0], [Given(*row) for row in kept.redo[1]])
    live.undo_request = None if kept.undo_request is None else Asked(*kept.undo_request)
    live.end_request = None if kept.end_request is None else Asked(*kept.end_request)
    live.status = "over" if game.is_over else "ended" if kept.status == "ended" else "running"
    live.since = dict.fromkeys(live.seats, stored.seq)
    live.snapshot_seq = stored.seq
    return live


def leads_to(kept: Kept, answers: list[Given], n: int) -> bool:
    """Whether a stored position lies on the way to what is now the position after n answers."""
    seqs = [row[3] for row in kept.answers]
    return len(seqs) <= n and seqs == [given.seq for given in answers[: len(seqs)]]


def play_on(kept: Kept, answers: list[Given], n: int) -> Game:
    """From a stored position to the one after n answers. Slow for a long way: not for the event loop."""
    game = tidewood.load(kept.save, verify=False)
    for given in answers[len(kept.answers) : n]:
        game.play(f"{given.player}: {given.notation}")
    return game
