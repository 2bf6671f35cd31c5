"""How Lure of the Deep Wilderness keeps Explorers out of a Ravage."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.conditions.lands import LandFilter
from tidewood.games.spirit_island.fields import HERE, NUMBER
from tidewood.games.spirit_island.pieces import DAHANS, EXPLORERS
from tidewood.games.spirit_island.state import Island
from tidewood.games.spirit_island.verbs.protection import staying_out
from tidewood.games.spirit_island.verbs.ravage import RAVAGE_LAND
from tidewood.games.spirit_island.verbs.verb import Verb
from tidewood.kernel.amounts import Amount
from tidewood.kernel.core import Frame, Node, Scope
from tidewood.kernel.declare import option, part, question
from tidewood.kernel.rows import THIS_ACTION, Rule, lay


class Enthralled(Amount[Island]):
    """Two Explorers for each Presence of the Spirit whose rule it is in the land."""

    def of(self, s: Island, scope: Scope) -> int:
        return 2 * s.present(scope.chooser, scope.place)


class CanLetIn(LandFilter):
    """Explorers could take no part in a Ravage here, but there are Dahan that would strike back at them."""

    def fits(self, s: Island, place: int, scope: Scope) -> bool:
        return bool(s.present(scope.chooser, place) and s.count(place, EXPLORERS) and s.count(place, DAHANS))


class LetIn(Verb):
    """Fewer Explorers than possible stay out of a Ravage: the Spirit says how many, and the Ravage happens."""

    says = option("let-in", "{n} out", refs=("land:{here}",), n=part(NUMBER), here=HERE)
    asks = question("let-in", here=HERE)

    def __init__(self, fewer: Rule[Island]) -> None:
        self.fewer: Final = fewer

    def run(self, s: Island, f: Frame) -> None:
        most = min(staying_out(s, f.scope), s.count(f.scope.place, EXPLORERS))
        self.ask(s, f, list(range(most)))

    def answer(self, s: Island, f: Frame, option: int) -> None:
        scope = f.scope
        lay(s, self.fewer, scope.owner, scope.place, THIS_ACTION, value=option - staying_out(s, scope))
        s.push(Frame(RAVAGE_LAND, Scope(-1, place=scope.place, mode=scope.mode, cause=scope.cause)))

    def children(self) -> list[Node[Island]]:
        return [RAVAGE_LAND]
