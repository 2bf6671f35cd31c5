"""How strong Phantomia is: a bot plays against her on every level; wins with 95 % intervals, and her mean score.

python bench/phantomia.py [BOT] [GAMES] [PLAYERS] [FILE]

The bot is greedy, 100 games a level, one person; a file has other action or points cards.

The house cards are tuned with this so that the bot wins about 80, 65, 50, 35 and 20 % on the levels 0 to 4.
"""

from __future__ import annotations

import sys
from math import sqrt
from pathlib import Path
from statistics import mean, stdev

import tidewood
from tidewood.bots import make

LEVELS = 5
Z = 1.96  # 95 %


def interval(wins: int, games: int) -> tuple[float, float]:
    """Wilson's interval for a share, in percent."""
    share = wins / games
    middle = (share + Z * Z / (2 * games)) / (1 + Z * Z / games)
    half = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games)) / (1 + Z * Z / games)
    return 100 * (middle - half), 100 * (middle + half)


def played(bot: str, level: int, players: int, seed: str, cards: str) -> tuple[bool, int, int]:
    """One game: whether a person won, the best person's score, hers."""
    game = tidewood.new("everdell", seed, players=players, phantomia=True, phantomia_level=level, phantomia_deck=cards)
    bots = {player: make(bot, f"{seed} {player}") for player in game.players}
    while not game.is_over:
        assert game.decision is not None
        player = game.decision.players[0]
        game.pick(bots[player].choose(game, player))
    outcome = game.outcome
    assert outcome is not None
    scores = {who: score["total"] for who, score in outcome["scores"].items()}
    hers = scores.pop("phantomia")
    return "phantomia" not in outcome["winners"], max(scores.values()), hers


def main(bot: str = "greedy", games: str = "100", players: str = "1", file: str = "") -> None:
    cards = Path(file).read_text("utf-8") if file else ""
    print("level  wins  95 %        person  Phantomia")
    for level in range(LEVELS):
        results = [played(bot, level, int(players), f"balance {level} {i}", cards) for i in range(int(games))]
        wins = sum([won for won, _, _ in results])
        low, high = interval(wins, len(results))
        people, hers = [best for _, best, _ in results], [own for _, _, own in results]
        spread = f"± {stdev(hers):.1f}" if len(hers) > 1 else ""
        share = 100 * wins / len(results)
        print(
            f"{level:>5}  {share:3.0f} %  {low:3.0f} to {high:3.0f} %  {mean(people):5.1f}  {mean(hers):5.1f} {spread}",
            flush=True,
        )


if __name__ == "__main__":
    main(*sys.argv[1:])
