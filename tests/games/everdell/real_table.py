"""A real table with the helper: what people tell, with the kind of thing before its details."""

from __future__ import annotations

import tidewood

SORTS = ("worker basic", "worker forest", "worker event", "worker journey", "worker city", "card", "given", "gone")
GIFTS = ("cards", "resources", "points")


def facts(game: tidewood.Game) -> dict[str, tuple[str, ...]]:
    """Everything that can be told of a turn now, each with what is answered before it."""
    found: dict[str, tuple[str, ...]] = {"visit elsewhere": ("worker city",)}
    turn = game.table()["turn"]
    for path in ((), *[(sort,) for sort in SORTS], *[("given", gift) for gift in GIFTS]):
        asked = game.copy()
        for answer in path:
            if answer not in asked.decision.notations:
                break
            asked.play(answer)
        else:
            if asked.decision is not None and asked.table()["turn"] == turn:
                for notation in asked.decision.notations:
                    found.setdefault(notation, path)
    return found


def tell(game: tidewood.Game, *answers: str) -> tidewood.Game:
    """Answer, saying first what kind of thing it was where that is asked."""
    for answer in answers:
        if "card" in game.decision.notations and answer not in game.decision.notations:
            game.play(*facts(game).get(answer, ()))
        if answer != "visit elsewhere" or answer in game.decision.notations:
            game.play(answer)
    return game
