"""Where code cites rules, and how each citation can be put out of action.

A rule is cited in the docstring of a function, method or class, in square brackets, or in a trailing comment:

    def can_swim(self, ...) -> bool:
        '''Only swimmers may cross water. [TI-043, TI-044]'''

    if moves > MOST:  # TI-051

A comment on a line of its own cites what follows it if the rule stands in square brackets; else it only mentions it.

A mutant is the whole file with one such place changed. It must still parse; whether it imports, the runner finds out.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, TypeGuard

from tests import rules

RULE_ID: Final = re.compile(rf"\b{rules.RULE_ID.pattern}\b")
BRACKETS: Final = re.compile(r"\[([^\[\]]*)\]")

Function = ast.FunctionDef | ast.AsyncFunctionDef
Part = ast.expr | ast.keyword

# What a function returns instead of doing its work, by the beginning of its annotation.
BLANK: Final = {"bool": "False", "int": "0", "list": "[]", "tuple": "()", "dict": "{}", "set": "set()", "str": "''"}


@dataclass(frozen=True)
class Site:
    """One place that cites rules."""

    line: int
    ids: tuple[str, ...]


@dataclass(frozen=True)
class Edit:
    """Put `text` in the place of a part of the source, given in bytes because `ast` counts in bytes."""

    start: int
    end: int
    text: str
    what: str


class Module:
    """A source file with its tree, its citations and the mutants of each."""

    def __init__(self, source: str) -> None:
        self.source: Final = source
        self.data: Final = source.encode()
        self.tree: Final = ast.parse(source)
        starts = [0]
        for line in self.data.splitlines(keepends=True):
            starts.append(starts[-1] + len(line))
        self.starts: Final = starts
        self.owner: Final = {child: node for node in ast.walk(self.tree) for child in ast.iter_child_nodes(node)}

    # -- citations

    def sites(self) -> list[Site]:
        return sorted([*self.docstring_sites(), *self.comment_sites()], key=lambda site: site.line)

    def docstring_sites(self) -> Iterator[Site]:
        for node in ast.walk(self.tree):
            if isinstance(node, Function | ast.ClassDef):
                bracketed = " ".join(BRACKETS.findall(ast.get_docstring(node) or ""))
                if ids := RULE_ID.findall(bracketed):
                    yield Site(node.lineno, tuple(ids))

    def comment_sites(self) -> Iterator[Site]:
        waiting: list[str] = []  # cited by a comment of its own, for the line of code that follows
        for token in tokenize.generate_tokens(io.StringIO(self.source).readline):
            if token.type == tokenize.COMMENT and token.line[: token.start[1]].strip():
                if ids := RULE_ID.findall(token.string):
                    yield Site(token.start[0], tuple(ids))
            elif token.type == tokenize.COMMENT:
                waiting += RULE_ID.findall(" ".join(BRACKETS.findall(token.string)))
            elif waiting and token.type not in (tokenize.NL, tokenize.INDENT, tokenize.DEDENT):
                yield Site(token.start[0], tuple(waiting))
                waiting = []

    # -- mutants

    def mutants(self, site: Site) -> list[tuple[str, str]]:
        """Each mutant of a site that parses: what was changed, and the source that results."""
        found: dict[str, str] = {}
        for edit in self.edits(site):
            source = (self.data[: edit.start] + edit.text.encode() + self.data[edit.end :]).decode()
            if source != self.source and source not in found and parses(source):
                found[source] = edit.what
        return [(what, source) for source, what in found.items()]

    def edits(self, site: Site) -> Iterator[Edit]:
        statement = self.statement_at(site.line)
        if isinstance(statement, Function) and statement.lineno == site.line:
            yield from self.function_edits(statement)
        elif isinstance(statement, ast.ClassDef) and statement.lineno == site.line:
            yield from self.class_edits(statement)
        elif statement is not None:
            if self.is_header(statement, site.line):
                yield from self.statement_edits(statement)
            elif otherwise := self.else_at(statement, site.line):
                yield Edit(self.span(otherwise[0])[0], self.span(otherwise[-1])[1], "pass", "else removed")
            yield from self.line_edits(statement, site.line)

    def statement_at(self, line: int) -> ast.stmt | ast.match_case | None:
        """The innermost statement that covers a line."""
        best: ast.stmt | ast.match_case | None = None
        for node in ast.walk(self.tree):  # from the outside in, so the last one that fits is the innermost
            is_case = isinstance(node, ast.match_case) and node.pattern.lineno == line
            if is_case or (isinstance(node, ast.stmt) and node.lineno <= line <= (node.end_lineno or 0)):
                assert isinstance(node, ast.stmt | ast.match_case)
                best = node
        return best

    def is_header(self, statement: ast.stmt | ast.match_case, line: int) -> bool:
        """Does the line speak of the whole statement, and not of one row of a table or one condition of several?"""
        if isinstance(statement, ast.match_case):
            return True
        if isinstance(statement, ast.If | ast.While):
            parts = statement.test.values if isinstance(statement.test, ast.BoolOp) else []
            is_spread = statement.test.lineno != statement.test.end_lineno
            if is_spread and any(self.is_on(part, line) for part in parts):
                return False
            return line < statement.body[0].lineno
        if isinstance(statement, ast.For):
            return line < statement.body[0].lineno
        return line in (statement.lineno, statement.end_lineno)

    def else_at(self, statement: ast.stmt | ast.match_case, line: int) -> list[ast.stmt]:
        """The statements of an `else:` that stands on this line."""
        if not isinstance(statement, ast.If | ast.While | ast.For) or not statement.orelse:
            return []
        is_between = (statement.body[-1].end_lineno or 0) < line < statement.orelse[0].lineno
        return statement.orelse if is_between else []

    # Functions and classes cited in their docstring

    def function_edits(self, function: Function) -> Iterator[Edit]:
        body = function.body[1:] if ast.get_docstring(function) is not None else function.body
        if not body:
            return
        first = min([body[0].lineno, *(d.lineno for d in getattr(body[0], "decorator_list", []))])
        start = self.starts[first - 1] + body[0].col_offset if first != body[0].lineno else self.span(body[0])[0]
        end = self.span(body[-1])[1]
        for text in blank_bodies(function):
            yield Edit(start, end, text, f"{function.name}: only `{text}`")

    def class_edits(self, node: ast.ClassDef) -> Iterator[Edit]:
        for part in node.body:
            if isinstance(part, Function) and not part.name.startswith("__"):
                yield from self.function_edits(part)
        for part in node.body:
            if isinstance(part, ast.Assign | ast.AnnAssign) and part.value is not None:
                yield from self.constant_edits(part.value)

    # Statements cited in a trailing comment

    def statement_edits(self, statement: ast.stmt | ast.match_case) -> Iterator[Edit]:
        match statement:
            case ast.If() | ast.While():
                yield from self.condition_edits(statement.test)
            case ast.match_case():
                pattern = statement.pattern
                guard = statement.guard or pattern
                yield Edit(self.span(pattern)[1], self.span(guard)[1], " if False", "case never taken")
            case ast.For():
                yield self.replace(statement.iter, "[]", "loop over nothing")
                yield from self.constant_edits(statement.iter)
            case ast.Return() if statement.value is not None:
                yield from self.return_edits(statement, statement.value)
            case ast.Assign() | ast.AnnAssign() | ast.AugAssign():
                yield from self.assignment_edits(statement)
            case ast.Expr() | ast.Raise() | ast.Assert() | ast.Continue() | ast.Break() | ast.Delete() | ast.Return():
                yield self.replace(statement, "pass", "statement removed")

    def condition_edits(self, test: ast.expr) -> Iterator[Edit]:
        yield self.replace(test, f"(not ({self.text(test)}))", "condition negated")
        yield self.replace(test, "False", "condition False")
        yield self.replace(test, "True", "condition True")

    def return_edits(self, statement: ast.Return, value: ast.expr) -> Iterator[Edit]:
        function = self.function_around(statement)
        kind = annotation(function) if function else ""
        text = self.text(value)
        if kind == "bool" or is_condition(value):
            yield self.replace(value, f"(not ({text}))", "result negated")
        elif kind == "int" or (not kind and isinstance(value, ast.BinOp)):
            yield self.replace(value, f"({text}) + 1", "result + 1")
        elif kind == "list" or isinstance(value, ast.List | ast.ListComp):
            yield self.replace(value, "[]", "result empty")
        elif kind in BLANK:
            yield self.replace(value, BLANK[kind], "result empty")
        elif not isinstance(value, ast.Constant):
            yield self.replace(value, "None", "result None")
        yield from self.constant_edits(value)

    def assignment_edits(self, statement: ast.Assign | ast.AnnAssign | ast.AugAssign) -> Iterator[Edit]:
        """Remove it, or change what is assigned.

        Removing the only assignment of a name would merely crash with a NameError in every test, which proves nothing
        about the rule; then only the value is changed, if there is any way to.
        """
        value = statement.value
        changes = [] if value is None else [*self.constant_edits(value), *self.value_edits(value)]
        yield from changes
        if not changes or not self.is_only_binding(statement):
            yield self.replace(statement, "pass", "statement removed")

    def value_edits(self, value: ast.expr) -> Iterator[Edit]:
        if is_condition(value):
            yield self.replace(value, f"(not ({self.text(value)}))", "value negated")
        elif isinstance(value, ast.ListComp):
            yield self.replace(value, "[]", "value empty")
        elif isinstance(value, ast.List | ast.Tuple) and len(value.elts) > 1:
            parts = [self.text(part) for part in value.elts]
            form = "[{}]" if isinstance(value, ast.List) else "({},)"
            yield self.replace(value, form.format(", ".join(parts[::-1])), "order turned round")
            yield self.replace(value, form.format(", ".join(parts[:-1])), "last one left out")
        elif isinstance(value, ast.BinOp):
            yield self.replace(value, f"({self.text(value)}) + 1", "value + 1")

    def is_only_binding(self, statement: ast.Assign | ast.AnnAssign | ast.AugAssign) -> bool:
        targets = statement.targets if isinstance(statement, ast.Assign) else [statement.target]
        names = {node.id for target in targets for node in ast.walk(target) if is_stored(node)}
        if isinstance(statement, ast.AugAssign) or not names:
            return False
        scope = self.function_around(statement) or self.tree
        bound = {node.arg for node in ast.walk(scope) if isinstance(node, ast.arg)}
        own = set(ast.walk(statement))
        bound |= {node.id for node in ast.walk(scope) if is_stored(node) and node not in own}
        return not names <= bound

    # One line of a longer statement: a row of a table, a step of a sequence, one condition of several

    def line_edits(self, statement: ast.stmt | ast.match_case, line: int) -> Iterator[Edit]:
        whole_header = self.is_header(statement, line)
        for node in self.own_expressions(statement):
            inside = self.is_on(node, line)
            if isinstance(node, ast.comprehension):
                yield from (self.dropped_filter(node, test) for test in node.ifs if test.lineno == line)
            elif isinstance(node, ast.IfExp) and node.test.lineno == line:
                yield self.replace(node.test, f"(not ({self.text(node.test)}))", "choice turned round")
            elif whole_header:
                continue
            elif isinstance(node, ast.BoolOp):
                for part in node.values:
                    if self.is_on(part, line):
                        yield from self.condition_edits(part)
            elif isinstance(node, ast.Constant) and inside:
                yield from self.constant_edits(node)
            yield from self.dropped_elements(node, line)

    def own_expressions(self, statement: ast.stmt | ast.match_case) -> Iterator[ast.AST]:
        """The expressions of a statement, without those of statements inside it and without f-strings.

        Before Python 3.12 the parts of an f-string have no usable position.
        """
        waiting: list[ast.AST] = [statement]
        while waiting:
            node = waiting.pop(0)
            yield node
            inner = ast.stmt | ast.match_case | ast.JoinedStr
            waiting += [child for child in ast.iter_child_nodes(node) if not isinstance(child, inner)]

    def dropped_filter(self, loop: ast.comprehension, test: ast.expr) -> Edit:
        place = loop.ifs.index(test)
        before = loop.ifs[place - 1] if place else loop.iter
        end = self.span(test)[1]
        # A bracketed condition ends after its bracket, which belongs to no node.
        closing = self.data[self.span(before)[1] : end].count(b"(") - self.data[self.span(before)[1] : end].count(b")")
        for _ in range(closing):
            end = self.data.index(b")", end) + 1
        return Edit(self.span(before)[1], end, "", "filter dropped")

    def dropped_elements(self, node: ast.AST, line: int) -> Iterator[Edit]:
        """Leave out what stands alone on its line in a list, a table or the arguments of a call."""
        for first, last in elements(node):
            start, end = self.span(first)[0], self.span(last)[1]
            before = self.data[self.starts[first.lineno - 1] : start].strip()
            after = self.data[end : self.starts[last.end_lineno or 0]].lstrip()
            if line in (first.lineno, last.end_lineno) and not before and after.startswith(b","):
                yield Edit(start, end + self.data[end:].index(b",") + 1, "", "element left out")

    def constant_edits(self, node: ast.expr) -> Iterator[Edit]:
        for part in self.own_expressions(ast.Expr(node)):
            if not isinstance(part, ast.Constant):
                continue
            value = part.value
            if isinstance(value, bool):
                yield self.replace(part, str(not value), f"{value} changed to {not value}")
            elif isinstance(value, int):
                yield self.replace(part, str(value + 1), f"{value} changed to {value + 1}")
            elif isinstance(value, str):
                yield self.replace(part, repr(value + "-mutant"), f"{value!r} changed")

    # -- text and places

    def span(self, node: ast.AST) -> tuple[int, int]:
        assert isinstance(node, ast.stmt | ast.expr | ast.pattern | ast.keyword)
        assert node.end_lineno is not None and node.end_col_offset is not None
        return self.starts[node.lineno - 1] + node.col_offset, self.starts[node.end_lineno - 1] + node.end_col_offset

    def text(self, node: ast.AST) -> str:
        start, end = self.span(node)
        return self.data[start:end].decode()

    def replace(self, node: ast.AST, text: str, what: str) -> Edit:
        return Edit(*self.span(node), text, what)

    def is_on(self, node: ast.AST, line: int) -> bool:
        return isinstance(node, ast.expr) and node.lineno == line == node.end_lineno

    def function_around(self, node: ast.AST) -> Function | None:
        around = self.owner.get(node)
        while around is not None and not isinstance(around, Function):
            around = self.owner.get(around)
        return around


def elements(node: ast.AST) -> list[tuple[Part, Part]]:
    """What could be left out of a display or a call, by first and last part: a dict entry is a key and a value."""
    match node:
        case ast.List() | ast.Tuple() | ast.Set():
            return [(element, element) for element in node.elts]
        case ast.Dict():
            return [(key, value) for key, value in zip(node.keys, node.values, strict=True) if key is not None]
        case ast.Call():
            return [*((part, part) for part in node.args), *((part, part) for part in node.keywords)]
        case _:
            return []


def blank_bodies(function: Function) -> list[str]:
    """Bodies that do nothing and answer as little as the annotation allows."""
    if any(isinstance(node, ast.Yield | ast.YieldFrom) for node in ast.walk(function)):
        return ["return; yield"]
    kind = annotation(function)
    if kind == "bool":
        return ["return True", "return False"]
    return [f"return {BLANK[kind]}"] if kind in BLANK else ["pass"]


def annotation(function: Function) -> str:
    """The outer name of what a function returns: `list` for `list[int]`."""
    if function.returns is None:
        return ""
    return re.split(r"\W", ast.unparse(function.returns).strip("'\""), maxsplit=1)[0]


def is_condition(value: ast.expr) -> bool:
    is_negation = isinstance(value, ast.UnaryOp) and isinstance(value.op, ast.Not)
    return is_negation or isinstance(value, ast.Compare | ast.BoolOp)


def is_stored(node: ast.AST) -> TypeGuard[ast.Name]:
    return isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)


def parses(source: str) -> bool:
    try:
        ast.parse(source)
    except SyntaxError:
        return False
    return True
