"""The log of a table: what happened in the game, and what people did beside it. Nothing in it is ever erased."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

import msgspec

from tidewood import Game
from tidewood.api import Event
from tidewood.server.wire import ENCODER, LogLine, Said
from tidewood.server.words import say

Langs = tuple[str, ...]
TURN: Final = "turn"  # the event with which a turn begins, in every game
IDS: Final = "ids"  # among the languages: whoever listens says everything itself
PLAYER: Final = re.compile(r"p[1-9]")
Note = tuple[str, dict[str, str | int]]  # a key of the words, and what it is about
PlainEvent = tuple[str, tuple[int, ...], tuple[int, ...], int]
Plain = tuple[int, int, bool, tuple[int, int] | None, PlainEvent | None, Note | None]


def told_in(langs: Langs) -> tuple[Langs, Langs]:
    """The languages of whole texts, and those of words for what has no id."""
    if IDS in langs:
        return (), tuple(lang for lang in langs if lang != IDS)
    return langs, langs


class Line:
    """One line. Its text is made once for each audience and set of languages."""

    __slots__ = ("_made", "answer", "event", "n", "note", "turn", "undoes", "undone")

    def __init__(
        self,
        n: int,
        answer: int,
        event: Event | None = None,
        note: Note | None = None,
        undoes: tuple[int, int] | None = None,
        undone: bool = False,
    ) -> None:
        self.n: Final = n
        self.answer: Final = answer  # how many answers had been given
        self.event: Final = event
        self.note: Final = note
        self.undoes: Final = undoes
        self.undone = undone
        self.turn = 0  # the how many-eth turn it belongs to; see `number_turns`
        self._made: dict[tuple[bool, Langs], LogLine] = {}

    def undo(self, undone: bool = True) -> None:
        """Taken back, or brought back."""
        self.undone = undone
        self._made = {}

    def seen(self, game: Game, who: int, langs: Langs) -> LogLine:
        """As one player sees it, by number; -1 is a spectator. `game` only lends its words."""
        event = self.event
        whole = event is not None and bool(event.secret) and event.seen_by(who) is event
        made = self._made.get((whole, langs))
        if made is None:
            made = self._made[whole, langs] = self._render(game, who, langs)
        return made

    def _render(self, game: Game, who: int, langs: Langs) -> LogLine:
        if self.event is not None:
            event = self.event.seen_by(who)
            kind = event.kind
            full, inline = told_in(langs)
            told = game.told(event, inline)
            text = {lang: game.tell(event, lang) for lang in (inline if told is None else full)}
        else:
            assert self.note is not None
            key, about = self.note
            kind = key.partition("-")[0]
            text = {lang: say(lang, f"note.{key}", **about) for lang in told_in(langs)[0]}
            told = {"id": f"note.{key}", "args": {name: as_value(value) for name, value in about.items()}, "rules": []}
        # Encoded once: many sockets get the same line.
        says, rules = (None, []) if told is None else (Said(told["id"], told["args"]), told["rules"])
        line = LogLine(self.n, kind, says, rules, text, self.answer, self.undone, self.undoes, self.turn)
        if told is not None:
            named = list(dict.fromkeys(things(told["args"])))
            line.player = next((ref.partition(":")[2] for ref in named if ref.startswith("player:")), None)
            line.refs = [] if IDS in langs else named
        return msgspec.Raw(ENCODER.encode(line))  # type: ignore[return-value]

    def plain(self, undone: bool) -> Plain:
        event = None if self.event is None else self.event.plain()
        return (self.n, self.answer, undone, self.undoes, event, self.note)


def as_value(about: str | int) -> Any:
    """What a note is about, as a value of a message."""
    if isinstance(about, int):
        return about
    return f"player:{about}" if PLAYER.fullmatch(about) else {"text": about}


def from_plain(data: Plain) -> Line:
    n, answer, undone, undoes, event, note = data
    return Line(n, answer, None if event is None else Event(*event), note, undoes, undone)


def number_turns(lines: Sequence[Line], first: int = 0) -> None:
    """Note of each line from the first on to which turn it belongs. What was taken back does not count."""
    before = (lines[n] for n in range(first - 1, -1, -1))  # the log is long: no copy of it
    turn = next((line.turn for line in before if line.event is not None and not line.undone), 0)
    for line in lines[first:]:
        if line.event is not None and line.event.kind == TURN and not line.undone:
            turn += 1
        line.turn = turn


def things(value: Any) -> Iterator[str]:
    """Those of a message, in the order in which it was declared; effects are texts and lie nowhere."""
    if isinstance(value, str):
        if not value.startswith("effect:"):
            yield value
    elif isinstance(value, dict):
        if "text" not in value and "forms" not in value:
            for inner in value.get("args", value).values():
                yield from things(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from things(inner)


def seen_lines(lines: Iterable[Line], game: Game, who: int, langs: Langs) -> list[LogLine]:
    return [line.seen(game, who, langs) for line in lines]
