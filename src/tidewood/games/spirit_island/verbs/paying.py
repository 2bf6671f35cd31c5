"""Energy that is paid for an effect, and cards that are played beside the usual time."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island import events
from tidewood.games.spirit_island.fields import NUMBER, PLAYER, SPIRIT_OF
from tidewood.games.spirit_island.state import Island
from tidewood.games.spirit_island.verbs.event_parts import PreventVote
from tidewood.games.spirit_island.verbs.joint_payment import pay_energy
from tidewood.games.spirit_island.verbs.on_boards import BOARD
from tidewood.games.spirit_island.verbs.play_cards import PLAY_CARD, cost_of, play
from tidewood.games.spirit_island.verbs.verb import STOP, Verb
from tidewood.kernel.core import NOTHING, Frame, Node, Scope, number
from tidewood.kernel.declare import Owner, option, part, question
from tidewood.kernel.joint import LEFT, JointPayment
from tidewood.kernel.votes import NOBODY, Volunteer


class Pay(Node[Island]):
    """Energy for an effect; without it, or where the effect does nothing, there is nothing to pay for."""

    def __init__(self, n: int, part: Node[Island]) -> None:
        self.n: Final = n
        self.part: Final = part

    def can(self, s: Island, scope: Scope) -> bool:
        return s.energy[scope.chooser] >= self.n and self.part.can(s, scope)

    def run(self, s: Island, f: Frame) -> None:
        if self.can(s, f.scope):
            s.energy[f.scope.chooser] -= self.n
            s.tell(events.PAID, (f.scope.chooser, self.n))
            s.push(f.run_by(self.part))

    def children(self) -> list[Node[Island]]:
        return [self.part]


class PlayAnother(Verb):
    """A card more is played at once, paying its cost; if it is Slow it waits for its phase."""

    says = PLAY_CARD
    stops = option("do-not-play", "stop")
    asks = question("play-another", by_card=True)

    def cards(self, s: Island, who: int) -> list[int]:
        return [card for card in s.hand[who] if cost_of(s, who, card) <= s.energy[who]]

    def can(self, s: Island, scope: Scope) -> bool:
        return bool(self.cards(s, scope.chooser))

    def run(self, s: Island, f: Frame) -> None:
        cards = self.cards(s, f.scope.chooser)
        if cards:
            self.ask(s, f, [*cards, STOP])

    def answer(self, s: Island, f: Frame, option: int) -> None:
        who = f.scope.chooser
        if option != STOP:
            s.plays[who] += 1  # it does not count against the limit
            play(s, who, option)
            s.done[who] = 0


class PayAny(Verb):
    """Pay as much Energy as one likes, at least 1."""

    says = option("pay-any-energy", "pay {n} energy", refs=("player:{who}",), n=part(NUMBER), who=Owner(PLAYER))
    asks = question("pay-energy", by_card=True)

    def __init__(self, let: str) -> None:
        self.let = let

    def can(self, s: Island, scope: Scope) -> bool:
        return s.energy[scope.chooser] > 0

    def run(self, s: Island, f: Frame) -> None:
        s.result = NOTHING
        if self.can(s, f.scope):
            self.ask(s, f, list(range(1, s.energy[f.scope.chooser] + 1)))

    def answer(self, s: Island, f: Frame, option: int) -> None:
        s.energy[f.scope.chooser] -= option
        s.tell(events.PAID, (f.scope.chooser, option))
        s.result = number(option)


class PayJointly(JointPayment[Island]):
    """Spirits pay so much Energy together, 1 at a time, whoever likes."""

    says = option("pay-jointly", "pay 1 energy", refs=("player:{who}",), who=part(PLAYER))
    asks = question("pay-jointly", left=LEFT)

    def __init__(self, n: int) -> None:
        self.n: Final = n

    def due(self, s: Island, scope: Scope) -> int:
        return self.n

    def can(self, s: Island, scope: Scope) -> bool:
        return sum(s.energy) >= self.due(s, scope)

    def offers(self, s: Island, f: Frame, who: int) -> list[int]:
        return [who] if s.energy[who] else []

    def give(self, s: Island, f: Frame, option: int) -> None:
        pay_energy(s, option)


class PayForEachPlayer(PayJointly):
    """Likewise, so much for each player."""

    says = option("pay-shared", "pay", refs=("player:{who}",), spirit=part(SPIRIT_OF), who=part(PLAYER))
    asks = question("pay-shared", left=LEFT)

    def due(self, s: Island, scope: Scope) -> int:
        return self.n * s.players


class PaidByAny(Volunteer[Island]):
    """Any one Spirit may pay so much Energy; what comes of it tells whether one has."""

    def __init__(self, n: int) -> None:
        self.n: Final = n

    def able(self, s: Island, scope: Scope) -> list[int]:
        return [who for who in range(s.players) if s.energy[who] >= self.n]

    def declined(self, s: Island, f: Frame, who: int) -> None:
        s.tell(events.DECLINED, (who,))

    def settle(self, s: Island, f: Frame, who: int) -> None:
        s.result = number(int(who != NOBODY))
        if who != NOBODY:
            s.energy[who] -= self.n
            s.tell(events.PAID, (who, self.n))
            self.paid(s, f)

    def paid(self, s: Island, f: Frame) -> None:
        """For what follows at once."""


class Prevent(PreventVote):
    """The first part happens, unless the Spirits agree to do one of the others instead. [SI-EVENT-13, SI-EVENT-14]"""

    asks = question("prevent", by_card=True, board=BOARD)

    def run(self, s: Island, f: Frame) -> None:
        if self.parts[0].can(s, f.scope):
            super().run(s, f)
