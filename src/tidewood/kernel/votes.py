"""Decisions that players take together: what all are for is done; or one of them does something for all."""

from __future__ import annotations

from typing import Any, Final

from tidewood.kernel import declare
from tidewood.kernel.combine import JOINT_OPTION, JOINT_PLAYER, NO
from tidewood.kernel.core import NOTHING, Frame, Node, Result, S, Scope
from tidewood.kernel.declaration import Declaration, Within
from tidewood.kernel.fields import EFFECT, NUMBER

ROUNDS: Final = 2  # of voting: whoever was for something else may join the others once
ROUND: Final = declare.Cursor(NUMBER)


def chosen_part(s: Any, f: Frame, chosen: int) -> Node[Any]:
    assert isinstance(f.node, Vote)
    return f.node.parts[chosen]


class Vote(Node[S]):
    """One of the parts, which all players agree on; if they do not, the first. Votes that stand are kept in the frame:
    who is for what, and since which round. A single player decides at once.
    """

    says = declare.option(
        "vote",
        "vote {n}",
        refs=("line:{n}",),
        n=declare.Worked(NUMBER, lambda s, f, chosen: chosen + 1),
        part=declare.Worked(EFFECT, chosen_part),
    )
    asks = declare.question("vote", by_card=True)

    def __init__(self, *parts: Node[S]) -> None:
        self.parts: Final = parts

    def possible(self, s: S, scope: Scope) -> list[int]:
        """The parts that can be chosen."""
        return [i for i, part in enumerate(self.parts) if part.can(s, scope)]

    def run(self, s: S, f: Frame) -> None:
        options = self.possible(s, f.scope)
        if len(options) < 2:
            if options:
                if s.silent is not None:
                    s.silent.append((f.scope.chooser, self.notation(s, f, JOINT_OPTION.put(options[0]))))
                self.settle(s, f, options[0])
            return
        now = ROUND.put(f, max(ROUND.of(f), 0))
        asked: list[int] = []
        owners: list[int] = []
        for who in range(s.players):
            if not self.has_voted(now, who):
                asked += JOINT_OPTION.each(options, JOINT_PLAYER.put(who))
                owners += [who] * len(options)
        s.ask_several(now, asked, owners)

    def has_voted(self, f: Frame, who: int) -> bool:
        """In this round."""
        return any([voter == who and when == ROUND.of(f) for voter, _, when in f.got.things])

    def votes(self, f: Frame) -> dict[int, int]:
        """What everybody is for who has said so, by player."""
        return {voter: chosen for voter, chosen, _ in f.got.things}

    def answer(self, s: S, f: Frame, option: int) -> None:
        who, chosen = JOINT_PLAYER.of(option), JOINT_OPTION.of(option)
        others = tuple([vote for vote in f.got.things if vote[0] != who])
        now = f.having(Result((*others, (who, chosen, ROUND.of(f))), len(others) + 1))
        if s.players > 1:
            self.voted(s, now, who, chosen)
        if not all([self.has_voted(now, player) for player in range(s.players)]):
            s.push(now)
        elif len(set(self.votes(now).values())) == 1:
            self.decide(s, now, chosen)
        elif ROUND.of(f) + 1 < ROUNDS:
            s.push(ROUND.put(now, ROUND.of(f) + 1))
        else:
            self.decide(s, now, self.possible(s, f.scope)[0])

    def decide(self, s: S, f: Frame, chosen: int) -> None:
        if s.players > 1:
            self.decided(s, f, chosen)
        self.settle(s, f, chosen)

    def voted(self, s: S, f: Frame, who: int, chosen: int) -> None:
        """For games that tell it; a single player's vote goes without saying."""

    def decided(self, s: S, f: Frame, chosen: int) -> None:
        """What the votes came to, for games that tell it."""

    def settle(self, s: S, f: Frame, chosen: int) -> None:
        s.result = NOTHING
        s.push(f.run_by(self.parts[chosen]))

    def declared(self, s: S, f: Frame, option: int) -> Declaration | None:
        return None if self.says is None else Within(self.says, f, JOINT_OPTION.of(option))

    def can(self, s: S, scope: Scope) -> bool:
        return bool(self.possible(s, scope))

    def children(self) -> list[Node[S]]:
        return list(self.parts)


DECLINE, VOLUNTEER = range(2)
NOBODY: Final = -1


class Volunteer(Node[S]):
    """What one player may do for all. Whoever likes does it and needs nobody's leave; nobody can decline for the
    others, so it is left undone only when all who could do it have declined. Those are kept in the frame.
    """

    def able(self, s: S, scope: Scope) -> list[int]:
        """Who can do it."""
        raise NotImplementedError(type(self).__name__)

    def settle(self, s: S, f: Frame, who: int) -> None:
        """This player does it, or NOBODY."""
        raise NotImplementedError(type(self).__name__)

    def declined(self, s: S, f: Frame, who: int) -> None:
        """For games that tell it; a single player's refusal goes without saying."""

    def can(self, s: S, scope: Scope) -> bool:
        return bool(self.able(s, scope))

    def run(self, s: S, f: Frame) -> None:
        out = [thing[0] for thing in f.got.things]
        left = [who for who in self.able(s, f.scope) if who not in out]
        if not left:
            self.settle(s, f, NOBODY)
            return
        options: list[int] = []
        owners: list[int] = []
        for who in left:
            options += JOINT_OPTION.each([VOLUNTEER, DECLINE], JOINT_PLAYER.put(who))
            owners += [who, who]
        s.ask_several(f, options, owners)

    def answer(self, s: S, f: Frame, option: int) -> None:
        who = JOINT_PLAYER.of(option)
        if JOINT_OPTION.of(option) == VOLUNTEER:
            self.settle(s, f, who)
            return
        if s.players > 1:
            self.declined(s, f, who)
        s.push(f.having(f.got.plus(who, 0, 0)))

    def declared(self, s: S, f: Frame, option: int) -> Declaration | None:
        return self.says if JOINT_OPTION.of(option) == VOLUNTEER else NO
