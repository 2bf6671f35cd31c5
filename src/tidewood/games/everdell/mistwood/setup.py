"""The modules of Mistwood as choices before a game, and what cannot go together. [MW-BOX-09, MW-BOX-10]"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tidewood.games.everdell.cards.mistwood.farms import cards_with
from tidewood.kernel.errors import SetupErrors
from tidewood.kernel.kind import RANDOM, SetupOption

WRONG: Final = SetupErrors("everdell")
MODULES: Final = ("corrin", "farms", "legends", "abilities")  # MW-BOX-09 MW-ABILITY-07
BASE_ANIMALS: Final = ("squirrels", "hedgehogs", "mice", "turtles")
BOX_ANIMALS: Final = ("butterflies", "pigs", "weasels", "spiders")  # six workers of each [MW-BOX-03]
OPTIONS: Final[tuple[SetupOption, ...]] = (
    SetupOption(
        "modules", [],  # MW-BOX-10 MW-CORRIN-05 MW-LEGEND-25
        choices=MODULES, many=True,
    ),
    SetupOption(
        "legend_discount", "payment",
        when={"modules": ("legends",)},
        choices=("payment", "none", "all"),
    ),
    SetupOption(
        "legend_activation", "off",
        when={"modules": ("legends",)},
        choices=("off", "on"),
    ),
    SetupOption(
        "animals", [],
        choices=(*BASE_ANIMALS, *BOX_ANIMALS), many=True, by_seat=True,
    ),
    SetupOption(
        "spring_worker", False,
        when={"modules": ("abilities",), "phantomia": (True,)},
    ),
    SetupOption(
        "farms_deck", "",
        when={"modules": ("farms",)},
    ),
)  # fmt: skip


def is_phantomia(setup: Mapping[str, object]) -> bool:
    return bool(setup.get("phantomia"))


def check(setup: Mapping[str, object]) -> None:
    """Combinations of the modules that cannot be."""
    modules, animals, players = setup["modules"], setup["animals"], setup["players"]
    assert isinstance(modules, list)
    assert isinstance(animals, list)
    assert isinstance(players, int)
    no_twins("modules", modules, MODULES)
    no_twins("animals", animals, (*BASE_ANIMALS, *BOX_ANIMALS))
    for key, default in (("legend_discount", "payment"), ("legend_activation", "off")):
        if setup[key] != default and "legends" not in modules:
            raise WRONG("legends-only", key=key, value=repr(setup[key]))
    if len(animals) > players:
        raise WRONG("animals-count", n=len(animals), players=players)
    if "spiders" in animals and is_phantomia(setup):  # MW-BOX-08
        allowed = [repr(name) for name in (*BASE_ANIMALS, *BOX_ANIMALS) if name != "spiders"]
        raise WRONG("spiders", allowed=allowed)
    if setup["farms_deck"]:
        if "farms" not in modules:
            raise WRONG("farms-only")
        cards_with(str(setup["farms_deck"]))
    if setup["spring_worker"] and not ("abilities" in modules and is_phantomia(setup)):
        raise WRONG("abilities-only")


def no_twins(key: str, given: list[object], allowed: tuple[str, ...]) -> None:
    for i, name in enumerate(given):
        if name in given[:i] and name != RANDOM:
            raise WRONG("twins", key=key, value=repr(name), allowed=[repr(one) for one in allowed])


def animal_of(chosen: tuple[str, ...], who: int) -> str:
    """The workers of a player: those chosen, else the next that nobody has. [MW-BOX-06]"""
    if who < len(chosen):
        return chosen[who]
    return [name for name in BASE_ANIMALS if name not in chosen][who - len(chosen)]
