"""Who looks at a table, and telling them what has changed: once for each seat, as the difference to what it saw."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any, Final

from tidewood import Game
from tidewood.server.frames import frames_of
from tidewood.server.lines import Langs, seen_lines
from tidewood.server.live import Change, Live
from tidewood.server.messages import beside, state_of, undo_of
from tidewood.server.patches import Memo, difference
from tidewood.server.questions import NO_OPTIONS, Notations, encoded_decision
from tidewood.server.storage import Seat
from tidewood.server.wire import ENCODER, Frame, Patch, Path

BACKLOG: Final = 32  # patches that wait for a slow client; then one whole state takes their place
Eyes = str | None
Marks = dict[str, Any] | None
NO_MARKS: Final[tuple[list[tuple[Path, Any]], list[Path]]] = ([], [])  # nothing new about them


class Socket:
    """One stream. What is put here is sent by a task of its own, so a slow client waits alone."""

    def __init__(self, browser: str, player: Eyes, langs: Langs, frames: bool = False) -> None:
        self.browser: Final = browser
        self.player: Final = player
        self.langs: Final = langs
        self.frames: Final = frames  # whether it wants to go through what happens step by step
        self.waiting: deque[tuple[bool, bytes]] = deque()  # whether it is a patch, and the text
        self.write_now: Callable[[bytes], bool] | None = None  # sends a text at once, where nothing is in the way
        self.lost = False  # it gets a whole state as soon as it can take one
        self.closed: tuple[int, str] | None = None
        self.wake = asyncio.Event()

    def put(self, text: bytes, patch: bool = False) -> None:
        if patch:
            if self.lost:
                return
            if len(self.waiting) >= BACKLOG:
                self.lose()
                return
        if self.write_now is not None and not self.waiting and not self.lost and self.write_now(text):
            return
        self.waiting.append((patch, text))
        self.wake.set()

    def lose(self) -> None:
        """Forget the patches that wait: a whole state will be sent instead."""
        self.waiting = deque(item for item in self.waiting if not item[0])
        self.lost = True
        self.wake.set()

    def close(self, code: int, reason: str) -> None:
        self.closed = (code, reason)
        self.wake.set()


class Shown:
    """What a seat was last shown, at which version."""

    __slots__ = ("beside", "marks", "version", "view")

    def __init__(self, version: int, view: dict[str, Any], rest: dict[str, Any]) -> None:
        self.version = version
        self.view = view
        self.beside = rest
        self.marks: Marks = None  # left out for programs, who ask for no language


class Audience:
    """Everybody who looks at one table from here."""

    def __init__(self, live: Live) -> None:
        self.live: Final = live
        self.sockets: set[Socket] = set()
        self.elsewhere: set[str] = set()  # players whose browsers look through another server process
        self._news: asyncio.Event | None = None  # for those who wait over HTTP
        self._polling = 0
        self._shown: dict[Eyes, Shown] = {}
        self._here: set[str] = set()
        self._here_at: dict[str, Seat] | None = None  # the seats for which that was found; None when somebody comes
        self._decisions: dict[tuple[str, Langs], Any] = {}
        self._notations: dict[str, Notations] = {}
        self._made_for: Game | None = None
        self._marks: dict[Eyes, Marks] = {}
        self._marks_for: Game | None = None

    @property
    def is_looked_at(self) -> bool:
        return bool(self.sockets) or self._polling > 0

    @property
    def here(self) -> set[str]:
        """Players whose browsers look at it through this process, be it with the eyes of another seat."""
        if self._here_at is not self.live.seats:
            browsers = {socket.browser for socket in self.sockets}
            self._here = {player for player, seat in self.live.seats.items() if seat.holder in browsers}
            self._here_at = self.live.seats
        return self._here

    @property
    def online(self) -> set[str]:
        return self.here | self.elsewhere if self.elsewhere else self.here

    # -- the decision, made once for each position

    def decision(self, player: Eyes, langs: Langs) -> Any:
        """The encoded decision of a player, or None. `Any`, because it is encoded already."""
        live = self.live
        if player is None or not live.is_playing:
            return None
        if self._made_for is not live.game:
            self._decisions = {}
            self._notations = {}
            self._made_for = live.game
        if (player, langs) not in self._decisions:
            self._decisions[player, langs], self._notations[player] = encoded_decision(live.game, player, langs)
        return self._decisions[player, langs]

    def index(self, player: str, notation: str) -> int | None:
        """The number of an option, if this very notation was shown."""
        if self._made_for is not self.live.game:
            return None
        return self._notations.get(player, NO_OPTIONS).number(notation)

    def marks(self, player: Eyes, langs: Langs) -> Marks:
        """What the rules say of the things this seat sees, worked out once for each position."""
        game = self.live.game
        if not langs:
            return None
        if self._marks_for is not game:
            self._marks, self._marks_for = {}, game
        if player not in self._marks:
            self._marks[player] = game.all_marks([player])[0]
        return self._marks[player]

    # -- coming and going

    def state(self, player: Eyes, langs: Langs, browser: str) -> bytes:
        decision, marks = self.decision(player, langs), self.marks(player, langs)
        return state_of(self.live, player, langs, browser, self.online, decision, marks)

    def enter(self, socket: Socket) -> None:
        """From here on the socket gets every change; the state it starts from is put first."""
        self.sockets.add(socket)
        self._here_at = None
        live = self.live
        shown = self._shown.get(socket.player)
        if shown is None or shown.version != live.seq:
            shown = self._shown[socket.player] = self._look(socket.player)
        if socket.langs:
            shown.marks = self.marks(socket.player, socket.langs)
        self.tell_beside()
        socket.waiting.clear()  # the state has it all
        socket.put(self.state(socket.player, socket.langs, socket.browser))

    def leave(self, socket: Socket) -> None:
        before = self.here
        self.sockets.discard(socket)
        self._here_at = None
        self.live.used = time.monotonic()  # it was looked at until now
        self.live.away.update(dict.fromkeys(before - self.here, datetime.now(UTC)))
        if not any(other.player == socket.player for other in self.sockets):
            self._shown.pop(socket.player, None)
            self.tell_beside()

    def _look(self, player: Eyes) -> Shown:
        live = self.live
        return Shown(live.seq, live.game.views([player])[0], self._rest(player, beside(live, self.online)))

    def _rest(self, player: Eyes, common: dict[str, Any]) -> dict[str, Any]:
        return {**common, "undo": undo_of(self.live, player)}

    async def change(self) -> None:
        """Wait for the next one."""
        if self._news is None:
            self._news = asyncio.Event()
        self._polling += 1
        try:
            await self._news.wait()
        finally:
            self._polling -= 1

    # -- changes

    def tell(self, change: Change) -> None:
        """After a commit: everybody gets the difference to what their seat last saw."""
        if self._news is not None:
            self._news.set()
            self._news = None
        seats = list(self._shown)
        views = self.live.game.views(seats) if change.game is not None else [None] * len(seats)
        common = beside(self.live, self.online)
        memo: Memo = {}
        frames = self._frames(change)
        for player, view in zip(seats, views, strict=True):
            self._tell_seat(player, change, view, self._rest(player, common), memo, frames.get(player, []))

    def _frames(self, change: Change) -> dict[Eyes, list[Frame]]:
        """Step by step what has happened, for those who want it."""
        seats = list(dict.fromkeys(socket.player for socket in self.sockets if socket.frames))
        return dict(zip(seats, frames_of(change, self.live, seats), strict=True)) if seats else {}

    def _tell_seat(
        self,
        player: Eyes,
        change: Change,
        view: dict[str, Any] | None,
        rest: dict[str, Any],
        memo: Memo,
        frames: list[Frame],
    ) -> None:
        live = self.live
        shown = self._shown[player]
        sets: list[tuple[Path, Any]] = []
        gone: list[Path] = []
        if view is not None:
            sets, gone = difference(shown.view, view, ["view"], memo)
            shown.view = view
        self._beside(shown, rest, sets)
        marks = self._marked(shown, player) if view is not None else NO_MARKS
        before = shown.version
        shown.version = live.seq
        who = live.number(player)
        texts: dict[tuple[Langs, bool], bytes] = {}
        for socket in self.sockets:
            if socket.player != player:
                continue
            text = texts.get((socket.langs, socket.frames))
            if text is None:
                lines = seen_lines(change.lines, live.game, who, socket.langs)
                patch = Patch(before, live.seq, change.by or None, sets, gone, lines, frames if socket.frames else [])
                if socket.langs and marks is not NO_MARKS:
                    patch.set, patch.del_ = sets + marks[0], gone + marks[1]
                if change.game is not None or change.seats or change.status is not None:
                    # Also when it is None now: the question may have been this seat's until now.
                    patch.set = [*patch.set, (["decision"], self.decision(player, socket.langs))]
                text = texts[socket.langs, socket.frames] = ENCODER.encode(patch)
            socket.put(text, patch=True)

    def _marked(self, shown: Shown, player: Eyes) -> tuple[list[tuple[Path, Any]], list[Path]]:
        """What has changed of the marks, for those who are shown any."""
        langs: Langs = ()
        for socket in self.sockets:
            if socket.player == player and socket.langs:
                langs = socket.langs
                break
        before, shown.marks = shown.marks, self.marks(player, langs)
        if before is shown.marks:
            return NO_MARKS
        if before is None or shown.marks is None:
            return [(["marks"], shown.marks)], []
        return difference(before, shown.marks, ["marks"])

    def _beside(self, shown: Shown, rest: dict[str, Any], sets: list[tuple[Path, Any]]) -> None:
        for key, value in rest.items():
            if shown.beside[key] != value:
                sets.append(([key], value))
        shown.beside = rest

    def tell_beside(self) -> None:
        """Something beside the game has changed, such as who is online: the version stays."""
        common = beside(self.live, self.online)
        for player, shown in self._shown.items():
            sets: list[tuple[Path, Any]] = []
            self._beside(shown, self._rest(player, common), sets)
            if sets:
                text = ENCODER.encode(Patch(shown.version, shown.version, None, sets))
                for socket in self.sockets:
                    if socket.player == player:
                        socket.put(text, patch=True)

    def seats_changed(self) -> None:
        """Who has lost a seat is shown the door; everybody else gets a whole state, since `mine` may have changed."""
        live = self.live
        for socket in list(self.sockets):
            if socket.player is not None and live.seats[socket.player].holder != socket.browser:
                self.sockets.discard(socket)
                self._here_at = None
                socket.close(4403, "not-yours")
            else:
                socket.lose()
