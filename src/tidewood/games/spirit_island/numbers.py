"""The table as rows of small numbers, for programs that learn, seen from a Spirit.

Every row has the same length throughout a game. Spirits come in order from whoever looks; lands in the order of the
boards, with the Oceans. A change of what a row means changes VERSION.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tidewood.games.spirit_island.content import FEAR_CARDS, POWERS
from tidewood.games.spirit_island.fields import BLIGHT_IDS, FEAR_IDS, POWER_IDS
from tidewood.games.spirit_island.invader_cards import CARD_IDS, is_back
from tidewood.games.spirit_island.invader_cards import CARDS as INVADER_CARDS
from tidewood.games.spirit_island.pieces import ELEMENTS as ELEMENT_IDS
from tidewood.games.spirit_island.pieces import KINDS, PIECES, STRIFE, damage_of
from tidewood.games.spirit_island.state import Island
from tidewood.games.spirit_island.state.constants import ODD_PLACE, ODD_SHAPE, SPACES
from tidewood.kernel.bits import Bits
from tidewood.kernel.fields import NUMBER

VERSION: Final = 3
THINGS: Final = Bits(NUMBER)
MOST: Final = 255
TRACK_SPACES: Final = 24
GROWTHS: Final = 8
ELEMENTS: Final = 8
BESIDE, PLAYS, FEAR, BLIGHT = 2, 4, 7, 3  # numbers of these rows, of each Spirit or in all
NOT_GROWN: Final = [0] * GROWTHS
# Where a Power card is: 0 in no hand and no pile that can be seen, then four places for each Spirit.
IN_HAND, IN_PLAY, DISCARDED, FORGOTTEN = range(1, 5)
MINOR_DISCARD, MAJOR_DISCARD = 253, 254

MEANING: Final = {
    "pieces": "how many of each kind lie in each land, land by land",
    "damage": "on the pieces of each land together",
    "strife": "on the Invaders of each land together",
    "presence": "of each Spirit in each land",
    "defend": "markers in each land",
    "rules": "rules in force for this turn or longer in each land alone",
    "energy": "of each Spirit",
    "uncovered": "whether each space of each Spirit's presence tracks is uncovered",
    "beside": "Presence of each Spirit that is destroyed, and out of the game",
    "elements": "of each Spirit, sun to animal",
    "powers": "where each Power is: 4 n and 1 in the hand of the nth Spirit, 2 in play, 3 discarded, 4 forgotten;"
    " 253 and 254 on the discard piles; 0 elsewhere",
    "used": "whether each Power has been used this turn",
    "grown": "Growth options taken this turn, of each Spirit",
    "plays": "of each Spirit: cards that may still be played, further plays from Growth, elements of choice, whether"
    " it is done",
    "invaders": "whether each Invader card lies on the further Build, Ravage, Build or Explore space, or is discarded",
    "fear": "Fear towards the next card, Fear a card takes, Terror Level, cards earned, cards left of each level",
    "fear-cards": "whether each Fear card has been resolved",
    "blight": "left on the card, whether the island is healthy, the card and 1",
    "turn": "number of the turn",
}

AXES: Final = {
    "pieces": ("land", "piece"),
    **dict.fromkeys(("damage", "strife", "defend", "rules"), ("land",)),
    "presence": ("spirit", "land"),
    "energy": ("spirit",),
    "uncovered": ("spirit", "space"),
    "beside": ("spirit", "beside"),
    "elements": ("spirit", "element"),
    **dict.fromkeys(("powers", "used"), ("power",)),
    "grown": ("spirit", "growth"),
    "plays": ("spirit", "plays"),
    "invaders": ("pile", "invader-card"),
    "fear": ("fear",),
    "fear-cards": ("fear-card",),
    "blight": ("blight",),
    "turn": ("turn",),
}


def things(s: Island) -> dict[str, Sequence[str]]:
    """What axes count; last what numbers of rows stand for."""
    return {
        "land": s.map.names[: s.map.size],
        "piece": PIECES[:KINDS],
        "spirit": ["own", *[f"+{n}" for n in range(1, s.players)]],
        "space": [str(n + 1) for n in range(TRACK_SPACES)],
        "beside": ("destroyed", "removed"),
        "element": ELEMENT_IDS,
        "power": POWER_IDS,
        "growth": [str(n + 1) for n in range(GROWTHS)],
        "plays": ("left", "further", "of-choice", "done"),
        "pile": (*SPACES, "discard"),
        "invader-card": CARD_IDS[: len(INVADER_CARDS)],
        "fear": ("towards", "each", "level", "earned", "left-1", "left-2", "left-3"),
        "fear-card": FEAR_IDS,
        "blight": ("left", "healthy", "card"),
        "turn": ("number",),
        "blight-card": BLIGHT_IDS,
    }


def lengths(s: Island) -> list[int]:
    """How long each row is in games of this set-up."""
    players, size, powers = s.players, s.map.size, len(POWERS)
    return [
        len(s.grid), size, size, players * size, size, size, players, players * TRACK_SPACES, players * BESIDE,
        players * ELEMENTS, powers, powers, players * GROWTHS, players * PLAYS,
        (len(s.spaces) + 1) * len(INVADER_CARDS), FEAR, len(FEAR_CARDS), BLIGHT, 1,
    ]  # fmt: skip


class Cards:
    """The rows of Powers, as one player sees them, for as long as no card moves."""

    __slots__ = ("discard", "forgotten", "hand", "major", "minor", "play", "row", "used", "who")

    def __init__(self, s: Island, who: int) -> None:
        self.who: Final = who
        self.minor: Final = s.minor_discard[:]
        self.major: Final = s.major_discard[:]
        self.hand: Final = [cards[:] for cards in s.hand]
        self.play: Final = [cards[:] for cards in s.play]
        self.discard: Final = [cards[:] for cards in s.discard]
        self.forgotten: Final = [cards[:] for cards in s.forgotten]
        self.used: Final = [cards[:] for cards in s.used]
        used = len(POWERS)
        found = [0] * (2 * used)
        lay(found, 0, s.minor_discard, MINOR_DISCARD)
        lay(found, 0, s.major_discard, MAJOR_DISCARD)
        first = 0
        for spirit in [*range(who, s.players), *range(who)]:
            lay(found, 0, s.hand[spirit], first + IN_HAND)
            lay(found, 0, s.play[spirit], first + IN_PLAY)
            lay(found, 0, s.discard[spirit], first + DISCARDED)
            lay(found, 0, s.forgotten[spirit], first + FORGOTTEN)
            lay(found, used, s.used[spirit], 1)
            first += 4
        self.row: Final = bytearray(found)

    def is_that_of(self, s: Island, who: int) -> bool:
        return (
            self.who == who and self.used == s.used and self.hand == s.hand and self.play == s.play
            and self.discard == s.discard and self.minor == s.minor_discard and self.major == s.major_discard
            and self.forgotten == s.forgotten
        )  # fmt: skip


class Invaders:
    """The row of the Invader cards, for as long as none of them moves."""

    __slots__ = ("discard", "row", "spaces")

    def __init__(self, s: Island) -> None:
        self.spaces: Final = [pile[:] for pile in s.spaces]
        self.discard: Final = s.invader_discard[:]
        kinds, at = len(INVADER_CARDS), 0
        found = [0] * (kinds * (len(s.spaces) + 1))
        for pile in [*s.spaces, s.invader_discard]:
            for card in pile:
                if not is_back(card):
                    found[at + card] = found[at + card] + 1
            at += kinds
        self.row: Final = bytearray(found)


class Kept:
    """What has been made; copies of a state share it, and compare it with what lies before them."""

    __slots__ = ("cards", "invaders")

    def __init__(self, s: Island, who: int) -> None:
        self.cards = Cards(s, who)
        self.invaders = Invaders(s)

    def bring_up(self, s: Island, who: int) -> None:
        if not self.cards.is_that_of(s, who):
            self.cards = Cards(s, who)
        if self.invaders.spaces != s.spaces or self.invaders.discard != s.invader_discard:
            self.invaders = Invaders(s)


def kept_of(s: Island, who: int) -> Kept:
    kept = s.encoded
    if isinstance(kept, Kept):
        kept.bring_up(s, who)
    else:
        kept = s.encoded = Kept(s, who)
    return kept


_tracks: Final[dict[int, list[int]]] = {}


def track(uncovered: int) -> list[int]:
    """Which spaces of presence tracks are uncovered. Not to be changed: there are few, so each is kept."""
    found = _tracks.get(uncovered)
    if found is None:
        found = _tracks[uncovered] = THINGS.row(uncovered, TRACK_SPACES)
    return found


def observed(s: Island, who: int) -> bytearray:
    """All rows one after the other, in the order of their meanings."""
    players, size = s.players, s.map.size
    order = [*range(who, players), *range(who)]
    kept = kept_of(s, who)
    damage = len(s.grid)
    strife = damage + size
    first = s.grid + [0] * (2 * size)
    for entry in s.odd:
        place, shape = ODD_PLACE.of(entry), ODD_SHAPE.of(entry)
        first[damage + place] = first[damage + place] + damage_of(shape)
        first[strife + place] = first[strife + place] + STRIFE.of(shape)
    first += s.presence[who * size :]
    first += s.presence[: who * size]
    first += [min(n, MOST) for n in s.defend] if any(s.defend) else s.defend
    rules = len(first)
    first += [0] * size
    for row in s.rows:
        if row.place >= 0:
            first[rules + row.place] = first[rules + row.place] + 1
    for spirit in order:
        first.append(min(s.energy[spirit], MOST))
    for spirit in order:
        first += track(s.uncovered[spirit])
    for spirit in order:
        first.append(s.destroyed[spirit])
        first.append(s.removed[spirit])
    first += s.elements[who * ELEMENTS :]
    first += s.elements[: who * ELEMENTS]
    then: list[int] = []
    for spirit in order:
        then += THINGS.row(s.grown[spirit], GROWTHS) if s.grown[spirit] else NOT_GROWN
    for spirit in order:
        then.append(max(0, min(s.plays[spirit], MOST)))
        then.append(max(0, min(s.extra_plays[spirit], MOST)))
        then.append(max(0, min(s.loose[spirit], MOST)))
        then.append(max(0, min(s.done[spirit], MOST)))
    last = [min(s.fear, MOST), s.fear_pool, s.terror, len(s.earned), *s.fear_left]
    resolved = len(last)
    last += [0] * len(FEAR_CARDS)
    lay(last, resolved, s.fear_discard, 1)
    last += [max(0, min(s.blight_pool, MOST)), s.healthy, s.blight_card + 1, min(s.turn, MOST)]
    return bytearray(first) + kept.cards.row + bytearray(then) + kept.invaders.row + bytearray(last)


def lay(found: list[int], at: int, cards: list[int], where: int) -> None:
    """Write where these cards are."""
    for card in cards:
        found[at + card] = where
