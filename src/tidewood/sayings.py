"""What can be answered and what can be told in a game at all, whatever the position: anything else was mistyped."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

from tidewood.games import PACKAGES, kind_of
from tidewood.kernel.declare import Declared
from tidewood.kernel.declared import declared_in, form_of
from tidewood.kernel.fields import FieldType, Named
from tidewood.kernel.notation import PICK_WORDS, normal, without
from tidewood.language.catalogue import Catalogue
from tidewood.language.patterns import Group, Parts, Slot, parse

OPTION = "option."
LOG = "log."
NUMBER = re.compile(" [0-9]+ ")  # how many things that are alike: `gain 2 berry`
SLOTS = re.compile(r"\{[^{}]*\}")
ANY = ".*"
WORDS = re.compile("[a-z]{3}")


@cache
def options_of(game: str) -> list[Declared]:
    return [one for one in declared_in(PACKAGES[game]) if one.id.startswith(OPTION)]


def is_notation(game: str, answer: str) -> bool:
    """Whether an option of the game is written like this, or several things that are picked together."""
    forms = [re.compile(normal(form_of(one)), re.IGNORECASE) for one in options_of(game)]  # the ids may have changed
    text = normal(answer)
    for word in PICK_WORDS:
        text = without(word, text)
    return _fits(forms, text) or all([_fits_after(forms, text, part) for part in text.split(", ")])


def _fits(forms: list[re.Pattern[str]], text: str) -> bool:
    return any([form.fullmatch(text) for form in forms]) or text in PICK_WORDS


def _fits_after(forms: list[re.Pattern[str]], text: str, part: str) -> bool:
    """Of a set, each thing alone, or with the words that begin it: `discard farm, inn`, `gain 2 berry`."""
    words = text.split(" ")
    whole = [" ".join([*words[:n], part]).strip() for n in range(3)]
    return any([_fits(forms, one) or _fits(forms, NUMBER.sub(" ", one, 1)) for one in whole])


@cache
def log_lines_of(game: str) -> list[re.Pattern[str]]:
    language = kind_of(game).languages["en"]
    assert language.speaker is not None
    found = []
    for id, text in language.catalogue.patterns.items():
        kind = language.speaker.events.kinds.get(id.removeprefix(LOG).partition(".")[0])
        if id.startswith(LOG) and kind is not None:
            has_words = WORDS.search(SLOTS.sub("", text))
            names = {} if has_words else {name: _named(language.catalogue, type) for name, type in kind.fields.items()}
            found.append(re.compile(_form(parse(text), names), re.IGNORECASE | re.DOTALL))
    return found


def _named(catalogue: Catalogue, type: FieldType) -> str:
    """What can be named in a field of one of a row of things."""
    return "|".join([re.escape(catalogue.name(id)) for id in type.ids]) if isinstance(type, Named) else ANY


def is_log_line(game: str, line: str) -> bool:
    """Whether an event of the game is told like this in English."""
    return any([form.fullmatch(line) for form in log_lines_of(game)])


def _form(parts: Parts, names: Mapping[str, str]) -> str:
    """What a pattern can become, as a regular expression. `names` are what single slots can say, where that is known;
    a pattern that has words of its own is known by them.
    """
    found = []
    for part in parts:
        if isinstance(part, str):
            found.append(re.escape(part))
        elif isinstance(part, Group):
            found.append(f"({_form(part.parts, names)})?")
        elif isinstance(part, Slot) and part.alternatives:
            found.append(f"({'|'.join([_form(inner, names) for _, inner in part.alternatives])})")
        else:
            found.append(f"({names.get(part.name, ANY)})" if isinstance(part, Slot) else ANY)
    return "".join(found)
