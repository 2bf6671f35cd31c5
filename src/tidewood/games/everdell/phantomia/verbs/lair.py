"""What is hers: deck, lair and city. Cards she draws have no face until somebody looks. [PH-DECK-01 to PH-DECK-18]"""

from __future__ import annotations

from typing import ClassVar, Final

from tidewood.games.everdell.phantomia.happenings import (
    FOOL_NOWHERE,
    SHE_DISCARDS,
    SHE_DRAWS,
    SHE_DRAWS_LEGEND,
    SHE_HIDES,
    SHE_KEEPS,
    SHE_PLAYS,
    SHE_SENDS_FOOL,
)
from tidewood.games.everdell.phantomia.verbs.arrow import people
from tidewood.games.everdell.pieces import LEGEND_POOL
from tidewood.games.everdell.state import DECK_POOL, Valley
from tidewood.games.everdell.verbs.gaining import gain_points
from tidewood.games.everdell.verbs.naming import SEAT
from tidewood.kernel.core import REVEALED, ROLL, Frame, Node, Scope
from tidewood.kernel.decks import UNSEEN, card_of, known_to, pool_of, shuffle_together, slot
from tidewood.kernel.declaration import Declaration
from tidewood.kernel.declare import Cursor, EventKind, Worked, option, question
from tidewood.kernel.fields import NUMBER


def sent_away(s: Valley) -> int:
    """The card that goes into the city of somebody else: the Fool."""
    return next(number for number, card in enumerate(s.cards) if card.into_others)


def difficulty(s: Valley) -> int:
    """Points by difficulty. [PH-POINTS-02]"""
    return s.rules.her_points_card.difficulty


# -- her deck and lair


def receive(s: Valley, n: int, tokens: bool = True, told: EventKind = SHE_DRAWS) -> int:
    """Cards from the draw pile go unseen into her deck, each with a token. [PH-DECK-02, PH-DECK-03, PH-DECK-04]"""
    got = 0
    while got < n and s.ready_deck():
        s.hands[s.players].append(s.deck.pop())
        got += 1
    if got:
        s.tell(told, (got,))
        if tokens:
            gain_points(s, s.players, got)
    return got


def receive_card(s: Valley, card: int, known: int) -> None:
    """A card that somebody saw goes into her deck."""
    s.hands[s.players].append(slot(DECK_POOL, card, known))
    gain_points(s, s.players, 1)


def receive_legend(s: Valley) -> None:
    """A legendary card that nobody was dealt goes unseen into her deck. [PH-LEGEND-01]"""
    taken = len([x for x in s.hands[s.players] if pool_of(x) == LEGEND_POOL and card_of(x) == UNSEEN])
    if sum(s.pools[LEGEND_POOL]) > taken:
        s.hands[s.players].append(slot(LEGEND_POOL))
        s.tell(SHE_DRAWS_LEGEND)
        gain_points(s, s.players, 1)


def into_lair(s: Valley, packed: int) -> None:
    """Face down onto her lair board. [PH-DECK-09, PH-DECK-10]"""
    s.lair = [*s.lair, packed]


def draw_to_lair(s: Valley, n: int) -> int:
    """Unseen cards from the draw pile go into her lair; they are not received, so they bring no tokens."""
    got = 0
    while got < n and s.ready_deck():
        into_lair(s, s.deck.pop())
        got += 1
    if got:
        s.tell(SHE_HIDES, (got,))
    return got


def forget(s: Valley, pile: list[int]) -> None:
    """After an unseen card has left a shuffled pile nobody knows any more which of the known ones it was."""
    for i, packed in enumerate(pile):
        if known_to(packed):
            pile[i] = slot(pool_of(packed), card_of(packed))


def lose_top(s: Valley) -> int:
    """The top card of her deck leaves it unseen; the answer is its slot."""
    pile = s.hands[s.players]
    if (s.rules.helper or s.mode != ROLL) and not any([pool_of(x) for x in pile]):
        shuffle_together(s.pools, pile, DECK_POOL)  # at a real table nobody tells which card it was
    i = s.rolled(list(range(len(pile))), [1] * len(pile))
    forget(s, pile)
    return pile.pop(i)


def top_outcomes(s: Valley) -> tuple[list[int], list[int]]:
    """What the top card of her deck can be, and how likely each is: any slot may lie on top."""
    pile = s.hands[s.players]
    sums = {pool: max(sum(s.pools[pool]), 1) for pool in {pool_of(packed) for packed in pile}}
    whole = 1
    for total in sums.values():
        whole *= total
    weights: dict[int, int] = {}
    for packed in pile:
        pool = pool_of(packed)
        if card_of(packed) != UNSEEN:
            weights[card_of(packed)] = weights.get(card_of(packed), 0) + whole
            continue
        for card, n in enumerate(s.pools[pool]):
            if n:
                weights[card] = weights.get(card, 0) + n * (whole // sums[pool])
    cards = sorted(weights)
    return cards, [weights[card] for card in cards]


def show_top(s: Valley, card: int) -> None:
    """The top card of her deck was turned up as this one and leaves it. Copies are alike, so a known one goes first."""
    s.marks |= REVEALED
    pile = s.hands[s.players]
    known = [i for i, packed in enumerate(pile) if card_of(packed) == card]
    if known:
        pile.pop(max(known, key=lambda i: known_to(pile[i]).bit_count()))
        return
    for i, packed in enumerate(pile):
        if card_of(packed) == UNSEEN and s.pools[pool_of(packed)][card]:
            s.pools[pool_of(packed)][card] -= 1
            pile.pop(i)
            return
    raise AssertionError("a card that is not in her deck")


# -- her city


def is_full(s: Valley) -> bool:
    return s.spaces_used(s.players) >= s.rules.city_size


def enter_hers(s: Valley, card: int) -> None:
    """She plays a card: no cost, no effect, no rule of playing; a Fool goes to a human, a Corrin card into her lair.
    [PH-DECK-12, PH-DECK-13, PH-DECK-14, PH-DECK-15, PH-DECK-16, PH-CORRIN-01]
    """
    if s.cards[card].into_others and s.rules.helper:
        s.push(TRIED.frame(ASK_FOOL, Scope(s.players), 0))
    elif s.cards[card].into_others:
        for who in people(s):
            if card not in s.city[who] and s.fits(who, card):
                s.enter(who, card)
                s.tell(SHE_SENDS_FOOL, (who, card))
                return
        s.discard_shown(card)
        s.tell(SHE_DISCARDS, (card,))
    elif s.cards[card].from_set == "corrin":  # PH-DECK-11
        into_lair(s, slot(DECK_POOL, card, s.all_players))
        s.tell(SHE_KEEPS, (card,))
    else:
        s.enter(s.players, card)
        s.tell(SHE_PLAYS, (card,))


TRIED: Final = Cursor(NUMBER)  # how many people had no room for it
ASKED: Final = Worked(SEAT, lambda s, f, option: people(s)[TRIED.of(f)])


class AskFool(Node[Valley]):
    """At a real table only the human knows whether the city can take a Fool. [PH-DECK-15, PH-DECK-16]"""

    fits: ClassVar = option("fool-fits", "fool fits", refs=("player:{who}",), who=ASKED)
    no_room: ClassVar = option("no", "no room", refs=("player:{who}",), who=ASKED)
    asks = question("fool-fits")

    def run(self, s: Valley, f: Frame) -> None:
        if TRIED.of(f) < s.players:
            s.ask(f, people(s)[TRIED.of(f)], [1, 0], silent=False)
        else:
            s.discard_shown(sent_away(s))
            s.tell(FOOL_NOWHERE, (sent_away(s),))

    def answer(self, s: Valley, f: Frame, option: int) -> None:
        if option:
            s.discard_shown(sent_away(s))  # whose city holds what is not kept account of
            s.tell(SHE_SENDS_FOOL, (people(s)[TRIED.of(f)], sent_away(s)))
        else:
            s.push(TRIED.put(f, TRIED.of(f) + 1))

    def declared(self, s: Valley, f: Frame, option: int) -> Declaration | None:
        return self.fits if option else self.no_room


ASK_FOOL: Final = AskFool()
