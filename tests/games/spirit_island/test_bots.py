"""Bots at the island: they play on legally to the end, and thinking helps."""

from __future__ import annotations

import pytest

import tidewood
from tidewood.bots import make

SPIRITS = ("vital-strength-of-the-earth", "lightnings-swift-strike")


def turns(bot: str, spirit: str, seed: int) -> int:
    """How long the island lasts; a victory counts as all the time there is."""
    game = tidewood.new("spirit-island", seed, spirits=[spirit])
    player = make(bot, seed)
    while not game.is_over:
        game.pick(player.choose(game, "p1"))
    outcome = game.outcome
    assert outcome is not None
    return 12 if outcome["victory"] else int(outcome["turns"])


@pytest.mark.parametrize("spirit", SPIRITS)
def test_planner_holds_out_longer_than_chance(spirit):
    thought, drawn = [sum(turns(bot, spirit, seed) for seed in range(4)) for bot in ("planner", "random")]
    assert thought > drawn


def test_several_bots_play_a_game_together():
    game = tidewood.new("spirit-island", 3, spirits=["river-surges-in-sunlight", "thunderspeaker"])
    bots = {player: make("planner", player) for player in game.players}
    answers = 0
    while not game.is_over:
        able = game.decision.players
        player = able[answers % len(able)]
        game.pick(bots[player].choose(game, player))
        answers += 1
    outcome = game.outcome
    assert outcome is not None
    assert outcome["turns"] >= 3
