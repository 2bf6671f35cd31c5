"""What the bots think a position of Spirit Island is worth."""

from __future__ import annotations

import tidewood
from tidewood.games.spirit_island import island
from tidewood.games.spirit_island.evaluation.value import belongings

CARDS = (
    "manifestation-of-power-and-glory", "sudden-ambush", "voice-of-thunder", "words-of-warning", "call-to-isolation",
    "drift-down-into-slumber", "steam-vents", "devouring-ants", "delusions-of-danger", "song-of-sanctity",
)  # fmt: skip


def with_cards(n: int) -> float:
    """What Thunderspeaker has, with so many cards in hand."""
    lands, hand = {"A1": {"presence": {"p1": 2}}}, {"p1": {"hand": list(CARDS[:n])}}
    position = {"clear": True, "phase": "slow", "turn": 4, "lands": lands, "spirits": hand}
    game = tidewood.new("spirit-island", 1, position=position, spirits=["thunderspeaker"], boards=["A"])
    return belongings(island(game._state), 0)


def test_a_card_beyond_what_can_be_played_is_worth_less():
    few, many = with_cards(5) - with_cards(4), with_cards(10) - with_cards(9)
    assert 0 < many < few / 2
