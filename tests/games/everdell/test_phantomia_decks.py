"""Phantomia's deck, and files in the place of her house cards."""

from __future__ import annotations

import random
from collections import Counter

import tidewood
from tests.games.everdell.test_phantomia import new, state
from tests.rules import rule
from tidewood.games.everdell.phantomia.deck.cards import FIGURE, SPIDER
from tidewood.games.everdell.phantomia.deck.file import deck_mark, read_deck
from tidewood.games.everdell.pieces import WINTER
from tidewood.kernel.decks import UNSEEN, card_of, pool_of

# -- her deck is nobody's


@rule("PH-DECK-01")
def test_cards_she_draws_have_no_face_for_anybody():
    rng = random.Random(5)
    game = new(2, 5)
    seen = 0
    while not game.is_over:
        game.pick(rng.randrange(game.count))
        hers = state(game).hands[2]
        unseen = [packed for packed in hers if card_of(packed) == UNSEEN and pool_of(packed) == 0]
        seen += len(unseen)
        for player in ("p1", "p2"):
            view = game.view(player)
            known = view["phantomia"]["deck"]["known"]
            assert len(known) <= len(hers) - len(unseen)
            assert view["players"]["phantomia"]["hand"] == len(hers)
    assert seen


@rule("PH-GAME-03")
def test_the_human_plays_by_the_rules_of_the_base_game():
    alone, against = tidewood.new("everdell", 3, players=2), new(1, 3)
    assert {option.notation.split()[0] for option in against.decision} <= {"visit", "play"}
    assert alone.table()["players"]["p1"]["workers"] == against.table()["players"]["p1"]["workers"]


# -- a file in the place of the house cards


def test_the_version_of_the_rules_covers_the_cards():
    own = (
        'source = "printed"\npoints = [\n'
        + "".join(
            f"{{level = {n}, difficulty = {n}, special_event = {n + 2}, adornment = 1, pearl = 2, visitors = {n}"
            + (", value_0 = 1" if n else "")
            + (", prosperity = 1" if n > 1 else "")
            + "},\n"
            for n in range(5)
        )
        + "]\n"
    )
    game = new(phantomia_deck=own)
    assert game.rules_version != new().rules_version
    assert deck_mark(own) in game.rules_version
    assert game.table()["phantomia"]["house_cards"] == ["action"]
    again = tidewood.load(game.save())
    assert again.setup["phantomia_deck"] == own
    assert tidewood.replay(game.record()).table() == game.table()


def test_winter_cards_with_the_spider_are_five():
    winter = [card for card in read_deck("").actions if card.season == WINTER]
    assert Counter(card.symbol for card in winter) == {SPIDER: 5, FIGURE: 2, "none": 2}
