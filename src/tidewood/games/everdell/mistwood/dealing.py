"""What the modules of Mistwood deal at set-up: a legendary critter and construction to each player, and ability cards.
[MW-LEGEND-01 to MW-LEGEND-06, MW-ABILITY-01 to MW-ABILITY-03]
"""

from __future__ import annotations

from typing import Final

from tidewood.games.everdell.card import TERMS
from tidewood.games.everdell.events import DEALT_LEGEND, HAS_ABILITY
from tidewood.games.everdell.fields import ABILITY, NUMBER, PLAYER_SET
from tidewood.games.everdell.pieces import CONSTRUCTION, CRITTER, LEGEND_POOL, NO_ABILITY
from tidewood.games.everdell.rules import PHANTOMIA
from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.verbs.abilities import ABILITY_CARDS
from tidewood.games.everdell.verbs.farm_stack import TURN_UP_FARM, stack_farms
from tidewood.games.everdell.verbs.naming import CHOSEN_CARD, SEAT
from tidewood.kernel.chance import draw
from tidewood.kernel.combine import Seq
from tidewood.kernel.core import Frame, Node, Scope
from tidewood.kernel.decks import card_of, known_to, slot
from tidewood.kernel.declare import Cursor, Worked, option, part, question
from tidewood.kernel.rows import lay


def undealt(s: Valley, folk: int) -> list[int]:
    """The legendary critters or constructions that nobody has."""
    return [card for card, n in enumerate(s.pools[LEGEND_POOL]) if n and s.cards[card].folk == folk]


# How many legendary cards are dealt. Each player gets two, one after the other: of which folk the next is, and whose
DEALT: Final = Cursor(NUMBER)
DEALT_FOLK: Final = part(NUMBER, bits=1)
DEALT_SEAT: Final = part(NUMBER, above=DEALT_FOLK)
DEALT_TO: Final = Worked(SEAT, lambda s, f, option: dealt_to(f))


def dealt_to(f: Frame) -> int:
    return DEALT_SEAT.of(DEALT.of(f))


class DealLegends(Node[Valley]):
    """Critters and constructions are shuffled apart; each player is dealt one of both, face down. The rest goes back
    to the box. [MW-LEGEND-01, MW-LEGEND-02, MW-LEGEND-03, MW-LEGEND-04]
    """

    falls = option("card", "legend {who} {card}", who=DEALT_TO, card=CHOSEN_CARD)
    asks = question("deal-legend", who=DEALT_TO)

    def run(self, s: Valley, f: Frame) -> None:
        i = max(DEALT.of(f), 0)
        if s.rules.legends and DEALT_SEAT.of(i) < s.players:  # MW-LEGEND-21
            cards = undealt(s, (CRITTER, CONSTRUCTION)[DEALT_FOLK.of(i)])
            s.chance(DEALT.frame(self, f.scope, i), cards, [1] * len(cards))

    def fell(self, s: Valley, f: Frame, outcome: int) -> None:
        who = dealt_to(f)
        s.pools[LEGEND_POOL][outcome] -= 1
        give_legend(s, who, outcome)
        s.tell(DEALT_LEGEND, (who,), (outcome,), PLAYER_SET.only(who))
        s.push(DEALT.frame(self, f.scope, DEALT.of(f) + 1))


def give_legend(s: Valley, who: int, card: int) -> None:
    """It lies beside the city and is no hand card; its owner may look at it. [MW-LEGEND-05, MW-LEGEND-06]"""
    packed = slot(LEGEND_POOL, card, PLAYER_SET.only(who))
    s.legends = [[*own, packed] if i == who else own for i, own in enumerate(s.legends)]


def redraw_legends(s: Valley, who: int) -> None:
    """What this player does not know of others' legendary cards is drawn again, with what went back to the box."""
    fresh = [own[:] for own in s.legends]
    hidden = [
        (own, i)
        for own in fresh
        for i, packed in enumerate(own)
        if who < 0 or not PLAYER_SET.has(known_to(packed), who)
    ]
    pool = s.pools[LEGEND_POOL]
    folks = [s.cards[card_of(own[i])].folk for own, i in hidden]
    for own, i in hidden:
        pool[card_of(own[i])] += 1
    for (own, i), folk in zip(hidden, folks, strict=True):
        cards = undealt(s, folk)
        card = cards[draw(s.rng, len(cards))]
        s.rng += 1
        pool[card] -= 1
        own[i] = slot(LEGEND_POOL, card, known_to(own[i]))
    s.legends = fresh


DEAL_LEGENDS: Final = DealLegends()


def in_play(s: Valley) -> list[int]:
    """The ability cards that are dealt; against Phantomia not all. [PH-ABILITY-01]"""
    every = [card.number for card in ABILITY_CARDS]
    return [number for number in every if not TERMS[number].among_people] if s.rules.opponent == PHANTOMIA else every


def keep(s: Valley, who: int, number: int) -> None:
    """The card lies open, and its ability holds from now on. [MW-ABILITY-01]"""
    s.ability = [*s.ability[:who], number, *s.ability[who + 1 :]]
    lay(s, ABILITY_CARDS[number].rule, who)
    s.tell(HAS_ABILITY, (who, number))
    if TERMS[number].stacks_farms:
        stack_farms(s)


DRAWER: Final = Cursor(SEAT)
CHOSEN_ABILITY: Final = part(ABILITY)


class DealAbilities(Node[Valley]):
    """Each player draws two cards, or one where there are too few. [MW-ABILITY-01, MW-ABILITY-03]"""

    falls = option("ability", "ability {who} {ability}", who=DRAWER, ability=CHOSEN_ABILITY)
    asks = question("deal-ability", who=DRAWER)

    def run(self, s: Valley, f: Frame) -> None:
        every = in_play(s)
        each = 2 if 2 * s.players <= len(every) else 1
        who = next((who for who in range(s.players) if len(s.offers[who]) < each), -1)
        if s.rules.abilities and who >= 0:
            left = [number for number in every if not any([number in own for own in s.offers])]
            s.chance(DRAWER.frame(self, f.scope, who), left, [1] * len(left))

    def fell(self, s: Valley, f: Frame, outcome: int) -> None:
        who = DRAWER.of(f)
        s.offers = [[*own, outcome] if i == who else own for i, own in enumerate(s.offers)]
        s.push(Frame(self, f.scope))


class KeepAbility(Node[Valley]):
    """Each keeps one of them; all others go back to the box. [MW-ABILITY-01, MW-ABILITY-02]"""

    says = option("ability", "keep {ability}", ability=CHOSEN_ABILITY)
    asks = question("keep-ability")

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
