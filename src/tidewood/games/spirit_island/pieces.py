"""What lies on the island, and the small numbers that stand for it."""

from __future__ import annotations

from typing import Final, Literal

from tidewood.games.spirit_island.piece_kinds import Kinds
from tidewood.kernel.bits import Bits
from tidewood.kernel.declare import part
from tidewood.kernel.fields import NUMBER, Named

EXPLORER, TOWN, CITY, DAHAN, BLIGHT, BEASTS, WILDS, DISEASE, BADLANDS, VITALITY = range(10)
KINDS: Final = 10
PRESENCE: Final = 10  # for verbs that move or destroy it: whose it is stands in the scope
THIEF_KIND: Final = 11  # for the log
PIECES: Final = (
    "explorer", "town", "city", "dahan", "blight", "beasts", "wilds", "disease", "badlands", "vitality", "presence",
    "thief",
)  # fmt: skip

HEALTH: Final = (1, 2, 3, 2)  # SI-INVADER-02 SI-INVADER-03 SI-INVADER-04 SI-DAHAN-01
STRENGTH: Final = (1, 2, 3, 2)  # what each deals; SI-DAHAN-02
FEAR_OF: Final = (0, 1, 2, 0)  # SI-FEAR-02 SI-FEAR-03
MORTAL: Final = 4  # kinds below this have Health
MortalPiece = Literal["explorer", "town", "city", "dahan"]


EXPLORERS: Final = Kinds((EXPLORER,))
TOWNS: Final = Kinds((TOWN,))
CITIES: Final = Kinds((CITY,))
BUILDINGS: Final = Kinds((TOWN, CITY))
INVADERS: Final = Kinds((EXPLORER, TOWN, CITY))
DAHANS: Final = Kinds((DAHAN,))
BLIGHTS: Final = Kinds((BLIGHT,))
TOKENS: Final = Kinds((BEASTS, WILDS, DISEASE, BADLANDS, VITALITY))

KIND_SET: Final = Bits(Named("piece", PIECES, points=False))

# A piece as an option sees it, its shape: kind | damage taken | strife | damage only dreamt of | tag. Pieces of one
# shape in one land are the same piece to everybody.
KIND: Final = part(NUMBER, bits=4)
WOUNDS: Final = part(NUMBER, bits=5, above=KIND)
STRIFE: Final = part(NUMBER, bits=4, above=WOUNDS)
DREAMT_WOUNDS: Final = part(NUMBER, bits=5, above=STRIFE)
TAG: Final = part(NUMBER, bits=4, above=DREAMT_WOUNDS)
DREAMT: Final = TAG.put(1)  # this Action has already destroyed it in a dream
SWARM: Final = BEASTS | TAG.put(2)  # a Sacred Site that is also Beasts: two Presence
THIEF: Final = 3  # as a tag: a Thief that nobody knows; from the next on, one whose number is known
FIRST_THIEF: Final = TAG.put(THIEF)
THIEF_NUMBERS: Final = 4  # 0 to 3


def kind_of(shape: int) -> int:
    return KIND.of(shape)


def damage_of(shape: int) -> int:
    return WOUNDS.of(shape)


def strife_of(shape: int) -> int:
    return STRIFE.of(shape)


def dream_of(shape: int) -> int:
    """Damage that was only dreamt of, during this Action."""
    return DREAMT_WOUNDS.of(shape)


def is_dreamt(shape: int) -> bool:
    """Whether this Action has destroyed it, but only in a dream."""
    return shape >= KINDS and TAG.change(shape, 0) | DREAMT == shape


def thief(known: int = 0) -> int:
    """A Thief, which counts as an Explorer for the Actions of players; `known`: its number + 1."""
    return EXPLORER | TAG.put(THIEF + known)


def is_thief(shape: int) -> bool:
    return shape >= FIRST_THIEF  # the tag lies above all else


def told_kind(shape: int) -> int:
    """What the log calls a piece."""
    return THIEF_KIND if is_thief(shape) else KIND.of(shape)


def is_odd(shape: int) -> bool:
    """Whether it is more than its kind: damaged or marked."""
    return shape >= KINDS


def hurt(shape: int, n: int) -> int:
    return WOUNDS.change(shape, WOUNDS.of(shape) + n)


def as_kind(shape: int, kind: int) -> int:
    """The same piece turned into another kind: damage, strife and tags stay. [SI-DAMAGE-09, SI-DAMAGE-20]"""
    return KIND.change(shape, kind)


def awake(shape: int) -> int:
    """The piece without what was only dreamt of."""
    return TAG.change(DREAMT_WOUNDS.change(shape, 0), 0)


def shape_name(shape: int) -> str:
    """A piece in notation: town, town-1 with a damage of 1, town+strife."""
    if shape == SWARM:
        return "swarm"
    if is_thief(shape):
        return "thief" if shape == thief() else f"thief-{TAG.of(shape) - THIEF - 1}"
    name = PIECES[KIND.of(shape)]
    if damage_of(shape):
        name += f"-{damage_of(shape)}"
    if strife_of(shape):
        name += "+strife" if strife_of(shape) == 1 else f"+strife{strife_of(shape)}"
    if dream_of(shape):
        name += f"~{dream_of(shape)}"
    return name + "*" if is_dreamt(shape) else name


Element = Literal["sun", "moon", "fire", "air", "water", "earth", "plant", "animal"]
ELEMENTS: Final[tuple[Element, ...]] = (
    "sun",
    "moon",
    "fire",
    "air",
    "water",
    "earth",
    "plant",
    "animal",
)  # SI-ELEMENT-01
SUN, MOON, FIRE, AIR, WATER, EARTH, PLANT, ANIMAL = range(8)
ANY_ELEMENT: Final = 8

Terrain = Literal["ocean", "jungle", "mountain", "sands", "wetland"]
TERRAINS: Final[tuple[Terrain, ...]] = ("ocean", "jungle", "mountain", "sands", "wetland")  # SI-MAP-01
OCEAN, JUNGLE, MOUNTAIN, SANDS, WETLAND = range(5)
TERRAIN_SET: Final = Bits(Named("terrain", TERRAINS, points=False))


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
    "AIR",
    "ANIMAL",
    "ANY_ELEMENT",
    "BADLANDS",
    "BEASTS",
    "BLIGHT",
    "BLIGHTS",
    "BUILDINGS",
    "CITIES",
    "CITY",
    "DAHAN",
    "DAHANS",
    "DISEASE",
    "DREAMT",
    "DREAMT_WOUNDS",
    "EARTH",
    "ELEMENTS",
    "EXPLORER",
    "EXPLORERS",
    "FEAR_OF",
    "FIRE",
    "HEALTH",
    "INVADERS",
    "JUNGLE",
    "KIND",
    "KINDS",
    "KIND_SET",
    "MOON",
    "MORTAL",
    "MOUNTAIN",
    "OCEAN",
    "PIECES",
    "PLANT",
    "PRESENCE",
    "SANDS",
    "STRENGTH",
    "STRIFE",
    "SUN",
    "SWARM",
    "TAG",
    "TERRAINS",
    "TERRAIN_SET",
    "THIEF",
    "THIEF_NUMBERS",
    "TOKENS",
    "TOWN",
    "TOWNS",
    "VITALITY",
    "WATER",
    "WETLAND",
    "WILDS",
    "WOUNDS",
    "Element",
    "Kinds",
    "MortalPiece",
    "Terrain",
    "as_kind",
    "awake",
    "damage_of",
    "dream_of",
    "element_text",
    "elements",
    "hurt",
    "is_dreamt",
    "is_odd",
    "is_thief",
    "kind_of",
    "names_of",
    "shape_name",
    "strife_of",
    "thief",
    "told_kind",
]  # fmt: skip
