"""German: articles and endings by gender, case and number."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from tidewood.language.grammar import Grammar

CASES = ("nom", "acc", "dat", "gen")
# By article, case and gender: m, f, n, and p for what has no singular.
ARTICLES: Mapping[str, Mapping[str, tuple[str, str, str, str]]] = {
    "a": {
        "nom": ("ein", "eine", "ein", ""),
        "acc": ("einen", "eine", "ein", ""),
        "dat": ("einem", "einer", "einem", ""),
        "gen": ("eines", "einer", "eines", "von"),
    },
    "the": {
        "nom": ("der", "die", "das", "die"),
        "acc": ("den", "die", "das", "die"),
        "dat": ("dem", "der", "dem", "den"),
        "gen": ("des", "der", "des", "der"),
    },
    "each": {
        "nom": ("jeder", "jede", "jedes", "alle"),
        "acc": ("jeden", "jede", "jedes", "alle"),
        "dat": ("jedem", "jeder", "jedem", "allen"),
        "gen": ("jedes", "jeder", "jedes", "aller"),
    },
    "more": {
        "nom": ("weiterer", "weitere", "weiteres", "weitere"),
        "acc": ("weiteren", "weitere", "weiteres", "weitere"),
        "dat": ("weiteren", "weiteren", "weiteren", "weiteren"),
        "gen": ("weiteren", "weiteren", "weiteren", "weiterer"),
    },
    "no": {
        "nom": ("kein", "keine", "kein", "keine"),
        "acc": ("keinen", "keine", "kein", "keine"),
        "dat": ("keinem", "keiner", "keinem", "keinen"),
        "gen": ("keines", "keiner", "keines", "keiner"),
    },
}
GENDERS = "mfnp"


class German(Grammar):
    """A noun is `{name, g, pl, dat_pl, gen, …}`; what is written down goes before what the tables make."""

    joins: ClassVar[Mapping[str, str]] = {"and": " und ", "or": " oder "}

    def noun(self, forms: Mapping[str, str], features: tuple[str, ...]) -> str:
        found = forms.get("_".join(features))
        if found is not None:
            return found
        case = next((feature for feature in features if feature in CASES), "nom")
        article = next((feature for feature in features if feature in ARTICLES), "")
        plural = "pl" in features
        if "that" in features:  # the pronoun of a clause about the noun: den du hast
            return ARTICLES["the"][case][GENDERS.index("p" if plural else forms.get("g", "n"))]
        bare = self.bare(forms, case, plural)
        if not article:
            return bare
        gender = "p" if plural else forms.get("g", "n")
        return f"{ARTICLES[article][case][GENDERS.index(gender)]} {bare}".strip()

    def bare(self, forms: Mapping[str, str], case: str, plural: bool) -> str:
        """The noun without article: what is written down for the case, else the nominative."""
        if plural:
            return forms.get(f"{case}_pl") or forms.get("pl") or forms["name"]
        return forms.get(case) or forms["name"]


GRAMMAR = German()
