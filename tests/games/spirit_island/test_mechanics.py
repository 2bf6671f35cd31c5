"""Rules that no card of the base game uses yet, tried with Powers made for it; and what cards show."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import tidewood
from tests.rules import rule
from tidewood import Game
from tidewood.cards import cards
from tidewood.games.spirit_island import content
from tidewood.games.spirit_island.conditions.situations import ThatKind
from tidewood.games.spirit_island.fear_and_blight_cards import BlightCard
from tidewood.games.spirit_island.fields import POWER_IDS
from tidewood.games.spirit_island.hooks import (
    BLIGHT_LIMIT,
    HEALTH,
    PIECE_DAMAGE,
    RAVAGE_DAMAGE,
    RAVAGE_ORDER,
    TAKES_PART,
)
from tidewood.games.spirit_island.panel import LOW
from tidewood.games.spirit_island.registry import RULES
from tidewood.games.spirit_island.rule_numbers import RULE_IDS, RULE_NUMBERS
from tidewood.games.spirit_island.spirit import Spirit, Start
from tidewood.games.spirit_island.verbs.move_presence import MoveSacredSite
from tidewood.games.spirit_island.verbs.powers import Power, number_powers
from tidewood.games.spirit_island.verbs.presence import PresenceToTrack
from tidewood.games.spirit_island.words import (
    BLIGHT,
    BUILDINGS,
    CANNOT,
    CITIES,
    COUNTS,
    DAHAN,
    EXPLORERS,
    FAST,
    INVADERS,
    NUMBER,
    TOWNS,
    Effect,
    add_presence,
    damage,
    downgrade,
    each_player,
    energy,
    has,
    no,
    push,
    reclaim_all,
    replace,
    this_turn,
    unique,
    upgrade,
)
from tidewood.games.spirit_island.words import rule as make_rule

RIVER = "river-surges-in-sunlight"


@pytest.fixture
def house(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Makes Powers that exist for one test only."""
    powers = len(content.POWERS)

    def made(effect: Effect | list[Effect], elements: str = "") -> str:
        power: Power = unique("house-power", FAST, 0, elements, effect, within=9)
        number_powers([power])
        monkeypatch.setitem(content.POWER, power.id, power)
        return power.id

    known = list(RULE_IDS)
    yield made
    del content.POWERS[powers:], POWER_IDS[powers:]
    for id in RULE_IDS[len(known) :]:
        del RULES[id], RULE_NUMBERS[id]
    del RULE_IDS[len(known) :]


def fast(power: str, lands: dict[str, Any], spirit: str = RIVER, **more: Any) -> Game:
    """The Fast phase, with this Power in play."""
    position: dict[str, Any] = {"clear": True, "lands": {"A1": {"city": 1}, **lands}, "phase": "fast", **more}
    position["spirits"] = {"p1": {"play": [power], **more.get("spirits", {}).get("p1", {})}}
    return tidewood.new("spirit-island", 1, position=position, spirits=[spirit], boards=["A"])


def pieces(game: Game, land: str) -> dict[str, int]:
    names = ("explorer", "town", "city", "dahan", "blight")
    return {key: n for key, n in game.table()["lands"][land].items() if key.split("-")[0] in names and n}


@rule("SI-DAMAGE-16", "SI-DAMAGE-21")
def test_a_downgrade_makes_the_next_smaller_invader_and_no_fear(house):
    game = fast(house(downgrade(2, INVADERS)), {"A5": {"city": 1, "town": 1}})
    game.play("use house-power", "A5", "downgrade city A5")  # then two Towns are alike
    assert pieces(game, "A5") == {"town": 1, "explorer": 1}
    assert game.table()["fear"]["generated"] == 0


@rule("SI-DAMAGE-17")
def test_a_downgraded_explorer_is_removed(house):
    game = fast(house([downgrade(1, INVADERS), push(1, DAHAN)]), {"A5": {"explorer": 1, "dahan": 1}})
    game.play("use house-power", "A5", "push dahan A5→A7")
    assert pieces(game, "A5") == {}


@rule("SI-DAMAGE-20")
def test_a_downgraded_invader_keeps_its_damage(house):
    game = fast(house([downgrade(1, INVADERS), push(1, DAHAN)]), {"A5": {"city-1": 1, "dahan": 1}})
    game.play("use house-power", "A5")
    assert pieces(game, "A5") == {"town-1": 1, "dahan": 1}


@rule("SI-DAMAGE-18", "SI-DAMAGE-19")
def test_an_upgrade_makes_the_next_larger_one_and_a_city_stays(house):
    game = fast(house(upgrade(3, INVADERS)), {"A5": {"city": 1, "town": 1, "explorer": 1}})
    game.play("use house-power", "A5")
    assert set(game.decision.notations) == {"upgrade explorer A5", "upgrade town A5"}
    game.play("upgrade town A5")  # the Explorer twice, since a City stays
    assert pieces(game, "A5") == {"city": 3}


@rule("SI-BLIGHT-11", "SI-BLIGHT-12")
def test_moved_blight_destroys_no_presence_and_does_not_cascade(house):
    lands = {"A5": {"blight": 1, "presence": {"p1": 1}}, "A7": {"blight": 1, "presence": {"p1": 1}}}
    game = fast(house(push(1, BLIGHT)), lands)
    game.play("use house-power", "A5", "push blight A5→A7")
    table = game.table()
    assert (table["lands"]["A5"]["blight"], table["lands"]["A7"]["blight"]) == (0, 2)
    assert table["spirits"]["p1"]["presence"] == {"island": 2, "destroyed": 0, "removed": 0}


@rule("SI-BLIGHT-16")
def test_replaced_blight_goes_back_to_the_card(house):
    game = fast(house([replace(1, BLIGHT, into=[DAHAN]), push(1, DAHAN)]), {"A5": {"blight": 1}})
    before = game.table()["blight"]["pool"]
    game.play("use house-power", "A5")
    assert pieces(game, "A5") == {"dahan": 1}
    assert game.table()["blight"]["pool"] == before + 1


@pytest.mark.parametrize(
    ("changes", "damage", "blight"),
    [
        pytest.param([2, 1], 4, 0, id="gains-add-up"),
        pytest.param([2, 1], 5, 1, id="and-are-reached"),
        pytest.param([2, -1], 3, 1, id="losses-too"),
        pytest.param([-4], 1, 1, id="never-below-one"),
        pytest.param([-4], 0, 0, id="one-is-needed"),
    ],
)
@rule("SI-BLIGHT-26", "SI-BLIGHT-27")
def test_how_much_damage_a_land_needs_for_a_blight_can_change(house, changes, damage, blight):
    made = [make_rule(f"house-limit-{i}", NUMBER, BLIGHT_LIMIT) for i in range(len(changes))]
    power = house([this_turn(made[i], here=True, value=n) for i, n in enumerate(changes)])
    game = fast(
        power, {"A2": {"explorer": 5, "defend": 5 - damage}}, invaders={"ravage": ["wetland"], "deck": ["jungle"]}
    )
    game.play("use house-power", "A2")
    assert game.table()["lands"]["A2"]["blight"] == blight


@rule("SI-BLIGHT-20")
def test_an_immediate_effect_of_a_blight_card_happens_once(monkeypatch):
    card = BlightCard("house-blight", 5, each_player(energy(1)), at_once=each_player(energy(7)))
    monkeypatch.setattr(content, "BLIGHT_CARDS", [card])
    position = {
        "clear": True, "lands": {"A5": {"town": 1, "presence": {"p1": 2}}}, "blight": {"pool": 1},
        "invaders": {"ravage": ["wetland"], "deck": ["jungle"]}, "phase": "invaders.ravage",
        "spirits": {"p1": {"play": ["wash-away"], "energy": 0}},
    }  # fmt: skip
    game = tidewood.new("spirit-island", 1, position=position, spirits=[RIVER], boards=["A"], adjacency="border")
    assert game.table()["spirits"]["p1"]["energy"] == 7
    later = {**position, "blight": {"card": "house-blight"}, "phase": "invaders.blight"}
    game = tidewood.new("spirit-island", 1, position=later, spirits=[RIVER], boards=["A"], adjacency="border")
    assert game.table()["spirits"]["p1"]["energy"] == 1  # what it does every turn, and not the immediate effect again


@rule("SI-BLIGHT-24")
def test_unused_blight_cards_stay_at_hand():
    position = {
        "clear": True, "lands": {"A5": {"town": 1, "presence": {"p1": 2}}}, "blight": {"pool": 1},
        "invaders": {"ravage": ["wetland"], "deck": ["jungle"]}, "phase": "invaders.ravage",
        "spirits": {"p1": {"play": ["wash-away"]}},
    }  # fmt: skip
    game = tidewood.new("spirit-island", 1, position=position, spirits=[RIVER], boards=["A"])
    assert game.table()["blight"]["card"] is not None
    assert game.table()["blight"]["unused_cards"] == len(content.SETS[0].blight_cards) - 1


@rule("SI-PRESENCE-08")
def test_moving_a_sacred_site_moves_two_presence(house):
    game = fast(house(MoveSacredSite()), {"A5": {"presence": {"p1": 3}}})
    game.play("use house-power", "A5", "sacred site A5→A7")
    lands = game.table()["lands"]
    assert (lands["A5"]["presence"], lands["A7"]["presence"]) == ({"p1": 1}, {"p1": 2})


def sacred_site_at_the_sea(power: str, lands: dict[str, Any]) -> Game:
    """The Power moves a Sacred Site of p1 at the coast of board A; p2 is Ocean's Hungry Grasp."""
    position = {
        "clear": True, "lands": {"A8": {"city": 1}, **lands}, "phase": "fast",
        "spirits": {"p1": {"play": [power]}},
    }  # fmt: skip
    spirits = [RIVER, "oceans-hungry-grasp"]
    game = tidewood.new("spirit-island", 1, position=position, spirits=spirits, boards=["A", "B"])
    return game.play("use house-power", "A2")


@rule("SI-PRESENCE-08")
def test_a_power_moves_a_sacred_site_into_an_ocean_in_play(house):
    game = sacred_site_at_the_sea(house(MoveSacredSite()), {"A2": {"presence": {"p1": 2, "p2": 1}}})
    assert "sacred site A2→A0" in game.decision.notations
    game.play("sacred site A2→A0")
    lands = game.table()["lands"]
    assert lands["A0"]["presence"] == {"p1": 2}
    assert lands["A2"]["presence"] == {"p2": 1}


@rule("SI-PRESENCE-08")
def test_no_sacred_site_moves_into_an_ocean_that_is_no_land(house):
    lands = {"A2": {"presence": {"p1": 2}}, "B1": {"presence": {"p2": 1}}}
    game = sacred_site_at_the_sea(house(MoveSacredSite()), lands)
    assert game.decision.notations == ["sacred site A2→A1", "sacred site A2→A3", "sacred site A2→A4"]


@rule("SI-PRESENCE-15")
def test_presence_that_returns_to_a_track_ends_its_bonus(house):
    lands = {"A5": {"explorer": 1, "presence": {"p1": 2}}}
    spirits = {"p1": {"uncovered": {"energy": 2, "plays": 1}}}
    game = fast(house(PresenceToTrack()), lands, "thunderspeaker", spirits=spirits)
    assert game.table()["spirits"]["p1"]["elements"] == {"air": 1}
    game.play("use house-power", "A5")  # only one space can be covered: the first of each track never was
    found = game.table()["spirits"]["p1"]
    assert found["elements"] == {}
    assert [space["uncovered"] for space in found["tracks"]["energy"]] == [True] + [False] * 5


@pytest.fixture
def two_options(monkeypatch: pytest.MonkeyPatch) -> Game:
    """A Spirit that chooses two Growth options a turn, one of which costs 2 Energy."""
    spirit = Spirit(
        RIVER, LOW, energy="1 2 3", plays="1 2 3", pick=2, growth_costs=[0, 0, 2],
        growth=[[reclaim_all(), energy(1)], [add_presence(within=1)], [energy(9)]],
        start=[Start(2, "highest wetland")], innates=[], cards=content.SPIRITS[RIVER].cards,
    )  # fmt: skip
    monkeypatch.setitem(content.SPIRITS, RIVER, spirit)
    setup = {"spirits": [RIVER], "boards": ["B"], "blight_erratum": False, "adjacency": "border"}
    return tidewood.new("spirit-island", 1, position={"phase": "spirit"}, **setup)


@rule("SI-GROWTH-04", "SI-GROWTH-05", "SI-GROWTH-08")
def test_a_spirit_that_chooses_two_options_takes_different_ones_and_pays(two_options):
    game = two_options
    assert game.decision.notations == ["growth 1", "growth 2"]  # the third costs 2 Energy, and there is none
    game.play("growth 1")
    assert game.decision.notations == ["growth 2"]
    game.play("growth 2")
    assert game.decision.notations[0].startswith("from")


@rule("SI-POWER-07", "SI-POWER-08")
def test_a_card_shows_its_cost_speed_and_elements():
    texts = {card.id: card.text for card in cards("spirit-island")}
    assert "Fast" in texts["flash-floods"] and "cost 2" in texts["flash-floods"].lower()
    assert "Slow" in texts["wash-away"] and "water, earth" in texts["wash-away"]


@rule("SI-DAHAN-07")
def test_damage_to_dahan_from_a_power_may_be_spread(house):
    game = fast(house([damage(2, DAHAN), push(1, DAHAN)]), {"A5": {"dahan": 2}})
    game.play("use house-power", "A5", "damage dahan A5")  # the first point is no choice
    assert pieces(game, "A5") == {"dahan-1": 2}


@pytest.mark.parametrize(("each", "blight"), [(0, 1), (-1, 0)], ids=["added", "nothing-to-add-to"])
@rule("SI-RAVAGE-05")
def test_damage_for_the_whole_land_needs_some_to_add_to(house, each, blight):
    single, whole = make_rule("house-each", NUMBER, PIECE_DAMAGE), make_rule("house-whole", NUMBER, RAVAGE_DAMAGE)
    power = house([this_turn(single, here=True, value=each), this_turn(whole, here=True, value=3)])
    game = fast(power, {"A2": {"explorer": 1}}, invaders={"ravage": ["wetland"], "deck": ["jungle"]})
    game.play("use house-power", "A2")
    assert game.table()["lands"]["A2"]["blight"] == blight


@rule("SI-DAMAGE-12")
def test_health_is_never_less_than_one(house):
    weak = make_rule("house-weak", NUMBER, HEALTH)
    power = house([this_turn(weak, here=True, value=-9), damage(1, BUILDINGS), push(1, DAHAN)])
    game = fast(power, {"A5": {"town": 2, "dahan": 1}}).play("use house-power", "A5")
    assert pieces(game, "A5") == {"town": 1, "dahan": 1}


@pytest.mark.parametrize(
    ("idle", "before", "after"),
    [
        pytest.param(TOWNS, {"town": 1, "dahan": 2}, {"town": 1, "dahan": 2}, id="deals-nothing-and-is-no-reason"),
        pytest.param(
            CITIES, {"city": 1, "town": 1, "dahan": 2}, {"city": 1, "dahan": 1, "blight": 1}, id="takes-nothing"
        ),
        pytest.param(DAHAN, {"town": 1, "dahan": 1}, {"town": 1, "dahan": 1, "blight": 1}, id="nor-do-dahan"),
        pytest.param(EXPLORERS, {"explorer": 3, "town": 1}, {"explorer": 3, "town": 1, "blight": 1}, id="others-do"),
    ],
)
@rule("SI-RAVAGE-20")
def test_a_piece_that_takes_no_part_in_a_ravage_deals_nothing_and_takes_nothing(house, idle, before, after):
    game = fast(
        house(this_turn(make_rule("house-idle", CANNOT, TAKES_PART, condition=ThatKind(idle)))),
        {"A2": before}, invaders={"ravage": ["wetland"], "deck": ["jungle"]},
    )  # fmt: skip
    game.play("use house-power", "A2")
    assert pieces(game, "A2") == after


@rule("SI-RAVAGE-20")
def test_dahan_that_take_no_part_do_not_strike_at_the_same_time_either(house):
    idle = make_rule("house-idle", CANNOT, TAKES_PART, condition=ThatKind(DAHAN))
    power = house([this_turn(idle), this_turn(make_rule("house-at-once", COUNTS, RAVAGE_ORDER), here=True)])
    game = fast(power, {"A2": {"town": 1, "dahan": 1}}, invaders={"ravage": ["wetland"], "deck": ["jungle"]})
    game.play("use house-power", "A2")
    assert pieces(game, "A2") == {"town": 1, "dahan": 1, "blight": 1}


@rule("SI-RAVAGE-20")
def test_what_bends_a_ravage_counts_only_for_pieces_that_take_part(house):
    idle = make_rule("house-idle", CANNOT, TAKES_PART, condition=ThatKind(TOWNS))
    power = house([this_turn(idle), this_turn(make_rule("house-each", NUMBER, PIECE_DAMAGE), here=True, value=1)])
    lands = {"A2": {"explorer": 1, "town": 3, "dahan": 3}}
    game = fast(power, lands, invaders={"ravage": ["wetland"], "deck": ["jungle"]})
    game.play("use house-power", "A2")  # the Explorer deals 2, the Towns nothing; and nobody strikes them
    assert pieces(game, "A2") == {"town": 3, "dahan": 2, "blight": 1}


@pytest.mark.parametrize(
    ("idle", "answers", "town"),
    [
        pytest.param(has(CITIES), ["ravage A2"], 0, id="both-times"),
        pytest.param(has(BLIGHT), ["ravage A2"], 1, id="no-longer-when-its-turn-comes"),
        pytest.param(no(BLIGHT), [], 1, id="not-yet-when-the-lands-are-determined"),
    ],
)
@rule("SI-RAVAGE-21")
def test_who_takes_part_is_looked_at_when_lands_are_determined_and_at_each_ravage(house, idle, answers, town):
    power = house(this_turn(make_rule("house-idle", CANNOT, TAKES_PART, condition=idle), here=True))
    lands = {"A2": {"town": 1, "blight": 1}, "A3": {"town": 1, "dahan": 1, "defend": 2}}
    game = fast(power, lands, invaders={"ravage": ["jungle-wetland"], "deck": ["sands"]})
    game.play("use house-power", "A3", *answers, "cascade A2→A3")  # where the Dahan strike if there is a Ravage
    assert pieces(game, "A3") == {"dahan": 1, "blight": 1} | ({"town": 1} if town else {})
    assert len([event for event in game.log if event.kind == "ravaged"]) == 2 - town
