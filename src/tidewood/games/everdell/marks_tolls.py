"""What rules in force want besides the price: for a card, for a way to play it, for a worker at a place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tidewood.games.everdell.asking import row_ref
from tidewood.games.everdell.marks_view import PlaceMark, Share, Spare, Taken, Taking, Toll
from tidewood.games.everdell.phantomia.verbs.conditions import Adjacent
from tidewood.games.everdell.phantomia.verbs.effects import (
    CARD_FROM,
    HAND_CARD,
    TOKEN,
    ForEach,
    GivePoint,
    GiveUp,
    HerPoints,
)
from tidewood.games.everdell.phantomia.verbs.meadow import FillPlace
from tidewood.games.everdell.phantomia.verbs.prices import spare_hand
from tidewood.games.everdell.pieces import (
    ANY,
    CARD_PLAYED,
    CITY,
    EVENTS,
    FOREST,
    KINDS,
    MEADOW,
    MEADOW_SIZE,
    NO_CARD,
    NO_TAKING,
    PLAY_TOLL,
    POINT,
    RESOURCES,
    TAKEN,
    WORKER_ON,
    WORKER_TOLL,
)
from tidewood.games.everdell.places import BASIC_NUMBERS
from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.verbs.gaining import Pay, PayOneKind
from tidewood.games.everdell.verbs.hand import DiscardHand
from tidewood.games.everdell.verbs.naming import place_ref
from tidewood.games.everdell.verbs.packing import PLAY_CARD, PLAY_SOURCE, unpacked
from tidewood.games.everdell.verbs.tolls import Price, due
from tidewood.kernel.combine import Either, Seq
from tidewood.kernel.core import Frame, Node, Result, Scope
from tidewood.kernel.rows import AFTER, THAT, Row, fitting, row_of

GIVEN_UP: Final[dict[int, Taking]] = {
    HAND_CARD: "card", HAND_CARD | ANY: "anything", ANY: "any", POINT | ANY: "point-or-any"
}  # fmt: skip


def taken(s: Valley, node: Node[Valley], scope: Scope) -> list[Taken]:
    """What an effect takes from its owner, as far as that can be said beforehand."""
    if isinstance(node, Either):
        parts = [part for one in node.parts for part in shares(s, one, scope)]
        return [{"what": "either", "n": 1, "parts": parts}] if len(parts) == len(node.parts) else []
    if isinstance(node, Seq):
        return [part for one in node.parts for part in taken(s, one, scope)]
    if isinstance(node, ForEach):
        n = node.amount.of(s, scope)
        return [{**part, "n": part["n"] * n} for part in taken(s, node.part, scope)]
    return [{"what": part["what"], "n": part["n"]} for part in shares(s, node, scope) if part["n"]]


def shares(s: Valley, node: Node[Valley], scope: Scope) -> list[Share]:
    """What one step takes."""
    if isinstance(node, GiveUp):
        return [{"what": GIVEN_UP[node.kinds], "n": node.amount.of(s, scope)}]
    if isinstance(node, PayOneKind):
        return [{"what": RESOURCES[node.kind], "n": node.amount.of(s, scope)}]
    if isinstance(node, Pay):
        return [{"what": "any", "n": node.amount.of(s, scope)}]
    if isinstance(node, DiscardHand):
        return [{"what": "card", "n": node.amount.of(s, scope)}]
    if isinstance(node, FillPlace):
        return [{"what": "card", "n": 1}]
    if isinstance(node, GivePoint):
        return [{"what": "point", "n": node.amount.of(s, scope)}]
    if isinstance(node, HerPoints):
        return [{"what": "her-point", "n": node.amount.of(s, scope)}]
    return []


def is_hers(s: Valley, row: Row) -> bool:
    """Whether the rule is one of Phantomia's character, plan or list."""
    return row_ref(s, row).startswith("module:")


class Tolls:
    """What one player has to pay besides."""

    def __init__(self, s: Valley, who: int, paths: Mapping[Node[Any], str]) -> None:
        self.s: Final = s
        self.who: Final = who
        self.paths: Final = paths
        # The hooks at which a card of Phantomia's waits for what a player does.
        self.waiting: Final = [row.rule.hook for row in s.rows if row.rule.kind == AFTER and is_hers(s, row)]
        # Whether a card may cost anything besides its price.
        self.on_cards: Final = bool(self.waiting) or PLAY_TOLL in s.hooks or NO_TAKING in s.hooks

    def first(self, play: int) -> list[Price]:
        """What must be paid before the card may be played."""
        if PLAY_TOLL not in self.s.hooks:
            return []
        return due(self.s, self.who, PLAY_TOLL, PLAY_SOURCE.of(play), PLAY_CARD.of(play), play)

    def told(self, price: Price) -> Toll:
        row = row_of(self.s, price.scope.cause[-1])
        assert row is not None
        return self.of_row(row, price.effect, price.scope)

    def of_row(self, row: Row, node: Node[Valley], scope: Scope) -> Toll:
        price = f"effect:{self.paths.get(node, '')}"
        return {"by": row_ref(self.s, row), "price": price, "takes": taken(self.s, node, scope)}

    def of_taking(self, play: int) -> list[Toll]:
        """What a character wants for a card beside her figure, and what else she does about it. [PH-CHARACTER-04]"""
        s, source = self.s, PLAY_SOURCE.of(play)
        if not MEADOW <= source <= MEADOW_SIZE:
            return []
        found: list[Toll] = []
        if NO_TAKING in s.hooks:
            for row in s.rows:
                condition = row.rule.condition
                if row.rule.hook != NO_TAKING or row.owner != self.who or not isinstance(condition, Adjacent):
                    continue
                if condition.unpaid is not None and condition.is_near(s, source):
                    found.append(self.of_row(row, condition.unpaid, Scope(self.who, place=source)))
        prices = [toll["price"] for toll in found]
        return found + [toll for toll in self.later(play, TAKEN) if toll["price"] not in prices]

    def later(self, play: int, hook: int) -> list[Toll]:
        """What comes of it when the card is taken or played."""
        s = self.s
        if hook not in self.waiting:
            return []
        source = PLAY_SOURCE.of(play)
        that = Result(((PLAY_CARD.of(play), -1, source if hook == CARD_PLAYED else 1),), 1)
        scope = Scope(self.who, place=source).naming(THAT, that)
        return self.after(fitting(s, scope, hook, AFTER), scope)

    def after(self, rows: Sequence[Row], scope: Scope) -> list[Toll]:
        found: list[Toll] = []
        for row in rows:
            effect = row.rule.effect
            if effect is not None and is_hers(self.s, row):
                found.append({**self.of_row(row, effect, scope), "after": True})
        return found

    # -- with the way

    def with_way(self, price: Price, sums: Sequence[int], at: int) -> Toll:
        """A toll that is paid with a way to play a card, out of what each sum leaves."""
        s, node, scope = self.s, price.effect, price.scope
        told = self.told(price)
        if isinstance(node, GiveUp):
            told["n"], told["at"] = node.amount.of(s, scope), at
            pay = [unpacked(paid) for paid in sums]
            told["spare"] = [
                self.spare(node, price.frame(), thing, pay) for thing in dict.fromkeys(node.things(s, scope))
            ]
        return told

    def spare(self, node: GiveUp, frame: Frame, thing: int, pay: Sequence[Sequence[int]]) -> Spare:
        s, scope = self.s, frame.scope
        if thing < TOKEN:
            n = [s.stock[self.who * KINDS + thing] - sums[thing] for sums in pay]
        elif thing == TOKEN:
            n = [s.points[self.who]] * len(pay)
        else:
            n = [spare_hand(s, scope).count(thing - CARD_FROM)] * len(pay)
        return {"ref": node.refs(s, frame, thing)[0], "answer": node.written(s, frame, thing), "n": n}

    def leaves_enough(self, prices: Sequence[Price], paid: Sequence[int]) -> bool:
        """Whether all tolls of a way can be paid out of what a sum leaves; some take nothing but hand cards."""
        first = self.who * KINDS
        resources = sum(self.s.stock[first : first + KINDS]) - sum(paid)
        cards = min([len(spare_hand(self.s, price.scope)) for price in prices])
        in_cards = in_all = 0
        for price in prices:
            node = price.effect
            if isinstance(node, GiveUp):
                n = node.amount.of(self.s, price.scope)
                in_all += n
                in_cards += n if node.kinds == HAND_CARD else 0
        return in_cards <= cards and in_all <= cards + resources

    # -- workers

    def places(self) -> dict[str, PlaceMark]:
        """Where a worker has to be paid for, with what it does to Phantomia's points."""
        s = self.s
        found: dict[str, PlaceMark] = {}
        if WORKER_TOLL not in s.hooks and WORKER_ON not in self.waiting:
            return found
        for place in self.open_places():
            scope = Scope(self.who, place=place)
            prices = due(s, self.who, WORKER_TOLL, place, -1)
            tolls = [self.told(price) for price in prices]
            if WORKER_ON in self.waiting:
                tolls += self.after(fitting(s, scope, WORKER_ON, AFTER), scope)
            tolls = [toll for toll in tolls if toll["takes"]]
            if tolls:
                ok = all([price.can_be_paid(s) for price in prices])
                found[place_ref(s, place)] = {"ok": ok, "tolls": tolls}
        return found

    def open_places(self) -> list[int]:
        """All places of the board, events that nobody has, and cards for workers that this player may visit."""
        s, who = self.s, self.who
        found = list(range(len(BASIC_NUMBERS)))
        found += [FOREST + i for i, card in enumerate(s.forest) if card != NO_CARD]
        found += [EVENTS + i for i, owner in enumerate(s.event_owner) if owner < 0]
        for city, cards in enumerate(s.city):
            for i, card in enumerate(cards):
                definition = s.cards[card]
                if definition.spots and (city == who or definition.opened):
                    found.append(CITY + s.serials[city][i])
        return found
