"""English: plurals in s, a or an."""

from __future__ import annotations

from collections.abc import Mapping

from tidewood.language.grammar import Grammar


class English(Grammar):
    def noun(self, forms: Mapping[str, str], features: tuple[str, ...]) -> str:
        found = forms.get("_".join(features))
        if found is not None:
            return found
        name = forms["name"]
        if "pl" in features:
            return forms.get("pl", name + "s")
        if "a" in features:
            return ("an " if name[:1].lower() in "aeiou" else "a ") + name
        return super().noun(forms, features)


GRAMMAR = English()
