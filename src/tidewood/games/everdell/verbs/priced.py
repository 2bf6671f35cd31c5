"""Steps that rest on a price, or that can only be done together."""

from __future__ import annotations

from tidewood.games.everdell.state import Valley
from tidewood.kernel.combine import Seq
from tidewood.kernel.core import Scope


class Priced(Seq[Valley]):
    """The first part is the condition of the rest: where it cannot be done, nothing can. [ED-WORKER-03]"""

    def can(self, s: Valley, scope: Scope) -> bool:
        first = self.parts[0]
        return first.whole(s, scope)

    def whole(self, s: Valley, scope: Scope) -> bool:
        return self.can(s, scope)


class All(Seq[Valley]):
    """Parts that can only be done together: the price of an event."""

    def can(self, s: Valley, scope: Scope) -> bool:
        return self.whole(s, scope)
