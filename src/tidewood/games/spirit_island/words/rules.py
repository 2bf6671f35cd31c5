"""Words for rules that bend others."""

from __future__ import annotations

from tidewood.games.spirit_island.hooks import ISOLATED
from tidewood.games.spirit_island.registry import BEYOND, UNKNOWN, register
from tidewood.games.spirit_island.state import Island
from tidewood.games.spirit_island.verbs.gains import ThisTurn
from tidewood.games.spirit_island.verbs.out_of_time import SIDEWAYS, STASIS
from tidewood.games.spirit_island.verbs.protection import STAYED_OUT
from tidewood.games.spirit_island.verbs.skip_invaders import NO_BUILD, NO_EXPLORE, NO_RAVAGE
from tidewood.games.spirit_island.words.effects import Effect
from tidewood.games.spirit_island.words.numbers import Number, amount
from tidewood.kernel import rows
from tidewood.kernel.amounts import Condition
from tidewood.kernel.rows import Rule

for _made in (
    NO_RAVAGE,
    NO_BUILD,
    NO_EXPLORE,
    STASIS,
    SIDEWAYS,
    STAYED_OUT,
):  # rules that verbs lay themselves
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
    beyond: int = UNKNOWN,
) -> Rule[Island]:
    """A rule by its id. Kinds: NUMBER CANNOT INSTEAD AFTER COUNTS MAY; hooks: see hooks.py. `beyond`: what it does to
    lands other than that of a Ravage, for forecasts.
    """
    made = Rule(id, kind, hook, do, condition, None if n is None else amount(n), optional, once, part)
    register(made)
    if beyond != UNKNOWN:
        BEYOND[id] = beyond
    return made


ISOLATION = rule("isolated", COUNTS, ISOLATED)


def isolate() -> Effect:
    """Until the turn ends Invaders neither come to the land nor go from it."""
    return ThisTurn(ISOLATION, here=True)


def this_turn(
    made: Rule[Island],
    here: bool = False,
    uses: int = -1,
    value: int = 0,
    for_owner: bool = False,
    told_last: bool = False,
) -> Effect:
    """In force until the turn ends: in the target land (`here`), or for the Spirit that chooses."""
    return ThisTurn(made, here, uses, value, for_owner, told_last=told_last)
