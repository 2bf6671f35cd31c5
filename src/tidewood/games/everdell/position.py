"""Positions by name: what a scenario file lays over a fresh game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tidewood.games.everdell import rugwort
from tidewood.games.everdell.card import CARD
from tidewood.games.everdell.fields import MEADOW_SET, NUMBER
from tidewood.games.everdell.mistwood import position as modules
from tidewood.games.everdell.on_cards import DOWN_ON, OCCUPIED_ON, WEB_ON
from tidewood.games.everdell.opponent import OPPONENTS
from tidewood.games.everdell.phantomia import position as phantomia
from tidewood.games.everdell.pieces import (
    ASIDE,
    BASIC,
    CITY,
    EVENTS,
    FOREST,
    HOME,
    KINDS,
    LOST,
    MEADOW_SIZE,
    NO_CARD,
    OUT,
    RESOURCES,
    SEASONS,
    SPECIAL_EVENTS,
    STARTING_WORKERS,
    WAITING,
    WORKER_COUNT,
    WORKERS,
)
from tidewood.games.everdell.places import BASIC_NUMBERS, EVENT, EVENT_CARDS, LOCATION, LOCATIONS
from tidewood.games.everdell.possible import check
from tidewood.games.everdell.rounds import (
    END,
    OPPONENT_TURN,
    PHASES,
    PREPARE_FOR_SEASON,
    TAKE_TURN,
    TURN,
    TURNS,
    add_event,
)
from tidewood.games.everdell.rules import PHANTOMIA, RUGWORT
from tidewood.games.everdell.state import DECK_POOL, Valley
from tidewood.games.everdell.table import place_id
from tidewood.games.everdell.verbs.naming import player_name
from tidewood.kernel.combine import TABLE
from tidewood.kernel.core import Frame, Scope
from tidewood.kernel.decks import slot
from tidewood.kernel.declare import part
from tidewood.kernel.errors import BadPosition, known

KEYS = (
    "clear", "phase", "active", "start", "turn", "meadow", "forest", "events", "places", "discards", "players", "deck",
    "die", "warded", *modules.KEYS, "phantomia", "game", "shown", "playing",
)  # fmt: skip
PLAYER_KEYS = ("season", "passed", *RESOURCES, "points", "hand", "workers", "city", "known", *modules.PLAYER_KEYS)
SHOWN_KEYS = (
    "spaces_used",
    "spaces",
    "hand_limit",
    "score",
    "events",
    "hand_known",
)  # the table shows them; a position need not say them
WORKER_KEYS = {"home": HOME, "waiting": WAITING, "aside": ASIDE, "lost": LOST}
ROW_KEYS = ("card", "occupied", "down", "web", "points", *RESOURCES, "workers", "under")
SHOWN_ROW_KEYS = ("with", "spots")
EVENT_KEYS = ("owner", "workers", *RESOURCES, "under")
FACE_DOWN = "?"  # a discarded card that nobody knows
# What lies in the Meadow where a position does not say: dear cards, so that few of them can be played.
MEADOW = ("king", "castle", "palace", "ever-tree", "theater", "architect", "doctor", "queen")


def lay(s: Valley, position: Mapping[str, Any]) -> None:
    """Lay a position over a fresh game, then put the frames of its phase on the stack."""
    _known_keys("key of a position", position, KEYS)
    phase = position.get("phase", "turn")
    if phase not in PHASES:
        raise BadPosition(known("phase", phase, PHASES))
    s.start = _player(s, position.get("start", "p1"), people=True)
    s.active = _player(s, position.get("active", "p1"), people=s.rules.opponent != PHANTOMIA)
    s.turn = _count(position.get("turn", 1), "turn")
    players = _mapping(position.get("players", {}), "players")
    modules.lay_abilities(s, players)
    _forest(s, position)
    _events(s, position)
    if s.rules.opponent:
        set_up = OPPONENTS[s.rules.opponent].set_up
        set_up.run(s, Frame(set_up, TABLE))
    for name, content in players.items():
        _people(s, _player(s, name), _mapping(content, name), name)
    _places(s, position)
    _cards(s, position)
    modules.lay_stack(s, position.get("farm_stack"))
    modules.lay_figure(s, position.get("figure"))
    if s.rules.opponent == PHANTOMIA:
        phantomia.lay_hers(s, _mapping(position.get("phantomia", {}), "phantomia"), _take)
    elif "phantomia" in position:
        raise BadPosition("phantomia: she does not play in this game")
    _deck_size(s, position.get("deck"))
    for who in range(s.rules.seats):
        s.recount(who)
    check(s)
    s.die = _count(position.get("die") or 0, "die")
    most = len(rugwort.MEADOW_WORKERS) if s.rules.opponent == RUGWORT else MEADOW_SIZE
    for place in _list(position.get("warded", []), "warded"):
        if type(place) is not int or not 1 <= place <= most:
            raise BadPosition(f"warded {place!r}: places of the Meadow that can be barred are numbers from 1 to {most}")
        s.warded = MEADOW_SET.plus(s.warded, place)
        if s.rules.opponent == RUGWORT:
            rugwort.ward(s, place)
    for key in ("shown", "playing"):
        if position.get(key):
            raise BadPosition(f"{key}: play cannot begin in the middle of an effect")
    _frames(s, phase)


def _forest(s: Valley, position: Mapping[str, Any]) -> None:
    every = [location.id for location in LOCATIONS if location.kind == "forest"]
    given = position.get("forest", {} if _flag(position.get("clear", False), "clear") else every[: s.rules.forests])
    wanted = _named(given, "forest", [])
    if len(wanted) > s.rules.forests:
        raise BadPosition(f"{len(wanted)} forest cards; there are {s.rules.forests}")
    for name in wanted:
        if name not in every:
            raise BadPosition(known("forest card", name, every))
        s.forest.append(LOCATION[name].number)
    for i, workers in enumerate(wanted.values()):
        _stand(s, workers, FOREST + i)


def _events(s: Valley, position: Mapping[str, Any]) -> None:
    for event in EVENT_CARDS:
        if event.basic:
            add_event(s, event.number)
    given = position.get("events", {})
    wanted = _named(given, "events", {})
    special = [name for name in wanted if name in EVENT and not EVENT[name].basic]
    if len(special) > SPECIAL_EVENTS:
        raise BadPosition(f"{len(special)} special events; there are {SPECIAL_EVENTS}")
    rest = [event.id for event in EVENT_CARDS if not event.basic and event.id not in special]
    if not position.get("clear"):
        special += rest[: SPECIAL_EVENTS - len(special)]
    for name in special:
        add_event(s, EVENT[name].number)
    for name, content in wanted.items():
        if name not in EVENT:
            raise BadPosition(known("event", name, EVENT))
        _event(s, s.events.index(EVENT[name].number), _mapping(content, name), name)


def _event(s: Valley, i: int, content: Mapping[str, Any], name: str) -> None:
    _known_keys(f"key of {name}", content, EVENT_KEYS)
    if content.get("owner") is not None:
        s.event_owner[i] = _player(s, content["owner"])
    _stand(s, content.get("workers", []), EVENTS + i)
    for kind, resource in enumerate(RESOURCES):
        s.event_goods[i * KINDS + kind] = _count(content.get(resource, 0), resource)
    _tuck(s, EVENTS + i, content.get("under", []))


def _tuck(s: Valley, host: int, cards: object) -> None:
    for id in _list(cards, "under"):
        s.tuck(slot(DECK_POOL, _take(s, id), s.all_players), host)


def _people(s: Valley, who: int, content: Mapping[str, Any], name: str) -> None:
    _known_keys(f"key of {name}", content, (*PLAYER_KEYS, *SHOWN_KEYS))
    season = content.get("season", "winter")
    if season not in SEASONS:
        raise BadPosition(known("season", season, SEASONS))
    s.season[who] = SEASONS.index(season)
    s.passed[who] = int(_flag(content.get("passed", False), "passed"))
    for kind, resource in enumerate(RESOURCES):
        s.stock[who * KINDS + kind] = _count(content.get(resource, 0), resource)
    s.points[who] = _count(content.get("points", 0), "points")
    modules.lay_legends(s, who, _list(content.get("legends", []), f"legends of {name}"))
    for id in _list(content.get("hand", []), f"hand of {name}"):
        s.into_hand(who, _take(s, id), 0)
    for id in _list(content.get("known", []), f"known of {name}"):
        s.into_hand(who, _take(s, id), s.all_players)
    for row in _list(content.get("city", []), f"city of {name}"):
        _row(s, who, row)
    if who >= s.players and s.rules.opponent == RUGWORT and content.get("workers", {}).get("lost"):
        rugwort.move(s, rugwort.BASIC_WORKER, LOST)
    if who >= s.players and s.rules.opponent == PHANTOMIA:
        phantomia.lay_workers(s)
    if who < s.players:
        _workers(s, who, _mapping(content.get("workers", {}), f"workers of {name}"))


def _workers(s: Valley, who: int, wanted: Mapping[str, Any]) -> None:
    """Workers that are not named stand where the position puts them, wait, or are at home."""
    _known_keys("place of workers", wanted, (*WORKER_KEYS, "placed"))
    first = who * WORKERS
    count = s.rules.workers
    spring = 1 if s.rules.spring_worker else 0
    here = (STARTING_WORKERS, STARTING_WORKERS + spring, STARTING_WORKERS + spring + 1, count)[s.season[who]]
    own = [HOME] * here + [WAITING] * (count - here)
    if wanted:
        own = []
        for key, state in WORKER_KEYS.items():
            own += [state] * _count(wanted.get(key, 0), key)
        placed = count - len(own)
        if placed < 0:
            raise BadPosition(f"{len(own)} workers; there are {count}")
        own += [OUT] * placed
    s.at[first : first + WORKERS] = own + [OUT] * (WORKERS - count)


def _row(s: Valley, who: int, row: object) -> None:
    content: Mapping[str, Any] = {"card": row} if isinstance(row, str) else _mapping(row, "a card of a city")
    _known_keys("key of a card", content, (*ROW_KEYS, *SHOWN_ROW_KEYS))
    serial = s.enter(who, _take(s, content.get("card")))
    i = len(s.city[who]) - 1
    for key, mark in (("occupied", OCCUPIED_ON), ("down", DOWN_ON), ("web", WEB_ON)):
        if _flag(content.get(key, False), key):
            s.on[who][i] = mark.change(s.on[who][i], 1)
    s.lay_points(who, i, _count(content.get("points", 0), "points"))
    for kind, resource in enumerate(RESOURCES):
        s.lay_goods(who, i, kind, _count(content.get(resource, 0), resource))
    _stand(s, content.get("workers", []), CITY + serial)
    _tuck(s, CITY + serial, content.get("under", []))


# A worker that is still to be put down: whose it is and where it stands.
STANDING_WHO: Final = part(NUMBER, bits=8)
STANDING_AT: Final = part(NUMBER, above=STANDING_WHO)


def _stand(s: Valley, workers: object, place: int) -> None:
    """Workers are put down when everybody's own workers are known."""
    for name in _list(workers, "workers"):
        s.shown.append(STANDING_WHO.put(_player(s, name)) | STANDING_AT.put(place))


def _places(s: Valley, position: Mapping[str, Any]) -> None:
    names = [place_id(place) for place in range(len(BASIC_NUMBERS))]
    for name, workers in _mapping(position.get("places", {}), "places").items():
        if name not in names:
            raise BadPosition(known("place", name, names))
        _stand(s, workers, BASIC + names.index(name))
    standing, s.shown = s.shown, []
    if s.rules.opponent == RUGWORT and any([STANDING_WHO.of(packed) == s.players for packed in standing]):
        rugwort.stand(s, [STANDING_AT.of(packed) for packed in standing if STANDING_WHO.of(packed) == s.players])
        standing = [packed for packed in standing if STANDING_WHO.of(packed) != s.players]
    for packed in standing:
        who, place = STANDING_WHO.of(packed), STANDING_AT.of(packed)
        own = s.at[who * WORKERS : who * WORKERS + (s.rules.workers if who < s.players else WORKERS)]
        was = next((state for state in (OUT, HOME, WAITING) if state in own), None)
        if was is None:
            raise BadPosition(f"more than {WORKER_COUNT} workers of {player_name(s, who)}")
        s.put_worker(who, place, was)
    for who in range(s.players):
        missing = s.at[who * WORKERS : who * WORKERS + s.rules.workers].count(OUT)
        if missing:
            there = f"{s.rules.workers - missing} workers of {player_name(s, who)}"
            raise BadPosition(f"{there} at home, waiting or standing somewhere; there are {s.rules.workers}")


def _cards(s: Valley, position: Mapping[str, Any]) -> None:
    for id in _list(position.get("discards", []), "discards"):
        if id == FACE_DOWN and s.deck:
            s.discards.append(s.deck.pop())
        else:
            s.discards.append(slot(DECK_POOL, _take(s, id), s.all_players))
    wanted = _list(position.get("meadow", []), "meadow")
    if len(wanted) > MEADOW_SIZE:
        raise BadPosition(f"{len(wanted)} cards in the meadow; it has {MEADOW_SIZE} places")
    for i, id in enumerate(wanted):
        s.meadow[i] = NO_CARD if id is None else _take(s, id)
    if not position.get("clear"):
        spare = [id for id in MEADOW if s.pools[DECK_POOL][CARD[id].number]]
        spare += [card.id for card in s.cards if s.pools[DECK_POOL][card.number] and card.id not in MEADOW]
        for i in range(len(wanted), MEADOW_SIZE):
            s.meadow[i] = _take(s, spare.pop(0))
    deck = position.get("deck")
    if isinstance(deck, list):  # a small deck: the cards that are left over are out of the game
        names = _list(deck, "deck")
        pool = [0] * len(s.pools[DECK_POOL])
        for id in names:
            pool[_take(s, id)] += 1
        s.pools[DECK_POOL] = pool
        s.deck = [slot(DECK_POOL)] * len(names)


def _deck_size(s: Valley, size: object) -> None:
    """So many cards are left in the deck; the others lie face down at the bottom of the discard pile."""
    if size is None or isinstance(size, list):
        return
    if _count(size, "deck") > len(s.deck):
        raise BadPosition(f"deck is {size}; with all other cards where they are, allowed: 0 to {len(s.deck)}")
    rest = s.deck[_count(size, "deck") :]
    s.deck = s.deck[: len(s.deck) - len(rest)]
    s.discards = [*rest, *s.discards]


def _take(s: Valley, id: object) -> int:
    """A card out of the deck."""
    ids = [card.id for card in s.cards]
    if id not in ids:
        raise BadPosition(known("card", id, ids))
    number = ids.index(str(id))
    pool = modules.pool_of_card(s, number)
    if not pool[number]:
        raise BadPosition(f"more copies of {id} than there are ({s.rules.in_game(s.cards[number])} in this game)")
    pool[number] -= 1
    if pool is s.pools[DECK_POOL]:
        s.deck.pop()
    return number


def _frames(s: Valley, phase: str) -> None:
    """Play begins in this phase."""
    s.push(Frame(TURNS, TABLE))
    if phase == "end":
        s.push(Frame(END, TABLE))
        return
    scope = Scope(s.active)
    if s.active >= s.players:
        s.push(Frame(OPPONENT_TURN, TABLE))
        s.push(Frame(OPPONENTS[s.rules.opponent].turn, scope))
        return
    if phase == "prepare":
        s.push(TAKE_TURN.after(1, scope))
        s.push(Frame(PREPARE_FOR_SEASON, scope))
        s.phase = phase
    else:
        s.push(Frame(TURN, scope))


def _player(s: Valley, name: object, people: bool = False) -> int:
    names = [player_name(s, who) for who in range(s.players if people else s.rules.seats)]
    if name not in names:
        raise BadPosition(known("player", name, names))
    return names.index(str(name))


def _known_keys(what: str, content: Mapping[str, Any], keys: tuple[str, ...]) -> None:
    for key in content:
        if key not in keys:
            raise BadPosition(known(what, key, keys))


def _mapping(value: object, where: str) -> Mapping[str, Any]:
    if not isinstance(value, Mapping) or not all(isinstance(key, str) for key in value):
        raise BadPosition(f"{where} must be a mapping with names as keys")
    return value


def _named(given: object, where: str, nothing: object) -> Mapping[str, Any]:
    """What lies there by name: a mapping, or a list of names with nothing on them."""
    if not isinstance(given, list):
        return _mapping(given, where)
    for name in given:
        if given.count(name) > 1:
            raise BadPosition(f"{where}: {name!r} is there once")
    return {str(name): nothing for name in given}


def _list(value: object, where: str) -> list[Any]:
    if not isinstance(value, list):
        raise BadPosition(f"{where} must be a list")
    return value


def _flag(value: object, where: str) -> bool:
    if not isinstance(value, bool):
        raise BadPosition(f"{where} is {value!r}; allowed: true, false")
    return value


def _count(value: object, where: str) -> int:
    if type(value) is not int or not 0 <= value <= 10_000:
        raise BadPosition(f"{where} must be a number from 0 on")
    return value
