"""The public face: a game that is being played."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from tidewood.decision import CHANCE_NAME, Option
from tidewood.files import record as records
from tidewood.files import save as saves
from tidewood.games import kind_of
from tidewood.given import Randomness, content_of, game_of, needed, number_of, position_of, randomness_of, several
from tidewood.history import Link, entries
from tidewood.kernel import snapshot
from tidewood.kernel.chance import source
from tidewood.kernel.core import CHANCE, REAL_TABLE, REVEALED, ROLL, State
from tidewood.kernel.errors import BadFile, BadSetup, IllegalChoice, unknown
from tidewood.kernel.kind import SPECTATOR
from tidewood.kernel.log import Event
from tidewood.kernel.picks import Pick
from tidewood.language.values import Message
from tidewood.picking import ByList, is_begun, listed, whole_set
from tidewood.played import Played
from tidewood.seen import TWIN

MODES = {"roll": ROLL, "table": REAL_TABLE}


class Game(Played):
    """A game at some decision. Made by `tidewood.new` and `tidewood.load`."""

    __slots__ = ()

    # -- copies

    def copy(self) -> Game:
        """An exact twin: it plays on alike, and neither notices the other."""
        twin = Game(self._kind, self.setup, self.seed, self._state.copy(), self.origin, self._rules)
        twin._before = self._before
        twin._past = self._past
        twin._redo = self._redo
        twin._log = self._log
        twin.keeps_actions = self.keeps_actions
        return twin

    def determinise(self, player: str | int, rng: Randomness) -> Game:
        """A twin without memory in which everything this player cannot know is drawn anew: what a bot thinks with.
        -1 is a spectator.
        """
        who = SPECTATOR if player == SPECTATOR else self._number(player)
        state = self._state.copy()
        state.rng = randomness_of(rng).getrandbits(128) << 32
        state.mode = ROLL
        self._kind.redraw(state, who)
        return Game(self._kind, self.setup, "", state, TWIN)

    def _again(self, by_list: ByList | None = None, any_rules: bool = False) -> Game:
        """This game, played again from its beginning by its answers, perhaps from before there were picks."""
        if self._rules != self.rules_version and not any_rules:
            raise BadFile(Message("error.other-rules", {"rules": self._rules, "own": self.rules_version}))
        again = _from_origin(self._kind.id, self.seed, self.setup, self.origin)
        for option, owner, _ in self._all_answers():
            if by_list is None or not again._take_by_list(by_list, partial(listed, option=option, owner=owner)):
                again._take_again(option, owner)
        if by_list is not None:
            again._follow(by_list)
        return again

    # -- files

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

    def position(self) -> str:
        """Where the game stands, as JSON: a save without set-up, answers and log, which does not grow with the game."""
        state = snapshot.dump(self._state, self._kind.fields, self._kind.names(self.setup))
        return saves.write(self._kind.id, self._rules, self.seed, {}, self.origin, state, [], [])

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

    def preview(self, player: str, *answers: str | Option, rng: Randomness) -> Game | None:
        """A twin for this player in which the answers were played up to the next chance, which it then asks for.

        None when something hidden would come up: what the twin has there is made up, so it must not be shown.
        """
        twin = self.determinise(player, rng)
        twin.play(*answers[:-1])  # these neither roll nor reveal, or they would have to be the last
        twin._state.mode = REAL_TABLE
        twin.play(*answers[-1:])
        return None if any(answered.marks & REVEALED for answered in entries(twin._past)) else twin

    def previews(self, player: str, indices: Iterable[int], rng: Randomness) -> Iterator[Game | None]:
        """The same for several options by their numbers, one after the other, as if each were the one answer."""
        twin = self.determinise(player, rng)
        twin._state.mode = REAL_TABLE
        for index in several(indices, "indices"):
            tried = twin.copy()
            tried.pick(index)
            assert tried._past is not None
            yield None if tried._past.item.marks & REVEALED else tried

    def watched(
        self, answers: Iterable[str], players: Sequence[str | None], past: bool = False, most: int = 1000
    ) -> list[list[dict[str, Any]]]:
        """Play the answers; what each of these players saw at every event that came of them, in order. At most so many
        events are looked at; a replay can show those. With `past` as they may look at it again.
        """
        eyes = [SPECTATOR if player is None else self._who(player) for player in several(players, "players")]
        most = number_of(most, "most")
        seen: list[list[dict[str, Any]]] = []

        def look(s: State) -> None:
            if len(seen) < most:
                kind = self._kind
                seen.append([kind.past_table(s, who) for who in eyes] if past else kind.tables(s, eyes))

        try:
            for answer in several(answers, "answers"):
                self._state.watcher = look
                self.play(answer)
        finally:
            self._state.watcher = None
        return seen

    def with_log(self, n: int) -> Game:
        """A twin in the same position whose log has n entries. Only for measuring whether a long log costs anything."""
        twin = self.copy()
        twin._log = None
        for _ in range(number_of(n, "n")):
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

    The seed is a number or a text; without one it is drawn. What the set-up leaves to chance is drawn with it.

    `chance` says who answers for dice and decks: `roll` (the program) or `table` (people at a real table). `fixed` are
    the next
    outcomes of chance in notation, in order; `position` is laid over the fresh game; `note_forced` keeps in
    `Game.forced` what was answered silently because nothing else was open.
    """
    kind = game_of(game)
    whole = kind.checked(setup)
    if not isinstance(chance, str) or chance not in MODES:
        raise BadSetup(unknown("chance", chance, MODES))
    if seed is None:
        seed = secrets.token_hex(16)
    if not isinstance(seed, (int, str)) or isinstance(seed, bool):
        raise BadSetup(Message("error.seed", {"value": repr(seed)}))
    if not isinstance(fixed, (list, tuple)) or not all(isinstance(outcome, str) for outcome in fixed):
        raise BadSetup(Message("error.fixed", {"value": repr(fixed)}))
    whole = kind.drawn(whole, seed)
    state = kind.fresh(whole)
    state.rng = source(seed)
    state.mode = MODES[chance]
    state.fixed = tuple(fixed)
    if position is None:
        kind.begin(state, whole)
    else:
        kind.position(state, whole, position_of(position))
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
        raise BadFile(Message("error.no-beginning"))
    if not isinstance(begun.get("position", {}), Mapping):
        raise BadFile(Message("error.origin-position"))
    given: dict[str, Any] = {"chance": "roll", "position": None, "fixed": (), **begun, **setup}
    return new(game, seed, **given)


def load(text: str | bytes, verify: bool = True) -> Game:
    """A saved game. With `verify`, a save of these rules is also replayed from its start and must come to the same
    position.

    Without it the position is taken as it is saved: that is fast, and for files one has written oneself.
    """
    return _loaded(saves.read(content_of(text)), verify)


def resume(position: str | bytes, setup: Mapping[str, Any], answers: Sequence[tuple[int, int, int]]) -> Game:
    """A game from what `Game.position` wrote, with its set-up and the answers that led there (see `Game.taken`). The
    position is taken as it is; the log begins anew.
    """
    data = saves.read(content_of(position))
    if not isinstance(setup, Mapping):
        raise BadSetup(needed("mapping", "setup", setup))
    data.setup = dict(setup)
    data.answers = several(answers, "answers")
    return _loaded(data, verify=False)


def _loaded(data: saves.Save, verify: bool) -> Game:
    kind = kind_of(data.game)
    setup = kind.drawn(kind.checked(kind.brought_up(data.rules, data.setup)), data.seed)
    state = kind.fresh(setup)
    snapshot.load(state, kind.fields, kind.names(setup), data.snapshot)
    kind.validate(state)
    game = Game(kind, setup, data.seed, state, data.origin)
    for event in data.events:
        game._log = Link(game._log, Event(*event))
    game._rules = data.rules
    game._before = data.answers
    begun_before = "picks" not in data.snapshot  # then what is open may mean something else now
    same_rules = data.rules == kind.version(setup)
    asks_as_before = begun_before and snapshot.asks_as_before(state, data.snapshot)
    if begun_before and (same_rules or asks_as_before) and "determinised" not in (data.origin or {}):
        again = game._again(ByList(), any_rules=True)
        if not asks_as_before and not again._is_at(game):
            raise BadFile("the saved position is not what its answers lead to")
        return again
    if verify and same_rules and "determinised" not in (data.origin or {}):
        again = game._again()
        if not again._is_at(game):
            raise BadFile(Message("error.other-position"))
        return again
    return game


def replay(text: str | bytes) -> Game:
    """A game from its record, played answer by answer."""
    data = records.read(content_of(text))
    setup = kind_of(data.game).brought_up(data.rules, data.setup)
    game = _from_origin(data.game, data.seed, setup, data.origin)
    by_list = None if data.picks else ByList()
    for line, answer in data.answers:
        try:
            if by_list is None or not game._take_by_list(by_list, partial(game._said, answer)):
                game.play(answer)
        except IllegalChoice as error:
            raise BadFile(Message("error.in-line", {"line": line, "why": error})) from None
    if by_list is not None:
        game._follow(by_list)
    return game


__all__ = ["CHANCE_NAME", "Game", "load", "new", "replay", "resume"]
