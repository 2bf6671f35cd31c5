"""Every rule that bends others, by its id and by a number for the log."""

from __future__ import annotations

from typing import Any, Final

from tidewood.kernel.rows import Rule

RULES: Final[dict[str, Rule[Any]]] = {}
ORDER: Final[list[str]] = []  # ids by number


def register(rule: Rule[Any]) -> Rule[Any]:
    assert rule.id not in RULES, f"two rules called {rule.id}"
    RULES[rule.id] = rule
    ORDER.append(rule.id)
    return rule


def number_of(rule: Rule[Any]) -> int:
    return ORDER.index(rule.id)
