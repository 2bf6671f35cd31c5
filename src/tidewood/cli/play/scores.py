"""The count at the end of a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from tidewood import Game
from tidewood.api import describe
from tidewood.cli.boards.drawer import Drawer, Said
from tidewood.cli.lines import in_lines
from tidewood.cli.words import Words


def scores(game: Game, words: Words, drawer: Drawer, roles: Mapping[str, str], width: int) -> list[Text]:
    """Who has won, then every player with the lines of the count, the best first."""
    outcome = game.outcome
    assert outcome is not None
    winners: list[str] = outcome["winners"]
    said = drawer.said
    results: dict[str, dict[str, Any]] = outcome["scores"]
    if not describe(game.kind).competitive:
        verdict = Text.assemble((words("play.game-over"), "bold"), ". ", (together(outcome, said, words), "bold"))
        result = next(iter(results.values()))  # all win or lose with the same count
        return [
            verdict,
            *in_lines(f"  {result['total']} {words('play.points')}   ", counted(result, said), width, indent=4),
        ]
    names = [said(player) for player in winners]
    who = words("play.winner", player=names[0]) if len(names) == 1 else words("play.winners", players=", ".join(names))
    lines = [Text.assemble((words("play.game-over"), "bold"), ". ", who if names else "")]
    longest = max([len(said(player)) for player in results])
    for player in sorted(results, key=lambda name: (name not in winners, -results[name]["total"])):
        result = results[player]
        line = Text("  ").append_text(drawer.mark(player))
        head = f" {said(player):<{longest}} {roles.get(player, ''):<10} {result['total']:>4} {words('play.points')}"
        line.append(head, "bold" if player in winners else "")
        parts = counted(result, said)
        if parts:
            line.append("   ")
            first, *others = in_lines(" " * line.cell_len, [Text(part, "dim") for part in parts], width, indent=8)
            lines += [line.append_text(first[line.cell_len :]), *others]
        else:
            lines.append(line)
    return lines


def together(outcome: Mapping[str, Any], said: Said, words: Words) -> str:
    """Victory or defeat of all, and why."""
    if outcome["winners"]:
        return said.first("sacrifice" if outcome.get("sacrifice") else "victory")
    return said.first("defeat") + words.colon + said(outcome["defeat"], "defeat")


def counted(result: Mapping[str, Any], said: Said) -> list[str]:
    """The lines of the count that came to something; where they have no names, the numbers added up."""
    lines = result.get("lines", [])
    if lines and "of" not in lines[0]:
        return [" + ".join([str(line["points"]) for line in lines])]
    return [f"{said(line['of'])} {line['points']}" for line in lines if line["points"]]
