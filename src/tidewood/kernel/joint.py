"""What players pay together: everybody may give a part of it, until all is paid."""

from __future__ import annotations

from typing import Final

from tidewood.kernel import declare
from tidewood.kernel.core import NOTHING, Frame, Node, Result, S, Scope
from tidewood.kernel.fields import NUMBER

LEFT: Final = declare.Cursor(NUMBER)  # what is still to be paid


class JointPayment(Node[S]):
    """So much from all players together, shared as they like: whoever likes gives next, until all is paid or nobody has
    anything to give. A game says how much it is, what each player can give, and what that is worth. What was given
    can be kept in the frame, and a single thing to give is taken without asking.
    """

    def due(self, s: S, scope: Scope) -> int:
        """How much is to be paid in all."""
        raise NotImplementedError(type(self).__name__)

    def offers(self, s: S, f: Frame, who: int) -> list[int]:
        """What a player can give next, as options; the frame says how much is left."""
        raise NotImplementedError(type(self).__name__)

    def give(self, s: S, f: Frame, option: int) -> None:
        """The player gives it."""
        raise NotImplementedError(type(self).__name__)

    def worth(self, s: S, f: Frame, option: int) -> int:
        """How much it pays. Asked before it is given."""
        return 1

    def given(self, f: Frame, option: int) -> Result:
        """What the frame keeps once this is given."""
        return f.got

    def run(self, s: S, f: Frame) -> None:
        s.result = NOTHING
        left = self.due(s, f.scope) if LEFT.of(f) < 0 else LEFT.of(f)
        if left <= 0:
            return
        now = LEFT.put(f, left)
        options: list[int] = []
        owners: list[int] = []
        for who in range(s.players):
            found = self.offers(s, now, who)
            options += found
            owners += [who] * len(found)
        if len(options) == 1:
            if s.silent is not None:
                s.silent.append((owners[0], self.notation(s, now, options[0])))
            self.answer(s, now, options[0])
        elif options:
            s.ask_several(now, options, owners)

    def answer(self, s: S, f: Frame, option: int) -> None:
        left = max(LEFT.of(f) - self.worth(s, f, option), 0)
        s.push(LEFT.put(f, left, self.given(f, option)))
        self.give(s, f, option)
