"""Answers that nobody was asked for, because nothing else was open: they may be named all the same."""

from __future__ import annotations

from tidewood.game import Game
from tidewood.kernel.notation import normal, verb_of


def was_forced(game: Game, answer: str) -> bool:
    """Whether this names what was taken silently since the last answer given, or a set of such things. What it names
    is then used up. Only a game that notes what is forced knows.
    """
    player, colon, rest = answer.partition(":")
    named = player.strip() if colon and player.strip() in game.players else ""
    said = rest if named else answer
    taken = [
        None if named and who >= 0 and game.players[who] != named else normal(notation)
        for who, notation in game.forced or []
    ]
    for parts in ([said], said.split(",")):
        after = found_in([normal(part) for part in parts], taken)
        if after:
            game.forced = (game.forced or [])[after:]
            return True
    return False


def found_in(parts: list[str], taken: list[str | None]) -> int:
    """Up to where these follow each other in what was taken, without what is None; 0 if they do not. A verb may stand
    once for all.
    """
    verb = verb_of(parts[0])
    at = 0
    for part in parts:
        while at < len(taken) and taken[at] not in (part, f"{verb} {part}"):
            at += 1
        if at == len(taken):
            return 0
        at += 1
    return at
