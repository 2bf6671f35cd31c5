"""Whose answer is awaited, and how a question and its options are told: by ids and values, once for all who ask."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from tidewood.given import languages_of
from tidewood.kernel.core import CHANCE
from tidewood.kernel.declaration import Told
from tidewood.kernel.picks import Pick
from tidewood.language.catalogue import ORIGINAL
from tidewood.language.values import Message, to_json
from tidewood.naming import namer

if TYPE_CHECKING:
    from tidewood.kernel.core import Choice, State
    from tidewood.kernel.kind import GameKind
    from tidewood.kernel.text import Language

CHANCE_NAME = "chance"


class Shown(NamedTuple):
    """An answer in every way it can be told."""

    number: int
    notation: str
    refs: list[str]
    says: dict[str, Any] | None  # the id of its pattern and its values
    text: dict[str, str]  # by language
    typed: int | None  # what a person types for it, where the game says so


class Keys(NamedTuple):
    """Options by their numbers in the kernel, each with a key: with the same key of the same asker it is told alike in
    every game, so that it can be remembered. Where there are `names`, each is told with its own.
    """

    asker: Hashable
    options: Sequence[int]
    keys: Sequence[Hashable]
    names: Sequence[str] | None = None


class Asked:
    """A question that is open: who is asked, what it is about, and what its options are told by."""

    __slots__ = ("_choice", "_kind", "_setup", "_state")

    def __init__(self, kind: GameKind, setup: Mapping[str, object], state: State, choice: Choice) -> None:
        self._kind = kind
        self._setup = setup
        self._state = state
        self._choice = choice

    @property
    def players(self) -> list[str]:
        """Who may answer: one player, several, or `chance` when the table says what fell."""
        if self._choice.who == CHANCE:
            return [CHANCE_NAME]
        if self._choice.owners is None:
            return [self._kind.player_name(self._choice.who)]
        return [self._kind.player_name(who) for who in sorted(set(self._choice.owners))]

    @property
    def player(self) -> str:
        """The one who answers, or the first of several."""
        return self.players[0]

    @property
    def is_chance(self) -> bool:
        return self._choice.who == CHANCE

    @property
    def asks(self) -> dict[str, Any] | None:
        """The question as plain data: the id of its pattern and its values by name."""
        return self.asked()

    def asked(self, langs: Sequence[str] = (ORIGINAL,)) -> dict[str, Any] | None:
        """The same; what has no name of its own comes in words of these languages."""
        languages_of(self._kind, langs)
        return self._told(self._language.prompt_message(self._state, self._choice.frame), langs)

    @property
    def by(self) -> str | None:
        """The card whose effect asks, if one does."""
        speaker = self._language.speaker
        card = speaker.asker(self._state, self._choice.frame) if speaker and speaker.asker else None
        return None if card is None else card.id

    @property
    def kind(self) -> str:
        """Of which kind the question is, such as `turn`, `pick` or `push`; `chance` where the table says what fell."""
        if self.is_chance:
            return CHANCE_NAME
        declared = self._choice.frame.node.question(self._state, self._choice.frame)
        id = "" if declared is None else declared.id.partition(".")[2]
        return self._kind.question_kind(self._state, self._choice.frame, id)

    @property
    def source(self) -> str | None:
        """The thing on the table that asks, as a ref: a card, a place, an event."""
        return None if self.is_chance else self._kind.source(self._state, self._choice.frame, self._setup)

    def _refs_of(self, key: int) -> list[str]:
        """The things on the table that an answer is about; at least what asks."""
        return self._pointed(key, self._choice.frame.node.refs(self._state, self._choice.frame, key))

    def _pointed(self, key: int, found: list[str]) -> list[str]:
        refs = self._kind.refs(self._state, self._choice.frame, key, found)
        if refs or self.is_chance:
            return refs
        source = self.source
        return [] if source is None else [source]

    @property
    def _language(self) -> Language:
        return self._kind.language(ORIGINAL, self._setup)

    def told_option(self, key: int, langs: Sequence[str] = (ORIGINAL,)) -> dict[str, Any] | None:
        return self._told(self._language.option_message(self._state, self._choice.frame, key), langs)

    def _told(self, message: Message | None, langs: Sequence[str]) -> dict[str, Any] | None:
        return None if message is None else {**to_json(message, namer(self._kind, self._setup, langs))}

    def number_of(self, key: int) -> int | None:
        s, f = self._state, self._choice.frame
        declared = f.node.falls if self.is_chance else f.node.declared(s, f, key)
        return None if declared is None else declared.number(s, f, key)

    def _owner(self, index: int) -> int:
        choice = self._choice
        return choice.who if choice.owners is None else choice.owners[index]

    def _owners(self) -> list[int]:
        """Who may answer, by number."""
        choice = self._choice
        return [choice.who] if choice.owners is None else sorted(set(choice.owners))

    def _name(self, who: int) -> str:
        return CHANCE_NAME if who == CHANCE else self._kind.player_name(who)

    def numbers(self, player: str) -> Sequence[int]:
        """The numbers of a player's options among those of all."""
        owners = self._choice.owners
        if owners is None:
            return range(len(self._choice.options)) if player == self.player else ()
        return [i for i, who in enumerate(owners) if self._name(who) == player]

    def told(self, player: str, inline: Sequence[str] = (ORIGINAL,)) -> list[Told] | None:
        """A player's options, where all of them say themselves by their ids; else None, also where things are picked.
        What has no name of its own inside a message comes in words of the languages `inline`.
        """
        return None if self._picks else self.told_of(self._own(player), inline)

    def told_of(self, options: Iterable[int], inline: Sequence[str] = (ORIGINAL,)) -> list[Told] | None:
        """The same of some options, by their numbers in the kernel."""
        s, f = self._state, self._choice.frame
        node, language, named = f.node, self._language, namer(self._kind, self._setup, inline)
        known: set[str] = set()
        found: list[Told] = []
        for option in options:
            declared = node.declared(s, f, option)
            if declared is None or (declared.id not in known and not language.knows(declared.id)):
                return None
            known.add(declared.id)
            one = declared.told(s, f, option, named)
            found.append(Told(one.notation, self._pointed(option, one.refs), one.says, one.number))
        return found

    def keys(self, player: str) -> Keys | None:
        """What a player's options are told by. None where things are picked, and where an option is told in its own way
        in every game.
        """
        if self._picks or not self._kind.refs_are_declared:
            return None
        s, f = self._state, self._choice.frame
        node = f.node
        options = self._own(player)
        alike = node.alike(s, f, options)
        if alike is not None:
            return Keys(node, options, alike.keys, alike.names)
        keys: list[tuple[Any, ...]] = []
        for option in options:
            declared = node.declared(s, f, option)
            given = None if declared is None else declared.given(s, f, option)
            if given is None:
                return None
            keys.append((declared, given))
        return Keys(None, options, keys)

    @property
    def _picks(self) -> bool:
        """Whether the answers are more than the options."""
        return self._choice.who == CHANCE or isinstance(self._choice.frame.node, Pick)

    def _own(self, player: str) -> list[int]:
        own, options = self.numbers(player), self._choice.options
        return options if len(own) == len(options) else [options[i] for i in own]


__all__ = ["CHANCE_NAME", "Asked", "Keys", "Shown", "Told"]
