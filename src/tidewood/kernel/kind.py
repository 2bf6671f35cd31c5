"""What a game must offer so that everything around it (saves, scenarios, bots, the command, the page) works without
knowing it.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

from tidewood.kernel.chance import draw, source
from tidewood.kernel.core import State
from tidewood.kernel.errors import BadSetup, brief, quoted, unknown
from tidewood.kernel.snapshot import Names
from tidewood.kernel.text import Language
from tidewood.language.values import Message

ALL_EYES: Final = -2  # sees everything: the table itself
SPECTATOR: Final = -1
NEVER_MIND: Final[Mapping[str, tuple[object, ...]]] = {}
RANDOM: Final = "random"  # in place of a player's own choice: chance takes one that nobody else has


class SetupOption:
    """One thing that can be chosen before a game: its kind, its default and what is allowed. What it means stands in
    the game's catalogues, in `[setup]`.

    `when` says when the choice matters: each option named there has one of these values, or a list with one of them.
    Forms leave out what does not matter.
    """

    def __init__(
        self,
        name: str,
        default: object,
        choices: tuple[object, ...] = (),
        minimum: int = 0,
        maximum: int = 0,
        optional: bool = False,
        many: bool = False,
        when: Mapping[str, tuple[object, ...]] = NEVER_MIND,
        by_seat: bool = False,
    ) -> None:
        self.name = name
        self.default = default
        self.choices = choices
        self.minimum = minimum
        self.maximum = maximum
        self.optional = optional  # may be None
        self.many = many  # a list: of the choices, or of texts where there are none
        self.when = when
        self.by_seat = by_seat  # a list with one entry for each player in turn, which may be left to chance

    def checked(self, value: object) -> object:
        """The value, if it is allowed."""
        if value is None and self.optional:
            return None
        if self.many:
            return self.checked_list(value)
        if self.choices:
            if value in self.choices and not (isinstance(value, bool) and True not in self.choices):
                return value
            raise self.wrong("allowed", value, allowed=quoted(self.choices))
        if isinstance(self.default, bool):
            if isinstance(value, bool):
                return value
            raise self.wrong("allowed", value, allowed=["true", "false"])
        if isinstance(self.default, int):
            if type(value) is int and self.minimum <= value <= self.maximum:
                return value
            raise self.wrong("range", value, least=self.minimum, most=self.maximum)
        if isinstance(value, str):
            return value
        raise self.wrong("text-needed", value)

    def checked_list(self, value: object) -> list[object]:
        """A list of what is allowed; a text is taken apart at its commas, as the command line gives it."""
        if isinstance(value, str):
            value = [part.strip() for part in value.split(",") if part.strip()]
        if not isinstance(value, list | tuple):
            raise self.wrong("list-needed", value)
        for part in value:
            if self.choices and part not in self.choices and not (self.by_seat and part == RANDOM):
                raise self.wrong("part-allowed", part, allowed=quoted(self.choices))
            if not isinstance(part, str):
                raise self.wrong("texts-needed", part)
        if self.maximum and len(value) > self.maximum:
            raise self.wrong("too-many", value, n=len(value), most=self.maximum)
        return list(value)

    def wrong(self, id: str, value: object, **values: Any) -> BadSetup:
        return BadSetup(Message(f"error.{id}", {"key": self.name, "value": brief(value), **values}))


class GameKind:
    """A game, as the rest of the program sees it. Each game package has one, called GAME."""

    id: str = ""
    rules_version: str = "1"
    competitive: bool = True  # against each other, not together
    options: tuple[SetupOption, ...] = ()
    fields: tuple[str, ...] = ()  # the plain fields of its state, for saves
    languages: Mapping[str, Language] = {}
    view: type[Any] = dict  # the TypedDict that declares the shape of its table
    card_facts: Any = dict  # the same for what is printed on a card

    def checked(self, setup: Mapping[str, object]) -> dict[str, object]:
        """The whole set-up with defaults; raises BadSetup naming what is allowed."""
        names = [option.name for option in self.options]
        for key in setup:
            if key not in names:
                raise BadSetup(unknown("set-up-option", key, names))
        whole = {option.name: option.checked(setup.get(option.name, option.default)) for option in self.options}
        whole = self.filled(whole, setup)
        self.check(whole)
        return whole

    def filled(self, whole: dict[str, object], given: Mapping[str, object]) -> dict[str, object]:
        """The set-up once more, where one option follows from another. Filling in twice changes nothing."""
        return whole

    def free(self, option: SetupOption, setup: Mapping[str, Any]) -> list[str]:
        """What is left to choose from for a player, by a choice of each player's own."""
        return [str(choice) for choice in option.choices if choice not in setup[option.name]]

    def drawn(self, setup: Mapping[str, object], seed: object) -> dict[str, object]:
        """The set-up with what was left to chance drawn from the seed. Drawing twice changes nothing."""
        whole = dict(setup)
        counter = source(f"set-up {seed}")
        for option in self.options:
            entries = whole[option.name]
            if not option.by_seat or not isinstance(entries, list):
                continue
            for i in [i for i, entry in enumerate(entries) if entry == RANDOM]:
                free = self.free(option, whole)
                entries = [*entries[:i], free[draw(counter, len(free))], *entries[i + 1 :]]
                whole[option.name] = entries
                counter += 1
        return whole

    def meanings(self, option: str) -> Mapping[str, Message]:
        """What the values of an option mean, where more than its name is to be said; `other:value` where that depends
        on the value of another option. A catalogue may also say it, as `setup.<option>.<value>`.
        """
        return {}

    def brought_up(self, rules: str, setup: Mapping[str, object]) -> Mapping[str, object]:
        """The set-up of a file written under older rules, as it is said today. Doing this twice changes nothing."""
        return setup

    def check(self, setup: Mapping[str, object]) -> None:
        """Combinations that cannot be. Raises BadSetup."""

    def version(self, setup: Mapping[str, Any]) -> str:
        """The version of the rules for this set-up; where data files are part of it, it covers their text too."""
        return self.rules_version

    def warnings(self, setup: Mapping[str, Any]) -> list[Message]:
        """What is allowed in a set-up but looks like a mistake."""
        return []

    def fresh(self, setup: Mapping[str, Any]) -> State:
        """An empty table for this set-up; nothing has been decided or drawn."""
        raise NotImplementedError

    def begin(self, s: State, setup: Mapping[str, Any]) -> None:
        """Put the first frames on the stack."""
        raise NotImplementedError

    def names(self, setup: Mapping[str, Any]) -> Names:
        raise NotImplementedError

    def language(self, lang: str, setup: Mapping[str, Any]) -> Language:
        """What speaks of a game with this set-up: where it brings cards of its own, with their names."""
        return self.languages[lang]

    def position(self, s: State, setup: Mapping[str, Any], position: Mapping[str, Any]) -> None:
        """Lay a position over a fresh game and put the frames of its phase on the stack. Raises BadPosition."""
        raise NotImplementedError

    def validate(self, s: State) -> None:
        """Look whether a loaded position can be; raises BadFile."""

    def table(self, s: State, eyes: int) -> dict[str, Any]:
        """The position as readable data, as a player, a spectator or the table itself sees it."""
        raise NotImplementedError

    def tables(self, s: State, eyes: Sequence[int]) -> list[dict[str, Any]]:
        """The same for several; parts may be shared between them, so they are not to be changed."""
        return [self.table(s, who) for who in eyes]

    def past_table(self, s: State, eyes: int) -> dict[str, Any]:
        """A position that has passed, as a player may look at it again: what one knew but may not look up is left
        out.
        """
        return self.table(s, eyes)

    def words(self, setup: Mapping[str, Any], table: Mapping[str, Any]) -> Collection[str]:
        """Every word that can stand in an answer or outcome of a game with this set-up at this table, numbers aside:
        what is written with other words was mistyped. Empty: the game does not know.
        """
        return ()

    def counts(self, key: str) -> bool:
        """Whether a mapping of the table leaves this key out where there are none."""
        return False

    def facts(self, setup: Mapping[str, Any]) -> Mapping[str, Any]:
        """What is printed on the cards of a game with this set-up, as data by the ids of the cards."""
        return {}

    def redraw(self, s: State, who: int) -> None:
        """Draw again everything that this player does not know."""
        raise NotImplementedError

    def outcome(self, s: State) -> dict[str, Any]:
        """Winners and scores with every line of the count, once the game is over."""
        raise NotImplementedError

    def value(self, s: State, who: int) -> float:
        """How good the position looks for a player, from 0 (lost) to 1 (won). For bots, and only on what they may
        know.
        """
        raise NotImplementedError

    def round(self, s: State) -> int:
        """Which round it is, in a game that all play together; 0 in one where players take turns."""
        return 0

    def player_name(self, who: int) -> str:
        return f"p{who + 1}"
