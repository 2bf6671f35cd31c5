"""The open question as people and programs outside see it. Everything readable is made only when somebody asks for
it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, overload

from tidewood.kernel.core import CHANCE

if TYPE_CHECKING:
    from tidewood.kernel.core import Choice, State
    from tidewood.kernel.kind import GameKind

CHANCE_NAME = "chance"
ARROWS = (("->", "→"), ("–>", "→"))


def normal(notation: str) -> str:
    """Notation with one way to write arrows and blanks."""
    text = " ".join(notation.split()).casefold()
    for written, meant in ARROWS:
        text = text.replace(written, meant)
    return text.replace(" →", "→").replace("→ ", "→")


def words_of(notation: str) -> list[str]:
    """The words of a notation without the numbers that tell equal things apart."""
    return re.sub(r"#\d+", " ", normal(notation)).replace("→", " ").replace(",", " ").split()


class Option:
    """One thing that may be answered."""

    __slots__ = ("_choice", "_decision", "index")

    def __init__(self, decision: Decision, index: int) -> None:
        self._decision = decision
        self._choice = decision._choice
        self.index = index

    @property
    def player(self) -> str:
        return self._decision.owner(self.index)

    @property
    def notation(self) -> str:
        """Readable and stable, unique within the decision."""
        return self._decision.notation(self.index)

    @property
    def refs(self) -> list[str]:
        """The things on the table this is about, such as `hex:D4`."""
        d = self._decision
        return self._choice.frame.node.refs(d._state, self._choice.frame, self._choice.options[self.index])

    def text(self, lang: str = "en") -> str:
        d = self._decision
        language = d._kind.language(lang, d._setup)
        return language.option_text(d._state, self._choice.frame, self._choice.options[self.index])

    def __str__(self) -> str:
        return self.notation

    def __repr__(self) -> str:
        return f"Option({self.notation!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and (self.player, self.notation) == (other.player, other.notation)

    def __hash__(self) -> int:
        return hash((self.player, self.notation))


class Decision(Sequence[Option]):
    """Whose answer is awaited, and what may be answered. A sequence of options."""

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
    def options(self) -> tuple[Option, ...]:
        return tuple(Option(self, i) for i in range(len(self)))

    @property
    def notations(self) -> list[str]:
        """All options in notation; with the player before it where several may answer."""
        several = len(self.players) > 1
        return [f"{self.owner(i)}: {self.notation(i)}" if several else self.notation(i) for i in range(len(self))]

    def prompt(self, lang: str = "en") -> str:
        return self._kind.language(lang, self._setup).prompt_for(self._state, self._choice.frame)

    def owner(self, index: int) -> str:
        choice = self._choice
        if choice.who == CHANCE:
            return CHANCE_NAME
        return self._kind.player_name(choice.who if choice.owners is None else choice.owners[index])

    def notation(self, index: int) -> str:
        choice = self._choice
        node = choice.frame.node
        if choice.who == CHANCE:
            return node.outcome_notation(self._state, choice.frame, choice.options[index])
        return node.notation(self._state, choice.frame, choice.options[index])

    def shown(self, player: str, langs: Sequence[str]) -> list[tuple[int, str, list[str], dict[str, str]]]:
        """All options of a player at once: number, notation, refs, and the text in each language."""
        choice, s = self._choice, self._state
        f = choice.frame
        node = f.node
        own = [i for i in range(len(choice.options)) if choice.owners is None or self.owner(i) == player]
        options = [choice.options[i] for i in own]
        texts = [self._kind.language(lang, self._setup).option_texts(s, f, options) for lang in langs]
        return [
            (i, node.notation(s, f, option), node.refs(s, f, option), dict(zip(langs, words, strict=True)))
            for i, option, *words in zip(own, options, *texts, strict=True)
        ]

    def find(self, answer: str) -> list[int]:
        """The options an answer can mean: none, one, or several when it does not say whose."""
        player, colon, rest = answer.partition(":")
        named = colon and (player.strip() in self.players)
        wanted = normal(rest if named else answer)
        return [
            i
            for i in range(len(self))
            if normal(self.notation(i)) == wanted and (not named or self.owner(i) == player.strip())
        ]

    def __len__(self) -> int:
        return len(self._choice.options)

    @overload
    def __getitem__(self, index: int) -> Option: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Option, ...]: ...
    def __getitem__(self, index: int | slice) -> Option | tuple[Option, ...]:
        if isinstance(index, slice):
            return self.options[index]
        if not -len(self) <= index < len(self):
            raise IndexError(index)
        return Option(self, index % len(self))

    def __iter__(self) -> Iterator[Option]:
        return iter(self.options)

    def __contains__(self, answer: object) -> bool:
        return bool(self.find(answer)) if isinstance(answer, str) else answer in self.options

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Decision) and self.players == other.players and self.notations == other.notations

    def __hash__(self) -> int:
        return hash((tuple(self.players), len(self)))

    def __repr__(self) -> str:
        shown = ", ".join(self.notations[:6])
        return f"<{self.players[0]}: {self.prompt()} {len(self)} options: {shown}{', …' if len(self) > 6 else ''}>"
