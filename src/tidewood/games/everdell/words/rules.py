"""Words for what a card changes while it lies in a city."""

from __future__ import annotations

from typing import Final

from tidewood.games.everdell.card import Ability, Filter
from tidewood.games.everdell.filters import CARDS
from tidewood.games.everdell.pieces import ANY, ARRIVED, CARD_PLAYED, DRAWN, HAND_SIZE, PLAYED, PREPARING, SEASON_BEGUN
from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.verbs.abilities import AtFigure
from tidewood.games.everdell.verbs.reacting import Carried, Own, OwnPlayed
from tidewood.games.everdell.words.effects import Effect, effect
from tidewood.kernel.amounts import Amount, Condition, Flat
from tidewood.kernel.core import Node
from tidewood.kernel.rows import AFTER, NUMBER, Rule


class RuleOf:
    """A rule without its id, which is that of the card."""

    def __init__(self, hook: int, part: Node[Valley], condition: Condition[Valley]) -> None:
        self.hook: Final = hook
        self.part: Final = part
        self.condition: Final = condition

    def named(self, id: str) -> Rule[Valley]:
        return Rule(id, AFTER, self.hook, Carried(self.part), self.condition, part_of_action=True)


def after_playing(what: Filter, e: Effect) -> RuleOf:
    """After the owner has played such a card into the own city; not for the card that carries it. [ED-PLAY-08]"""
    return RuleOf(PLAYED, effect(e), OwnPlayed(what))


def before_preparing(e: Effect) -> RuleOf:
    return RuleOf(PREPARING, effect(e), Own())


def cheaper(n: int, what: Filter, kinds: int = ANY, price: str = "self", keeper: str = "") -> Ability:
    return Ability(what, n, kinds, price, keeper=keeper)


def replacing(what: Filter) -> Ability:
    return Ability(what, replace=True)


def after_drawing(e: Effect) -> RuleOf:
    """Whenever the owner draws cards."""
    return RuleOf(DRAWN, effect(e), Own())


def cheaper_by_tokens(n: int) -> Ability:
    """Any number of point tokens of the card, each for so many resources."""
    return Ability(CARDS, n, price="tokens")


# -- ability cards


class AbilityRule:
    """What an ability card changes for its owner: without its id, which is that of the card."""

    def __init__(
        self, hook: int, condition: Condition[Valley], part: Node[Valley] | None, amount: Amount[Valley] | None = None
    ) -> None:
        self.hook: Final = hook
        self.condition: Final = condition
        self.part: Final = part
        self.amount: Final = amount

    def named(self, id: str) -> Rule[Valley]:
        if self.part is None:
            return Rule(id, NUMBER, self.hook, condition=self.condition, amount=self.amount)
        return Rule(id, AFTER, self.hook, self.part, self.condition, part_of_action=True)


def larger_hand(n: int) -> AbilityRule:
    return AbilityRule(HAND_SIZE, Own(), None, Flat(n))


def after_season_began(e: Effect) -> AbilityRule:
    return AbilityRule(SEASON_BEGUN, Own(), effect(e))


def after_worker_at_figure(e: Effect) -> AbilityRule:
    return AbilityRule(ARRIVED, AtFigure(), effect(e))


def after_any_card(e: Effect) -> AbilityRule:
    """After the owner has played any card and everything else about it is done."""
    return AbilityRule(CARD_PLAYED, Own(), effect(e))
