"""Whether Phantomia's reasons are true, looked at in the table as it lay when she gave them."""

from __future__ import annotations

import random
from typing import Any

import tidewood
from tidewood.api import card_facts

FACTS = card_facts("everdell")
PASSED_OVER = ("she-goes-on", "she-is-kept-off")


def check_game(seed: str, setup: dict[str, Any]) -> int:
    """Every reason of a random game, and what the table keeps of each of her turns; how many reasons there were."""
    rng = random.Random(seed)
    game = tidewood.new("everdell", seed, **setup)
    again = game.copy()
    while not game.is_over:
        game.pick(rng.randrange(game.count))
    views = [views[0] for views in again.watched(game.answers_in_notation(), [None], most=10**6)]
    events = game.log[-len(views) :]
    n = 0
    for i, (event, view) in enumerate(zip(events, views, strict=True)):
        told = game.told(event)
        assert told is not None
        why = str(told["args"].get("why", "")).partition(":")[2] if event.kind.startswith("she-") else ""
        if why:
            assert is_true(view, told["args"]["action"], why), (game.tell(event), view["phantomia"])
            n += 1
        if event.kind == "turn" and i:
            check_last(game, events[:i], view)
    return n


def is_true(view: dict[str, Any], action: Any, why: str) -> bool:
    hers, she = view["phantomia"], view["players"]["phantomia"]
    if why == "no-worker":
        return bool(she["workers"]["home"] == 0)
    if why == "special-before":
        return bool(hers["special_event"])
    if why == "figure-stands":
        return bool(hers["figure"])
    if why == "empty-deck":
        return bool(hers["deck"]["cards"] == 0)
    if why == "city-full":
        return bool(she["spaces_used"] >= she["spaces"])
    if why == "no-cards":
        return not any(view["meadow"]) or view["deck"] + view["discards"] == 0
    if why == "not-in-game":
        return action in ("action:wonder", "action:river")
    places = places_of(view, action)
    if why == "no-such-place":
        return not places
    if why == "no-free-place":
        return bool(places) and all(taken for taken, _ in places)
    assert why == "webs", why
    free = [webbed for taken, webbed in places if not taken]
    return bool(free) and all(free)


def places_of(view: dict[str, Any], action: Any) -> list[tuple[bool, bool]]:
    """All places an option is about: whether each is taken, and whether webs lie there."""
    webs = view["phantomia"].get("webs", {})
    if isinstance(action, dict):
        n = action["args"]["n"]
        if action["id"] == "action.forest":
            return (
                [(bool(there), id in webs) for id, there in view["forest"].items()] if n <= len(view["forest"]) else []
            )
        return [(bool(view["places"][f"journey-{value}"]), False) for value in (3, 4, 5)]
    kind, _, id = action.partition(":")
    if kind == "place":
        basic = [place for place in view["places"] if FACTS[place]["kind"] == "basic"]
        alone = [place for place in basic if not FACTS[place]["shared"]]
        ring = {place: bool(view["places"][place]) for place in alone}
        ring.setdefault(id, False)
        return [(taken, place in webs) for place, taken in ring.items()]
    if id == "haven":
        return [(False, "haven" in webs)]
    if id in ("basic event", "special event"):
        events = {event: row for event, row in view["events"].items() if FACTS[event]["basic"] == (id == "basic event")}
        return [(bool(row["owner"] or row["workers"]), event in webs) for event, row in events.items()]
    cities = [view["players"]["phantomia"]] if id == "destination" else list(view["players"].values())
    rows = [row for player in cities for row in player["city"] if not row.get("down")]
    fits = [
        row for row in rows if FACTS[row["card"]]["spots"] and bool(FACTS[row["card"]]["open"]) != (id == "destination")
    ]
    return [(len(row.get("workers", [])) >= FACTS[row["card"]]["spots"], bool(row.get("web"))) for row in fits]


def check_last(game: tidewood.Game, events: list[Any], view: dict[str, Any]) -> None:
    """What the table keeps of her last turn is what the log told of it."""
    last = view["phantomia"].get("last")
    kinds = [event.kind for event in events]
    if "she-turns-up" not in kinds:
        return
    begun = len(kinds) - 1 - kinds[::-1].index("she-turns-up")
    end = next((i for i in range(begun, len(kinds)) if kinds[i] == "turn"), len(kinds))
    told = [game.told(event) for event in events[begun:end]]
    ids = [one["id"] for one in told if one]
    reasons = [one["args"] for one in told if one and one["id"] == "log.she-cannot"]
    assert last is not None
    if "log.she-looks" not in ids:  # then what was begun is among the options tried in vain
        assert [one["says"]["args"] for one in last["tried"]] == reasons
    taken = [one for one in told if one and one["id"] in ("log.she-acts", "log.she-falls-back")]
    assert bool(taken) == ("taken" in last) == (last["did"] == "acts")
    if taken:
        assert last["taken"]["says"] == {"id": taken[-1]["id"], "args": taken[-1]["args"]}
    if any(kind in PASSED_OVER for kind in kinds[begun:end]):
        assert len(last["walk"]) > 1 and last["walk"][-1] == last["at"]
        assert last["walk"][0] == last["taken"]["at"]
