"""`render_mode="rgb_array"` draws the table: board, cards and pieces, in the colours of the client."""

import json

import numpy as np
import pytest
from matplotlib.colors import to_rgb

import tidewood
from tidewood.rl.drawing import picture
from tidewood.rl.pictures.paths import path_of
from tools.drawings import WRITTEN, written

COLOURS = json.loads(WRITTEN.read_text(encoding="utf-8"))["colours"]


def test_the_drawings_are_those_of_the_client():
    assert WRITTEN.read_text(encoding="utf-8") == written(), "run python -m tools.drawings"


def dots(frame, game, colour, near=2):
    """Which dots of a frame have a colour."""
    wanted = np.array([round(255 * part) for part in to_rgb(COLOURS[game][colour])])
    return (np.abs(frame.astype(int) - wanted) <= near).all(axis=2)


def test_an_adventurer_appears_where_it_is_placed():
    game = tidewood.new("the-island", 5, players=3)
    who, before = game.decision.player, picture(game)
    hexes = {option.notation.split()[-1]: option.notation for option in game.options}
    left, right = min(hexes, key=lambda name: int(name[1:])), max(hexes, key=lambda name: int(name[1:]))
    middles = []
    for name in (left, right):
        twin = game.copy().play(hexes[name])
        new = dots(picture(twin), "the-island", who) & ~dots(before, "the-island", who)
        _, xs = np.nonzero(new[:, :900])
        assert 60 < len(xs) < 400, "one figure on the board"
        middles.append(xs.mean())
    assert middles[0] < middles[1] - 100


def test_a_creature_and_the_tiles_are_drawn():
    frame = picture(tidewood.new("the-island", 5, players=2))
    for terrain in ("beach", "jungle", "mountain"):
        assert dots(frame, "the-island", terrain).sum() > 8 * 1500
    assert dots(frame, "the-island", "serpent").sum() > 5 * 100


def test_cards_are_drawn_in_the_colours_of_their_kind():
    game = tidewood.new("everdell", 5, players=2)
    facts = tidewood.api.card_facts("everdell")
    frame = picture(game)
    meadow = [facts[id]["type"] for id in game.view(None)["meadow"]]
    for kind in ("traveller", "production", "destination", "governance", "prosperity"):
        drawn = dots(frame[:260, :370], "everdell", f"{kind} c").sum()
        assert (drawn > 1000 * meadow.count(kind)) if kind in meadow else drawn < 300


@pytest.mark.parametrize("boards", [["A"], ["A", "B", "C", "D"]])
def test_every_land_is_drawn_in_its_terrain_and_holds_its_pieces(boards):
    game = tidewood.new("spirit-island", 5, players=len(boards), boards=boards)
    frame = picture(game)[:, :900]
    terrains = [land["terrain"] for land in game.view(None)["lands"].values()]
    shares = {
        terrain: dots(frame, "spirit-island", terrain).sum() for terrain in ("jungle", "mountain", "sands", "wetland")
    }
    assert all(
        abs(share / sum(shares.values()) - terrains.count(kind) / len(terrains)) < 0.1 for kind, share in shares.items()
    )
    assert dots(frame, "spirit-island", "dahan").sum() > 50 * len(boards)
    assert dots(frame, "spirit-island", "p1").sum() > 40


def test_an_island_that_grows_apart_still_fits():
    game = tidewood.new("spirit-island", 5, players=3, layout="archipelago", expansions=["jagged-earth"])
    assert dots(picture(game)[:, :8], "spirit-island", "paper").all()


def test_paths_are_read_as_browsers_read_them():
    ring = path_of("M5 0a5 5 0 1 1 0 10a5 5 0 1 1 0-10z").get_extents()
    assert np.allclose(ring.get_points(), [[0, 0], [10, 10]], atol=0.01)
    close = path_of("M5 0a5 5 0 01.0 10a5 5 0 110-10z").get_extents()
    assert np.allclose(close.get_points(), [[0, 0], [10, 10]], atol=0.01)
    smooth = path_of("M0 0Q5 10 10 0T20 0h5V3")
    assert np.allclose(smooth.vertices, [[0, 0], [5, 10], [10, 0], [15, -10], [20, 0], [25, 0], [25, 3]])
