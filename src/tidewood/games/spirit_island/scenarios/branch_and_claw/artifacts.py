"""Powers Long Forgotten: the eight sources of power, and what each does for the side that finds it."""

from __future__ import annotations

from typing import Final, NamedTuple

from tidewood.games.spirit_island import events
from tidewood.games.spirit_island.conditions.lands import Has
from tidewood.games.spirit_island.conditions.situations import All, ThatKind
from tidewood.games.spirit_island.fields import PLAYER
from tidewood.games.spirit_island.hooks import (
    ADDED,
    BUILD,
    BUILDS_EMPTY,
    DAMAGE,
    EXPLORED,
    HARM_BEGINS,
    HARMLESS,
    HELD_BACK,
    MARKER,
    MOVE_BEGINS,
    NO_FORGETTING,
    NO_RECLAIM,
    PLAYS,
    POWER,
    RANGE,
    RAVAGE_DAMAGE,
    RECLAIM_NOTED,
    SANDS_AS_ONE,
    TURN_BEGINS,
    UNTARGETED,
    USED_UP,
    cause_of,
)
from tidewood.games.spirit_island.pieces import BUILDINGS, DAHANS, FIRE, INVADERS, KINDS, STRIFE, TOKENS, kind_of
from tidewood.games.spirit_island.registry import number_of, register
from tidewood.games.spirit_island.scenarios.markers import put_marker
from tidewood.games.spirit_island.state import Island
from tidewood.games.spirit_island.verbs.at_time import LASTING, NEXT_RAVAGE, HoldsUntil, NormalRavage
from tidewood.games.spirit_island.verbs.event_verbs import InvadeHere
from tidewood.games.spirit_island.verbs.explorers import ONLY_SANDS, counted_in
from tidewood.games.spirit_island.verbs.fear import earn
from tidewood.games.spirit_island.verbs.give_up import leave_game
from tidewood.games.spirit_island.verbs.power_cards import HAS_RECLAIMED
from tidewood.games.spirit_island.verbs.powers import power_of
from tidewood.games.spirit_island.verbs.strife import wear_off
from tidewood.games.spirit_island.verbs.verb import Verb
from tidewood.games.spirit_island.words import (
    AFTER,
    ALL,
    ANY_LAND,
    CANNOT,
    COUNTS,
    DAHAN,
    JUNGLE,
    NUMBER,
    WETLAND,
    a_land,
    blight,
    damage,
    destroy,
    per,
    rule,
    then,
    this_turn,
)
from tidewood.games.spirit_island.words.event_words import most, next_turn, on_each_board
from tidewood.kernel.amounts import Amount, Condition
from tidewood.kernel.combine import NO
from tidewood.kernel.core import NOTHING, Frame, Node, Scope
from tidewood.kernel.declaration import Declaration
from tidewood.kernel.declare import STOP, option, part, question
from tidewood.kernel.ledger import note, noted
from tidewood.kernel.rows import THAT, Rule, lay

IDS: Final = (
    "burning-scale", "bronze-loop", "jagged-tooth", "icy-rib", "glowing-ember", "rope-of-wind", "pillar-of-sunlight",
    "sewn-sack",
)  # fmt: skip
PRICE: Final = 1  # Energy for each Power, to do what the Invaders' find forbids
HARM_PAID, HARM_ASKED = "fire-paid", "fire-asked"  # in the book of the Action
MOVE_PAID, MOVE_ASKED = "wind-paid", "wind-asked"
CHILL: Final = -3
EARNED: Final = 2  # Fear cards

register(HAS_RECLAIMED)


def by_power(scope: Scope) -> bool:
    return scope.owner >= 0 and cause_of(scope.mode) == POWER


def grants_fire(scope: Scope) -> bool:
    """Whether it is the doing of a Power Card with Fire."""
    return by_power(scope) and scope.card >= 0 and power_of(scope.card).elements[FIRE] > 0


class GrantsFire(Condition[Island]):
    def holds(self, s: Island, scope: Scope) -> bool:
        return grants_fire(scope)


class Unpaid(ThatKind):
    """A Power would do something to an Invader that nobody has paid for."""

    def __init__(self, paid: str, fire: bool) -> None:
        super().__init__(INVADERS)
        self.paid: Final = paid
        self.fire: Final = fire  # only of Powers with Fire

    def holds(self, s: Island, scope: Scope) -> bool:
        fits = grants_fire(scope) if self.fire else by_power(scope)
        return fits and super().holds(s, scope) and not noted(s, self.paid).size


class CanPay(Condition[Island]):
    """The Spirit whose Power it is was not asked yet, and can pay."""

    def __init__(self, asked: str, fire: bool) -> None:
        self.asked: Final = asked
        self.fire: Final = fire

    def holds(self, s: Island, scope: Scope) -> bool:
        fits = grants_fire(scope) if self.fire else by_power(scope)
        return fits and s.energy[scope.owner] >= PRICE and not noted(s, self.asked).size


class PayExtra(Verb):
    """Pay once for the whole Power, so that it does to Invaders what it says."""

    says = option("pay-extra", "pay 1 energy", refs=("player:{who}",), who=part(PLAYER))

    def __init__(self, paid: str, asked: str) -> None:
        self.paid: Final = paid
        self.asked: Final = asked

    def run(self, s: Island, f: Frame) -> None:
        note(s, self.asked, NOTHING.plus(0, 0, 0))
        s.ask(f, f.scope.owner, [f.scope.owner, STOP])

    def question(self, s: Island, f: Frame) -> Declaration | None:
        return ASK_FIRE if self.paid == HARM_PAID else ASK_WIND

    def declared(self, s: Island, f: Frame, option: int) -> Declaration | None:
        return NO if option == STOP else self.says

    def answer(self, s: Island, f: Frame, option: int) -> None:
        if option != STOP:
            s.energy[option] -= PRICE
            s.tell(events.PAID, (option, PRICE))
            note(s, self.paid, NOTHING.plus(0, 0, 0))


ASK_FIRE: Final = question("pay-extra.fire")
ASK_WIND: Final = question("pay-extra.wind")


class InSands(Condition[Island]):
    """The land is Sands, and there are Invaders in some Sands."""

    def holds(self, s: Island, scope: Scope) -> bool:
        return s.shows(scope.place, ONLY_SANDS) and counted_in(s, scope.place, INVADERS) > 0


class OnlyOne(Amount[Island]):
    """Of all card plays of a Spirit only one is left."""

    def of(self, s: Island, scope: Scope) -> int:
        who = scope.owner
        return min(1 - s.rules.panels[who].plays(s.uncovered[who]) - s.extra_plays[who], 0)


class FirstBuildings(Condition[Island]):
    """Towns or Cities have come to a land that had none."""

    def holds(self, s: Island, scope: Scope) -> bool:
        came = [thing for thing in scope.named(THAT).things if kind_of(thing[0]) in BUILDINGS]
        return bool(came) and s.buildings(scope.place) == len(came)


class ForEverySpirit(Node[Island]):
    """A rule holds for each Spirit as its own, for the rest of the game."""

    def __init__(self, made: Rule[Island], value: int) -> None:
        self.made: Final = made
        self.value: Final = value

    def run(self, s: Island, f: Frame) -> None:
        for who in range(s.players):
            lay(s, self.made, who, until=LASTING, value=self.value)
        s.tell(events.RULE_LASTS, (number_of(self.made), -1))


class Beside(Node[Island]):
    """A rule that goes with one of the same source, and is not shown beside it."""

    def __init__(self, made: Rule[Island]) -> None:
        self.made: Final = made

    def run(self, s: Island, f: Frame) -> None:
        lay(s, self.made, -1)


class DestroyTokens(Node[Island]):
    """All tokens of the land are destroyed, Strife included."""

    def run(self, s: Island, f: Frame) -> None:
        place = f.scope.place
        for shape in s.every_piece(place, TOKENS):
            s.take(place, shape)
            s.tell(events.DESTROYED, (kind_of(shape), s.site(place)))
        while s.strife(place):
            wear_off(s, place, [shape for shape in s.every_piece(place, INVADERS) if STRIFE.of(shape)])


class EarnCards(Node[Island]):
    """Fear cards are earned without Fear."""

    def run(self, s: Island, f: Frame) -> None:
        for _ in range(EARNED):
            earn(s)


class RemoveFromGame(Node[Island]):
    """Everything in the land leaves the game: pieces, Blight, tokens and Presence."""

    def run(self, s: Island, f: Frame) -> None:
        place = f.scope.place
        for shape in s.every_piece(place, tuple(range(KINDS))):
            s.take(place, shape)
            s.tell(events.REMOVED, (kind_of(shape), s.site(place)))
        for who in range(s.players):
            if s.present(who, place):
                leave_game(s, who, place, s.present(who, place))


class StaysHere(Node[Island]):
    """The marker stays in the land where it was found."""

    def __init__(self, made: Rule[Island]) -> None:
        self.made: Final = made

    def run(self, s: Island, f: Frame) -> None:
        put_marker(s, self.made, f.scope.place)


HELD: Final = [rule(f"{id}-held", COUNTS, MARKER) for id in IDS]
SCALE: Final = rule("burning-scale", NUMBER, DAMAGE, condition=GrantsFire(), n=1, once=True)
SCALE_KEPT: Final = rule("burning-scale-invaders", CANNOT, HARMLESS, condition=Unpaid(HARM_PAID, True))
SCALE_PAID: Final = rule(
    "burning-scale-paid", AFTER, HARM_BEGINS, PayExtra(HARM_PAID, HARM_ASKED),
    condition=All(Has(INVADERS), CanPay(HARM_ASKED, True)), part=True,
)  # fmt: skip
LOOP: Final = rule("bronze-loop", COUNTS, MARKER)
LOOP_USED: Final = rule("bronze-loop-used", COUNTS, USED_UP)
LOOP_KEPT: Final = rule("bronze-loop-invaders", COUNTS, SANDS_AS_ONE)
LOOP_BUILDS: Final = rule("bronze-loop-builds", COUNTS, BUILDS_EMPTY, condition=InSands())
TOOTH: Final = rule("jagged-tooth", COUNTS, RECLAIM_NOTED)
TOOTH_USED: Final = rule("jagged-tooth-used", COUNTS, NO_RECLAIM)
TOOTH_KEPT: Final = rule("jagged-tooth-invaders", AFTER, EXPLORED, InvadeHere(BUILD), condition=WETLAND)
RIB: Final = rule("icy-rib", NUMBER, RAVAGE_DAMAGE, condition=NormalRavage())
RIB_HOLDS: Final = rule("icy-rib-plays", NUMBER, PLAYS, n=OnlyOne())
RIB_KEPT: Final = rule("icy-rib-invaders", AFTER, TURN_BEGINS, this_turn(RIB_HOLDS))
EMBER: Final = rule("glowing-ember", COUNTS, NO_FORGETTING)
EMBER_KEPT: Final = rule(
    "glowing-ember-invaders", AFTER, ADDED, blight(1), condition=All(JUNGLE | WETLAND, FirstBuildings())
)
ROPE: Final = rule("rope-of-wind", NUMBER, RANGE)
ROPE_KEPT: Final = rule("rope-of-wind-invaders", CANNOT, HELD_BACK, condition=Unpaid(MOVE_PAID, False))
ROPE_PAID: Final = rule(
    "rope-of-wind-paid", AFTER, MOVE_BEGINS, PayExtra(MOVE_PAID, MOVE_ASKED), condition=CanPay(MOVE_ASKED, False),
    part=True,
)  # fmt: skip
PILLAR: Final = rule("pillar-of-sunlight", COUNTS, MARKER)
PILLAR_KEPT: Final = rule("pillar-of-sunlight-invaders", COUNTS, MARKER)
SACK: Final = rule("sewn-sack", COUNTS, MARKER)
SACK_KEPT: Final = rule("sewn-sack-invaders", COUNTS, UNTARGETED)


class Artifact(NamedTuple):
    """A source of power: what it is called, and what it does for either side."""

    spirits: Rule[Island]
    for_spirits: Node[Island]
    invaders: Rule[Island]
    for_invaders: Node[Island]


ARTIFACTS: Final = [
    Artifact(SCALE, HoldsUntil(SCALE), SCALE_KEPT, then(HoldsUntil(SCALE_KEPT), Beside(SCALE_PAID))),
    Artifact(LOOP, HoldsUntil(LOOP), LOOP_KEPT, then(HoldsUntil(LOOP_KEPT), Beside(LOOP_BUILDS))),
    Artifact(TOOTH, HoldsUntil(TOOTH), TOOTH_KEPT, HoldsUntil(TOOTH_KEPT)),
    Artifact(RIB, HoldsUntil(RIB, NEXT_RAVAGE, CHILL), RIB_KEPT, next_turn(RIB_KEPT)),
    Artifact(EMBER, HoldsUntil(EMBER), EMBER_KEPT, HoldsUntil(EMBER_KEPT)),
    Artifact(ROPE, ForEverySpirit(ROPE, 1), ROPE_KEPT, then(HoldsUntil(ROPE_KEPT), Beside(ROPE_PAID))),
    Artifact(
        PILLAR, then(EarnCards(), a_land(DAHAN, damage(per(DAHAN, 2)))),
        PILLAR_KEPT, on_each_board(most(BUILDINGS), destroy(ALL, DAHANS), DestroyTokens(), blight(1)),
    ),
    Artifact(SACK, a_land(ANY_LAND, RemoveFromGame()), SACK_KEPT, StaysHere(SACK_KEPT)),
]  # fmt: skip
