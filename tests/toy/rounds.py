"""The toy's round, composed from its set-up."""

from __future__ import annotations

from typing import Final

from tests.toy import decks
from tests.toy.state import HAMLET, LANDS, SCOUT, Islet
from tests.toy.words import CARDS, Card
from tidewood.kernel.combine import EachPlayer, FirstWhole, Forever, Labelled, Seq, Step, Together
from tidewood.kernel.core import Frame, Node, Scope
from tidewood.kernel.decks import card_of
from tidewood.kernel.declaration import Happening
from tidewood.kernel.rows import THIS_TURN, expire

PASS: Final = 0
PLAYS: Final = 2
ROUNDS: Final = 4


class PlayCard(Step[Islet]):
    """A player plays a card from the hand, or passes for this turn."""

    def __init__(self, cards: list[Card]) -> None:
        self.cards: Final = cards

    def options(self, s: Islet, scope: Scope) -> list[int]:
        who = scope.owner
        if s.played[who] >= PLAYS:
            return []
        hand = s.hands[who]
        open_cards = [i for i, slot in enumerate(hand) if self.cards[card_of(slot)].cost <= s.energy[who]]
        return [PASS, *[i + 1 for i in open_cards]]

    def answer(self, s: Islet, f: Frame, option: int) -> None:
        who = f.scope.owner
        s.tell(Happening("plays"), (who, option))
        if option == PASS:
            s.played[who] = PLAYS
            return
        card = self.cards[card_of(s.hands[who].pop(option - 1))]
        s.played[who] += 1
        s.energy[who] -= card.cost
        s.push(Frame(card.effect, f.scope))

    def notation(self, s: Islet, f: Frame, option: int) -> str:
        if option == PASS:
            return "pass"
        if s.veiled[f.scope.owner]:
            return f"card ?{option}"
        return f"card {self.cards[card_of(s.hands[f.scope.owner][option - 1])].id}"


class AddWhere(Node[Islet]):
    """The raiders add a piece to the first land with enough of another; done in full or not at all."""

    def __init__(self, kind: int, of: int, n: int) -> None:
        self.kind: Final = kind
        self.of: Final = of
        self.n: Final = n

    def place(self, s: Islet) -> int:
        return next((land for land in range(LANDS) if s.count(land, (self.of,)) >= self.n), -1)

    def whole(self, s: Islet, scope: Scope) -> bool:
        return self.place(s) >= 0

    def run(self, s: Islet, f: Frame) -> None:
        land = self.place(s)
        if land >= 0:
            s.add(land, self.kind)
            s.tell(Happening("raiders"), (land, self.kind))


class AddScout(Node[Islet]):
    def run(self, s: Islet, f: Frame) -> None:
        s.add(0, SCOUT)


class TimePasses(Node[Islet]):
    def run(self, s: Islet, f: Frame) -> None:
        expire(s, THIS_TURN)
        s.topology += 1
        s.played = [0] * s.players
        s.energy = [n + 2 for n in s.energy]
        s.turn += 1
        s.judge()
        s.over = s.over or s.turn >= ROUNDS


def round_of(raiders: bool, cards: list[Card]) -> Node[Islet]:
    """One turn, as the set-up makes it."""
    raid: list[Node[Islet]] = []
    if raiders:
        raid = [Labelled("raid", FirstWhole(AddWhere(HAMLET, SCOUT, 3), AddWhere(SCOUT, HAMLET, 1), AddScout()))]
    return Forever(
        Seq(
            Labelled("plan", Together(PlayCard(cards))),
            *raid,
            Labelled("draw", EachPlayer(decks.Draw())),
            Labelled("time", TimePasses()),
        )
    )


__all__ = ["CARDS", "round_of"]
