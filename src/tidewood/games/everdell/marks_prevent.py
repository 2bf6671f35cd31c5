"""With what something of Phantomia's can be prevented, so that yes and the price are one answer. [PH-PLAN-04,
PH-LIST-07]
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from tidewood.games.everdell.asking import module_of
from tidewood.games.everdell.marks_tolls import taken
from tidewood.games.everdell.marks_view import Spare, Toll, Way
from tidewood.games.everdell.phantomia.verbs.effects import Unless
from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.verbs.common import Some
from tidewood.kernel.combine import Either, Seq
from tidewood.kernel.core import Frame, Node


def prevention(s: Valley, who: int, paths: Mapping[Node[Any], str]) -> list[Way]:
    """One way, or one for each price of which one is paid; empty where no such question is open, or nothing can be
    paid.
    """
    choice = s.choice
    if choice is None or choice.who != who or not isinstance(choice.frame.node, Unless):
        return []
    f, price = choice.frame, choice.frame.node.price
    if not price.whole(s, f.scope):
        return []
    if not isinstance(price, Either):
        return [way(s, f, price, ["prevent"], paths)]
    parts = [(i, part) for i, part in enumerate(price.parts, 1) if part.whole(s, f.scope)]
    return [way(s, f, part, ["prevent", f"either {i}"], paths) for i, part in parts]


def way(s: Valley, f: Frame, price: Node[Any], answers: list[str], paths: Mapping[Node[Any], str]) -> Way:
    asked = price.parts[0] if isinstance(price, Seq) else price
    frame = f.run_by(asked)
    toll: Toll = {
        "by": f"module:{module_of(s, f)}",
        "price": f"effect:{paths.get(price, '')}",
        "takes": taken(s, asked, f.scope),
    }
    if isinstance(asked, Some) and not asked.amount.up_to:
        toll["n"], toll["at"] = asked.most(s, f.scope), len(answers)
        toll["spare"] = [spare(s, frame, asked, thing, n) for thing, n in Counter(asked.things(s, f.scope)).items()]
    return {"pay": [{}], "answers": [answers], "tolls": [toll]}


def spare(s: Valley, frame: Frame, node: Some, thing: int, n: int) -> Spare:
    return {"ref": node.refs(s, frame, thing)[0], "answer": node.written(s, frame, thing), "n": [n]}
