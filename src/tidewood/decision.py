"""The open question as people and programs outside see it. Everything readable is made only when somebody asks for
it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, overload

from tidewood.given import language_of, languages_of, number_of, text_of
from tidewood.kernel.core import CHANCE
from tidewood.kernel.errors import IllegalChoice
from tidewood.kernel.notation import normal
from tidewood.kernel.picks import Pick, distinct, picked_in
from tidewood.language.catalogue import ORIGINAL
from tidewood.language.values import Message, to_json

if TYPE_CHECKING:
    from tidewood.kernel.core import Choice, State
    from tidewood.kernel.kind import GameKind
    from tidewood.kernel.text import Language

CHANCE_NAME = "chance"
UNLISTED = -1  # the number of an answer that is open but not listed for search


class Shown(NamedTuple):
    """An answer in every way it can be told."""

    number: int
    notation: str
    refs: list[str]
    says: dict[str, Any] | None  # the id of its pattern and its values
    text: dict[str, str]  # by language
    typed: int | None  # what a person types for it, where the game says so


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


def words_of(notation: str) -> list[str]:
    """The words of a notation without the numbers that tell equal things apart."""
    return re.sub(r"#\d+", " ", normal(notation)).replace("→", " ").replace(",", " ").split()


class Option:
    """One thing that may be answered. `index` is its number among the listed ones."""

    __slots__ = ("_choice", "_decision", "_key", "_owner", "index")

    def __init__(self, decision: Decision, index: int, key: int | None = None, owner: int | None = None) -> None:
        choice = decision._choice
        self._decision = decision
        self._choice = choice
        self._key = choice.options[index] if key is None else key
        self._owner = decision._owner(index) if owner is None else owner
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
        return self._choice.frame.node.refs(self._decision._state, self._choice.frame, self._key)

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
        return d._kind.language(lang, d._setup).option_text(d._state, self._choice.frame, self._key)

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
        return PickFacts(node.bound(s, f, things), f.held, len(picked), tuple(facts), node.bounded)

    @property
    def notations(self) -> list[str]:
        """All options in notation; with the player before it where several may answer."""
        several = len(self.players) > 1
        return [f"{self.owner(i)}: {self.notation(i)}" if several else self.notation(i) for i in range(len(self))]

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
    def _language(self) -> Language:
        return self._kind.language(ORIGINAL, self._setup)

    def told_option(self, key: int, langs: Sequence[str] = (ORIGINAL,)) -> dict[str, Any] | None:
        return self._told(self._language.option_message(self._state, self._choice.frame, key), langs)

    def _told(self, message: Message | None, langs: Sequence[str]) -> dict[str, Any] | None:
        if message is None:
            return None
        told: dict[str, Any] = to_json(message, self._namer(langs))
        return told

    def _namer(self, langs: Sequence[str]) -> Callable[[Any], Any]:
        def named(effect: Any) -> Any:
            """An effect by its path, under which its text can be asked for; anything else in words, in all forms."""
            path = self._kind.names(self._setup).paths.get(effect)
            if path is not None:
                return f"effect:{path}"
            return {"forms": {lang: self._kind.language(lang, self._setup).forms_of(effect) for lang in langs}}

        return named

    def number_of(self, key: int) -> int | None:
        s, f = self._state, self._choice.frame
        declared = f.node.falls if self.is_chance else f.node.declared(s, f, key)
        return None if declared is None else declared.number(s, f, key)

    def prompt(self, lang: str = "en") -> str:
        language_of(self._kind, lang)
        return self._kind.language(lang, self._setup).prompt_for(self._state, self._choice.frame)

    def owner(self, index: int) -> str:
        return self._name(self._owner(self._at(index)))

    def _owner(self, index: int) -> int:
        choice = self._choice
        return choice.who if choice.owners is None else choice.owners[index]

    def _owners(self) -> list[int]:
        """Who may answer, by number."""
        choice = self._choice
        return [choice.who] if choice.owners is None else sorted(set(choice.owners))

    def _name(self, who: int) -> str:
        return CHANCE_NAME if who == CHANCE else self._kind.player_name(who)

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
            own = [i for i in range(len(choice.options)) if choice.owners is None or self.owner(i) == player]
            options = [choice.options[i] for i in own]
            if not langs and not self.is_chance:
                known = self._shown_in_ids(own, options, inline)
                if known is not None:
                    return known
        told = [self.told_option(option, inline) for option in options]
        spoken = tuple(dict.fromkeys((*langs, *inline))) if None in told else langs
        texts = [self._kind.language(lang, self._setup).option_texts(s, f, options) for lang in spoken]
        return [
            Shown(
                i,
                node.notation(s, f, option),
                node.refs(s, f, option),
                says,
                dict(zip(spoken, words, strict=True)),
                self.number_of(option),
            )
            for i, option, says, *words in zip(own, options, told, *texts, strict=True)
        ]

    def _shown_in_ids(self, own: list[int], options: list[int], inline: Sequence[str]) -> list[Shown] | None:
        """Options that all say themselves by their ids, each looked at once; None where one of them cannot."""
        s, f = self._state, self._choice.frame
        node, language, named = f.node, self._language, self._namer(inline)
        known: set[str] = set()
        shown: list[Shown] = []
        for i, option in zip(own, options, strict=True):
            declared = node.declared(s, f, option)
            if declared is None or (declared.id not in known and not language.knows(declared.id)):
                return None
            known.add(declared.id)
            notation, refs, says = declared.told(s, f, option, named)
            shown.append(Shown(i, notation, refs, says, {}, declared.number(s, f, option)))
        return shown

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


__all__ = ["CHANCE_NAME", "UNLISTED", "Decision", "Option", "PickFacts", "PickedThing", "normal"]
