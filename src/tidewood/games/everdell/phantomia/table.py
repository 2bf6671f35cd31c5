"""What the table shows of Phantomia."""

from __future__ import annotations

from typing import Any, Final, Literal

from tidewood.games.everdell.fields import ACTION, WHYS
from tidewood.games.everdell.phantomia.deck.cards import PLAYED, STACK
from tidewood.games.everdell.phantomia.happenings import SHE_ACTS, SHE_CANNOT, SHE_FALLS_BACK
from tidewood.games.everdell.phantomia.turn import stack_size
from tidewood.games.everdell.phantomia.verbs import remembering
from tidewood.games.everdell.phantomia.verbs.action_options import STEPS
from tidewood.games.everdell.phantomia.verbs.arrow import NEIGHBOURS, forest_fields
from tidewood.games.everdell.phantomia.verbs.modules import CHARACTER, KINDS, now
from tidewood.games.everdell.phantomia.verbs.naming import MEADOW_SET
from tidewood.games.everdell.phantomia.verbs.placing_workers import PlaceWorker
from tidewood.games.everdell.pieces import CITY, FOREST, NO_CARD, SEASONS
from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.verbs.naming import place_name, place_ref
from tidewood.games.everdell.view import HerLastTurn, HouseCards, PhantomiaTable, Pile, TriedOption
from tidewood.kernel.bits import PLAYER_SET
from tidewood.kernel.decks import UNSEEN, card_of, known_to
from tidewood.kernel.kind import ALL_EYES
from tidewood.language.values import to_json


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
    if s.last[0]:
        data["last"] = last_turn(s)
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


def last_turn(s: Valley) -> HerLastTurn:
    """Her last turn, from what was noted of it."""
    head, rows = s.last[0], s.last[1:]
    data: HerLastTurn = {
        "turn": head[remembering.TURN],
        "action": s.rules.her_deck.actions[head[remembering.CARD]].id,
        "season": SEASONS[head[remembering.SEASON]],
        "did": DID[head[remembering.DID]],
        "tried": [],
        "walk": [],
        "points": s.points[s.players] - head[remembering.BEFORE],
    }
    for kind, *noted in rows:
        if kind == remembering.CANNOT:
            data["tried"].append(tried_option(s, SHE_CANNOT.id, *noted))
        elif kind == remembering.TAKES:
            if "taken" in data:  # begun, and then it turned out not to be possible
                data["tried"].append({**data["taken"], "whole": False})
            number, n, why = noted
            data["taken"] = tried_option(s, SHE_ACTS.id if n else SHE_FALLS_BACK.id, number, n, why)
        elif kind == remembering.WALKS:
            data["walk"] = [ref for ref in [noted_ref(s, place) for place in noted] if ref]
        elif kind == remembering.COMES_TO and is_hers(s, noted[0]):
            data["at"] = noted_ref(s, noted[0])
        elif kind == remembering.SCORES:
            data["points"] = noted[0]
    return data


def tried_option(s: Valley, id: str, number: int, n: int, why: int) -> TriedOption:
    step = STEPS[number]
    args: dict[str, Any] = {"action": to_json(ACTION.value(s, number))}
    if n:
        args["n"] = n
    if why:
        args["why"] = f"why:{WHYS[why]}"
    data: TriedOption = {"option": step.word, "n": n, "whole": not why, "says": {"id": f"log.{id}", "args": args}}
    if why:
        data["why"] = WHYS[why]
    shown = step.shown(s) if isinstance(step, PlaceWorker) else -1
    if shown >= 0 and (shown < FOREST or shown in forest_fields(s)):
        data["at"] = place_ref(s, shown)
    return data


def is_hers(s: Valley, place: int) -> bool:
    """Whether what she came to is still there: a card of the Meadow that she took has left an empty
    place, or her figure.
    """
    if place < 0:
        return s.meadow[place * remembering.MEADOW_PLACE - 1] == NO_CARD
    return bool(noted_ref(s, place))


def noted_ref(s: Valley, place: int) -> str:
    """A place of the board, or a place of the Meadow; nothing where the card has left its city."""
    if place < 0:
        return f"meadow:{place * remembering.MEADOW_PLACE}"
    return "" if place >= CITY and s.find(place - CITY)[0] < 0 else place_ref(s, place)


DID: Final[tuple[Literal["acts", "prepares", "ends"], ...]] = ("acts", "prepares", "ends")


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
