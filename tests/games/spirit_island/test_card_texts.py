"""What the texts of cards say: the order of effects, what adds to what, and the usage of each language."""

from __future__ import annotations

import re
from functools import cache

import pytest

from tidewood.api import whole_box
from tidewood.cards import cards

LANGUAGES = ("en", "de", "fr")
HARD_SPACE = "\u00a0"


@cache
def texts(lang):
    every = cards("spirit-island", lang, whole_box("spirit-island"))
    return {card.id: card.text.replace(HARD_SPACE, " ") for card in every}


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
    "shape-the-self-anew": {
        "en": ("If you like: forget", "With 4 moon, instead of “Gain a Minor Power”: Gain a Power Card."),
        "de": ("Wenn du möchtest: Vergiss", "Mit 4 Monden statt „Erhalte eine Schwache Fähigkeit“: Erhalte eine"),
        "fr": ("Si vous le souhaitez", "Avec 4 Lune, au lieu du début : gagnez une carte Pouvoir."),
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
    "angry-bears": 1, "carapaced-land": 1, "epidemics-run-rampant": 4, "focus-the-lands-anguish": 1,
    "forests-of-living-obsidian": 1, "frenzied-assault": 2, "gather-the-scattered-light-of-stars": 1,
    "haunted-by-primal-memories": 1, "here-there-be-monsters": 1, "lightning-torn-skies-incite-pandemonium": 3,
    "lost-in-the-swirling-haze": 2, "melt-earth-into-quicksand": 1, "pour-time-sideways": 1, "pyroclastic-flow": 1,
    "savage-revenge": 2, "strangling-firevine": 1, "suffocating-shroud": 2, "walls-of-rock-and-thorn": 2,
    "thickets-erupt-with-every-touch-of-breeze": 1, "utter-a-curse-of-dread-and-bone": 1, "never-heard-from-again": 1,
}  # fmt: skip
MORE_WORDS = {
    "en": r"\bmore\b",
    "de": r"\bmehr\b(?! Dahan als)|\bweitere[rns]? \w+(?: oder 1 weitere[rns]? \w+)?|\bnoch einmal\b",
    "fr": r"\bde plus\b",
}
POWERS = re.compile("Minor Power|Major Power|Unique Power|Innate Power")
ALREADY = {  # 4 more Health, 2 more range, a further card: more than usual, not than before
    "infinite-vitality", "reaching-grasp", "exaltation-of-molten-stone", "exaltation-of-the-storm-wind",
    "flow-like-water-reach-like-air", "promises-of-protection", "scream-disease-into-the-wind",
    "sky-stretches-to-shore", "slip-the-flow-of-time", "spur-on-with-words-of-fire",
}  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_adds_to_an_effect_is_called_more(lang):
    powers = {id for id, text in texts("en").items() if POWERS.match(text)}
    found = {id: len(re.findall(MORE_WORDS[lang], texts(lang)[id])) for id in powers - ALREADY}
    assert {id: n for id, n in found.items() if n} == MORE


def test_what_has_the_most_has_at_least_one():
    assert "the most Towns and Cities (at least 1)" in texts("en")["thriving-trade"]
    assert "den meisten Dörfern und Städten (mindestens 1)" in texts("de")["thriving-trade"]
    assert "le plus de Villages et de Cités (au moins 1)" in texts("fr")["thriving-trade"]


def test_starlight_says_which_track_opens_which_growth():
    opens = {"en": "({}) or ({}) opens", "de": "öffnet sich ({}) oder ({})", "fr": "({}) ou ({}) s’ouvre"}
    for lang, said in opens.items():
        in_order(texts(lang)["starlight-seeks-its-form"], "(1)", *[said.format(n, n + 1) for n in (5, 7, 9, 11)])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_of_powers_long_forgotten_tells_what_can_be_found(lang):
    first = {"en": "Burning Scale – for", "de": "Brennende Schuppe – für", "fr": "Écaille brûlante – pour"}
    assert first[lang] in texts(lang)["powers-long-forgotten"]
    assert texts(lang)["powers-long-forgotten"].count(" – ") == 8


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
    assert "Add 1 Badlands, 1 Beasts, 1 Disease, 1 Strife, 1 Wilds and 1 Blight." in texts("en")["dire-metamorphosis"]
    assert "Füge dort 2 Präsenzen hinzu" in texts("de")["unrelenting-growth"]
    assert "rassemblez 1 ou 2 Dahans." in texts("fr")["lesser-spirits-imperiled"]


def test_no_verb_governs_what_is_not_its_own():
    assert "gather 1 Dahan; 1 Damage per Dahan." in texts("en")["pact-of-the-joined-hunt"]
    assert "Zerstöre 1 Dahan; 1 Furcht." in texts("de")["dahan-trade-with-the-invaders"]
    assert "ajoutez 1 Maladie ; 2 Dégâts aux Dahans." in texts("fr")["new-species-spread"]


def test_what_an_event_changes_says_in_which_direction():
    health = {"en": ("1 less Health", "1 more Health"), "de": ("weniger", "mehr"), "fr": ("en moins", "en plus")}
    for lang, ways in health.items():
        in_order(texts(lang)["lifes-balance-tilts"], *ways)


def test_each_terror_level_has_a_sentence():
    said = texts("en")["terror-turns-to-madness"]
    assert "At Terror Level II: either 2 Fear, or add 1 Strife. At Terror Level III: add 1 Strife." in said
    assert "Auf Furchtstufe II: Entweder 2 Furcht, oder füge 1 Streit hinzu." in texts("de")["terror-turns-to-madness"]
    assert "Au Niveau de Terreur II, au choix : 2 Peur" in texts("fr")["terror-turns-to-madness"]
