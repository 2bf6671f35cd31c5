"""A game as one looks at it: who is asked what, what lies on the table, what has happened."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tidewood.decision import Decision, Option
from tidewood.features import FEATURES, features_of, rows_of
from tidewood.given import language_of, needed, number_of, several
from tidewood.history import entries, length
from tidewood.kernel.bits import CHANCE_USED, MARKS
from tidewood.kernel.core import CHANCE, Choice, Frame, State
from tidewood.kernel.errors import IllegalChoice, TidewoodError, unknown
from tidewood.kernel.kind import ALL_EYES, SPECTATOR, GameKind
from tidewood.kernel.log import Entry, Event
from tidewood.kernel.picks import Pick
from tidewood.language.catalogue import ORIGINAL, catalogue_of
from tidewood.language.values import Message, to_json
from tidewood.naming import namer

TWIN: Mapping[str, Any] = {"determinised": True}  # where a game comes from that was only thought of


class Answered(Entry):
    """One answer in the history: which option, what it was marked with, and the log before it."""

    __slots__ = ("log", "marks", "option", "owner", "state", "to_do")

    def __init__(
        self, option: int, owner: int, log: Event | None, to_do: list[Frame] | None, state: State | None
    ) -> None:
        super().__init__()
        self.option = option
        self.owner = owner
        self.log = log
        self.to_do = to_do  # what waited for the question, and the question itself, where that is kept
        self.state = state  # a kept position before the answer, now and then
        self.marks = 0  # whether it used chance or revealed something


class Seen:
    """A game at some decision, as far as it can be looked at."""

    __slots__ = (
        "_before", "_kind", "_log", "_looked", "_marked", "_past", "_redo", "_rules", "_sources", "_state", "_strays",
        "forced", "keeps_actions", "origin", "seed", "setup",
    )  # fmt: skip

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
        self._sources: str | None = None  # by which it was begun, when a file says so
        self._strays = False  # whether it is elsewhere than its answers lead to by the rules of now
        self._before: list[tuple[int, int, int]] = []  # answers of a loaded game that nobody has needed to replay yet
        self._past: Answered | None = None
        self._redo: list[tuple[int, int]] = []
        self._log: Event | None = None
        self._looked: object = None  # what the kind of game has kept of the last look
        self._marked: object = None  # the same of the last marks
        self.keeps_actions = False  # whether to note what each question was part of, so that `open_action` is quick
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
        return self._kind.player_names(self._state.players)

    @property
    def warnings(self) -> list[str]:
        """What is allowed in the set-up but looks like a mistake, or odd in its file, for whoever starts the game."""
        return self.warnings_in("en")

    def warnings_in(self, lang: str) -> list[str]:
        """The warnings in a language."""
        catalogue = catalogue_of(self.kind, language_of(self._kind, lang))
        strays = [Message("error.strays")] if self._strays else []
        return [catalogue.text(warning) for warning in [*strays, *self._kind.warnings(self.setup)]]

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

    def _is_like(self, other: Seen) -> bool:
        """Whether both ask the same at the same table, whatever else one of them notes."""
        return self._asked_now() == other._asked_now() and self.table() == other.table()

    def _asked_now(self) -> tuple[object, ...]:
        choice = self._state.choice
        return () if choice is None else (choice.who, list(choice.options), choice.owners)

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

    def _who(self, player: str) -> int:
        players = self.players
        if player not in players:
            raise IllegalChoice(player, [], unknown("player", player, players))
        return players.index(player)

    def _number(self, player: str | int) -> int:
        """A player by name, or by number from 0."""
        if isinstance(player, int) and 0 <= player < self._state.players:
            return int(player)
        return self._who(player)  # type: ignore[arg-type]

    # -- looking

    def view(self, player: str | None = None) -> dict[str, Any]:
        """What a player may see; None is a spectator. The same shape as `table`."""
        return self._kind.table(self._state, SPECTATOR if player is None else self._who(player))

    def table(self) -> dict[str, Any]:
        """Everything that lies on the table."""
        return self._kind.table(self._state, ALL_EYES)

    def marks(self, player: str | None = None) -> dict[str, Any] | None:
        """What the rules say of the things a player sees, at any time: which cards could be played if it were this
        player's turn, in which ways and with which answers, or why not. Its shape is in the game's `marks.py`; None in
        games without.
        """
        return self._kind.marks(self._state, SPECTATOR if player is None else self._who(player), self.setup)

    @property
    def outcome(self) -> dict[str, Any] | None:
        """Winners and scores, line by line; None while the game goes on."""
        return self._kind.outcome(self._state) if self._state.over else None

    def value(self, player: str | int) -> float:
        """How good the position looks for a player, from 0 to 1. Ask it of determinised games only."""
        return self._kind.value(self._state, self._number(player))

    @property
    def log(self) -> list[Event]:
        """What happened, in order."""
        return entries(self._log)

    def log_of(self, player: str | None, after: int = 0) -> list[Event]:
        """The log as one player sees it."""
        who = SPECTATOR if player is None else self._who(player)
        return [event.seen_by(who) for event in entries(self._log, number_of(after, "after"))]

    def tell(self, event: Event, lang: str = "en") -> str:
        """An event of the log as a sentence."""
        return self._kind.language(language_of(self._kind, lang), self.setup).event_text(_event(event))

    def told(self, event: Event, langs: Sequence[str] = (ORIGINAL,)) -> dict[str, Any] | None:
        """An event of the log as plain data: the id of its pattern, its values by name, the rules it comes from. What
        has no id is said in these languages.
        """
        language = self._kind.language(ORIGINAL, self.setup)
        message = language.event_message(_event(event))
        if message is None:
            return None
        return {**to_json(message, namer(self._kind, self.setup, langs)), "rules": list(language.rules_of(event))}

    @property
    def rules_version(self) -> str:
        """The version of the rules as they are now; a loaded game may have begun under another."""
        return self._kind.version(self.setup)

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
        if choice is None or type(index) is not int or not 0 <= index < len(choice.options):
            raise IllegalChoice(f"option {index!r}", [] if choice is None else [f"0 to {len(choice.options) - 1}"])
        self._past = None
        self._log = None
        self.origin = TWIN
        s.marks = CHANCE_USED if choice.who == CHANCE else 0
        s.apply(choice.options[index])
        choice = s.choice
        while choice is not None and len(choice.options) == 1 and isinstance(choice.frame.node, Pick):
            s.apply(choice.options[0])  # people could pick something else; whoever goes by the list cannot
            choice = s.choice
        return bool(MARKS.common(s.marks, CHANCE_USED))

    @property
    def round(self) -> int:
        """Which round it is, in a game that all play together; 0 in one where players take turns."""
        return self._kind.round(self._state)

    @property
    def began(self) -> str | None:
        """Which of the players had the first turn, once that has been settled; None where they act together."""
        who = self._kind.began(self._state)
        return None if who is None else self._kind.player_name(who)

    def values(self) -> list[float]:
        """How good the position looks for each player. Ask it of determinised games only."""
        return [self._kind.value(self._state, who) for who in range(self._state.players)]

    # -- for programs that learn

    def observation(self, player: str | int) -> dict[str, list[int]]:
        """What a player may know of the position, as rows of numbers from 0 to 255 by name, each as long as in every
        position of this set-up. `tidewood.api.observation` says what they mean.
        """
        found = self._kind.observed(self._state, self._number(player))
        rows: dict[str, list[int]] = {}
        at = 0
        for name, n in zip(self._kind.observation_rows, self._kind.row_lengths(self._state), strict=True):
            rows[name] = list(found[at : at + n])
            at += n
        return rows

    def observe(self, player: str | int) -> bytes:
        """The same as one row of bytes."""
        return bytes(self.observed(player))

    def observed(self, player: str | int) -> bytearray:
        """The same as bytes that nobody else has, so that an array can be made of them as they are."""
        return self._kind.observed(self._state, self._number(player))

    def option_actions(self) -> list[int]:
        """The place of each open option among `tidewood.api.actions`, for games that can list all their answers."""
        return self._kind.numbered(self._state)

    def option_features(self) -> list[list[int]]:
        """Each open option as FEATURES numbers: what kind it is of, by `tidewood.api.observation`; its key in two
        halves, which tells it from the others; then the numbers of its fields in the order in which they are declared,
        and 0 where there are no more.
        """
        choice = self._state.choice
        flat = [] if choice is None else features_of(self._kind, self._state, choice, choice.options)
        return [flat[at : at + FEATURES] for at in range(0, len(flat), FEATURES)]

    def feature_rows(self, player: str | int) -> list[bytes]:
        """The same of the options of one player, each row as bytes, four to a number in the order of this machine."""
        choice, who = self._state.choice, self._number(player)
        if choice is None:
            return []
        owners = choice.owners
        if owners is not None:
            return rows_of(
                self._kind, self._state, choice, [choice.options[i] for i, owner in enumerate(owners) if owner == who]
            )
        return rows_of(self._kind, self._state, choice, choice.options) if choice.who == who else []

    def own_actions(self, player: str | int) -> list[int]:
        """`option_actions` of the options of one player."""
        choice, who = self._state.choice, self._number(player)
        if choice is None:
            return []
        owners = choice.owners
        if owners is None:
            return self.option_actions() if choice.who == who else []
        ids = self.option_actions()
        return [ids[i] for i, owner in enumerate(owners) if owner == who]

    # -- for programs that show it to others

    def events(self, after: int = 0) -> list[Event]:
        """The log without its first entries, for whoever keeps it elsewhere. Each event knows who may see it."""
        return entries(self._log, number_of(after, "after"))

    @property
    def happened(self) -> int:
        """How many events the log has."""
        return length(self._log)

    def views(self, players: Sequence[str | None]) -> list[dict[str, Any]]:
        """The views of several, made together. They share parts with each other and with later ones: only for
        reading.
        """
        seats = several(players, "players")
        eyes = [SPECTATOR if p is None else self._who(p) for p in seats]
        return self._look(self._state, eyes)

    def all_marks(self, players: Sequence[str | None]) -> list[dict[str, Any] | None]:
        """The marks of several. They share parts with later ones: only for reading."""
        eyes = [SPECTATOR if p is None else self._who(p) for p in several(players, "players")]
        found, self._marked = self._kind.mark(self._state, eyes, self.setup, self._marked)
        return found

    def _look(self, s: State, eyes: Sequence[int]) -> list[dict[str, Any]]:
        found, self._looked = self._kind.look(s, eyes, self._looked)
        return found

    def past_view(self, player: str | None = None) -> dict[str, Any]:
        """What a player may look at again of a position that has passed: `view` without what memory alone may keep."""
        return self._kind.past_table(self._state, SPECTATOR if player is None else self._who(player))


def _event(event: Event) -> Event:
    if not isinstance(event, Event):
        raise TidewoodError(needed("event", "event", event))
    return event
