"""Every pattern of a game is said by something: its id stands in the sources, whole or made from its parts."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from tidewood.language.catalogue import catalogue_of

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "tidewood"  # the sources, where the compiled build is tested too
CLIENT = ROOT / "web" / "src"
SHARED = ("kernel", "language")  # what says patterns of every game
DECLARED = ("option", "prompt", "log")  # their ids are declared without the section
DRAWN = ("board", "tray")  # what only the page says, without the section too


@cache
def literals(folder):
    """Texts in the sources, and those with parts that are put in, as patterns of what they may become."""
    plain, made = set(), set()
    for file in folder.rglob("*.py"):
        tree = ast.parse(file.read_text("utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr):
                parts = [re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in node.values]
                made.add("".join(parts))
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                plain |= {node.value, *node.value.split()}
    return plain, made


@cache
def in_client():
    text = "\n".join(file.read_text("utf-8") for suffix in ("ts", "svelte") for file in CLIENT.rglob(f"*.{suffix}"))
    return set(re.findall(r"[\w.:-]+", text)), set(re.findall(r"([\w.-]+[.-])\$\{", text))


def names_of(id):
    """How the sources may name it."""
    section, _, rest = id.partition(".")
    if section == "setup":
        words = re.split("[.-]", rest)  # an option, or one of its choices behind it
        return {"_".join(words[: i + 1]) for i in range(len(words))}
    if id.startswith("card.level-"):  # a threshold without its elements, in text/printed.py
        return {id.replace("card.level", "card.threshold")}
    return {id, rest} if section in DECLARED else {id}


def is_drawn(id):
    plain, heads = in_client()
    parts = id.split(".")[1:]
    names = {id, *[".".join(parts[i:]) for i in range(len(parts))]}
    return bool(names & plain) or any(name.startswith(head) for name in names for head in heads)


@pytest.mark.parametrize("game", ["the-island", "spirit-island", "everdell"])
def test_every_pattern_is_said_by_something(game):
    folders = [PACKAGE / "games" / game.replace("-", "_"), *[PACKAGE / name for name in SHARED]]
    plain = set.union(*[literals(folder)[0] for folder in folders])
    made = [re.compile(text) for folder in folders for text in literals(folder)[1] if re.search(r"\w{3}", text)]
    own = catalogue_of(game, "en").patterns.keys() - catalogue_of("shared", "en").patterns.keys()
    unused = []
    for id in sorted({id.partition("_")[0] for id in own} - {"setup.about"}):
        names = names_of(id)
        said = names & plain or any(text.fullmatch(name) for text in made for name in names)
        if not said and not (id.split(".")[0] in DRAWN and is_drawn(id)):
            unused.append(id)
    assert not unused, " ".join(unused)
