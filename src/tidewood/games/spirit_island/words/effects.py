"""Words for what is done."""

from __future__ import annotations

from tidewood.games.spirit_island import conditions as c
from tidewood.games.spirit_island.pieces import Kinds, elements
from tidewood.games.spirit_island.state import Island
from tidewood.games.spirit_island.verbs import push_and_gather
from tidewood.games.spirit_island.verbs.add import Add
from tidewood.games.spirit_island.verbs.blight import Blights, HealBlight
from tidewood.games.spirit_island.verbs.damage import Damage, DamageEach, Fight
from tidewood.games.spirit_island.verbs.defend import Defend, ShiftDefend
from tidewood.games.spirit_island.verbs.destroy_and_remove import Destroy, Remove, RemoveHealth
from tidewood.games.spirit_island.verbs.drowning import Drown
from tidewood.games.spirit_island.verbs.each import EachBoard, EachSpirit
from tidewood.games.spirit_island.verbs.either_or_both import EitherOrBoth
from tidewood.games.spirit_island.verbs.fear import Fear
from tidewood.games.spirit_island.verbs.gains import Energy, ExtraPlays, GainElements, SameElements
from tidewood.games.spirit_island.verbs.lands import ALand, EachLand, InLandsOf
from tidewood.games.spirit_island.verbs.move_presence import MovePresence
from tidewood.games.spirit_island.verbs.paying import Pay, PlayAnother
from tidewood.games.spirit_island.verbs.power_cards import DRAWN, FORGET, GainPower, Reclaim, ReclaimAll
from tidewood.games.spirit_island.verbs.presence import AddPresence, DestroyPresence, ReturnPresence
from tidewood.games.spirit_island.verbs.repeat import Repeat
from tidewood.games.spirit_island.verbs.replace import Downgrade, Replace, Upgrade
from tidewood.games.spirit_island.verbs.skip_invaders import SkipInvaders
from tidewood.games.spirit_island.verbs.strife import Strife
from tidewood.games.spirit_island.verbs.target_spirit import They, You
from tidewood.games.spirit_island.verbs.those import PushThose
from tidewood.games.spirit_island.words.numbers import Number, amount
from tidewood.games.spirit_island.words.pieces_and_lands import ANY_LAND, BLIGHT, INVADERS, Land, land
from tidewood.kernel.amounts import Condition
from tidewood.kernel.combine import Either, May, Seq, When
from tidewood.kernel.core import Node
from tidewood.kernel.rows import Action

Effect = Node[Island]


# -- joining


def effect(parts: Effect | list[Effect]) -> Effect:
    """A list is done in order."""
    if isinstance(parts, list):
        return parts[0] if len(parts) == 1 else Seq(*parts)
    return parts


def either(*parts: Effect | list[Effect], both_at: str = "") -> Effect:
    """`both_at`: with these elements one may do both, one after the other."""
    done = [effect(part) for part in parts]
    return EitherOrBoth(elements(both_at), *done) if both_at else Either(*done)


def pay(n: int, *parts: Effect) -> Effect:
    return Pay(n, effect(list(parts)))


def play_another() -> Effect:
    return PlayAnother()


def may(part: Effect | list[Effect]) -> Effect:
    return May(effect(part))


def when(condition: Condition[Island] | Kinds, then: Effect | list[Effect], otherwise: Effect | None = None) -> Effect:
    return When(c.Has(condition) if isinstance(condition, Kinds) else condition, effect(then), otherwise)


def they(*parts: Effect) -> Effect:
    return They(effect(list(parts)))


def you(*parts: Effect) -> Effect:
    """Inside what the target Spirit does: the one whose Power it is does this."""
    return You(effect(list(parts)))


def each_player(*parts: Effect) -> Effect:
    """For Fear and Blight cards: every Spirit, each its own Action."""
    return EachSpirit(effect(list(parts)))


def each_board(*parts: Effect) -> Effect:
    return EachBoard(effect(list(parts)))


def in_every_land(where: Land, *parts: Effect) -> Effect:
    """For Fear cards: in each land that fits, each its own Action."""
    return EachLand(land(where), Action(effect(list(parts))))


def then(*parts: Effect) -> Effect:
    """One after another."""
    return Seq(*parts)


def in_each_adjacent(*parts: Effect) -> Effect:
    return EachLand(ANY_LAND, effect(list(parts)), adjacent=True)


def in_each_other_on_board(where: Land, *parts: Effect) -> Effect:
    return EachLand(land(where), effect(list(parts)), same_board=True)


def in_lands_of(name: str, *parts: Effect) -> Effect:
    return InLandsOf(name, effect(list(parts)))


def a_land(where: Land, *parts: Effect, different: bool = False, optional: bool = False, within: int = -1) -> Effect:
    """In a land of one's choice that fits; `different`: not where another player did it."""
    return ALand(land(where), effect(list(parts)), within=within, optional=optional, different=different)


def here_or_adjacent(where: Land, *parts: Effect) -> Effect:
    return ALand(land(where), effect(list(parts)), near=True)


_land = land  # which is a parameter below


# -- verbs


def push(
    n: Number, kinds: Kinds, to: Land | None = None, apart: bool = False, evenly: bool = False, let: str = ""
) -> Effect:
    """`apart`: to as many different lands as possible; `evenly`: and to none of them more than to another."""
    return push_and_gather.Push(amount(n), kinds, None if to is None else land(to), apart or evenly, let, evenly)


def push_those(kinds: Kinds) -> Effect:
    """In a rule: up to all pieces of these kinds that have come."""
    return PushThose(kinds)


def gather(n: Number, kinds: Kinds, out_of: Land | None = None, let: str = "") -> Effect:
    return push_and_gather.Gather(amount(n), kinds, None if out_of is None else land(out_of), False, let)


def bring(n: Number, kinds: Kinds, let: str = "") -> Effect:
    """Move pieces from the target land to the one just chosen."""
    return push_and_gather.Bring(amount(n), kinds, None, False, let)


def damage(n: Number, kinds: Kinds = INVADERS, different: bool = False, let: str = "") -> Effect:
    return Damage(amount(n), kinds, different, let)


def damage_each(n: Number, kinds: Kinds = INVADERS) -> Effect:
    return DamageEach(amount(n), kinds)


def destroy(n: Number, kinds: Kinds, let: str = "") -> Effect:
    return Destroy(amount(n), kinds, let)


def remove(n: Number, kinds: Kinds, let: str = "") -> Effect:
    if kinds == BLIGHT:
        return HealBlight(amount(n))
    return Remove(amount(n), kinds, let)


def remove_health(n: Number, kinds: Kinds = INVADERS) -> Effect:
    return RemoveHealth(amount(n), kinds)


def replace(n: Number, kinds: Kinds, into: list[Kinds], let: str = "") -> Effect:
    return Replace(amount(n), kinds, tuple(new[0] for new in into), let)


def downgrade(n: Number, kinds: Kinds) -> Effect:
    return Downgrade(amount(n), kinds)


def upgrade(n: Number, kinds: Kinds) -> Effect:
    return Upgrade(amount(n), kinds)


def fight(one: Kinds, other: Kinds) -> Effect:
    return Fight(one, other)


def fear(n: Number) -> Effect:
    return Fear(amount(n))


def defend(n: Number) -> Effect:
    return Defend(amount(n))


def shift_defend(name: str, n: int) -> Effect:
    return ShiftDefend(name, n)


def add(n: Number, kinds: Kinds) -> Effect:
    return Add(amount(n), kinds[0])


def strife(n: Number, on: Kinds = INVADERS, let: str = "") -> Effect:
    return Strife(amount(n), on, let)


def blight(n: Number, cascades: bool = True) -> Effect:
    return Blights(amount(n), cascades)


def energy(n: Number) -> Effect:
    return Energy(amount(n))


def gain_elements(n: int, owned: bool = False, let: str = "", each: int = 1) -> Effect:
    """So many different ones; `each`: so much of each of them."""
    return GainElements(n, owned, let, each)


def gain_power(kind: int = -1, forget: bool = True, let: str = "", draw: int = DRAWN) -> Effect:
    return GainPower(kind, draw, forget, let)


def forget() -> Effect:
    return FORGET


def reclaim_all() -> Effect:
    return ReclaimAll()


def reclaim() -> Effect:
    return Reclaim()


def extra_plays(n: int) -> Effect:
    return ExtraPlays(n)


def add_presence(within: int = -1, land: Land | None = None) -> Effect:
    """Growth and Powers: a Presence from a track, or moved, to a land within range of one's own."""
    return AddPresence(within, None if land is None else _land(land))


def move_presence(within: int) -> Effect:
    return MovePresence(within)


def presence_here(anywhere: bool = False) -> Effect:
    return AddPresence(here=True, anywhere=anywhere)


def return_presence(n: int, let: str = "") -> Effect:
    return ReturnPresence(n, let)


def destroy_presence(n: Number, within: int = -1, here: bool = False) -> Effect:
    return DestroyPresence(amount(n), within, here)


def repeat(adjacent: bool = False) -> Effect:
    return Repeat(adjacent)


def same_elements(name: str) -> Effect:
    return SameElements(name)


def skip_invaders() -> Effect:
    return SkipInvaders()


def drown(n: Number, kinds: Kinds) -> Effect:
    return Drown(amount(n), kinds)
