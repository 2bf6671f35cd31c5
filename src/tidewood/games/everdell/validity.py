"""Whether a loaded position can be."""

from __future__ import annotations

from tidewood.games.everdell.card import CARDS, TERMS
from tidewood.games.everdell.fields import WHYS
from tidewood.games.everdell.phantomia.deck.cards import BOX
from tidewood.games.everdell.phantomia.turn import stack_size
from tidewood.games.everdell.phantomia.verbs.action_options import STEPS
from tidewood.games.everdell.phantomia.verbs.modules import MODULES
from tidewood.games.everdell.phantomia.verbs.remembering import is_sound
from tidewood.games.everdell.pieces import CITY, EVENTS, KINDS, MEADOW_SIZE, NO_CARD, SPACES, WORKERS
from tidewood.games.everdell.places import EVENT_CARDS, LOCATIONS
from tidewood.games.everdell.state import DECK_POOL, N_TYPES, TUCKED, Valley
from tidewood.games.everdell.verbs.meadow import UNKNOWN
from tidewood.kernel.decks import card_of, pool_of
from tidewood.kernel.errors import BadFile


def validate(s: Valley) -> None:
    """Everything is where it can be, and what is noted twice agrees; else the file is broken."""
    seats = s.rules.seats
    if s.players != s.rules.players:
        raise BadFile(f"the snapshot has {s.players} players, its set-up {s.rules.players}")
    sizes = {
        "season": seats, "passed": seats, "stock": seats * KINDS, "points": seats, "hands": seats,
        "meadow": MEADOW_SIZE, "at": seats * WORKERS, "there": SPACES, "city": seats, "serials": seats, "on": seats,
        "has": seats, "types": seats * N_TYPES, "event_owner": len(s.events), "event_goods": len(s.events) * KINDS,
        "pools": 3, "ability": seats, "offers": seats, "legends": seats,
    }  # fmt: skip
    for name, size in sizes.items():
        if len(getattr(s, name)) != size:
            raise BadFile(f"snapshot field {name!r} has {len(getattr(s, name))} entries instead of {size}")
    if len(s.pools[0]) != len(CARDS):
        raise BadFile("snapshot field 'pools' does not fit the cards")
    low = min(*s.stock, *s.points, *s.season, *s.passed, *s.pools[0], *s.event_goods, s.turn, s.die, s.warded)
    if low < 0 or max(s.season) > 3 or not (0 <= s.active < s.rules.turn_seats and 0 <= s.start < s.players):
        raise BadFile("a number of the snapshot is out of range")
    if any([not 0 <= number < len(LOCATIONS) for number in s.forest if number != NO_CARD]):
        raise BadFile("a forest card of the snapshot does not exist")
    if any([not 0 <= number < len(EVENT_CARDS) for number in s.events]):
        raise BadFile("an event of the snapshot does not exist")
    if any([number not in TERMS for number in (*s.ability, *[one for own in s.offers for one in own])]):
        raise BadFile("an ability card of the snapshot does not exist")
    if any([len(pool) not in (0, len(CARDS)) for pool in s.pools]) or not -1 <= s.haunt < EVENTS:
        raise BadFile("the modules of the snapshot do not fit the game")
    if any([not -1 <= owner < seats for owner in s.event_owner]):
        raise BadFile("an event of the snapshot belongs to nobody there is")
    if s.rules.opponent == "phantomia" and s.actions:  # she is laid out last
        _phantomia(s)
    if not is_sound(s, len(STEPS), len(WHYS)):
        raise BadFile("the notes of Phantomia's last turn in the snapshot cannot be")
    _cards(s)
    _places(s)


def _phantomia(s: Valley) -> None:
    """Her cards are cards there are."""
    count = len(s.rules.her_deck.actions)
    modules = (*s.her, *s.schemes)
    if not -1 <= s.action < count or len(s.actions) != count or not all([0 <= at <= BOX for at in s.actions]):
        raise BadFile("the action cards of the snapshot do not exist")
    if len(s.her) != 3 or len(s.webs) != SPACES or any([not -1 <= n < len(MODULES) for n in modules]):
        raise BadFile("Phantomia's cards in the snapshot do not exist")
    if min(s.webs) < 0 or not 0 <= s.figure <= MEADOW_SIZE or s.special not in (0, 1) or stack_size(s) < 0:
        raise BadFile("a number of Phantomia in the snapshot is out of range")


def _cards(s: Valley) -> None:
    count = s.pools[0][:]
    unseen = sum(count)
    nothing = (NO_CARD, UNKNOWN) if s.rules.helper else (NO_CARD,)
    known = [card for card in (*s.meadow, s.farm_top) if card not in nothing] + s.shown
    for pool in s.pools[1:]:
        known += [card for card, n in enumerate(pool) for _ in range(n)]
    known += [card_of(packed) for own in s.legends for packed in own]
    for pile in [*s.hands, s.discards, [TUCKED.of(packed) for packed in s.tucked], s.deck, s.lair]:
        for packed in pile:
            card = card_of(packed)
            if card < 0:
                unseen -= pool_of(packed) == DECK_POOL
            else:
                known.append(card)
    for city in s.city:
        known += city
    for card in known:
        if not 0 <= card < len(CARDS):
            raise BadFile("a card of the snapshot does not exist")
        count[card] += 1
    most = [s.rules.in_game(card) for card in CARDS]
    if unseen or any([n > most[card] for card, n in enumerate(count)]):
        raise BadFile("the cards of the snapshot do not add up")


def _places(s: Valley) -> None:
    there = [0] * SPACES
    serials: list[int] = []
    for who in range(len(s.city)):
        if not len(s.city[who]) == len(s.serials[who]) == len(s.on[who]):
            raise BadFile("a city of the snapshot does not agree with itself")
        if min([0, *s.on[who]]) < 0:
            raise BadFile("a number of the snapshot is out of range")
        serials += s.serials[who]
        before = s.types[:]
        s.recount(who)  # what a city has is not saved, but noted again here
        if before != s.types:
            raise BadFile("a city of the snapshot does not agree with what is noted of it")
    if len(set(serials)) != len(serials):
        raise BadFile("two cards of the snapshot are the same")
    for place in s.at:
        if 0 <= place < SPACES:
            there[place] += 1
        elif place >= SPACES and place - CITY not in serials:
            raise BadFile("a worker of the snapshot stands on a card that is not there")
    if there != s.there:
        raise BadFile("the workers of the snapshot do not agree with their places")
