"""Blight: how it comes to a land, cascades, turns the card over, and goes."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island import events
from tidewood.games.spirit_island.fields import HERE, LAND, NUMBER, PLAYER
from tidewood.games.spirit_island.hooks import (
    BLIGHT_ACTION,
    BLIGHT_ADDED,
    BLIGHT_CAME,
    BLIGHT_FLIPS,
    BLIGHT_HARMS,
    BLIGHT_KILLS,
    BLIGHT_SOURCE,
    CASCADES,
    FROM_BOX,
    PRESENCE_DESTROYED,
    PRESENCE_LOST,
    SLOW_HEALING,
)
from tidewood.games.spirit_island.pieces import BEASTS, BLIGHT
from tidewood.games.spirit_island.state import BLIGHT_ON_PANEL, BLIGHT_POOL, BLIGHTED, Island
from tidewood.games.spirit_island.verbs.piece_changes import DESTROY_PIECE
from tidewood.games.spirit_island.verbs.verb import Verb, to_land
from tidewood.kernel.amounts import Amount
from tidewood.kernel.combine import TABLE
from tidewood.kernel.core import NOTHING, REVEALED, Frame, Node, Result, Scope, number
from tidewood.kernel.decks import outcomes
from tidewood.kernel.declaration import Declaration
from tidewood.kernel.declare import Held, Worked, option, part, question
from tidewood.kernel.fields import Written
from tidewood.kernel.ledger import note
from tidewood.kernel.rows import CANNOT, COUNTS, LET_OPTION, MAY, Change, Row, bent, fitting, row_of, use

LITTLE_BLIGHT: Final = 2  # for each player, on a card that a solo player may replace
HEALS_AT: Final = 3  # Blight for each player on the panel of an adversary
KEEP, REPLACE = range(2)
CARD_IN_BOX: Final = Written("card", lambda s, card: s.rules.blight_cards[card].id)
HARMLESS_BLIGHT: Final = 1  # destroys no Presence and does not cascade
SPARES_OWNER: Final = 2  # destroys no Presence of the one whose effect it is
NO_CASCADE: Final = 3
HARM: Final = Held(NUMBER)  # of a Blight that is added: HARMLESS_BLIGHT, SPARES_OWNER, NO_CASCADE or nothing
AT_ONCE: Final = "at-once"  # under this name: how much Presence is destroyed together
BY_BLIGHT: Final = "by-blight"  # under this name: Presence is destroyed by Blight that was added
WHOSE: Final = Held(PLAYER)  # the Spirit that loses Presence
BY_RIGHT: Final = Held(NUMBER)  # the row that lets a Spirit pay
PRICE: Final = Worked(NUMBER, lambda s, f, option: price_of(s, f))
OFF_CARD: Final = "off-card"  # under this name: how much Blight has left the pool
TURNED_UP: Final = Held(CARD_IN_BOX)
KEEP_CARD: Final = option("keep-card", "keep {card}", card=TURNED_UP)
REPLACE_IT: Final = option("replace-card", "replace {card}", card=TURNED_UP)


def price_of(s: Island, f: Frame) -> int:
    row = row_of(s, BY_RIGHT.of(f))
    return 0 if row is None else row.value


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
        free = fitting(s, f.scope, FROM_BOX, COUNTS) if FROM_BOX in s.hooks else []
        if s.blight_pool <= 0 and not free:  # none is left to add: the game is lost as soon as this Action ends
            return NOTHING
        had = s.blight(place)
        s.add(place, BLIGHT)
        s.tell(events.BLIGHT_ADDED, (s.site(place),))
        came = NOTHING.plus(BLIGHT, -1, place)
        note(s, "blight", came)
        harmless = BLIGHT_HARMS in s.hooks and bool(fitting(s, f.scope, BLIGHT_HARMS, CANNOT))
        if HARM.of(f) != HARMLESS_BLIGHT and not harmless:
            if had and HARM.of(f) != NO_CASCADE:
                s.push(Frame(CASCADE, f.scope))
            everything = BLIGHT_KILLS in s.hooks
            if everything:
                lose_more(s, f.scope)
            for who in range(s.players):
                if HARM.of(f) == SPARES_OWNER and who == f.scope.owner:
                    continue
                for _ in range(s.present(who, place) if everything else min(s.present(who, place), 1)):
                    s.push(WHOSE.frame(LOSE_PRESENCE, f.scope.naming(BY_BLIGHT, number(1)), who))
        row = self.payable(s, f.scope)
        if free:
            use(s, free[0])
            s.tell(events.BLIGHT_ONTO_CARD, (1,))  # from the box, in place of the one that leaves the card
        elif row is None:
            take_blight(s)
        else:
            s.push(BY_RIGHT.frame(PAY_FOR_BLIGHT, f.scope, row.serial))
        return came

    def payable(self, s: Island, scope: Scope) -> Row | None:
        """The cheapest right to take the Blight from the box that its Spirit can pay for."""
        if BLIGHT_SOURCE not in s.hooks:
            return None
        rows = [row for row in fitting(s, scope, BLIGHT_SOURCE, MAY) if row.value <= s.energy[row.owner]]
        return min(rows, key=lambda row: row.value, default=None)

    def mentions(self) -> list[str]:
        return ["add", "blight"]

    def children(self) -> list[Node[Island]]:
        return [CASCADE, LOSE_PRESENCE, FLIP, LOSE_NEXT_DOOR, DESTROY_PIECE, PAY_FOR_BLIGHT]


def lose_more(s: Island, scope: Scope) -> None:
    """Blight on a weakened island: Beasts of the land die, and one Presence next to it."""
    s.push(Frame(LOSE_NEXT_DOOR, scope.chosen_by(-1)))
    for shape in s.every_piece(scope.place, (BEASTS,)):
        s.push(DESTROY_PIECE.frame(scope, shape))


class PayForBlight(Verb):
    """A Spirit may pay Energy, so that Blight which is added comes from the box and none leaves the pool."""

    says = option("pay-for-blight", "pay", n=PRICE)
    asks = question("pay-for-blight", here=HERE, n=PRICE)

    def run(self, s: Island, f: Frame) -> None:
        row = row_of(s, BY_RIGHT.of(f))
        assert row is not None
        s.ask(f, row.owner, [1, 0])

    def declared(self, s: Island, f: Frame, option: int) -> Declaration | None:
        return self.says if option else LET_OPTION

    def answer(self, s: Island, f: Frame, option: int) -> None:
        row = row_of(s, BY_RIGHT.of(f))
        if option and row is not None:
            s.energy[row.owner] -= row.value
            s.tell(events.PAID, (row.owner, row.value))
        else:
            take_blight(s)

    def children(self) -> list[Node[Island]]:
        return [FLIP]


def take_blight(s: Island) -> None:
    """One Blight leaves the pool. An empty Healthy card flips; the last Blight after that loses. [SI-BLIGHT-17,
    SI-LOSS-02, SI-LOSS-03]
    """
    s.blight_pool -= 1
    note(s, OFF_CARD, number(1))
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
        if lands:  # isolated ones too: SI-ISOLATE-04
            self.ask(s, f, lands)

    def answer(self, s: Island, f: Frame, option: int) -> None:
        s.tell(events.CASCADED, (s.site(f.scope.place), s.site(option)))
        s.push(Frame(ADD_BLIGHT, f.scope.from_origin(f.scope.place).at(option)))


class LosePresence(Change[Island]):
    """One Presence of the Spirit it is about, or so many AT_ONCE, are destroyed in the land and put beside the island.
    [SI-PRESENCE-09]
    """

    asks = question("about.presence", who=WHOSE, here=HERE)
    hook = PRESENCE_DESTROYED
    reaction_hook = PRESENCE_LOST

    def about(self, s: Island, f: Frame) -> Result:
        return NOTHING.plus(WHOSE.of(f), f.scope.place, -1)

    def size(self, s: Island, f: Frame) -> int:
        return max(f.scope.named(AT_ONCE).size, 1)

    def do(self, s: Island, f: Frame, n: int) -> Result:
        who, place = WHOSE.of(f), f.scope.place
        n = min(n, s.present(who, place))
        if not n:
            return NOTHING
        s.add_presence(who, place, -n)
        s.destroyed[who] += n
        for _ in range(n):
            s.tell(events.PRESENCE_DESTROYED, (who, s.site(place)))
        gone = Result(tuple([(who, place, -1)] * n), n)
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
        card = s.rules.blight_cards[outcome]
        thin = card.per_player <= LITTLE_BLIGHT and not card.still_healthy  # SI-SOLO-02
        if thin and s.players == 1 and any(s.pools[BLIGHT_POOL]):
            s.push(TURNED_UP.frame(REPLACE_CARD, f.scope, outcome))
        else:
            turn_over(s, outcome)

    def children(self) -> list[Node[Island]]:
        return [REPLACE_CARD]


def turn_over(s: Island, card: int) -> None:
    """This is the Blight card now: the island is blighted, or still healthy until the card is empty. [SI-BLIGHT-21,
    SI-BLIGHT-22, SI-BLIGHT-23]
    """
    found = s.rules.blight_cards[card]
    s.healthy = int(found.still_healthy)
    s.blight_card = card
    s.blight_pool += bent(s, TABLE, BLIGHT_FLIPS, found.per_player * s.players)
    s.tell(events.STILL_HEALTHY if found.still_healthy else events.BLIGHTED, (card, s.blight_pool))
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


PRESENCE_LAND: Final = part(LAND, bits=8)
PRESENCE_OF: Final = part(PLAYER, above=PRESENCE_LAND)


class LoseAnyPresence(Verb):
    """One Presence of any Spirit is destroyed, of the players' choice: next to the land, or on the board."""

    says = option(
        "lose-presence",
        "destroy presence {land} {who}",
        refs=("land:{land}", "player:{who}"),
        land=PRESENCE_LAND,
        who=PRESENCE_OF,
    )
    asks = question("lose-presence")

    def __init__(self, on_board: bool = False) -> None:
        self.on_board: Final = on_board

    def places(self, s: Island, scope: Scope) -> list[int]:
        return s.map.lands_of[scope.card] if self.on_board else s.adjacent(scope.place, scope.mode)

    def choices(self, s: Island, scope: Scope) -> list[int]:
        found: list[int] = []
        for place in self.places(s, scope):
            for who in range(s.players):
                if s.present(who, place):
                    found.append(PRESENCE_LAND.put(place) | PRESENCE_OF.put(who))
        return found

    def can(self, s: Island, scope: Scope) -> bool:
        return bool(self.choices(s, scope))

    def run(self, s: Island, f: Frame) -> None:
        choices = self.choices(s, f.scope)
        if choices:
            self.ask(s, f, choices)

    def answer(self, s: Island, f: Frame, option: int) -> None:
        s.push(WHOSE.frame(LOSE_PRESENCE, f.scope.at(PRESENCE_LAND.of(option)), PRESENCE_OF.of(option)))

    def mentions(self) -> list[str]:
        return ["destroy", "presence"]

    def children(self) -> list[Node[Island]]:
        return [LOSE_PRESENCE]


LOSE_NEXT_DOOR: Final = LoseAnyPresence()
REPLACE_CARD: Final = ReplaceCard()
PAY_FOR_BLIGHT: Final = PayForBlight()
FLIP: Final = Flip()
CASCADE: Final = Cascade()
LOSE_PRESENCE: Final = LosePresence()
ADD_BLIGHT: Final = AddBlight()


class Blights(Node[Island]):
    """Add so many Blight to the land, one after another; `spares`: they destroy no Presence of one's own."""

    def __init__(self, amount: Amount[Island], cascades: bool = True, spares: bool = False) -> None:
        self.amount: Final = amount
        self.cascades: Final = cascades
        self.spares: Final = spares
        self.harm: Final = SPARES_OWNER if spares else -1 if cascades else NO_CASCADE

    def can(self, s: Island, scope: Scope) -> bool:
        return scope.place >= 0

    def run(self, s: Island, f: Frame) -> None:
        for _ in range(self.amount.of(s, f.scope)):
            s.push(HARM.frame(ADD_BLIGHT, f.scope, self.harm))

    def mentions(self) -> list[str]:
        return ["add", "blight"]

    def children(self) -> list[Node[Island]]:
        return [ADD_BLIGHT, CASCADE]


def give_back(s: Island, n: int) -> None:
    """Blight that leaves the island is in the pool again, or first lies on the panel of an adversary: until there are
    3 for each player.
    """
    if SLOW_HEALING not in s.hooks:
        s.blight_pool += n
        return
    s.notes[BLIGHT_ON_PANEL] += n
    if s.notes[BLIGHT_ON_PANEL] >= HEALS_AT * s.players:
        s.blight_pool += s.notes[BLIGHT_ON_PANEL]
        s.tell(events.BLIGHT_BACK, (s.notes[BLIGHT_ON_PANEL],))
        s.notes[BLIGHT_ON_PANEL] = 0


class HealBlight(Node[Island]):
    """Remove Blight from the land, back to the pool or out of the game. [SI-BLIGHT-14, SI-BLIGHT-15]"""

    def __init__(self, amount: Amount[Island], to_box: bool = False) -> None:
        self.amount: Final = amount
        self.to_box: Final = to_box

    def can(self, s: Island, scope: Scope) -> bool:
        return scope.place >= 0 and s.blight(scope.place) > 0

    def run(self, s: Island, f: Frame) -> None:
        n = min(self.amount.of(s, f.scope), s.blight(f.scope.place))
        for _ in range(n):
            s.take(f.scope.place, BLIGHT)
        if not self.to_box:
            give_back(s, n)
        s.result = number(n)
        if n:
            s.tell(events.HEALED, (s.site(f.scope.place), n))
            note(s, "removed", Result(tuple([(BLIGHT, f.scope.place, -1)] * n), n))

    def mentions(self) -> list[str]:
        return ["remove", "blight"]
