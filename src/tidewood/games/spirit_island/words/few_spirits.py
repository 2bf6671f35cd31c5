"""Words that only few Spirits need, beside those of all cards."""

from __future__ import annotations

from tidewood.games.spirit_island import conditions as c
from tidewood.games.spirit_island import pieces as p
from tidewood.games.spirit_island.conditions.lands import Unless
from tidewood.games.spirit_island.conditions.situations import ByDahanEvent
from tidewood.games.spirit_island.hooks import (
    AS_BADLANDS,
    BARRED,
    BLIGHT_HARMS,
    BLIGHT_SOURCE,
    DISEASE_IDLE,
    EVENT_ACTION,
    FIXED,
    POWER,
    PRESENCE_CAME,
    PRESENCE_GOES,
    PRESENCE_LOST,
    RANGE_FROM,
    REACH,
    SPIRIT,
    STAYS_OUT,
    SWARM,
    UNCOVERED,
    USED_UP,
)
from tidewood.games.spirit_island.pieces import Kinds
from tidewood.games.spirit_island.registry import register
from tidewood.games.spirit_island.state import Island
from tidewood.games.spirit_island.verbs.blight import Blights, HealBlight
from tidewood.games.spirit_island.verbs.defiance import NewCardPlay, NotByBlight, NoteSpace, NotOutnumbered, Prevented
from tidewood.games.spirit_island.verbs.enthralling import CanLetIn, Enthralled, LetIn
from tidewood.games.spirit_island.verbs.gains import GainElements, GainThese
from tidewood.games.spirit_island.verbs.lands import EachLand
from tidewood.games.spirit_island.verbs.own_presence import OnceATurn, ReplacePresence, SacredSiteMade
from tidewood.games.spirit_island.verbs.plague import (
    BuildAnyway,
    GiveUpDestroyed,
    OnBoardWithPresence,
    TargetHasDestroyed,
)
from tidewood.games.spirit_island.verbs.split_damage import SplitDamage, SplitsDamage
from tidewood.games.spirit_island.verbs.swarms import (
    SKIPS,
    AddPresenceWith,
    LeadDahan,
    PastTheFirst,
    PerTheirPresence,
    PushCarrying,
    SkipOne,
)
from tidewood.games.spirit_island.verbs.volcano import (
    Erupt,
    GatherOwn,
    OwnLost,
    ReturnToTracks,
    SplitEnergy,
    TowersHere,
)
from tidewood.games.spirit_island.words.cards import farther
from tidewood.games.spirit_island.words.effects import Effect, effect, move_presence
from tidewood.games.spirit_island.words.numbers import Number, amount
from tidewood.kernel.amounts import Amount, Condition, Not, ThatMany, Times
from tidewood.kernel.rows import THAT, Action, Rule


def once_a_turn(done: Rule[Island], part: Effect) -> Effect:
    """An act of its own that a Spirit may do once a turn; `done` is in force when it was."""
    return OnceATurn(done, Action(part))


def replace_presence(kinds: Kinds, to_box: bool = False) -> Effect:
    """Replace one of one's own Presence; `to_box`: it leaves the game."""
    return ReplacePresence(kinds[0], to_box)


def split_damage(n: Number, level: int) -> Effect:
    """Damage; with that threshold of the innate it may be split with one of one's own lands."""
    return SplitDamage(amount(n), level)


def per_pair(elements: str) -> Amount[Island]:
    """For each pair of these two elements."""
    first, second = [p.ELEMENTS.index(word) for word in elements.split()]
    return c.PerPair(first, second)


def per_sacred_site_near(n: int = 1) -> Amount[Island]:
    """For each Sacred Site of one's own in the land or next to it."""
    return Times(c.SacredSitesNear(), n)


def gain_these(elements: str) -> Effect:
    return GainThese(p.elements(elements))


def gain_one_of(elements: str) -> Effect:
    """One of these elements, for this turn."""
    return GainElements(1, among=tuple([p.ELEMENTS.index(word) for word in elements.split()]))


def blight_to_box(n: Number) -> Effect:
    """Remove Blight from the game."""
    return HealBlight(amount(n), to_box=True)


def half_of_that() -> Amount[Island]:
    """For rules: half of how much it was, rounded down."""
    return Times(ThatMany(THAT), 1, 2)


def per_lost() -> Amount[Island]:
    """For each Presence that was destroyed."""
    return ThatMany(THAT)


def lost_by_no_spirit() -> Condition[Island]:
    """Presence of the Spirit was destroyed, and by no Action of a Spirit."""
    return c.All(OwnLost(), Not(c.CauseIs(POWER, SPIRIT)))


def push_carrying(n: Number, kinds: Kinds, token: Kinds) -> Effect:
    """Push pieces; a token may move with each."""
    return PushCarrying(amount(n), kinds, token)


def each_within(n: int, *parts: Effect) -> Effect:
    """In each land so far from the target at most, the target included."""
    return EachLand(c.AnyLand(), effect(list(parts)), within=n)


def blight_sparing(n: Number) -> Effect:
    """Blight that destroys no Presence of one's own."""
    return Blights(amount(n), spares=True)


def add_presence_with(kinds: Kinds, within: int) -> Effect:
    """A Presence and a token, to the same land."""
    return AddPresenceWith(within, kinds[0])


def twice(name: str) -> Amount[Island]:
    """Two for each of what was done under this name."""
    return Times(ThatMany(name), 2)


def skip_one(n: Number) -> Effect:
    """So many Invader Actions in the land are skipped, whichever one likes."""
    return SkipOne(amount(n))


for _made in SKIPS:  # rules that a verb lays itself
    register(_made)

__all__ = [
    "AS_BADLANDS", "BARRED", "BLIGHT_HARMS", "BLIGHT_SOURCE", "DISEASE_IDLE", "EVENT_ACTION", "FIXED",
    "PRESENCE_CAME", "PRESENCE_GOES", "PRESENCE_LOST", "RANGE_FROM", "REACH", "STAYS_OUT", "SWARM", "UNCOVERED",
    "USED_UP", "BuildAnyway", "ByDahanEvent", "CanLetIn", "Enthralled", "Erupt", "GatherOwn", "GiveUpDestroyed",
    "Kinds", "LeadDahan", "LetIn", "NewCardPlay", "NotByBlight", "NotOutnumbered", "NoteSpace",
    "OnBoardWithPresence", "OwnLost", "PastTheFirst", "PerTheirPresence", "Prevented", "ReturnToTracks",
    "SacredSiteMade", "SplitEnergy", "SplitsDamage", "TargetHasDestroyed", "TowersHere", "Unless",
    "add_presence_with", "blight_sparing", "blight_to_box", "each_within", "farther", "gain_one_of", "gain_these",
    "half_of_that", "lost_by_no_spirit", "move_presence", "once_a_turn", "per_lost", "per_pair",
    "per_sacred_site_near", "push_carrying", "replace_presence", "skip_one", "split_damage", "twice",
]  # fmt: skip
