"""Games that are played on the table in words: in the player's language, with rules behind the lines of the log."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.people import DESKTOP, PHONE, People, Person
from tidewood.games import kind_of

pytestmark = pytest.mark.slow
SPIRITS = {
    "spirits": ["oceans-hungry-grasp", "bringer-of-dreams-and-nightmares"],
    "boards": ["A", "B"],
    "adversary": "sweden",
}
SETUPS: dict[str, dict[str, object]] = {"spirit-island": SPIRITS, "everdell": {"modules": ["legends", "abilities"]}}
SEATS = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random", "name": "Bo"}]
SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])


def begin(ada: Person, game: str, answers: int = 25) -> None:
    made = ada.post("/api/tables", {"game": game, "seats": SEATS, "setup": SETUPS[game] | {"players": 2}})
    ada.open(f"/t/{made['table']}")
    rng = random.Random(game)
    state = ada.state()
    while state["answers"] < answers and state["status"] == "running":
        options = (state["decision"] or {}).get("options", [])
        if options:
            body = {"player": state["you"], "version": state["version"], "answer": rng.choice(options)["notation"]}
            ada.context.request.post(f"{ada.address}/api/tables/{ada.table}/answers", data=body)  # the bot may be first
        state = ada.after(state)


def unnamed(game: str, lang: str, said: str) -> list[str]:
    """Ids that somebody reads although the language has a word for them."""
    words = kind_of(game).languages[lang].vocabulary()
    ids = [key for key in words if re.fullmatch(r"[a-z0-9]+(?:[-_][a-z0-9]+)+", key)]
    proper = "\n".join(words.values()).lower()
    forms = {form for id in ids for form in (id, id.replace("_", " ")) if form not in proper}
    return [form for form in forms if re.search(rf"\b{re.escape(form)}\b", said)]


@SIZES
@pytest.mark.parametrize(
    ("game", "words"),
    [
        ("spirit-island", {"en": ("Lands", "Invaders", "Ocean’s Hungry Grasp", "Terror Level", "Sweden"),
                           "de": ("Gebiete", "Invasoren", "Hunger des Ozeans", "Furchtstufe", "Königreich Schweden"),
                           "fr": ("Régions", "Envahisseurs", "Niveau de Terreur", "Suède")}),
        ("everdell", {"en": ("Meadow", "Basic locations", "2 twigs and 1 card"),
                      "de": ("Wiese", "Einfache Orte", "2 Zweige und 1 Karte", "Expedition des Kartografen"),
                      "fr": ("Prairie", "Lieux de base", "Havre de Paix")}),
    ],
)  # fmt: skip
def test_the_table_is_told_in_the_players_language(
    people: People, screenshots: Path, game: str, words: dict[str, tuple[str, ...]], size: tuple[int, int]
) -> None:
    for lang, expected in words.items():
        ada = people(size, lang=lang, boardView="plain")
        begin(ada, game)
        plain = ada.page.get_by_test_id("plain")
        for word in expected:
            expect(plain).to_contain_text(word)
        said = plain.inner_text()
        assert not unnamed(game, lang, said)
        assert "undefined" not in said and "[object" not in said
        ada.page.screenshot(path=screenshots / f"{game}-{lang}-{'phone' if size == PHONE else 'desktop'}.png")


@SIZES
def test_a_card_can_be_read_wherever_its_name_stands(people: People, size: tuple[int, int]) -> None:
    ada = people(size, lang="de", boardView="plain")
    made = ada.post("/api/tables", {"game": "everdell", "seats": SEATS, "setup": {"players": 2}})
    ada.open(f"/t/{made['table']}")
    row = ada.page.get_by_test_id("plain").locator("dl").first
    expect(row.get_by_role("button")).to_have_count(8)  # the Meadow, each place with its number
    for at, card in enumerate(row.get_by_role("button").all_inner_texts()[:2]):
        row.get_by_role("button").nth(at).click()
        shown = ada.page.get_by_test_id("card-dialog")
        expect(shown.get_by_role("heading")).to_have_text(card)
        expect(shown).to_contain_text(re.compile(r"karte, (gewöhnliches|einzigartiges) (Wesen|Bauwerk): kostet"))
        ada.page.keyboard.press("Escape")
        expect(shown).to_be_hidden()


def test_a_card_is_told_with_its_kind_cost_and_points(people: People) -> None:
    ada = people(lang="de", boardView="plain")
    made = ada.post("/api/tables", {"game": "everdell", "seats": SEATS, "setup": {"players": 2}})
    ada.open(f"/t/{made['table']}")
    plain = ada.page.get_by_test_id("plain")
    expect(plain.get_by_role("heading").nth(1)).to_have_text("Mitspielende")  # one's own city before the rest
    meadow = plain.locator("dl").first.locator("[data-token]")
    expect(meadow).to_have_count(8)
    for card in meadow.all_inner_texts():
        assert re.search(r" \((Bewegung|Produktion|Ziel|Verwaltung|Wohlstand), .*\b-?\d Punkte?\)$", card), card
    expect(ada.question).to_contain_text("Setze einen Arbeiter ein")


def test_an_option_about_a_card_says_what_the_card_does(people: People) -> None:
    ada = people(boardView="plain")  # where cards are drawn, they say it themselves
    setup = {"players": 1, "spirits": ["river-surges-in-sunlight"], "boards": ["A"]}
    made = ada.post("/api/tables", {"game": "spirit-island", "seats": SEATS[:1], "setup": setup})
    ada.open(f"/t/{made['table']}")
    ada.take("growth 1")
    ada.take("gain minor")
    expect(ada.options).to_have_count(4)
    for option in ada.options.all():
        expect(option).to_contain_text("Minor Power: ")


def test_a_game_that_is_lost_together_says_why(people: People) -> None:
    ada = people()
    setup = {"players": 1, "spirits": ["river-surges-in-sunlight"], "boards": ["A"]}
    made = ada.post("/api/tables", {"game": "spirit-island", "seats": SEATS[:1], "setup": setup})
    ada.open(f"/t/{made['table']}")
    last = ada.go_on(5000, lambda notations: notations[-1])  # nothing is ever done against the Invaders
    assert last["outcome"]["winners"] == []
    outcome = ada.page.get_by_test_id("outcome")
    expect(outcome).to_contain_text("You lost together")
    expect(outcome).to_contain_text("Defeat")
    expect(outcome).not_to_contain_text("acrifice")
    expect(ada.question).to_contain_text(last["log"][-1]["text"]["en"])


def test_another_language_brings_its_words_at_once(people: People) -> None:
    ada = people(boardView="plain")
    begin(ada, "everdell", 1)
    plain = ada.page.get_by_test_id("plain")
    expect(plain).to_contain_text("Meadow")
    ada.page.get_by_test_id("open-settings").click()
    ada.page.get_by_test_id("settings-lang").get_by_label("Deutsch").check()
    expect(plain).to_contain_text("Wiese")
    expect(plain).not_to_contain_text("Meadow")


def test_how_many_is_told_from_who(people: People) -> None:
    ada = people(boardView="plain")
    begin(ada, "spirit-island", 1)
    lands = ada.page.get_by_test_id("plain").get_by_role("group", name="Lands")
    presence = lands.locator("td", has_text=re.compile("Ada|Bo"))
    expect(presence).not_to_have_count(0)
    for cell in presence.all_inner_texts():
        assert re.fullmatch(r"(\d × (Ada|Bo),? ?)+", " ".join(cell.split())), cell  # both may be in one land


def test_what_is_mine_is_at_hand_whatever_the_game_calls_it(people: People) -> None:
    ada = people(lang="de")
    begin(ada, "spirit-island", 1)
    mine = ada.page.get_by_test_id("mine")
    for words in ("Hunger des Ozeans", "Energie", "Hand"):
        expect(mine).to_contain_text(words)


def test_lands_fit_a_phone(people: People) -> None:
    ada = people(PHONE, boardView="plain")
    begin(ada, "spirit-island", 1)
    lands = ada.page.get_by_test_id("plain").get_by_role("list", name="Lands")
    expect(lands).to_contain_text(re.compile(r"A2\s*wetland · coastal ·.* 1\s×\sCity"))
    assert lands.evaluate("node => node.scrollWidth <= node.clientWidth")


def test_players_and_events_fit_a_phone(people: People) -> None:
    ada = people(PHONE, boardView="plain")
    begin(ada, "everdell", 30)
    plain = ada.page.get_by_test_id("plain")
    expect(plain.get_by_role("region", name="Players")).to_be_visible()  # as a table or row by row
    assert (
        plain.evaluate("""node => [...node.querySelectorAll(".scroll, ul, dl")]
        .filter((part) => part.scrollWidth > part.clientWidth).map((part) => part.ariaLabel ?? part.textContent)""")
        == []
    )


@pytest.mark.parametrize(("game", "rule"), [("spirit-island", "SI-"), ("everdell", "ED-")])
def test_lines_of_the_log_lead_to_their_rules(people: People, game: str, rule: str) -> None:
    ada = people()
    begin(ada, game, 4)
    ada.log.get_by_role("button", name=re.compile(rule)).first.click()
    expect(ada.page.get_by_role("dialog")).to_contain_text(rule)


def test_choices_of_the_set_up_have_names(people: People) -> None:
    ada = people(lang="de")
    ada.open("/new/spirit-island")
    page = ada.page
    page.get_by_text("Varianten").first.click()
    expect(page.get_by_test_id("option-adversary").get_by_role("option")).to_contain_text(
        ["Brandenburg-Preußen", "England", "Königreich Schweden"]
    )
    expect(page.get_by_test_id("option-layout")).to_contain_text("Thematische Karte")
    expect(page.get_by_test_id("own-spirits-1")).to_contain_text("Hunger des Ozeans")
    expect(page.get_by_label(re.compile(", Platz 1$"))).not_to_have_count(0)
