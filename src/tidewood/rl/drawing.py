"""The table as text and as a picture."""

from __future__ import annotations

from typing import Any

import numpy as np

from tidewood import Game


def told(game: Game) -> str:
    """The position in words, as whoever is asked sees it, and what may be answered."""
    decision = game.decision
    who = decision.players[0] if decision is not None and not decision.is_chance else None
    lines = _lines(game.view(who), 0)
    if decision is not None:
        lines += [
            "",
            f"{decision.player}: {decision.prompt('en')}",
            *[f"  {o.notation}" for o in decision.options[:20]],
        ]
        if len(decision.options) > 20:
            lines.append(f"  … {len(decision.options) - 20} more")
    return "\n".join(lines)


def _lines(value: Any, depth: int) -> list[str]:
    """Plain data, one thing a line."""
    space = "  " * depth
    found: list[str] = []
    items = value.items() if isinstance(value, dict) else enumerate(value, 1)
    for key, one in items:
        if (
            isinstance(one, (dict, list))
            and one
            and depth < 3
            and any(isinstance(x, (dict, list)) for x in _inside(one))
        ):
            found += [f"{space}{key}:", *_lines(one, depth + 1)]
        elif one not in (None, {}, [], False, ""):
            found.append(f"{space}{key}: {_short(one)}")
    return found


def _inside(value: Any) -> list[Any]:
    return list(value.values()) if isinstance(value, dict) else list(value)


def _short(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join([f"{key} {_short(one)}" for key, one in value.items() if one not in (None, 0, [], {}, "")])
    if isinstance(value, list):
        return ", ".join([_short(one) for one in value])
    return str(value)


def picture(game: Game) -> np.ndarray[Any, Any]:
    """The table drawn, as an image of red, green and blue. What draws is loaded late, since that takes a second."""
    from tidewood.rl.pictures import picture as drawn

    return drawn(game)
