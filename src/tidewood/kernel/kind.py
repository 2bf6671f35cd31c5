"""What a game must offer so that everything around it (saves, scenarios, bots, the command, the page) works without
knowing it.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Mapping, Sequence
from functools import cached_property
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from tidewood.kernel.chance import draw, source
from tidewood.kernel.core import Frame, State
from tidewood.kernel.errors import FEW, BadSetup, brief, nearest, quoted, unknown
from tidewood.kernel.log import Plain
from tidewood.kernel.picks import Brought
from tidewood.kernel.snapshot import Names
from tidewood.kernel.text import Language
from tidewood.language.values import Message

ALL_EYES: Final = -2  # sees everything: the table itself
SPECTATOR: Final = -1
PLAYERS: Final = tuple([f"p{n}" for n in range(1, 13)])
# Each of these options has one of these values, or is a list that has one of them; None stands for an empty list.
When = Mapping[str, tuple[object, ...]]
MANY: Final = 60  # choices, more than an error names
FIRST: Final = 20  # of them
RANDOM: Final = "random"  # in place of a player's own choice: chance takes one that nobody else has


class SetupOption:
    """One thing that can be chosen before a game: its kind, its default and what is allowed. What it means stands in
    the game's catalogues, in `[setup]`.

    `when` says when the choice matters: in one of these cases, or always if there are none. `fits` says the same of
    some of its choices. Forms leave out what does not matter.
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
        when: When | tuple[When, ...] = (),
        by_seat: bool = False,
        fits: Mapping[str, tuple[When, ...]] = MappingProxyType({}),
    ) -> None:
        self.name = name
        self.default = default
        self.choices = choices
        self.minimum = minimum
        self.maximum = maximum
        self.optional = optional  # may be None
        self.many = many  # a list: of the choices, or of texts where there are none
        self.when: Final = when if isinstance(when, tuple) else (when,)
        self.fits: Final = fits
        self.by_seat = by_seat  # a list with one entry for each player in turn, which may be left to chance

    def usual(self) -> object:
        """The default; a list of one's own."""
        return list(self.default) if isinstance(self.default, list | tuple) else self.default

    def checked(self, value: object) -> object:
        """The value, if it is allowed."""
        if value is None and self.optional:
            return None
        if self.many:
            return self.checked_list(value)
        if self.choices:
            if value in self.choices and not (isinstance(value, bool) and True not in self.choices):
                return value
            raise self.wrong("choice", value, **self.named(value))
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
                raise self.wrong("part-choice", part, **self.named(part))
            if not isinstance(part, str):
                raise self.wrong("texts-needed", part)
        if self.maximum and len(value) > self.maximum:
            raise self.wrong("too-many", value, n=len(value), most=self.maximum)
        return list(value)

    def named(self, value: object) -> dict[str, Any]:
        """What was probably meant, and what is allowed: all of it where it is little, or where nothing is similar; of
        very many the first, and how many there are.
        """
        near = nearest(value, [str(choice) for choice in self.choices]) if isinstance(value, str) else []
        allowed = quoted(self.choices[: FIRST if len(self.choices) > MANY else None])
        if len(self.choices) > MANY:
            allowed.append(f"… ({len(self.choices)})")
        return {"allowed": None if near and len(self.choices) > FEW else allowed, "near": quoted(near)}

    def wrong(self, id: str, value: object, **values: Any) -> BadSetup:
        return BadSetup(Message(f"error.{id}", {"key": self.name, "value": brief(value), **values}))


class Came(NamedTuple):
    """What came up in a preview: made up, and so not to be shown."""

    where: str
    at: int
    outcome: int


class GameKind:
    """A game, as the rest of the program sees it. Each game package has one, called GAME."""

    id: str = ""
    rules_version: str = "1"
    competitive: bool = True  # against each other, not together
    turns_ahead: int = 1  # own turns after which it shows what a plan was good for: bots play their plans on so far
    refs_are_declared: bool = False  # what options point at, the declarations say alone, whatever the position
    options: tuple[SetupOption, ...] = ()
    fields: tuple[str, ...] = ()  # the plain fields of its state, for saves
    later_fields: tuple[str, ...] = ()  # those of them that older saves lack
    languages: Mapping[str, Language] = {}
    view: type[Any] = dict  # the TypedDict that declares the shape of its table
    card_facts: Any = dict  # the same for what is printed on a card
    marked: Any = dict  # and for `marks`
    card_face: Any = None  # and for what is printed in words, where the game says it part by part
    whole_box: Mapping[str, object] = {}  # the set-up that brings all its cards, for lists of them
    observation_version: int = 0  # of what `observed` means; 0 if the game has no such rows
    observation_rows: Mapping[str, str] = {}  # what each row of `observed` means, in their order
    observation_axes: Mapping[str, tuple[str, ...]] = {}  # by what their numbers are counted; the last runs fastest

    def checked(self, setup: Mapping[str, object]) -> dict[str, object]:
        """The whole set-up with defaults; raises BadSetup naming what is allowed."""
        names = [option.name for option in self.options]
        for key in setup:
            if key not in names:
                raise BadSetup(unknown("set-up-option", key, names))
        whole = {
            option.name: option.checked(setup[option.name]) if option.name in setup else option.usual()
            for option in self.options
        }
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

    def log_brought_up(self, setup: Mapping[str, object], log: Sequence[Plain]) -> Sequence[Plain]:
        """The log of a file with this set-up, as it stands there, in the numbers of today."""
        return log

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

    def look(self, s: State, eyes: Sequence[int], last: object) -> tuple[list[dict[str, Any]], object]:
        """The same for several, made together, and what to give as `last` when this game is looked at again: a game can
        keep there what it need not make anew. Parts may be shared, also with later tables, and are not to be changed.
        """
        return [self.table(s, who) for who in eyes], None

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

    def marks(self, s: State, who: int, setup: Mapping[str, Any]) -> dict[str, Any] | None:
        """What the rules say about the things a player sees, beside the position: what could be done with each, or why
        not. Worked out for whoever looks at a table, who may be a spectator; None: nothing.
        """
        return None

    def mark(
        self, s: State, eyes: Sequence[int], setup: Mapping[str, Any], last: object
    ) -> tuple[list[dict[str, Any] | None], object]:
        """The same for several, and what to give as `last` when this game is looked at again, as `look` does it."""
        return [self.marks(s, who, setup) for who in eyes], None

    def question_kind(self, s: State, f: Frame, id: str) -> str:
        """Of which kind the open question with this id is, for pages that show kinds differently."""
        return id

    def source(self, s: State, f: Frame, setup: Mapping[str, Any]) -> str | None:
        """The ref of what asks: a card, a place, an event. Options that point at nothing else point at it."""
        return None

    def refs(self, s: State, f: Frame, option: int, found: list[str]) -> list[str]:
        """What an option points at; `found` is what its declaration says."""
        return found

    def brings(self, s: State, f: Frame) -> Sequence[Brought]:
        """What an open pick brings, by how many things are picked."""
        return ()

    def unseen(self, s: State) -> tuple[str, int] | None:
        """Where the open chance brings a thing, and which place or player there, where nothing else hangs on what it
        is: a preview can look past it. None where something does.
        """
        return None

    def without(self, s: State, view: dict[str, Any], who: int, came: Sequence[Came]) -> dict[str, Any] | None:
        """The table without what came unseen, as this player could see it; None where it did not stay where it came."""
        return None

    def actions(self, setup: Mapping[str, Any]) -> tuple[str, ...]:
        """Every answer that can ever be given, in notation and in an order that never changes; empty where there are
        too many to list.
        """
        return ()

    def most_options(self, setup: Mapping[str, Any]) -> int:
        """How many options arrays for one decision have room for: far more than random games have met, or what the
        rules allow at most. Environments show further ones on another page.
        """
        return 256

    def numbered(self, s: State) -> list[int]:
        """The places that the open options have among `actions`, in the order of the options."""
        raise NotImplementedError

    @cached_property
    def option_ids(self) -> dict[str, int]:
        """The kinds of options with a number each, from 1."""
        patterns = sorted([id for id in self.languages["en"].catalogue.patterns if id.startswith("option.")])
        return {id: i for i, id in enumerate(patterns, 1)}

    @cached_property
    def option_rows(self) -> dict[Hashable, dict[Any, bytes]]:
        """The features of options that have been worked out before, by what they follow from."""
        return {}

    def observed(self, s: State, who: int) -> bytearray:
        """What a player may know of the position as rows of numbers from 0 to 255, one after the other, each as long as
        it is in every position of this set-up; for programs that learn.
        """
        raise NotImplementedError

    def row_lengths(self, s: State) -> list[int]:
        """How long each of these rows is."""
        raise NotImplementedError

    def things(self, s: State) -> Mapping[str, Sequence[str]]:
        """What these axes count in games of this set-up, in order, and things that numbers of a row stand for."""
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

    def began(self, s: State) -> int | None:
        """Which of the players had the first turn; None where they act together."""
        return None

    def player_names(self, n: int) -> list[str]:
        """The first n players."""
        return list(PLAYERS[:n]) if n <= len(PLAYERS) else [self.player_name(who) for who in range(n)]

    def player_name(self, who: int) -> str:
        return PLAYERS[who] if 0 <= who < len(PLAYERS) else f"p{who + 1}"
