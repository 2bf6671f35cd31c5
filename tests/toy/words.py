"""The words the toy's cards are written in."""

from __future__ import annotations

from collections.abc import Callable

from tests.toy import decks
from tests.toy import verbs as v
from tests.toy.state import ADJACENCY, ARRIVED, DAMAGE, DESTROYED, FOLK, HAMLET, HURT_HAMLET, SCOUT, Islet
from tidewood.kernel.amounts import Amount, Condition, Flat, ThatMany, UpTo
from tidewood.kernel.combine import Either, May, Seq, When
from tidewood.kernel.core import Node
from tidewood.kernel.rows import ACTION_CLOSES, AFTER, INSTEAD, NUMBER, Action, Rule
from tidewood.kernel.scripts import Script, Steps


class Kinds(tuple[int, ...]):
    def __or__(self, other: tuple[int, ...]) -> Kinds:
        return Kinds((*self, *other))


SCOUTS = Kinds((SCOUT,))
HAMLETS = Kinds((HAMLET, HURT_HAMLET))
FOLKS = Kinds((FOLK,))
RULES: dict[str, Rule[Islet]] = {}


class Card:
    def __init__(self, id: str, cost: int, effect: Node[Islet]) -> None:
        self.id = id
        self.cost = cost
        self.effect = Action(effect)


CARDS: list[Card] = []


def card(id: str, cost: int, *effect: Node[Islet]) -> Card:
    made = Card(id, cost, effect[0] if len(effect) == 1 else Seq(*effect))
    CARDS.append(made)
    return made


def amount(n: int | Amount[Islet]) -> Amount[Islet]:
    return Flat(n) if isinstance(n, int) else n


def up_to(n: int | Amount[Islet]) -> Amount[Islet]:
    return UpTo(amount(n))


def that_many(name: str) -> Amount[Islet]:
    return ThatMany(name)


def per(kinds: Kinds) -> Amount[Islet]:
    return v.Per(kinds)


def here(*effect: Node[Islet], land: tuple[int, ...] = ()) -> Node[Islet]:
    return v.TargetLand(Seq(*effect), tuple(land))


def push(n: int | Amount[Islet], kinds: Kinds, let: str = "") -> Node[Islet]:
    return v.Push(amount(n), kinds, let)


def gather(n: int | Amount[Islet], kinds: Kinds, let: str = "") -> Node[Islet]:
    return v.Gather(amount(n), kinds, let)


def damage(n: int | Amount[Islet], kinds: tuple[int, ...] = v.INVADERS, let: str = "") -> Node[Islet]:
    return v.Damage(amount(n), kinds, let)


def destroy(n: int | Amount[Islet], kinds: Kinds) -> Node[Islet]:
    return v.Destroy(amount(n), kinds)


def remove(n: int | Amount[Islet], kinds: Kinds, let: str = "") -> Node[Islet]:
    return v.Remove(amount(n), kinds, let)


def fear(n: int | Amount[Islet]) -> Node[Islet]:
    return v.Fear(amount(n))


def energy(n: int | Amount[Islet]) -> Node[Islet]:
    return v.Energy(amount(n))


def pay(let: str) -> Node[Islet]:
    return v.Pay(let)


def they(effect: Node[Islet]) -> Node[Islet]:
    return v.TargetPlayer(effect)


def may(effect: Node[Islet]) -> Node[Islet]:
    return May(effect)


def either(*effects: Node[Islet]) -> Node[Islet]:
    return Either(*effects)


def when(condition: Condition[Islet], then: Node[Islet]) -> Node[Islet]:
    return When(condition, then)


def after_arrival(id: str, kinds: Kinds, effect: Node[Islet]) -> Rule[Islet]:
    RULES[id] = Rule(id, AFTER, ARRIVED, effect, v.ThatIs(*kinds))
    return RULES[id]


def as_action_closes(id: str, condition: Condition[Islet], effect: Node[Islet]) -> Rule[Islet]:
    RULES[id] = Rule(id, AFTER, ACTION_CLOSES, effect, condition)
    return RULES[id]


def instead_of_destroying(id: str, kinds: Kinds, effect: Node[Islet]) -> Rule[Islet]:
    RULES[id] = Rule(id, INSTEAD, DESTROYED, effect, v.ThatIs(*kinds), optional=True)
    return RULES[id]


def more_damage(id: str, n: int) -> Rule[Islet]:
    RULES[id] = Rule(id, NUMBER, DAMAGE, amount=Flat(n), once_per_action=True)
    return RULES[id]


def cut_off(id: str) -> Rule[Islet]:
    RULES[id] = Rule(id, NUMBER, ADJACENCY)
    return RULES[id]


def this_turn(rule: Rule[Islet], bound: bool = False, uses: int = -1) -> Node[Islet]:
    return decks.ThisTurn(rule, bound, uses)


def script(mentioned: tuple[str, ...]) -> Callable[[Callable[[], Steps]], Script[Islet]]:
    def make(steps: Callable[[], Steps]) -> Script[Islet]:
        return Script(steps.__name__, steps, mentioned)

    return make
