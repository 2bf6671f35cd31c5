"""Several kinds of pieces at once. A file of its own: a class derived from a built-in one cannot be compiled."""

from __future__ import annotations


class Kinds(tuple[int, ...]):
    """Kinds of pieces; `|` joins them."""

    def __or__(self, other: tuple[int, ...]) -> Kinds:
        return Kinds(sorted({*self, *other}))
