"""`tidewood replay`: a record, told again or checked."""

from __future__ import annotations

from pathlib import Path

import tidewood
from tidewood.cli.common import Wrong, read_bytes, read_game, spoken, write_json
from tidewood.files import record as records


def replay(path: Path, verify: bool, as_json: bool, lang: str) -> None:
    game = read_game(path)  # every answer of a record is played here, so an illegal one is found
    said = spoken(game.languages, lang)
    if verify:
        check(path, game)
    if as_json:
        told = [game.tell(event, said) for event in game.log]
        summary = {"game": game.kind, "answers": game.answers, "verified": verify, "outcome": game.outcome}
        write_json({**summary, "log": told})
    elif verify:
        print(f"{path}: {game.answers} answers of {game.kind}, all legal; it replays exactly")
    else:
        for event in game.log:
            print(game.tell(event, said))


def check(path: Path, game: tidewood.Game) -> None:
    """What is written again is what was read, under the same rules, and plays to the same position once more."""
    content = read_bytes(path, "file")
    if content.lstrip()[:1] != b"{":
        read = records.read(content)
        if read.rules != game.rules_version:
            raise Wrong(f"{path}: written under rules version {read.rules}; these are {game.rules_version}")
        again = records.read(game.record())
        whole = (read.game, read.seed, read.origin, len(read.answers))
        if whole != (again.game, again.seed, again.origin, len(again.answers)):
            raise Wrong(f"{path}: what it replays to is another game")
        wrong = [key for key in read.setup if read.setup[key] != again.setup.get(key)]
        if wrong:
            raise Wrong(f"{path}: it replays with another set-up: {', '.join(wrong)}")
    if tidewood.replay(game.record()).save() != game.save():
        raise Wrong(f"{path}: it does not replay to the same position")
