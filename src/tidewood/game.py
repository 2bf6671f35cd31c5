"""The public face: a game that is being played."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Protocol

from tidewood.decision import CHANCE_NAME, UNLISTED, Decision, Option
from tidewood.files import record as records
from tidewood.files import save as saves
from tidewood.games import kind_of
from tidewood.history import Link, entries, length
from tidewood.kernel import snapshot
from tidewood.kernel.chance import source
from tidewood.kernel.core import CHANCE, CHANCE_USED, REAL_TABLE, REVEALED, ROLL, Choice, State
from tidewood.kernel.errors import BadFile, BadSetup, IllegalChoice, known
from tidewood.kernel.kind import ALL_EYES, SPECTATOR, GameKind
from tidewood.kernel.log import Event
from tidewood.kernel.picks import Pick, is_set
from tidewood.language.catalogue import ORIGINAL
from tidewood.language.values import to_json
from tidewood.picking import ByList, as_answer, completion, is_begun, is_open, listed, whole_set

CHECKPOINT = 32  # answers between two kept positions; undo replays at most so many
MODES = {"roll": ROLL, "table": REAL_TABLE}
TWIN: Mapping[str, Any] = {"determinised": True}  # where a game comes from that was only thought of


class Randomness(Protocol):
    """Anything like `random.Random`."""

    def getrandbits(self, k: int, /) -> int: ...


class Answered:
    """One answer in the history: which option, what it was marked with, and the log before it."""

    __slots__ = ("log", "marks", "option", "owner", "state")

    def __init__(self, option: int, owner: int, log: Link[Event] | None, state: State | None) -> None:
        self.option = option
        self.owner = owner
        self.log = log
        self.state = state  # a kept position before the answer, now and then
        self.marks = 0  # whether it used chance or revealed something


class Game:
    """A game at some decision. Made by `tidewood.new` and `tidewood.load`."""

    __slots__ = ("_before", "_kind", "_log", "_past", "_redo", "_rules", "_state", "forced", "origin", "seed", "setup")

    def __init__(
        self,
        kind: GameKind,
        setup: dict[str, object],
        seed: int | str,
        state: State,
        origin: Mapping[str, Any] | None = None,
        rules: str | None = None,
    ) -> None:
        self._kind = kind
        self.setup = setup
        self.seed = seed
        self.origin = origin  # what play began from, when it was not the fresh game: a position and a mode
        self._state = state
        self._rules = kind.version(setup) if rules is None else rules  # the rules it was begun under
        self._before: list[tuple[int, int, int]] = []  # answers of a loaded game that nobody has needed to replay yet
        self._past: Link[Answered] | None = None
        self._redo: list[tuple[int, int]] = []
        self._log: Link[Event] | None = None
        self.forced: list[tuple[int, str]] | None = (
            None  # answers taken silently since the last one given, with whose, when somebody wants to know
        )

    # -- what is asked

    @property
    def kind(self) -> str:
        return self._kind.id

    @property
    def languages(self) -> tuple[str, ...]:
        return tuple(self._kind.languages)

    @property
    def players(self) -> list[str]:
        return [self._kind.player_name(who) for who in range(self._state.players)]

    @property
    def warnings(self) -> list[str]:
        """What is allowed in the set-up but looks like a mistake, for whoever starts the game."""
        return self._kind.warnings(self.setup)

    @property
    def is_over(self) -> bool:
        return self._state.over

    @property
    def decision(self) -> Decision | None:
        """Who is to answer what; None when the game is over."""
        choice = self._state.choice
        return None if choice is None else self._decision(self._state, choice)

    def _decision(self, state: State, choice: Choice) -> Decision:
        return Decision(self._kind, self.setup, state, choice)

    @property
    def options(self) -> tuple[Option, ...]:
        decision = self.decision
        return () if decision is None else decision.options

    @property
    def count(self) -> int:
        """How many options are open. With `pick` the fast way to play: nothing readable is made."""
        choice = self._state.choice
        return 0 if choice is None else len(choice.options)

    @property
    def mover(self) -> int:
        """The number of the player to answer, from 0; -1 for chance, -2 for several; -3 when the game is over."""
        choice = self._state.choice
        return -3 if choice is None else choice.who

    # -- playing

    def play(self, *answers: object) -> Game:
        """Give answers in order, each an `Option` or its notation. If one is illegal, none of them is played."""
        if len(answers) == 1 and not self._state.fixed:
            self._play(answers[0])
            return self
        before = (self._state.copy(), self._past, self._log, self._redo)
        try:
            for answer in answers:
                self._play(answer)
        except IllegalChoice:
            self._state, self._past, self._log, self._redo = before
            raise
        return self

    def _play(self, answer: object) -> None:
        decision = self.decision
        if decision is None:
            raise IllegalChoice(str(answer), [])
        text = f"{answer.player}: {answer.notation}" if isinstance(answer, Option) else answer
        if not isinstance(text, str):
            raise IllegalChoice(repr(text), decision.notations, "an answer is an option or its notation")
        found = decision.find(text)
        if not found:
            if self._complete(lambda s: s.choice is not None and bool(self._decision(s, s.choice).find(text))):
                self._play(text)
                return
            raise IllegalChoice(text, *decision.open())
        if len(found) > 1:
            whose = ", ".join(f"{option.player}: {option.notation}" for option in found)
            raise IllegalChoice(text, decision.notations, f"it is ambiguous, say whose: {whose}")
        self._redo = []
        self._take(found[0]._key, found[0]._owner)

    def pick(self, index: int) -> None:
        """Take the option with this number, from 0."""
        choice = self._state.choice
        if choice is None or not 0 <= index < len(choice.options):
            raise IllegalChoice(f"option {index}", [] if choice is None else [f"0 to {len(choice.options) - 1}"])
        self._redo = []
        self._take(choice.options[index], choice.who if choice.owners is None else choice.owners[index])

    def _complete(self, opens: Callable[[State], bool]) -> bool:
        """Complete the open pick in the only way that goes on in table order, if that opens what is to be answered.

        Answers from before there were picks leave out what followed by itself. The last answer becomes the whole set.
        """
        last = self._past
        whole = None if last is None else completion(self._state, opens)
        if last is None or whole is None:
            return False
        self._go_to(last)
        self._take(as_answer(self._state, whole), last.item.owner)
        return True

    def _said(self, answer: str, state: State) -> tuple[int, int] | None:
        """What an answer means at the open question of a state, if that is listed or a set."""
        assert state.choice is not None
        found = self._decision(state, state.choice).find(answer)
        if len(found) != 1 or (found[0].index == UNLISTED and not is_set(found[0]._key)):
            return None
        return found[0]._key, found[0]._owner

    def settle(self) -> bool:
        """Complete a pick that has begun, if only one way is listed: for files that do not name what is forced."""
        return self._complete(lambda s: True)

    def _take(self, option: int, owner: int) -> None:
        """Apply an answer and remember it."""
        s = self._state
        past = self._past
        keep = past is None or past.n % CHECKPOINT == 0
        answered = Answered(option, owner, self._log, s.copy() if keep else None)
        events: list[Event] = []
        s.sink = events
        s.marks = 0
        if self.forced is not None:
            self.forced = s.silent = []
        s.apply(option)
        s.sink = s.silent = None
        answered.marks = s.marks | (CHANCE_USED if owner == CHANCE else 0)
        log = self._log
        for event in events:
            log = Link(log, event)
        self._log = log
        self._past = Link(past, answered)

    @property
    def fixed_left(self) -> tuple[str, ...]:
        """Outcomes of chance that were fixed beforehand and have not been needed yet."""
        return self._state.fixed

    # -- going back

    @property
    def answers(self) -> int:
        """How many answers have been given."""
        return len(self._before) + length(self._past)

    def undo(self, n: int = 1) -> Game:
        """Go back n answers. What was undone can be redone until something else is played."""
        if not 0 < n <= self.answers:
            why = f"at most {self.answers} answers can be undone" if self.answers else "nothing has been answered yet"
            raise IllegalChoice(f"undo {n}", [], why)
        if n > length(self._past):
            self._replay_past()
        undone: list[tuple[int, int]] = []
        link = self._past
        for _ in range(n):
            assert link is not None
            undone.append((link.item.option, link.item.owner))
            target = link
            link = link.before
        self._go_to(target)
        self._redo = self._redo + undone
        return self

    def _replay_past(self) -> None:
        """Play a loaded game again from its beginning, so that its past is at hand."""
        if not self._before:
            return
        again = self._again()
        self._past = again._past
        self._before = []

    def _again(self, by_list: ByList | None = None) -> Game:
        """This game, played again from its beginning by its answers, perhaps from before there were picks."""
        if self._rules != self.rules_version:
            raise BadFile(
                f"saved under rules version {self._rules}: its past cannot be replayed under {self.rules_version}"
            )
        again = _from_origin(self._kind.id, self.seed, self.setup, self.origin)
        for option, owner, _ in self._all_answers():
            if by_list is None or not again._take_by_list(by_list, partial(listed, option=option, owner=owner)):
                again._take_again(option, owner)
        return again

    def _take_by_list(self, by_list: ByList, wanted: Callable[[State], tuple[int, int] | None]) -> bool:
        """An answer from before there were picks, if one is open; `wanted` finds it in a list."""
        while (whole := by_list.begin(self._state)) is not None:
            choice = self._state.choice
            assert choice is not None
            self._take(as_answer(self._state, whole), choice.who if choice.owners is None else choice.owners[0])
        found = None if by_list.twin is None else wanted(by_list.twin)
        if found is None:
            by_list.twin = None
            return False
        option, owner = found
        whole = by_list.answer(option)
        self._take(option if whole is None else as_answer(self._state, whole), owner)
        return True

    def _take_again(self, option: int, owner: int) -> None:
        """An answer of the past, which must be open."""
        if not is_open(self._state, option, owner) and not self._complete(lambda s: is_open(s, option, owner)):
            over = self._state.choice is None
            raise BadFile("the answers go on after the end of the game" if over else f"answer {option} was not open")
        self._take(option, owner)

    def _all_answers(self) -> list[tuple[int, int, int]]:
        return [*self._before, *[(a.option, a.owner, a.marks) for a in entries(self._past)]]

    def _go_to(self, target: Link[Answered]) -> None:
        """To the decision before an answer: from the last kept position, by answering again."""
        again: list[Answered] = []
        link: Link[Answered] = target
        while link.item.state is None:
            assert link.before is not None
            link = link.before
            again.append(link.item)
        assert link.item.state is not None
        state = link.item.state.copy()
        for answered in reversed(again):
            state.apply(answered.option)
        self._state = state
        self._log = target.item.log
        self._past = target.before

    def redo(self, n: int = 1) -> Game:
        """Take back n undos."""
        if not 0 < n <= len(self._redo):
            why = f"at most {len(self._redo)} answers can be redone" if self._redo else "nothing was undone"
            raise IllegalChoice(f"redo {n}", [], why)
        rest = self._redo[:]
        for _ in range(n):
            self._take(*rest.pop())
        self._redo = rest
        return self

    def free_undo(self, player: str) -> int:
        """How many of the last answers this player may take back alone: own ones, without chance or a reveal."""
        who = self._who(player)
        n = 0
        link = self._past
        while link is not None and link.item.owner == who and not link.item.marks:
            n += 1
            link = link.before
        return n

    # -- copies

    def copy(self) -> Game:
        """An exact twin: it plays on alike, and neither notices the other."""
        twin = Game(self._kind, self.setup, self.seed, self._state.copy(), self.origin, self._rules)
        twin._before = self._before
        twin._past = self._past
        twin._redo = self._redo
        twin._log = self._log
        return twin

    def determinise(self, player: str | int, rng: Randomness) -> Game:
        """A twin without memory in which everything this player cannot know is drawn anew: what a bot thinks with."""
        who = player if isinstance(player, int) else self._who(player)
        state = self._state.copy()
        state.rng = rng.getrandbits(128) << 32
        state.mode = ROLL
        self._kind.redraw(state, who)
        return Game(self._kind, self.setup, "", state, TWIN)

    def _who(self, player: str) -> int:
        if player not in self.players:
            raise IllegalChoice(player, [], known("player", player, self.players))
        return self.players.index(player)

    # -- looking

    def view(self, player: str | None = None) -> dict[str, Any]:
        """What a player may see; None is a spectator. The same shape as `table`."""
        return self._kind.table(self._state, SPECTATOR if player is None else self._who(player))

    def table(self) -> dict[str, Any]:
        """Everything that lies on the table."""
        return self._kind.table(self._state, ALL_EYES)

    @property
    def outcome(self) -> dict[str, Any] | None:
        """Winners and scores, line by line; None while the game goes on."""
        return self._kind.outcome(self._state) if self._state.over else None

    def value(self, player: str | int) -> float:
        """How good the position looks for a player, from 0 to 1. Ask it of determinised games only."""
        return self._kind.value(self._state, player if isinstance(player, int) else self._who(player))

    @property
    def log(self) -> list[Event]:
        """What happened, in order."""
        return entries(self._log)

    def log_of(self, player: str | None, after: int = 0) -> list[Event]:
        """The log as one player sees it."""
        who = SPECTATOR if player is None else self._who(player)
        return [event.seen_by(who) for event in entries(self._log, after)]

    def tell(self, event: Event, lang: str = "en") -> str:
        """An event of the log as a sentence."""
        return self._kind.language(lang, self.setup).event_text(event)

    def told(self, event: Event) -> dict[str, Any] | None:
        """An event of the log as plain data: the id of its pattern, its values by name, the rules it comes from."""
        language = self._kind.language(ORIGINAL, self.setup)
        message = language.event_message(event)
        return None if message is None else {**to_json(message), "rules": list(language.rules_of(event))}

    # -- files

    @property
    def rules_version(self) -> str:
        """The version of the rules as they are now; a loaded game may have begun under another."""
        return self._kind.version(self.setup)

    def save(self) -> str:
        """The game as JSON, at any decision."""
        return saves.write(
            self._kind.id,
            self._rules,
            self.seed,
            self.setup,
            self.origin,
            snapshot.dump(self._state, self._kind.fields, self._kind.names(self.setup)),
            self._all_answers(),
            [event.plain() for event in entries(self._log)],
        )

    def _is_at(self, other: Game) -> bool:
        """Whether both are in the same position and have come there with the same log."""
        fields, names = self._kind.fields, self._kind.names(self.setup)
        here, there = snapshot.dump(self._state, fields, names), snapshot.dump(other._state, fields, names)
        return saves.encoded(here) == saves.encoded(there) and self.log == other.log

    def record(self) -> str:
        """The game as text, one answer a line; it replays exactly on any machine."""
        lines, picks = self._lines(sets=True)
        return records.write(self._kind.id, self.rules_version, self.seed, self.setup, self.origin, lines, picks)

    def answers_in_notation(self) -> list[str]:
        """All answers so far, each as `player: notation`."""
        return self._lines(sets=False)[0]

    def _lines(self, sets: bool) -> tuple[list[str], bool]:
        """The answers in notation, and whether something was picked. With `sets`, things that were picked one by one
        are one line, which leads to the same.
        """
        self._replay_past()
        if self._past is None:
            return [], False
        link = self._past
        while link.before is not None:
            link = link.before
        assert link.item.state is not None
        state = link.item.state.copy()
        lines: list[str] = []
        begun = 0  # lines of a pick that is not complete yet
        picks = False
        for answered in entries(self._past):
            assert state.choice is not None
            picks = picks or isinstance(state.choice.frame.node, Pick)
            name = self._kind.player_name(answered.owner) if answered.owner != CHANCE else CHANCE_NAME
            notation = self._decision(state, state.choice).written(answered.option)
            whole = whole_set(state, answered.option) if sets else ""
            if whole and begun and all([line.startswith(f"{name}: ") for line in lines[-begun:]]):
                del lines[-begun:]
                notation = whole
            lines.append(f"{name}: {notation}")
            begun = begun + 1 if sets and is_begun(state, answered.option) else 0
            state.apply(answered.option)
        return lines, picks

    def __repr__(self) -> str:
        where = "over" if self.is_over else f"{self._state.phase}, {self.decision!r}"
        return f"<Game {self.kind}, {self.answers} answers, {where}>"

    # -- for programs that search

    @property
    def option_keys(self) -> list[int]:
        """A number for each open option, the same for the same option in every determinised twin. Not to be changed."""
        choice = self._state.choice
        return [] if choice is None else choice.options

    @property
    def option_owners(self) -> list[int]:
        """Whose each open option is, by number; empty when all are the mover's. Not to be changed."""
        choice = self._state.choice
        return [] if choice is None or choice.owners is None else choice.owners

    def step(self, index: int) -> bool:
        """Take an option and forget the way: no log, no undo. For twins that are thrown away. True when chance had a
        part in it.
        """
        s = self._state
        choice = s.choice
        assert choice is not None, "the game is over"
        self._past = None
        self._log = None
        self.origin = TWIN
        s.marks = CHANCE_USED if choice.who == CHANCE else 0
        s.apply(choice.options[index])
        choice = s.choice
        while choice is not None and len(choice.options) == 1 and isinstance(choice.frame.node, Pick):
            s.apply(choice.options[0])  # people could pick something else; whoever goes by the list cannot
            choice = s.choice
        return bool(s.marks & CHANCE_USED)

    @property
    def round(self) -> int:
        """Which round it is, in a game that all play together; 0 in one where players take turns."""
        return self._kind.round(self._state)

    def values(self) -> list[float]:
        """How good the position looks for each player. Ask it of determinised games only."""
        return [self._kind.value(self._state, who) for who in range(self._state.players)]

    # -- for programs that show it to others

    def events(self, after: int = 0) -> list[Event]:
        """The log without its first entries, for whoever keeps it elsewhere. Each event knows who may see it."""
        return entries(self._log, after)

    def views(self, players: Sequence[str | None]) -> list[dict[str, Any]]:
        """The views of several, made together. They share parts with each other and with later ones: only for
        reading.
        """
        return self._kind.tables(self._state, [SPECTATOR if p is None else self._who(p) for p in players])

    def past_view(self, player: str | None = None) -> dict[str, Any]:
        """What a player may look at again of a position that has passed: `view` without what memory alone may keep."""
        return self._kind.past_table(self._state, SPECTATOR if player is None else self._who(player))

    def preview(self, player: str, answer: str | Option, rng: Randomness) -> Game | None:
        """A twin for this player in which the answer was played up to the next chance, which it then asks for.

        None when something hidden would come up: what the twin has there is made up, so it must not be shown.
        """
        twin = self.determinise(player, rng)
        twin._state.mode = REAL_TABLE
        twin.play(answer)
        assert twin._past is not None
        return None if twin._past.item.marks & REVEALED else twin

    def with_log(self, n: int) -> Game:
        """A twin in the same position whose log has n entries. Only for measuring whether a long log costs anything."""
        twin = self.copy()
        twin._log = None
        for _ in range(n):
            twin._log = Link(twin._log, Event("measured", ()))
        return twin


def new(
    game: str,
    seed: object = None,
    *,
    chance: str = "roll",
    position: Mapping[str, Any] | None = None,
    fixed: Sequence[str] = (),
    note_forced: bool = False,
    **setup: object,
) -> Game:
    """A new game. Unknown or impossible set-ups raise a ValueError that says what is allowed.

    The seed is a number or a text; without one it is drawn.

    `chance` says who answers for dice and decks: `roll` (the program) or `table` (people at a real table). `fixed` are
    the next
    outcomes of chance in notation, in order; `position` is laid over the fresh game; `note_forced` keeps in
    `Game.forced` what was answered silently because nothing else was open.
    """
    kind = kind_of(game)
    whole = kind.checked(setup)
    if not isinstance(chance, str) or chance not in MODES:
        raise BadSetup(known("chance", chance, MODES))
    if seed is None:
        seed = secrets.token_hex(16)
    if not isinstance(seed, (int, str)) or isinstance(seed, bool):
        raise BadSetup(f"seed is {seed!r}; a number or a text is needed")
    if not isinstance(fixed, (list, tuple)) or not all(isinstance(outcome, str) for outcome in fixed):
        raise BadSetup(f"fixed is {fixed!r}; a list of outcomes in notation is needed")
    state = kind.fresh(whole)
    state.rng = source(seed)
    state.mode = MODES[chance]
    state.fixed = tuple(fixed)
    if position is None:
        kind.begin(state, whole)
    else:
        kind.position(state, whole, position)
    origin: dict[str, Any] = {}
    if position is not None:
        origin["position"] = position
    if chance != "roll":
        origin["chance"] = chance
    if fixed:
        origin["fixed"] = list(fixed)
    started = Game(kind, whole, seed, state, origin or None)
    events: list[Event] = []
    state.sink = events
    if note_forced:
        started.forced = state.silent = []
    state.advance()
    state.sink = state.silent = None
    for event in events:
        started._log = Link(started._log, event)
    return started


def _from_origin(game: str, seed: int | str, setup: Mapping[str, object], origin: Mapping[str, Any] | None) -> Game:
    """The game as it began, as a save or a record tells it."""
    begun = dict(origin or {})
    if set(begun) - {"chance", "position", "fixed"}:
        raise BadFile("this game has no beginning to replay from")
    if not isinstance(begun.get("position", {}), Mapping):
        raise BadFile("the position a game began from must be an object")
    given: dict[str, Any] = {"chance": "roll", "position": None, "fixed": (), **begun, **setup}
    return new(game, seed, **given)


def load(text: str | bytes, verify: bool = True) -> Game:
    """A saved game. With `verify`, a save of these rules is also replayed from its start and must come to the same
    position.

    Without it the position is taken as it is saved: that is fast, and for files one has written oneself.
    """
    data = saves.read(text)
    kind = kind_of(data.game)
    setup = kind.checked(data.setup)
    state = kind.fresh(setup)
    snapshot.load(state, kind.fields, kind.names(setup), data.snapshot)
    kind.validate(state)
    game = Game(kind, setup, data.seed, state, data.origin)
    for event in data.events:
        game._log = Link(game._log, Event(*event))
    game._rules = data.rules
    game._before = data.answers
    begun_before = "picks" not in data.snapshot  # then what is open may mean something else now
    if begun_before and data.rules == kind.version(setup) and "determinised" not in (data.origin or {}):
        again = game._again(ByList())
        if not snapshot.asks_as_before(state, data.snapshot) and not again._is_at(game):
            raise BadFile("the saved position is not what its answers lead to")
        return again
    if verify and data.rules == kind.version(setup) and "determinised" not in (data.origin or {}):
        again = game._again()
        if not again._is_at(game):
            raise BadFile("the saved position is not what its answers lead to")
        return again
    return game


def replay(text: str | bytes) -> Game:
    """A game from its record, played answer by answer."""
    data = records.read(text)
    game = _from_origin(data.game, data.seed, data.setup, data.origin)
    by_list = None if data.picks else ByList()
    for line, answer in data.answers:
        try:
            if by_list is None or not game._take_by_list(by_list, partial(game._said, answer)):
                game.play(answer)
        except IllegalChoice as error:
            raise BadFile(f"line {line}: {error}") from None
    return game


__all__ = ["CHANCE_NAME", "Game", "load", "new", "replay"]
