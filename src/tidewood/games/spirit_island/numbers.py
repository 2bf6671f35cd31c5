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


class Odd:
    """The rows of damage and Strife."""

    __slots__ = ("odd", "row")

    def __init__(self, s: Island) -> None:
        self.odd: Final = s.odd[:]
        size = s.map.size
        found = [0] * (2 * size)
        for entry in s.odd:
            place, shape = ODD_PLACE.of(entry), ODD_SHAPE.of(entry)
            found[place] = found[place] + damage_of(shape)
            found[size + place] = found[size + place] + STRIFE.of(shape)
        self.row: Final = bytearray(found)


class Rules:
    """The row of rules in force."""

    __slots__ = ("row", "rows")

    def __init__(self, s: Island) -> None:
        self.rows: Final = s.rows
        found = [0] * s.map.size
        for row in s.rows:
            if row.place >= 0:
                found[row.place] = found[row.place] + 1
        self.row: Final = bytearray(found)


class Spirits:
    """The rows from Energy to elements, as one player sees them."""

    __slots__ = ("destroyed", "elements", "energy", "removed", "row", "uncovered")

    def __init__(self, s: Island, who: int, order: list[int]) -> None:
        self.energy: Final = s.energy[:]
        self.uncovered: Final = s.uncovered[:]
        self.destroyed: Final = s.destroyed[:]
        self.removed: Final = s.removed[:]
        self.elements: Final = s.elements[:]
        found = [min(s.energy[spirit], MOST) for spirit in order]
        for spirit in order:
            found += THINGS.row(s.uncovered[spirit], TRACK_SPACES)
        for spirit in order:
            found.append(s.destroyed[spirit])
            found.append(s.removed[spirit])
        found += s.elements[who * ELEMENTS :]
        found += s.elements[: who * ELEMENTS]
        self.row: Final = bytearray(found)

    def are_those_of(self, s: Island) -> bool:
        return (
            self.energy == s.energy and self.elements == s.elements and self.uncovered == s.uncovered
            and self.destroyed == s.destroyed and self.removed == s.removed
        )  # fmt: skip


class Cards:
    """The rows of Powers, as one player sees them, for as long as no card moves."""

    __slots__ = ("discard", "forgotten", "hand", "major", "minor", "play", "row", "used")

    def __init__(self, s: Island, order: list[int]) -> None:
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
        for spirit in order:
            lay(found, 0, s.hand[spirit], first + IN_HAND)
            lay(found, 0, s.play[spirit], first + IN_PLAY)
            lay(found, 0, s.discard[spirit], first + DISCARDED)
            lay(found, 0, s.forgotten[spirit], first + FORGOTTEN)
            lay(found, used, s.used[spirit], 1)
            first += 4
        self.row: Final = bytearray(found)

    def are_those_of(self, s: Island) -> bool:
        return (
            self.used == s.used and self.hand == s.hand and self.play == s.play and self.discard == s.discard
            and self.minor == s.minor_discard and self.major == s.major_discard and self.forgotten == s.forgotten
        )  # fmt: skip


class Turns:
    """The rows of Growth and of what may still be played, as one player sees them."""

    __slots__ = ("done", "extra_plays", "grown", "loose", "plays", "row")

    def __init__(self, s: Island, order: list[int]) -> None:
        self.grown: Final = s.grown[:]
        self.plays: Final = s.plays[:]
        self.extra_plays: Final = s.extra_plays[:]
        self.loose: Final = s.loose[:]
        self.done: Final = s.done[:]
        found: list[int] = []
        for spirit in order:
            found += THINGS.row(s.grown[spirit], GROWTHS)
        for spirit in order:
            for n in (s.plays[spirit], s.extra_plays[spirit], s.loose[spirit], s.done[spirit]):
                found.append(max(0, min(n, MOST)))
        self.row: Final = bytearray(found)

    def are_those_of(self, s: Island) -> bool:
        return (
            self.done == s.done and self.plays == s.plays and self.grown == s.grown and self.loose == s.loose
            and self.extra_plays == s.extra_plays
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


class Fears:
    """The row of Fear cards that have been resolved."""

    __slots__ = ("discard", "row")

    def __init__(self, s: Island) -> None:
        self.discard: Final = s.fear_discard[:]
        found = [0] * len(FEAR_CARDS)
        lay(found, 0, s.fear_discard, 1)
        self.row: Final = bytearray(found)


class Eyes:
    """What has been made for one player."""

    __slots__ = ("cards", "order", "spirits", "turns")

    def __init__(self, s: Island, who: int) -> None:
        self.order: Final = [*range(who, s.players), *range(who)]
        order = self.order
        self.spirits = Spirits(s, who, order)
        self.cards = Cards(s, order)
        self.turns = Turns(s, order)


class Kept:
    """What has been made last. Copies of a state share it and compare it with what lies before them; what is in it is
    replaced, never changed.
    """

    __slots__ = ("eyes", "fears", "invaders", "odd", "rules")

    def __init__(self, s: Island) -> None:
        self.odd = Odd(s)
        self.rules = Rules(s)
        self.invaders = Invaders(s)
        self.fears = Fears(s)
        self.eyes = [Eyes(s, who) for who in range(s.players)]


def observed(s: Island, who: int) -> bytearray:
    """All rows one after the other, in the order of their meanings."""
    kept = s.encoded
    if not isinstance(kept, Kept):
        kept = s.encoded = Kept(s)
    odd = kept.odd
    if odd.odd != s.odd:
        odd = kept.odd = Odd(s)
    rules = kept.rules
    if rules.rows is not s.rows:
        rules = kept.rules = Rules(s)
    invaders = kept.invaders
    if invaders.spaces != s.spaces or invaders.discard != s.invader_discard:
        invaders = kept.invaders = Invaders(s)
    fears = kept.fears
    if fears.discard != s.fear_discard:
        fears = kept.fears = Fears(s)
    eyes = kept.eyes[who]
    spirits = eyes.spirits
    if not spirits.are_those_of(s):
        spirits = eyes.spirits = Spirits(s, who, eyes.order)
    cards = eyes.cards
    if not cards.are_those_of(s):
        cards = eyes.cards = Cards(s, eyes.order)
    turns = eyes.turns
    if not turns.are_those_of(s):
        turns = eyes.turns = Turns(s, eyes.order)
    presence = bytearray(s.presence)
    if who:
        own = who * s.map.size
        presence = presence[own:] + presence[:own]
    defend = [min(n, MOST) for n in s.defend] if any(s.defend) else s.defend
    fear = [min(s.fear, MOST), s.fear_pool, s.terror, len(s.earned), *s.fear_left]
    last = [max(0, min(s.blight_pool, MOST)), s.healthy, s.blight_card + 1, min(s.turn, MOST)]
    return bytearray().join(
        [
            bytearray(s.grid), odd.row, presence, bytearray(defend), rules.row, spirits.row, cards.row, turns.row,
            invaders.row, bytearray(fear), fears.row, bytearray(last),
        ]
    )  # fmt: skip


def lay(found: list[int], at: int, cards: list[int], where: int) -> None:
    """Write where these cards are."""
    for card in cards:
        found[at + card] = where
