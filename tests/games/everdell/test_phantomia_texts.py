"""What Phantomia's cards, questions and log say, with the eye of a native reader."""

from __future__ import annotations

import random
import re

import pytest

import tidewood
from tests.games.everdell.real_table import tell
from tests.games.everdell.test_phantomia_helper import EVENTS, FOREST, helper
from tests.games.everdell.test_phantomia_helper_cards import FIGURE
from tidewood.api import texts, vocabulary
from tidewood.cards import cards
from tidewood.games.everdell.phantomia.verbs.modules import MODULES, PLAN
from tidewood.language.catalogue import ORDER

# Defects that once were: a word doubled, a clause without its verb, another word for the same thing.
CLUMSY = {
    "de": r"ohne eines? |ohne einen der |\beine eine\b|[!?]\.|Handlimit|\b1 Punkte\b(?!-)|Resourcen|Wohlstand-Karte",
    "en": r"without one |\b1 points\b|[!?]\.|none such",
    "fr": r"\b(une une|un un)\b|[!?]\.|coûte rien|-2 point\b|pour chaque\.",
}


@pytest.mark.parametrize("lang", ORDER)
def test_no_card_is_clumsy(lang):
    found = {card.id: m[0] for card in cards("everdell", lang) if (m := re.search(CLUMSY[lang], card.text))}
    assert found == {}


@pytest.mark.parametrize("lang", ORDER)
def test_no_log_and_no_question_of_whole_games_is_clumsy(lang):
    for seed, setup in enumerate(({"phantomia_lists": True}, {"phantomia_plan": "successful-haul"}, {})):
        game = tidewood.new("everdell", seed, players=1, phantomia=True, phantomia_level=1, **setup)
        rng = random.Random(seed)
        while not game.is_over:
            assert not re.search(CLUMSY[lang], game.decision.prompt(lang))
            game.pick(rng.randrange(game.count))
        assert [line for event in game.log if re.search(CLUMSY[lang], line := game.tell(event, lang))] == []


def test_dice_cards_say_that_fewer_are_paid_where_there_are_fewer():
    text = {card.id: card.text for card in cards("everdell", "de")}["ripped-off"]
    assert text.startswith(
        "Wirf den 8-seitigen Würfel und zahle 3 der gewürfelten Ressource oder alle, die du davon hast: "
        "1–2 = Zweige, 3 = Harz, 4–5 = Beeren, 6–8 = Kiesel."
    )


def test_the_big_cheat_says_what_happens_without_an_event():
    text = {card.id: card.text for card in cards("everdell", "de")}["the-big-cheat"]
    assert (
        "Ereignis von rechts. Gibt es kein solches Ereignis, erhält sie Punkte-Marker nach Schwierigkeitsgrad." in text
    )


@pytest.mark.parametrize("plan", [m.id for m in MODULES if m.kind == PLAN and not m.needs and not m.above_level_0])
def test_a_question_names_what_it_is_about(plan):
    """Nobody reads the sentence before: `it` and `she` alone say nothing."""
    game = helper(*FIGURE, phantomia_plan=plan)
    prompt = game.decision.prompt("de")
    assert not prompt.startswith(("Sie ", "Er ", "Es ", "Ihre ", "Seine "))
    assert not game.decision.prompt("en").startswith(("It ", "She ", "Its "))


def test_an_event_is_called_one():
    game = tidewood.new("everdell", 1, players=1, phantomia=True, helper=True)
    tell(game, "ready", *FOREST, *EVENTS, "visit performer-in-residence")
    assert "p1 erledigt das Ereignis Ortsansässiger Künstler." in [game.tell(event, "de") for event in game.log]


def test_her_pile_is_called_her_deck_and_the_limit_of_hands_has_one_name():
    assert vocabulary("everdell", "de")["phantomia.deck"] == "Deck"
    texts = " ".join(card.text for card in cards("everdell", "de"))
    assert "Handkartenlimit" in texts


SWITCHED = {
    "corrupt_court": {
        "phantomia": {"de": "auf die sie sich vorbereitet", "en": "season she prepares for", "fr": "elle se prépare"},
        "human": {"de": "nach deiner Jahreszeit", "en": "by your season", "fr": "selon votre saison"},
    },
    "face_down": {
        "next_prepare": {
            "de": "bis du dich das nächste Mal",
            "en": "until you next prepare",
            "fr": "jusqu’à votre prochaine",
        },
        "game_end": {"de": "bringen nichts mehr", "en": "no longer brings you anything", "fr": "n’apporte plus rien"},
    },
}


@pytest.mark.parametrize("lang", ORDER)
@pytest.mark.parametrize("switch", SWITCHED)
def test_a_card_says_what_it_does_with_the_reading_that_the_set_up_chose(switch, lang):
    for value, words in SWITCHED[switch].items():
        setup = {"players": 1, "phantomia": True, "phantomia_lists": True, switch: value}
        said = {card.id: card.text for card in cards("everdell", lang, setup)}
        assert any(words[lang] in text for text in said.values())
        others = [told[lang] for other, told in SWITCHED[switch].items() if other != value]
        assert not any(other in text for text in said.values() for other in others)
        changed = texts("everdell", lang, setup)["cards"]
        assert all(said[id] == text for id, text in changed.items())
        assert bool(changed) == (value in ("phantomia", "next_prepare"))
