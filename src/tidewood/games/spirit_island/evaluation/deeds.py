"""What a Power may do, read from its definition: a short list of what happens to its land. For bots.

It need not be exact. What a word does that is not listed here counts for nothing.
"""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.conditions.amounts import Everything
from tidewood.games.spirit_island.conditions.situations import Elements
from tidewood.games.spirit_island.hooks import POWER
from tidewood.games.spirit_island.pieces import CITY, DAHAN, DISEASE, KIND_SET, TOKENS
from tidewood.games.spirit_island.state import Island
from tidewood.games.spirit_island.verbs.add import Add
from tidewood.games.spirit_island.verbs.blight import Blights, HealBlight
from tidewood.games.spirit_island.verbs.damage import Damage, DamageEach, Fight
from tidewood.games.spirit_island.verbs.defend import Defend
from tidewood.games.spirit_island.verbs.destroy_and_remove import Destroy, Remove
from tidewood.games.spirit_island.verbs.fear import Fear
from tidewood.games.spirit_island.verbs.gains import Energy, GainElements, ThisTurn
from tidewood.games.spirit_island.verbs.lands import ALand, EachLand
from tidewood.games.spirit_island.verbs.power_cards import GainPower
from tidewood.games.spirit_island.verbs.powers import Levels, Power
from tidewood.games.spirit_island.verbs.presence import AddPresence, ReturnPresence
from tidewood.games.spirit_island.verbs.push_and_gather import Bring, Gather, Push
from tidewood.games.spirit_island.verbs.replace import Replace
from tidewood.games.spirit_island.verbs.skip_invaders import SkipInvaders
from tidewood.games.spirit_island.verbs.so_many import LEFT
from tidewood.games.spirit_island.verbs.strife import Strife
from tidewood.games.spirit_island.verbs.target_spirit import They
from tidewood.games.spirit_island.verbs.targets import TARGET_LAND, LandTarget
from tidewood.games.spirit_island.verbs.tokens import AddTokens
from tidewood.kernel.amounts import Flat, UpTo
from tidewood.kernel.combine import Either, May, Seq, When
from tidewood.kernel.core import Frame, Node, Scope
from tidewood.kernel.reading import walk

# what happens, then how much, then to which Invaders: a mask
DEFEND, DAMAGE, EACH, DESTROY, REMOVE, PUSH, BRING, REPLACE, DAHAN_COME, DAHAN_DIE, SAFE, HEAL, BLIGHT = range(13)
FEAR, ENERGY, CARD, PRESENCE, ELSE = range(13, 18)  # given beside what happens to the land
STRIFE, TOKEN = range(18, 20)  # for a token the last number is its kind

Deed = tuple[int, int, int]
MANY: Final = 99


def mask_of(kinds: tuple[int, ...]) -> int:
    """Which Invaders are among these kinds."""
    return KIND_SET.made_of([kind for kind in kinds if kind <= CITY])


def read(s: Island, node: Node[Island], scope: Scope, found: list[Deed], pick: int = 0) -> None:
    """Add what a node would do, from its beginning. `pick`: which part of a choice."""
    if isinstance(node, Seq):
        for part in node.parts:
            read(s, part, scope, found, pick)
    elif isinstance(node, When):
        chosen = node.now(s, scope)
        if chosen is not None:
            read(s, chosen, scope, found, pick)
    elif isinstance(node, Either):
        read(s, node.parts[min(pick, len(node.parts) - 1)], scope, found, pick)
    elif isinstance(node, May | They):
        read(s, node.part, scope, found, pick)
    elif isinstance(node, Levels):
        for level in node.levels:
            if s.has_elements(scope.owner, level.needs):
                if level.instead:
                    found.clear()
                read(s, level.node, scope, found, pick)
    else:
        read_verb(s, node, scope, found)


def read_on(s: Island, f: Frame, found: list[Deed]) -> None:
    """Add what a frame that is under way will still do: it knows how much of it is left."""
    node = f.node
    if isinstance(node, Seq):
        for part in node.left(f):
            read(s, part, f.scope, found)
    elif isinstance(node, When | Either | May | They | Levels):
        read(s, node, f.scope, found)
    else:
        read_verb(s, node, f.scope, found, LEFT.of(f))


def read_verb(s: Island, node: Node[Island], scope: Scope, found: list[Deed], left: int = -1) -> None:
    """Add what a verb does; so much of it is left, if that is not negative."""
    if isinstance(node, Defend):
        found.append((DEFEND, node.amount.of(s, scope), 0))
    elif isinstance(node, Fear):
        found.append((FEAR, node.amount.of(s, scope), 0))
    elif isinstance(node, DamageEach):
        found.append((EACH, node.amount.of(s, scope), mask_of(node.kinds)))
    elif isinstance(node, Damage):
        found.append((DAMAGE, node.amount.of(s, scope) if left < 0 else left, mask_of(node.kinds)))
    elif isinstance(node, Destroy | Remove):
        n = min(node.amount.of(s, scope), MANY) if left < 0 else left
        found.append((REMOVE if isinstance(node, Remove) else DESTROY, n, mask_of(node.kinds)))
        if DAHAN in node.kinds:
            found.append((DAHAN_DIE, n, 0))
    elif isinstance(node, Replace):
        found.append((REPLACE, min(node.amount.of(s, scope), MANY), mask_of(node.kinds)))
    elif isinstance(node, Gather):
        n = min(node.amount.of(s, scope), 3) if left < 0 else left
        if DAHAN in node.kinds:
            near = sum([s.dahan(place) for place in s.map.near[scope.place]]) if scope.place >= 0 else 0
            found.append((DAHAN_COME, min(n, near), 0))
        elif not node.amount.up_to:
            found.append((BRING, n, mask_of(node.kinds)))
    elif isinstance(node, Push | Bring):
        if mask_of(node.kinds):
            found.append((PUSH, min(node.amount.of(s, scope), MANY) if left < 0 else left, mask_of(node.kinds)))
    elif isinstance(node, Fight):
        found.append((DAMAGE, 2, 7))
    elif isinstance(node, Add):
        if node.kind == DAHAN:
            found.append((DAHAN_COME, node.amount.of(s, scope), 0))
        elif node.kind in TOKENS:
            found.append((TOKEN, node.amount.of(s, scope), node.kind))
    elif isinstance(node, Strife):
        found.append((STRIFE, min(node.amount.of(s, scope), MANY) if left < 0 else left, mask_of(node.kinds)))
    elif isinstance(node, AddTokens):
        found.append((TOKEN, node.amount.of(s, scope) if left < 0 else left, DISEASE))
    elif isinstance(node, HealBlight):
        found.append((HEAL, 1, 0))
    elif isinstance(node, Blights):
        found.append((BLIGHT, 1, 0))
    elif isinstance(node, SkipInvaders):
        found.append((SAFE, 1, 0))
    elif isinstance(node, Energy):
        found.append((ENERGY, min(node.amount.of(s, scope), 9), 0))
    elif isinstance(node, GainPower):
        found.append((CARD, 1, 0))
    elif isinstance(node, AddPresence | ReturnPresence):
        found.append((PRESENCE, 1, 0))
    elif isinstance(node, ThisTurn | GainElements | ALand | EachLand):
        found.append((ELSE, 1, 0))


PICKS: Final[dict[int, int]] = {}
NEED_INVADERS: Final = frozenset({DEFEND, DAMAGE, EACH, DESTROY, REMOVE, PUSH, REPLACE, SAFE, FEAR, STRIFE})
EVERYWHERE: Final[dict[int, bool]] = {}
# Of Powers that do the same everywhere, by elements
ALIKE: Final[dict[tuple[int, int, tuple[bool, ...]], list[Deed]]] = {}


def is_alike(power: Power) -> bool:
    """Whether a Power does the same in every land, as long as the elements are the same."""
    known = EVERYWHERE.get(power.index)
    if known is None:
        known = EVERYWHERE[power.index] = _is_alike(power.body)
    return known


def _is_alike(node: Node[Island]) -> bool:
    """Goes wherever `read` goes, and no further: what is not read makes no difference."""
    if isinstance(node, Seq | Either):
        return all([_is_alike(part) for part in node.parts])
    if isinstance(node, When):
        rest = node.otherwise
        return isinstance(node.condition, Elements) and _is_alike(node.then) and (rest is None or _is_alike(rest))
    if isinstance(node, May | They):
        return _is_alike(node.part)
    if isinstance(node, Levels):
        return all([_is_alike(level.node) for level in node.levels])
    if isinstance(node, Gather) and DAHAN in node.kinds:
        return False
    amount = getattr(node, "amount", None)
    if isinstance(amount, UpTo):
        amount = amount.most
    return amount is None or isinstance(amount, Flat | Everything)


def deeds(s: Island, power: Power, who: int, place: int, pick: int = 0) -> list[Deed]:
    """What a Power does to a land."""
    found: list[Deed] = []
    scope = Scope(who, place=place, card=power.index, mode=POWER)
    read(s, power.body, scope, found, pick)
    return found


def deeds_anywhere(s: Island, power: Power, who: int, pick: int) -> list[Deed]:
    """What a Power does that does the same everywhere."""
    lit = tuple([s.has_elements(who, needs) for needs in power.needs])
    key = (power.index, pick, lit)
    found = ALIKE.get(key)
    if found is None:
        found = ALIKE[key] = deeds(s, power, who, s.map.lands[0], pick)
    return found


def picks(power: Power) -> int:
    """How many parts there are to choose between."""
    known = PICKS.get(power.index)
    if known is None:
        known = max([1, *[len(node.parts) for node in walk(power.body) if isinstance(node, Either)]])
        PICKS[power.index] = known
    return known


def under_way(s: Island, who: int) -> tuple[int, list[Deed]]:
    """What the Power that is being carried out will still do, and where."""
    found: list[Deed] = []
    choice = s.choice
    if choice is None:
        return -1, found
    card, place = choice.frame.scope.card, choice.frame.scope.place
    if card < 0 or choice.frame.scope.owner != who:
        return -1, found
    for f in [*s.stack, choice.frame]:
        if f.scope.card == card and f.scope.owner == who and f.scope.place == place:
            read_on(s, f, found)
    return place, found


def targets(s: Island, power: Power, who: int) -> list[int]:
    """The lands a Power can be used on; a single -1 where it targets no land."""
    if not isinstance(power.target, LandTarget):
        return [-1]
    found = [TARGET_LAND.of(option) for option in power.target.targets(s, who)]
    return [place for place in found if place in s.map.lands]
