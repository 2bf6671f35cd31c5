"""What answers would do. They are played on a twin in which all that the player cannot know is drawn anew, up to the
next chance or reveal: what comes of these is not shown. Past cards that come unseen it goes on where that is certain.
"""

from __future__ import annotations

import random
import secrets
import time
from typing import Any, Final, Literal

from tidewood import Game, IllegalChoice
from tidewood.server.lines import Langs
from tidewood.server.live import Live
from tidewood.server.patches import Memo, difference
from tidewood.server.questions import decision_of, numbers_of
from tidewood.server.refusals import Refusal
from tidewood.server.wire import ENCODER, Preview, PreviewOf, Previews, Then

MOST: Final = 60  # options that are tried for one decision
SECONDS: Final = 0.25  # of thinking; what is not tried by then can be asked for one by one
View = dict[str, Any]


def preview_of(
    live: Live,
    player: str,
    *notations: str,
    langs: Langs = (),
    rng: random.Random | None = None,
    goes_on: bool = False,
) -> Preview:
    """What one answer would do, or several in one step; for somebody who goes on, with the question after them."""
    try:
        twin = live.game.preview(player, *[f"{player}: {n}" for n in notations], rng=rng or secrets.SystemRandom())
    except IllegalChoice as error:
        raise Refusal("not-open", answer=error.answer) from None
    if twin is None:
        return Preview(live.seq, [], [], "reveal")
    stop, after, unseen = twin.looked_past(player)
    changes = difference(live.game.view(player), after, ["view"])
    if unseen:
        return Preview(live.seq, *changes, until(stop), None, unseen)
    asked = decision_of(stop, player, langs) if goes_on and until(stop) == "decision" else None
    return Preview(live.seq, *changes, until(stop), then(stop, player, langs), unseen, asked)


def previews_of(
    live: Live, player: str, langs: Langs, rng: random.Random | None = None, seconds: float = SECONDS
) -> bytes:
    """What each of the open options would do, the first 60 of them. Not for the event loop."""
    found: list[PreviewOf] = []
    if not live.is_playing or player not in live.deciders():
        return ENCODER.encode(Previews(live.seq, found))
    end = time.monotonic() + seconds
    [before] = live.game.views([player])
    memo: Memo = {}
    options = numbers_of(live.game, player)[:MOST]
    for i, twin in enumerate(live.game.previews(player, options, rng=rng or secrets.SystemRandom())):
        if twin is None:
            found.append(PreviewOf(i, [], [], "reveal"))
        else:
            stop, after, unseen = twin.looked_past(player)
            changes = difference(before, after, ["view"], memo)
            found.append(PreviewOf(i, *changes, until(stop), None if unseen else then(stop, player, langs), unseen))
        if time.monotonic() > end:
            break
    return ENCODER.encode(Previews(live.seq, found))


def until(twin: Game) -> Literal["decision", "chance", "end"]:
    decision = twin.decision
    if decision is None:
        return "end"
    return "chance" if decision.is_chance else "decision"


def then(twin: Game, player: str, langs: Langs) -> Then | None:
    """What this player would be asked next."""
    decision = twin.decision
    if decision is None or decision.is_chance:
        return None
    asked = decision_of(twin, player, langs, options=False)
    if asked is None:
        return Then(decision.players)
    refs = dict.fromkeys(ref for i in range(min(len(decision), MOST)) for ref in decision[i].refs)
    return Then(asked.players, asked.asks, asked.by, asked.prompt, list(refs))
