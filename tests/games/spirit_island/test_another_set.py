"""A later set is folders with its content, a descriptor and a line in `sets`: nothing else of the program changes."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[3] / "src"
GAME = Path("tidewood") / "games" / "spirit_island"
FILES = {
    "cards/lantern_light/__init__.py": '''
"""The cards of Lantern Light."""

from tidewood.games.spirit_island.cards.lantern_light.minor import CARDS as MINOR_POWERS

__all__ = ["MINOR_POWERS"]
''',
    "cards/lantern_light/minor.py": '''
"""The minor Powers of Lantern Light."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.words import *

GLOW: Final = rule("glow-of-lanterns", NUMBER, DEFEND)

CARDS: Final[list[Power]] = [
    minor(
        "glow-of-lanterns", FAST, 0, "sun fire", within=1, land=DAHAN,
        effect=[push(up_to(1), EXPLORERS), this_turn(GLOW, here=True, value=3)],
    ),
]  # fmt: skip
''',
    "spirits/lantern_light/__init__.py": '''
"""The Spirits of Lantern Light."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.words import *

SPIRITS: Final[list[Spirit]] = [
    Spirit(
        "lantern-over-still-water",
        LOW,
        energy="1 2 fire 3 4 5",
        plays="1 2 2 3 4 5",
        growth=[
            [reclaim_all(), gain_power()],
            [add_presence(within=1), add_presence(within=1)],
            [add_presence(within=3), energy(2)],
        ],
        start=[Start(2, "highest wetland")],
        innates=[innate("moths-come", SLOW, within=1, land=INVADERS, levels=[at("sun fire", fear(1), damage(1))])],
        cards=[
            unique(f"lantern-{n}", FAST, 1, "sun fire", within=1, effect=[defend(n), fear(1)]) for n in range(1, 5)
        ],
        rules=[rule("never-quite-dark", NUMBER, INCOME, n=1)],
    )
]
''',
    "sets/lantern_light.py": '''
"""Lantern Light."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.cards import lantern_light as cards
from tidewood.games.spirit_island.sets.content_set import NO_ASPECTS, ContentSet
from tidewood.games.spirit_island.spirits import lantern_light as spirits

SET: Final = ContentSet(
    "lantern-light", cards.MINOR_POWERS, [], [], [], [], spirits.SPIRITS, NO_ASPECTS, [], [],
)
''',
    "text/en/lantern_light.toml": """
spelt = [
  "lantern-light", "glow-of-lanterns", "lantern-over-still-water", "moths-come", "never-quite-dark", "lantern-1",
  "lantern-2", "lantern-3", "lantern-4",
]

[setup.expansions]
lantern-light = "Lantern Light: a Spirit and a card"

[card.rule]
glow-of-lanterns = "Defend {value}"
never-quite-dark = "you gain 1 Energy more each turn"
""",
}
PLAYED = """
import json, random
import tidewood
from tidewood.api import cards
from tidewood.games.spirit_island import content
from tidewood.kernel.errors import BadSetup

spirit = "lantern-over-still-water"
rng = random.Random(1)
ends = []
for sets in (["lantern-light"], ["branch-and-claw", "jagged-earth", "lantern-light"]):
    for seed in range(3):
        game = tidewood.new("spirit-island", seed, spirits=[spirit, "thunderspeaker"], expansions=sets)
        while not game.is_over:
            game.pick(rng.randrange(game.count))
            assert tidewood.load(game.save(), verify=False).save() == game.save()
        ends.append(game.outcome["victory"])
refused = ""
try:
    tidewood.new("spirit-island", 1, spirits=[spirit])
except BadSetup as error:
    refused = str(error)
with_it = {"expansions": ["lantern-light"]}
text = [card.text for card in cards("spirit-island", setup=with_it) if card.id == "glow-of-lanterns"]
tables = [tidewood.new("spirit-island", 1, expansions=sets).table() for sets in ([], ["lantern-light"])]
minors = [table["minor"]["deck"] for table in tables]
numbers = [power.id for power in content.POWERS]
print(json.dumps({"ends": len(ends), "refused": refused, "text": text, "minors": minors, "numbers": numbers}))
"""
NUMBERS = """
import json
from tidewood.games.spirit_island import content
print(json.dumps([power.id for power in content.POWERS]))
"""


def said(program: str, path: Path) -> str:
    ran = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "PYTHONPATH": str(path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


@pytest.fixture
def with_another_set(tmp_path):
    """A copy of the program to which somebody has added a set."""
    shutil.copytree(SOURCE / "tidewood", tmp_path / "tidewood", ignore=shutil.ignore_patterns("__pycache__", "static"))
    for name, text in FILES.items():
        path = tmp_path / GAME / name
        path.parent.mkdir(exist_ok=True)
        assert not path.exists()
        path.write_text(text.lstrip(), encoding="utf-8")
    every = tmp_path / GAME / "sets" / "every.py"
    line = "from tidewood.games.spirit_island.sets import base, branch_and_claw, jagged_earth"
    changed = every.read_text(encoding="utf-8").replace(line, f"{line}, lantern_light")
    every.write_text(changed.replace("jagged_earth.SET]", "jagged_earth.SET, lantern_light.SET]"), encoding="utf-8")
    return tmp_path


def test_a_new_set_is_its_folders_and_a_line(with_another_set):
    found = json.loads(said(PLAYED, with_another_set))
    assert found["ends"] == 6
    assert "is of lantern-light, which is not among expansions" in found["refused"]
    assert found["text"] == [
        "Minor Power: Fast, cost 0, sun, fire. Range 1, a land with Dahan. Push up to 1 Explorer. This turn, Defend 3."
    ]
    assert found["minors"] == [36, 37]
    before = json.loads(said(NUMBERS, SOURCE))
    assert found["numbers"][: len(before)] == before  # those of earlier sets, as saves know them
