"""What Spirits do with their own Presence beside adding it: give it up, move it, take it back."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island import events
from tidewood.games.spirit_island.fields import LAND, PIECE
from tidewood.games.spirit_island.hooks import USED_UP
from tidewood.games.spirit_island.state import Island
from tidewood.games.spirit_island.verbs.add import came
from tidewood.games.spirit_island.verbs.verb import Verb
from tidewood.kernel.amounts import Condition
from tidewood.kernel.core import NOTHING, Frame, Node, Scope
from tidewood.kernel.declare import OfNode, option, part, question
from tidewood.kernel.rows import THAT, THIS_TURN, Rule, lay


class ReplacePresence(Verb):
    """Replace one of one's own Presence with a token. It is not destroyed: it leaves the game, or lies beside the
    island like what was. [SI-PRESENCE-11]
    """

    says = option("land", "replace presence {land}", refs=("land:{land}",), land=part(LAND))
    asks = question("replace-presence", by_card=True, piece=OfNode(PIECE, "kind"))

    def __init__(self, kind: int, to_box: bool = False) -> None:
        self.kind: Final = kind
        self.to_box: Final = to_box

    def can(self, s: Island, scope: Scope) -> bool:
        return bool(s.places_of(scope.chooser))

    def run(self, s: Island, f: Frame) -> None:
        places = s.places_of(f.scope.chooser)
        if places:
            self.ask(s, f, places)

    def answer(self, s: Island, f: Frame, option: int) -> None:
        who = f.scope.chooser
        s.add_presence(who, option, -1)
        if self.to_box:
            s.removed[who] += 1
        else:
            s.destroyed[who] += 1
        s.add(option, self.kind)
        s.tell(events.PRESENCE_REPLACED, (who, self.kind, s.site(option)))
        s.result = NOTHING.plus(self.kind, -1, option)
        came(s, f.scope.at(option), s.result)

    def mentions(self) -> list[str]:
        return ["replace", "presence"]


class OnceATurn(Node[Island]):
    """What a Spirit may do once in a turn; the rule says that it was done."""

    def __init__(self, done: Rule[Island], part: Node[Island]) -> None:
        self.done: Final = done
        self.part: Final = part

    def can(self, s: Island, scope: Scope) -> bool:
        used = USED_UP in s.hooks and any([row.rule is self.done and row.owner == scope.owner for row in s.rows])
        return not used and self.part.can(s, scope)

    def run(self, s: Island, f: Frame) -> None:
        lay(s, self.done, f.scope.owner, until=THIS_TURN)
        s.push(f.run_by(self.part))

    def children(self) -> list[Node[Island]]:
        return [self.part]


class SacredSiteMade(Condition[Island]):
    """The Presence of this Spirit that has come makes the land a Sacred Site."""

    def holds(self, s: Island, scope: Scope) -> bool:
        who, place = scope.chooser, scope.place
        n = sum([whose == who for whose, _, _ in scope.named(THAT).things])
        return n > 0 and s.is_sacred(who, place) and not s.is_sacred(who, place, -n)
