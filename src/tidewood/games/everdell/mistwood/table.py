"""What the table shows of the modules."""

from __future__ import annotations

from tidewood.games.everdell.mistwood.setup import animal_of
from tidewood.games.everdell.pieces import FARM_POOL, LEGEND_POOL, NO_ABILITY, NO_CARD, NO_PLACE
from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.verbs.abilities import ABILITY_CARDS
from tidewood.games.everdell.verbs.farm_stack import has_stack
from tidewood.games.everdell.verbs.naming import place_name
from tidewood.games.everdell.view import EverdellView, PlayerTable
from tidewood.kernel.decks import card_of, slot
from tidewood.kernel.kind import ALL_EYES


def add_modules(s: Valley, data: EverdellView) -> None:
    """What lies beside the board: the stack of farms, of which one is open, and the figure."""
    if has_stack(s):
        top = None if s.farm_top == NO_CARD else s.cards[s.farm_top].id
        data["farm_stack"] = {"top": top, "below": sum(s.pools[FARM_POOL])}
    if s.rules.legends:
        hers = [x for hand in s.hands[s.players :] for x in hand if x == slot(LEGEND_POOL)]
        data["legend_box"] = sum(s.pools[LEGEND_POOL]) - len(hers)  # PH-LEGEND-01
    if s.haunt != NO_PLACE:
        data["figure"] = place_name(s, s.haunt, -1)


def add_own_modules(s: Valley, who: int, eyes: int, data: PlayerTable) -> None:
    """What a player has of the modules. Ability cards to choose from and legendary cards are the owner's secret until
    they are laid out or played. [MW-LEGEND-04, MW-LEGEND-06]
    """
    own = eyes in (ALL_EYES, who)
    if who >= s.players:
        return
    if s.rules.animals:
        data["animal"] = animal_of(s.rules.animals, who)
    if s.rules.abilities:
        data["ability"] = None if s.ability[who] == NO_ABILITY else ABILITY_CARDS[s.ability[who]].id
        if s.offers[who]:
            ids = sorted([ABILITY_CARDS[number].id for number in s.offers[who]])
            data["offer"] = ids if own else len(ids)
    if s.rules.legends:
        ids = sorted([s.cards[card_of(packed)].id for packed in s.legends[who]])
        data["legends"] = ids if own else len(ids)
