"""Steps of plan and list cards that take cards of the human's city, workers and events. Their owner is the human."""

from __future__ import annotations

from typing import Final

from tidewood.games.everdell.card import Filter
from tidewood.games.everdell.filters import CARDS as ALL_CARDS
from tidewood.games.everdell.filters import PROSPERITIES
from tidewood.games.everdell.on_cards import DOWN_ON
from tidewood.games.everdell.phantomia.happenings import (
    CITY_LOSES_TO_HER,
    NEXT_WORKER_CLAIMED,
    SHE_TAKES_WORKER,
    TURNED_DOWN,
    TURNED_UP,
)
from tidewood.games.everdell.phantomia.verbs import modules
from tidewood.games.everdell.phantomia.verbs.events import take_event
from tidewood.games.everdell.phantomia.verbs.lair import difficulty, into_lair, is_full
from tidewood.games.everdell.phantomia.verbs.places import UNTOLD
from tidewood.games.everdell.phantomia.verbs.spiders import ON_JOURNEY
from tidewood.games.everdell.pieces import (
    ASIDE,
    AUTUMN,
    CITY,
    EVENTS,
    HOME,
    PREPARING,
    SEIZED,
    WORKER_ON,
    WORKERS,
)
from tidewood.games.everdell.places import EVENT_CARDS
from tidewood.games.everdell.state import DECK_POOL, Valley
from tidewood.games.everdell.verbs.city import city_choices
from tidewood.games.everdell.verbs.common import Verb
from tidewood.games.everdell.verbs.gaining import gain_points
from tidewood.games.everdell.verbs.naming import CHOSEN_FROM_CITY, CHOSEN_PLACE
from tidewood.games.everdell.verbs.reacting import Own
from tidewood.kernel.amounts import Amount
from tidewood.kernel.core import NOTHING, Frame, Result, Scope
from tidewood.kernel.decks import slot
from tidewood.kernel.declare import option, question
from tidewood.kernel.picks import MOST, Pick
from tidewood.kernel.rows import AFTER, Rule, lay, set_rows

COURT: Final = (0, 3, 2, 1)  # by season


class CourtPoints(Amount[Valley]):
    """By the season of the human, or by the one that she prepares for. [PH-LIST-20, E19]"""

    def of(self, s: Valley, scope: Scope) -> int:
        if s.rules.court_by_her_season:
            return COURT[min(s.season[s.players] + 1, AUTUMN)]
        return COURT[s.season[scope.owner]]


# -- cards of the city


class PickCard(Verb):
    """A card of the human's city, of the human's choice: worth at least so much; or a prosperity card, without one the
    card of the highest printed points. [PH-PLAN-11, PH-LIST-29]
    """

    says = option("card", "lose {card}", card=CHOSEN_FROM_CITY)
    asks = question("lose-from-city", by_card=True)

    def __init__(self, least: int = -1, let: str = "") -> None:
        self.least: Final = least  # -1: a prosperity card
        self.let = let

    def options(self, s: Valley, scope: Scope) -> list[int]:
        who = scope.owner
        points = {serial: s.cards[s.city[who][i]].points for i, serial in enumerate(s.serials[who])}
        every = city_choices(s, who, ALL_CARDS)
        if self.least >= 0:
            return [serial for serial in every if points[serial] >= self.least]
        found = city_choices(s, who, PROSPERITIES)
        return found or [x for x in every if points[x] == max([points[other] for other in every])]

    def run(self, s: Valley, f: Frame) -> None:
        options = self.options(s, f.scope)
        s.result = NOTHING
        if options:
            s.ask(f, f.scope.chooser, options)

    def answer(self, s: Valley, f: Frame, option: int) -> None:
        s.result = Result(((option, 0, 0),), 1)

    def can(self, s: Valley, scope: Scope) -> bool:
        return bool(self.options(s, scope))


class CardToHers(Verb):
    """The card picked goes into her city; a full one takes it too, or it goes into her lair."""

    def __init__(self, name: str, full: bool) -> None:
        self.name: Final = name
        self.full: Final = full  # even into a full city

    def run(self, s: Valley, f: Frame) -> None:
        who = f.scope.owner
        for serial, _, _ in f.scope.named(self.name).things:
            card = s.leave(who, serial)
            for packed in s.under(CITY + serial):
                s.discards.append(packed)
            s.untuck(CITY + serial)
            s.tell(CITY_LOSES_TO_HER, (who, card))
            if self.full or not is_full(s):
                s.enter(s.players, card)
            else:
                into_lair(s, slot(DECK_POOL, card, s.all_players))

    def can(self, s: Valley, scope: Scope) -> bool:
        return bool(scope.named(self.name).things)


class PostWorker(Verb):
    """An unplaced worker is put on the card picked; it comes back when the human prepares. [PH-LIST-29]"""

    def run(self, s: Valley, f: Frame) -> None:
        s.put_worker(f.scope.owner, ASIDE)

    def can(self, s: Valley, scope: Scope) -> bool:
        return s.idle(scope.owner) > 0


# -- face down


class TurnDown(Pick[Valley]):
    """All such cards of the human's city are turned face down but one of choice for each thing given.
    [PH-LIST-40, PH-LIST-41, E20]
    """

    says = option("card", "keep {card}", card=CHOSEN_FROM_CITY)
    asks = question("keep-face-up", by_card=True, n=MOST)

    def __init__(self, what: Filter, name: str) -> None:
        self.what: Final = what
        self.name: Final = name

    def things(self, s: Valley, scope: Scope) -> list[int]:
        who, fitting = scope.owner, s.rules.fitting(self.what)
        down = DOWN_ON.where(s.on[who])
        return [s.serials[who][i] for i, card in enumerate(s.city[who]) if card in fitting and i not in down]

    def most(self, s: Valley, scope: Scope) -> int:
        return scope.named(self.name).size

    def take(self, s: Valley, f: Frame, picked: list[int]) -> None:
        """What is picked is kept."""
        every = self.things(s, f.scope)
        if len(picked) == len(every):
            return
        for serial in every:
            if serial not in picked:
                turn(s, f.scope.owner, serial)
        if s.rules.turns_up_again:
            lay(s, UP_AGAIN, f.scope.owner, uses=1)

    def can(self, s: Valley, scope: Scope) -> bool:
        return bool(self.things(s, scope))


def turn(s: Valley, who: int, serial: int) -> None:
    """A card of the city is turned over: face down its rules rest, face up they hold again."""
    i = s.serials[who].index(serial)
    rules = s.cards[s.city[who][i]].rules
    s.on[who][i] = DOWN_ON.change(s.on[who][i], 1 - DOWN_ON.of(s.on[who][i]))
    s.recount(who)
    if DOWN_ON.of(s.on[who][i]):
        s.tell(TURNED_DOWN, (who, s.city[who][i]))
        set_rows(s, tuple([row for row in s.rows if row.value != serial or row.rule not in rules]))
        return
    s.tell(TURNED_UP, (who, s.city[who][i]))
    for rule in rules:
        lay(s, rule, who, value=serial)


class TurnUpAgain(Verb):
    """What was turned face down is turned up again. [E20]"""

    def run(self, s: Valley, f: Frame) -> None:
        who = f.scope.owner
        for serial in [x for i, x in enumerate(s.serials[who]) if DOWN_ON.of(s.on[who][i])]:
            turn(s, who, serial)


# -- workers


class LosePlaced(Verb):
    """A placed worker of the human goes into her lair, but none from a place that keeps it. [PH-LIST-34, PH-LIST-37]"""

    says = option("place", "lose {place}", place=CHOSEN_PLACE)
    asks = question("lose-placed", by_card=True)

    def __init__(self, state: int) -> None:
        self.state: Final = state

    def options(self, s: Valley, scope: Scope) -> list[int]:
        own = s.at[scope.owner * WORKERS : (scope.owner + 1) * WORKERS]
        return sorted({place for place in own if place >= 0 and not s.is_for_good(place)})

    def run(self, s: Valley, f: Frame) -> None:
        options = self.options(s, f.scope)
        if options:
            s.ask(f, f.scope.chooser, options)
        else:
            self.without(s, f)

    def without(self, s: Valley, f: Frame) -> None:
        """No worker can be taken."""

    def answer(self, s: Valley, f: Frame, option: int) -> None:
        s.put_worker(f.scope.owner, self.state, option)
        s.tell(SHE_TAKES_WORKER, (f.scope.owner,))


class Ransom(LosePlaced):
    """An unplaced worker; if all are placed she gains points by difficulty, and a placed one goes. [PH-LIST-37]"""

    def __init__(self) -> None:
        super().__init__(ASIDE)

    def run(self, s: Valley, f: Frame) -> None:
        if s.idle(f.scope.owner):
            s.put_worker(f.scope.owner, ASIDE)
            s.tell(SHE_TAKES_WORKER, (f.scope.owner,))
            return
        gain_points(s, s.players, difficulty(s))
        super().run(s, f)


class Poison(LosePlaced):
    """The worker is hers to use; if none is placed, it is the next one that the human places. [PH-LIST-34]"""

    def __init__(self) -> None:
        super().__init__(SEIZED)

    def without(self, s: Valley, f: Frame) -> None:
        lay(s, NEXT_WORKER, f.scope.owner, uses=1)
        s.tell(NEXT_WORKER_CLAIMED, (f.scope.owner,))


class SeizeHere(Verb):
    """The worker just placed goes into her lair, once the place has acted, also if that sent it home. [PH-LIST-34]"""

    def run(self, s: Valley, f: Frame) -> None:
        home = ASIDE if f.scope.place == UNTOLD else HOME  # at a real table, from a place of the human's own
        at = f.scope.place if s.workers_at(f.scope.owner, f.scope.place) else home
        if s.workers_at(f.scope.owner, at):
            s.put_worker(f.scope.owner, SEIZED, at)
            s.tell(SHE_TAKES_WORKER, (f.scope.owner,))


class Leaves(Own):
    """The owner's worker stands where it does not stay for good. [PH-LIST-34]"""

    def holds(self, s: Valley, scope: Scope) -> bool:
        return super().holds(s, scope) and not s.is_for_good(scope.place)


# -- events


class TakeEvent(Verb):
    """She takes the first basic or special event from one side, whatever it asks for; without one, points by
    difficulty. [PH-LIST-35]
    """

    def __init__(self, basic: bool, right: bool) -> None:
        self.basic: Final = basic
        self.right: Final = right

    def run(self, s: Valley, f: Frame) -> None:
        event = self.event(s)
        if event >= 0:
            take_event(s, event)
        else:
            gain_points(s, s.players, difficulty(s))

    def event(self, s: Valley) -> int:
        """The one that she would take now, by its place; -1 where there is none."""
        free = [i for i, owner in enumerate(s.event_owner) if owner < 0 and not s.there[EVENTS + i]]
        free = [i for i in free if EVENT_CARDS[s.events[i]].basic == self.basic]
        return free[-1 if self.right else 0] if free else -1


UP_AGAIN: Final[Rule[Valley]] = Rule("turned-up-again", AFTER, PREPARING, TurnUpAgain(), Own(), part_of_action=True)
NEXT_WORKER: Final[Rule[Valley]] = Rule("next-worker", AFTER, WORKER_ON, SeizeHere(), Leaves(), part_of_action=True)
for standing in (UP_AGAIN, NEXT_WORKER, ON_JOURNEY):
    assert standing.effect is not None
    modules.RULES[standing.id] = standing
    modules.ROOTS[f"rule:{standing.id}"] = standing.effect
