"""Every scenario is saved and loaded at every decision, and every decision is put into words: whatever can stand on
the table can stand in a save and be said.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import tidewood
from tidewood.files.scenario import Scenario, read_file
from tidewood.game import new
from tidewood.scenarios import play

FOLDER = Path(__file__).parents[2] / "scenarios" / "spirit-island"
FILES = sorted(FOLDER.glob("*.yaml"))


def playable(path: Path) -> list[Scenario]:
    return [scenario for scenario in read_file(path) if not scenario.fails]


@pytest.mark.wide
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_save_at_every_decision_goes_on_alike(path):
    for scenario in playable(path):
        setup = dict(scenario.setup)
        seed = setup.pop("seed", 1)
        game = new("spirit-island", seed, position=scenario.position, fixed=scenario.chance, note_forced=True, **setup)
        for answer in [*scenario.play, None]:
            saved = game.save()
            loaded = tidewood.load(saved, verify=False)
            assert loaded.save() == saved, scenario.name
            assert loaded.table() == game.table(), scenario.name
            here, there = game.decision, loaded.decision
            assert (here is None) == (there is None), scenario.name
            if here is not None and there is not None:
                assert there.notations == here.notations, scenario.name
                for lang in game.languages:
                    assert here.prompt(lang), scenario.name
                    said = [(option.player, option.text(lang)) for option in here]
                    assert len(set(said)) == len(said), (scenario.name, said)
                owned = [(option.player, option.notation) for option in here]
                assert len(set(owned)) == len(owned), (scenario.name, owned)
            if answer is not None:
                play(game, [answer])
