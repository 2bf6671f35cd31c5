"""What happens in the coming Invader Phase if nobody does anything more.

The real steps are played on copies, so adversaries, scenarios, rules of cards and Spirits count by themselves. Nothing
that nobody has seen is drawn: where chance comes, the copy stops knowing. What the players will be asked is answered
anyhow, and what the answers could change is not called certain.
"""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.forecast.builds import builds, explores, next_cards
from tidewood.games.spirit_island.forecast.escalations import escalations
from tidewood.games.spirit_island.forecast.playing import Run
from tidewood.games.spirit_island.forecast.ravages import BEFORE, BEHIND, PRELUDE, RAVAGING, Ravages
from tidewood.games.spirit_island.hooks import RAVAGE
from tidewood.games.spirit_island.rounds.events import FIRST_TURN
from tidewood.games.spirit_island.rules import rules_of
from tidewood.games.spirit_island.state import Island
from tidewood.games.spirit_island.verbs.invaders import IN_LAND, escalating, still_to_ravage
from tidewood.games.spirit_island.view import BlightToCome, Forecast, LossToCome, RavageToCome
from tidewood.kernel.combine import TABLE
from tidewood.kernel.core import Frame, Scope

KEPT: Final[dict[tuple[object, ...], Forecast]] = {}
MOST_KEPT: Final = 512


def forecast(s: Island) -> Forecast | None:
    """None while there is no coming Invader Phase to speak of: before the first turn, after the Ravages of one, and
    while things are happening. Equal positions have one forecast, not to be changed.
    """
    ahead = s.phase in (*BEFORE, *PRELUDE, RAVAGING)
    if s.choice is None or not s.turn or not (ahead or s.phase in BEHIND):
        return None
    key = position_of(s)
    found = KEPT.get(key)
    if found is None:
        if len(KEPT) >= MOST_KEPT:
            KEPT.clear()
        found = KEPT[key] = whole_forecast(Ravages(s))
    return found


def position_of(s: Island) -> tuple[object, ...]:
    """All that a forecast depends on; Powers in hand and the like are not."""
    ravaging = (tuple(still_to_ravage(s)), s.choice and s.choice.frame.node) if s.phase == RAVAGING else ()
    return (
        rules_of(s).key, s.map, s.phase, s.turn, ravaging, tuple(s.grid), tuple(s.odd), tuple(s.presence),
        tuple(s.defend), s.rows, tuple([tuple(cards) for cards in s.spaces]), tuple(s.invader_deck),
        tuple([tuple(p) for p in s.pools]), len(s.earned), len(s.fear_deck), s.terror, s.blight_pool, s.blight_card,
        s.healthy, tuple(s.notes),
    )  # fmt: skip


def whole_forecast(r: Ravages) -> Forecast:
    names = r.base.map.names
    ravages = {names[ravage.place]: r.certain(ravage) for ravage in r.ravages}
    whole = Run(r.base)
    whole.play(*[Frame(IN_LAND[RAVAGE], Scope(-1, place=place, mode=RAVAGE)) for place in r.lands])
    if r.turn > FIRST_TURN:
        whole.play(*[Frame(node, TABLE) for node in rules_of(r.base).after["ravage"]])
    builds_to_come = builds(r, whole)
    escalated = escalations(r, whole, builds_to_come)
    explored, opens = explores(r, whole)
    nations = len(r.base.rules.escalations)
    escalates = [0 <= escalating(r.base, card) < nations for card in next_cards(r.base)]
    found: Forecast = {
        "turn": r.turn,
        "fear": r.fear,
        "ravage": ravages,
        "build": builds_to_come,
        "explore": explored,
        "opens": opens,
        "escalation": "yes" if escalates and all(escalates) else "maybe" if any(escalates) else "no",
        "blight": blight(r, list(ravages.values())),
        "losses": losses(r, list(ravages.values())),
    }
    if escalated:
        found["escalated"] = escalated
    if r.event:
        found["event"] = True
    return found


def blight(r: Ravages, ravages: list[RavageToCome]) -> BlightToCome:
    n = sum([ravage["blight"] + ravage["cascade"] for ravage in ravages])
    s = r.base
    found: BlightToCome = {
        "to_come": n,
        "left": max(s.blight_pool - n, 0),
        "then": "",
        "sure": r.settled and all([ravage["sure"] and not ravage["cascade"] for ravage in ravages]),
    }
    if n and n >= s.blight_pool:
        found["then"] = "flips" if s.healthy and s.rules.has_blight_card else "lost"
    return found


def losses(r: Ravages, ravages: list[RavageToCome]) -> LossToCome:
    lost: dict[str, int] = {}
    for ravage in ravages:
        for player in ravage["presence_lost"]:
            lost[player] = lost.get(player, 0) + 1
    return {
        "lands": len([ravage for ravage in ravages if ravage["net"]]),
        "dahan_lost": sum([ravage["dahan_lost"] for ravage in ravages]),
        "presence_lost": lost,
        "sure": r.settled and all([ravage["sure"] and "may_lose" not in ravage for ravage in ravages]),
    }
