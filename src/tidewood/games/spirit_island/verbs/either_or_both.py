"""One of several effects, or with enough elements all of them."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.conditions.situations import meets
from tidewood.games.spirit_island.state import Island
from tidewood.kernel.combine import Either, Seq
from tidewood.kernel.core import Frame, Node, Scope
from tidewood.kernel.declaration import Declaration
from tidewood.kernel.declare import option

BOTH: Final = option("either-both", "either both")


class EitherOrBoth(Either[Island]):
    """One of the parts, or both in order with the elements of a threshold."""

    def __init__(self, needs: tuple[int, ...], *parts: Node[Island]) -> None:
        super().__init__(*parts)
        self.needs: Final = needs
        self.both: Final = Seq(*parts)

    def may_do_both(self, s: Island, scope: Scope) -> bool:
        return meets(s, scope, self.needs)

    def run(self, s: Island, f: Frame) -> None:
        if s.does_all(f.scope):
            super().run(s, f)
            return
        options = [i for i, part in enumerate(self.parts) if part.can(s, f.scope)]
        if options and self.may_do_both(s, f.scope):
            options.append(len(self.parts))
        if options:
            s.ask(f, f.scope.chooser, options)

    def answer(self, s: Island, f: Frame, option: int) -> None:
        s.push(f.run_by(self.both if option == len(self.parts) else self.parts[option]))

    def declared(self, s: Island, f: Frame, option: int) -> Declaration | None:
        return BOTH if option == len(self.parts) else self.says

    def children(self) -> list[Node[Island]]:
        return [*self.parts, self.both]
