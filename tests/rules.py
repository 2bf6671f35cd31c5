"""Naming the rules a test proves.

    @rule("TI-…")
    def test_a_swimmer_beside_a_shark_is_eaten(): ...

A test that names many rules proves none of them well, so four is the most.
"""

import re
from typing import Final

import pytest

RULE_ID: Final = re.compile(r"(?:AMB-\d{2}|[A-Z]{2}(?:-[A-Z&]+)?-\d{2,3})")
MOST: Final = 4


def complaint(ids: tuple[object, ...]) -> str:
    """What is wrong with the ids one test names; empty when nothing is."""
    if not ids:
        return "names no rule"
    if len(ids) > MOST:
        return f"names {len(ids)} rules, the most is {MOST}: {', '.join(map(str, ids))}"
    for name in ids:
        if not isinstance(name, str) or not RULE_ID.fullmatch(name):
            return f"names {name!r}, which is not the id of a rule (such as TI-031, SI-RAVAGE-15, AMB-05)"
    return ""


def rule(*ids: str) -> pytest.MarkDecorator:
    """Say which rules a test proves: it fails without them."""
    if wrong := complaint(ids):
        raise ValueError(f"@rule {wrong}")
    return pytest.mark.rule_ids(*ids)
