"""What the tiles of The Island say; their words stand in the catalogues."""

from __future__ import annotations

from typing import Final

from tidewood.games.the_island.pieces import CREATURES
from tidewood.games.the_island.verbs import symbols
from tidewood.kernel.composer import Composer
from tidewood.language.values import Thing

COMPOSER: Final = Composer()
COMPOSER.clauses(
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
COMPOSER.clauses({symbols.Dive: "card.dive"}, creature=lambda n: Thing("creature", CREATURES[n.kind]))
COMPOSER.clauses({symbols.Repel: lambda n: f"card.repel.{CREATURES[n.kind]}"})
