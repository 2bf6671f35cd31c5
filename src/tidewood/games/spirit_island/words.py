"""The words that cards, Spirits, adversaries and scenarios are written in."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tidewood.games.spirit_island import filters as c
from tidewood.games.spirit_island import harm as h
from tidewood.games.spirit_island import land as g
from tidewood.games.spirit_island import moving as m
from tidewood.games.spirit_island import pieces as p
from tidewood.games.spirit_island import powers as w
from tidewood.games.spirit_island import rare as r
from tidewood.games.spirit_island import spirits_do as d
from tidewood.games.spirit_island.fear import Fear
from tidewood.games.spirit_island.pieces import (
    BUILDINGS,
    CITIES,
    EXPLORERS,
    INVADERS,
    TOWNS,
    Kinds,
    elements,
)
from tidewood.games.spirit_island.powers import FAST, MAJOR, MINOR, SLOW, At, Power, Repeat, They
from tidewood.games.spirit_island.registry import register
from tidewood.games.spirit_island.rounds import EachBoard, EachSpirit
from tidewood.games.spirit_island.state import Island
from tidewood.games.spirit_island.twists import FearCard
from tidewood.kernel.amounts import Amount, Condition, Did, Flat, Lesser, Sum, ThatMany, Times, UpTo
from tidewood.kernel.combine import Either, May, Seq, When
from tidewood.kernel.core import Node
from tidewood.kernel.rows import (
    ACTION_CLOSES,
    AFTER,
    CANNOT,
    COUNTS,
    INSTEAD,
    MAY,
    NUMBER,
    Action,
    Rule,
)
from tidewood.kernel.scripts import Script, Steps

Effect = Node[Island]
Number = int | Amount[Island]
Land = c.LandFilter | Kinds

DAHAN = p.DAHANS
BLIGHT = p.BLIGHTS
JUNGLE = c.Terrain(1 << p.JUNGLE)
MOUNTAIN = c.Terrain(1 << p.MOUNTAIN)
SANDS = c.Terrain(1 << p.SANDS)
WETLAND = c.Terrain(1 << p.WETLAND)
OCEAN = c.IsOcean()
COASTAL = c.Coastal()
INLAND = c.Inland()
ANY_LAND = c.AnyLand()
YOUR_PRESENCE = c.YourPresence()
THEIR_PRESENCE = c.TheirPresence()
YOUR_SACRED_SITE = c.YourSacredSite()
THEIR_SACRED_SITE = c.TheirSacredSite()
PRESENCE = c.AnyPresence()
SACRED_SITE = c.AnySacredSite()
ANOTHER = c.Another()
YOURSELF = c.Yourself()
HEALTHY = c.IsHealthy()
ALL = c.Everything()
ANY_NUMBER = c.AnyNumber()

for _made in r.RARE_RULES:
    register(_made)


# -- joining --------------------------------------------------------------------------------------------------------


def effect(parts: Effect | list[Effect]) -> Effect:
    """A list is done in order."""
    if isinstance(parts, list):
        return parts[0] if len(parts) == 1 else Seq(*parts)
    return parts


def land(given: Land) -> c.LandFilter:
    """Kinds of pieces as a land: one that has such a piece."""
    return c.Has(given) if isinstance(given, Kinds) else given


def either(*parts: Effect | list[Effect]) -> Effect:
    return Either(*[effect(part) for part in parts])


def may(part: Effect | list[Effect]) -> Effect:
    return May(effect(part))


def when(condition: Condition[Island] | Kinds, then: Effect | list[Effect], otherwise: Effect | None = None) -> Effect:
    return When(c.Has(condition) if isinstance(condition, Kinds) else condition, effect(then), otherwise)


def they(*parts: Effect) -> Effect:
    return They(effect(list(parts)))


def you(*parts: Effect) -> Effect:
    """Inside what the target Spirit does: the one whose Power it is does this."""
    return r.You(effect(list(parts)))


def each_player(*parts: Effect) -> Effect:
    """For Fear and Blight cards: every Spirit, each its own Action."""
    return EachSpirit(effect(list(parts)))


def each_board(*parts: Effect) -> Effect:
    return EachBoard(effect(list(parts)))


def in_every_land(where: Land, *parts: Effect) -> Effect:
    """For Fear cards: in each land that fits, each its own Action."""
    return g.EachLand(land(where), Action(effect(list(parts))))


def then(*parts: Effect) -> Effect:
    """One after another."""
    return Seq(*parts)


def in_each_adjacent(*parts: Effect) -> Effect:
    return g.EachLand(ANY_LAND, effect(list(parts)), adjacent=True)


def in_each_other_on_board(where: Land, *parts: Effect) -> Effect:
    return g.EachLand(land(where), effect(list(parts)), same_board=True)


def in_lands_of(name: str, *parts: Effect) -> Effect:
    return g.InLandsOf(name, effect(list(parts)))


def a_land(where: Land, *parts: Effect, different: bool = False, optional: bool = False, within: int = -1) -> Effect:
    """In a land of one's choice that fits; `different`: not where another player did it."""
    return g.ALand(land(where), effect(list(parts)), within=within, optional=optional, different=different)


def here_or_adjacent(where: Land, *parts: Effect) -> Effect:
    return g.ALand(land(where), effect(list(parts)), near=True)


# -- amounts and conditions -----------------------------------------------------------------------------------------


def amount(n: Number) -> Amount[Island]:
    return Flat(n) if isinstance(n, int) else n


def up_to(n: Number) -> Amount[Island]:
    return UpTo(amount(n))


def per(kinds: Kinds, n: int = 1, of: int = 1, most: int = -1) -> Amount[Island]:
    """n for each `of` pieces in the land, at most `most`."""
    return _times(c.Per(kinds), n, of, most)


def per_adjacent(kinds: Kinds, n: int = 1) -> Amount[Island]:
    return _times(c.PerAdjacent(kinds), n, 1, -1)


def per_element(element: str, n: int = 1) -> Amount[Island]:
    return _times(c.PerElement(p.ELEMENTS.index(element)), n, 1, -1)


def per_presence(n: int = 1) -> Amount[Island]:
    return _times(c.PerPresence(), n, 1, -1)


def per_any_presence(n: int = 1) -> Amount[Island]:
    return _times(c.PerAnyPresence(), n, 1, -1)


def per_destroyed(kinds: Kinds, n: int = 1, most: int = -1) -> Amount[Island]:
    """For each piece this Action has destroyed so far."""
    return _times(c.PerDestroyed(kinds), n, 1, most)


def per_that(name: str, kinds: Kinds, n: int = 1) -> Amount[Island]:
    return _times(c.PerThat(name, kinds), n, 1, -1)


def per_player(n: int) -> Amount[Island]:
    return c.PerPlayer(n)


def sacred_sites_in(where: Land) -> Amount[Island]:
    """For each Sacred Site the Spirit has in such lands."""
    return c.SacredSitesIn(land(where))


def per_card_played() -> Amount[Island]:
    """For each Power Card the target Spirit has in play."""
    return c.CardsPlayed()


def _times(base: Amount[Island], n: int, of: int, most: int) -> Amount[Island]:
    return base if n == 1 and of == 1 and most < 0 else Times(base, n, of, most=most)


def that_many(name: str) -> Amount[Island]:
    return ThatMany(name)


def plus(*parts: Number) -> Amount[Island]:
    return Sum(*[amount(part) for part in parts])


def lesser(a: Number, b: Number) -> Amount[Island]:
    return Lesser(amount(a), amount(b))


def times(first: Amount[Island], second: Amount[Island]) -> Amount[Island]:
    return c.Product(first, second)


def has(kinds: Kinds, n: int = 1) -> c.LandFilter:
    return c.Has(kinds, n)


def no(kinds: Kinds) -> c.LandFilter:
    return c.AtMost(kinds, 0)


def at_most(n: int, kinds: Kinds) -> c.LandFilter:
    return c.AtMost(kinds, n)


def outnumber(more: Kinds, fewer: Kinds) -> c.LandFilter:
    return c.Outnumber(more, fewer)


def both(*lands: Land) -> c.LandFilter:
    return c.AllOf(*[land(part) for part in lands])


def without(where: Land) -> c.LandFilter:
    return c.NotLand(land(where))


def sacred_sites(n: int) -> Condition[Island]:
    return c.SacredSites(n)


def did(name: str, n: int = 1) -> Condition[Island]:
    return Did(name, n)


def any_to(name: str, where: Land) -> Condition[Island]:
    return c.AnyTo(name, land(where))


def having(needs: str) -> Condition[Island]:
    """The elements of a threshold, where it stands inside an effect."""
    return c.Elements(elements(needs))


# -- verbs ----------------------------------------------------------------------------------------------------------


def push(
    n: Number, kinds: Kinds, to: Land | None = None, apart: bool = False, evenly: bool = False, let: str = ""
) -> Effect:
    """`apart`: to as many different lands as possible; `evenly`: and to none of them more than to another."""
    return m.Push(amount(n), kinds, None if to is None else land(to), apart or evenly, let, evenly)


def gather(n: Number, kinds: Kinds, out_of: Land | None = None, let: str = "") -> Effect:
    return m.Gather(amount(n), kinds, None if out_of is None else land(out_of), False, let)


def bring(n: Number, kinds: Kinds, let: str = "") -> Effect:
    """Move pieces from the target land to the one just chosen."""
    return m.Bring(amount(n), kinds, None, False, let)


def damage(n: Number, kinds: Kinds = INVADERS, different: bool = False, let: str = "") -> Effect:
    return h.Damage(amount(n), kinds, different, let)


def damage_each(n: Number, kinds: Kinds = INVADERS) -> Effect:
    return h.DamageEach(amount(n), kinds)


def destroy(n: Number, kinds: Kinds, let: str = "") -> Effect:
    return h.Destroy(amount(n), kinds, let)


def remove(n: Number, kinds: Kinds, let: str = "") -> Effect:
    if kinds == BLIGHT:
        return g.HealBlight(amount(n))
    return h.Remove(amount(n), kinds, let)


def remove_health(n: Number, kinds: Kinds = INVADERS) -> Effect:
    return h.RemoveHealth(amount(n), kinds)


def replace(n: Number, kinds: Kinds, into: list[Kinds]) -> Effect:
    return h.Replace(amount(n), kinds, tuple(new[0] for new in into))


def downgrade(n: Number, kinds: Kinds) -> Effect:
    return h.Downgrade(amount(n), kinds)


def upgrade(n: Number, kinds: Kinds) -> Effect:
    return h.Upgrade(amount(n), kinds)


def fight(one: Kinds, other: Kinds) -> Effect:
    return h.Fight(one, other)


def fear(n: Number) -> Effect:
    return Fear(amount(n))


def defend(n: Number) -> Effect:
    return g.Defend(amount(n))


def shift_defend(name: str, n: int) -> Effect:
    return g.ShiftDefend(name, n)


def add(n: Number, kinds: Kinds) -> Effect:
    return g.Add(amount(n), kinds[0])


def blight(n: Number) -> Effect:
    return g.Blights(amount(n))


def energy(n: Number) -> Effect:
    return d.Energy(amount(n))


def gain_elements(n: int, owned: bool = False, let: str = "") -> Effect:
    return d.GainElements(n, owned, let)


def gain_power(kind: int = -1, forget: bool = True, let: str = "") -> Effect:
    return d.GainPower(kind, forget=forget, let=let)


def forget() -> Effect:
    return d.FORGET


def reclaim_all() -> Effect:
    return d.ReclaimAll()


def reclaim() -> Effect:
    return d.Reclaim()


def extra_plays(n: int) -> Effect:
    return d.ExtraPlays(n)


def add_presence(within: int = -1, land: Land | None = None) -> Effect:
    """Growth and Powers: a Presence from a track, or moved, to a land within range of one's own."""
    return d.AddPresence(within, None if land is None else _land(land))


def presence_here(anywhere: bool = False) -> Effect:
    return d.AddPresence(here=True, anywhere=anywhere)


def return_presence(n: int, let: str = "") -> Effect:
    return d.ReturnPresence(n, let)


def destroy_presence(n: Number, within: int = -1, here: bool = False) -> Effect:
    return d.DestroyPresence(amount(n), within, here)


def repeat(adjacent: bool = False) -> Effect:
    return Repeat(adjacent)


def same_elements(name: str) -> Effect:
    return d.SameElements(name)


def skip_invaders() -> Effect:
    return r.SkipInvaders()


def drown(n: Number, kinds: Kinds) -> Effect:
    return r.Drown(amount(n), kinds)


_land = land


# -- rules that bend others -----------------------------------------------------------------------------------------


def rule(
    id: str,
    kind: int,
    hook: int,
    do: Effect | None = None,
    condition: Condition[Island] | None = None,
    n: Number | None = None,
    optional: bool = False,
    once: bool = False,
    part: bool = False,
) -> Rule[Island]:
    """A rule by its id. Kinds: NUMBER CANNOT INSTEAD AFTER COUNTS MAY; hooks: see hooks.py."""
    made = Rule(id, kind, hook, do, condition, None if n is None else amount(n), optional, once, part)
    register(made)
    return made


def this_turn(
    made: Rule[Island], here: bool = False, uses: int = -1, value: int = 0, for_owner: bool = False
) -> Effect:
    """In force until the turn ends: in the target land (`here`), or for the Spirit that chooses."""
    return d.ThisTurn(made, here, uses, value, for_owner)


# -- cards ----------------------------------------------------------------------------------------------------------


def at(needs: str, *parts: Effect, instead: bool = False, may: bool = False) -> At:
    """A threshold. `instead`: in place of what comes before it; `may`: if the player likes."""
    return At(elements(needs), effect(list(parts)), instead, may)


def minor(id: str, speed: int, cost: int, elements: str, effect: Effect | list[Effect], **target: Any) -> Power:
    return _power(id, MINOR, speed, cost, elements, effect, **target)


def major(id: str, speed: int, cost: int, elements: str, effect: Effect | list[Effect], **target: Any) -> Power:
    return _power(id, MAJOR, speed, cost, elements, effect, **target)


def unique(id: str, speed: int, cost: int, elements: str, effect: Effect | list[Effect], **target: Any) -> Power:
    return _power(id, w.UNIQUE, speed, cost, elements, effect, **target)


def _power(
    id: str, kind: int, speed: int, cost: int, gives: str, parts: Effect | list[Effect], **more: Any
) -> Power:
    levels = more.pop("at", [])
    last = more.pop("last", None)
    assert isinstance(levels, list) and (last is None or isinstance(last, Node))
    return Power(id, kind, speed, target(**more), effect(parts), levels, cost, elements(gives), last=last)


def innate(id: str, speed: int, levels: list[At], fast_when: str = "", **more: Any) -> Power:
    needs = elements(fast_when) if fast_when else ()
    return Power(id, w.INNATE, speed, target(**more), None, levels, fast_when=needs)


ANY_SPIRIT = w.ANY_SPIRIT
ANOTHER_SPIRIT = w.ANOTHER_SPIRIT
YOURSELF_ONLY = w.ONESELF


def target(
    within: int = -1,
    from_sacred_site: int = -1,
    land: Land | None = None,
    origin: Land | None = None,
    spirit: int = -1,
    farther: int = 0,
    farther_when: str = "",
) -> w.Target:
    """`within=1`, `from_sacred_site=1`, `land=DAHAN`, `origin=JUNGLE`, or `spirit=ANY_SPIRIT`."""
    if spirit >= 0:
        return w.SpiritTarget(spirit)
    if within < 0 and from_sacred_site < 0:
        return w.NoTarget()
    sacred = from_sacred_site >= 0
    return w.LandTarget(
        from_sacred_site if sacred else within,
        sacred,
        None if origin is None else _land(origin),
        None if land is None else _land(land),
        farther,
        elements(farther_when) if farther_when else (),
    )


def fear_card(id: str, one: Effect, two: Effect, three: Effect) -> FearCard:
    """One effect for each Terror Level; those without `each_player` or `in_every_land` are one Action each."""
    return FearCard(id, (_action(one), _action(two), _action(three)))


def _action(node: Effect) -> Effect:
    if isinstance(node, EachSpirit | EachBoard | g.EachLand):
        return node
    if isinstance(node, Seq):
        return Seq(*[_action(part) for part in node.parts])
    return Action(node)


def script(mentions: tuple[str, ...] = ()) -> Callable[[Callable[[], Steps]], Script[Island]]:
    """For the odd card that needs control flow."""

    def make(steps: Callable[[], Steps]) -> Script[Island]:
        return Script(steps.__name__, steps, mentions)

    return make


__all__ = [
    "ACTION_CLOSES",
    "AFTER",
    "ALL",
    "ANOTHER",
    "ANOTHER_SPIRIT",
    "ANY_LAND",
    "ANY_NUMBER",
    "ANY_SPIRIT",
    "BLIGHT",
    "BUILDINGS",
    "CANNOT",
    "CITIES",
    "COASTAL",
    "COUNTS",
    "DAHAN",
    "EXPLORERS",
    "FAST",
    "HEALTHY",
    "INLAND",
    "INSTEAD",
    "INVADERS",
    "JUNGLE",
    "MAJOR",
    "MAY",
    "MINOR",
    "MOUNTAIN",
    "NUMBER",
    "OCEAN",
    "PRESENCE",
    "SACRED_SITE",
    "SANDS",
    "SLOW",
    "THEIR_PRESENCE",
    "TOWNS",
    "WETLAND",
    "YOURSELF",
    "YOURSELF_ONLY",
    "YOUR_PRESENCE",
    "YOUR_SACRED_SITE",
    "Rule",
    "add",
    "add_presence",
    "at",
    "both",
    "energy",
    "extra_plays",
    "gain_power",
    "no",
    "reclaim",
    "reclaim_all",
]  # fmt: skip
