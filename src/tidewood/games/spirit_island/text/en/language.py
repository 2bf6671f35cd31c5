"""The words that all English texts share."""

from __future__ import annotations

from tidewood.games.spirit_island import content
from tidewood.games.spirit_island import pieces as p
from tidewood.games.spirit_island.board.maps import site_name
from tidewood.games.spirit_island.invader_cards import CARDS, COASTAL
from tidewood.games.spirit_island.panel import Space
from tidewood.games.spirit_island.text.composer.spaces import in_full
from tidewood.games.spirit_island.verbs.powers import Power
from tidewood.kernel.text import Language

ENGLISH = Language("en")
PIECE = (
    "Explorer", "Town", "City", "Dahan", "Blight", "Beasts", "Wilds", "Disease", "Badlands", "Vitality", "Presence",
)  # fmt: skip
PLURAL = (
    "Explorers", "Towns", "Cities", "Dahan", "Blight", "Beasts", "Wilds", "Disease", "Badlands", "Vitality", "Presence",
)  # fmt: skip
ELEMENT = ("sun", "moon", "fire", "air", "water", "earth", "plant", "animal")
TERRAIN = ("Ocean", "jungle", "mountain", "sands", "wetland")
STAGE = ("", "I", "II", "III")
KEPT = ("Dahan", "Defend", "Invaders", "Explorers", "Towns", "Cities", "Powers", "Slow", "Blight", "Presence", "Oceans")


def listed(parts: list[str], word: str = "and") -> str:
    """One, two and three."""
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} {word} {parts[-1]}"


def kinds(given: tuple[int, ...], n: int, word: str = "or") -> str:
    """Explorer or Town; Explorers or Towns; all three are Invaders."""
    if tuple(given) == tuple(p.INVADERS):
        return "Invader" if n == 1 else "Invaders"
    return listed([PIECE[kind] if n == 1 else PLURAL[kind] for kind in given], word)


def shape(number: int) -> str:
    """One piece as it stands there."""
    notes: list[str] = []
    hurt = p.damage_of(number) + p.dream_of(number)
    if hurt:
        notes.append(f"{hurt} Damage")
    if p.strife_of(number):
        notes.append("strife" if p.strife_of(number) == 1 else f"{p.strife_of(number)} strife")
    if number & p.DREAMT:
        notes.append("destroyed in a dream")
    return PIECE[p.kind_of(number)] + (f" ({', '.join(notes)})" if notes else "")


def a_piece(kind: int) -> str:
    """One piece of a kind, as a sentence tells of it."""
    if kind >= p.BLIGHT:
        return f"1 {PIECE[kind]}"
    return f"{'an' if kind == p.EXPLORER else 'a'} {PIECE[kind]}"


def pieces(n: int, kind: int) -> str:
    return f"{n} {PIECE[kind] if n == 1 else PLURAL[kind]}"


def needs(elements: tuple[int, ...]) -> str:
    """The elements of a threshold: 2 sun, 3 earth."""
    return ", ".join([f"{n} {ELEMENT[e]}" for e, n in enumerate(elements) if n])


def elements_of(elements: tuple[int, ...]) -> str:
    return ", ".join([ELEMENT[e] for e, n in enumerate(elements) for _ in range(n)])


def lower(sentence: str) -> str:
    """A sentence as part of another: small at its start, no stop at its end."""
    text = sentence.removesuffix(".")
    first = text.split(" ", 1)[0].rstrip(",:;")
    return text if first in KEPT else text[:1].lower() + text[1:]


def upper(text: str) -> str:
    return text[:1].upper() + text[1:]


def player(who: int) -> str:
    return f"p{who + 1}"


def power(index: int) -> str:
    return ENGLISH.name(content.POWERS[index].id)


def with_cost(found: Power) -> str:
    speed = "Fast" if found.speed == 0 else "Slow"
    return f"{ENGLISH.name(found.id)} ({speed}, cost {found.cost})"


def fear_card(index: int) -> str:
    return ENGLISH.name(content.FEAR_CARDS[index].id)


def blight_card(index: int) -> str:
    return ENGLISH.name(content.BLIGHT_CARDS[index].id)


def invader_card(index: int) -> str:
    card = CARDS[index]
    if card.mask == COASTAL:
        where = "Coastal lands"
    else:
        where = listed([TERRAIN[t] for t in range(len(TERRAIN)) if card.mask >> t & 1])
    return f"{where} (stage {STAGE[card.stage]})"


def at(site: int) -> str:
    """A land of the log: an Ocean is called one."""
    name = site_name(site)
    return f"the Ocean {name}" if site & 15 == 0 else name


def space(found: Space) -> str:
    """What a space of a presence track gives."""
    return ENGLISH.catalogue.say(in_full(found))
