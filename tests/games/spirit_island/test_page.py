"""The drawn island holds no rules: what pieces deal and take, how far Powers reach and what wins is in the view."""

from __future__ import annotations

import re
from pathlib import Path

PAGE = Path(__file__).parents[3] / "web/src/games/spirit-island"
NUMBERS = "turn|terror|health|damage|range|within|cost|energy|plays|stage|fear"
COUNTS = "blight|presence|defend|earned"  # more than one is said with its number
RULES = {
    "a number of the game is compared with one of the page": re.compile(
        rf"\b(?:(?:{NUMBERS})\b ?(?:===|!==|[<>]=?) ?[1-9]|(?:{COUNTS})\b ?(?:===|!==|[<>]=?) ?[2-9])"
    ),
    "a number of the game is reckoned with": re.compile(rf"\.(?:{NUMBERS}) ?[*/] ?[2-9]"),
    "pieces have numbers": re.compile(r"\b(?:explorer|town|city|dahan)\"?: ?[1-9]"),
}


def test_no_rule_of_the_game_stands_in_the_page():
    files = [path for path in PAGE.rglob("*.*") if path.suffix in (".ts", ".svelte") and "test" not in path.name]
    files = [path for path in files if path.parent.name != "art"]  # where numbers are sizes
    assert len(files) > 80
    found = [
        f"{path.relative_to(PAGE)}:{i}: {why}: {line.strip()}"
        for path in files
        for i, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        for why, rule in RULES.items()
        if rule.search(line)
    ]
    assert found == []


def test_the_search_finds_rules():
    lines = ["table.turn > 1 ?", "if (fear.terror === 3)", "const deals = { explorer: 1, town: 2 }", "land.damage * 2"]
    assert all(any(rule.search(line) for rule in RULES.values()) for line in lines)
