"""A table in memory: the game, its seats, what was answered, and what is asked of the others beside the game.

`Live` only knows what has been stored: a change is worked out first, then written, then committed here. So whoever
looks at it never sees something that a crash could take back.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Final

from tidewood import Game
from tidewood.api import describe
from tidewood.server.lines import TURN, Line, Note, number_turns
from tidewood.server.patience import USUAL, Patience
from tidewood.server.several import is_for_several, options_by_player
from tidewood.server.storage import Listing, Seat, Table, TableState

SPECTATOR: Final = -1
HOST: Final = ""  # in place of a player: the host without a seat, who may ask to end the game
QUIET: Final = ("renamed", "invited", "invited-host", "stood-in", "stood-in-host")  # nobody has come by these
START: Final = -1  # what the first part of a stored log follows


@dataclass(frozen=True, slots=True)
class Given:
    """An answer that counts."""

    player: str
    notation: str
    marked: bool  # it used chance or revealed something
    seq: int  # of the entry that gave it
    at: datetime
    line: int  # the first line of the log that came of it
    joined: bool = False  # it was given in one step with the answer before it, and is taken back with it


@dataclass(frozen=True, slots=True)
class Asked:
    """Something that needs the others' consent: to take back, or to end the game."""

    id: int  # the seq of the entry that asked
    by: str
    needed: tuple[str, ...]
    agreed: tuple[str, ...] = ()
    to: int | None = None  # for taking back: to how many answers

    @property
    def open(self) -> list[str]:
        return [player for player in self.needed if player not in self.agreed]


@dataclass(slots=True)
class Mark:
    """How far the newest stored position goes: what has changed since goes into the next one."""

    seq: int
    lines: int
    answers: int  # of its answers, those that still count
    undone: int  # of its lines, those from here on were taken back since; some may have been brought back
    shift: int  # answers by the count of the game, less those by the count of the table

    def with_later(self, later: Mark) -> Mark:
        """When what `later` goes by was not stored after all."""
        return Mark(self.seq, self.lines, min(self.answers, later.answers), min(self.undone, later.undone), self.shift)


@dataclass(slots=True)
class Change:
    """What an entry does to a table. What is not named stays as it is."""

    seq: int
    at: datetime
    by: str
    game: Game | None = None
    before: Game | None = None  # the game until then; by commit
    base: int | None = None
    keep: int | None = None  # answers that stay, when some are taken back
    given: list[Given] = field(default_factory=list)
    notes: list[Note] = field(default_factory=list)
    again: list[int] = field(default_factory=list)  # lines of what was taken back that count again
    redo: tuple[str, list[Given]] | None = None
    undo_request: Asked | None = None
    end_request: Asked | None = None
    status: TableState | None = None
    seats: bool = False  # the seats have to be read again
    wish: dict[str, Any] | None = None  # the set-up as people wish it now: the game begins anew
    lines: list[Line] = field(default_factory=list)  # made by commit


class Live:
    """One table. Changed by one task at a time, under `lock`; read by anybody at any time."""

    def __init__(self, listing: Listing, game: Game, seq: int, base: int) -> None:
        self.table: Table = listing.table
        self.competitive: Final = describe(listing.table.game).competitive
        self.open_seats: list[str] = []
        self.bots: list[str] = []
        self.seats: dict[str, Seat] = {}
        self.sit(listing.seats)
        self.game = game
        self.seq = seq  # of the newest entry; also the version that clients know
        self.base = base  # answers before this are not in the memory of `game`
        self.at = listing.changed  # when the newest entry was written
        self.answers: list[Given] = []
        self.lines: list[Line] = []
        self.told = 0  # events of the game that are in `lines`
        self.redo: tuple[str, list[Given]] = ("", [])  # who took back what
        self.undo_request: Asked | None = None
        self.end_request: Asked | None = None
        self.status: TableState = listing.table.state
        self.since: dict[str, int] = {}  # the version since which a player's options are what they are
        self.asked_since: dict[str, datetime] = {}  # since when the table waits for an answer of a player
        self.away: dict[str, datetime] = {}  # since when a player was last away; whoever is connected is not
        self.patience: Patience = USUAL
        self.heard = 0  # the newest line of the chat that its streams were sent, or that was said before it was read
        self._deciders: tuple[Game | None, list[str]] = (None, [])  # who is asked in a game
        self._shown: tuple[Game | None, dict[str, object]] = (None, {})  # the options of a game, by player
        self.loaded_with: tuple[int, dict[str, int]] = (0, {})  # answers when it was loaded, and the actions open then
        self.snapshot_seq = 0  # of the newest entry when a position was last made to be stored
        self.mark = self.marked()
        self.being_stored = False
        self.stopped: int | None = None  # the entry that cannot be read back: nothing is played here any more
        self.lock = asyncio.Lock()
        self.watchers: set[str] = set()  # browsers known to be let in as spectators
        # The set-up as people wish it, with what they leave to chance, and the entry since when.
        self.wish: dict[str, Any] = self.table.setup
        self.begun = 0
        self.links: dict[str, str] = {}  # for the host, as long as this process lives
        self.stale = False  # the store may know more: read it before changing anything
        self.used = 0.0  # when somebody last wanted it
        self.asked = 0.0  # when its owner, another process, was last asked for it

    @property
    def id(self) -> str:
        return self.table.id

    @property
    def talks(self) -> bool:
        """Whether people chat and point here."""
        return not self.table.listed if self.table.talk is None else self.table.talk

    # -- who is who

    def seats_of(self, browser: str) -> list[str]:
        """The seats a browser answers for, also those it has handed to a bot."""
        return [player for player, seat in self.seats.items() if seat.holder == browser]

    def sit(self, seats: Iterable[Seat]) -> None:
        """Who sits where now."""
        self.seats = {**self.seats, **{seat.player: seat for seat in seats}}
        self.open_seats = [player for player, seat in self.seats.items() if seat.kind == "open"]
        self.bots = [player for player, seat in self.seats.items() if seat.kind == "bot"]

    def number(self, player: str | None) -> int:
        return SPECTATOR if player is None else list(self.seats).index(player)

    def others(self, player: str) -> list[str]:
        """People at other browsers, whose consent counts."""
        own = self.table.host if player == HOST else self.seats[player].holder
        return [p for p, seat in self.seats.items() if seat.kind == "human" and seat.holder != own]

    def who(self, player: str) -> str:
        """What a line of the log calls a player."""
        seat = self.seats.get(player)
        return seat.name if seat is not None and seat.name else player

    # -- before the game

    @property
    def is_before(self) -> bool:
        """Whether nothing has been answered, and it still waits for people."""
        return bool(self.open_seats) and not self.answers and self.status == "running" and self.stopped is None

    # -- the decision

    @property
    def is_playing(self) -> bool:
        return self.status == "running" and not self.open_seats and self.stopped is None

    def deciders(self) -> list[str]:
        """Who is asked. Not to be changed: it is found once for each position, and asked for ten times."""
        if not self.is_playing:
            return []
        game, found = self._deciders
        if game is not self.game:
            decision = self.game.decision
            found = [] if decision is None else decision.players
            self._deciders = (self.game, found)
        return found

    # -- taking back

    def own_free(self, player: str) -> int:
        """How many of the last answers are this player's own, with no chance and nothing revealed since."""
        whole = 0
        for n, given in enumerate(reversed(self.answers), 1):
            if given.player != player or given.marked:
                break
            if not given.joined:
                whole = n
        return whole

    def free(self, player: str) -> int:
        """How many of the last answers this player may take back without asking anybody."""
        if self.status != "running":
            return 0
        if not self.competitive or not self.others(player):
            return len(self.answers)
        return self.own_free(player)

    def taking_back(self, player: str) -> tuple[int, int, int]:
        """How many answers this player may take back without asking, of these those of the turn, and of the action."""
        own = self.own_free(player)
        turn = self._own_turn(own)
        free = own if self.competitive and self.others(player) else len(self.answers)
        return free, turn, self._open_action(player, turn)

    def _own_turn(self, own: int) -> int:
        """So many of a player's own last answers came since the turn began: what starting one's turn anew takes
        back.
        """
        if not own:
            return 0
        begun = first = self.answers[-own].line
        for n in range(len(self.lines) - 1, first - 1, -1):
            line = self.lines[n]
            if line.event is not None and line.event.kind == TURN and not line.undone:
                begun = n
                break
        return sum([given.line >= begun for given in self.answers[-own:]])

    def open_action(self, player: str) -> int:
        """So many of a player's last answers have begun what is not finished yet: what a cancel takes back."""
        return self._open_action(player, self._own_turn(self.own_free(player)))

    def _open_action(self, player: str, turn: int) -> int:
        if not turn or player not in self.deciders():
            return 0
        n = self.game.open_action(player)
        if n == len(self.answers) - self.loaded_with[0]:  # as far back as the game remembers since it was loaded
            n += self.loaded_with[1].get(player, 0)
        n = min(n, turn)
        return len(self.answers) - self.step_start(len(self.answers) - n) if n else 0

    def last_own(self, player: str) -> tuple[int | None, bool]:
        """The number of answers before this player's last step, and whether something was revealed since."""
        answers = self.answers
        found = revealed = False
        for i in range(len(answers) - 1, -1, -1):
            given = answers[i]
            revealed = revealed or given.marked
            found = found or given.player == player
            if found and not given.joined:
                return i, revealed
        return None, False

    def step_start(self, n: int) -> int:
        """The number of answers before the step that answer n, from 0, is part of."""
        while n < len(self.answers) and self.answers[n].joined:
            n -= 1
        return n

    def revealed_since(self, n: int) -> bool:
        return any(given.marked for given in self.answers[n:])

    # -- changing

    def marked(self) -> Mark:
        """A mark for what is here now."""
        count = len(self.answers)
        return Mark(self.seq, len(self.lines), count, len(self.lines), self.game.answers - count)

    def stop(self, entry: int) -> None:
        """The log goes on with an entry that cannot be followed. The note is for people and is not stored."""
        self.stopped = entry
        self.lines.append(Line(len(self.lines), len(self.answers), note=("stopped", {"entry": entry})))

    def commit(self, change: Change) -> None:
        """Make a stored change visible."""
        if change.wish is not None:
            self._begin_anew(change, change.wish)
        first = len(self.lines)
        undoes = None
        if change.keep is not None and change.keep < len(self.answers):
            start = self.answers[change.keep].line
            undoes = (start, first - 1)
            self.mark.answers = min(self.mark.answers, change.keep)
            self.mark.undone = min(self.mark.undone, start)
            for line in self.lines[start:]:
                if line.event is not None:
                    line.undo()
            del self.answers[change.keep :]
            if change.keep < self.loaded_with[0]:
                self.loaded_with = (change.keep, {})
        self.answers += change.given
        before = change.before = self.game
        if change.game is not None and change.wish is None:
            self.game = change.game
            if change.keep is not None or change.again:
                self.told = change.game.happened  # the log of the game has gone back too, or is told already
            self._tell(change)
        for note in change.notes:
            self.lines.append(Line(len(self.lines), len(self.answers), note=note, undoes=undoes))
        change.lines = [*self._bring_back(change.again), *self.lines[first:]]
        if change.base is not None:
            self.base = change.base
        self._settle(change)
        self._wait(change)
        if change.game is not None and change.wish is None:
            self._age_options(change, before)

    def _bring_back(self, again: list[int]) -> list[Line]:
        """These lines count again."""
        found = [self.lines[n] for n in again]
        for line in found:
            line.undo(False)
        if again:
            self.mark.undone = min(self.mark.undone, again[0])
            number_turns(self.lines, again[0])
        return found

    def _begin_anew(self, change: Change, wish: dict[str, Any]) -> None:
        """Nothing has been played: the log says how this game begins, then what people did before it."""
        notes = [line.note for line in self.lines if line.event is None]
        self.wish, self.begun = wish, change.seq
        self.game = change.game or self.game
        self.lines, self.told = [], 0
        self._tell(change)
        self.lines += [Line(len(self.lines) + i, 0, note=note) for i, note in enumerate(notes)]
        self.redo = ("", [])
        self.since = dict.fromkeys(self.seats, change.seq)
        self.mark = Mark(START, 0, 0, 0, 0)

    def _tell(self, change: Change) -> None:
        events = self.game.events(self.told)
        self.told += len(events)
        before, first = len(self.answers) - len(change.given), len(self.lines)
        for event in events:
            n = len(self.lines)
            self.lines.append(Line(n, before + sum([given.line <= n for given in change.given]), event))
        number_turns(self.lines, first)

    def _settle(self, change: Change) -> None:
        self.seq = change.seq
        self.at = change.at
        if change.game is not None:
            # Whatever was asked of the others was about another position.
            self.undo_request = None
            self.redo = ("", [])
        if change.redo is not None:
            self.redo = change.redo
        if change.undo_request is not None:
            self.undo_request = change.undo_request if change.undo_request.needed else None
        if change.end_request is not None:
            self.end_request = change.end_request if change.end_request.needed else None
        if change.status is not None:
            self.status = change.status
        if self.game.is_over and self.status == "running":
            self.status = "over"

    def _wait(self, change: Change) -> None:
        """The time for an answer begins when it is asked for, and anew when somebody sits down: the others could not
        go on before.
        """
        resumed = change.seats and not any(note in QUIET for note, _ in change.notes)
        anew = {given.player for given in change.given}
        self.asked_since = {
            player: self.asked_since[player]
            if player in self.asked_since and player not in anew and not resumed
            else change.at
            for player in self.deciders()
        }
        for player in [*(who for who in anew if who not in self.bots), *([change.by] if resumed else [])]:
            self.away[player] = max(change.at, self.away.get(player, change.at))

    def _age_options(self, change: Change, before: Game) -> None:
        """An answer for an older version counts only while that player's options have stayed the same."""
        if change.keep is not None or not (is_for_several(before) or is_for_several(self.game)):
            self.since = dict.fromkeys(self.seats, self.seq)
            return
        known, shown = self._shown
        old = shown if known is before else options_by_player(before)
        new = options_by_player(self.game)
        answered = {given.player for given in change.given}
        for player in self.seats:
            if player in answered or old.get(player) != new.get(player):
                self.since[player] = self.seq
        self._shown = (self.game, new)
