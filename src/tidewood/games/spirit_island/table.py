"""The position as readable data. Nothing on this table is hidden from a player but the order of the decks, which does
not exist until somebody looks, so all eyes see the same.
"""

from __future__ import annotations

from functools import cache
from typing import Any, cast

from tidewood.games.spirit_island import asking, guidance
from tidewood.games.spirit_island.adversaries import counts
from tidewood.games.spirit_island.challenges import Adversary as Nation
from tidewood.games.spirit_island.invader_cards import CARD_IDS, CARDS
from tidewood.games.spirit_island.panel import SPACE_SET, TRACKS, Space, Track
from tidewood.games.spirit_island.pieces import (
    ELEMENTS,
    KINDS,
    MORTAL,
    OCEAN,
    PIECES,
    TERRAINS,
    element_text,
    shape_name,
)
from tidewood.games.spirit_island.rules import rules_of
from tidewood.games.spirit_island.state import (
    BLIGHT_POOL,
    BUILD_SPACE,
    DEFEATS,
    EXPLORE_SPACE,
    EXTRA_BUILD_SPACE,
    RAVAGE_SPACE,
    VICTORY,
    Island,
)
from tidewood.games.spirit_island.verbs.extra_build import has_extra_build
from tidewood.games.spirit_island.verbs.invaders import shown
from tidewood.games.spirit_island.verbs.powers import Power, power_of
from tidewood.games.spirit_island.view import (
    Adversary,
    Blight,
    Fear,
    Invaders,
    Land,
    Phase,
    RuleInForce,
    Spirit,
    SpiritIslandView,
    Threshold,
    TrackSpace,
)
from tidewood.kernel.core import Scope
from tidewood.kernel.decks import UNSEEN, card_of, known_to, pool_of

TOKENS = ("beasts", "wilds", "disease", "badlands", "vitality")  # shown where there are any


def table(s: Island) -> SpiritIslandView:
    lands = {s.map.names[place]: land(s, place) for place in range(s.map.size) if is_shown(s, place)}
    return table_with(s, lands, {f"p{who + 1}": spirit(s, who) for who in range(s.players)})


def table_with(s: Island, lands: dict[str, Land], spirits: dict[str, Spirit]) -> SpiritIslandView:
    """The table with these lands and Spirits; they are most of it."""
    scenario = rules_of(s).scenario
    found: SpiritIslandView = {
        "game": "spirit-island",
        "turn": s.turn,
        "phase": cast("Phase", s.phase),
        "steps": guidance.steps(s),
        "boards": list(s.map.boards),
        "map": guidance.island_map(s),
        "lands": lands,
        "health": guidance.health(s),
        "invaders": invaders(s),
        "shown": lands_shown(s),
        "fear": fear(s),
        "blight": blight(s),
        "spirits": spirits,
        "minor": {"deck": len(s.minor_deck), "discard": ids(s, s.minor_discard)},
        "major": {"deck": len(s.major_deck), "discard": ids(s, s.major_discard)},
        "goal": guidance.goals(s),
        "adversary": adversary(s),
        "difficulty": rules_of(s).difficulty,
        "scenario": None if scenario is None else scenario.id,
        "rules": [rule_in_force(s, i) for i in range(len(s.rows)) if s.rows[i].until or s.rows[i].place >= 0],
    }
    if len(rules_of(s).nations) > 1:
        found["second_adversary"] = panel_of(s, *rules_of(s).nations[1])
    if s.rules.event_cards:
        found["events"] = {"deck": len(s.event_deck), "discard": event_ids(s)}
    offer = guidance.offer(s)
    if offer is not None:
        found["offer"] = offer
    about = asking.about(s)
    if about is not None:
        found["about"] = about
    return found


def is_shown(s: Island, place: int) -> bool:
    """Oceans are shown once something is in them, lands as long as they are not destroyed."""
    if s.is_gone(s.map.board[place]):
        return False
    if s.map.terrain[place] != OCEAN:
        return True
    return any([s.present(who, place) for who in range(s.players)]) or any(s.grid[place * KINDS : (place + 1) * KINDS])


def land(s: Island, place: int) -> Land:
    found: dict[str, Any] = {
        "terrain": TERRAINS[s.map.terrain[place]],
        "coastal": s.map.is_coastal[place],
        "adjacent": [s.map.names[near] for near in s.adjacent(place, 0)] if s.is_bent() else s.map.near_names(place),
    }
    for kind in range(KINDS):
        if PIECES[kind] in TOKENS and not s.grid[place * KINDS + kind]:
            continue
        found[PIECES[kind]] = s.how_many(place, kind)
        if kind < MORTAL:
            for shape in s.pieces(place, (kind,)):
                if shape >= KINDS:
                    found[shape_name(shape)] = s.how_many(place, shape)
    if is_inner(s, place):
        found["inner"] = True
    if s.is_isolated(place):
        found["isolated"] = True
    joined = [s.map.names[part] for part in [*s.parts(place), s.whole(place)] if part != place]
    if joined:
        found["joined"] = joined[0]
    found["presence"] = {f"p{who + 1}": s.present(who, place) for who in range(s.players) if s.present(who, place)}
    found["defend"] = s.defence(place)
    differing = guidance.local_health(s, place)
    if differing:
        found["health"] = differing
    return cast("Land", found)  # pieces are keys by their names, damaged ones by themselves


def is_inner(s: Island, place: int) -> bool:
    """Whether a scenario marks this land as an Inner land."""
    scenario = rules_of(s).scenario
    if scenario is None or scenario.inner_lands is None:
        return False
    return scenario.inner_lands.fits(s, place, Scope(-1))


def invaders(s: Island) -> Invaders:
    # What is known of the deck: the stage of each card, and the card itself where everybody has seen it.
    deck = [
        ("I" * (pool_of(slot) + 1)) if card_of(slot) == UNSEEN or not known_to(slot) else CARDS[card_of(slot)].id
        for slot in s.invader_deck
    ]
    found: Invaders = {
        "ravage": invader_ids(s.spaces[RAVAGE_SPACE]),
        "build": invader_ids(s.spaces[BUILD_SPACE]),
        "explore": invader_ids(s.spaces[EXPLORE_SPACE]),
        "deck": deck,
        "discard": invader_ids(s.invader_discard),
    }
    return {"immigration": invader_ids(s.spaces[EXTRA_BUILD_SPACE]), **found} if has_extra_build(s) else found


def lands_shown(s: Island) -> dict[str, list[str]]:
    """The lands that each card on the Invader board shows, whether or not anything happens there. [SI-INVADER-08]"""
    names = s.map.names
    return {CARD_IDS[card]: [names[place] for place in shown(s, card)] for cards in s.spaces for card in cards}


def invader_ids(cards: list[int]) -> list[str]:
    return [CARD_IDS[card] for card in cards]


def fear(s: Island) -> Fear:
    return {
        "terror": s.terror,
        "generated": s.fear,
        "pool": s.fear_pool,
        "earned": len(s.earned),
        "left": list(s.fear_left),
        "deck": len(s.fear_deck),
        "discard": [s.rules.fear_cards[card].id for card in s.fear_discard],
    }


def event_ids(s: Island) -> list[str]:
    return [s.rules.event_cards[card].id for card in s.event_discard]


def blight(s: Island) -> Blight:
    card = None if s.blight_card < 0 else s.rules.blight_cards[s.blight_card].id
    unused = sum(s.pools[BLIGHT_POOL]) - (1 if s.healthy and s.rules.has_blight_card else 0)
    return {"pool": s.blight_pool, "healthy": s.healthy == 1, "card": card, "unused_cards": unused}


def spirit(s: Island, who: int) -> Spirit:
    panel = rules_of(s).spirits[who]
    found: Spirit = {
        "spirit": panel.id,
        "energy": s.energy[who],
        "income": panel.energy(s.uncovered[who]),
        "plays": panel.plays(s.uncovered[who]),
        "plays_left": s.plays[who],
        "hand": ids(s, s.hand[who]),
        "play": ids(s, s.play[who]),
        "discard": ids(s, s.discard[who]),
        "forgotten": ids(s, s.forgotten[who]),
        "used": [power_of(power).id for power in s.used[who]],
        "elements": {ELEMENTS[e]: s.elements[who * 8 + e] for e in range(8) if s.elements[who * 8 + e]},
        "elements_of_choice": s.loose[who],
        "tracks": tracks(s, who),
        "innates": {power.id: lit(s, who, power) for power in panel.innates},
        "presence": {"island": s.on_island(who), "destroyed": s.destroyed[who], "removed": s.removed[who]},
        "sacred_sites": [s.map.names[place] for place in s.sacred_sites(who)],
        "drowned": s.drowned[who],
        "ready": bool(s.done[who]) if s.phase != "spirit" else s.done[who] == 2,
        "cannot": guidance.cannot(s, who),
    }
    if panel.aspect:
        found["aspect"] = panel.aspect
    if panel.free_growth:
        options = range(len(panel.growth))
        found["growth"] = [i + 1 for i in options if panel.is_open(i, s.own[who])]
    if panel.keeps_time:
        found["time"] = s.own[who][0]
        found["days"] = ids(s, s.own[who][1:])
    if panel.prepares:
        found["prepared"] = {ELEMENTS[e]: n for e, n in enumerate(s.own[who][:8]) if n}
    return found


def tracks(s: Island, who: int) -> dict[Track, list[TrackSpace]]:
    """Each space of the presence tracks: what it gives, and whether it is uncovered."""
    found: dict[Track, list[TrackSpace]] = {name: [] for name in TRACKS[:2]}
    for i, space in enumerate(s.rules.panels[who].spaces):
        shown: TrackSpace = {"gives": gives(space), "uncovered": SPACE_SET.has(s.uncovered[who], i)}
        found.setdefault(TRACKS[space.track], []).append(shown)
    return found


@cache
def gives(space: Space) -> str:
    words: list[str] = []
    if space.energy or (space.track == 0 and space.start):
        words.append(str(space.energy))
    if space.plays:
        words.append(str(space.plays))
    words += [ELEMENTS[e] for e in range(8) for _ in range(space.elements[e])]
    words += ["any"] * space.any_element + ["reclaim"] * space.reclaim + ["play"] * space.more_plays
    words += [space.act] * bool(space.act)
    words += ["chosen"] * space.chosen + ["gain-energy"] * space.gain
    return "+".join(words)


def lit(s: Island, who: int, power: Power) -> list[Threshold]:
    """The thresholds of an innate, and which are met now."""
    return [{"needs": element_text(level.needs), "met": bool(level.met_by(s, who))} for level in power.levels]


def adversary(s: Island) -> Adversary | None:
    nations = rules_of(s).nations
    return panel_of(s, *nations[0]) if nations else None


def panel_of(s: Island, found: Nation, level: int) -> Adversary:
    counted = counts.shown(s, found.levels[: level + 1])
    return cast("Adversary", {"id": found.id, "level": level, **counted})


def rule_in_force(s: Island, i: int) -> RuleInForce:
    row = s.rows[i]
    found: RuleInForce = {"rule": row.rule.id}
    if row.owner >= 0:
        found["player"] = f"p{row.owner + 1}"
    if row.place >= 0:
        found["land"] = s.map.names[row.place]
    return found


def ids(s: Island, cards: list[int]) -> list[str]:
    return [power_of(card).id for card in cards]


def outcome(s: Island) -> dict[str, Any]:
    """All win or all lose. [SI-GAME-01]"""
    players = [f"p{who + 1}" for who in range(s.players)]
    count = rules_of(s).score(s)
    lines = [{"of": name, "points": n} for name, n in count.items()]
    return {
        "winners": players if s.won else [],
        "victory": bool(s.won),
        "sacrifice": s.won == 2,
        "defeat": DEFEATS[s.lost] if not s.won else "",
        "terror": min(s.terror, VICTORY),
        "turns": s.turn,
        "scores": {player: {"total": sum(count.values()), "lines": lines, "count": count} for player in players},
    }
