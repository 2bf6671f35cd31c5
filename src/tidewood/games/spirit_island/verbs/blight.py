"""Blight: how it comes to a land, cascades, turns the card over, and goes."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island import events
from tidewood.games.spirit_island.fields import HERE, NUMBER, PLAYER
from tidewood.games.spirit_island.hooks import (
    BLIGHT_ACTION,
    BLIGHT_ADDED,
    BLIGHT_CAME,
    BLIGHT_FLIPS,
    CASCADES,
    PRESENCE_DESTROYED,
)
from tidewood.games.spirit_island.pieces import BLIGHT
from tidewood.games.spirit_island.state import BLIGHT_POOL, BLIGHTED, Island
from tidewood.games.spirit_island.verbs.verb import Verb, to_land
from tidewood.kernel.amounts import Amount
from tidewood.kernel.combine import TABLE
from tidewood.kernel.core import NOTHING, REVEALED, Frame, Node, Result, Scope, number
from tidewood.kernel.decks import outcomes
from tidewood.kernel.declaration import Declaration
from tidewood.kernel.declare import Held, option, part, question
from tidewood.kernel.fields import Written
from tidewood.kernel.ledger import note
from tidewood.kernel.rows import CANNOT, Change, bent, fitting

LITTLE_BLIGHT: Final = 2  # for each player, on a card that a solo player may replace
KEEP, REPLACE = range(2)
CARD_IN_BOX: Final = Written("card", lambda s, card: s.rules.blight_cards[card].id)
HARMLESS_BLIGHT: Final = 1  # destroys no Presence and does not cascade
HARM: Final = Held(NUMBER)  # of a Blight that is added: HARMLESS_BLIGHT or nothing
WHOSE: Final = Held(PLAYER)  # the Spirit that loses Presence
TURNED_UP: Final = Held(CARD_IN_BOX)
KEEP_CARD: Final = option("keep-card", "keep {card}", card=TURNED_UP)
REPLACE_IT: Final = option("replace-card", "replace {card}", card=TURNED_UP)


class AddBlight(Change[Island]):
    """A Blight from the pool comes to the land. It destroys a Presence of every Spirit there and cascades where Blight
    already was. [SI-BLIGHT-01, SI-BLIGHT-04, SI-BLIGHT-05, SI-BLIGHT-06, SI-BLIGHT-07, SI-BLIGHT-08]
    """

    asks = question("about.blight", here=HERE)
    hook = BLIGHT_ADDED
    reaction_hook = BLIGHT_CAME

    def can(self, s: Island, scope: Scope) -> bool:
        return scope.place >= 0

    def about(self, s: Island, f: Frame) -> Result:
        return NOTHING.plus(BLIGHT, -1, f.scope.place)

    def do(self, s: Island, f: Frame, n: int) -> Result:
        place = f.scope.place
        if s.blight_pool <= 0:  # none is left to add: the game is lost as soon as this Action ends
            return NOTHING
        had = s.blight(place)
        s.add(place, BLIGHT)
        s.tell(events.BLIGHT_ADDED, (s.site(place),))
        came = NOTHING.plus(BLIGHT, -1, place)
        note(s, "blight", came)
        if HARM.of(f) != HARMLESS_BLIGHT:
            if had:
                s.push(Frame(CASCADE, f.scope))
            for who in range(s.players):
                if s.present(who, place):
                    s.push(Frame(LOSE_PRESENCE, f.scope, held=who))
        take_blight(s)
        return came

    def mentions(self) -> list[str]:
        return ["add", "blight"]

    def children(self) -> list[Node[Island]]:
        return [CASCADE, LOSE_PRESENCE, FLIP]


def take_blight(s: Island) -> None:
    """One Blight leaves the pool. An empty Healthy card flips; the last Blight after that loses. [SI-BLIGHT-17,
    SI-LOSS-02, SI-LOSS-03]
    """
    s.blight_pool -= 1
    if s.blight_pool > 0:
        return
    if s.rules.has_blight_card and s.healthy:
        s.push(Frame(FLIP, s.rules.table))
    elif not s.lost:
        s.lost = BLIGHTED


class Cascade(Verb):
    """Blight where Blight was: one more into a land next to it, of the players' choice, and on from there.
    [SI-BLIGHT-08, SI-BLIGHT-09, SI-BLIGHT-10]
    """

    says = to_land("cascade {here}→{land}", here=HERE)
    asks = question("cascade", here=HERE)

    def run(self, s: Island, f: Frame) -> None:
        if CASCADES in s.hooks and fitting(s, f.scope, CASCADES, CANNOT):
            return
        lands = s.adjacent(f.scope.place, f.scope.mode)
        if lands:
            self.ask(s, f, lands)

    def answer(self, s: Island, f: Frame, option: int) -> None:
        s.tell(events.CASCADED, (s.site(f.scope.place), s.site(option)))
        s.push(Frame(ADD_BLIGHT, f.scope.from_origin(f.scope.place).at(option)))


class LosePresence(Change[Island]):
    """One Presence of the Spirit it is about is destroyed in the land and put beside the island. [SI-PRESENCE-09]"""

    asks = question("about.presence", who=WHOSE, here=HERE)
    hook = PRESENCE_DESTROYED

    def about(self, s: Island, f: Frame) -> Result:
        return NOTHING.plus(WHOSE.of(f), f.scope.place, -1)

    def do(self, s: Island, f: Frame, n: int) -> Result:
        who, place = WHOSE.of(f), f.scope.place
        if not s.present(who, place):
            return NOTHING
        s.add_presence(who, place, -1)
        s.destroyed[who] += 1
        s.tell(events.PRESENCE_DESTROYED, (who, s.site(place)))
        gone = NOTHING.plus(who, place, -1)
        note(s, "presence-destroyed", gone)
        return gone


class Flip(Node[Island]):
    """The Blight card shows its other side, which nobody knew, and gets new Blight. [SI-BLIGHT-17, SI-SETUP-33]"""

    falls = option("blight-card", "blight {card}", card=part(CARD_IN_BOX))
    asks = question("blight-card")

    def run(self, s: Island, f: Frame) -> None:
        if not s.healthy:
            return
        cards, weights = outcomes(s.pools[BLIGHT_POOL])
        s.chance(f, cards, weights)

    def fell(self, s: Island, f: Frame, outcome: int) -> None:
        s.pools[BLIGHT_POOL][outcome] -= 1
        s.marks |= REVEALED
        thin = s.rules.blight_cards[outcome].per_player <= LITTLE_BLIGHT
        if thin and s.players == 1 and any(s.pools[BLIGHT_POOL]):
            s.push(Frame(REPLACE_CARD, f.scope, held=outcome))
        else:
            turn_over(s, outcome)

    def children(self) -> list[Node[Island]]:
        return [REPLACE_CARD]


def turn_over(s: Island, card: int) -> None:
    """The island is blighted, and this is its card."""
    s.healthy = 0
    s.blight_card = card
    found = s.rules.blight_cards[card]
    s.blight_pool += bent(s, TABLE, BLIGHT_FLIPS, found.per_player * s.players)
    s.tell(events.BLIGHTED, (card, s.blight_pool))
    if found.at_once is not None:  # SI-BLIGHT-20
        s.push(Frame(found.at_once, Scope(-1, mode=BLIGHT_ACTION)))


class ReplaceCard(Verb):
    """In a solo game a Blight card with little Blight may be replaced by another, as often as one turns up.
    [SI-SOLO-01]
    """

    asks = question("replace-card", card=TURNED_UP)

    def run(self, s: Island, f: Frame) -> None:
        self.ask(s, f, [KEEP, REPLACE])

    def declared(self, s: Island, f: Frame, option: int) -> Declaration | None:
        return KEEP_CARD if option == KEEP else REPLACE_IT

    def answer(self, s: Island, f: Frame, option: int) -> None:
        if option == KEEP:
            turn_over(s, TURNED_UP.of(f))
        else:
            s.blight_cards = [*s.blight_cards, TURNED_UP.of(f)]
            s.tell(events.BLIGHT_REPLACED, (TURNED_UP.of(f),))
            s.push(Frame(FLIP, f.scope))


REPLACE_CARD: Final = ReplaceCard()
FLIP: Final = Flip()
CASCADE: Final = Cascade()
LOSE_PRESENCE: Final = LosePresence()
ADD_BLIGHT: Final = AddBlight()


class Blights(Node[Island]):
    """Add so many Blight to the land, one after another."""

    def __init__(self, amount: Amount[Island]) -> None:
        self.amount: Final = amount

    def can(self, s: Island, scope: Scope) -> bool:
        return scope.place >= 0

    def run(self, s: Island, f: Frame) -> None:
        for _ in range(self.amount.of(s, f.scope)):
            s.push(Frame(ADD_BLIGHT, f.scope))

    def mentions(self) -> list[str]:
        return ["add", "blight"]

    def children(self) -> list[Node[Island]]:
        return [ADD_BLIGHT, CASCADE]


class HealBlight(Node[Island]):
    """Remove Blight from the land, back to the pool. [SI-BLIGHT-14, SI-BLIGHT-15]"""

    def __init__(self, amount: Amount[Island]) -> None:
        self.amount: Final = amount

    def can(self, s: Island, scope: Scope) -> bool:
        return scope.place >= 0 and s.blight(scope.place) > 0

    def run(self, s: Island, f: Frame) -> None:
        n = min(self.amount.of(s, f.scope), s.blight(f.scope.place))
        for _ in range(n):
            s.take(f.scope.place, BLIGHT)
            s.blight_pool += 1
        s.result = number(n)
        if n:
            s.tell(events.HEALED, (s.site(f.scope.place), n))
            note(s, "removed", Result(tuple([(BLIGHT, f.scope.place, -1)] * n), n))

    def mentions(self) -> list[str]:
        return ["remove", "blight"]
