"""Amounts, lands and conditions in German."""

from __future__ import annotations

from typing import Any

from tidewood.games.spirit_island import conditions as c
from tidewood.games.spirit_island import pieces as p
from tidewood.games.spirit_island.adversaries import verbs as adversary
from tidewood.games.spirit_island.scenarios.rituals_of_terror import RitualLand
from tidewood.games.spirit_island.text.de.language import (
    ELEMENT,
    IN_TERRAIN,
    PIECE,
    TERRAIN,
    THAT_YOU_HAVE,
    kinds,
    listed,
    needs,
)
from tidewood.games.spirit_island.verbs import power_cards
from tidewood.kernel.amounts import Amount, Both, Condition, Did, Flat, Lesser, Not, Sum, ThatMany, Times, UpTo

# What a result with a name was, by the names cards use.
EACH = {
    "gone": "für jede so zerstörte Figur",
    "went": "für jede so verschobene Figur",
    "that": "für jede",
}
ANY = {
    "back": "dabei Präsenz hinzukam",
    "gone": "dabei etwas zerstört wurde",
    "went": "dabei etwas verschoben wurde",
}
EVERY = ("jeden", "jedes", "jede", "jeden", "jede", "jede", "jede", "jede", "jede", "jede", "jede")  # by kind
ON_EVERY = ("jedem", "jedem", "jeder", "jedem", "jeder", "jeder", "jeder", "jeder", "jeder", "jeder", "jeder")


def amount(n: Amount[Any], one: str, many: str) -> str:
    """So many of a thing: 2 Schaden je Dahan, bis zu 3 Dörfer, alle Entdecker."""
    if isinstance(n, c.AnyNumber):
        return f"beliebig viele {many}"
    if isinstance(n, c.Everything):
        return f"alle {many}"
    if isinstance(n, UpTo):
        return f"bis zu {amount(n.most, one, many)}"
    if isinstance(n, Flat):
        return f"{n.n} {one if n.n == 1 else many}".rstrip()
    if isinstance(n, Sum):
        return " plus ".join([amount(part, one, many) for part in n.parts])
    if isinstance(n, Lesser):
        return f"{amount(n.first, one, many)}, höchstens {amount(n.second, one, many)}"
    if isinstance(n, c.Product):
        return f"{each(n.first, 1, 1, one, many)}, mal {multiplier(n.second)}"
    if isinstance(n, c.PerPlayer):
        return f"{n.n} {one if n.n == 1 else many}".rstrip() + " je Person"
    if isinstance(n, Times):
        limit = f" (höchstens {n.most})" if n.most >= 0 else ""
        return each(n.amount, n.n, n.per, one, many) + limit
    return each(n, 1, 1, one, many)


def each(base: Amount[Any], n: int, per: int, one: str, many: str) -> str:
    """n of a thing for each of what is counted."""
    head = f"{n} {one if n == 1 else many}".rstrip()
    return f"{head} {counted(base, per)}"


def counted(n: Amount[Any], per: int = 1) -> str:
    before = "je " if per == 1 else f"je {per} "
    if isinstance(n, ThatMany):
        return EACH[n.name]
    if isinstance(n, c.Per):
        return before + kinds(n.kinds, per)
    if isinstance(n, c.PerAdjacent):
        return f"{before}{kinds(n.kinds, per)} in benachbarten Gebieten"
    if isinstance(n, c.PerElement):
        return f"{before}{ELEMENT[n.element]}, {THAT_YOU_HAVE[n.element]} du hast"
    if isinstance(n, c.PerPresence):
        return f"{before}Präsenz von dir dort"
    if isinstance(n, c.PerAnyPresence):
        return f"{before}Präsenz dort"
    if isinstance(n, c.PerDestroyed):
        every = listed([f"{EVERY[kind]} {PIECE[kind]}" for kind in n.kinds])
        return f"für {every}, die diese Aktion zerstört hat"
    if isinstance(n, c.PerThat):
        return f"{before}{kinds(n.kinds, per)} davon"
    if isinstance(n, c.CardsPlayed):
        return f"{before}Fähigkeitenkarte, die er ausgespielt hat"
    if isinstance(n, c.SacredSitesIn):
        return f"{before}Heilige Stätte, die du in {a_land(n.land, dative=True)} hast"
    raise TypeError(type(n).__name__)


def multiplier(n: Amount[Any]) -> str:
    if isinstance(n, c.PerPresence):
        return "die Zahl deiner Präsenz dort"
    raise TypeError(type(n).__name__)


# -- lands


def terrains(mask: int, inside: bool = False) -> str:
    names = IN_TERRAIN if inside else TERRAIN
    return listed([names[t] for t in range(len(names)) if mask >> t & 1], "oder")


def pieces_of(given: tuple[int, ...], word: str = "oder", dative: bool = False) -> str:
    """Kinds that a land has, in the plural."""
    rest = [kind for kind in given if kind not in p.INVADERS]
    if rest and all([kind in given for kind in p.INVADERS]):
        return listed(["Invasoren", *[kinds((kind,), 2, word, dative) for kind in rest]], word)
    return kinds(given, 2, word, dative)


def described(f: c.LandFilter) -> tuple[str, str]:
    """The word for the land, and what stands after it."""
    if isinstance(f, c.Coastal):
        return "Küstengebiet", ""
    if isinstance(f, c.Inland):
        return "Binnengebiet", ""
    if isinstance(f, adversary.NextToThis):
        return "benachbartes Gebiet", ""
    if isinstance(f, c.AllOf):
        parts = [described(part) for part in f.parts if not isinstance(part, adversary.OnThisBoard)]
        board = " auf diesem Inselteil" if len(parts) < len(f.parts) else ""
        nouns = [noun for noun, _ in parts if noun != "Gebiet"]
        return nouns[0] if nouns else "Gebiet", join_after([after for _, after in parts if after]) + board
    return "Gebiet", after_land(f)


def join_after(parts: list[str]) -> str:
    return "".join(parts)


def after_land(f: c.LandFilter) -> str:
    if isinstance(f, c.AnyLand):
        return ""
    if isinstance(f, c.Terrain):
        return f" ({terrains(f.mask)})"
    if isinstance(f, c.Has):
        at_least = "" if f.n == 1 else f"mindestens {f.n} "
        return f" mit {at_least}{pieces_of(f.kinds, dative=True)}"
    if isinstance(f, c.AtMost):
        if f.n == 0:
            return f" ohne {pieces_of(f.kinds)}"
        return f" mit höchstens {f.n} {kinds(f.kinds, f.n, dative=True)}"
    if isinstance(f, c.Outnumber):
        return f" mit mehr {pieces_of(f.more, 'und', True)} als {pieces_of(f.fewer, 'und', True)}"
    if isinstance(f, c.MoreBuildings):
        return " mit mehr Dörfern und Städten"
    if isinstance(f, c.YourPresence):
        return " mit deiner Präsenz"
    if isinstance(f, c.TheirPresence):
        return " mit seiner Präsenz"
    if isinstance(f, c.YourSacredSite):
        return " mit deiner Heiligen Stätte"
    if isinstance(f, c.TheirSacredSite):
        return " mit seiner Heiligen Stätte"
    if isinstance(f, c.AnyPresence):
        return " mit Präsenz"
    if isinstance(f, c.AnySacredSite):
        return " mit einer Heiligen Stätte"
    if isinstance(f, c.AnyOf):
        return " oder".join([after_land(part) for part in f.parts])
    if isinstance(f, adversary.OnThisBoard):
        return " auf diesem Inselteil"
    if isinstance(f, adversary.MostOnBoard):
        return f" mit den meisten {pieces_of(f.kinds, 'und', True)}"
    if isinstance(f, RitualLand):
        return " für das Ritual des Terrors"
    raise TypeError(type(f).__name__)


def a_land(f: c.LandFilter, dative: bool = False) -> str:
    """Ein Gebiet, as what is chosen; in the dative as where something happens."""
    if isinstance(f, c.IsOcean):
        return "einem Ozean" if dative else "einen Ozean"
    if isinstance(f, c.AnyLand):
        return "einem beliebigen Gebiet" if dative else "ein beliebiges Gebiet"
    noun, after = described(f)
    if dative:
        return f"einem {noun.replace('benachbartes', 'benachbarten')}{after}"
    return f"ein {noun}{after}"


def in_each_land(f: c.LandFilter, other: bool = False) -> str:
    noun, after = described(f)
    return f"in jedem {'anderen ' if other else ''}{noun}{after}"


# -- conditions


def condition(found: Condition[Any]) -> str:
    """A condition before a colon."""
    if isinstance(found, c.Terrain):
        return f"in {terrains(found.mask, inside=True)}"
    if isinstance(found, c.Elements):
        return f"mit {needs(found.needs)}"
    return f"wenn {that(found)}"


def that(found: Condition[Any]) -> str:
    """What follows wenn, with its verb at the end."""
    if isinstance(found, c.LandFilter):
        return land_is(found)
    if isinstance(found, c.Another):
        return "du einen anderen Geist wählst"
    if isinstance(found, c.Yourself):
        return "du dich selbst wählst"
    if isinstance(found, c.SacredSites):
        return f"du mindestens {found.n} Heilige Stätten hast"
    if isinstance(found, c.IsHealthy):
        return "die Insel blüht"
    if isinstance(found, Did):
        return ANY[found.name]
    if isinstance(found, c.AnyTo):
        return f"dabei etwas in {a_land(found.land)} kam"
    if isinstance(found, power_cards.ForgotThis):
        return "du dafür diese Karte vergessen hast"
    if isinstance(found, adversary.BoardHas):
        return f"der Inselteil {pieces_of(found.kinds)} hat"
    if isinstance(found, adversary.NoFearCard):
        return "in dieser Invasoren-Phase keine Furchtkarte ausgeführt wurde"
    if isinstance(found, Both | c.All):
        return listed([that(part) for part in found.parts])
    if isinstance(found, Not):
        return f"nicht gilt, dass {that(found.condition)}"
    raise TypeError(type(found).__name__)


def land_is(f: c.LandFilter) -> str:
    if isinstance(f, c.Terrain):
        return f"das Gebiet in {terrains(f.mask, inside=True)} liegt"
    if isinstance(f, c.Coastal):
        return "es ein Küstengebiet ist"
    if isinstance(f, c.Inland):
        return "es ein Binnengebiet ist"
    if isinstance(f, c.IsOcean):
        return "es ein Ozean ist"
    if isinstance(f, c.Has):
        if tuple(f.kinds) == (p.BLIGHT,):
            return "dort Ödnis liegt"
        at_least = "" if f.n == 1 else f"mindestens {f.n} "
        return f"dort {at_least}{pieces_of(f.kinds)} sind"
    if isinstance(f, c.AtMost):
        if tuple(f.kinds) == (p.BLIGHT,):
            return "dort keine Ödnis liegt"
        return f"dort {'keine' if f.n == 0 else f'höchstens {f.n}'} {pieces_of(f.kinds)} sind"
    if isinstance(f, c.Outnumber):
        return f"dort mehr {pieces_of(f.more, 'und')} als {pieces_of(f.fewer, 'und')} sind"
    if isinstance(f, c.YourPresence):
        return "du dort Präsenz hast"
    if isinstance(f, c.YourSacredSite):
        return "du dort eine Heilige Stätte hast"
    if isinstance(f, c.AllOf):
        return listed([land_is(part) for part in f.parts])
    if isinstance(f, c.AnyOf):
        return listed([land_is(part) for part in f.parts], "oder")
    if isinstance(f, c.NotLand):
        return f"nicht gilt, dass {land_is(f.part)}"
    raise TypeError(type(f).__name__)
