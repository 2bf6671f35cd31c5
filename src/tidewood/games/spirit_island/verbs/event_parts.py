"""The parts of an Event card: which of them is carried out, and what it costs."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island import events
from tidewood.games.spirit_island.fields import EVENT_PARTS
from tidewood.games.spirit_island.hooks import EVENT_ACTION, PAID_EVENT, in_dahan_event
from tidewood.games.spirit_island.invader_cards import CARDS
from tidewood.games.spirit_island.state import STAGE_1, Island
from tidewood.games.spirit_island.verbs.joint_payment import JointPay
from tidewood.kernel.core import Frame, Node, Scope
from tidewood.kernel.decks import UNSEEN, card_of, pool_of
from tidewood.kernel.votes import Vote

MAIN, TOKEN, DAHAN = range(3)
STAGE, TERROR, ISLAND = range(3)  # what the upper half of a card looks at, SI-EVENT-04
LAST_STAGE: Final = 3


class EventPart(Node[Island]):
    """One part of an Event card with its name; an option may cost something, and what is paid for is the Spirits' own
    doing. [SI-EVENT-11]
    """

    def __init__(
        self,
        id: str,
        effect: Node[Island],
        half: int = MAIN,
        cost: JointPay | None = None,
        needs: JointPay | None = None,
    ) -> None:
        self.id: Final = id
        self.effect: Final = effect
        self.half: Final = half
        self.cost: Final = cost
        self.needs: Final = needs or cost  # what one must be able to pay to choose it
        if id not in EVENT_PARTS:
            EVENT_PARTS.append(id)

    def can(self, s: Island, scope: Scope) -> bool:
        """Whether it can be chosen: it may come to nothing, but not go unpaid. [SI-EVENT-14]"""
        return self.needs is None or self.needs.can(s, scope)

    def run(self, s: Island, f: Frame) -> None:
        s.tell(events.EVENT_PART_DONE, (EVENT_PARTS.index(self.id), self.half))
        mode = EVENT_ACTION if self.cost is None else PAID_EVENT
        s.push(Frame(self.effect, f.scope.in_mode(in_dahan_event(mode) if self.half == DAHAN else mode)))
        if self.cost is not None:
            s.push(Frame(self.cost, f.scope.in_mode(PAID_EVENT)))

    def children(self) -> list[Node[Island]]:
        return [self.effect] if self.cost is None else [self.effect, self.cost]


class EventVote(Vote[Island]):
    """The players agree on one option of a choice event; if they do not, it is the first. [SI-EVENT-12,
    SI-EVENT-13]
    """

    def voted(self, s: Island, f: Frame, who: int, chosen: int) -> None:
        part = self.parts[chosen] if self.parts else None
        if isinstance(part, EventPart):
            s.tell(events.VOTED, (who, EVENT_PARTS.index(part.id)))


class PreventVote(EventVote):
    """Inside `EachBoard`: the first part happens, unless all agree on one of the others in its place."""

    def voted(self, s: Island, f: Frame, who: int, chosen: int) -> None:
        option = chosen + 1 if chosen and len(self.parts) > 2 else 0  # where there is more than one way to prevent it
        s.tell(events.VOTED_TO_PREVENT, (who, s.boards[f.scope.card], int(chosen > 0), option))

    def decided(self, s: Island, f: Frame, chosen: int) -> None:
        s.tell(events.PREVENTED, (s.boards[f.scope.card], int(chosen > 0)))


class ByReference(Node[Island]):
    """One of two parts, by the stage of the Invaders, the Terror Level, or the health of the island. [SI-EVENT-03,
    SI-EVENT-04, SI-EVENT-05]
    """

    def __init__(self, reference: int, until: int, early: EventPart, late: EventPart) -> None:
        self.reference: Final = reference
        self.until: Final = until  # the last stage or level of the early part
        self.early: Final = early
        self.late: Final = late

    def run(self, s: Island, f: Frame) -> None:
        s.push(f.run_by(self.early if self.is_early(s) else self.late))

    def is_early(self, s: Island) -> bool:
        if self.reference == ISLAND:
            return s.healthy == 1
        return (stage_of(s) if self.reference == STAGE else s.terror) <= self.until

    def children(self) -> list[Node[Island]]:
        return [self.early, self.late]


def stage_of(s: Island) -> int:
    """The stage of the Invaders: that of the top card of their deck. [SI-EVENT-05]"""
    if not s.invader_deck:
        return LAST_STAGE
    top = s.invader_deck[0]
    return pool_of(top) - STAGE_1 + 1 if card_of(top) == UNSEEN else CARDS[card_of(top)].stage
