"""Words for rules that bend others."""

from __future__ import annotations

from tidewood.games.spirit_island.registry import register
from tidewood.games.spirit_island.state import Island
from tidewood.games.spirit_island.verbs.gains import ThisTurn
from tidewood.games.spirit_island.verbs.skip_invaders import NO_BUILD, NO_EXPLORE, NO_RAVAGE
from tidewood.games.spirit_island.verbs.targets import ENTWINED
from tidewood.games.spirit_island.words.effects import Effect
from tidewood.games.spirit_island.words.numbers import Number, amount
from tidewood.kernel import rows
from tidewood.kernel.amounts import Condition
from tidewood.kernel.rows import Rule

for _made in (NO_RAVAGE, NO_BUILD, NO_EXPLORE, ENTWINED):  # rules that verbs lay themselves
    register(_made)

# kinds of rules
NUMBER = rows.NUMBER
CANNOT = rows.CANNOT
INSTEAD = rows.INSTEAD
AFTER = rows.AFTER
COUNTS = rows.COUNTS
MAY = rows.MAY
ACTION_CLOSES = rows.ACTION_CLOSES  # as a hook


def rule(
    id: str,
    kind: int,
    hook: int,
    do: Effect | None = None,
    condition: Condition[Island] | None = None,
    n: Number | None = None,
    optional: bool = False,
    once: bool = False,
    part: bool = False,
) -> Rule[Island]:
    """A rule by its id. Kinds: NUMBER CANNOT INSTEAD AFTER COUNTS MAY; hooks: see hooks.py."""
    made = Rule(id, kind, hook, do, condition, None if n is None else amount(n), optional, once, part)
    register(made)
    return made


def this_turn(
    made: Rule[Island], here: bool = False, uses: int = -1, value: int = 0, for_owner: bool = False
) -> Effect:
    """In force until the turn ends: in the target land (`here`), or for the Spirit that chooses."""
    return ThisTurn(made, here, uses, value, for_owner)
