"""The public face: a game that is being played."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any

from tidewood.asked import CHANCE_NAME
from tidewood.decision import Option
from tidewood.files import record as records
from tidewood.files import save as saves
from tidewood.files.sources import sources
from tidewood.games import kind_of
from tidewood.given import Randomness, content_of, game_of, needed, number_of, position_of, randomness_of, several
from tidewood.history import before, entries, linked
from tidewood.kernel import snapshot
from tidewood.kernel.bits import MARKS, REVEALED
from tidewood.kernel.chance import source, stream
from tidewood.kernel.core import CHANCE, REAL_TABLE, ROLL, State
from tidewood.kernel.errors import BadFile, BadPosition, BadSetup, IllegalChoice, damaged, unknown
from tidewood.kernel.kind import SPECTATOR, Came
from tidewood.kernel.log import Event
from tidewood.kernel.picks import Pick
from tidewood.language.values import Message
from tidewood.picking import ByList, is_begun, listed, whole_set
from tidewood.played import Played
from tidewood.seen import TWIN

if TYPE_CHECKING:
    from tidewood.files.save_format import Save

MOST_UNSEEN = 12  # cards that a preview looks past
MODES = {"roll": ROLL, "table": REAL_TABLE}


class Game(Played):
    """A game at some decision. Made by `tidewood.new` and `tidewood.load`."""

    __slots__ = ()

    # -- copies

    def copy(self) -> Game:
        """An exact twin: it plays on alike, and neither notices the other."""
        twin = Game(self._kind, self.setup, self.seed, self._state.copy(), self.origin, self._rules)
        twin._sources = self._sources
        twin._strays = self._strays
        twin._before = self._before
        twin._past = self._past
        twin._redo = self._redo
        twin._log = self._log
        twin._looked = self._looked
        twin._marked = self._marked
        twin.keeps_actions = self.keeps_actions
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return load, (self.save(), False)

    def determinise(self, player: str | int, rng: Randomness) -> Game:
        """A twin without memory in which everything this player cannot know is drawn anew: what a bot thinks with.
        -1 is a spectator.
        """
        who = SPECTATOR if player == SPECTATOR else self._number(player)
        state = self._state.copy()
        state.rng = stream(randomness_of(rng).getrandbits(128))
        state.mode = ROLL
        self._kind.redraw(state, who)
        return Game(self._kind, self.setup, "", state, TWIN)

    def _again(self, by_list: ByList | None = None, any_rules: bool = False) -> Game:
        """This game, played again from its beginning by its answers, perhaps from before there were picks."""
        if self._rules != self.rules_version and not any_rules:
            raise BadFile(Message("error.other-rules", {"rules": self._rules, "own": self.rules_version}))
        if self._strays:
            raise BadFile(Message("error.other-position"))
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
            self._written_by(),
        )

    def _written_by(self) -> str:
        """The sources by which its answers lead here; for a twin they lead nowhere."""
        if self._sources is not None:
            return self._sources
        return "" if self.origin == TWIN else sources()

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
        while (earlier := before(link)) is not None:
            link = earlier
        assert link.state is not None
        state = link.state.copy()
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

        None when something hidden would come up: what the twin has there is made up, so it must not be shown. The twin
        has noted what was forced by the last answer.
        """
        twin = self.determinise(player, rng)
        twin.forced = []
        twin.play(*answers[:-1])  # these neither roll nor reveal, or they would have to be the last
        twin._state.mode = REAL_TABLE
        twin.play(*answers[-1:])
        return None if any(MARKS.common(answered.marks, REVEALED) for answered in entries(twin._past)) else twin

    def previews(self, player: str, indices: Iterable[int], rng: Randomness) -> Iterator[Game | None]:
        """The same for several options by their numbers, one after the other, as if each were the one answer."""
        twin = self.determinise(player, rng)
        twin._state.mode = REAL_TABLE
        for index in several(indices, "indices"):
            tried = twin.copy()
            tried.pick(index)
            assert tried._past is not None
            yield None if MARKS.common(tried._past.marks, REVEALED) else tried

    def looked_past(self, player: str) -> tuple[Game, dict[str, Any], dict[str, int]]:
        """A preview as far as it is certain: past cards that come unseen, where the rest goes on alike whatever they
        are. Where it stops, what the player sees there without them, and how many came, by where they went.
        """
        who = self._who(player)
        found: list[tuple[Game, dict[str, Any], dict[str, int]]] = []
        for last in (False, True):
            on, came = self.copy(), list[Came]()
            while (choice := on._state.choice) is not None and choice.who == CHANCE:
                place = self._kind.unseen(on._state)
                if place is None or len(came) == MOST_UNSEEN:
                    break
                i = len(choice.options) - 1 if last else 0
                came.append(Came(*place, choice.options[i]))
                on.pick(i)
            view = self._kind.without(on._state, on.view(player), who, came) if came else None
            if view is None:
                break
            found.append((on, view, Counter([where for where, at, _ in came if where != "hand" or at == who])))
        if len(found) == 2 and found[0][1:] == found[1][1:]:
            return found[0]
        return self, self.views([player])[0], {}

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
                seen.append([self._kind.past_table(s, who) for who in eyes] if past else self._look(s, eyes))

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
            twin._log = linked(twin._log, Event("measured", ()))
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
        seed = os.urandom(16).hex()
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
        started._log = linked(started._log, event)
    return started


def _from_origin(game: str, seed: int | str, setup: Mapping[str, object], origin: Mapping[str, Any] | None) -> Game:
    """The game as it began, as a save or a record tells it."""
    begun = dict(origin or {})
    if set(begun) - {"chance", "position", "fixed"}:
        raise BadFile(Message("error.no-beginning"))
    if not isinstance(begun.get("position", {}), Mapping):
        raise BadFile(Message("error.origin-position"))
    given: dict[str, Any] = {"chance": "roll", "position": None, "fixed": (), **begun, **setup}
    try:
        return new(game, seed, **given)
    except BadPosition as error:
        raise damaged(error) from None


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


def _loaded(data: Save, verify: bool) -> Game:
    kind = kind_of(data.game)
    setup = kind.drawn(kind.checked(kind.brought_up(data.rules, data.setup)), data.seed)
    state = kind.fresh(setup)
    game = Game(kind, setup, data.seed, state, data.origin)
    game._rules, game._sources, game._before = data.rules, data.sources, data.answers
    begun_before = "picks" not in data.snapshot  # then what is open may mean something else now
    try:
        snapshot.load(state, kind.fields, kind.names(setup), data.snapshot, kind.later_fields)
        kind.validate(state)
    except BadFile as error:
        if data.sources != sources():
            with suppress(BadFile):  # it may be written as no position is now, and its answers still lead there
                return game._again(ByList() if begun_before else None)
        raise damaged(error) from None
    for event in kind.log_brought_up(data.setup, data.events):
        game._log = linked(game._log, Event(*event))
    same_rules = data.rules == kind.version(setup)
    asks_as_before = begun_before and snapshot.asks_as_before(state, data.snapshot)
    if "determinised" in (data.origin or {}):
        return game
    if asks_as_before:
        return game._again(ByList(), any_rules=True)
    if same_rules and (verify or begun_before):
        return _verified(game, ByList() if begun_before else None)
    return game


def _verified(game: Game, by_list: ByList | None) -> Game:
    """This game with its past, played again. A position that its answers do not lead to is refused, but for one that
    other sources have written: a rule may have been mended since, and nobody is to lose a game over that.
    """
    can_be_mended = game._sources != sources()
    try:
        again = game._again(by_list)
    except BadFile:
        if not can_be_mended:
            raise
    else:
        if again._is_at(game) or (can_be_mended and again._is_like(game)):
            return again
        if not can_be_mended:
            raise BadFile(Message("error.other-position"))
    game._strays = True
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
