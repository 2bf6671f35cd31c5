"""What only a game can put into words, as it travels: the effect of a card in a message."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tidewood.kernel.kind import GameKind


def namer(kind: GameKind, setup: Mapping[str, Any], langs: Sequence[str]) -> Callable[[Any], Any]:
    """Names an effect by its path, under which its text can be asked for; says anything else in words, in all forms."""

    def named(effect: Any) -> Any:
        path = kind.names(setup).paths.get(effect)
        if path is not None:
            return f"effect:{path}"
        return {"forms": {lang: kind.language(lang, setup).forms_of(effect) for lang in langs}}

    return named
