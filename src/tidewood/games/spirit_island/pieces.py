"""What lies on the island, and the small numbers that stand for it."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.piece_kinds import Kinds

EXPLORER, TOWN, CITY, DAHAN, BLIGHT, BEASTS, WILDS, DISEASE, BADLANDS, VITALITY = range(10)
KINDS: Final = 10
PRESENCE: Final = 10  # for verbs that move or destroy it: whose it is stands in the scope
PIECES: Final = (
    "explorer", "town", "city", "dahan", "blight", "beasts", "wilds", "disease", "badlands", "vitality", "presence",
)  # fmt: skip

HEALTH: Final = (1, 2, 3, 2)  # SI-INVADER-02 SI-INVADER-03 SI-INVADER-04 SI-DAHAN-01
STRENGTH: Final = (1, 2, 3, 2)  # what each deals; SI-DAHAN-02
FEAR_OF: Final = (0, 1, 2, 0)  # SI-FEAR-02 SI-FEAR-03
MORTAL: Final = 4  # kinds below this have Health


EXPLORERS: Final = Kinds((EXPLORER,))
TOWNS: Final = Kinds((TOWN,))
CITIES: Final = Kinds((CITY,))
BUILDINGS: Final = Kinds((TOWN, CITY))
INVADERS: Final = Kinds((EXPLORER, TOWN, CITY))
DAHANS: Final = Kinds((DAHAN,))
BLIGHTS: Final = Kinds((BLIGHT,))

# A piece as an option sees it, its shape: kind | damage taken | strife | damage only dreamt of | tag. Pieces of one
# shape in one land are the same piece to everybody.
DAMAGE_AT: Final = 4
STRIFE_AT: Final = 9
DREAM_AT: Final = 13
TAG_AT: Final = 18
SHAPE_BITS: Final = 22
DREAMT: Final = 1 << TAG_AT  # this Action has already destroyed it in a dream


def kind_of(shape: int) -> int:
    return shape & 15


def damage_of(shape: int) -> int:
    return shape >> DAMAGE_AT & 31


def strife_of(shape: int) -> int:
    return shape >> STRIFE_AT & 15


def dream_of(shape: int) -> int:
    """Damage that was only dreamt of, during this Action."""
    return shape >> DREAM_AT & 31


def is_dreamt(shape: int) -> bool:
    """Whether this Action has destroyed it, but only in a dream."""
    return bool(shape & DREAMT)


def hurt(shape: int, n: int) -> int:
    return shape + (n << DAMAGE_AT)


def as_kind(shape: int, kind: int) -> int:
    """The same piece turned into another kind: damage, strife and tags stay. [SI-DAMAGE-09, SI-DAMAGE-20]"""
    return shape - (shape & 15) + kind


def shape_name(shape: int) -> str:
    """A piece in notation: town, town-1 with a damage of 1, town+strife."""
    name = PIECES[shape & 15]
    if damage_of(shape):
        name += f"-{damage_of(shape)}"
    if strife_of(shape):
        name += "+strife" if strife_of(shape) == 1 else f"+strife{strife_of(shape)}"
    if dream_of(shape):
        name += f"~{dream_of(shape)}"
    return name + "*" if shape & DREAMT else name


ELEMENTS: Final = ("sun", "moon", "fire", "air", "water", "earth", "plant", "animal")  # SI-ELEMENT-01
SUN, MOON, FIRE, AIR, WATER, EARTH, PLANT, ANIMAL = range(8)
ANY_ELEMENT: Final = 8

TERRAINS: Final = ("ocean", "jungle", "mountain", "sands", "wetland")  # SI-MAP-01
OCEAN, JUNGLE, MOUNTAIN, SANDS, WETLAND = range(5)


def elements(text: str) -> tuple[int, ...]:
    """`"2 sun 3 earth"` or `"sun moon"` as a number for each element."""
    found = [0] * len(ELEMENTS)
    n = 1
    for word in text.split():
        if word.isdigit():
            n = int(word)
        else:
            found[ELEMENTS.index(word)] += n
            n = 1
    return tuple(found)


def names_of(kinds: tuple[int, ...]) -> list[str]:
    return [PIECES[kind] for kind in kinds]


def element_text(needs: tuple[int, ...]) -> str:
    """A threshold in notation: 2 sun 3 earth."""
    return " ".join([f"{n} {ELEMENTS[e]}" for e, n in enumerate(needs) if n])


__all__ = [
    "AIR", "ANIMAL", "ANY_ELEMENT", "BADLANDS", "BEASTS", "BLIGHT", "BLIGHTS", "BUILDINGS", "CITIES", "CITY",
    "DAHAN", "DAHANS", "DAMAGE_AT", "DISEASE", "DREAMT", "DREAM_AT", "EARTH", "ELEMENTS", "EXPLORER", "EXPLORERS",
    "FEAR_OF", "FIRE", "HEALTH", "INVADERS", "JUNGLE", "KINDS", "MOON", "MORTAL", "MOUNTAIN", "OCEAN", "PIECES",
    "PLANT", "PRESENCE", "SANDS", "SHAPE_BITS", "STRENGTH", "STRIFE_AT", "SUN", "TAG_AT", "TERRAINS", "TOWN",
    "TOWNS", "VITALITY", "WATER", "WETLAND", "WILDS", "Kinds", "as_kind", "damage_of", "dream_of", "element_text",
    "elements", "hurt", "is_dreamt", "kind_of", "names_of", "shape_name", "strife_of",
]  # fmt: skip
