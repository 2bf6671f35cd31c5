"""Rules that Events of Jagged Earth lay, and what they do to Spirits, cards and Blight."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island import events
from tidewood.games.spirit_island.conditions.lands import LandFilter
from tidewood.games.spirit_island.fields import ELEMENT, HERE, PLAYER, SPIRIT_OF
from tidewood.games.spirit_island.fields import POWER as POWER_CARD
from tidewood.games.spirit_island.hooks import ELEMENT_STAYS, MARKED
from tidewood.games.spirit_island.pieces import (
    BUILDINGS,
    DAHAN,
    DAHANS,
    INVADERS,
    TOWN,
    WILDS,
    damage_of,
    kind_of,
)
from tidewood.games.spirit_island.registry import number_of, register
from tidewood.games.spirit_island.state import STAGE_1, Island
from tidewood.games.spirit_island.verbs.add import came
from tidewood.games.spirit_island.verbs.at_time import LASTING
from tidewood.games.spirit_island.verbs.blight import FLIP, LOSE_PRESENCE, WHOSE, take_blight
from tidewood.games.spirit_island.verbs.damage import DEALT, STRENGTH_NAMED
from tidewood.games.spirit_island.verbs.deck_tops import take_invader_card
from tidewood.games.spirit_island.verbs.destroy_and_remove import Destroy
from tidewood.games.spirit_island.verbs.presence import DestroyPresence, bring_presence, may_be
from tidewood.games.spirit_island.verbs.so_many import LEFT, SoManyHere, on_piece
from tidewood.games.spirit_island.verbs.strife import calm, wear_off
from tidewood.games.spirit_island.verbs.verb import Verb, to_land
from tidewood.kernel.amounts import Amount, Flat
from tidewood.kernel.bits import PLAYER_SET
from tidewood.kernel.combine import When
from tidewood.kernel.core import Frame, Node, Result, Scope, number
from tidewood.kernel.decks import UNSEEN, card_of, pool_of
from tidewood.kernel.declare import Held, option, part, question
from tidewood.kernel.ledger import noted
from tidewood.kernel.rows import COUNTS, THIS_TURN, Rule, lay

MARK: Final[Rule[Island]] = register(Rule("event-mark", COUNTS, MARKED))
STAYS: Final[Rule[Island]] = register(Rule("permanent-element", COUNTS, ELEMENT_STAYS))


class MarkBoard(Node[Island]):
    """Notes for the turn that it has happened on the board of the land."""

    def run(self, s: Island, f: Frame) -> None:
        lay(s, MARK, -1, f.scope.place, THIS_TURN)


class InEachLandOf(Node[Island]):
    """A rule holds this turn in every land of the board that fits."""

    def __init__(self, rule: Rule[Island], land: LandFilter, value: int = 0) -> None:
        self.rule: Final = rule
        self.land: Final = land
        self.value: Final = value

    def run(self, s: Island, f: Frame) -> None:
        for place in s.map.lands_of[f.scope.card]:
            if self.land.fits(s, place, f.scope):
                lay(s, self.rule, -1, place, THIS_TURN, value=self.value)
        s.tell(events.RULE_HOLDS, (number_of(self.rule), -1, -1))


class LayAmount(Node[Island]):
    """A rule holds this turn with a number, or so many times, that is counted now."""

    def __init__(
        self, rule: Rule[Island], value: Amount[Island] | None = None, uses: Amount[Island] | None = None
    ) -> None:
        self.rule: Final = rule
        self.value: Final = value
        self.uses: Final = uses

    def run(self, s: Island, f: Frame) -> None:
        value = 0 if self.value is None else self.value.of(s, f.scope)
        uses = -1 if self.uses is None else self.uses.of(s, f.scope)
        if uses:
            lay(s, self.rule, -1, -1, THIS_TURN, uses, value)
            s.tell(events.RULE_HOLDS, (number_of(self.rule), -1, -1))


class TruceHere(Verb):
    """1 Dahan of the land takes no part in Ravages this turn, and if there is one, 1 Town or City, which the players
    choose: the card speaks of all lands with Dahan, and no ruling narrows it (spiritislandwiki.com, Temporary Truce).
    """

    says = on_piece("truce")
    asks = question("truce", by_card=True, here=HERE)

    def __init__(self, rule: Rule[Island]) -> None:
        self.rule: Final = rule

    def run(self, s: Island, f: Frame) -> None:
        self.answer(s, f, DAHAN)
        buildings = [kind for kind in BUILDINGS if s.count(f.scope.place, (kind,))]
        if buildings:
            self.ask(s, f, buildings)

    def answer(self, s: Island, f: Frame, option: int) -> None:
        lay(s, self.rule, -1, f.scope.place, THIS_TURN, value=option + 1)


class LowerDefend(Node[Island]):
    """What Spirits defend is so much less in every land this turn."""

    def __init__(self, rule: Rule[Island], n: int) -> None:
        self.rule: Final = rule
        self.n: Final = n

    def run(self, s: Island, f: Frame) -> None:
        for place in s.map.lands:
            less = min(self.n, s.defence(place))
            if less:
                lay(s, self.rule, -1, place, THIS_TURN, value=-less)


class PermanentElement(Verb):
    """A Spirit gains an element for the rest of the game."""

    says = option("element", "{element}", element=part(ELEMENT))
    asks = question("permanent-element", by_card=True)

    def run(self, s: Island, f: Frame) -> None:
        self.ask(s, f, list(range(8)))

    def answer(self, s: Island, f: Frame, option: int) -> None:
        who = f.scope.chooser
        lay(s, STAYS, who, -1, LASTING, value=option)
        s.elements[who * 8 + option] += 1
        s.tell(events.ELEMENT_GAINED, (who, option))


class TimesPlayers(Node[Island]):
    """The part, once for each player."""

    def __init__(self, part: Node[Island]) -> None:
        self.part: Final = part

    def run(self, s: Island, f: Frame) -> None:
        for _ in range(s.players):
            s.push(Frame(self.part, f.scope))

    def children(self) -> list[Node[Island]]:
        return [self.part]


class ByHealth(When[Island]):
    """One part on a healthy island, another on a blighted one."""


class LoseEnergy(Node[Island]):
    def __init__(self, n: int) -> None:
        self.n: Final = n

    def can(self, s: Island, scope: Scope) -> bool:
        return s.energy[scope.chooser] >= self.n

    def run(self, s: Island, f: Frame) -> None:
        s.energy[f.scope.chooser] -= self.n
        s.tell(events.PAID, (f.scope.chooser, self.n))


# -- Blight


class BlightOntoCard(Node[Island]):
    """Blight from the box comes onto the Blight card."""

    def __init__(self, amount: Amount[Island]) -> None:
        self.amount: Final = amount

    def run(self, s: Island, f: Frame) -> None:
        n = self.amount.of(s, f.scope)
        s.blight_pool += n
        s.tell(events.BLIGHT_ONTO_CARD, (n,))


GIVEN: Final = Held(PLAYER_SET)  # who has had one more


class DrawStrength(Verb):
    """Blight goes from its card to the box, 1 for each player and then until the card flips; for each the Spirits gain
    3 Energy in all, divided as evenly as possible.
    """

    says = option("spirit", "to {who}", refs=("player:{who}",), spirit=part(SPIRIT_OF), who=part(PLAYER))
    asks = question("more-energy", by_card=True, left=LEFT)

    def run(self, s: Island, f: Frame) -> None:
        if LEFT.of(f) < 0:
            removed = f.got.size
            if s.blight_pool > 0 and (removed < s.players or (s.blight_card < 0 and s.rules.has_blight_card)):
                s.push(f.having(number(removed + 1)))
                s.tell(events.BLIGHT_TO_BOX, (1,))
                take_blight(s)
                return
            each, rest = divmod(3 * removed, s.players)
            for who in range(s.players):
                s.energy[who] += each
                s.tell(events.ENERGY, (who, each))
            s.push(GIVEN.put(LEFT.frame(self, f.scope, rest), 0))
        elif LEFT.of(f):
            options = [who for who in range(s.players) if not PLAYER_SET.has(GIVEN.of(f), who)]
            self.ask(s, f, options)

    def answer(self, s: Island, f: Frame, option: int) -> None:
        s.energy[option] += 1
        s.tell(events.ENERGY, (option, 1))
        s.push(GIVEN.put(LEFT.frame(self, f.scope, LEFT.of(f) - 1), PLAYER_SET.plus(GIVEN.of(f), option)))

    def children(self) -> list[Node[Island]]:
        return [FLIP]


# -- decks


class LastCardsToBox(Node[Island]):
    """The bottommost cards of stage II and III of the Invader deck leave the game."""

    def run(self, s: Island, f: Frame) -> None:
        for stage in (STAGE_1 + 1, STAGE_1 + 2):
            for i in reversed(range(len(s.invader_deck))):
                if pool_of(s.invader_deck[i]) == stage:
                    take_invader_card(s, i)
                    s.tell(events.INVADER_CARD_TO_BOX, (1,))
                    break


class LoseFear(Node[Island]):
    """2 earned Fear cards are discarded without effect; if there are none, Fear goes back to the pool."""

    def run(self, s: Island, f: Frame) -> None:
        if not s.earned:
            s.fear = max(s.fear - 2 * s.players, 0)
            s.tell(events.FEAR_BACK, (2 * s.players,))
        for _ in range(2):
            if s.earned:
                card = card_of(s.earned.pop(0))
                if card != UNSEEN:
                    s.fear_discard.append(card)
                s.tell(events.FEAR_CARD_LOST, (int(card != UNSEEN),))


class RegainUnique(Verb):
    """A unique Power that the Spirit has forgotten returns to its hand."""

    says = option("card", "reclaim {card}", card=part(POWER_CARD))
    asks = question("regain", by_card=True)

    def can(self, s: Island, scope: Scope) -> bool:
        return bool(s.forgotten[scope.chooser])

    def run(self, s: Island, f: Frame) -> None:
        cards = sorted(s.forgotten[f.scope.chooser])
        if cards:
            self.ask(s, f, cards)

    def answer(self, s: Island, f: Frame, option: int) -> None:
        who = f.scope.chooser
        s.forgotten[who].remove(option)
        s.hand[who] = sorted([*s.hand[who], option])
        s.tell(events.RECLAIMED, (who, option))


# -- pieces and Presence


class DestroyDamaged(Destroy):
    """Destroy Invaders that have taken damage."""

    def choices(self, s: Island, f: Frame) -> list[int]:
        return [shape for shape in super().choices(s, f) if damage_of(shape)]

    def can(self, s: Island, scope: Scope) -> bool:
        return any([damage_of(shape) for shape in s.every_piece(scope.place, INVADERS)])


class RemoveStrife(SoManyHere):
    """Strife goes from an Invader of the land."""

    says = on_piece("calm")
    asks = question("remove-strife", by_card=True, here=HERE)

    def __init__(self) -> None:
        super().__init__(Flat(1), INVADERS)

    def choices(self, s: Island, f: Frame) -> list[int]:
        every = s.pieces(f.scope.place, INVADERS)
        return [shape for shape in every if shape not in calm(s, every)]

    def take(self, s: Island, f: Frame, option: int) -> None:
        wear_off(s, f.scope.place, [option])


class Retaliate(Node[Island]):
    """Each Town and City that is left deals 1 damage to the Dahan of the land; Strife and Defend count."""

    def run(self, s: Island, f: Frame) -> None:
        place = f.scope.place
        every = s.every_piece(place, BUILDINGS)
        n = max(len(calm(s, every)) - s.defence(place), 0)
        wear_off(s, place, every)
        if n:
            s.push(Frame(DEALT[DAHANS], f.scope.naming(STRENGTH_NAMED, number(n))))

    def mentions(self) -> list[str]:
        return ["damage", "dahan"]

    def children(self) -> list[Node[Island]]:
        return [DEALT[DAHANS]]


class LeaveForWilds(DestroyPresence):
    """Presence of one's own is destroyed, and Wilds come in place of each."""

    def take(self, s: Island, f: Frame, option: int) -> None:
        s.push(WHOSE.frame(LOSE_PRESENCE, f.scope.at(option), f.scope.chooser))
        s.add(option, WILDS)
        s.tell(events.ADDED, (WILDS, s.site(option), 1))


class PushOwn(Verb):
    """One of the chooser's Presence is pushed out of the land, and something is done where it goes."""

    says = to_land("push presence {here}→{land}", here=HERE)
    asks = question("push-own", by_card=True, here=HERE)

    def __init__(self, part: Node[Island]) -> None:
        self.part: Final = part  # in the land it goes to

    def lands(self, s: Island, scope: Scope) -> list[int]:
        return [p for p in s.adjacent(scope.place, scope.mode) if may_be(s, scope.chooser, p, scope.mode)]

    def can(self, s: Island, scope: Scope) -> bool:
        return s.present(scope.chooser, scope.place) > 0 and bool(self.lands(s, scope))

    def run(self, s: Island, f: Frame) -> None:
        if self.can(s, f.scope):
            self.ask(s, f, self.lands(s, f.scope))

    def answer(self, s: Island, f: Frame, option: int) -> None:
        who, place = f.scope.chooser, f.scope.place
        s.add_presence(who, place, -1)
        s.tell(events.PRESENCE_MOVED, (who, s.site(place), s.site(option)))
        s.push(Frame(self.part, f.scope.from_origin(place).at(option)))
        bring_presence(s, f.scope, who, option, place)

    def children(self) -> list[Node[Island]]:
        return [self.part]


class TownNextDoor(Verb):
    """A Town comes to a land next to one where the Action has destroyed Towns or Cities."""

    says = to_land("town {land}")
    asks = question("town-next-door")

    def run(self, s: Island, f: Frame) -> None:
        fallen = [place for shape, place, _ in noted(s, "destroyed").things if kind_of(shape) in BUILDINGS]
        lands = [p for p in s.map.lands if any([p in s.near(o) and not s.is_isolated(o) for o in fallen])]
        lands = [p for p in lands if not s.is_isolated(p)]
        if lands:
            self.ask(s, f, lands)

    def answer(self, s: Island, f: Frame, option: int) -> None:
        s.add(option, TOWN)
        s.tell(events.ADDED, (TOWN, s.site(option), 1))
        came(s, f.scope.at(option), Result(((TOWN, -1, option),), 1))
