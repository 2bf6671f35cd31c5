"""What is built after the Ravages, and where Explorers come."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from tidewood.games.spirit_island import events
from tidewood.games.spirit_island.conditions.around import matches
from tidewood.games.spirit_island.forecast.playing import Run, place_of
from tidewood.games.spirit_island.forecast.ravages import Ravages
from tidewood.games.spirit_island.hooks import (
    BUILD,
    BUILDS,
    BUILDS_EMPTY,
)
from tidewood.games.spirit_island.invader_cards import CARDS
from tidewood.games.spirit_island.pieces import EXPLORER, INVADERS, KIND, KINDS, PIECES, MortalPiece
from tidewood.games.spirit_island.rules import rules_of
from tidewood.games.spirit_island.state import BUILD_SPACE, Island
from tidewood.games.spirit_island.verbs.explorers import has_source
from tidewood.games.spirit_island.verbs.invaders import (
    BUILD_STEP,
    IN_LAND,
    shown,
)
from tidewood.games.spirit_island.view import (
    BuildToCome,
    ExploreToCome,
)
from tidewood.kernel.combine import TABLE
from tidewood.kernel.core import Frame, Scope
from tidewood.kernel.decks import UNSEEN, card_of, outcomes, pool_of
from tidewood.kernel.log import Event
from tidewood.kernel.rows import CANNOT, INSTEAD, fitting


def builds(r: Ravages, run: Run) -> dict[str, BuildToCome]:
    s = r.base
    run.events.clear()
    run.optional.clear()
    run.play(Frame(r.steps["invaders.build"], TABLE))
    adds = {place: list(kinds) for place, kinds in r.built.items()}
    for site, kind in run.told(events.BUILT, "land", "piece"):
        adds.setdefault(place_of(s, site), []).append(kind)
    found: dict[str, BuildToCome] = {}
    for place in s.map.lands:
        if place in adds:
            sure = is_settled(r, place, adds[place]) and place not in run.optional and not run.asked
            kinds = [cast("MortalPiece", PIECES[kind]) for kind in adds[place]]
            found[s.map.names[place]] = {"adds": kinds, "sure": sure}
    if BUILDS in s.hooks:
        for card in s.spaces[BUILD_SPACE]:
            for place in BUILD_STEP.lands(s, card):
                rows = fitting(s, Scope(-1, place=place, mode=BUILD), BUILDS, CANNOT)
                if rows and place not in adds:
                    found[s.map.names[place]] = {"adds": [], "sure": not r.event, "stopped": rows[0].rule.id}
    return found


def is_settled(r: Ravages, place: int, kinds: list[int]) -> bool:
    """Whether these are built here whatever the players choose before."""
    s = r.base
    if place in r.dirty or fitting(s, Scope(-1, place=place, mode=BUILD), BUILDS, INSTEAD):
        return False
    if place in r.struck:
        return place not in r.built and all([built == kinds for built in builds_after_strike(r, place)])
    if s.invaders(place) or BUILDS_EMPTY not in s.hooks:
        return True
    return r.dirty.isdisjoint(s.near(place)) and r.struck.keys().isdisjoint(s.near(place))


def builds_after_strike(r: Ravages, place: int) -> Iterator[list[int]]:
    """What the real Build adds after each way to deal the damage of the Dahan."""
    c = Run(r.base).c
    base = place * KINDS
    pieces = c.every_piece(place, INVADERS)
    cards = [card for card in c.spaces[BUILD_SPACE] if matches(c, card, place)]
    for left in survivors([(KIND.of(shape), c.left(place, shape)) for shape in pieces], r.struck[place]):
        for kind in INVADERS:
            c.grid[base + kind] = left.count(kind)
        before = c.grid[base : base + KINDS]
        for _ in cards:
            if BUILD_STEP.qualifies(c, place):
                c.push(Frame(IN_LAND[BUILD], Scope(-1, place=place, mode=BUILD)))
                c.advance()
                c.choice = None
                c.stack.clear()
        yield [kind for kind in INVADERS for _ in range(c.grid[base + kind] - before[kind])]


def explores(r: Ravages, run: Run) -> tuple[dict[str, ExploreToCome], dict[str, int]]:
    """Where Explorers come, if everybody knows the next card; else how many lands each possible card opens."""
    c = run.c
    if not c.invader_deck or c.over:
        return {}, {}
    possible = next_cards(c)
    if len(possible) > 1:
        return {}, {CARDS[card].id: sum([has_source(c, p) for p in shown(c, card)]) for card in possible}
    wander = rules_of(c).after["build"]
    run.events.clear()
    run.asked = False
    run.play(*[Frame(node, TABLE) for node in wander])
    run.play(*[Frame(r.steps[label], TABLE) for label in ("invaders.reveal", "invaders.explore")])
    found: dict[str, ExploreToCome] = {}
    for site, n in explorers(run.events):
        place = place_of(c, site)
        around = [place, *c.near(place)]
        inland = not wander and r.dirty.isdisjoint(around) and r.struck.keys().isdisjoint(around)
        safe = c.is_coast(place) or inland
        found[c.map.names[place]] = {"adds": n, "sure": safe and not run.asked and not r.event}
    return found, {}


def explorers(told: list[Event]) -> list[tuple[int, int]]:
    """Where Explorers have come by an Explore, and how many; with those that a rule adds right after it."""
    explored, added = events.EXPLORED, events.ADDED
    found: list[tuple[int, int]] = []
    for event in told:
        if event.kind == explored.id:
            found.append((explored.of(event, "land"), explored.of(event, "n")))
        elif found and event.kind == added.id and added.of(event, "piece") == EXPLORER:
            site, n = found[-1]
            if added.of(event, "land") == site:
                found[-1] = (site, n + added.of(event, "n"))
    return found


def next_cards(s: Island) -> list[int]:
    """What the top card of the Invader deck may be, as far as everybody knows."""
    if not s.invader_deck:
        return []
    top = s.invader_deck[0]
    return outcomes(s.pools[pool_of(top)])[0] if card_of(top) == UNSEEN else [card_of(top)]


def survivors(pieces: list[tuple[int, int]], damage: int) -> list[list[int]]:
    """Every way to deal so much damage, as the kinds of pieces that are left: pieces are kinds with what they can
    take. All damage is dealt as long as a piece can take it. [SI-RAVAGE-15]
    """
    ways: set[tuple[int, int, tuple[int, ...]]] = {(damage, 0, ())}
    # damage left to deal, what those that are left can take without dying, and their kinds
    for kind, health in pieces:
        kept: set[tuple[int, int, tuple[int, ...]]] = {
            (left, room + health - 1, (*alive, kind)) for left, room, alive in ways
        }
        kept |= {(left - health, room, alive) for left, room, alive in ways if health <= left}
        ways = kept
    return [list(alive) for alive in sorted({alive for left, room, alive in ways if left <= room or not alive})]
