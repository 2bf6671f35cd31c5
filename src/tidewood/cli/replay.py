"""`tidewood replay`: a record, told again or checked."""

from __future__ import annotations

from pathlib import Path

import tidewood
from tidewood.cli.common import Wrong, read_bytes, read_game, spoken, warn, write_json
from tidewood.cli.words import words_of
from tidewood.files import record as records


def replay(path: Path, verify: bool, as_json: bool, lang: str) -> None:
    game = read_game(path)  # every answer of a record is played here, so an illegal one is found
    warn(game, lang)
    said = spoken(game.languages, lang)
    if verify:
        check(path, game)
    if as_json:
        told = [game.tell(event, said) for event in game.log]
        summary = {"game": game.kind, "answers": game.answers, "verified": verify, "outcome": game.outcome}
        write_json({**summary, "log": told})
    elif verify:
        print(words_of(lang)("play.verified", path=path, n=game.answers, game=game.kind))
    else:
        for event in game.log:
            print(game.tell(event, said))


def check(path: Path, game: tidewood.Game) -> None:
    """What is written again is what was read, under the same rules, and plays to the same position once more."""
    content = read_bytes(path)
    if content.lstrip()[:1] != b"{":
        read = records.read(content)
        if read.rules != game.rules_version:
            raise Wrong("written-under", path=str(path), rules=read.rules, own=game.rules_version)
        again = records.read(game.record())
        whole = (read.game, read.seed, read.origin, len(read.answers))
        if whole != (again.game, again.seed, again.origin, len(again.answers)):
            raise Wrong("other-game", path=str(path))
        wrong = [key for key in read.setup if read.setup[key] != again.setup.get(key)]
        if wrong:
            raise Wrong("other-setup", path=str(path), keys=wrong)
    if tidewood.replay(game.record()).save() != game.save():
        raise Wrong("other-end", path=str(path))
