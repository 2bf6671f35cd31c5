"""Positions by name: what a scenario file says of the modules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tidewood.games.everdell.card import CARD
from tidewood.games.everdell.mistwood.dealing import give_legend, in_play, keep
from tidewood.games.everdell.pieces import (
    BASIC,
    FARM_POOL,
    FOREST,
    HAVEN,
    JOURNEY,
    JOURNEY_VALUES,
    LEGEND_POOL,
    LEGENDARY,
)
from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.verbs.abilities import ABILITY_CARDS
from tidewood.games.everdell.verbs.farm_stack import has_stack
from tidewood.games.everdell.verbs.naming import place_name
from tidewood.kernel.errors import BadPosition, known

KEYS = ("farm_stack", "figure")
PLAYER_KEYS = ("ability", "legends")


def lay_abilities(s: Valley, players: Mapping[str, Any]) -> None:
    """First of all, since the Pigs take all farms out of the deck."""
    for who in range(s.players):
        content = players.get(f"p{who + 1}", {})
        name = content.get("ability") if isinstance(content, Mapping) else None
        if name is None:
            continue
        if not s.rules.abilities:
            raise BadPosition("a position with ability cards needs the module 'abilities' in its set-up")
        ids = {ABILITY_CARDS[number].id: number for number in in_play(s) if number not in s.ability}
        if name not in ids:
            raise BadPosition(known("ability card", name, ids))
        keep(s, who, ids[name])


def lay_legends(s: Valley, who: int, names: list[object]) -> None:
    """Legendary cards beside the city."""
    for name in names:
        legends = [s.cards[card].id for card, n in enumerate(s.pools[LEGEND_POOL]) if n]
        if name not in legends:
            raise BadPosition(known("legendary card", name, legends))
        number = CARD[str(name)].number
        s.pools[LEGEND_POOL][number] -= 1
        give_legend(s, who, number)


def pool_of_card(s: Valley, number: int) -> list[int]:
    """Where a card of a position comes from: the deck, the farms of the stack, or the legendary cards."""
    if s.cards[number].rarity == LEGENDARY and s.rules.legends:
        return s.pools[LEGEND_POOL]
    stack = s.pools[FARM_POOL]
    return stack if stack and stack[number] else s.pools[0]


def lay_stack(s: Valley, top: object) -> None:
    """The open farm of the stack; without a name, any."""
    stack = s.pools[FARM_POOL]
    ids = {s.cards[card].id: card for card, n in enumerate(stack) if n}
    if top is None and ids and has_stack(s):
        top = next(iter(ids))
    if top is not None:
        if top not in ids:
            raise BadPosition(known("farm of the stack", top, ids))
        s.farm_top = ids[str(top)]
        stack[s.farm_top] -= 1


def lay_figure(s: Valley, name: object) -> None:
    places = [*range(BASIC, HAVEN + 1), *[JOURNEY + i for i in range(len(JOURNEY_VALUES))]]
    places += [FOREST + i for i in range(len(s.forest))]
    names = [place_name(s, place, -1) for place in places]
    if name is not None:
        if name not in names:
            raise BadPosition(known("place of the figure", name, names))
        s.haunt = places[names.index(str(name))]
