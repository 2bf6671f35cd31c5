"""Patterns and catalogues, on a language made up for the purpose."""

from __future__ import annotations

import pytest

from tidewood.language.catalogue import Catalogue, Missing, capital, missing
from tidewood.language.grammar import grammar_of
from tidewood.language.patterns import BadPattern, parse
from tidewood.language.values import Thing, message, to_json


def speaking(code="en", **texts):
    catalogue = Catalogue(code, grammar_of(code))
    catalogue.add({"t": texts, "noun": {"piece": {"town": {"name": "Town"}, "owl": {"name": "Owl"}}}})
    return catalogue


def say(pattern, code="en", **args):
    return speaking(code, it=pattern).say(message("t.it", **args))


def test_a_slot_takes_a_value_in_the_form_it_asks_for():
    town, owl = Thing("piece", "town"), Thing("piece", "owl")
    assert say("{a:a} and {b:a.cap}, {a:pl}", a=town, b=owl) == "a Town and An Owl, Towns"


def test_a_number_picks_the_alternative_of_the_language():
    assert [say("{n:# card|# cards}", n=n) for n in (0, 1, 2)] == ["0 cards", "1 card", "2 cards"]
    assert [say("{n:# carte|# cartes}", "fr", n=n) for n in (0, 1, 2)] == ["0 carte", "1 carte", "2 cartes"]


def test_an_alternative_has_slots_of_its_own():
    town = Thing("piece", "town")
    assert [say("{n:# {what}|# {what:pl}} built", n=n, what=town) for n in (1, 3)] == ["1 Town built", "3 Towns built"]


def test_a_value_picks_an_alternative_by_name_and_by_truth():
    pattern = "{level:1=I|2=II|*=more}{again: again|}"
    assert [say(pattern, level=n, again=n == 2) for n in (1, 2, 3)] == ["I", "II again", "more"]


def test_a_group_vanishes_with_its_empty_slot():
    assert say("push[ to {to}][, {apart}]", to="A1", apart=None) == "push to A1"


def test_a_slot_without_a_form_inherits_the_form_of_the_whole():
    catalogue = speaking(most="up to {n:# {what}|# {what:+pl}}", each="to {it:dat}")
    catalogue.nouns["piece"]["town"] = {"name": "Town", "dat": "Tun", "dat_pl": "Tuns"}
    inner = message("t.most", n=2, what=Thing("piece", "town"))
    assert catalogue.say(message("t.each", it=inner)) == "to up to 2 Tuns"


def test_a_pattern_has_forms_of_its_own():
    catalogue = speaking(coast="a coast", coast_dat="at a coast", go="go {where:dat}")
    assert catalogue.say(message("t.go", where=message("t.coast"))) == "go at a coast"


def test_lists_are_joined_as_asked():
    towns = [Thing("piece", "town"), Thing("piece", "owl"), "Dahan"]
    assert say("{them:or.pl}; {them:comma}", them=towns) == "Towns, Owls or Dahan; Town, Owl, Dahan"


def test_a_noun_that_stands_for_many_stays_one_entry():
    catalogue = speaking(it="{a}, {b}, {c}")
    catalogue.add({"noun": {"land": {"*0": "the Ocean *0"}}})
    known = catalogue.keys()
    lands = {name: Thing("land", id) for name, id in (("a", "A0"), ("b", "A5"), ("c", "A10"))}
    assert [catalogue.say(message("t.it", **lands)) for _ in range(2)] == ["the Ocean A0, A5, A10"] * 2
    assert catalogue.keys() == known


def test_signs_of_the_notation_can_be_written():
    assert say("~[{a}~] 1~#", a="x") == "[x] 1#"


def test_german_articles_go_by_gender_case_and_number():
    catalogue = Catalogue("de", grammar_of("de"))
    catalogue.add({"noun": {"piece": {"city": {"name": "Stadt", "g": "f", "pl": "Städte", "dat_pl": "Städten"}}}})
    city = Thing("piece", "city")
    forms = [("a",), ("a", "dat"), ("the", "acc"), ("each", "dat"), ("dat", "pl"), ("the", "dat", "pl")]
    said = [catalogue.value(city, form) for form in forms]
    assert said == ["eine Stadt", "einer Stadt", "die Stadt", "jeder Stadt", "Städten", "den Städten"]


def test_a_german_pronoun_stands_for_its_noun():
    catalogue = Catalogue("de", grammar_of("de"))
    catalogue.add({"t": {"it": "{of}, {of:that.acc} du hast"}})
    catalogue.add({"noun": {"element": {"moon": {"name": "Mond", "g": "m"}, "sun": {"name": "Sonne", "g": "f"}}}})
    said = [catalogue.say(message("t.it", of=Thing("element", id))) for id in ("moon", "sun")]
    assert said == ["Mond, den du hast", "Sonne, die du hast"]


def test_a_slot_can_refuse_the_form_of_the_whole():
    catalogue = speaking(it="go", it_he="goes", same="{a}", own="{a:plain}", all="{a:he}, {b:he}")
    parts = {id: message(f"t.{id}", a=message("t.it")) for id in ("same", "own")}
    assert catalogue.say(message("t.all", a=parts["same"], b=parts["own"])) == "goes, go"


def french(**texts):
    catalogue = Catalogue("fr", grammar_of("fr"))
    nouns = {"town": {"name": "Village", "g": "m"}, "city": {"name": "Cité", "g": "f"}}
    catalogue.add({"t": texts, "noun": {"piece": nouns}})
    return catalogue


def test_a_french_list_agrees_as_a_whole_with_all_and_none():
    catalogue = french(all="{them:all}", no="{them:no}", each="{them:à.each}")
    town, city = Thing("piece", "town"), Thing("piece", "city")
    said = [catalogue.say(message(id, them=them)) for them in ([town, city], [city]) for id in ("t.all", "t.no")]
    assert said == ["tous les Villages et les Cités", "aucun Village ni Cité", "toutes les Cités", "aucune Cité"]
    assert catalogue.say(message("t.each", them=[town, city])) == "à chaque Village et à chaque Cité"


def test_no_french_line_breaks_before_a_mark():
    assert french(it="Qui ?{a: ; non|}").say(message("t.it", a=True)) == "Qui\u00a0?\u00a0; non"


@pytest.mark.parametrize("pattern", ["{n", "[open", "too much}", "{n:# {x}|", "{two words}"])
def test_a_pattern_that_cannot_be_read_says_so(pattern):
    with pytest.raises(BadPattern, match="has"):
        parse(pattern)


def test_what_is_missing_is_named():
    with pytest.raises(Missing, match=r"en: no text 't\.other'"):
        speaking(it="x").say(message("t.other"))
    with pytest.raises(Missing, match=r"has no value for \{n\}"):
        say("{n}")
    assert missing(speaking(a="x"), speaking(a="x", b="y")) == ["t.b"]


def test_a_message_travels_as_ids():
    moved = message("log.moved", piece=Thing("piece", "town"), n=2, then=message("t.it", more=[Thing("land", "A1")]))
    args = {"piece": "piece:town", "n": 2, "then": {"id": "t.it", "args": {"more": ["land:A1"]}}}
    assert to_json(moved) == {"id": "log.moved", "args": args}


def test_a_catalogue_says_how_lists_are_joined():
    catalogue = speaking(it="choose: {parts:choice}")
    catalogue.add({"join": {"choice": {"between": "; ", "last": "; or "}}})
    said = [catalogue.say(message("t.it", parts=["a", "b", "c"][:n])) for n in (1, 2, 3)]
    assert said == ["choose: a", "choose: a; or b", "choose: a; b; or c"]


def test_sentences_after_a_colon_stand_by_themselves_after_the_first():
    assert say("worker: {parts:sentences}", parts=["draw 2 cards", "discard 1"]) == "worker: draw 2 cards. Discard 1"
    assert (
        say("Arbeiter: {parts:cap.sentences}", "de", parts=["ziehe 2", "wirf 1 ab"]) == "Arbeiter: Ziehe 2. Wirf 1 ab"
    )


def test_things_can_be_called_otherwise_in_one_game():
    catalogue = speaking(it="play {card}")
    catalogue.add({"name": {"farm": "Farm"}})
    played = message("t.it", card=Thing("card", "farm"))
    assert [c.say(played) for c in (catalogue, catalogue.renamed({"farm": "Acre"}))] == ["play Farm", "play Acre"]


def test_what_only_the_game_can_say_travels_as_it_is_named_and_text_as_itself():
    found = to_json(message("t.it", part=object(), word="x", none=None), lambda effect: "effect:card:x/0")
    assert found == {"id": "t.it", "args": {"part": "effect:card:x/0", "word": {"text": "x"}}}


def test_a_capital_leaves_players_as_they_are():
    assert [capital(text) for text in ("draw", "p1 draws", "pay", "")] == ["Draw", "p1 draws", "Pay", ""]
