"""The count at the end of a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from tidewood import Game
from tidewood.cli.boards import Drawer
from tidewood.cli.words import Words


def scores(game: Game, words: Words, drawer: Drawer, roles: Mapping[str, str]) -> list[Text]:
    """Who has won, then every player with the lines of the count, the best first."""
    outcome = game.outcome
    assert outcome is not None
    winners: list[str] = outcome["winners"]
    said = words.winner.format(player=winners[0]) if len(winners) == 1 else ""
    if len(winners) > 1:
        said = words.winners.format(players=", ".join(winners))
    lines = [Text.assemble((words.game_over, "bold"), ". ", said)]
    results: dict[str, dict[str, Any]] = outcome["scores"]
    for player in sorted(results, key=lambda name: (name not in winners, -results[name]["total"])):
        result = results[player]
        parts = result.get("lines", [])
        numbers = parts.values() if isinstance(parts, Mapping) else [line.get("points", "") for line in parts]
        counted = " + ".join(map(str, numbers)).replace("+ -", "- ")
        line = Text("  ").append_text(drawer.mark(player) if player in roles else Text(" "))
        said = f" {player} {roles.get(player, ''):<10} {result['total']:>4} {words.points}"
        line.append(said, "bold" if player in winners else "")
        lines.append(line.append(f"   {counted}" if counted else "", "dim"))
    return lines
