"""A card to be played, a way to play it and a payment, each written as one number."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from tidewood.games.everdell.fields import CARD, CARD_NAME, SUMS
from tidewood.games.everdell.pieces import FARM_STACK, HAND, LEGEND, MEADOW, MEADOW_SIZE, RESOURCES
from tidewood.kernel.declare import part
from tidewood.kernel.fields import NUMBER, FieldType
from tidewood.language.values import message

# A card that is to be played: the card, where it comes from, and how an effect lets it be played.
PLAY_CARD: Final = part(CARD, bits=10)
PLAY_SOURCE: Final = part(NUMBER, bits=6, above=PLAY_CARD)
PLAY_HOW: Final = part(NUMBER, above=PLAY_SOURCE)

# How: paying, free, or for less, and then by how many.
HOW: Final = part(NUMBER, bits=2)
LESS_BY: Final = part(NUMBER, above=HOW)
PAYING: Final = 0
FREE: Final = 1
LESS: Final = 2

# A way: the serials of the ability's card, of the construction that is occupied, and of the card of its banner that a
# legendary card replaces; each is 0 where there is none.
WAY_ABILITY: Final = part(NUMBER, bits=20)
WAY_HOME: Final = part(NUMBER, bits=20, above=WAY_ABILITY)
WAY_BANNER: Final = part(NUMBER, above=WAY_HOME)
PAY: Final = 0

# What is paid of each resource.
TWIGS_PAID: Final = part(NUMBER, bits=5)
RESIN_PAID: Final = part(NUMBER, bits=5, above=TWIGS_PAID)
PEBBLES_PAID: Final = part(NUMBER, bits=5, above=RESIN_PAID)
BERRIES_PAID: Final = part(NUMBER, bits=5, above=PEBBLES_PAID)


def to_play(card: int, source: int, how: int = PAYING) -> int:
    return PLAY_CARD.put(card) | PLAY_SOURCE.put(source) | PLAY_HOW.put(how)


def less_by(n: int) -> int:
    return HOW.put(LESS) | LESS_BY.put(n)


def packed(sums: list[int]) -> int:
    return TWIGS_PAID.put(sums[0]) | RESIN_PAID.put(sums[1]) | PEBBLES_PAID.put(sums[2]) | BERRIES_PAID.put(sums[3])


def unpacked(payment: int) -> tuple[int, int, int, int]:
    return (
        TWIGS_PAID.of(payment),
        RESIN_PAID.of(payment),
        PEBBLES_PAID.of(payment),
        BERRIES_PAID.of(payment),
    )


class Plays(FieldType):
    """A card to be played, with where it comes from."""

    def holds(self) -> tuple[str, ...]:
        return ("card", "message")

    def value(self, s: Any, given: Any) -> Any:
        source, card = PLAY_SOURCE.of(given), CARD.value(s, PLAY_CARD.of(given))
        if source == FARM_STACK:
            return message("play.from-stack", card=card)
        return message("meadow.card", card=card, place=source) if HAND < source <= MEADOW_SIZE else card

    def write(self, s: Any, given: Any) -> str:
        source, id = PLAY_SOURCE.of(given), CARD.write(s, PLAY_CARD.of(given))
        if source in (HAND, LEGEND):
            return id
        if source == FARM_STACK:
            return f"{id} stack"
        return f"{id} meadow {source}" if source <= MEADOW_SIZE else f"{id} shown"

    def form(self) -> str:
        return f"{CARD_NAME}( stack| shown| meadow [0-9])?"

    def ref(self, s: Any, given: Any) -> str:
        source = PLAY_SOURCE.of(given)
        if MEADOW <= source <= MEADOW_SIZE:
            return f"meadow:{source}"
        if source == FARM_STACK:
            return "pile:farm_stack"
        zone = {HAND: "hand", LEGEND: "legend"}.get(source, "card")
        return f"{zone}:{CARD.write(s, PLAY_CARD.of(given))}"


class Payments(FieldType):
    """What is paid of each resource; nothing where nothing is."""

    many: ClassVar[bool] = True

    def holds(self) -> tuple[str, ...]:
        return ("message",)

    def value(self, s: Any, given: Any) -> Any:
        return SUMS.value(s, unpacked(given)) or None

    def write(self, s: Any, given: Any) -> str:
        return " ".join([f"{n} {RESOURCES[kind]}" for kind, n in enumerate(unpacked(given)) if n]) or "nothing"

    def form(self) -> str:
        some = f"[0-9]+ ({'|'.join(RESOURCES)})"
        return f"nothing|{some}( {some})*"


PLAY: Final = Plays("play")
PAYMENT: Final = Payments("payment")
