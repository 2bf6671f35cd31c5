"""What the players of the toy game decide and pay together."""

from __future__ import annotations

from typing import Final

from tests.toy.state import FOLK, Islet
from tidewood.kernel.combine import JOINT_OPTION
from tidewood.kernel.core import NOTHING, Frame, Result, Scope
from tidewood.kernel.declaration import Happening
from tidewood.kernel.joint import JointPayment
from tidewood.kernel.votes import NOBODY, VOLUNTEER, Volunteer, Vote

COIN, FOLK_GIVEN = range(2)
FOLK_PAYS: Final = 2  # once for each player


class Council(Vote[Islet]):
    """The players agree on one of the parts."""

    def voted(self, s: Islet, f: Frame, who: int, chosen: int) -> None:
        s.tell(Happening("voted"), (who, chosen))

    def decided(self, s: Islet, f: Frame, chosen: int) -> None:
        s.tell(Happening("decided"), (chosen,))


class Champion(Volunteer[Islet]):
    """One player may pay so much energy for all, and so much fear comes of it."""

    def __init__(self, n: int) -> None:
        self.n: Final = n

    def able(self, s: Islet, scope: Scope) -> list[int]:
        return [who for who in range(s.players) if s.energy[who] >= self.n]

    def declined(self, s: Islet, f: Frame, who: int) -> None:
        s.tell(Happening("declined"), (who,))

    def settle(self, s: Islet, f: Frame, who: int) -> None:
        s.result = NOTHING
        if who != NOBODY:
            s.energy[who] -= self.n
            s.fear += self.n

    def notation(self, s: Islet, f: Frame, option: int) -> str:
        return f"pay {self.n}" if JOINT_OPTION.of(option) == VOLUNTEER else "no"


class ChipIn(JointPayment[Islet]):
    """So much energy from all players together; each may give a folk of the first land instead of 2, once."""

    def __init__(self, n: int) -> None:
        self.n: Final = n

    def due(self, s: Islet, scope: Scope) -> int:
        return self.n

    def can(self, s: Islet, scope: Scope) -> bool:
        return sum(s.energy) >= self.n

    def offers(self, s: Islet, f: Frame, who: int) -> list[int]:
        coins = [who * 2 + COIN] if s.energy[who] else []
        has_given = any(giver == who for giver, _, _ in f.got.things)
        return coins + ([who * 2 + FOLK_GIVEN] if s.count(0, (FOLK,)) and not has_given else [])

    def worth(self, s: Islet, f: Frame, option: int) -> int:
        return FOLK_PAYS if option % 2 == FOLK_GIVEN else 1

    def given(self, f: Frame, option: int) -> Result:
        return f.got.plus(option // 2, 0, -1) if option % 2 == FOLK_GIVEN else f.got

    def give(self, s: Islet, f: Frame, option: int) -> None:
        if option % 2 == FOLK_GIVEN:
            s.add(0, FOLK, -1)
        else:
            s.energy[option // 2] -= 1

    def notation(self, s: Islet, f: Frame, option: int) -> str:
        return "give folk" if option % 2 == FOLK_GIVEN else "pay 1"
