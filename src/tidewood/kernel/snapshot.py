"""A position as plain data and back, at any decision.

Frames name their nodes by the rule or card they belong to and the path below it, so a save outlives the process. A
node that a script yielded is named by the script and its place in the row of yields; the script's own frame below it
has the results needed.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tidewood.kernel.combine import RECALL
from tidewood.kernel.core import Choice, Frame, Node, Result, Scope, State
from tidewood.kernel.errors import BadFile
from tidewood.kernel.ledger import Ledger
from tidewood.kernel.picks import Pick
from tidewood.kernel.rows import REACTIONS, Row, Rule, set_rows
from tidewood.kernel.scripts import Script, ScriptFrame

KERNEL_FIELDS = ("players", "rng", "mode", "over", "phase", "serial")
OTHER_FIELDS = frozenset(("result", "stack", "choice", "picks", "rows", "ledgers", "fixed"))
MAX_FRAMES = 10_000
# Nodes that every game may have running.
KERNEL_NODES: dict[str, Node[Any]] = {"recall": RECALL, "reactions": REACTIONS}


class Names:
    """Every node of a game by its path, built once for each set-up from its roots (the round, the cards, the rules)."""

    def __init__(self, roots: Mapping[str, Node[Any]], rules: Mapping[str, Rule[Any]] | None = None) -> None:
        self.rules = dict(rules or {})
        self.nodes: dict[str, Node[Any]] = {}
        self.paths: dict[Node[Any], str] = {}
        for name, root in {**KERNEL_NODES, **roots}.items():
            self.add(name, root)
        for name, rule in self.rules.items():
            if rule.effect is not None:
                self.add(f"rule:{name}", rule.effect)

    def add(self, path: str, node: Node[Any]) -> None:
        self.nodes[path] = node
        self.paths.setdefault(node, path)
        for i, child in enumerate(node.children()):
            self.add(f"{path}/{i}", child)


def dump(s: State, fields: tuple[str, ...], names: Names) -> dict[str, object]:
    """The whole position. Lists are shared with the state: encode it before playing on."""
    data: dict[str, object] = {field: getattr(s, field) for field in KERNEL_FIELDS}
    data["picks"] = True  # a save without this was made before there were any
    if s.fixed:
        data["fixed"] = list(s.fixed)
    data["rng"] = str(s.rng)  # larger than what other languages read as a number
    for field in fields:
        data[field] = getattr(s, field)
    paths = _paths(s, names)
    data["result"] = _dump_result(s.result)
    data["stack"] = [_dump_frame(frame, paths) for frame in s.stack]
    choice = s.choice
    if choice is not None:
        data["choice"] = {
            "who": choice.who,
            "options": choice.options,
            "owners": choice.owners,
            "frame": _dump_frame(choice.frame, paths),
        }
    if s.rows:
        data["rows"] = [[r.serial, r.rule.id, r.owner, r.place, r.until, r.uses, r.value] for r in s.rows]
    if s.ledgers:
        data["ledgers"] = [
            [b.serial, b.owner, b.cause, [[key, _dump_result(result)] for key, result in b.notes], b.used]
            for b in s.ledgers
        ]
    return data


def _paths(s: State, names: Names) -> dict[Node[Any], str]:
    """The names of all nodes, with those that scripts on the stack have yielded."""
    scripts = [f for f in s.stack if isinstance(f, ScriptFrame)]
    if not scripts:
        return names.paths
    here = Names({})
    here.paths.update(names.paths)
    for frame in scripts:
        here.add(f"{here.paths[frame.node]}!{len(frame.results)}", frame.yielded)
    return here.paths


def _dump_result(result: Result) -> list[object]:
    return [result.size, [list(thing) for thing in result.things]]


def _dump_scope(c: Scope) -> list[object]:
    return [
        c.owner, c.chooser, c.place, c.origin, c.card, list(c.cause), c.eyes, c.mode,
        [[name, _dump_result(result)] for name, result in c.names],
    ]  # fmt: skip


def _dump_frame(f: Frame, paths: dict[Node[Any], str]) -> list[object]:
    c = f.scope
    # Most scopes say only whose turn it is: those are written as one number.
    plain = c.chooser == c.owner == c.eyes and c.place == -1 and c.origin == -1 and c.card == -1 and not c.mode
    scope: object = c.owner if plain and not c.cause and not c.names else _dump_scope(c)
    data: list[object] = [paths[f.node], scope, f.cursor, f.held, _dump_result(f.got) if f.got.size else 0]
    if isinstance(f, ScriptFrame):
        data.append([_dump_result(result) for result in f.results])
    return data


def asks_as_before(s: State, data: Mapping[str, object]) -> bool:
    """Whether the open question has become a pick since this was saved: its frame meant other things then."""
    if s.choice is None or "picks" in data:
        return False
    node = s.choice.frame.node
    return any([isinstance(part, Pick) for part in [node, *node.children()]])


def load(s: State, fields: tuple[str, ...], names: Names, data: object, later: tuple[str, ...] = ()) -> None:
    """Lay saved data over a fresh state of the same set-up. Anything that does not fit is a BadFile and says where.
    Of the fields, those in `later` may be missing.
    """
    if not isinstance(data, dict):
        raise BadFile("the snapshot is not an object")
    unknown = set(data) - set(KERNEL_FIELDS) - set(fields) - OTHER_FIELDS
    if unknown:
        raise BadFile(f"the snapshot has unknown fields: {', '.join(sorted(map(str, unknown)))}")
    for field in (*KERNEL_FIELDS, *fields):
        if field not in data:
            if field in later:
                continue
            raise BadFile(f"the snapshot lacks {field!r}")
        value = data[field]
        if field == "rng":
            if not (isinstance(value, str) and value.isascii() and value.isdecimal() and len(value) <= 60):
                raise BadFile("snapshot field 'rng' is not a number")
            value = int(value)
        _fits(field, value, getattr(s, field))
        setattr(s, field, _plain(value))
    fixed = _list(data.get("fixed", []), "fixed")
    if not all(isinstance(outcome, str) for outcome in fixed):
        raise BadFile("snapshot field 'fixed' is not a list of texts")
    s.fixed = tuple(map(str, fixed))
    s.result = _load_result(data.get("result", [0, []]), "result")
    rows = []
    for row in _list(data.get("rows", []), "rows"):
        serial, rule, owner, place, until, uses, value = _row(row, 7, "rows")
        if not isinstance(rule, str) or rule not in names.rules:
            raise BadFile(f"snapshot rows: unknown rule {rule!r}")
        numbers = [_int(x, "rows") for x in (serial, owner, place, until, uses, value)]
        rows.append(Row(numbers[0], names.rules[rule], *numbers[1:]))
    set_rows(s, tuple(rows))
    books = []
    for book in _list(data.get("ledgers", []), "ledgers"):
        serial, owner, cause, notes, used = _row(book, 5, "ledgers")
        books.append(
            Ledger(
                _int(serial, "ledgers"),
                _int(owner, "ledgers"),
                _ints(cause, "ledgers"),
                _load_names(notes),
                _ints(used, "ledgers"),
            )
        )
    s.ledgers = tuple(books)
    nodes = dict(names.nodes)
    stack = [_load_frame(frame, nodes) for frame in _list(data.get("stack"), "stack")]
    s.stack = stack
    choice = data.get("choice")
    if choice is None:
        s.choice = None
        return
    if not isinstance(choice, dict):
        raise BadFile("snapshot field 'choice' is not an object")
    options = list(_ints(choice.get("options"), "choice.options"))
    owners = choice.get("owners")
    checked = None if owners is None else list(_ints(owners, "choice.owners"))
    if not options or (checked is not None and len(checked) != len(options)):
        raise BadFile("snapshot field 'choice' has no fitting options")
    s.choice = Choice(_load_frame(choice.get("frame"), nodes), _int(choice.get("who"), "choice.who"), options, checked)


def _load_frame(data: object, nodes: dict[str, Node[Any]]) -> Frame:
    parts = _list(data, "a frame")
    if len(parts) not in (5, 6):
        raise BadFile("a frame of the snapshot has the wrong number of parts")
    path, raw, cursor, held, got = parts[:5]
    if not isinstance(path, str) or path not in nodes:
        raise BadFile(f"the snapshot names an unknown step {str(path)[:80]!r}")
    node = nodes[path]
    scope = Scope(raw) if isinstance(raw, int) else _load_scope(raw)
    if len(parts) == 6:
        if not isinstance(node, Script):
            raise BadFile(f"the snapshot says that {path!r} is a script")
        results = tuple(
            [_load_result(result, "a script's results") for result in _list(parts[5], "a script's results")]
        )
        try:
            model = node.yielded(results)
        except Exception as error:
            raise BadFile(f"the results of script {path!r} do not fit it") from error
        fresh = Names({f"{path}!{len(results)}": model})
        nodes.update(fresh.nodes)
        return ScriptFrame(node, scope, results, model, None)
    done = Result((), 0) if got == 0 else _load_result(got, "a frame")
    return Frame(node, scope, _int(cursor, "a frame"), _int(held, "a frame"), done)


def _load_scope(data: object) -> Scope:
    owner, chooser, place, origin, card, cause, eyes, mode, names = _row(data, 9, "a scope")
    who, by, at, source, self_ = [_int(x, "a scope") for x in (owner, chooser, place, origin, card)]
    causes = _ints(cause, "a scope")
    return Scope(who, by, at, source, self_, causes, _int(eyes, "a scope"), _int(mode, "a scope"), _load_names(names))


def _load_names(data: object) -> tuple[tuple[str, Result], ...]:
    pairs = []
    for pair in _list(data, "names"):
        name, result = _row(pair, 2, "names")
        if not isinstance(name, str):
            raise BadFile("a name in the snapshot is not a text")
        pairs.append((name, _load_result(result, "names")))
    return tuple(pairs)


def _load_result(data: object, where: str) -> Result:
    size, things = _row(data, 2, where)
    triples = []
    for thing in _list(things, where):
        a, b, c = _row(thing, 3, where)
        triples.append((_int(a, where), _int(b, where), _int(c, where)))
    return Result(tuple(triples), _int(size, where))


def _fits(field: str, value: object, model: object) -> None:
    """A value of a save is of the same kind as in a fresh game. How long its lists are is looked at by the game."""
    if type(value) is not type(model):
        raise BadFile(f"snapshot field {field!r} is not {type(model).__name__}")
    if isinstance(value, list):
        assert isinstance(model, list)
        inner = list if model and isinstance(model[0], list) else int
        if len(value) > MAX_FRAMES or not all(type(x) is inner for x in value):
            raise BadFile(f"snapshot field {field!r} holds something else than {inner.__name__}s")
        if inner is list:
            for x in value:
                _ints(x, field)


def _plain(value: object) -> object:
    if isinstance(value, list):
        return [list(x) if isinstance(x, list) else x for x in value]
    return value


def _list(value: object, where: str) -> list[object]:
    if not isinstance(value, (list, tuple)) or len(value) > MAX_FRAMES:
        raise BadFile(f"snapshot: {where} is not a list of acceptable length")
    return list(value)


def _row(value: object, n: int, where: str) -> list[object]:
    parts = _list(value, where)
    if len(parts) != n:
        raise BadFile(f"snapshot: {where} has {len(parts)} parts instead of {n}")
    return parts


def _int(value: object, where: str) -> int:
    if type(value) is not int or not -(2**62) < value < 2**62:
        raise BadFile(f"snapshot: {where} holds something that is not a whole number")
    return value


def _ints(value: object, where: str) -> tuple[int, ...]:
    return tuple([_int(x, where) for x in _list(value, where)])
