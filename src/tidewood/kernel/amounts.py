"""Numbers and conditions as small expression trees, so that a text can be made from them and they mean the same
everywhere.
"""

from __future__ import annotations

from typing import ClassVar, Final

from tidewood.kernel.core import Amount, Condition, S, Scope


class Flat(Amount[S]):
    def __init__(self, n: int) -> None:
        self.n: Final = n

    def of(self, s: S, scope: Scope) -> int:
        return self.n


class UpTo(Amount[S]):
    """Any amount, and the player may stop before it is reached."""

    up_to: ClassVar[bool] = True

    def __init__(self, most: Amount[S]) -> None:
        self.most: Final = most

    def of(self, s: S, scope: Scope) -> int:
        return self.most.of(s, scope)


class ThatMany(Amount[S]):
    """As many as the named result holds."""

    def __init__(self, name: str) -> None:
        self.name: Final = name

    def of(self, s: S, scope: Scope) -> int:
        return scope.named(self.name).size


class Times(Amount[S]):
    """`n` for every `per` of another amount, rounded down or up, at most `most` (when not negative)."""

    def __init__(self, amount: Amount[S], n: int = 1, per: int = 1, round_up: bool = False, most: int = -1) -> None:
        self.amount: Final = amount
        self.n: Final = n
        self.per: Final = per
        self.round_up: Final = round_up
        self.most: Final = most

    def of(self, s: S, scope: Scope) -> int:
        base = self.amount.of(s, scope)
        n = self.n * ((base + self.per - 1) // self.per if self.round_up else base // self.per)
        return min(n, self.most) if self.most >= 0 else n


class Sum(Amount[S]):
    def __init__(self, *parts: Amount[S]) -> None:
        self.parts: Final = parts

    def of(self, s: S, scope: Scope) -> int:
        n = 0
        for part in self.parts:
            n += part.of(s, scope)
        return n


class Lesser(Amount[S]):
    def __init__(self, first: Amount[S], second: Amount[S]) -> None:
        self.first: Final = first
        self.second: Final = second

    def of(self, s: S, scope: Scope) -> int:
        return min(self.first.of(s, scope), self.second.of(s, scope))


class Did(Condition[S]):
    """At least `n` things came out of the step of that name."""

    def __init__(self, name: str, n: int = 1) -> None:
        self.name: Final = name
        self.n: Final = n

    def holds(self, s: S, scope: Scope) -> bool:
        return scope.named(self.name).size >= self.n


class Not(Condition[S]):
    def __init__(self, condition: Condition[S]) -> None:
        self.condition: Final = condition

    def holds(self, s: S, scope: Scope) -> bool:
        return not self.condition.holds(s, scope)


class Both(Condition[S]):
    def __init__(self, *parts: Condition[S]) -> None:
        self.parts: Final = parts

    def holds(self, s: S, scope: Scope) -> bool:
        for part in self.parts:
            if not part.holds(s, scope):
                return False
        return True


__all__ = [
    "Amount",
    "Both",
    "Condition",
    "Did",
    "Flat",
    "Lesser",
    "Not",
    "Sum",
    "ThatMany",
    "Times",
    "UpTo",
]
