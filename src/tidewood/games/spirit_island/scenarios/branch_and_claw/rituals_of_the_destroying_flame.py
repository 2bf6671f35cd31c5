"""Rituals of the Destroying Flame: Invaders are immune to harm, but for sacred flames near them, or at a price."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.challenges import Challenge
from tidewood.games.spirit_island.conditions.situations import ThatKind
from tidewood.games.spirit_island.fields import HERE, PIECE
from tidewood.games.spirit_island.hooks import (
    ACT_SPIRIT,
    DROWNED,
    HARM_BEGINS,
    HARMLESS,
    MARKER,
    POWER,
    SPIRIT,
    USED_UP,
    cause_of,
)
from tidewood.games.spirit_island.hooks import SCENARIO as BY_SCENARIO
from tidewood.games.spirit_island.pieces import FIRE, INVADERS, OCEAN
from tidewood.games.spirit_island.scenarios.difficulty import DIFFICULTY
from tidewood.games.spirit_island.scenarios.markers import marked, put_marker
from tidewood.games.spirit_island.state import GROWING, Island
from tidewood.games.spirit_island.verbs.causes import DoneBy
from tidewood.games.spirit_island.verbs.drowning import drowning
from tidewood.games.spirit_island.verbs.event_parts import stage_of
from tidewood.games.spirit_island.verbs.paying import PaidByAny
from tidewood.games.spirit_island.verbs.piece_changes import MOVE_PIECE
from tidewood.games.spirit_island.verbs.power_cards import Forget
from tidewood.games.spirit_island.verbs.powers import power_of
from tidewood.games.spirit_island.verbs.verb import Verb, to_land
from tidewood.games.spirit_island.view import Closed, Why
from tidewood.games.spirit_island.words import (
    AFTER,
    CANNOT,
    COUNTS,
    INSTEAD,
    MAY,
    YOUR_PRESENCE,
    a_land,
    blight,
    damage,
    energy,
    fear,
    rule,
    then,
    when,
)
from tidewood.kernel.amounts import Amount, Condition
from tidewood.kernel.combine import JOINT_PLAYER, Seq
from tidewood.kernel.core import NOTHING, Frame, Node, Scope
from tidewood.kernel.declare import Worked, option, question
from tidewood.kernel.ledger import note, noted
from tidewood.kernel.rows import THAT, THIS_TURN, Action, lay

PRICE: Final = 2  # Energy, to harm Invaders without a flame
EVERYWHERE: Final = -1  # what a Spirit pays for its Power covers all lands
ASKED: Final = "flame-asked"  # in the book of the Action: for which lands
PAID: Final = "flame-paid"
FLAME: Final = rule("flame-marker", COUNTS, MARKER)
RITUAL_DONE: Final = rule("ritual-of-the-flame-done", COUNTS, USED_UP)


def is_near_flame(s: Island, scope: Scope) -> bool:
    """Whether there is a Flame Marker in the land or next to it."""
    steps = s.steps(scope.mode)[scope.place]
    return any([steps[place] <= 1 for place in marked(s, FLAME)])


def is_paid(s: Island, scope: Scope) -> bool:
    return any([where in (scope.place, EVERYWHERE) for _, where, _ in noted(s, PAID).things])


def is_immune(s: Island, scope: Scope) -> bool:
    return not is_near_flame(s, scope) and not is_paid(s, scope)


def by_spirit(scope: Scope) -> bool:
    """Whether a Spirit does it, by a Power or an ability of its own."""
    return scope.owner >= 0 and cause_of(scope.mode) in (POWER, SPIRIT)


class ImmuneInvader(ThatKind):
    """That is an Invader, with no flame near it, and nobody has paid."""

    def __init__(self) -> None:
        super().__init__(INVADERS)

    def holds(self, s: Island, scope: Scope) -> bool:
        return super().holds(s, scope) and is_immune(s, scope)


def payers(s: Island, scope: Scope) -> list[int]:
    """Who may pay: the Spirit whose doing it is, or anybody for what is no Spirit's."""
    able = [who for who in range(s.players) if s.energy[who] >= PRICE]
    return [who for who in able if who == scope.owner] if by_spirit(scope) else able


class MayPay(Condition[Island]):
    """Immune Invaders are in the land, somebody can pay for harm to them, and was not asked yet."""

    def holds(self, s: Island, scope: Scope) -> bool:
        if not s.invaders(scope.place) or not is_immune(s, scope) or not payers(s, scope):
            return False
        return all([place != scope.place for _, place, _ in noted(s, ASKED).things])


class PayForHarm(PaidByAny):
    """Pay so that Invaders of the land can be harmed: by the whole Power, or by what is no Spirit's in this land."""

    says = option("pay-for-harm", "pay 2 energy", refs=("player:{who}",), who=JOINT_PLAYER)
    asks = question("pay-for-harm", here=HERE)

    def __init__(self) -> None:
        super().__init__(PRICE)

    def able(self, s: Island, scope: Scope) -> list[int]:
        return payers(s, scope)

    def run(self, s: Island, f: Frame) -> None:
        if not f.got.size:
            note(s, ASKED, NOTHING.plus(0, f.scope.place, 0))
        super().run(s, f)

    def paid(self, s: Island, f: Frame) -> None:
        note(s, PAID, NOTHING.plus(0, EVERYWHERE if by_spirit(f.scope) else f.scope.place, 0))


class BackToLand(Verb):
    """Invaders that are not destroyed cannot stay in the Ocean: they move to the closest land."""

    says = to_land("to {land}")
    asks = question("back-to-land", piece=Worked(PIECE, drowning))

    def run(self, s: Island, f: Frame) -> None:
        self.ask(s, f, self.lands(s, f.scope))

    def shut(self, s: Island, f: Frame, place: int) -> Closed:
        return "not-first"

    def lands(self, s: Island, scope: Scope) -> list[int]:
        """Where it came from, if that is a land; else the coast of the Ocean."""
        origin = scope.named(THAT).things[0][1]
        if origin >= 0 and s.map.terrain[origin] != OCEAN:
            return [origin]
        return [scope.place] if s.map.terrain[scope.place] != OCEAN else s.map.near[scope.place]

    def answer(self, s: Island, f: Frame, option: int) -> None:
        if option != f.scope.place:
            for shape, _, _ in f.scope.named(THAT).things:
                s.push(MOVE_PIECE.frame(f.scope.from_origin(f.scope.place).at(option), shape))

    def children(self) -> list[Node[Island]]:
        return [MOVE_PIECE]


# -- the ritual


class Stage(Amount[Island]):
    """As much as the stage of the Invaders."""

    def of(self, s: Island, scope: Scope) -> int:
        return stage_of(s)


class PerDahan(Amount[Island]):
    def of(self, s: Island, scope: Scope) -> int:
        return s.dahan(scope.place)


class ForgetFire(Forget):
    """Forget a Power Card with Fire."""

    def options(self, s: Island, scope: Scope) -> list[int]:
        return [card for card in super().options(s, scope) if power_of(card).elements[FIRE]]


class LightFlame(Node[Island]):
    """A Flame Marker comes to the land, for good."""

    def run(self, s: Island, f: Frame) -> None:
        put_marker(s, FLAME, f.scope.place)


class Flame(Seq[Island]):
    """What the ritual does in its land."""


class Perform(Verb):
    """The ritual, once a turn for each Spirit, after all have grown."""

    def __init__(self) -> None:
        strikes = then(fear(Stage()), damage(PerDahan()))
        flame = Flame(LightFlame(), blight(1), energy(Stage()), when(INVADERS, strikes))
        self.forget: Final = ForgetFire()
        self.part: Final = Action(DoneBy(BY_SCENARIO, then(self.forget, a_land(YOUR_PRESENCE, flame))))

    def can(self, s: Island, scope: Scope) -> bool:
        who = scope.owner
        if GROWING in s.done or not self.forget.can(s, scope.chosen_by(who)):
            return False
        return not any([row.rule is RITUAL_DONE and row.owner == who for row in s.rows])

    def lacks(self, s: Island, scope: Scope) -> Why | None:
        if any([row.rule is RITUAL_DONE and row.owner == scope.owner for row in s.rows]):
            return "used-up"
        return "grow-first" if GROWING in s.done else "no-elements"

    def run(self, s: Island, f: Frame) -> None:
        lay(s, RITUAL_DONE, f.scope.owner, until=THIS_TURN)
        s.push(Frame(self.part, f.scope))

    def children(self) -> list[Node[Island]]:
        return [self.part]


SCENARIO: Final = Challenge(
    "rituals-of-the-destroying-flame", DIFFICULTY["rituals-of-the-destroying-flame"],
    rules=[
        rule("invader-immunity", CANNOT, HARMLESS, condition=ImmuneInvader()),
        rule("invader-immunity-paid", AFTER, HARM_BEGINS, PayForHarm(), condition=MayPay(), part=True),
        rule("invader-immunity-at-sea", INSTEAD, DROWNED, BackToLand(), condition=ImmuneInvader()),
    ],
    spirit_rules=[rule("ritual-of-the-destroying-flame", MAY, ACT_SPIRIT, Perform())],
)  # fmt: skip
