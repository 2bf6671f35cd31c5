"""French: gender, elision and the contractions of de and à."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import ClassVar

from tidewood.language.grammar import Grammar

VOWELS = "aeiouyâàéèêëîïôöûùœh"  # h: silent unless a noun says otherwise

BEFORE_MARK = re.compile(" (?=[:;!?»])|(?<=«) ")
HARD_SPACE = "\u00a0"


class French(Grammar):
    """A noun is `{name, g, pl, …}`, with `h = "aspirated"` where its h is one."""

    joins: ClassVar[Mapping[str, str]] = {"and": " et ", "or": " ou "}

    def typeset(self, text: str) -> str:
        """No line breaks before a mark, nor inside quotation marks."""
        return BEFORE_MARK.sub(HARD_SPACE, text)

    def plural(self, n: int) -> int:
        return 0 if abs(n) < 2 else 1

    def noun(self, forms: Mapping[str, str], features: tuple[str, ...]) -> str:
        found = forms.get("_".join(features))
        if found is not None:
            return found
        agreed = self.agreed([forms], features)
        if agreed is not None:
            return agreed
        name = forms["name"]
        if "pl" in features:
            name = forms.get("pl", name if name.endswith(("s", "x", "z")) else name + "s")
        feminine = forms.get("g") == "f"
        if "e" in features:  # the ending of what agrees with the noun
            return "e" if feminine else ""
        if "each" in features:
            return f"{'à ' if 'à' in features else ''}chaque {name}"
        if "a" in features:
            return f"{'des' if 'pl' in features else 'une' if feminine else 'un'} {name}"
        if "the" in features or "de" in features or "à" in features:
            return self.with_article(name, forms, features, feminine)
        return name

    def agreed(self, nouns: list[Mapping[str, str]], features: tuple[str, ...]) -> str | None:
        """Tous les Villages et les Cités; aucun Village ni Cité."""
        feminine = all([forms.get("g") == "f" for forms in nouns])
        if "all" in features:
            names = [self.noun(forms, ("the", "pl")) for forms in nouns]
            return f"{'toutes' if feminine else 'tous'} {self.joined(names, 'and')}"
        if "no" in features:
            if len(nouns) == 1 and "no" in nouns[0]:
                return nouns[0]["no"]
            return f"aucun{'e' if feminine else ''} {' ni '.join([forms['name'] for forms in nouns])}"
        return None

    def with_article(self, name: str, forms: Mapping[str, str], features: tuple[str, ...], feminine: bool) -> str:
        plural = "pl" in features
        elided = name[:1].lower() in VOWELS and "h" not in forms
        if "the" not in features:
            if "à" in features:
                return f"à {name}"
            return f"d’{name}" if elided else f"de {name}"
        if "de" in features:
            if plural:
                return f"des {name}"
            return f"de l’{name}" if elided else f"de la {name}" if feminine else f"du {name}"
        if "à" in features:
            if plural:
                return f"aux {name}"
            return f"à l’{name}" if elided else f"à la {name}" if feminine else f"au {name}"
        if plural:
            return f"les {name}"
        return f"l’{name}" if elided else f"la {name}" if feminine else f"le {name}"


GRAMMAR = French()
