"""What is hers: deck, lair and city. Cards she draws have no face until somebody looks. [PH-DECK-01 to PH-DECK-18]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidewood.games.everdell.card import CARD
from tidewood.games.everdell.phantomia.arrow import people
from tidewood.games.everdell.pieces import (
    CARD_PLAYED,
    HER_SPACE,
    HOME,
    JOURNEY,
    JOURNEY_VALUES,
    LEGEND_POOL,
    LEGENDARY,
    NO_CARD,
    SEIZED,
    WORKERS,
)
from tidewood.games.everdell.verbs.gaining import gain_points
from tidewood.kernel.core import REVEALED, ROLL, Frame, Node, Scope
from tidewood.kernel.decks import UNSEEN, card_of, known_to, pool_of, shuffle_together, slot
from tidewood.kernel.rows import AFTER, CANNOT, fitting, lay

if TYPE_CHECKING:
    from tidewood.games.everdell.state import Valley

DECK_POOL: Final = 0
FOOL: Final = "fool"
assert CARD_PLAYED


def difficulty(s: Valley) -> int:
    """Points by difficulty. [PH-POINTS-02]"""
    return s.rules.her_points_card.difficulty


# -- her deck and lair


def receive(s: Valley, n: int, tokens: bool = True) -> int:
    """Cards from the draw pile go unseen into her deck, each with a token. [PH-DECK-02, PH-DECK-03, PH-DECK-04]"""
    got = 0
    while got < n and s.ready_deck():
        s.hands[s.players].append(s.deck.pop())
        got += 1
    if got:
        s.tell("she-draws", (got,))
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
        s.tell("she-draws-legend")
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
        s.tell("she-hides", (got,))
    return got


def forget(s: Valley, pile: list[int]) -> None:
    """After an unseen card has left a shuffled pile nobody knows any more which of the known ones it was."""
    for i, packed in enumerate(pile):
        if known_to(packed):
            pile[i] = slot(pool_of(packed), card_of(packed))


def lose_top(s: Valley) -> int:
    """The top card of her deck leaves it unseen; the answer is its slot."""
    pile = s.hands[s.players]
    if s.mode != ROLL and not any([pool_of(x) for x in pile]):
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


def takes_space(s: Valley, card: int) -> bool:
    """Every card does, whatever its text says, but legendary ones. [G06, PH-LEGEND-02]"""
    if s.cards[card].rarity == LEGENDARY:
        return False
    if s.hooks >> HER_SPACE & 1:
        return not fitting(s, Frame(STEP, Scope(s.players), card, card), HER_SPACE, CANNOT)
    return True


def spaces_used(s: Valley) -> int:
    return len([card for card in s.city[s.players] if takes_space(s, card)])


def is_full(s: Valley) -> bool:
    return spaces_used(s) >= s.rules.city_size


def enter_hers(s: Valley, card: int) -> None:
    """She plays a card: no cost, no effect, no rule of playing; a Fool goes to a human, a Corrin card into her lair.
    [PH-DECK-12, PH-DECK-13, PH-DECK-14, PH-DECK-15, PH-DECK-16, PH-CORRIN-01]
    """
    if s.cards[card].id == FOOL and s.rules.helper:
        s.push(Frame(ASK_FOOL, Scope(s.players), 0))
    elif s.cards[card].id == FOOL:
        for who in people(s):
            if card not in s.city[who] and s.fits(who, card):
                s.enter(who, card)
                s.tell("she-sends-fool", (who, card))
                return
        s.discard_shown(card)
        s.tell("she-discards", (card,))
    elif s.cards[card].from_set == "corrin":  # PH-DECK-11
        into_lair(s, slot(DECK_POOL, card, s.all_players))
        s.tell("she-keeps", (card,))
    else:
        s.enter(s.players, card)
        s.tell("she-plays", (card,))


class AskFool(Node["Valley"]):
    """At a real table only the human knows whether the city can take a Fool. [PH-DECK-15, PH-DECK-16]"""

    def run(self, s: Valley, f: Frame) -> None:
        if f.cursor < s.players:
            s.ask(f, people(s)[f.cursor], [1, 0], silent=False)
        else:
            s.discard_shown(CARD[FOOL].number)
            s.tell("she-discards", (CARD[FOOL].number,))

    def answer(self, s: Valley, f: Frame, option: int) -> None:
        if option:
            s.discard_shown(CARD[FOOL].number)  # whose city holds what is not kept account of
            s.tell("she-sends-fool", (people(s)[f.cursor], CARD[FOOL].number))
        else:
            s.push(f.at(f.cursor + 1))

    def notation(self, s: Valley, f: Frame, option: int) -> str:
        return "fool fits" if option else "no room"


# -- her workers


def own_workers(s: Valley) -> list[int]:
    first = s.players * WORKERS
    return s.at[first : first + WORKERS]


def idle(s: Valley) -> int:
    """Workers she can still place: her own, and a seized one of a human. [PH-LIST-34]"""
    return own_workers(s).count(HOME) + s.at[: s.players * WORKERS].count(SEIZED)


def put_hers(s: Valley, place: int) -> None:
    """She uses a seized worker before her own ones."""
    if SEIZED in s.at[: s.players * WORKERS]:
        who = s.at.index(SEIZED) // WORKERS
        s.put_worker(who, place, SEIZED)
        if JOURNEY <= place < JOURNEY + len(JOURNEY_VALUES):
            from tidewood.games.everdell.phantomia.losses import ON_JOURNEY

            lay(s, ON_JOURNEY, who, uses=1, value=-place)  # its points are hers, while it stands there
    else:
        s.put_worker(s.players, place)


def all_back(s: Valley) -> None:
    """All her workers come back, even from places that keep a worker for good. [PH-WORKER-10, PH-SEASON-05]"""
    first = s.players * WORKERS
    for i in range(first, first + WORKERS):
        if s.at[i] >= 0:
            s.crowd(s.at[i], -1)
        if s.at[i] >= 0 or s.at[i] in (-3, -4):
            s.at[i] = HOME


# -- reactions


class Step(Node["Valley"]):
    """Stands for her in questions to the rules in force."""

    def run(self, s: Valley, f: Frame) -> None:
        """Nothing."""


def react_to_her(s: Valley, hook: int, place: int = -1, card: int = NO_CARD) -> None:
    """What her character, plan and list cards do about something she did: in this order, nobody is asked for one."""
    if not s.hooks >> hook & 1:
        return
    frames: list[Frame] = []
    for row in fitting(s, Frame(STEP, Scope(s.players, place=place), card, card), hook, AFTER):
        effect = row.rule.effect
        assert effect is not None
        frames.append(Frame(effect, Scope(row.owner, place=place, cause=(row.serial,)), -1))
    for frame in reversed(frames):
        s.push(frame)


STEP: Final = Step()
ASK_FOOL: Final = AskFool()
