"""What a game begins with, what can be chosen, and what cannot go together."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import tidewood
from tests.rules import rule
from tidewood import Game
from tidewood.games import PACKAGES, kind_of
from tidewood.games.spirit_island import content
from tidewood.games.spirit_island.invader_cards import CARDS
from tidewood.games.spirit_island.panel import LOW
from tidewood.games.spirit_island.pieces import INVADERS, PIECES
from tidewood.games.spirit_island.rules import Rules
from tidewood.games.spirit_island.scenarios.difficulty import DIFFICULTY
from tidewood.games.spirit_island.spirit import Spirit, Start
from tidewood.kernel.errors import BadSetup
from tidewood.rulebook import search

RIVER, LIGHTNING, EARTH, SHADOWS = (
    "river-surges-in-sunlight", "lightnings-swift-strike", "vital-strength-of-the-earth", "shadows-flicker-like-flame",
)  # fmt: skip
SIMPLE = [RIVER, LIGHTNING, EARTH, SHADOWS]
BOARDS = ["A", "B", "C", "D"]


def new(**setup: Any) -> Game:
    return tidewood.new("spirit-island", 1, **setup)


def answered(game: Game) -> Game:
    """The set-up to its end, with the first answer to every question of it."""
    while game.table()["turn"] == 0:
        game.pick(0)
    return game


# -- adversaries and scenarios


@rule("SI-ADVERSARY-02", "SI-SCENARIO-01")
def test_adversary_and_scenario_belong_to_the_set_up_and_not_to_the_game():
    game = new(spirits=[RIVER], boards=["A"], adversary="england", scenario="blitz")
    assert game.setup["adversary"] == "england" and game.setup["scenario"] == "blitz"
    loaded = tidewood.load(game.save())
    assert loaded.setup == game.setup
    names = [option.name for option in kind_of("spirit-island").options]
    assert "adversary" in names and "scenario" in names
    for option in kind_of("spirit-island").options:
        if option.name in ("adversary", "scenario"):
            assert option.optional and option.default is None


@rule("SI-ADVERSARY-03", "SI-SCENARIO-02")
def test_there_is_one_adversary_and_one_scenario_at_most():
    with pytest.raises(
        BadSetup, match="allowed: 'brandenburg-prussia', 'england', 'sweden', 'france', 'habsburg-livestock'"
    ):
        new(adversary=["england", "sweden"])
    with pytest.raises(BadSetup, match="allowed: 'blitz', 'guard-the-isles-heart'"):
        new(scenario=["blitz", "rituals-of-terror"])


@rule("SI-SCENARIO-06", "SI-SCENARIO-07", "SI-SCENARIO-08", "SI-SCENARIO-09")
def test_the_difficulty_of_scenarios():
    assert {id for id, n in DIFFICULTY.items() if n == 0} == {"blitz", "guard-the-isles-heart", "second-wave"}
    assert {id for id, n in DIFFICULTY.items() if n == 1} == {"powers-long-forgotten", "elemental-invocation"}
    assert {id for id, n in DIFFICULTY.items() if n == 2} == {"ward-the-shores", "despicable-theft"}
    for id, scenario in content.SCENARIOS.items():
        assert scenario.difficulty == DIFFICULTY[id]
        game = new(spirits=[RIVER], boards=["A"], scenario=id, expansions=[*content.EXPANSIONS])
        assert game.table()["difficulty"] == DIFFICULTY[id]


def test_scenarios_of_an_expansion_need_it():
    with pytest.raises(BadSetup, match=r"ward-the-shores is of branch-and-claw.*allowed: blitz.*the-great-river"):
        new(spirits=[RIVER], expansions=["jagged-earth"], scenario="ward-the-shores")
    with pytest.raises(BadSetup, match=r"lays the boards itself.*allowed: standard, coastline"):
        new(spirits=[RIVER], expansions=["jagged-earth"], scenario="the-great-river", layout="thematic")


@rule("SI-SCENARIO-10", "SI-SCENARIO-11")
def test_the_difficulty_of_demanding_scenarios():
    three = {"rituals-of-terror", "rituals-of-the-destroying-flame", "the-great-river"}
    assert {id for id, n in DIFFICULTY.items() if n == 3} == three
    assert {id for id, n in DIFFICULTY.items() if n == 4} == {"dahan-insurrection"}


# -- players and Spirits


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@rule("SI-GAME-02", "SI-SETUP-10", "SI-SETUP-21", "SI-SETUP-22")
def test_one_to_four_players_each_with_13_presence_and_a_fear_pool_of_4_for_each(players):
    game = answered(new(players=players))
    table = game.table()
    assert list(table["spirits"]) == [f"p{who + 1}" for who in range(players)]
    assert table["fear"]["pool"] == 4 * players and table["fear"]["generated"] == 0
    for spirit in table["spirits"].values():
        covered = [space for track in spirit["tracks"].values() for space in track if not space["uncovered"]]
        assert len(covered) + spirit["presence"]["island"] == 13


@pytest.mark.parametrize(("players", "fear", "healthy", "printed"), [(5, 20, 11, 26), (6, 24, 13, 31)])
@rule("SI-GAME-02", "SI-SETUP-21", "SI-SETUP-32", "SI-SETUP-34")
def test_the_numbers_go_on_to_six_players(players, fear, healthy, printed):
    setup = {**new(players=4).setup, "spirits": list(content.SPIRITS)[:players], "players": players}
    assert Rules(setup).fear_pool == fear
    assert Rules(setup).blight_pool == healthy
    assert Rules({**setup, "blight_card": False}).blight_pool == printed


@rule("SI-SPIRIT-05")
def test_every_spirit_can_be_used_with_every_other():
    for one in content.SPIRITS:
        for other in content.SPIRITS:
            if one != other:
                game = answered(new(spirits=[one, other], boards=["A", "B"], expansions=[*content.EXPANSIONS]))
                assert [found["spirit"] for found in game.table()["spirits"].values()] == [one, other]


@rule("SI-SPIRIT-04")
def test_a_bonus_box_gives_every_turn_what_an_uncovered_space_gives():
    made: dict[str, Any] = {"energy": "1 2 fire", "plays": "1 2", "growth": [], "innates": [], "cards": []}
    plain = Spirit("plain", LOW, **made, start=[Start(2, "number 5")])
    boxed = Spirit("boxed", LOW, **made, start=[Start(2, "number 5")], bonus="1-energy 1-plays sun any")
    assert (plain.energy(plain.opening), plain.plays(plain.opening)) == (1, 1)
    assert (boxed.energy(boxed.opening), boxed.plays(boxed.opening)) == (2, 2)
    later = boxed.opening | 1 << 1
    assert boxed.energy(later) == 3
    assert boxed.elements(boxed.opening)[0] == 1 and boxed.elements(boxed.opening)[8] == 1
    assert boxed.can_uncover(boxed.opening) == plain.can_uncover(plain.opening)
    assert boxed.on_tracks(boxed.opening) == plain.on_tracks(plain.opening)


@rule("SI-SPIRIT-02", "SI-SPIRIT-03")
def test_the_help_explains_what_the_ratings_of_a_panel_mean():
    [rating] = search("SI-SPIRIT-02")
    for word in ("offense", "control", "fear", "defense", "utility"):
        assert word in rating.text
    [warning] = search("SI-SPIRIT-03")
    assert "not to be compared" in warning.text


# -- decks


@pytest.mark.parametrize(("left", "stage"), [(12, 1), (9, 2), (5, 3)])
@rule("SI-SETUP-27", "SI-SETUP-28", "SI-SETUP-29")
def test_each_stage_is_shuffled_on_its_own_and_lacks_one_card(left, stage):
    """At a real table the program asks which card was turned up: any of the stage, one more than the deck has."""
    position = {"phase": "invaders.reveal", "invaders": {"deck": left}}
    game = tidewood.new("spirit-island", 1, position=position, chance="table", spirits=[RIVER], boards=["A"])
    cards = [card.id for card in CARDS if card.stage == stage]
    assert game.decision.notations == [f"invader {id}" for id in cards]
    assert game.table()["invaders"]["deck"].count("I" * stage) == len(cards) - 1


@rule("SI-SETUP-38")
def test_the_decks_mix_all_cards_in_use():
    game = answered(new(spirits=[RIVER], boards=["A"], scenario="rituals-of-terror"))
    table = game.table()
    kinds = Counter(power.kind for power in content.SETS[0].powers())
    assert table["minor"]["deck"] == kinds[0] == 36
    assert table["major"]["deck"] == kinds[1] == 22
    assert table["fear"]["deck"] == len(content.SETS[0].fear_cards) == 15
    assert len(content.SETS[0].blight_cards) == 2


@pytest.fixture
def house(monkeypatch: pytest.MonkeyPatch) -> str:
    """The game with a Blight card that has little Blight."""
    monkeypatch.setitem(PACKAGES, "spirit-island-house", "tests.games.spirit_island.house")
    return "spirit-island-house"


@rule("SI-SOLO-01")
def test_a_solo_player_may_replace_a_blight_card_with_little_blight(house):
    """No card of the base game has so little; one made for this test does."""
    game = blighted(house, "thin-house-card")
    assert game.decision.notations == ["keep thin-house-card", "replace thin-house-card"]
    saved = tidewood.load(game.save())
    assert saved.decision.notations == game.decision.notations
    game.play("replace thin-house-card")
    assert game.table()["blight"]["card"] in ("downward-spiral", "memory-fades-to-dust")
    assert game.table()["blight"]["pool"] in (5, 4)


@rule("SI-SOLO-01")
def test_the_card_may_be_kept_and_two_players_have_no_choice(house):
    game = blighted(house, "thin-house-card")
    game.play("keep thin-house-card")
    assert game.table()["blight"] | {"card": "thin-house-card", "pool": 2} == game.table()["blight"]
    two = blighted(house, "thin-house-card", spirits=[RIVER, LIGHTNING], boards=["A", "B"])
    assert two.table()["blight"] | {"card": "thin-house-card", "pool": 4} == two.table()["blight"]


@rule("SI-SOLO-01")
def test_no_card_of_the_base_game_has_so_little_blight():
    assert min(card.per_player for card in content.SETS[0].blight_cards) > 2
    game = blighted("spirit-island", "memory-fades-to-dust")
    assert game.table()["blight"]["card"] == "memory-fades-to-dust"


def blighted(game: str, card: str, **setup: Any) -> Game:
    """The island becomes blighted, with this card."""
    position = {
        "clear": True, "lands": {"A5": {"city": 1}, "A7": {"presence": {"p1": 2}}}, "blight": {"pool": 1},
        "invaders": {"ravage": ["wetland"], "deck": ["sands"]}, "phase": "invaders.ravage",
    }  # fmt: skip
    given = setup or {"spirits": [RIVER], "boards": ["A"]}
    return tidewood.new(game, 1, position=position, fixed=[f"blight {card}"], **given)


# -- what a player is shown


@rule("SI-GAME-09")
def test_the_goal_is_told():
    [goal] = search("SI-GAME-09")
    assert "drive the Invaders off before the island is blighted beyond hope" in goal.text


@rule("SI-GAME-10")
def test_the_two_sides_are_shown_apart():
    land = list(new(spirits=[RIVER], boards=["A"]).table()["lands"]["A5"])
    sides = [land.index(PIECES[kind]) for kind in INVADERS], [land.index(name) for name in ("dahan", "presence")]
    assert max(sides[0]) < min(sides[1])
    assert sorted(sides[0]) == list(range(min(sides[0]), min(sides[0]) + 3))


@rule("SI-SETUP-18", "SI-SETUP-39")
def test_the_invader_board_stands_beside_the_island_and_the_supply_has_no_end():
    table = new(spirits=[RIVER], boards=["A"]).table()
    assert set(table["invaders"]) >= {"ravage", "build", "explore", "deck", "discard"}
    assert "invaders" in table and "lands" in table and "supply" not in table
    crowd = {"town": 40, "city": 40, "dahan": 40, "explorer": 40}
    position = {"clear": True, "lands": dict.fromkeys(("A1", "A2", "A3"), crowd)}
    lands = new(spirits=[RIVER], boards=["A"], position=position).table()["lands"]
    assert all(lands[land][piece] == n for land in ("A1", "A2", "A3") for piece, n in crowd.items())


# -- what cannot be

BAD: list[tuple[dict[str, Any], str]] = [
    ({"spirits": [RIVER, RIVER]}, "still free: lightnings-swift-strike"),
    ({"spirits": ["nobody"]}, "allowed: 'lightnings-swift-strike'"),
    ({"spirits": [RIVER, LIGHTNING], "players": 3}, "spirits has 2 entries for 3 players; each plays exactly one"),
    ({"players": 7}, "allowed: 1 to 6"),
    ({"players": 0}, "allowed: 1 to 6"),
    ({"boards": ["A", "A"], "players": 2}, "still free: B, C, D"),
    ({"boards": ["Z"]}, "allowed: 'A', 'B', 'C', 'D', 'E', 'F', 'NW'"),
    ({"boards": ["A"], "players": 2}, "boards has 1 entry; 2 are needed, one for each Spirit in order; allowed: "),
    ({"boards": ["A", "B"]}, "boards has 2 entries; 1 is needed"),
    ({"boards": ["A"], "extra_board": True}, "2 are needed, one for each Spirit in order and one more"),
    ({"boards": ["A", "NE"], "players": 2}, "'NE', which is no balanced board; with layout 'standard' allowed: A"),
    ({"boards": ["W", "A"], "players": 2, "layout": "thematic"}, "'A', which is no thematic board"),
    ({"boards": ["SE"], "layout": "thematic"}, "'SE' is of jagged-earth, which is not among expansions"),
    ({"players": 4, "extra_board": True}, "5 boards are needed; without jagged-earth there are 4: A"),
    ({"players": 4, "extra_board": True, "layout": "thematic"}, "without jagged-earth there are 4: NW, NE, W, E"),
    ({"layout": "heap"}, "allowed: 'standard'"),
    ({"layout": "leaf"}, "layout 'leaf' is not for 1 board; allowed: standard, free, archipelago, thematic"),
    ({"layout": "sunrise", "players": 2}, "allowed: standard, top-to-top, coastline"),
    ({"layout": "free", "players": 2, "joins": ["A.south-B.north"]}, "needs the boards by name"),
    ({"layout": "standard", "joins": ["A.south-B.north"]}, "joins are for layout 'free' or 'archipelago'"),
    ({"adversary": "atlantis"}, "allowed: 'brandenburg-prussia', 'england', 'sweden', 'france', 'habsburg-livestock'"),
    ({"adversary": "england", "adversary_level": 7}, "allowed: 0 to 6"),
    ({"adversary": "england", "adversary_level": -1}, "allowed: 0 to 6"),
    ({"adversary_level": 2}, "adversary_level needs an adversary; allowed: brandenburg-prussia, england, sweden"),
    ({"scenario": "picnic"}, "allowed: 'blitz'"),
    ({"adjacency": "near"}, "allowed: 'touch', 'border'"),
    ({"blight_card": "yes"}, "allowed: true, false"),
    ({"beginner": True, "spirits": ["thunderspeaker"]}, "has no power progression; in a beginner game allowed: "),
    ({"beginner": True, "blight_card": True}, "set it to false"),
    ({"beginner": True, "expansions": ["jagged-earth"]}, "but games with jagged-earth need one; leave"),
    ({"blight_card": False, "expansions": ["branch-and-claw"]}, "set it to true, or leave expansions empty"),
    ({"weather": "fine"}, "unknown set-up option 'weather'; none of the 25 known names is similar"),
]  # fmt: skip


@pytest.mark.parametrize(("setup", "message"), BAD, ids=[message[:40] for _, message in BAD])
def test_a_bad_set_up_is_refused_and_told_what_is_allowed(setup, message):
    with pytest.raises(BadSetup) as refused:
        new(**setup)
    assert message in str(refused.value)


@rule("SI-GAME-03")
def test_each_player_plays_one_spirit_and_every_spirit_is_there_once():
    for spirits, players in (([RIVER, RIVER], 2), ([RIVER], 2), ([RIVER, LIGHTNING], 1)):
        with pytest.raises(BadSetup):
            new(spirits=spirits, players=players)
    assert len(new(spirits=[RIVER, LIGHTNING]).table()["spirits"]) == 2


@pytest.mark.parametrize(
    ("joins", "message"),
    [
        (["A.south"], "a join reads like 'A.south-B.north', with two boards"),
        (["A.west-B.north"], "with boards A, B, C and sides north, east, south"),
        (["A.south-D.north"], "with boards A, B, C and sides"),
        (["A.south-A.north"], "with two boards"),
        (["A.south-B.north", "A.south-C.north"], "joins uses A.south twice"),
        (["A.south-B.north"], "joins leaves C apart; join every board, or take layout 'archipelago'"),
        (["A.south-B.north", "A.north-B.south", "B.east-C.east"], "cannot lie side by side with the other joins"),
        (["A.north-B.east", "B.north-C.east", "C.north-A.east"], "cannot lie side by side"),
        (["A.south-B.south", "B.east-C.north"], ""),
    ],
)
@rule("SI-MAP-13")
def test_a_free_layout_that_cannot_be_is_refused(joins, message):
    setup: dict[str, Any] = {"players": 3, "boards": ["A", "B", "C"], "layout": "free", "joins": joins}
    if not message:
        assert new(**setup).table()["boards"] == ["A", "B", "C"]
        return
    with pytest.raises(BadSetup) as refused:
        new(**setup)
    assert message in str(refused.value)


@rule("SI-MAP-14")
def test_an_archipelago_in_one_piece_is_refused():
    setup: dict[str, Any] = {"players": 2, "boards": ["A", "B"], "layout": "archipelago"}
    assert new(**setup).table()["boards"] == ["A", "B"]
    with pytest.raises(BadSetup, match="one island of all boards"):
        new(**setup, joins=["A.south-B.south"])


@rule("SI-SETUP-01")
def test_boards_are_drawn_at_random():
    drawn = {tuple(tidewood.new("spirit-island", seed, players=2).table()["boards"]) for seed in range(60)}
    assert len(drawn) > 8
    assert all(len(set(boards)) == 2 for boards in drawn)
