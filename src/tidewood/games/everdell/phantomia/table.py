"""What the table shows of Phantomia."""

from __future__ import annotations

from tidewood.games.everdell.phantomia.deck.cards import PLAYED, STACK
from tidewood.games.everdell.phantomia.turn import stack_size
from tidewood.games.everdell.phantomia.verbs.arrow import NEIGHBOURS
from tidewood.games.everdell.phantomia.verbs.modules import CHARACTER, KINDS, now
from tidewood.games.everdell.phantomia.verbs.naming import MEADOW_SET
from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.verbs.naming import place_name
from tidewood.games.everdell.view import HouseCards, PhantomiaTable, Pile
from tidewood.kernel.bits import PLAYER_SET
from tidewood.kernel.decks import UNSEEN, card_of, known_to
from tidewood.kernel.kind import ALL_EYES


def her_table(s: Valley, eyes: int) -> PhantomiaTable:
    """What lies on and between her lair boards. [PH-SETUP-06, PH-GAME-09, PH-GAME-10]"""
    deck = s.rules.her_deck
    data: PhantomiaTable = {
        "level": s.rules.phantomia_level,
        "action": None if s.action < 0 else deck.actions[s.action].id,
        "arrow": None if s.action < 0 else ("right" if deck.actions[s.action].arrow > 0 else "left"),
        "house_cards": house_cards(s),
        "stack": max(stack_size(s), 0),
        "unseen": [deck.actions[i].id for i, pile in enumerate(s.actions) if pile == STACK],
        "played": [deck.actions[i].id for i, pile in enumerate(s.actions) if pile == PLAYED],
        "figure": s.figure or None,
        "deck": pile_table(s, s.hands[s.players], eyes),
        "lair": pile_table(s, s.lair, eyes),
        "special_event": bool(s.special),
    }
    add_cards_in_force(s, data)
    if s.caught():
        data["caught"] = pile_table(s, s.caught(), eyes)
    return data


def house_cards(s: Valley) -> list[HouseCards]:
    """Which of her cards are of our own design."""
    found: list[HouseCards] = []
    if s.rules.her_deck.house_actions:
        found.append("action")
    if s.rules.her_deck.house_points:
        found.append("points")
    return found


def pile_table(s: Valley, pile: list[int], eyes: int) -> Pile:
    """Her face-down cards: how many, and which of them one knows. No eyes see more, for the rest has no face yet.
    [PH-DECK-01]
    """
    seen = [x for x in pile if card_of(x) != UNSEEN and sees(x, eyes)]
    return {"cards": len(pile), "known": sorted([s.cards[card_of(x)].id for x in seen])}


def sees(packed: int, eyes: int) -> bool:
    return eyes == ALL_EYES or (eyes >= 0 and PLAYER_SET.has(known_to(packed), eyes))


def add_cards_in_force(s: Valley, data: PhantomiaTable) -> None:
    """The cards in force, and where web tiles lie. [PH-CHARACTER-03]"""
    for kind, name in enumerate(KINDS):
        module = now(s, kind)
        if module is not None:
            data[name] = module.id
    if any(s.webs):
        data["webs"] = {place_name(s, place, -1): n for place, n in enumerate(s.webs) if n}
    if s.figure and now(s, CHARACTER) is not None:
        data["adjacent"] = MEADOW_SET.members(NEIGHBOURS[s.figure])
