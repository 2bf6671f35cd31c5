"""A catalogue: everything one language says about one thing (a game, the server, the command), read from its files.

A folder of texts has a folder per language with files of any name, and `every` for patterns that need no translation.
Three sections are lists of words, one says how lists are joined, one what reads alike; every other table holds
patterns, whose id is their path:

    spelt = ["boon-of-vigor"]                               things whose name is what their id spells, in the original
    same = ["boon-of-vigor-fast"]                           things called like the one whose id lacks the last words
    [name]              veil-the-nights-hunt = "Veil the Night’s Hunt"  what the others are called, by id
    [noun.piece]        town = {name = "Town", pl = "Towns"}  things whose forms a pattern asks for
    [word]              phase = {fast = "Fast Powers"}      keys and values of the table and the set-up
    [log]               moved = "{piece:a.cap} moves from {origin} to {to}."
                        moved_dat = "…"                     the same in a form that is asked of the whole
    [join]              choice = {between = ", ", last = ", or "}  a way to join a list: `{parts:choice}`
    [alike]             "word.hand" = ["word.ref.hand"]     texts that read like another one in every language; a
                        "noun.season.*" = ["word.*"]        star stands for the same in both
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from copy import copy
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from tidewood.language.alike import name_alike, say_alike
from tidewood.language.grammar import SENTENCES, SEPARATORS, Grammar, grammar_of
from tidewood.language.patterns import Group, Parts, Slot, parse
from tidewood.language.values import Message, Thing

if TYPE_CHECKING:  # paths and TOML are needed when a language is first spoken, and cost time to import
    from pathlib import Path

ORDER: Final = ("en", "de", "fr")
ORIGINAL: Final = "en"  # names are taken over from it where a language has no print of its own
EVERY: Final = "every"  # the folder of patterns that are the same in every language
OURS: Final = "shared"  # the owner of what all catalogues say
HOMES: Final = {OURS: "language", "server": "server", "command": "cli"}  # owners that are no games
EXTRA: Final = "TIDEWOOD_TEXTS"  # names a folder with further languages: <code>/<owner>/*.toml

SMALL: Final = frozenset(["a", "an", "and", "by", "for", "from", "in", "of", "on", "the", "to", "with"])  # in a title

Forms = Mapping[str, str]
Features = tuple[str, ...]


class Missing(KeyError):
    """A text that a language lacks. The suite fails on it; a player never sees it."""

    def __str__(self) -> str:
        return str(self.args[0])


class Catalogue:
    """One language. `say` puts a message into words."""

    def __init__(self, code: str, grammar: Grammar | None = None) -> None:
        self.code: Final = code
        self.grammar: Final = grammar or grammar_of(code)
        self.names: dict[str, str] = {}
        self.same: list[str] = []  # ids of things that are called like another, until all names are known
        self.alike: dict[str, list[str]] = {}  # texts that read like the one under which they are listed
        self.borrowed: frozenset[str] = frozenset()  # names that stay English, for whoever translates
        self.nouns: dict[str, dict[str, Forms]] = {}
        self.words: dict[str, str] = {}
        self.joins: dict[str, tuple[str, str]] = {}  # between the parts of a list, and before the last one
        self.patterns: dict[str, str] = {}
        self.compose: Callable[[Any, Features], str] | None = None  # for values that only the game can put into words
        self._parsed: dict[str, Parts] = {}
        self._made: dict[Thing, Forms] = {}  # nouns that stand for many, as they were needed
        self._said: dict[tuple[str, str, Features], str] = {}  # things in a form, as they were needed

    # -- reading

    def add(self, data: Mapping[str, Any]) -> None:
        """Take in what one file holds; later files go before earlier ones."""
        for section, content in typeset(self.grammar, data).items():
            if section == "spelt":
                self.names.update({id: spelt(id) for id in content})
            elif section == "same":
                self.same.extend(content)
            elif section == "alike":
                self.alike.update(content)
            elif section == "name":
                self.names.update(content)
            elif section == "word":
                self.words.update(flat("", content))
            elif section == "join":
                self.joins.update({how: (sign["between"], sign["last"]) for how, sign in content.items()})
            elif section == "noun":
                for kind, nouns in content.items():
                    known = self.nouns.setdefault(kind, {})
                    known.update({id: {"name": form} if isinstance(form, str) else form for id, form in nouns.items()})
            else:
                self.patterns.update(flat(section, content))
        self.forget()

    def forget(self) -> None:
        """Let go of what was worked out from texts that have changed since."""
        self._parsed.clear()
        self._made.clear()
        self._said.clear()

    def plain(self, id: str) -> str | None:
        """What stands under an id, as `keys` lists it."""
        section, _, key = id.partition(".")
        if section == "noun":
            kind, _, thing = key.partition(".")
            return self.nouns.get(kind, {}).get(thing, {}).get("name")
        own = {"word": self.words, "name": self.names}.get(section)
        return self.patterns.get(id) if own is None else own.get(key)

    def keys(self) -> set[str]:
        """Everything it can say, for comparing languages. Forms of a pattern are a language's own affair."""
        nouns = {f"noun.{kind}.{id}" for kind, forms in self.nouns.items() for id in forms}
        patterns = {id.partition("_")[0] for id in self.patterns}
        return nouns | patterns | {f"name.{id}" for id in self.names} | {f"word.{key}" for key in self.words}

    def has(self, id: str) -> bool:
        return id in self.patterns

    # -- saying

    def text(self, message: Message, features: Features = ()) -> str:
        """A whole text."""
        return self.grammar.finished(self.say(message, features))

    def say(self, message: Message, features: Features = ()) -> str:
        parts, left = self.pattern(message.id, features)
        text = self.fill(parts, message, left)
        assert text is not None
        return text

    def pattern(self, id: str, features: Features) -> tuple[Parts, Features]:
        """The pattern for a form, and the form its slots inherit."""
        found = id
        if features:
            whole = f"{id}_{'_'.join(features)}"
            named = [f"{id}_{feature}" for feature in features]
            found = next((key for key in (whole, *named) if key in self.patterns), id)
        parts = self._parsed.get(found)
        if parts is None:
            if found not in self.patterns:
                raise Missing(f"{self.code}: no text {id!r}")
            parts = self._parsed[found] = parse(self.patterns[found])
        return parts, features

    def fill(self, parts: Parts, message: Message, features: Features, n: str = "", group: bool = False) -> str | None:
        """The parts with their values; None for a group in which a slot is empty."""
        words: list[str] = []
        for part in parts:
            if isinstance(part, str):
                words.append(part)
            elif isinstance(part, Slot):
                word = self.slot(part, message, features)
                if group and not word:
                    return None
                words.append(word)
            elif isinstance(part, Group):
                words.append(self.fill(part.parts, message, features, n, True) or "")
            else:
                words.append(n)
        return "".join(words)

    def slot(self, slot: Slot, message: Message, features: Features) -> str:
        try:
            value = message.args[slot.name]
        except KeyError:
            raise Missing(f"{self.code}: {message.id!r} has no value for {{{slot.name}}}") from None
        if slot.alternatives:
            chosen = self.chosen(slot, value)
            return self.fill(chosen, message, features, self.value(value, ())) or ""
        if slot.features:
            features = (*features, *slot.features) if slot.adds else slot.features
        return self.value(value, features)

    def chosen(self, slot: Slot, value: Any) -> Parts:
        """The alternative for a value: by its own name, by truth, by number."""
        key = value.id if isinstance(value, (Thing, Message)) else str(value)
        rest: list[Parts] = []
        other: Parts | None = None
        for name, parts in slot.alternatives:
            if name and name == key:
                return parts
            if name == "*":
                other = parts
            elif not name:
                rest.append(parts)
        if not rest:
            return [] if other is None else other
        if isinstance(value, int) and not isinstance(value, bool):
            index = self.grammar.plural(value)
        elif isinstance(value, (list, tuple)):
            index = self.grammar.plural(len(value))
        else:
            index = 0 if value else 1
        return rest[index] if index < len(rest) else []

    def value(self, value: Any, features: Features) -> str:
        """A value in words."""
        if isinstance(value, Thing):
            key = (value.kind, value.id, features)
            said = self._said.get(key)
            if said is None:
                said = self._said[key] = self.cased(value, features)
            return said
        if isinstance(value, str) and not features:
            return value
        return self.cased(value, features)

    def cased(self, value: Any, features: Features) -> str:
        """A value in words, with a capital at its start if one is asked for."""
        if "cap" in features:
            return capital(self.cased(value, tuple([feature for feature in features if feature != "cap"])))
        if isinstance(value, Thing):
            return self.grammar.noun(self.forms(value), features)
        if isinstance(value, str):
            return value
        if value is None or isinstance(value, bool):
            return ""
        if isinstance(value, int):
            return str(value)
        if isinstance(value, Message):
            return self.say(value, features)
        if isinstance(value, (list, tuple)):
            return self.listed(value, features)
        if self.compose is None:
            raise TypeError(f"{self.code}: {type(value).__name__} has no words")
        return self.compose(value, features)

    def listed(self, values: Sequence[Any], features: Features) -> str:
        if values and all([isinstance(value, Thing) for value in values]):
            agreed = self.grammar.agreed([self.forms(value) for value in values], features)
            if agreed is not None:
                return agreed
        how = self.joining(features) or "and"
        inner = tuple([feature for feature in features if feature != how])
        texts = [text for text in [self.value(value, inner) for value in values] if text]
        if how == SENTENCES:
            return ". ".join([text if i == 0 else capital(text) for i, text in enumerate(texts)])
        if len(texts) < 2:
            return texts[0] if texts else ""
        if how in self.joins:
            between, last = self.joins[how]
            return between.join(texts[:-1]) + last + texts[-1]
        return self.grammar.joined(texts, how)

    def joining(self, features: Features) -> str:
        """How a list is to be joined; empty when nothing is asked."""
        ways = [way for way in features if way in SEPARATORS or way in self.grammar.joins or way in self.joins]
        return ways[-1] if ways else ""

    def renamed(self, names: Mapping[str, str], instead: Mapping[str, str] | None = None) -> Catalogue:
        """The same language where some things have other names, such as cards that come from a file, and where some
        patterns speak instead of others.
        """
        other = copy(self)
        other.names = {**self.names, **names}
        other.patterns = {**self.patterns, **{id: self.patterns[by] for id, by in (instead or {}).items()}}
        other._parsed, other._made, other._said = {}, {}, {}
        return other

    def forms(self, thing: Thing) -> Forms:
        """The forms of a thing: its noun, else its name, else its id. `ocean-*` speaks for all that begin so."""
        nouns = self.nouns.get(thing.kind)
        if nouns is not None:
            found = nouns.get(thing.id)
            if found is None:
                found = self._made.get(thing)
            if found is None:
                found = starred(nouns, thing.id)
                if found is not None:
                    self._made[thing] = found
            if found is not None:
                return found
        return {"name": self.names.get(thing.id, thing.id)}

    def name(self, id: str) -> str:
        """The name of a card or thing; its id where this language has none."""
        return self.names.get(id, id)


def starred(nouns: dict[str, Forms], id: str) -> Forms | None:
    """Forms with the rest of the id put in, from an entry such as `ocean-*`. A number is never
    cut in two: `*0` speaks for A0, not for A10.
    """
    for key, forms in nouns.items():
        head, star, tail = key.partition("*")
        if star and id.startswith(head) and id.endswith(tail) and len(id) > len(head) + len(tail):
            rest = id[len(head) : len(id) - len(tail)]
            if tail[:1].isdigit() and rest[-1].isdigit():
                continue
            return {form: text.replace("*", rest) for form, text in forms.items()}
    return None


def spelt(id: str) -> str:
    """The name that an id spells: `rain-of-blood` is Rain of Blood. Ids are English, whatever language borrows it."""
    first, *others = id.split("-")
    return " ".join([first.capitalize(), *[word if word in SMALL else word.capitalize() for word in others]])


def typeset(grammar: Grammar, content: Any) -> Any:
    """Everything a file holds, as it is printed."""
    if isinstance(content, str):
        return grammar.typeset(content)
    return {key: typeset(grammar, inner) for key, inner in content.items()} if isinstance(content, Mapping) else content


def capital(text: str) -> str:
    """With a capital at its start; a player such as p1 keeps the small letter."""
    return text if text[:1] == "p" and text[1:2].isdigit() else text[:1].upper() + text[1:]


def flat(path: str, content: Any) -> dict[str, str]:
    """Tables within tables as patterns by path; an empty key is the pattern of the table's own path."""
    if isinstance(content, str):
        return {path: content}
    if not isinstance(content, Mapping):
        raise ValueError(f"{path} is neither a text nor a table")
    found: dict[str, str] = {}
    for key, inner in content.items():
        found |= flat(f"{path}.{key}" if path and key else path or key, inner)
    return found


def shared() -> Path:
    """Where that lies which every catalogue says: yes and no, lists, errors."""
    from pathlib import Path

    return Path(__file__).parent / "text"


def folders(owner: str, folder: Path, code: str) -> list[Path]:
    """Where the files of a language lie, in the order in which they are read."""
    from pathlib import Path

    found = [shared() / code, folder / EVERY, folder / code]
    extra = os.environ.get(EXTRA)
    if extra:
        found += [Path(extra) / code / "shared", Path(extra) / code / owner]
    return [place for place in found if place.is_dir()]


def read(owner: str, folder: Path, code: str) -> Catalogue:
    """The catalogue of an owner (a game, the server, the command) in one language."""
    catalogue = Catalogue(code)
    if code != ORIGINAL:
        for file in sorted((folder / ORIGINAL).glob("names*.toml")):
            catalogue.add(loaded(file))
    borrowed = set(catalogue.names)
    for place in folders(owner, folder, code):
        for file in sorted(place.glob("*.toml")):
            found = loaded(file)
            borrowed -= set(found.get("name", {}))
            catalogue.add(found)
    say_alike(catalogue)
    name_alike(catalogue)
    catalogue.borrowed = frozenset(borrowed)
    return catalogue


def home(owner: str) -> Path:
    """Where the texts of an owner lie."""
    return shared().parents[1] / HOMES.get(owner, f"games/{owner.replace('-', '_')}") / "text"


def catalogue_of(owner: str, code: str) -> Catalogue:
    """The catalogue of an owner by name, read once."""
    return _kept(owner, code, os.environ.get(EXTRA, ""))


@cache
def _kept(owner: str, code: str, extra: str) -> Catalogue:
    return read(owner, home(owner), code)


def loaded(file: Path) -> dict[str, Any]:
    import tomllib

    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise ValueError(f"{file}: {error}") from error


def languages() -> tuple[str, ...]:
    """The codes of all languages: ours, then those of the folder that TIDEWOOD_TEXTS names."""
    extra = os.environ.get(EXTRA)
    found = os.scandir(extra) if extra and os.path.isdir(extra) else ()
    more = sorted([entry.name for entry in found if entry.is_dir()])
    return (*ORDER, *[code for code in more if code not in ORDER])


def missing(catalogue: Catalogue, model: Catalogue) -> list[str]:
    """What the model says and this language does not, by name."""
    return sorted(model.keys() - catalogue.keys())
