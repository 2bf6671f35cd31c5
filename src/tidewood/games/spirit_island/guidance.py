"""What players work out from the table: how the boards lie, the strength of pieces, the steps of a turn, what wins and
loses, and why a card or a rule cannot be used now.
"""

from __future__ import annotations

from typing import Final, cast

from tidewood.games.spirit_island.hooks import ACT_FAST, ACT_SLOW, ACT_SPIRIT, HEALTH, POWER, RAVAGE, SPIRIT
from tidewood.games.spirit_island.pieces import BUILDINGS, CITIES, INVADERS, MORTAL, PIECES, MortalPiece
from tidewood.games.spirit_island.rounds.power_phases import FREE, USE_FAST, USE_SLOW
from tidewood.games.spirit_island.rules import rules_of
from tidewood.games.spirit_island.state import EXTRA_BUILD_GONE, PLAYING, READY, VICTORY, Island
from tidewood.games.spirit_island.verbs.damage import dealt_by
from tidewood.games.spirit_island.verbs.play_cards import cost_of
from tidewood.games.spirit_island.verbs.power_cards import DRAWN_CARDS, KEEP_ONE
from tidewood.games.spirit_island.verbs.powers import power_of
from tidewood.games.spirit_island.verbs.verb import Allowed, Verb
from tidewood.games.spirit_island.view import (
    Goal,
    Goals,
    IslandMap,
    Layout,
    Offer,
    Phase,
    PlacedBoard,
    Strength,
    Why,
)
from tidewood.kernel.combine import Labelled
from tidewood.kernel.core import Scope
from tidewood.kernel.rows import MAY

TO_GO: Final = (INVADERS, BUILDINGS, CITIES, CITIES)  # by Terror Level, SI-WIN-01 SI-WIN-02 SI-WIN-03 SI-WIN-04
WON_WITHOUT: Final = ("no-invaders", "no-buildings", "no-cities", "no-cities")
IMMIGRATION: Final = "invaders.immigration"
BLIGHT_STEP: Final = "invaders.blight"


def island_map(s: Island) -> IslandMap:
    """Where each board lies; none while the boards are drawn."""
    layout: Layout = rules_of(s).setup["layout"]
    thematic = layout == "thematic"
    boards: list[PlacedBoard] = [
        {
            "id": id,
            "shape": f"t{id}" if thematic else id,
            "turn": placed.turn,
            "at": list(placed.points[0]),
            "islet": s.map.islet[i] if s.map.islet else 0,
        }
        for i, (id, placed) in enumerate(zip(s.map.boards, s.map.placed, strict=True))
    ]
    for i, board in enumerate(boards):
        if s.is_gone(i):
            board["gone"] = True
    return {"layout": layout, "boards": boards}


def health(s: Island) -> dict[MortalPiece, Strength]:
    """Health and damage of each kind of piece, as the set-up has them. [SI-INVADER-02, SI-DAHAN-01]"""
    return {
        mortal(kind): {"health": s.health(-1, kind), "damage": dealt_by(s, Scope(-1, mode=RAVAGE), kind)}
        for kind in range(MORTAL)
    }


def local_health(s: Island, place: int) -> dict[MortalPiece, int]:
    """Health in a land where it differs."""
    if HEALTH not in s.hooks:
        return {}
    found = {mortal(kind): s.health(place, kind) for kind in range(MORTAL)}
    return {name: n for kind, (name, n) in enumerate(found.items()) if n != s.health(-1, kind)}


def mortal(kind: int) -> MortalPiece:
    return cast("MortalPiece", PIECES[kind])


def steps(s: Island) -> list[Phase]:
    """The phases and steps of a turn in order, as adversary and scenario have them. [SI-PHASE-01, SI-PHASE-06]"""
    parts = [part for part in rules_of(s).round.parts if isinstance(part, Labelled)]
    gone = [IMMIGRATION] if s.notes[EXTRA_BUILD_GONE] else []
    if s.blight_card < 0 or s.healthy:  # a Blight card acts once it has been turned over [SI-BLIGHT-18]
        gone.append(BLIGHT_STEP)
    return [cast("Phase", part.label) for part in parts if part.label not in gone]


def offer(s: Island) -> Offer | None:
    """The Power Cards somebody has drawn and chooses from."""
    frames = s.stack if s.choice is None else [*s.stack, s.choice.frame]
    for f in frames:
        if f.node is KEEP_ONE and f.got.size:
            return {"to": f"p{f.scope.chooser + 1}", "cards": [power_of(card).id for card in DRAWN_CARDS.of(f)]}
    return None


def goals(s: Island) -> Goals:
    """What wins and what loses now. [SI-WIN-01, SI-LOSS-01]"""
    return {"wins": wins(s), "loses": loses(s)}


def wins(s: Island) -> list[Goal]:
    scenario = rules_of(s).scenario
    found: list[Goal] = []
    if scenario is not None and (scenario.wins or scenario.also_wins or scenario.fear_everything):
        found.append({"when": scenario.id})
    if (scenario is None or scenario.wins is None) and s.terror < VICTORY:
        kinds = TO_GO[s.terror - 1]
        left = sum([s.count(place, kinds) for place in s.map.lands])
        found.append({"when": WON_WITHOUT[s.terror - 1], "n": left})
    if scenario is None or not (scenario.no_fear_victory or scenario.fear_everything):
        found.append({"when": "no-fear-cards", "n": len(s.fear_deck)})
    return found


def loses(s: Island) -> list[Goal]:
    found: list[Goal] = [{"when": "no-blight", "n": s.blight_pool}] if is_last_blight(s) else []
    for who in range(s.players):
        found.append({"when": "no-presence", "n": s.on_island(who), "player": f"p{who + 1}"})
    found.append({"when": "no-invader-cards", "n": len(s.invader_deck)})
    return found + [{"when": challenge.id} for challenge in rules_of(s).challenges if challenge.loses is not None]


def is_last_blight(s: Island) -> bool:
    """Whether the game is lost when the pool is empty: no Healthy Island is left to turn over."""
    return not s.healthy or not s.rules.has_blight_card


def cannot(s: Island, who: int) -> dict[str, Why]:
    """Why a card in hand cannot be played, or a Power not be used, where that is what a Spirit does now."""
    if s.phase == "spirit":
        if s.done[who] == READY:
            return {}
        found = cannot_do(s, who, ACT_SPIRIT, SPIRIT)
        if s.done[who] == PLAYING and s.plays[who] <= 0:
            found |= {power_of(card).id: "no-plays" for card in s.hand[who]}
        elif s.done[who] == PLAYING:
            dear = [card for card in s.hand[who] if cost_of(s, who, card) > s.energy[who]]
            found |= {power_of(card).id: "no-energy" for card in dear}
        return found
    if s.phase not in ("fast", "slow"):
        return {}
    step = USE_FAST if s.phase == "fast" else USE_SLOW
    found = cannot_do(s, who, ACT_FAST if s.phase == "fast" else ACT_SLOW, POWER)
    for index in [*s.play[who], *s.rules.innates[who]]:
        why = step.why_not(s, who, power_of(index))
        if why != FREE:
            found[power_of(index).id] = WHY[why]
    return found


def cannot_do(s: Island, who: int, hook: int, mode: int) -> dict[str, Why]:
    """What rules would allow this Spirit beside its Powers in a phase, and what is missing for it."""
    found: dict[str, Why] = {}
    for row in s.rows if hook in s.hooks else ():
        if row.rule.hook != hook or row.rule.kind != MAY or row.owner not in (who, -1):
            continue
        condition, effect = row.rule.condition, row.rule.effect
        lacks: Why | None = None
        if condition is not None and not condition.holds(s, Scope(who).chosen_by(row.owner)):
            lacks = condition.lacks(s, Scope(who).chosen_by(row.owner)) if isinstance(condition, Allowed) else None
        elif isinstance(effect, Verb) and not effect.can(s, Scope(who, mode=mode)):
            lacks = effect.lacks(s, Scope(who, mode=mode))
        if lacks is not None:
            found[row.rule.id] = lacks
    return found


WHY: Final[tuple[Why, ...]] = (  # as `why_not` numbers them
    "used-up", "used-up", "no-elements", "is-fast", "is-slow", "no-target", "face-down",
)  # fmt: skip
