"""Ability cards: what they are, how they are dealt, and what they do at the start. [MW-ABILITY-01 to MW-ABILITY-11]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidewood.games.everdell.making import RULES
from tidewood.games.everdell.pieces import (
    ARRIVED,
    BASIC,
    BUTTERFLIES,
    CARD_PLAYED,
    FOREST,
    HAND_SIZE,
    HAVEN,
    JOURNEY,
    JOURNEY_VALUES,
    KINDS,
    NO_ABILITY,
    NO_CARD,
    PIGS,
    RESOURCES,
    SEASON_BEGUN,
    SPIDERS,
    WEASELS,
)
from tidewood.games.everdell.rules import PHANTOMIA
from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.verbs.common import Verb
from tidewood.games.everdell.verbs.drawing import Draw
from tidewood.games.everdell.verbs.farms import TAKE_FARM, TURN_UP_FARM, stack_farms
from tidewood.games.everdell.verbs.gaining import gain
from tidewood.games.everdell.verbs.joining import Own
from tidewood.games.everdell.verbs.working import place_name, place_number, place_ref
from tidewood.games.everdell.words import BERRY, PEBBLE, RESIN, TWIG, discard, effect, either, may, only_if
from tidewood.games.everdell.words import gain as gaining
from tidewood.kernel.amounts import Condition, Flat
from tidewood.kernel.combine import Seq
from tidewood.kernel.core import Frame, Node, Scope
from tidewood.kernel.rows import AFTER, NUMBER, Rule, lay

if TYPE_CHECKING:
    from tidewood.games.everdell.words import Effect

MORE_CARDS: Final = 4  # in the hand of the Butterflies


class AbilityCard(Node[Valley]):
    """What one player can do and the others cannot. It adds to the rules and replaces none."""

    def __init__(self, id: str, rule: Rule[Valley], number: int, start: Effect | None = None) -> None:
        self.id: Final = id
        self.number: Final = number
        self.rule: Final = rule
        self.start: Final = None if start is None else effect(start)  # what happens right after the set-up
        assert number == len(ABILITY_CARDS)
        ABILITY_CARDS.append(self)
        RULES[rule.id] = rule

    def children(self) -> list[Node[Valley]]:
        return [part for part in (self.rule.effect, self.start) if part is not None]


ABILITY_CARDS: Final[list[AbilityCard]] = []


class AtFigure(Condition[Valley]):
    """A worker was placed where the figure stands."""

    def holds(self, s: Valley, f: Frame) -> bool:
        return f.scope.place == s.haunt


class GainLacking(Verb):
    """One resource of a kind that the player has none of; nothing if there is no such kind. [MW-ABILITY-10]"""

    def options(self, s: Valley, f: Frame) -> list[int]:
        first = f.scope.owner * KINDS
        return [kind for kind in range(KINDS) if not s.stock[first + kind]]

    def run(self, s: Valley, f: Frame) -> None:
        options = self.options(s, f)
        if options:
            s.ask(f, f.scope.chooser, options)

    def answer(self, s: Valley, f: Frame, option: int) -> None:
        gain(s, f.scope.owner, option, 1)

    def can(self, s: Valley, f: Frame) -> bool:
        return bool(self.options(s, f))

    def notation(self, s: Valley, f: Frame, option: int) -> str:
        return f"gain {RESOURCES[option]}"

    def refs(self, s: Valley, f: Frame, option: int) -> list[str]:
        return [f"resource:{RESOURCES[option]}"]


class PutFigure(Verb):
    """The figure goes to a location, and never to the one where it stands. [MW-ABILITY-10]"""

    def run(self, s: Valley, f: Frame) -> None:
        journey = [JOURNEY + i for i in range(len(JOURNEY_VALUES))]
        forest = [FOREST + i for i, card in enumerate(s.forest) if card != NO_CARD]
        places = [*range(BASIC, HAVEN + 1), *journey, *forest]
        s.ask(f, f.scope.chooser, [place for place in places if place != s.haunt])

    def answer(self, s: Valley, f: Frame, option: int) -> None:
        s.haunt = option
        s.tell("figure-goes", (f.scope.owner, place_number(s, option)))

    def notation(self, s: Valley, f: Frame, option: int) -> str:
        return f"figure {place_name(s, option, f.scope.owner)}"

    def refs(self, s: Valley, f: Frame, option: int) -> list[str]:
        return [place_ref(s, option)]


PUT_FIGURE: Final = PutFigure()
DRAW_ONE: Final = Draw(Flat(1))

AbilityCard(
    "butterflies", Rule("butterflies", NUMBER, HAND_SIZE, condition=Own(), amount=Flat(MORE_CARDS)), BUTTERFLIES
)
AbilityCard(
    "pigs", Rule("pigs", AFTER, SEASON_BEGUN, may(TAKE_FARM), Own(), part_of_action=True), PIGS, start=may(TAKE_FARM)
)
AbilityCard(
    "spiders",
    Rule("spiders", AFTER, ARRIVED, Seq(DRAW_ONE, GainLacking(), PUT_FIGURE), AtFigure(), part_of_action=True),
    SPIDERS, start=PUT_FIGURE,
)  # fmt: skip
AbilityCard(
    "weasels",
    Rule(
        "weasels", AFTER, CARD_PLAYED,  # MW-ABILITY-11 MW-ABILITY-06
        may(either(
            only_if(discard(2), gaining(1, TWIG | RESIN | BERRY)),  # MW-ABILITY-11
            only_if(discard(3), gaining(1, PEBBLE)),  # MW-ABILITY-11
        )),
        Own(), part_of_action=True,
    ),
    WEASELS,
)  # fmt: skip


# -- set-up


def in_play(s: Valley) -> list[int]:
    """The ability cards that are dealt; against Phantomia not the Spiders. [PH-ABILITY-01]"""
    every = [card.number for card in ABILITY_CARDS]
    return [number for number in every if number != SPIDERS] if s.rules.opponent == PHANTOMIA else every


def keep(s: Valley, who: int, number: int) -> None:
    """The card lies open, and its ability holds from now on. [MW-ABILITY-01]"""
    s.ability = [*s.ability[:who], number, *s.ability[who + 1 :]]
    lay(s, ABILITY_CARDS[number].rule, who)
    s.tell("has-ability", (who, number))
    if number == PIGS:
        stack_farms(s)


class DealAbilities(Node[Valley]):
    """Each player draws two cards, or one where there are too few. [MW-ABILITY-01, MW-ABILITY-03]"""

    def run(self, s: Valley, f: Frame) -> None:
        every = in_play(s)
        each = 2 if 2 * s.players <= len(every) else 1
        who = next((who for who in range(s.players) if len(s.offers[who]) < each), -1)
        if s.rules.abilities and who >= 0:
            left = [number for number in every if not any([number in own for own in s.offers])]
            s.chance(Frame(self, f.scope, who), left, [1] * len(left))

    def fell(self, s: Valley, f: Frame, outcome: int) -> None:
        who = f.cursor
        s.offers = [[*own, outcome] if i == who else own for i, own in enumerate(s.offers)]
        s.push(Frame(self, f.scope))

    def outcome_notation(self, s: Valley, f: Frame, outcome: int) -> str:
        return f"ability p{f.cursor + 1} {ABILITY_CARDS[outcome].id}"


class KeepAbility(Node[Valley]):
    """Each keeps one of them; all others go back to the box. [MW-ABILITY-01, MW-ABILITY-02]"""

    def run(self, s: Valley, f: Frame) -> None:
        who = next((who for who in range(s.players) if s.offers[who] and s.ability[who] == NO_ABILITY), -1)
        if who >= 0:
            s.ask(Frame(self, Scope(who)), who, sorted(s.offers[who]))
        elif s.rules.abilities:
            s.offers = [[] for _ in s.offers]
            s.push(Frame(TURN_UP_FARM, f.scope))

    def answer(self, s: Valley, f: Frame, option: int) -> None:
        keep(s, f.scope.owner, option)
        s.push(Frame(self, f.scope))

    def notation(self, s: Valley, f: Frame, option: int) -> str:
        return f"keep {ABILITY_CARDS[option].id}"

    def refs(self, s: Valley, f: Frame, option: int) -> list[str]:
        return [f"ability:{ABILITY_CARDS[option].id}"]


class BeginAbilities(Node[Valley]):
    """What abilities do right after the set-up, in turn order."""

    def run(self, s: Valley, f: Frame) -> None:
        if s.rules.abilities:
            for who in reversed(s.order()):
                start = ABILITY_CARDS[s.ability[who]].start if s.ability[who] != NO_ABILITY else None
                if start is not None:
                    s.push(Frame(start, Scope(who)))


DEAL_ABILITIES: Final = DealAbilities()
KEEP_ABILITY: Final = KeepAbility()
CHOOSE_ABILITIES: Final[Seq[Valley]] = Seq(DEAL_ABILITIES, KEEP_ABILITY)
BEGIN_ABILITIES: Final = BeginAbilities()
STEPS: Final[dict[str, Node[Valley]]] = {"turn-up-farm": TURN_UP_FARM}
