"""The open question as people and programs outside see it. Everything readable is made only when somebody asks for
it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple, overload

from tidewood.asked import CHANCE_NAME, Asked, Keys, Shown
from tidewood.given import language_of, languages_of, number_of, text_of
from tidewood.kernel.core import CHANCE
from tidewood.kernel.declaration import Told
from tidewood.kernel.errors import IllegalChoice
from tidewood.kernel.notation import normal
from tidewood.kernel.picks import MOST, Brought, Pick, distinct, picked_in
from tidewood.language.catalogue import ORIGINAL
from tidewood.language.values import Message

UNLISTED = -1  # the number of an answer that is open but not listed for search


class PickedThing(NamedTuple):
    """One thing of a pick: how picking it is written, how many of it there are, and how many are picked."""

    option: Option
    there: int
    picked: int


class PickFacts(NamedTuple):
    """Choose some of these: at least and at most so many, so many are picked, and the things in table order."""

    least: int
    most: int
    picked: int
    things: tuple[PickedThing, ...]
    bounded: bool  # whether one thing may close another
    brings: tuple[Brought, ...] = ()


def words_of(notation: str) -> list[str]:
    """The words of a notation without the numbers that tell equal things apart."""
    return re.sub(r"#\d+", " ", normal(notation)).replace("→", " ").replace(",", " ").split()


class Option:
    """One thing that may be answered. `index` is its number among the listed ones."""

    __slots__ = ("_choice", "_decision", "_key", "_message", "_owner", "index")

    def __init__(self, decision: Decision, index: int, key: int | None = None, owner: int | None = None) -> None:
        choice = decision._choice
        self._decision = decision
        self._choice = choice
        self._key = choice.options[index] if key is None else key
        self._owner = decision._owner(index) if owner is None else owner
        self._message: Message | None = None  # what it says, once it has been asked: the same in every language
        self.index = index

    @property
    def player(self) -> str:
        return self._decision._name(self._owner)

    @property
    def notation(self) -> str:
        """Readable and stable, unique within the decision."""
        return self._decision.written(self._key)

    @property
    def refs(self) -> list[str]:
        """The things on the table this is about, such as `hex:D4`."""
        return self._decision._refs_of(self._key)

    @property
    def number(self) -> int | None:
        """What a person types for it, where the game says so: the number that is asked for, or a lasting one."""
        return self._decision.number_of(self._key)

    @property
    def says(self) -> dict[str, Any] | None:
        """What it is, as plain data: the id of its pattern and its values by name, for whoever says it themselves."""
        return self.told()

    def told(self, langs: Sequence[str] = (ORIGINAL,)) -> dict[str, Any] | None:
        """The same; what has no name of its own comes in words of these languages."""
        languages_of(self._decision._kind, langs)
        return self._decision.told_option(self._key, langs)

    def text(self, lang: str = "en") -> str:
        d = self._decision
        language_of(d._kind, lang)
        language = d._kind.language(lang, d._setup)
        if self._message is None or not language.knows(self._message.id):
            self._message = language.option_message(d._state, self._choice.frame, self._key)
        if self._message is None:
            return language.option_text(d._state, self._choice.frame, self._key)
        return language.catalogue.text(self._message)

    def __str__(self) -> str:
        return self.notation

    def __repr__(self) -> str:
        return f"Option({self.notation!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and (self.player, self.notation) == (other.player, other.notation)

    def __hash__(self) -> int:
        return hash((self.player, self.notation))


class Decision(Asked, Sequence[Option]):
    """Whose answer is awaited, and what may be answered. A sequence of options."""

    __slots__ = ()

    @property
    def options(self) -> tuple[Option, ...]:
        return tuple(Option(self, i) for i in range(len(self)))

    @property
    def answers(self) -> tuple[Option, ...]:
        """Everything that may be answered about one thing: the options; and where some things are picked, all of these
        in whatever order, and putting them back. Sets of things, which can be answered too, are not listed.
        """
        node = self._choice.frame.node
        if not isinstance(node, Pick):
            return self.options
        listed = {(option._key, option._owner): option for option in self.options}
        singles = node.singles(self._state, self._choice.frame)
        single = [(key, owner) for owner in self._owners() for key in singles]
        found = [listed.pop(one) if one in listed else Option(self, UNLISTED, *one) for one in single]
        return (*found, *listed.values())

    @property
    def pick(self) -> PickFacts | None:
        """What there is to pick from, where some things are; else None."""
        s, f = self._state, self._choice.frame
        node = f.node
        if not isinstance(node, Pick):
            return None
        things, picked = node.things(s, f.scope), picked_in(f)
        owner = self._owners()[0]
        facts = [
            PickedThing(Option(self, UNLISTED, thing, owner), things.count(thing), picked.count(thing))
            for thing in distinct(things)
        ]
        brings = tuple(self._kind.brings(s, f))
        return PickFacts(node.bound(s, f, things), MOST.of(f), len(picked), tuple(facts), node.bounded, brings)

    @property
    def notations(self) -> list[str]:
        """All options in notation; with the player before it where several may answer."""
        several = len(self.players) > 1
        return [f"{self.owner(i)}: {self.notation(i)}" if several else self.notation(i) for i in range(len(self))]

    def prompt(self, lang: str = "en") -> str:
        language_of(self._kind, lang)
        return self._kind.language(lang, self._setup).prompt_for(self._state, self._choice.frame)

    def owner(self, index: int) -> str:
        return self._name(self._owner(self._at(index)))

    def notation(self, index: int) -> str:
        return self.written(self._choice.options[self._at(index)])

    def _at(self, index: int) -> int:
        """The number of an option."""
        number = number_of(index, "index")
        if not 0 <= number < len(self):
            raise IllegalChoice(f"option {number}", [f"0 to {len(self) - 1}"])
        return number

    def written(self, key: int) -> str:
        """Whatever may be answered, in notation, by its number in the kernel."""
        choice = self._choice
        node = choice.frame.node
        if choice.who == CHANCE:
            return node.outcome_notation(self._state, choice.frame, key)
        return node.notation(self._state, choice.frame, key)

    def shown(self, player: str, langs: Sequence[str], inline: Sequence[str] = (ORIGINAL,)) -> list[Shown]:
        """All answers of a player at once, with texts in some languages. What has no id, or no name of its own inside a
        message, comes in words of the languages `inline`.
        """
        langs, inline = languages_of(self._kind, langs), languages_of(self._kind, inline)
        choice, s = self._choice, self._state
        f = choice.frame
        node = f.node
        if isinstance(node, Pick):
            answers = [option for option in self.answers if option.player == player]
            own = [option.index for option in answers]
            options = [option._key for option in answers]
        else:
            own = list(self.numbers(player))
            options = [choice.options[i] for i in own]
            known = None if langs else self.told(player, inline)
            if known is not None:
                return [Shown(i, o.notation, o.refs, o.says, {}, o.number) for i, o in zip(own, known, strict=True)]
        told = [self.told_option(option, inline) for option in options]
        spoken = tuple(dict.fromkeys((*langs, *inline))) if None in told else langs
        texts = [self._kind.language(lang, self._setup).option_texts(s, f, options) for lang in spoken]
        return [
            Shown(
                i,
                node.notation(s, f, option),
                self._refs_of(option),
                says,
                dict(zip(spoken, words, strict=True)),
                self.number_of(option),
            )
            for i, option, says, *words in zip(own, options, told, *texts, strict=True)
        ]

    def find(self, answer: str) -> list[Option]:
        """What an answer can mean: nothing, one thing, or several when it does not say whose."""
        player, colon, rest = text_of(answer, "answer").partition(":")
        named = bool(colon) and player.strip() in self.players
        said = rest if named else answer
        wanted = normal(said)
        node = self._choice.frame.node
        if not isinstance(node, Pick):
            found = [Option(self, i) for i in range(len(self)) if normal(self.notation(i)) == wanted]
        else:
            found = [option for option in self.answers if normal(option.notation) == wanted]
        if not found and isinstance(node, Pick):
            key = node.read(self._state, self._choice.frame, said)
            if key and node.accepts(self._state, self._choice.frame, key):
                found = [Option(self, UNLISTED, key, owner) for owner in self._owners()]
        return [option for option in found if not named or option.player == player.strip()]

    def open(self) -> tuple[list[str], Message | str]:
        """What may be answered, in notation, and what to say of it to somebody who answered something else."""
        facts = self.pick
        if facts is None:
            return self.notations, ""
        several = len(self.players) > 1
        said = [f"{option.player}: {option.notation}" if several else option.notation for option in self.answers]
        n = (
            Message("error.from-to", {"least": facts.least, "most": facts.most})
            if facts.least < facts.most
            else facts.most
        )
        things = [f"{thing.there} × {thing.option}" if thing.there > 1 else f"{thing.option}" for thing in facts.things]
        return said, Message("error.open-pick", {"n": n, "things": things, "picked": facts.picked, "open": said})

    def __len__(self) -> int:
        return len(self._choice.options)

    @overload
    def __getitem__(self, index: int) -> Option: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Option, ...]: ...
    def __getitem__(self, index: int | slice) -> Option | tuple[Option, ...]:
        if isinstance(index, slice):
            return self.options[index]
        number = number_of(index, "index")
        if not -len(self) <= number < len(self):
            raise IndexError(index)
        return Option(self, number % len(self))

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


__all__ = ["CHANCE_NAME", "UNLISTED", "Decision", "Keys", "Option", "PickFacts", "PickedThing", "Told", "normal"]
