"""The game as data: the set-up, then turns until it ends."""

from __future__ import annotations

from typing import Final

from tidewood.games.the_island.events import TURN as TURN_BEGINS
from tidewood.games.the_island.pieces import SYMBOLS
from tidewood.games.the_island.state import Isle
from tidewood.games.the_island.verbs.creatures import ATTACK, CreatureStep
from tidewood.games.the_island.verbs.ending import COUNT, finish
from tidewood.games.the_island.verbs.moving import MoveStep
from tidewood.games.the_island.verbs.placing import CHOOSE_FIGURE, PLACE, LaunchShip, LayTiles, StartPlayer
from tidewood.games.the_island.verbs.symbols import EFFECTS
from tidewood.games.the_island.verbs.tiles import PlayTile, RemoveTile
from tidewood.kernel.combine import Forever, Labelled, Seq
from tidewood.kernel.core import Frame, Node


class BeginTurn(Node[Isle]):
    """The start player has the first turn. [TI-014]"""

    def run(self, s: Isle, f: Frame) -> None:
        s.turn += 1
        s.begin_turn()
        s.tell(TURN_BEGINS, (s.active, s.turn))


class EndTurn(Node[Isle]):
    """Turns go round clockwise; in variant 2 too many quiet rounds end the game. [TI-014, AMB-30]"""

    def run(self, s: Isle, f: Frame) -> None:
        s.active = (s.active + 1) % s.players  # TI-014 TI-017
        s.quiet += 1
        s.swum = 0
        if s.rules.bitter_end and s.quiet >= s.rules.quiet_rounds * s.players:  # AMB-30
            finish(s, "quiet")


# The four steps of a turn, in this order [TI-015, TI-021]
STEPS: Final[tuple[tuple[str, Node[Isle]], ...]] = (
    ("tile", PlayTile()),
    ("move", MoveStep()),
    ("remove", RemoveTile()),
    ("creature", CreatureStep()),
)
TURN: Final[Seq[Isle]] = Seq(BeginTurn(), *[Labelled(label, step) for label, step in STEPS], EndTurn())
TURNS: Final[Forever[Isle]] = Forever(TURN)
SET_UP: Final[Seq[Isle]] = Seq(
    LayTiles(),
    StartPlayer(),
    Labelled("place", PLACE),
    Labelled("ships", LaunchShip()),
)
GAME: Final[Seq[Isle]] = Seq(SET_UP, TURNS)
PHASES: Final = ("place", "ships", "tile", "move", "remove", "creature")
ROOTS: Final[dict[str, Node[Isle]]] = {
    "game": GAME,
    "figure": CHOOSE_FIGURE,
    "attack": ATTACK,
    **{f"tile:{symbol}": effect for symbol, effect in zip(SYMBOLS, EFFECTS, strict=True)},
    "count": COUNT,
}
