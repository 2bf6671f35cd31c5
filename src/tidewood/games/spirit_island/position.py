"""Positions by name: what a scenario file lays over a fresh game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tidewood.games.spirit_island import content
from tidewood.games.spirit_island.adversaries import counts
from tidewood.games.spirit_island.game_tree import tree_of
from tidewood.games.spirit_island.invader_cards import BACKS, CARD, CARDS, back
from tidewood.games.spirit_island.panel import SPACE_SET, TRACKS
from tidewood.games.spirit_island.pieces import ELEMENTS, KINDS
from tidewood.games.spirit_island.possible import check, lay_markers, shape_named
from tidewood.games.spirit_island.rounds.events import lay_deck
from tidewood.games.spirit_island.rounds.turn import BeginTurn
from tidewood.games.spirit_island.rules import rules_of
from tidewood.games.spirit_island.setup_steps import chosen_boards, lay_out, make_map, start_places
from tidewood.games.spirit_island.state import (
    BLIGHT_POOL,
    EXTRA_BUILD_GONE,
    FEAR_POOL,
    MAJOR_POOL,
    MINOR_POOL,
    ODD_PLACE,
    PLAYING,
    SPACES,
    STAGE_1,
    Island,
)
from tidewood.games.spirit_island.verbs.powers import MAJOR, MINOR, power_of
from tidewood.kernel.bits import PLAYER_SET
from tidewood.kernel.combine import TABLE, Labelled, Seq
from tidewood.kernel.core import REAL_TABLE, Frame
from tidewood.kernel.decks import outcomes, slot
from tidewood.kernel.errors import BadPosition, known

DECKS = ("minor", "major", "events")
KEYS = ("clear", "lands", "invaders", "fear", "blight", "spirits", "phase", "turn", "adversary", *DECKS, "markers")
LAND_KEYS = ("presence", "defend")
PRINTED = ("terrain", "coastal", "adjacent")  # the board says so, whatever a position copied from a table says
INVADER_KEYS = (*SPACES, "deck", "discard", "tile")
FEAR_KEYS = ("terror", "generated", "earned", "next", "deck")
BLIGHT_KEYS = ("pool", "card", "healthy")
SPIRIT_KEYS = (
    "energy", "hand", "play", "discard", "forgotten", "elements", "uncovered", "destroyed", "used", "plays", "drowned",
    "prepared", "time", "days",
)  # fmt: skip
DECK_KEYS = ("next", "discard", "deck")
MOST_OF_ANYTHING = 9999
PLAY_PHASE = "spirit.play"  # Growth is over, cards are played


def lay(s: Island, position: Mapping[str, Any]) -> None:
    """Lay a position over a fresh game without its first Explore, then put the frames of its phase on the stack."""
    _keys("key of a position", position, KEYS)
    phase = position.get("phase", "spirit")
    labels = [label for label, _ in phases(s)]
    if phase not in (*labels, PLAY_PHASE):
        raise BadPosition(known("phase", phase, [*labels, PLAY_PHASE]))
    s.boards = chosen_boards(rules_of(s)) or list(range(rules_of(s).boards))
    s.map = make_map(s)
    lay_out(s)
    for who, spirit in enumerate(rules_of(s).spirits):
        for part in spirit.start:
            places = start_places(s, who, part)
            s.add_presence(who, places[0], part.n)
    clear = position.get("clear", False)
    if not isinstance(clear, bool):
        raise BadPosition(f"clear is {clear!r}; allowed: true, false")
    if clear:
        s.grid = [0] * len(s.grid)
    _lands(s, _mapping(position.get("lands", {}), "lands"))
    _invaders(s, _mapping(position.get("invaders", {}), "invaders"))
    _fear(s, _mapping(position.get("fear", {}), "fear"))
    _blight(s, _mapping(position.get("blight", {}), "blight"))
    laid: set[int] = set()  # Powers that have their place
    spirits = _mapping(position.get("spirits", {}), "spirits")
    for player, given in spirits.items():
        _spirit(s, _player(s, player), _mapping(given, f"spirits.{player}"), laid)
    for kind, name in ((MINOR, "minor"), (MAJOR, "major")):
        _deck(s, kind, _mapping(position.get(name, {}), name), laid)
    _events(s, position.get("events", {}))
    counts.lay(s, rules_of(s).challenges, position.get("adversary", {}))
    lay_markers(s, _mapping(position.get("markers", {}), "markers"))
    s.turn = _count(position.get("turn", 1), "turn")
    check(s, [_player(s, player) for player in spirits if "uncovered" in spirits[player]])
    if rules_of(s).is_won(s):
        s.judge()  # [SI-WIN-01]
    if not s.over:
        _frames(s, phase)


def phases(s: Island) -> list[tuple[str, Labelled[Island]]]:
    """The labelled parts of the round, in order."""
    return [(part.label, part) for part in rules_of(s).round.parts if isinstance(part, Labelled)]


def _frames(s: Island, phase: str) -> None:
    """Play begins at this phase of the round, and goes on from there."""
    tree = tree_of(rules_of(s))
    labels = [label for label, _ in phases(s)]
    s.push(Frame(tree.turns, TABLE))
    if phase == PLAY_PHASE:
        s.phase = "spirit"
        s.push(rules_of(s).round.after(1, TABLE))
        first = phases(s)[0][1].part
        while isinstance(first, Seq) and not isinstance(first.parts[0], BeginTurn):
            first = next(part for part in first.parts if isinstance(part, Seq))
        assert isinstance(first, Seq)
        s.push(first.after(1, TABLE))
        for who, spirit in enumerate(rules_of(s).spirits):
            s.done[who] = PLAYING
            if not s.plays[who]:
                s.plays[who] = spirit.plays(s.uncovered[who])
        return
    if phase == "spirit":
        s.turn -= 1  # it is counted as the turn begins
    s.push(rules_of(s).round.after(labels.index(phase), TABLE))


def _lands(s: Island, lands: Mapping[str, Any]) -> None:
    explicit: set[int] = set()
    for name, given in lands.items():
        if name not in s.map.by_name:
            raise BadPosition(known("land", name, s.map.names))
        place = s.map.by_name[name]
        content_ = _mapping(given, f"land {name}")
        for kind in range(KINDS):
            s.grid[place * KINDS + kind] = 0
        s.odd = [entry for entry in s.odd if ODD_PLACE.of(entry) != place]
        for key, n in content_.items():
            if key == "presence":
                for player, count in _mapping(n, f"presence of {name}").items():
                    who = _player(s, player)
                    if who not in explicit:
                        explicit.add(who)
                        for p in s.places_of(who):
                            s.add_presence(who, p, -s.present(who, p))
                    s.add_presence(who, place, _count(count, "presence"))
            elif key == "defend":
                s.defend[place] = _count(n, "defend")
            elif key not in PRINTED:
                s.add(place, shape_named(s, key, name, LAND_KEYS), _count(n, key))


def _invaders(s: Island, given: Mapping[str, Any]) -> None:
    _keys("key of invaders", given, INVADER_KEYS)
    if given.get("tile") is False:  # the extra Build space has gone
        s.notes[EXTRA_BUILD_GONE] = 1
    for space, name in enumerate(SPACES):
        for id in _list(given, name):
            s.spaces[space].append(_take_card(s, id))
    for id in _list(given, "discard"):
        s.invader_discard.append(back(BACKS.index(str(id)) + 1) if id in BACKS else _take_card(s, id))
    deck = given.get("deck")
    if deck is None:
        _undealt(s)
    elif not isinstance(deck, list):
        if _count(deck, "deck of invaders") > len(s.invader_deck):
            raise BadPosition(f"deck of invaders is {deck}; there are {len(s.invader_deck)} cards")
        s.invader_deck = s.invader_deck[len(s.invader_deck) - deck :] if deck else []
    else:
        if len(deck) > len(s.invader_deck):
            raise BadPosition(f"{len(deck)} cards in the deck of invaders; there are {len(s.invader_deck)}")
        known_cards = [_take_card(s, id) for id in deck]
        top = [slot(STAGE_1 + CARDS[card].stage - 1, card, PLAYER_SET.first(s.players)) for card in known_cards]
        s.invader_deck = [*top, *s.invader_deck[len(top) :]]
        _undealt(s)


def _undealt(s: Island) -> None:
    """What lies elsewhere has come from the top of the deck: so many cards of its stage it has no more."""
    for stage in (STAGE_1, STAGE_1 + 1, STAGE_1 + 2):
        unseen = [i for i, packed in enumerate(s.invader_deck) if packed == slot(stage)]
        face_down = s.invader_discard.count(back(stage - STAGE_1 + 1))
        gone = unseen[: max(len(unseen) + face_down - sum(s.pools[stage]), 0)]
        s.invader_deck = [packed for i, packed in enumerate(s.invader_deck) if i not in gone]


def _take_card(s: Island, id: object) -> int:
    if not isinstance(id, str) or id not in CARD:
        raise BadPosition(known("Invader card", id, CARD))
    card = CARD[id]
    pool = s.pools[STAGE_1 + CARDS[card].stage - 1]
    if not pool[card]:
        raise BadPosition(f"the Invader card {id!r} is there once")
    pool[card] = 0
    return card


def _fear(s: Island, given: Mapping[str, Any]) -> None:
    _keys("key of fear", given, FEAR_KEYS)
    terror = _count(given.get("terror", 1), "terror")
    if not 1 <= terror <= 3:
        raise BadPosition(f"terror is {terror}; allowed: 1 to 3")
    for level in range(terror - 1):
        del s.fear_deck[: s.fear_left[level]]
        s.fear_left[level] = 0
    s.terror = terror
    s.fear = _count(given.get("generated", 0), "generated")
    ids = [card.id for card in s.rules.fear_cards]
    for key in ("earned", "next"):
        named = _list(given, key)
        if len(named) > len(s.fear_deck):
            raise BadPosition(f"{len(named)} Fear cards {key}; the deck has {len(s.fear_deck)} then")
        for i, id in enumerate(named):
            if id not in ids:
                raise BadPosition(known("Fear card", str(id), ids))
            card = ids.index(str(id))
            if not s.pools[FEAR_POOL][card]:
                raise BadPosition(f"the Fear card {id!r} is there once")
            s.pools[FEAR_POOL][card] = 0
            packed = slot(FEAR_POOL, card, PLAYER_SET.first(s.players))
            if key == "earned":
                s.earned.append(packed)
                s.fear_deck.pop(0)
                if s.fear_left[s.terror - 1]:
                    s.fear_left[s.terror - 1] -= 1
            else:
                s.fear_deck[i] = packed
    if "deck" in given:
        _fear_deck(s, _count(given["deck"], "deck of fear"), len(_list(given, "next")))


def _fear_deck(s: Island, size: int, known_cards: int) -> None:
    """So many cards are left. The last card of a Terror Level raises it, so at least one of each is there from the
    present one on.
    """
    level = s.terror - 1
    most, least = len(s.fear_deck), known_cards
    if any(s.fear_left):
        least = max(least, sum(s.fear_left[level + 1 :]) + 1)
        s.fear_left[level] -= most - size
    if not least <= size <= most:
        raise BadPosition(f"deck of fear is {size}; at Terror Level {s.terror} allowed: {least} to {most}")
    s.fear_deck = [*s.fear_deck[:known_cards], *s.fear_deck[known_cards + most - size :]]


def _blight(s: Island, given: Mapping[str, Any]) -> None:
    _keys("key of blight", given, BLIGHT_KEYS)
    card = given.get("card")
    if card is not None:
        ids = [found.id for found in s.rules.blight_cards]
        if card not in ids:
            raise BadPosition(known("Blight card", str(card), ids))
        index = ids.index(card)
        s.pools[BLIGHT_POOL][index] = 0
        s.blight_card = index
        s.healthy = int(s.rules.blight_cards[index].still_healthy)
        s.blight_pool = s.rules.blight_cards[index].per_player * s.players
    if "healthy" in given and given["healthy"] is not (s.healthy == 1):
        raise BadPosition(f"healthy is {given['healthy']!r}; an island is healthy until its Blight card is named")
    if "pool" in given:
        s.blight_pool = _count(given["pool"], "pool")


def _events(s: Island, given: object) -> None:
    """The next cards of the Event deck, in order: a list of them, or a mapping with the discard pile."""
    named = {"next": given} if isinstance(given, list) else _mapping(given, "events")
    _keys("key of events", named, DECK_KEYS)
    lay_deck(s, _list(named, "next"), _list(named, "discard"))


def _spirit(s: Island, who: int, given: Mapping[str, Any], laid: set[int]) -> None:
    _keys("key of a Spirit", given, SPIRIT_KEYS)
    spirit = rules_of(s).spirits[who]
    s.energy[who] = _count(given.get("energy", s.energy[who]), "energy")
    if "uncovered" in given:
        uncovered = spirit.opening
        for name, n in _mapping(given["uncovered"], "uncovered").items():
            if name not in TRACKS:
                raise BadPosition(known("track", name, TRACKS))
            spaces = [i for i, space in enumerate(spirit.spaces) if space.track == TRACKS.index(name)]
            if _count(n, name) > len(spaces):
                raise BadPosition(f"{n} spaces of {name} uncovered; {spirit.id} has {len(spaces)}")
            uncovered = SPACE_SET.both(uncovered, SPACE_SET.made_of(spaces[: _count(n, name)]))
        s.uncovered[who] = uncovered
        found = spirit.elements(uncovered)
        for e in range(8):
            s.elements[who * 8 + e] = found[e]
        s.loose[who] = found[8]
    if "hand" in given:
        s.hand[who] = []
    for key, zone in (("hand", s.hand), ("play", s.play), ("discard", s.discard), ("forgotten", s.forgotten)):
        for id in _list(given, key):
            card = _take_power(s, who, id, laid)
            zone[who] = sorted([*zone[who], card])
            if key == "play":
                s.add_elements(who, power_of(card).elements)
    for name, n in _mapping(given.get("elements", {}), "elements").items():
        if name not in ELEMENTS:
            raise BadPosition(known("element", name, ELEMENTS))
        s.elements[who * 8 + ELEMENTS.index(name)] += _count(n, name)
    s.destroyed[who] = _count(given.get("destroyed", 0), "destroyed")
    for name, n in _mapping(given.get("prepared", {}), "prepared").items():
        if name not in ELEMENTS or not s.own[who]:
            raise BadPosition(known("element that can be prepared", name, ELEMENTS if s.own[who] else []))
        s.own[who][ELEMENTS.index(name)] = _count(n, name)
    if rules_of(s).spirits[who].keeps_time:
        days = [_take_power(s, who, id, laid) for id in _list(given, "days")]
        s.own[who] = [_count(given.get("time", 0), "time"), *days]
    s.drowned[who] = _count(given.get("drowned", 0), "drowned")
    s.plays[who] = _count(given.get("plays", 0), "plays")
    for id in _list(given, "used"):
        s.used[who].append(_power(id))


def _power(id: object) -> int:
    if not isinstance(id, str) or id not in content.POWER:
        raise BadPosition(known("Power", id, content.POWER))
    return content.POWER[id].index


def _take_power(s: Island, who: int, id: object, laid: set[int]) -> int:
    card = _power(id)
    if card in laid:
        raise BadPosition(f"the Power {id!r} is there once")
    laid.add(card)
    for spirit in content.SPIRITS.values():
        if id in [unique.id for unique in spirit.cards] and spirit.id != rules_of(s).spirits[who].id:
            raise BadPosition(f"the Power {id!r} belongs to {spirit.id}, not to p{who + 1}")
    for zone in (s.hand, s.play, s.discard):
        for cards in zone:
            if card in cards:
                cards.remove(card)
    for pool, cards, deck in (
        (MINOR_POOL, s.rules.minors, s.minor_deck),
        (MAJOR_POOL, s.rules.majors, s.major_deck),
    ):
        if card in cards and s.pools[pool][cards.index(card)]:
            s.pools[pool][cards.index(card)] = 0
            if deck:
                deck.pop()
    return card


def _deck(s: Island, kind: int, given: Mapping[str, Any], laid: set[int]) -> None:
    """The next cards of a Power deck, in order, its discard pile, and how many cards it has."""
    _keys("key of a Power deck", given, DECK_KEYS)
    pool = MINOR_POOL if kind == MINOR else MAJOR_POOL
    cards = s.rules.minors if kind == MINOR else s.rules.majors
    deck = s.minor_deck if kind == MINOR else s.major_deck
    coming = _list(given, "next")
    if len(coming) > len(deck):
        raise BadPosition(f"{len(coming)} cards come next; this deck has {len(deck)}")
    for i, id in enumerate(coming):
        card = _power(id)
        if card not in cards or not s.pools[pool][cards.index(card)]:
            raise BadPosition(f"{id!r} is not in this deck")
        s.pools[pool][cards.index(card)] = 0
        deck[i] = slot(pool, cards.index(card), PLAYER_SET.first(s.players))
    discard = s.minor_discard if kind == MINOR else s.major_discard
    for id in _list(given, "discard"):
        if _power(id) not in cards:
            raise BadPosition(f"{id!r} is not in this deck")
        discard.append(_take_power(s, 0, id, laid))
    size = _count(given.get("deck", len(deck)), "deck")
    if not len(coming) <= size <= len(deck) or (size < len(deck) and s.mode == REAL_TABLE):
        least = len(deck) if s.mode == REAL_TABLE else len(coming)
        raise BadPosition(f"a deck of {size} cards; with all others where they are, allowed: {least} to {len(deck)}")
    while len(deck) > size:  # the others have been discarded; which, falls to chance
        deck.pop()
        index = s.rolled(*outcomes(s.pools[pool]))
        s.pools[pool][index] -= 1
        discard.insert(0, cards[index])


def _player(s: Island, name: object) -> int:
    players = [f"p{who + 1}" for who in range(s.players)]
    if name not in players:
        raise BadPosition(known("player", str(name), players))
    return players.index(str(name))


def _keys(what: str, given: Mapping[str, Any], allowed: tuple[str, ...]) -> None:
    for key in given:
        if key not in allowed:
            raise BadPosition(known(what, key, allowed))


def _mapping(value: object, where: str) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise BadPosition(f"{where} is not a mapping")
    return value


def _list(given: Mapping[str, Any], key: str) -> list[object]:
    value = given.get(key, [])
    if not isinstance(value, list):
        raise BadPosition(f"{key} is {value!r}; a list is needed")
    return value


def _count(value: object, where: str) -> int:
    if type(value) is not int or value < 0:
        raise BadPosition(f"{where} is {value!r}; a number from 0 on is needed")
    if value > MOST_OF_ANYTHING:  # the box has no limit: SI-SETUP-19, SI-TOKEN-01
        raise BadPosition(f"{where} is {value}; at most {MOST_OF_ANYTHING} can be laid")
    return value
