"""Looking ahead and going back: a preview shows no card that nobody has seen, and each undo takes back one answer."""

from __future__ import annotations

import random
from typing import Any

import tidewood
from tests.games.spirit_island.lively import lively, midgame
from tests.games.spirit_island.setups import ALL
from tests.properties.promises import name
from tidewood.games.spirit_island import content
from tidewood.games.spirit_island.invader_cards import CARD_IDS
from tidewood.server.previews import until

STEPS = 50
CARD = "land-of-haunts-and-embers"
LIKED = ("push", "play", "use", "A5", "growth 2", "done")
HIDDEN = {
    *[power.id for power in content.POWERS],
    *[card.id for card in content.FEAR_CARDS],
    *[card.id for card in content.EVENT_CARDS],
    *[card.id for card in content.BLIGHT_CARDS],
    *CARD_IDS,
}


def cards(part: Any) -> set[str]:
    """Every card that is named anywhere in a view, but for the rules in force, which bear the names of cards."""
    if isinstance(part, dict):
        return {id for key, value in part.items() if key != "rules" for id in cards(value) | cards(key)}
    if isinstance(part, list):
        return {id for value in part for id in cards(value)}
    return {part} & HIDDEN if isinstance(part, str) else set()


def test_no_preview_shows_a_card_that_nobody_has_seen():
    revealed = sum(looked_ahead(setup, random.Random(f"ahead {name(setup)}")) for setup in ALL[7::52])
    assert revealed > 10, "cards were turned up at answers whose preview had ended before"


def looked_ahead(setup: dict[str, Any], rng: random.Random) -> int:
    game = midgame(setup, rng)
    revealed = 0
    for _ in range(STEPS):
        if game.is_over:
            break
        answer = lively(game, rng)
        option = game.options[answer]
        seen = cards(game.view(option.player))
        twin = game.preview(option.player, option, rng=rng)
        game.pick(answer)
        turned_up = bool(cards(game.view(option.player)) - seen)
        revealed += turned_up
        if twin is not None:  # else it ends before the answer: `until` is a reveal
            assert cards(twin.view(option.player)) <= seen, option.notation
            assert not turned_up or until(twin) == "chance", f"{option.notation} reveals something"
    return revealed


def test_undo_goes_back_from_a_push_to_before_its_card_was_played_one_answer_at_a_time():
    lands = {"A5": {"explorer": 2, "dahan": 1, "presence": {"p1": 2}}, "A1": {"city": 1}}
    spirits = {"p1": {"hand": [CARD], "energy": 3}}
    position = {"clear": True, "lands": lands, "spirits": spirits, "phase": "spirit"}
    game = tidewood.new("spirit-island", 1, spirits=["river-surges-in-sunlight"], boards=["A"], position=position)
    before = []
    pushed = 0
    while not pushed or not game.options[0].notation.startswith("push"):
        said = [option.notation for option in game.options]
        before.append((said, game.table()))
        liked = [text for word in LIKED for text in said if text.startswith(word)]
        game.play([*liked, said[0]][0])
        pushed += liked[:1] == [text for text in said if text.startswith("push")][:1] != []
    assert f"play {CARD}" in [text for said, _ in before for text in said]
    for said, table in reversed(before):
        game.undo()
        assert ([option.notation for option in game.options], game.table()) == (said, table)
