"""What one game says in one language: card texts, prompts, options, the log, and the words of its table.

Everything comes from declarations and the catalogue of the language (`tidewood.language`). Where a game still has text
functions of its own, they speak for what the catalogue lacks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from copy import copy
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final, Self, TypeVar

from tidewood.kernel import composer as composing
from tidewood.kernel.composer import Composer
from tidewood.kernel.core import Frame, Node, State
from tidewood.kernel.declare import Declared, Events
from tidewood.kernel.log import Event
from tidewood.kernel.picks import MOST, Pick, is_put_back, is_set, thing_of, things_of
from tidewood.language.catalogue import Catalogue, Features, Missing, capital, languages, read, shared
from tidewood.language.export import JOINED, by_form, composed, forms_of_effects
from tidewood.language.values import Message, Thing

if TYPE_CHECKING:
    from pathlib import Path

F = TypeVar("F", bound=Callable[..., str])

KEPT: Final = 20_000  # effects that are told already: those of the largest set-up are a quarter of them


class Speaker:
    """What all languages of a game share: where its texts lie, its events, its composer, and who asks a question."""

    def __init__(
        self,
        owner: str,
        folder: Path,
        events: Events,
        composer: Composer,
        asker: Callable[[Any, Frame], Thing | None] | None = None,
        expand: Callable[[Catalogue], None] | None = None,
        pages: Callable[[], Mapping[str, Any]] | None = None,
        effect: Callable[[Node[Any]], Any] | None = None,
        faces: Callable[[Any], Mapping[str, Any]] | None = None,
        brief: Callable[[Node[Any]], Message | None] | None = None,
    ) -> None:
        self.owner = owner
        self.folder = folder
        self.events = events
        self.composer = composer
        self.asker = asker  # the card whose effect asks, to be named before the question
        self.pages = pages  # by id, what is more than one node: clauses, nodes or lists of these
        self.faces = faces  # by id, what is printed on a card part by part, in words of a language
        self.expand = expand  # adds nouns that are made from others, such as a town with damage
        self.effect = effect  # the clauses of a card without what its facts say; None: all of them
        self.brief = brief  # what is said of a card beside its name


class Language:
    """What one game says in one language."""

    def __init__(self, code: str, names: dict[str, str] | None = None) -> None:
        self.code = code
        self.names = names or {}
        self.words: dict[str, str] = {}  # for whatever else the table and the set-up say; see vocabulary()
        self.nodes: dict[type, Callable[[Any], str]] = {}
        self.prompts: dict[type, Callable[[Any, Frame], str]] = {}
        self.options: dict[type, Callable[[Any, Frame, int], str]] = {}
        self.events: dict[str, Callable[[Event], str]] = {}
        self.speaker: Speaker | None = None
        self._effects: dict[Node[Any], dict[str, str]] = {}  # as they were needed

    @cached_property
    def catalogue(self) -> Catalogue:
        """The texts of this language, read when they are first needed."""
        speaker = self.speaker
        if speaker is None:
            return read("shared", shared(), self.code)
        catalogue = read(speaker.owner, speaker.folder, self.code)
        catalogue.compose = self.clause
        if speaker.expand is not None:
            speaker.expand(catalogue)
            catalogue.forget()
        return catalogue

    # -- definitions, as decorators

    def says(self, *kinds: type) -> Callable[[F], F]:
        return self._into(self.nodes, kinds)

    def prompt(self, *kinds: type) -> Callable[[F], F]:
        return self._into(self.prompts, kinds)

    def option(self, *kinds: type) -> Callable[[F], F]:
        return self._into(self.options, kinds)

    def event(self, *kinds: str) -> Callable[[F], F]:
        def keep(function: F) -> F:
            for kind in kinds:
                self.events[kind] = function
            return function

        return keep

    def _into(self, table: dict[type, Any], kinds: tuple[type, ...]) -> Callable[[F], F]:
        def keep(function: F) -> F:
            for kind in kinds:
                table[kind] = function
            return function

        return keep

    # -- use

    def name(self, id: str) -> str:
        """The name of a card or thing; its id where this language has none."""
        return self.names.get(id) or self.catalogue.name(id)

    def vocabulary(self) -> dict[str, str]:
        """A word for every key and value of the table, the outcome and the set-up. Where a token means another thing
        under some key, it has that before it: `phase.fast`; `action.*` speaks for all that stands under `action`.
        """
        return self.catalogue.names | self.names | self.catalogue.words | self.words

    def text(self, node: Node[Any]) -> str:
        """A card as it would be printed, from the node that is played."""
        if self.speaker is not None and self.composes(node):
            return composing.text(self.speaker.composer, self.catalogue, node)
        return self._find(self.nodes, node)(node)  # type: ignore[no-any-return]

    def effect(self, node: Node[Any]) -> str:
        """What a card does, without what is printed around it."""
        clauses = None if self.speaker is None or self.speaker.effect is None else self.speaker.effect(node)
        if self.speaker is None or clauses is None:
            return self.text(node)
        return composing.text(self.speaker.composer, self.catalogue, clauses)

    def brief(self, node: Node[Any]) -> str | None:
        """What to say of a card beside its name, such as what it costs; None where its name is enough."""
        said = None if self.speaker is None or self.speaker.brief is None else self.speaker.brief(node)
        return None if said is None else self.catalogue.say(said)

    def clause(self, node: Any, features: Features) -> str:
        """An effect as part of a sentence; as `{effect:text}` the whole text of it."""
        assert self.speaker is not None
        if "text" in features:
            return self.text(node)
        return composing.clause(self.speaker.composer, self.catalogue, node, features)

    def composes(self, node: Any) -> bool:
        assert self.speaker is not None
        return any([kind in self.speaker.composer.table for kind in type(node).__mro__])

    def titled(self, title: str, text: str) -> str:
        """A text with what it is about before it."""
        titled = Message("asked.titled", {"title": title, "text": text})
        return self.catalogue.text(titled) if self.catalogue.has(titled.id) else f"{title}: {text}"

    def pages(self) -> dict[str, str]:
        """Texts by id of what is more than one node, such as a player's board."""
        if self.speaker is None or self.speaker.pages is None:
            return {}
        composer = self.speaker.composer
        return {id: composing.text(composer, self.catalogue, page) for id, page in self.speaker.pages().items()}

    def sentences(self, thing: Any) -> str:
        """An effect or a message as whole sentences."""
        assert self.speaker is not None
        return composing.text(self.speaker.composer, self.catalogue, thing)

    def faces(self) -> Mapping[str, Any]:
        """What is printed on cards, part by part, by id; as far as the game says it so."""
        return {} if self.speaker is None or self.speaker.faces is None else self.speaker.faces(self)

    def calling(self, names: Mapping[str, str], instead: Mapping[str, str]) -> Self:
        """This language in a game where some things have other names, such as cards that come from a file, or where
        the set-up changes what cards do: by the id of a pattern, which one speaks instead.
        """
        other = copy(self)
        other._effects = {}
        other.catalogue = self.catalogue.renamed(names, instead)
        other.catalogue.compose = other.clause
        return other

    def prompt_message(self, s: State, f: Frame) -> Message | None:
        """The open question as plain data, with the card that asks it and how much of a pick is chosen."""
        declared = f.node.question(s, f)
        if declared is None:
            return None
        asked = self.known(declared.message(s, f, -1))
        if asked is None:
            return None
        asker = self.speaker.asker if self.speaker is not None else None
        if asker is not None and isinstance(declared, Declared) and declared.by_card:
            card = asker(s, f)
            if card is not None:
                asked = Message("asked.by-card", {"card": card, "question": asked})
        return chosen_of(asked, f)

    def option_message(self, s: State, f: Frame, option: int) -> Message | None:
        """An option as plain data."""
        node = f.node
        if isinstance(node, Pick) and is_put_back(option):
            inner = self.option_message(s, f, thing_of(option))
            return None if inner is None else Message("option.put-back", {"thing": inner})
        if isinstance(node, Pick) and is_set(option) and not node.tells_sets:
            parts = [self.option_message(s, f, thing) for thing in things_of(node.things(s, f.scope), option)]
            return None if None in parts else Message("option.several", {"things": parts})
        falls = node.falls if s.asks_chance else None
        declared = node.declared(s, f, option) if falls is None else falls
        return None if declared is None else self.known(declared.message(s, f, option))

    def known(self, message: Message) -> Message | None:
        """The message, unless only a text function of the game can say it."""
        return message if self.knows(message.id) else None

    def knows(self, id: str) -> bool:
        """Whether a message of this id can be said without a text function of the game."""
        return self.catalogue.has(id) or not (self.prompts or self.options)

    def event_message(self, event: Event) -> Message | None:
        """What happened as plain data."""
        kind = self.speaker.events.kinds.get(event.kind) if self.speaker is not None else None
        return None if kind is None else kind.message(event)

    def rules_of(self, event: Event) -> tuple[str, ...]:
        """The rules that what happened comes from."""
        kind = self.speaker.events.kinds.get(event.kind) if self.speaker is not None else None
        return () if kind is None else kind.rules

    def effects(self, paths: Mapping[Node[Any], str]) -> dict[str, dict[str, str]]:
        """What the effects of a game say as part of a sentence, by the path of their node and by form. Set-ups share
        most of them, so they are kept.
        """
        found: dict[str, dict[str, str]] = {}
        kept = self._effects
        if len(kept) > KEPT:
            kept.clear()
        for node, path in paths.items():
            told = kept.get(node)
            if told is None:
                told = kept[node] = self._in_a_sentence(node)
            if told:
                found[path] = told
        return found

    def _in_a_sentence(self, node: Node[Any]) -> dict[str, str]:
        """An effect by form; nothing for a step of the round, which no card says."""
        if not self.composes(node):
            return {}
        assert self.speaker is not None
        joined, others = self._ways
        try:
            plain, *told = composing.in_ways(self.speaker.composer, self.catalogue, node, [(), *joined])
            told += [self.catalogue.value(node, features) for features in others]
        except Missing:
            return {}
        return by_form(plain, [*joined, *others], told)

    def forms_of(self, thing: Any) -> dict[str, str]:
        """What only the composer can put into words, in every form that questions and options ask for."""
        return composed(self.catalogue, thing, self._effect_forms)

    @cached_property
    def _effect_forms(self) -> list[Features]:
        return forms_of_effects(self.catalogue)

    @cached_property
    def _ways(self) -> tuple[list[Features], list[Features]]:
        """Of these, those that a sentence asks of an effect which is named by its path: the ways to join its clauses,
        and any others.
        """
        asked = [features for features in self._effect_forms if set(features) <= JOINED]
        joined: list[Features] = [ways for ways in asked if len(ways) == 1 and self.catalogue.joining(ways)]
        return joined, [features for features in asked if features not in joined]

    def prompt_for(self, s: State, f: Frame) -> str:
        asked: Message | str | None = self.prompt_message(s, f)
        if asked is None:
            asked = chosen_of(str(self._find(self.prompts, f.node)(s, f)), f)
        return capital(self.catalogue.text(asked)) if isinstance(asked, Message) else str(asked)

    def option_text(self, s: State, f: Frame, option: int) -> str:
        told = self.option_message(s, f, option)
        if told is not None:
            return self.catalogue.text(told)
        say = self._find(self.options, f.node)
        if isinstance(f.node, Pick) and is_put_back(option):
            return self.catalogue.text(Message("option.put-back", {"thing": say(s, f, thing_of(option))}))
        if isinstance(f.node, Pick) and is_set(option) and not f.node.tells_sets:
            things = [say(s, f, thing) for thing in things_of(f.node.things(s, f.scope), option)]
            return self.catalogue.text(Message("option.several", {"things": things}))
        return say(s, f, option)  # type: ignore[no-any-return]

    def option_texts(self, s: State, f: Frame, options: list[int]) -> list[str]:
        return [self.option_text(s, f, option) for option in options]

    def event_text(self, event: Event) -> str:
        kind = self.speaker.events.kinds.get(event.kind) if self.speaker is not None else None
        if kind is not None:
            return self.catalogue.text(kind.message(event))
        if event.kind not in self.events:
            raise Missing(f"{self.code}: no text for event {event.kind!r}")
        return self.events[event.kind](event)

    def _find(self, table: dict[type, Any], node: Node[Any]) -> Any:
        for kind in type(node).__mro__:
            if kind in table:
                return table[kind]
        raise Missing(f"{self.code}: no text for {type(node).__name__}")


Q = TypeVar("Q", Message, str)


def chosen_of(question: Q, f: Frame) -> Q | Message:
    """The question of a pick of several, with how many are chosen."""
    if not isinstance(f.node, Pick) or MOST.of(f) < 2:
        return question
    return Message("asked.chosen", {"question": question, "n": f.got.size, "most": MOST.of(f)})


class Languages(Mapping[str, Language]):
    """The languages of a game by code, each made when it is first needed."""

    def __init__(self, speaker: Speaker, make: Callable[[str], Language] = Language) -> None:
        self.speaker = speaker
        self.make = make
        self.made: dict[str, Language] = {}

    def __getitem__(self, code: str) -> Language:
        if code not in self.made:
            if code not in languages():
                raise KeyError(code)
            language = self.make(code)
            language.speaker = self.speaker
            self.made[code] = language
        return self.made[code]

    def __iter__(self) -> Iterator[str]:
        return iter(languages())

    def __len__(self) -> int:
        return len(languages())
