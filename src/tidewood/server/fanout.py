"""Who looks at a table, and telling them what has changed: once for each seat, as the difference to what it saw."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from datetime import UTC, datetime
from typing import Any, Final

import msgspec

from tidewood import Game
from tidewood.server.frames import frames_of
from tidewood.server.lines import Langs, seen_lines
from tidewood.server.live import Change, Live
from tidewood.server.messages import beside, decision_of, numbers_of, state_of, undo_of
from tidewood.server.patches import Memo, difference
from tidewood.server.wire import ENCODER, Frame, Patch, Path

BACKLOG: Final = 32  # patches that wait for a slow client; then one whole state takes their place
Eyes = str | None


class Socket:
    """One stream. What is put here is sent by a task of its own, so a slow client waits alone."""

    def __init__(self, browser: str, player: Eyes, langs: Langs, frames: bool = False) -> None:
        self.browser: Final = browser
        self.player: Final = player
        self.langs: Final = langs
        self.frames: Final = frames  # whether it wants to go through what happens step by step
        self.waiting: deque[tuple[bool, str]] = deque()  # whether it is a patch, and the text
        self.lost = False  # it gets a whole state as soon as it can take one
        self.closed: tuple[int, str] | None = None
        self.wake = asyncio.Event()

    def put(self, text: str, patch: bool = False) -> None:
        if patch:
            if self.lost:
                return
            if len(self.waiting) >= BACKLOG:
                self.lose()
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

    __slots__ = ("beside", "version", "view")

    def __init__(self, version: int, view: dict[str, Any], rest: dict[str, Any]) -> None:
        self.version = version
        self.view = view
        self.beside = rest


class Audience:
    """Everybody who looks at one table from here."""

    def __init__(self, live: Live) -> None:
        self.live: Final = live
        self.sockets: set[Socket] = set()
        self.elsewhere: set[str] = set()  # players whose browsers look through another server process
        self._news: asyncio.Event | None = None  # for those who wait over HTTP
        self._polling = 0
        self._shown: dict[Eyes, Shown] = {}
        self._decisions: dict[tuple[str, Langs], Any] = {}
        self._indices: dict[str, dict[str, int]] = {}
        self._made_for: Game | None = None

    @property
    def is_looked_at(self) -> bool:
        return bool(self.sockets) or self._polling > 0

    @property
    def here(self) -> set[str]:
        """Players whose browsers look at it through this process, be it with the eyes of another seat."""
        browsers = {socket.browser for socket in self.sockets}
        return {player for player, seat in self.live.seats.items() if seat.holder in browsers}

    @property
    def online(self) -> set[str]:
        return self.here | self.elsewhere

    # -- the decision, made once for each position

    def decision(self, player: Eyes, langs: Langs) -> Any:
        """The encoded decision of a player, or None. `Any`, because it is encoded already."""
        live = self.live
        if player is None or not live.is_playing:
            return None
        if self._made_for is not live.game:
            self._decisions = {}
            self._indices = {}
            self._made_for = live.game
        if (player, langs) not in self._decisions:
            made = decision_of(live.game, player, langs)
            self._decisions[player, langs] = None if made is None else msgspec.Raw(ENCODER.encode(made))
            if made is not None:
                numbers = numbers_of(live.game, player)
                self._indices[player] = {option.notation: i for option, i in zip(made.options, numbers, strict=False)}
        return self._decisions[player, langs]

    def index(self, player: str, notation: str) -> int | None:
        """The number of an option, if this very notation was shown."""
        if self._made_for is not self.live.game:
            return None
        return self._indices.get(player, {}).get(notation)

    # -- coming and going

    def state(self, player: Eyes, langs: Langs, browser: str) -> bytes:
        return state_of(self.live, player, langs, browser, self.online, self.decision(player, langs))

    def enter(self, socket: Socket) -> None:
        """From here on the socket gets every change; the state it starts from is put first."""
        self.sockets.add(socket)
        live = self.live
        shown = self._shown.get(socket.player)
        if shown is None or shown.version != live.seq:
            self._shown[socket.player] = self._look(socket.player)
        self.tell_beside()
        socket.waiting.clear()  # the state has it all
        socket.put(self.state(socket.player, socket.langs, socket.browser).decode())

    def leave(self, socket: Socket) -> None:
        before = self.here
        self.sockets.discard(socket)
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
        before = shown.version
        shown.version = live.seq
        who = live.number(player)
        texts: dict[tuple[Langs, bool], str] = {}
        for socket in self.sockets:
            if socket.player != player:
                continue
            text = texts.get((socket.langs, socket.frames))
            if text is None:
                lines = seen_lines(change.lines, live.game, who, socket.langs)
                patch = Patch(before, live.seq, change.by or None, sets, gone, lines, frames if socket.frames else [])
                if change.game is not None or change.seats or change.status is not None:
                    # Also when it is None now: the question may have been this seat's until now.
                    patch.set = [*sets, (["decision"], self.decision(player, socket.langs))]
                text = texts[socket.langs, socket.frames] = ENCODER.encode(patch).decode()
            socket.put(text, patch=True)

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
                text = ENCODER.encode(Patch(shown.version, shown.version, None, sets)).decode()
                for socket in self.sockets:
                    if socket.player == player:
                        socket.put(text, patch=True)

    def seats_changed(self) -> None:
        """Who has lost a seat is shown the door; everybody else gets a whole state, since `mine` may have changed."""
        live = self.live
        for socket in list(self.sockets):
            if socket.player is not None and live.seats[socket.player].holder != socket.browser:
                self.sockets.discard(socket)
                socket.close(4403, "not-yours")
            else:
                socket.lose()
