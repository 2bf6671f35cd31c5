"""Memory: Element Markers that are prepared and spent, and knowledge that is not forgotten.

A Spirit that prepares elements keeps sixteen numbers of its own: the markers of each element, then how many of each it
has spent for the Action that comes.
"""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island import events
from tidewood.games.spirit_island.fields import ELEMENT, NUMBER
from tidewood.games.spirit_island.pieces import KINDS
from tidewood.games.spirit_island.state import GROWING, Island
from tidewood.games.spirit_island.verbs.fear import PICKED, TurnUpFearCard
from tidewood.games.spirit_island.verbs.power_cards import FORGET, GainPower, forgets_for
from tidewood.games.spirit_island.verbs.powers import power_of
from tidewood.games.spirit_island.verbs.verb import STOP, PickSome, Verb
from tidewood.kernel.amounts import Amount, Condition
from tidewood.kernel.combine import Seq
from tidewood.kernel.core import NOTHING, Frame, Node, Result, Scope
from tidewood.kernel.decks import UNSEEN, card_of
from tidewood.kernel.declaration import Declaration
from tidewood.kernel.declare import OfNode, option, part, question
from tidewood.kernel.ledger import note, noted
from tidewood.kernel.picks import MOST
from tidewood.kernel.rows import FOREVER, THAT, Row, Rule, lay, row_of

SPENT: Final = 8  # from here on the numbers of what was spent for the coming Action
GAINED: Final = "gained"
LARGE_PRIME: Final = 1_000_000_007
SAVED: Final = "saved"  # under this name the book of the Action has Dahan that were not destroyed


def markers(s: Island, who: int) -> list[int]:
    """The Element Markers of a Spirit, all of them one by one."""
    return [e for e in range(8) for _ in range(s.own[who][e])]


class Prepare(Verb):
    """Prepare an Element Marker of choice."""

    says = option("prepare", "prepare {element}", element=part(ELEMENT))
    asks = question("prepare", by_card=True)

    def run(self, s: Island, f: Frame) -> None:
        if s.own[f.scope.owner]:
            self.ask(s, f, list(range(8)))

    def answer(self, s: Island, f: Frame, option: int) -> None:
        s.own[f.scope.owner][option] += 1
        s.tell(events.PREPARED, (f.scope.owner, option))


# -- spending them


class WorthSpending(Condition[Island]):
    """Markers could make a difference to a Power that was not used yet."""

    def holds(self, s: Island, scope: Scope) -> bool:
        return bool(worth_spending(s, scope.chooser))


def worth_spending(s: Island, who: int) -> list[int]:
    """The elements whose markers can help to meet a threshold of an unused Power."""
    own = s.own[who]
    found: set[int] = set()
    if any(own[:SPENT]):
        for index in [*s.play[who], *s.rules.innates[who]]:
            if index not in s.used[who]:
                for needs in power_of(index).needs:
                    lack = [max(needs[e] - s.elements[who * 8 + e], 0) for e in range(8)]
                    if all([lack[e] <= own[e] for e in range(8)]):
                        found |= {e for e in range(8) if lack[e]}
    return sorted(found)


class SpendMarker(Verb):
    """Spend a marker: its element counts for the Action that comes."""

    says = option("spend-marker", "spend {element}", element=part(ELEMENT))
    asks = question("spend-marker")

    def run(self, s: Island, f: Frame) -> None:
        choices = worth_spending(s, f.scope.owner)
        if choices:
            self.ask(s, f, choices)

    def answer(self, s: Island, f: Frame, option: int) -> None:
        who = f.scope.owner
        s.own[who][option] -= 1
        s.own[who][SPENT + option] += 1
        s.elements[who * 8 + option] += 1
        s.tell(events.MARKER_SPENT, (who, option))


class HasSpent(Condition[Island]):
    """An Action of the Spirit ends for which it has spent markers."""

    def holds(self, s: Island, scope: Scope) -> bool:
        return scope.owner == scope.chooser and len(s.ledgers) == 1 and any(s.own[scope.chooser][SPENT:])


class SpentIsGone(Node[Island]):
    """Elements of spent markers last for one Action. `reset`: the elements of the turn are gone anyway."""

    def __init__(self, reset: bool = False) -> None:
        self.reset: Final = reset

    def run(self, s: Island, f: Frame) -> None:
        who = f.scope.owner
        for e in range(8):
            if not self.reset:
                s.elements[who * 8 + e] -= s.own[who][SPENT + e]
            s.own[who][SPENT + e] = 0


class DiscardMarkers(PickSome):
    """Discard Element Markers. Subclasses say for what."""

    says = option("discard-marker", "discard {element}", element=part(ELEMENT))

    def __init__(self, n: int) -> None:
        self.n: Final = n

    def things(self, s: Island, scope: Scope) -> list[int]:
        return markers(s, scope.owner) if s.own[scope.owner] else []

    def most(self, s: Island, scope: Scope) -> int:
        return self.n

    def discard(self, s: Island, who: int, picked: list[int]) -> None:
        for e in picked:
            s.own[who][e] -= 1
            s.tell(events.MARKER_SPENT, (who, e))


class MarkersForPlay(DiscardMarkers):
    """Discard so many markers to play one more card this turn."""

    asks = question("markers-for-play", n=OfNode(NUMBER, "n"))

    def can(self, s: Island, scope: Scope) -> bool:
        return len(self.things(s, scope)) >= self.n

    def take(self, s: Island, f: Frame, picked: list[int]) -> None:
        who = f.scope.owner
        self.discard(s, who, picked)
        if s.done[who] == GROWING:
            s.extra_plays[who] += 1
        else:
            s.plays[who] += 1
        s.tell(events.PLAYS, (who, 1))


class Teach(DiscardMarkers):
    """Discard up to so many markers; the target Spirit gains those elements."""

    asks = question("teach", by_card=True, n=MOST)

    def least(self, s: Island, scope: Scope, most: int) -> int:
        return 0

    def take(self, s: Island, f: Frame, picked: list[int]) -> None:
        self.discard(s, f.scope.owner, picked)
        for e in picked:
            s.elements[f.scope.eyes * 8 + e] += 1
            s.tell(events.ELEMENT_GAINED, (f.scope.eyes, e))


# -- what it learns


class PerInvaderCard(Amount[Island]):
    """How many cards are in the Invader discard pile."""

    def of(self, s: Island, scope: Scope) -> int:
        return len(s.invader_discard)


def contents(s: Island, place: int) -> int:
    """What lies in a land as one number, small enough for a save: it changes with the pieces there."""
    n = s.strife(place)
    for count in [*s.grid[place * KINDS : (place + 1) * KINDS], *[s.present(who, place) for who in range(s.players)]]:
        n = (n * 61 + count) % LARGE_PRIME
    return n


class Observe(Node[Island]):
    """The next Actions that change which pieces are in the land are observed."""

    def __init__(self, rule: Rule[Island], n: int) -> None:
        self.rule: Final = rule
        self.n: Final = n

    def run(self, s: Island, f: Frame) -> None:
        place = f.scope.place
        lay(s, self.rule, f.scope.owner, place, FOREVER, self.n, contents(s, place))


class Changed(Condition[Island]):
    """An Action has changed which pieces are in the observed land."""

    def holds(self, s: Island, scope: Scope) -> bool:
        rows = [row for row in s.rows if isinstance(row.rule.condition, Changed) and row.owner == scope.chooser]
        return any([row.place == scope.place and row.value != contents(s, scope.place) for row in rows])


class Observed(Node[Island]):
    """From now on the land is compared with what it is now."""

    def run(self, s: Island, f: Frame) -> None:
        serial = f.scope.cause[-1]
        row = row_of(s, serial)
        if row is not None:
            new = Row(serial, row.rule, row.owner, row.place, row.until, row.uses, contents(s, row.place))
            s.rows = tuple([new if other.serial == serial else other for other in s.rows])


class TurnUpTop(TurnUpFearCard):
    """Turn the top card of the Fear deck face up."""

    def options(self, s: Island) -> list[int]:
        top = s.fear_deck[:1]
        return [len(s.earned) for slot in top if card_of(slot) == UNSEEN]

    def run(self, s: Island, f: Frame) -> None:
        if PICKED.of(f) < 0 and self.options(s):
            s.push(PICKED.put(f, len(s.earned)))
        elif PICKED.of(f) >= 0:
            super().run(s, f)


# -- Share Secrets of Survival


class FewSaved(Condition[Island]):
    """The running Action would have destroyed no more than so many pieces that were saved."""

    def __init__(self, n: int) -> None:
        self.n: Final = n

    def holds(self, s: Island, scope: Scope) -> bool:
        return noted(s, SAVED).size < self.n


class Save(Node[Island]):
    """A piece is not destroyed."""

    def run(self, s: Island, f: Frame) -> None:
        note(s, SAVED, Result(f.scope.named(THAT).things, 1))
        s.result = NOTHING


# -- Boon of Ancient Memories


PAY_INSTEAD: Final = option("pay-instead", "pay {n}", refs=("energy:{n}",), n=OfNode(NUMBER, "n"))


class ForgetOrPay(Verb):
    """For a Major Power that was gained: forget a card, or pay. [SI-GAIN-05]"""

    asks = question("forget-or-pay", by_card=True, n=OfNode(NUMBER, "n"))

    def __init__(self, name: str, n: int) -> None:
        self.name: Final = name
        self.n: Final = n

    def run(self, s: Island, f: Frame) -> None:
        who = f.scope.chooser
        gained = [card for card, _, to in f.scope.named(self.name).things if to >= 0]
        if any([forgets_for(s, card) for card in gained]):
            own = FORGET.options(s, f.scope)
            self.ask(s, f, [STOP, *own] if s.energy[who] >= self.n else own)

    def answer(self, s: Island, f: Frame, option: int) -> None:
        if option == STOP:
            s.energy[f.scope.chooser] -= self.n
            s.tell(events.PAID, (f.scope.chooser, self.n))
        else:
            FORGET.answer(s, f, option)

    def declared(self, s: Island, f: Frame, option: int) -> Declaration | None:
        return PAY_INSTEAD if option == STOP else FORGET.declared(s, f, option)

    def children(self) -> list[Node[Island]]:
        return [FORGET]


class GainOrPay(Node[Island]):
    """Gain a Power Card; for a Major one Energy may be paid instead of forgetting a card."""

    def __init__(self, n: int) -> None:
        self.part: Final = Seq(GainPower(forget=False, let=GAINED), ForgetOrPay(GAINED, n))

    def run(self, s: Island, f: Frame) -> None:
        s.push(f.run_by(self.part))

    def children(self) -> list[Node[Island]]:
        return [self.part]
