"""A catalogue for those who fill patterns themselves, as the page does.

The page has no grammar. Every noun travels with the forms that some pattern asks of it, worked out here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tidewood.language.catalogue import Catalogue, Features
from tidewood.language.grammar import SEPARATORS
from tidewood.language.patterns import parse, slots

COMPOSED: Final = ("card", "error", "setup")  # sections whose texts are made here and travel whole
JOINING: Final = frozenset([*SEPARATORS, "and", "or", "cap"])
JOINED: Final = JOINING | {"sentences", "text"}  # the forms of an effect, which has no cases
ASKING: Final = ("prompt", "option", "log")


def exported(catalogue: Catalogue) -> dict[str, Any]:
    """`patterns` by id, `nouns` by kind and id as `{form: text}` with the plain form under "", `joins` for lists."""
    patterns = {id: text for id, text in catalogue.patterns.items() if id.partition(".")[0] not in COMPOSED}
    forms = asked_forms(patterns)
    nouns = {
        kind: {id: inflected(catalogue, found, forms) for id, found in known.items()}
        for kind, known in catalogue.nouns.items()
    }
    return {
        "lang": catalogue.code,
        "patterns": patterns,
        "nouns": nouns,
        "names": catalogue.names,
        "words": catalogue.words,
        "joins": {how: (", ", last) for how, last in catalogue.grammar.joins.items()} | catalogue.joins,
        "one": [n for n in range(3) if catalogue.grammar.plural(n) == 0],
    }


def asked_forms(patterns: dict[str, str]) -> list[Features]:
    """The forms that patterns ask of nouns: those of a slot, and those that a slot adds to another's."""
    plain: dict[Features, None] = {}
    added: dict[Features, None] = {}
    for text in patterns.values():
        for slot in slots(parse(text)):
            features = tuple([feature for feature in slot.features if feature not in JOINING])
            if features:
                (added if slot.adds else plain)[features] = None
    sums = [(*first, *second) for first in plain for second in added]
    return [*plain, *added, *sums]


def inflected(catalogue: Catalogue, found: Any, forms: list[Features]) -> dict[str, str]:
    noun = catalogue.grammar.noun
    return by_form(noun(found, ()), forms, [noun(found, features) for features in forms])


def composed(catalogue: Catalogue, value: Any, forms: list[Features]) -> dict[str, str]:
    """What only the game can put into words, in the forms that are asked for; the plain one under ""."""
    return by_form(catalogue.value(value, ()), forms, [catalogue.value(value, features) for features in forms])


def by_form(plain: str, forms: Sequence[Features], told: Sequence[str]) -> dict[str, str]:
    named = zip(forms, told, strict=True)
    return {"": plain, **{".".join(features): text for features, text in named if text != plain}}


def forms_of_effects(catalogue: Catalogue) -> list[Features]:
    """The forms in which questions, options and the log may ask for effects."""
    found: dict[Features, None] = {}
    for id, text in catalogue.patterns.items():
        if id.partition(".")[0] in ASKING:
            for slot in slots(parse(text)):
                features = tuple([feature for feature in slot.features if feature != "cap"])
                if features and not slot.alternatives:
                    found[features] = None
    return list(found)
