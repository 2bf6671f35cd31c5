"""Writes sentences for the client to say as Python does: python -m tools.parity [--check].

The page fills patterns by itself (web/src/language/patterns.ts). Messages of played games lie in a file with the words
they need and what Python says; the client's tests fill them and compare.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import tidewood
from tidewood import api
from tidewood.language.catalogue import ORDER

FILE: Final = Path(__file__).resolve().parent.parent / "web" / "src" / "language" / "parity.json"
GAMES: Final[dict[str, dict[str, Any]]] = {
    "the-island": {"players": 3},
    "everdell": {"players": 2, "modules": ["legends", "abilities"]},
    "spirit-island": {"players": 2, "adversary": "sweden", "adversary_level": 3},
}
ANSWERS: Final = 120
KINDS: Final = {"asks": 8, "option": 8, "log": 8}  # so many different messages of each, for a game and language
BOARD: Final = ("creature", "terrain")  # nouns of what a drawn board says; its patterns are all there

Sample = dict[str, Any]


def source(limits: dict[str, int] = KINDS) -> str:
    found = [samples(game, setup, lang, limits) for game, setup in GAMES.items() for lang in ORDER]
    return json.dumps(found, ensure_ascii=False, indent=1, sort_keys=True) + "\n"


def samples(game: str, setup: dict[str, Any], lang: str, limits: dict[str, int]) -> dict[str, Any]:
    """What a game says in one language, each kind of message once, and the words it takes to say it."""
    kept: dict[tuple[str, str], Sample] = {}
    for kind, told, text in messages(game, setup, lang):
        key = (kind, shape(told))
        if key not in kept and len([1 for other, _ in kept if other == kind]) < limits[kind]:
            kept[key] = {"kind": kind, "said": {"id": told["id"], "args": told["args"]}, "text": text}
    said = [sample["said"] for sample in kept.values()]
    return {"game": game, "texts": needed(api.texts(game, lang, setup), said), "samples": list(kept.values())}


def messages(game: str, setup: dict[str, Any], lang: str) -> Iterator[tuple[str, dict[str, Any], str]]:
    """Everything that is asked, open and told in a game that is played at random."""
    played = tidewood.new(game, **setup, seed=7)
    rng = random.Random(game)
    lines = 0
    for _ in range(ANSWERS):
        decision = played.decision
        if decision is None:
            return
        asked = decision.asked((lang,))
        if asked is not None:
            yield "asks", asked, decision.prompt(lang)
        for option in decision.answers:
            told = option.told((lang,))
            if told is not None:
                yield "option", told, option.text(lang)
        played.play(rng.choice(decision.notations))
        for event in played.log[lines:]:
            told = played.told(event)
            if told is not None:
                yield "log", told, played.tell(event, lang)
        lines = len(played.log)


def shape(told: Any) -> str:
    """A message by its patterns: its id, and those of the messages within it."""
    if isinstance(told, dict) and "id" in told:
        return f"{told['id']}({','.join(shape(value) for value in told['args'].values())})"
    return "[]" if isinstance(told, list) else ""


def needed(texts: dict[str, Any], said: list[Any]) -> dict[str, Any]:
    """The part of a catalogue that these messages take."""
    ids, things = set(), set()

    def walk(value: Any) -> None:
        if isinstance(value, str) and ":" in value:
            things.add(value.partition(":")[::2])
        elif isinstance(value, list):
            for one in value:
                walk(one)
        elif isinstance(value, dict) and "id" in value:
            ids.add(value["id"])
            walk(list(value.get("args", {}).values()))

    walk(said)
    board = {id for id in texts["patterns"] if id.startswith("board.")}
    names = {id for _, id in things}
    nouns = {
        kind: {id: forms for id, forms in known.items() if "*" in id or (kind, id) in things or kind in BOARD}
        for kind, known in texts["nouns"].items()
        if any(kind == other for other, _ in things) or kind in BOARD
    }
    return {
        **texts,
        "patterns": {id: text for id, text in texts["patterns"].items() if id.partition("_")[0] in ids | board},
        "nouns": nouns,
        "names": {id: name for id, name in texts["names"].items() if id in names},
        "words": {},
        "effects": {path: forms for path, forms in texts["effects"].items() if path in names},
    }


def main(words: list[str]) -> int:
    text = source()
    if words == ["--check"]:
        return 0 if FILE.read_text(encoding="utf-8") == text else 1
    FILE.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
