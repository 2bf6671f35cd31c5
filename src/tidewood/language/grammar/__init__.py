"""What a pattern cannot say: how a language inflects, counts and joins. One small module per language."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import ClassVar, Final


class Grammar:
    """What languages have in common. A language without a module of its own gets this one."""

    joins: ClassVar[Mapping[str, str]] = {"and": " and ", "or": " or "}

    def typeset(self, text: str) -> str:
        """A text as it is printed: with the spaces that a language wants before its marks."""
        return text

    def plural(self, n: int) -> int:
        """Which of the forms one | other goes with the number."""
        return 0 if n == 1 else 1

    def noun(self, forms: Mapping[str, str], features: tuple[str, ...]) -> str:
        """A noun in a form: the one written down for these features, or for the last of them that is known."""
        found = forms.get("_".join(features))
        if found is not None:
            return found
        for feature in reversed(features):
            if feature in forms:
                return forms[feature]
        return forms["name"]

    def agreed(self, nouns: list[Mapping[str, str]], features: tuple[str, ...]) -> str | None:
        """A list that agrees as a whole with what stands before it; nothing where each noun speaks for itself."""
        return None

    def joined(self, parts: list[str], how: str) -> str:
        """One, two and three."""
        if how not in self.joins:
            return SEPARATORS[how].join(parts)
        return parts[0] if len(parts) == 1 else ", ".join(parts[:-1]) + self.joins[how] + parts[-1]

    def finished(self, text: str) -> str:
        """The last touch to a whole text: contractions across slots."""
        return text


SENTENCES: Final = (
    "sentences"  # the first goes on after a colon, the others stand by themselves; whoever holds them ends the last
)
SEPARATORS: Mapping[str, str] = {
    "comma": ", ",
    "semi": "; ",
    "plus": "+",
    "space": " ",
    "slash": "/",
    "glue": "",
    SENTENCES: ". ",
}


def grammar_of(code: str) -> Grammar:
    try:
        found = import_module(f"{__name__}.{code}").GRAMMAR
    except ModuleNotFoundError:
        return Grammar()
    assert isinstance(found, Grammar)
    return found
