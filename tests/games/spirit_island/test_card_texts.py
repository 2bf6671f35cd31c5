"""What the texts of cards say: the order of effects, what adds to what, and the usage of each language."""

from __future__ import annotations

import re
from functools import cache

import pytest

from tidewood.cards import cards

LANGUAGES = ("en", "de", "fr")
HARD_SPACE = "\u00a0"


@cache
def texts(lang):
    return {card.id: card.text.replace(HARD_SPACE, " ") for card in cards("spirit-island", lang)}


def in_order(text, *parts):
    places = [text.find(part) for part in parts]
    assert -1 not in places, (text, parts)
    assert places == sorted(places), text


FIRST: dict[str, dict[str, tuple[str, ...]]] = {
    "mists-of-oblivion": {
        "en": ("1 Damage to each Invader.", "1 Fear per", "With 2 moon", "3 Damage."),
        "de": ("1 Schaden an jedem Invasor.", "1 Furcht für jedes", "Mit 2 Monden", "3 Schaden."),
        "fr": ("1 Dégât à chaque Envahisseur.", "1 Peur pour chaque", "Avec 2 Lune", "3 Dégâts."),
    },
    "dissolve-the-bonds-of-kinship": {
        "en": ("Push all Explorers", "With 2 fire, 2 water, 3 animal, before the Push: Explorers deal"),
        "de": ("Verschiebe alle Entdecker", "Mit 2 Feuer, 2 Wasser, 3 Tieren, vor dem Verschieben: Entdecker fügen"),
        "fr": ("Repoussez tous les Explorateurs", "Avec 2 Feu, 2 Eau, 3 Animal, avant de repousser : les Explorateurs"),
    },
    "wrap-in-wings-of-sunlight": {
        "en": ("ove up to 5 Dahan", "Defend 5", "With 2 sun, 2 air, 2 animal, first: gather up to 3 Dahan"),
        "de": ("ewege bis zu 5 Dahan", "Verteidigung 5", "Mit 2 Sonnen, 2 Luft, 2 Tieren, zuvor: Versammle"),
        "fr": ("éplacez jusqu’à 5 Dahans", "Défense 5", "Avec 2 Soleil, 2 Air, 2 Animal, d’abord : rassemblez"),
    },
    "vengeance-of-the-dead": {
        "en": ("1 Damage there for each piece destroyed.", "With 3 animal: this Damage may also be dealt in adjacent"),
        "de": ("1 Schaden für jede zerstörte Figur.", "Mit 3 Tieren: Dieser Schaden darf auch in benachbarten"),
        "fr": ("pour chaque figurine détruite.", "Avec 3 Animal : ces Dégâts peuvent aussi"),
    },
    "blazing-renewal": {
        "en": ("add 2 destroyed Presence", "2 Damage to each", "With 3 fire, 3 earth, 2 plant: you deal 4 "),
        "de": ("2 vernichtete Präsenzen", "2 Schaden an jedem", "Mit 3 Feuer, 3 Erde, 2 Pflanzen: Du fügst dort 4 "),
        "fr": ("-y 2 Présences détruites", "2 Dégâts à chaque", "Avec 3 Feu, 3 Terre, 2 Plante : vous y infligez 4 "),
    },
}  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("card", FIRST)
def test_what_always_happens_stands_before_what_a_threshold_adds(card, lang):
    in_order(texts(lang)[card], *FIRST[card][lang])


# What adds to an effect told before, and how often.
MORE = {
    "devouring-ants": 1, "gift-of-living-energy": 2, "land-of-haunts-and-embers": 2, "rain-of-blood": 1,
    "visions-of-fiery-doom": 1, "accelerated-rot": 1, "cleansing-floods": 1, "paralyzing-fright": 1,
    "pillar-of-living-flame": 2, "poisoned-land": 2, "powerstorm": 1, "terrifying-nightmares": 1,
    "flash-floods": 1, "rituals-of-destruction": 1, "call-of-the-deeps": 1, "pound-ships-to-splinters": 2,
    "night-terrors": 2, "thundering-destruction": 2, "ocean-breaks-the-shore": 1, "creepers-tear-into-mortar": 1,
}  # fmt: skip
MORE_WORDS = {
    "en": r"\bmore\b",
    "de": r"\bmehr\b(?! Dahan als)|\bweitere[rns]? \w+(?: oder 1 weitere[rns]? \w+)?|\bnoch einmal\b",
    "fr": r"\bde plus\b",
}
POWERS = re.compile("Minor Power|Major Power|Unique Power|Innate Power")
ALREADY = {"infinite-vitality", "reaching-grasp"}  # 4 more Health, 2 more range: more than usual, not than before


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_adds_to_an_effect_is_called_more(lang):
    powers = {id for id, text in texts("en").items() if POWERS.match(text)}
    found = {id: len(re.findall(MORE_WORDS[lang], texts(lang)[id])) for id in powers - ALREADY}
    assert {id: n for id, n in found.items() if n} == MORE


def test_powerstorm_says_how_many_more():
    assert "may repeat 1 Power Card, paying its cost again." in texts("en")["powerstorm"]
    assert "up to 2 more Power Cards" in texts("en")["powerstorm"]
    assert "bis zu 2 weitere Fähigkeitenkarten" in texts("de")["powerstorm"]
    assert "jusqu’à 2 cartes Pouvoir de plus" in texts("fr")["powerstorm"]


def test_fear_for_destroyed_buildings_does_not_feed_dread_apparitions():
    assert "other than for destroyed Towns and Cities" in texts("en")["dread-apparitions"]
    assert "außer für zerstörte Dörfer und Städte" in texts("de")["dread-apparitions"]
    assert "sauf pour les Villages et les Cités détruits" in texts("fr")["dread-apparitions"]


def test_the_major_power_is_played_only_if_the_dream_was_forgotten():
    condition = {
        "en": "if you forgot this card for it, gain 1 Energy per Dahan and you may play the gained card",
        "de": "wenn du dafür diese Karte vergessen hast, erhalte 1 Energie pro Dahan und du darfst die erhaltene Karte",
        "fr": "si vous avez oublié cette carte pour cela, gagnez 1 Énergie par Dahan et vous pouvez jouer",
    }
    for lang, said in condition.items():
        assert said in texts(lang)["call-on-midnights-dream"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_clause_has_a_chain_of_colons(lang):
    for id, text in texts(lang).items():
        for clause in re.split(r"(?<=[.;]) |\) ", text):
            assert clause.count(":") < 2, f"{id}: {clause}"


WRONG = {
    "de": (
        r"[02-9] (?:\w+e )?Präsenz\b|1 \w+er Präsenz\b|Zahl deiner Präsenz\b|Geists\b|Person|\bje [A-Z]|dabei etwas"
        r"|[2-9] (?:Sonne|Mond|Pflanze|Tier)\b"
    ),
    "fr": r"\bPeurs\b(?! gagnées)|Énergies|également|telle région|[2-9] (?:Soleils|Lunes|Feux|Plantes|Animaux)",
    "en": r"up to 2 destroyed|Each Spirit:",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_usage_is_that_of_the_rules(lang):
    for id, text in texts(lang).items():
        assert not re.search(WRONG[lang], text), f"{id}: {re.search(WRONG[lang], text)} in {text}"


def test_the_pieces_that_went_are_named_in_german():
    assert "in das dabei Dahan kamen" in texts("de")["vigor-of-the-breaking-dawn"]
    assert "Wenn dabei Dahan in ein Gebiet" in texts("de")["harbingers-of-the-lightning"]


def test_what_one_verb_does_to_several_kinds_is_said_once():
    assert "Drown 1 Explorer, 1 Town and 1 Dahan." in texts("en")["swallow-the-land-dwellers"]
    assert "Ertränke 1 Entdecker, 1 Dorf und 1 Dahan." in texts("de")["swallow-the-land-dwellers"]
    assert "repoussez 1 Village et jusqu’à 2 Dahans" in texts("fr")["tidal-boon"]
