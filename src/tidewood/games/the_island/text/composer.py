"""What the tiles of The Island say; their words stand in the catalogues."""

from __future__ import annotations

from typing import Final

from tidewood.games.the_island.pieces import CREATURES
from tidewood.games.the_island.verbs import symbols
from tidewood.kernel.composer import Composer
from tidewood.language.values import Message, Thing, message

COMPOSER: Final = Composer()
COMPOSER.fixed(
    {
        symbols.SharkSurfaces: "card.shark-surfaces",
        symbols.WhaleSurfaces: "card.whale-surfaces",
        symbols.ShipDrifts: "card.ship-drifts",
        symbols.Whirlpool: "card.whirlpool",
        symbols.Volcano: "card.volcano",
        symbols.Dolphin: "card.dolphin",
        symbols.Wind: "card.wind",
    }
)


@COMPOSER.says(symbols.Dive)
def _(n: symbols.Dive) -> Message:
    return message("card.dive", creature=Thing("creature", CREATURES[n.kind]))


@COMPOSER.says(symbols.Repel)
def _(n: symbols.Repel) -> Message:
    return message(f"card.repel.{CREATURES[n.kind]}")
