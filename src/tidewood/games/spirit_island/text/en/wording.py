"""Amounts, lands and conditions in English."""

from __future__ import annotations

from typing import Any

from tidewood.games.spirit_island import conditions as c
from tidewood.games.spirit_island import pieces as p
from tidewood.games.spirit_island.adversaries import verbs as adversary
from tidewood.games.spirit_island.scenarios.rituals_of_terror import RitualLand
from tidewood.games.spirit_island.text.en.language import ELEMENT, TERRAIN, kinds, listed, needs
from tidewood.games.spirit_island.verbs import power_cards
from tidewood.kernel.amounts import Amount, Both, Condition, Did, Flat, Lesser, Not, Sum, ThatMany, Times, UpTo

# What a result with a name was, by the names cards use.
EACH = {"gone": "for each piece destroyed this way", "went": "for each piece moved this way", "that": "for each"}
ANY = {"back": "any was added", "gone": "any was destroyed", "went": "any was moved"}


def amount(n: Amount[Any], one: str, many: str) -> str:
    """So many of a thing: 2 Damage per Dahan, up to 3 Towns, all Explorers."""
    if isinstance(n, c.AnyNumber):
        return f"any number of {many}"
    if isinstance(n, c.Everything):
        return f"all {many}"
    if isinstance(n, UpTo):
        return f"up to {amount(n.most, one, many)}"
    if isinstance(n, Flat):
        return f"{n.n} {one if n.n == 1 else many}".rstrip()
    if isinstance(n, Sum):
        return " plus ".join([amount(part, one, many) for part in n.parts])
    if isinstance(n, Lesser):
        return f"{amount(n.first, one, many)}, at most {amount(n.second, one, many)}"
    if isinstance(n, c.Product):
        return f"{each(n.first, 1, 1, one, many)}, times {multiplier(n.second)}"
    if isinstance(n, c.PerPlayer):
        return f"{n.n} {one if n.n == 1 else many}".rstrip() + " per player"
    if isinstance(n, Times):
        limit = f" (at most {n.most})" if n.most >= 0 else ""
        return each(n.amount, n.n, n.per, one, many) + limit
    return each(n, 1, 1, one, many)


def each(base: Amount[Any], n: int, per: int, one: str, many: str) -> str:
    """n of a thing for each of what is counted."""
    head = f"{n} {one if n == 1 else many}".rstrip()
    if isinstance(base, ThatMany):
        return f"{head} {EACH[base.name]}"
    return f"{head} per {counted(base, per)}"


def counted(n: Amount[Any], per: int = 1) -> str:
    before = "" if per == 1 else f"{per} "
    if isinstance(n, c.Per):
        return before + kinds(n.kinds, per)
    if isinstance(n, c.PerAdjacent):
        return f"{before}{kinds(n.kinds, per)} in adjacent lands"
    if isinstance(n, c.PerElement):
        return f"{before}{ELEMENT[n.element]} you have"
    if isinstance(n, c.PerPresence):
        return f"{before}Presence of yours there"
    if isinstance(n, c.PerAnyPresence):
        return f"{before}Presence there"
    if isinstance(n, c.PerDestroyed):
        return f"{before}{kinds(n.kinds, per)} destroyed by this Action"
    if isinstance(n, c.PerThat):
        return f"{before}{kinds(n.kinds, per)} of them"
    if isinstance(n, c.CardsPlayed):
        return f"{before}Power Card it has in play"
    if isinstance(n, c.SacredSitesIn):
        return f"{before}Sacred Site of yours in {a_land(n.land)}"
    raise TypeError(type(n).__name__)


def multiplier(n: Amount[Any]) -> str:
    if isinstance(n, c.PerPresence):
        return "the number of your Presence there"
    raise TypeError(type(n).__name__)


# -- lands


def terrains(mask: int) -> str:
    return listed([TERRAIN[t] for t in range(len(TERRAIN)) if mask >> t & 1], "or")


def pieces_of(given: tuple[int, ...], word: str = "or") -> str:
    """Kinds that a land has, in the plural."""
    rest = [kind for kind in given if kind not in p.INVADERS]
    if rest and all([kind in given for kind in p.INVADERS]):
        return listed(["Invaders", *[kinds((kind,), 2) for kind in rest]], word)
    return kinds(given, 2, word)


def described(f: c.LandFilter) -> tuple[str, str]:
    """What stands before and after the word land."""
    if isinstance(f, c.Coastal):
        return "Coastal ", ""
    if isinstance(f, c.Inland):
        return "Inland ", ""
    if isinstance(f, adversary.NextToThis):
        return "adjacent ", ""
    if isinstance(f, c.AllOf):
        parts = [described(part) for part in f.parts if not isinstance(part, adversary.OnThisBoard)]
        board = " on this board" if len(parts) < len(f.parts) else ""
        return "".join([before for before, _ in parts]), join_after([after for _, after in parts if after]) + board
    return "", after_land(f)


def join_after(parts: list[str]) -> str:
    return "" if not parts else parts[0] + "".join([f" and{part}" for part in parts[1:]])


def after_land(f: c.LandFilter) -> str:
    if isinstance(f, c.AnyLand):
        return ""
    if isinstance(f, c.Terrain):
        return f" that is {terrains(f.mask)}"
    if isinstance(f, c.Has):
        return f" with {pieces_of(f.kinds)}" if f.n == 1 else f" with at least {f.n} {kinds(f.kinds, f.n)}"
    if isinstance(f, c.AtMost):
        return f" without {pieces_of(f.kinds)}" if f.n == 0 else f" with at most {f.n} {kinds(f.kinds, f.n)}"
    if isinstance(f, c.Outnumber):
        return f" where {pieces_of(f.more, 'and')} outnumber {pieces_of(f.fewer, 'and')}"
    if isinstance(f, c.MoreBuildings):
        return " with more Towns and Cities"
    if isinstance(f, c.YourPresence):
        return " with your Presence"
    if isinstance(f, c.TheirPresence):
        return " with its Presence"
    if isinstance(f, c.YourSacredSite):
        return " with your Sacred Site"
    if isinstance(f, c.TheirSacredSite):
        return " with its Sacred Site"
    if isinstance(f, c.AnyPresence):
        return " with Presence"
    if isinstance(f, c.AnySacredSite):
        return " with a Sacred Site"
    if isinstance(f, c.AnyOf):
        return " or".join([after_land(part) for part in f.parts])
    if isinstance(f, adversary.OnThisBoard):
        return " on this board"
    if isinstance(f, adversary.MostOnBoard):
        return f" with the most {pieces_of(f.kinds, 'and')}"
    if isinstance(f, RitualLand):
        return " for the Ritual of Terror"
    raise TypeError(type(f).__name__)


def a_land(f: c.LandFilter) -> str:
    if isinstance(f, c.IsOcean):
        return "an Ocean"
    if isinstance(f, c.AnyLand):
        return "any land"
    before, after = described(f)
    return f"{'an' if before[:1] in 'Ia' and before else 'a'} {before}land{after}"


def each_land(f: c.LandFilter, other: bool = False) -> str:
    before, after = described(f)
    return f"each {'other ' if other else ''}{before}land{after}"


# -- conditions


def condition(found: Condition[Any]) -> str:
    """What follows if."""
    if isinstance(found, c.LandFilter):
        return land_is(found)
    if isinstance(found, c.Elements):
        return f"you have {needs(found.needs)}"
    if isinstance(found, c.Another):
        return "you target another Spirit"
    if isinstance(found, c.Yourself):
        return "you target yourself"
    if isinstance(found, c.SacredSites):
        return f"you have at least {found.n} Sacred Sites"
    if isinstance(found, c.IsHealthy):
        return "the island is healthy"
    if isinstance(found, Did):
        return ANY[found.name]
    if isinstance(found, c.AnyTo):
        return f"any of them went to {a_land(found.land)}"
    if isinstance(found, power_cards.ForgotThis):
        return "you forgot this card for it"
    if isinstance(found, adversary.BoardHas):
        return f"the board has {pieces_of(found.kinds)}"
    if isinstance(found, adversary.NoFearCard):
        return "no Fear card was resolved in this Invader Phase"
    if isinstance(found, Both | c.All):
        return listed([condition(part) for part in found.parts])
    if isinstance(found, Not):
        return f"it is not so that {condition(found.condition)}"
    raise TypeError(type(found).__name__)


def land_is(f: c.LandFilter) -> str:
    if isinstance(f, c.Terrain):
        return f"the land is {terrains(f.mask)}"
    if isinstance(f, c.Coastal):
        return "the land is Coastal"
    if isinstance(f, c.Inland):
        return "the land is Inland"
    if isinstance(f, c.IsOcean):
        return "the land is an Ocean"
    if isinstance(f, c.Has):
        if f.n > 1:
            return f"the land has at least {f.n} {kinds(f.kinds, f.n)}"
        return f"the land has {pieces_of(f.kinds)}"
    if isinstance(f, c.AtMost):
        return f"the land has {'no' if f.n == 0 else f'at most {f.n}'} {kinds(f.kinds, f.n)}"
    if isinstance(f, c.Outnumber):
        return f"{pieces_of(f.more, 'and')} outnumber {pieces_of(f.fewer, 'and')} there"
    if isinstance(f, c.YourPresence):
        return "you have Presence there"
    if isinstance(f, c.YourSacredSite):
        return "you have a Sacred Site there"
    if isinstance(f, c.AllOf):
        return listed([land_is(part) for part in f.parts])
    if isinstance(f, c.AnyOf):
        return listed([land_is(part) for part in f.parts], "or")
    if isinstance(f, c.NotLand):
        return f"it is not so that {land_is(f.part)}"
    raise TypeError(type(f).__name__)
