"""Phantomia in a position by name: what a scenario file lays out of hers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from tidewood.games.everdell.phantomia.deck.cards import BOX, OUT_OF_GAME, PILE, PLAYED, STACK
from tidewood.games.everdell.phantomia.verbs.modules import KINDS, LIST, MODULE, MODULES, of_kind, put_in_force
from tidewood.games.everdell.pieces import HOME, MEADOW_SIZE, NO_CARD, WAITING, WORKERS
from tidewood.games.everdell.state import DECK_POOL, Valley
from tidewood.games.everdell.verbs.naming import place_name
from tidewood.kernel.decks import pool_of, slot
from tidewood.kernel.errors import BadPosition, known

KEYS: Final = ("action", "stack", "played", "figure", "deck", "known", "lair", "special_event", "list", "webs")
MOST_WEBS: Final = 99
WORKERS_BY_SEASON: Final = (2, 3, 5, 8)


def lay_workers(s: Valley) -> None:
    """As many as she has by her season; those that stand somewhere are put there afterwards."""
    first = s.players * WORKERS
    here = WORKERS_BY_SEASON[s.season[s.players]]
    s.at[first : first + WORKERS] = [HOME] * here + [WAITING] * (WORKERS - here)


def lay_hers(s: Valley, content: Mapping[str, Any], take: Callable[[Valley, object], int]) -> None:
    for key in content:
        if key not in KEYS:
            raise BadPosition(known("key of phantomia", key, KEYS))
    lay_actions(s, content)
    figure = content.get("figure") or 0
    if type(figure) is not int or not 0 <= figure <= MEADOW_SIZE:
        raise BadPosition(f"figure is {figure!r}; a place of the Meadow from 1 to {MEADOW_SIZE} is meant")
    if figure:
        s.figure = figure
        gone = s.meadow[figure - 1]
        if gone != NO_CARD:
            s.pools[DECK_POOL][gone] += 1
            s.deck.append(slot(DECK_POOL))
            s.meadow[figure - 1] = NO_CARD
    s.special = int(bool(content.get("special_event", False)))
    lay_pile(s, s.hands[s.players], content.get("deck", 0), take)
    for id in _ids(content, "known"):
        s.hands[s.players].append(slot(DECK_POOL, take(s, id), s.all_players))
    lair: list[int] = []
    lay_pile(s, lair, content.get("lair", 0), take)
    s.lair = lair
    if content.get("list") is not None:
        card = content["list"]
        if not isinstance(card, str) or card not in MODULE or MODULE[card].kind != LIST:
            raise BadPosition(known(KINDS[LIST], card, [module.id for module in of_kind(LIST)]))
        s.schemes = [n for n in s.schemes if MODULES[n].id != card]
        put_in_force(s, MODULE[card])
    webs = content.get("webs", {})
    if not isinstance(webs, Mapping):
        raise BadPosition(f"webs is {webs!r}; a mapping from places to numbers is meant")
    lay_webs(s, webs)
    s.stack.clear()  # preparations of the cards that lie open are over


def _ids(content: Mapping[str, Any], key: str) -> list[str]:
    """A list of cards by name."""
    ids = content.get(key, [])
    if not isinstance(ids, list) or not all([isinstance(id, str) for id in ids]):
        raise BadPosition(f"{key} is {ids!r}; a list of cards is meant")
    return ids


def lay_webs(s: Valley, wanted: Mapping[str, Any]) -> None:
    names = {}
    for place in range(len(s.webs)):
        try:
            names[place_name(s, place, -1)] = place
        except (IndexError, KeyError):
            continue
    for name, n in wanted.items():
        if name not in names:
            raise BadPosition(known("place", name, names))
        if type(n) is not int or not 0 <= n <= MOST_WEBS:
            raise BadPosition(f"webs of {name} is {n!r}; a number from 0 to {MOST_WEBS} is meant")
        s.webs = [n if place == names[name] else old for place, old in enumerate(s.webs)]


def lay_pile(s: Valley, pile: list[int], wanted: object, take: Callable[[Valley, object], int]) -> None:
    """So many unseen cards, or these, which nobody knows. What lay there goes back into the deck."""
    s.deck += [packed for packed in pile if pool_of(packed) == DECK_POOL]
    pile.clear()
    if isinstance(wanted, list):
        pile += [slot(DECK_POOL, take(s, id)) for id in wanted]
    elif type(wanted) is int and 0 <= wanted <= len(s.deck):
        for _ in range(wanted):
            pile.append(s.deck.pop())
    else:
        raise BadPosition(f"{wanted!r} is neither a list of cards nor a number of them")


def lay_actions(s: Valley, content: Mapping[str, Any]) -> None:
    """Action cards by name. Without a stack it is what the season makes it; a stack that is given is all there is."""
    deck = s.rules.her_deck
    season = s.season[s.players]
    s.actions = []
    for card in deck.actions:
        if "pearlbrook" in card.sets:
            s.actions.append(OUT_OF_GAME)
        else:
            s.actions.append(STACK if card.season <= season else PILE)
    laid: list[object] = []
    named = [("stack", STACK), ("played", PLAYED)]
    if "stack" in content:  # all other cards are in the box
        s.actions = [BOX if at == STACK else at for at in s.actions]
    for key, at in named:
        for id in _ids(content, key):
            if id not in deck.number:
                raise BadPosition(known("action card", id, deck.number))
            if id in laid:
                raise BadPosition(f"the action card {id!r} is there once")
            laid.append(id)
            s.actions = [at if i == deck.number[id] else old for i, old in enumerate(s.actions)]
    action = content.get("action")
    if action is not None:
        if not isinstance(action, str) or action not in deck.number:
            raise BadPosition(known("action card", action, deck.number))
        s.action = deck.number[action]
        s.actions = [PLAYED if i == s.action else old for i, old in enumerate(s.actions)]
    if not any([at in (STACK, PLAYED) for at in s.actions]):
        raise BadPosition("stack is empty and nothing is played: she needs an action card")
