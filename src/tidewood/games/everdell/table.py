"""The readable JSON of a position: everything, or what one player may see."""

from __future__ import annotations

from typing import Any, TypedDict, cast

from tidewood.games.everdell.fields import MEADOW_SET, PLAYER_SET
from tidewood.games.everdell.mistwood.table import add_modules, add_own_modules
from tidewood.games.everdell.on_cards import DOWN_ON, GOODS_ON, OCCUPIED_ON, POINTS_ON, STAFF_ON, WEB_ON
from tidewood.games.everdell.opponent import OPPONENTS
from tidewood.games.everdell.pieces import (
    ASIDE,
    CITY,
    EVENTS,
    FOREST,
    HAVEN,
    HOME,
    JOURNEY,
    JOURNEY_VALUES,
    KINDS,
    LOST,
    NO_CARD,
    ON_MEADOW,
    RESOURCES,
    SEASONS,
    SEIZED,
    WAITING,
    WORKERS,
)
from tidewood.games.everdell.places import BASIC_NUMBERS, EVENT_CARDS, LOCATIONS
from tidewood.games.everdell.scoring import (
    TIE_BREAKS,
    bonus,
    count_of,
    points_of_event,
    tie_break,
    tied_first,
    winners,
)
from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.verbs.amounts import couples
from tidewood.games.everdell.verbs.entering import CLEAR, ENTER, PLAYED_NOW
from tidewood.games.everdell.verbs.meadow import UNKNOWN, DrawTogether
from tidewood.games.everdell.verbs.naming import player_name
from tidewood.games.everdell.verbs.packing import PLAY_CARD
from tidewood.games.everdell.verbs.workers import free_spots
from tidewood.games.everdell.view import CityCard, EventTable, EverdellView, Phase, PlayerTable, Score, Workers
from tidewood.kernel.decks import UNSEEN, card_of, known_to
from tidewood.kernel.kind import ALL_EYES
from tidewood.kernel.picks import picked_in


class Board(TypedDict):
    """What lies on the board, as the table shows it."""

    places: dict[str, list[str]]
    forest: dict[str, list[str]]
    events: dict[str, EventTable]


def table(s: Valley, eyes: int) -> EverdellView:
    return table_with(s, eyes, board(s), {player_name(s, who): player_table(s, who, eyes) for who in seats(s)})


def seats(s: Valley) -> range:
    return range(s.rules.seats)


def board(s: Valley) -> Board:
    """The places of the board, the forest and the events."""
    return {
        "places": {place_id(place): workers_on(s, place) for place in range(len(BASIC_NUMBERS))},
        "forest": {LOCATIONS[card].id: workers_on(s, FOREST + i) for i, card in enumerate(s.forest) if card != NO_CARD},
        "events": {EVENT_CARDS[event].id: event_table(s, i) for i, event in enumerate(s.events)},
    }


def table_with(s: Valley, eyes: int, places: Board, players: dict[str, PlayerTable]) -> EverdellView:
    """The table with this board and these players; they are most of it."""
    data: EverdellView = {
        "game": "everdell",
        "turn": s.turn,
        "phase": cast("Phase", s.phase),
        "active": None if s.over else player_name(s, s.active),
        "start": player_name(s, s.start),
        "meadow": meadow(s),
        "deck": len(s.deck),
        "discards": [name_of(s, x) for x in s.discards] if eyes == ALL_EYES else len(s.discards),
        "shown": [s.cards[card].id for card in [*s.shown, *[s.meadow[place - 1] for place in lifted(s)]]],
        "playing": playing(s),
        "places": places["places"],
        "forest": places["forest"],
        "events": places["events"],
        "players": players,
    }
    if s.rules.helper:  # nobody has told what lies there
        del data["meadow"], data["deck"], data["discards"]
        data["told"] = True
    add_modules(s, data)
    if s.rules.opponent:
        data["die"] = s.die or None
        data["warded"] = [place for place in range(1, 9) if MEADOW_SET.has(s.warded, place)]
        OPPONENTS[s.rules.opponent].add_to(data, s, eyes)
    return data


def lifted(s: Valley) -> list[int]:
    """Places of the Meadow whose cards are picked to be drawn: they lie open, in nobody's hand yet."""
    choice = s.choice
    return picked_in(choice.frame) if choice is not None and isinstance(choice.frame.node, DrawTogether) else []


def meadow(s: Valley) -> list[str | None]:
    ids = [None if card == NO_CARD else "?" if card == UNKNOWN else s.cards[card].id for card in s.meadow]
    for place in lifted(s):
        ids[place - 1] = None
    return ids


def playing(s: Valley) -> list[str]:
    """Cards on their way into a city, while something about them is asked."""
    frames = s.stack if s.choice is None else [*s.stack, s.choice.frame]
    return [s.cards[PLAY_CARD.of(PLAYED_NOW.of(f))].id for f in frames if f.node is CLEAR or f.node is ENTER]


def name_of(s: Valley, packed: int) -> str:
    """A card of a pile; one that nobody has looked at has no face yet."""
    return "?" if card_of(packed) == UNSEEN else s.cards[card_of(packed)].id


def place_id(place: int) -> str:
    return LOCATIONS[BASIC_NUMBERS[place]].id if place <= HAVEN else f"journey-{JOURNEY_VALUES[place - JOURNEY]}"


def workers_on(s: Valley, place: int) -> list[str]:
    """Whose workers stand there."""
    if place not in s.at:
        return []
    return [player_name(s, i // WORKERS) for i, at in enumerate(s.at) if at == place]


def event_table(s: Valley, i: int) -> EventTable:
    owner = s.event_owner[i]
    data: EventTable = {
        "owner": None if owner < 0 else player_name(s, owner),
        "workers": workers_on(s, EVENTS + i),
    }
    for kind, name in enumerate(RESOURCES):
        if s.event_goods[i * KINDS + kind]:
            data[name] = s.event_goods[i * KINDS + kind]
    cards = under(s, EVENTS + i)
    if cards:
        data["under"] = cards
    return data


def under(s: Valley, host: int) -> list[str]:
    return [s.cards[card_of(packed)].id for packed in s.under(host)]


def player_table(s: Valley, who: int, eyes: int) -> PlayerTable:
    """One player. Of a hand others see the number, and what they know to be in it. At a real table people keep their
    own things, and what the program was not told is not there.
    """
    if s.rules.helper:
        return told_player(s, who, eyes)
    own = eyes in (ALL_EYES, who)
    data = plain_player(s, who, city(s, who, eyes), score(s, who) if s.rules.running_score or s.over else None)
    if own:
        data["hand"] = hand(s, who)
    add_own_modules(s, who, eyes, data)
    if not own and eyes >= 0:
        data["hand_known"] = hand_known(s, who, eyes)
    return data


def hand(s: Valley, who: int) -> list[str]:
    return sorted([name_of(s, x) for x in s.hands[who]])


def hand_known(s: Valley, who: int, eyes: int) -> list[str]:
    """What one player knows to be in the hand of another."""
    return sorted([s.cards[card_of(x)].id for x in s.hands[who] if PLAYER_SET.has(known_to(x), eyes)])


def plain_player(s: Valley, who: int, rows: list[CityCard], count: Score | None) -> PlayerTable:
    """What everybody sees of a player, without the modules."""
    twig, resin, pebble, berry = s.stock[who * KINDS : (who + 1) * KINDS]
    data: PlayerTable = {
        "season": SEASONS[s.season[who]],
        "passed": bool(s.passed[who]),
        "twig": twig,
        "resin": resin,
        "pebble": pebble,
        "berry": berry,
        "points": s.points[who],
        "hand": len(s.hands[who]),
        "workers": worker_table(s, who),
        "city": rows,
        "spaces_used": s.spaces_used(who),
        "events": events_of(s, who),
    }
    if who < s.rules.turn_seats:  # Rugwort's city has no end
        data["spaces"] = s.spaces(who)
    if who < s.players:
        data["hand_limit"] = s.hand_limit(who)
    if count is not None:
        data["score"] = count
    return data


def events_of(s: Valley, who: int) -> list[str]:
    return [EVENT_CARDS[s.events[i]].id for i, owner in enumerate(s.event_owner) if owner == who]


def told_player(s: Valley, who: int, eyes: int) -> PlayerTable:
    """One player at a real table; of Phantomia everything is known."""
    data: PlayerTable = {
        "season": SEASONS[s.season[who]],
        "passed": bool(s.passed[who]),
        "workers": worker_table(s, who),
        "events": events_of(s, who),
    }
    if who >= s.players:
        data |= {"points": s.points[who], "city": city(s, who, eyes), "spaces_used": s.spaces_used(who)}
        data["spaces"] = s.spaces(who)
        if s.rules.running_score or s.over:
            data["score"] = score(s, who)
    else:
        data["open_cards"] = city(s, who, eyes)
        add_own_modules(s, who, eyes, data)
    return data


def score(s: Valley, who: int) -> Score:
    """What the player would have if the game ended now."""
    lines = count_of(s, who)
    return {"total": sum(lines.values()), "lines": lines}


def city(s: Valley, who: int, eyes: int) -> list[CityCard]:
    """The cards of a city. Whoever looks at it also sees what is free, and who shares a space."""
    rows = [row_table(s, who, i) for i in range(len(s.city[who]))]
    if eyes == ALL_EYES:
        return rows
    for i, card in enumerate(s.city[who]):
        if s.cards[card].spots:
            free = free_spots(s, who, i)
            rows[i]["spots"] = {"of": free + STAFF_ON.of(s.on[who][i]), "free": free}
    if who < s.players:
        for one, other in couples(s, who):
            rows[one]["with"], rows[other]["with"] = other + 1, one + 1
    return rows


def worker_table(s: Valley, who: int) -> Workers:
    own = s.at[who * WORKERS : who * WORKERS + WORKERS]
    data: Workers = {
        "home": own.count(HOME),
        "waiting": own.count(WAITING),
        "placed": len([at for at in own if at >= 0]),
        "aside": own.count(ASIDE),
        "lost": own.count(LOST),
    }
    if SEIZED in own:
        data["seized"] = own.count(SEIZED)
    if who >= s.players:
        data["on_meadow"] = len([at for at in own if at < ON_MEADOW])
    return data


def row_table(s: Valley, who: int, i: int) -> CityCard:
    packed = s.on[who][i]
    serial = s.serials[who][i]
    data: CityCard = {"card": s.cards[s.city[who][i]].id}
    if OCCUPIED_ON.of(packed):
        data["occupied"] = True
    if DOWN_ON.of(packed):
        data["down"] = True
    if WEB_ON.of(packed):
        data["web"] = True
    if POINTS_ON.of(packed):
        data["points"] = POINTS_ON.of(packed)
    for kind, name in enumerate(RESOURCES):
        if GOODS_ON[kind].of(packed):
            data[name] = GOODS_ON[kind].of(packed)
    workers = workers_on(s, CITY + serial)
    if workers:
        data["workers"] = workers
    cards = under(s, CITY + serial)
    if cards:
        data["under"] = cards
    return data


def outcome(s: Valley) -> dict[str, Any]:
    """The count, line by line. [ED-SCORE-01]"""
    scores: dict[str, Any] = {}
    for who in range(s.rules.seats):
        count = count_of(s, who)
        parts = parts_of(s, who)
        lines = [
            {"of": name, "points": n, **({"parts": parts[name]} if parts.get(name) else {})}
            for name, n in count.items()
        ]
        if s.rules.helper and who < s.players:
            scores[player_name(s, who)] = {"total": sum(count.values()), "lines": [], "count": {}}
            continue  # nobody has told what the points are for
        scores[player_name(s, who)] = {"total": sum(count.values()), "lines": lines, "count": count}
    for who in tied_first(s):
        scores[player_name(s, who)]["tie"] = dict(zip(TIE_BREAKS, tie_break(s, who), strict=True))
    return {"winners": [player_name(s, who) for who in winners(s)], "scores": scores}


def parts_of(s: Valley, who: int) -> dict[str, list[dict[str, Any]]]:
    """What the lines of the count are made of: cards and events with their points, as they lie."""
    found: dict[str, list[dict[str, Any]]] = {"cards": [], "tokens_on_cards": [], "bonuses": [], "events": []}
    for i, number in enumerate(s.city[who]):
        card, packed = s.cards[number], s.on[who][i]
        worth = {
            "cards": 0 if DOWN_ON.of(packed) else card.points,
            "tokens_on_cards": POINTS_ON.of(packed),
            "bonuses": bonus(s, who, i),
        }
        for line, points in worth.items():
            if points:
                found[line].append({"card": card.id, "points": points})
    for i, owner in enumerate(s.event_owner):
        if owner == who and points_of_event(s, who, i):
            found["events"].append({"event": EVENT_CARDS[s.events[i]].id, "points": points_of_event(s, who, i)})
    return found if who < s.players else {}
