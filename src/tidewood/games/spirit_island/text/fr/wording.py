"""Amounts, lands and conditions in French."""

from __future__ import annotations

from typing import Any

from tidewood.games.spirit_island import conditions as c
from tidewood.games.spirit_island import pieces as p
from tidewood.games.spirit_island.adversaries import verbs as adversary
from tidewood.games.spirit_island.scenarios.rituals_of_terror import RitualLand
from tidewood.games.spirit_island.text.fr.language import (
    ELEMENT,
    FEMININE,
    PIECE,
    PLURAL,
    TERRAIN,
    kinds,
    listed,
    needs,
    of,
)
from tidewood.games.spirit_island.verbs import power_cards
from tidewood.kernel.amounts import Amount, Both, Condition, Did, Flat, Lesser, Not, Sum, ThatMany, Times, UpTo

# What a result with a name was, by the names cards use.
EACH = {
    "gone": "pour chaque figurine ainsi détruite",
    "went": "pour chaque figurine ainsi repoussée",
    "that": "pour chacune",
}
ANY = {
    "back": "une Présence a été ajoutée",
    "gone": "quelque chose a été détruit",
    "went": "quelque chose a été repoussé",
}


def amount(n: Amount[Any], one: str, many: str) -> str:
    """So many of a thing: 2 Dégâts par Dahan, jusqu’à 3 Villages."""
    if isinstance(n, c.AnyNumber):
        return f"autant {of(many)} que vous voulez"
    if isinstance(n, UpTo):
        return f"jusqu’à {amount(n.most, one, many)}"
    if isinstance(n, Flat):
        return f"{n.n} {one if n.n <= 1 else many}".rstrip()
    if isinstance(n, Sum):
        return " plus ".join([amount(part, one, many) for part in n.parts])
    if isinstance(n, Lesser):
        return f"{amount(n.first, one, many)}, au plus {amount(n.second, one, many)}"
    if isinstance(n, c.Product):
        return f"{each(n.first, 1, 1, one, many)}, multiplié par {multiplier(n.second)}"
    if isinstance(n, c.PerPlayer):
        return f"{n.n} {one if n.n <= 1 else many}".rstrip() + " par joueur"
    if isinstance(n, Times):
        limit = f" ({n.most} au plus)" if n.most >= 0 else ""
        return each(n.amount, n.n, n.per, one, many) + limit
    return each(n, 1, 1, one, many)


def all_of(given: tuple[int, ...]) -> str:
    """Tous les Explorateurs et les Villages."""
    article = "toutes les" if all([FEMININE[kind] for kind in given]) else "tous les"
    return f"{article} {listed([PLURAL[kind] for kind in given], 'et les')}"


def each(base: Amount[Any], n: int, per: int, one: str, many: str) -> str:
    """n of a thing for each of what is counted."""
    head = f"{n} {one if n <= 1 else many}".rstrip()
    return f"{head} {counted(base, per)}"


def counted(n: Amount[Any], per: int = 1) -> str:
    before = "par " if per == 1 else f"par groupe de {per} "
    if isinstance(n, ThatMany):
        return EACH[n.name]
    if isinstance(n, c.Per):
        return before + kinds(n.kinds, per)
    if isinstance(n, c.PerAdjacent):
        return f"{before}{kinds(n.kinds, per)} dans les régions adjacentes"
    if isinstance(n, c.PerElement):
        return f"{before}{ELEMENT[n.element]} que vous avez"
    if isinstance(n, c.PerPresence):
        return f"{before}Présence que vous y avez"
    if isinstance(n, c.PerAnyPresence):
        return f"{before}Présence dans la région"
    if isinstance(n, c.PerDestroyed):
        return f"pour {listed([f'chaque {PIECE[kind]}' for kind in n.kinds])} détruits par cette Action"
    if isinstance(n, c.PerThat):
        return f"{before}{kinds(n.kinds, per)} parmi ceux-ci"
    if isinstance(n, c.CardsPlayed):
        return f"{before}carte Pouvoir qu’il a en jeu"
    if isinstance(n, c.SacredSitesIn):
        return f"{before}Site Sacré que vous avez dans {a_land(n.land)}"
    raise TypeError(type(n).__name__)


def multiplier(n: Amount[Any]) -> str:
    if isinstance(n, c.PerPresence):
        return "le nombre de vos Présences dans la région"
    raise TypeError(type(n).__name__)


# -- lands


def terrains(mask: int) -> str:
    return listed([TERRAIN[t] for t in range(len(TERRAIN)) if mask >> t & 1], "ou")


def some_of(given: tuple[int, ...], word: str = "ou", article: str = "des") -> str:
    """Des Villages ou des Cités; with another article: les Villages et les Cités. Blight is there or not."""
    names = ["Envahisseurs"] if all([kind in given for kind in p.INVADERS]) else []
    rest = [kind for kind in given if not names or kind not in p.INVADERS]
    if rest == [p.BLIGHT] and not names:
        return "une Désolation" if article == "des" else "les Désolations"
    return listed([f"{article} {name}" for name in [*names, *[PLURAL[kind] for kind in rest]]], word)


def none_of(given: tuple[int, ...]) -> str:
    """Village ni Cité, after sans."""
    if all([kind in given for kind in p.INVADERS]):
        return "Envahisseur"
    return " ni ".join([PIECE[kind] for kind in given])


def described(f: c.LandFilter) -> str:
    """What stands after the word région."""
    if isinstance(f, c.Coastal):
        return " côtière"
    if isinstance(f, c.Inland):
        return " intérieure"
    if isinstance(f, adversary.NextToThis):
        return " adjacente"
    if isinstance(f, c.AllOf):
        parts = [part for part in f.parts if not isinstance(part, adversary.OnThisBoard)]
        board = " sur cette tuile Île" if len(parts) < len(f.parts) else ""
        return "".join([described(part) for part in parts]) + board
    return after_land(f)


def after_land(f: c.LandFilter) -> str:
    if isinstance(f, c.AnyLand):
        return ""
    if isinstance(f, c.Terrain):
        return f" ({terrains(f.mask)})"
    if isinstance(f, c.Has):
        return f" avec {some_of(f.kinds)}" if f.n == 1 else f" avec au moins {f.n} {kinds(f.kinds, f.n)}"
    if isinstance(f, c.AtMost):
        return f" sans {none_of(f.kinds)}" if f.n == 0 else f" avec au plus {f.n} {kinds(f.kinds, f.n)}"
    if isinstance(f, c.Outnumber):
        return f" où {outnumber(f)}"
    if isinstance(f, c.MoreBuildings):
        return " avec plus de Villages et de Cités"
    if isinstance(f, c.YourPresence):
        return " avec votre Présence"
    if isinstance(f, c.TheirPresence):
        return " avec sa Présence"
    if isinstance(f, c.YourSacredSite):
        return " avec votre Site Sacré"
    if isinstance(f, c.TheirSacredSite):
        return " avec son Site Sacré"
    if isinstance(f, c.AnyPresence):
        return " avec une Présence"
    if isinstance(f, c.AnySacredSite):
        return " avec un Site Sacré"
    if isinstance(f, c.AnyOf):
        return " ou".join([after_land(part) for part in f.parts])
    if isinstance(f, adversary.OnThisBoard):
        return " sur cette tuile Île"
    if isinstance(f, adversary.MostOnBoard):
        return f" avec le plus {listed([of(PLURAL[kind]) for kind in f.kinds])}"
    if isinstance(f, RitualLand):
        return " pour le Rituel de Terreur"
    raise TypeError(type(f).__name__)


def outnumber(f: c.Outnumber) -> str:
    more, fewer = some_of(f.more, "et", "les"), some_of(f.fewer, "et", "les")
    return f"{more} sont plus nombreux que {fewer}"


def a_land(f: c.LandFilter) -> str:
    if isinstance(f, c.IsOcean):
        return "un Océan"
    if isinstance(f, c.AnyLand):
        return "n’importe quelle région"
    return f"une région{described(f)}"


def each_land(f: c.LandFilter, other: bool = False) -> str:
    return f"chaque {'autre ' if other else ''}région{described(f)}"


# -- conditions


def condition(found: Condition[Any]) -> str:
    """A condition before a colon."""
    if isinstance(found, c.Elements):
        return f"avec {needs(found.needs)}"
    return f"si {that(found)}"


def that(found: Condition[Any]) -> str:
    """What follows si."""
    if isinstance(found, c.LandFilter):
        return land_is(found)
    if isinstance(found, c.Another):
        return "vous ciblez un autre Esprit"
    if isinstance(found, c.Yourself):
        return "vous vous ciblez vous-même"
    if isinstance(found, c.SacredSites):
        return f"vous avez au moins {found.n} Sites Sacrés"
    if isinstance(found, c.IsHealthy):
        return "l’île est Luxuriante"
    if isinstance(found, Did):
        return ANY[found.name]
    if isinstance(found, c.AnyTo):
        return f"l’un d’eux est allé dans {a_land(found.land)}"
    if isinstance(found, power_cards.ForgotThis):
        return "vous avez oublié cette carte pour cela"
    if isinstance(found, adversary.BoardHas):
        return f"la tuile Île contient {some_of(found.kinds)}"
    if isinstance(found, adversary.NoFearCard):
        return "aucune carte Peur n’a été résolue dans cette Phase Envahisseurs"
    if isinstance(found, Both | c.All):
        return " et si ".join([that(part) for part in found.parts])
    if isinstance(found, Not):
        return f"ce n’est pas le cas que {that(found.condition)}"
    raise TypeError(type(found).__name__)


def land_is(f: c.LandFilter) -> str:
    if isinstance(f, c.Terrain):
        return f"la région est de type {terrains(f.mask)}"
    if isinstance(f, c.Coastal):
        return "la région est côtière"
    if isinstance(f, c.Inland):
        return "la région est intérieure"
    if isinstance(f, c.IsOcean):
        return "la région est un Océan"
    if isinstance(f, c.Has):
        if f.n > 1:
            return f"la région contient au moins {f.n} {kinds(f.kinds, f.n)}"
        return f"la région contient {some_of(f.kinds)}"
    if isinstance(f, c.AtMost):
        if f.n:
            return f"la région contient au plus {f.n} {kinds(f.kinds, f.n)}"
        article = "aucune" if all([FEMININE[kind] for kind in f.kinds]) else "aucun"
        return f"la région ne contient {article} {none_of(f.kinds)}"
    if isinstance(f, c.Outnumber):
        more, fewer = some_of(f.more, "et", "les"), some_of(f.fewer, "et", "les")
        return f"{more} y sont plus nombreux que {fewer}"
    if isinstance(f, c.YourPresence):
        return "vous y avez une Présence"
    if isinstance(f, c.YourSacredSite):
        return "vous y avez un Site Sacré"
    if isinstance(f, c.AllOf):
        return " et si ".join([land_is(part) for part in f.parts])
    if isinstance(f, c.AnyOf):
        return " ou si ".join([land_is(part) for part in f.parts])
    if isinstance(f, c.NotLand):
        return f"ce n’est pas le cas que {land_is(f.part)}"
    raise TypeError(type(f).__name__)
