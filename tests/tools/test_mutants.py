"""The generator of mutants: where rules are cited, and how each citation is put out of action."""

import textwrap

import pytest

from tools.mutations import Module

CITED = '''
class Swim:
    """One water space a turn. [TI-001]"""

    most = 1

    def can(self, s: int) -> bool:
        return s < self.most

    def run(self, s: int) -> None:
        move(s)


def reach(s: int) -> list[int]:
    """Spaces a swimmer reaches.

    Not the islands. [TI-002, AMB-03]
    """
    near = [h for h in s.near if s.is_water(h)]  # TI-004
    return near


def note() -> int:  # a comment without a rule
    """See [the register] and TI-099, neither of which is a citation."""
    return 1  # TI-005 AMB-06


# TI-098 is only mentioned: no brackets
TILES = {
    "beach": 16,  # SI-SETUP-12
}

# The steps of a turn, in this order [TI-007]
STEPS = (MOVE, DIVE)
'''


def mutants(source: str, ids: str = "TI-001") -> dict[str, str]:
    module = Module(textwrap.dedent(source))
    return {what: text for site in module.sites() if ids in site.ids for what, text in module.mutants(site)}


def changed(source: str) -> set[str]:
    """The lines that differ from the original, for each mutant, without their comment."""
    before = textwrap.dedent(source).splitlines()
    after = [text.splitlines() for text in mutants(source).values()]
    return {line.split("  #")[0].strip() for lines in after for line in lines if line not in before}


def test_citations_are_found_in_docstrings_and_trailing_comments():
    cited = {(site.line, site.ids) for site in Module(CITED).sites()}
    assert cited == {
        (2, ("TI-001",)),
        (14, ("TI-002", "AMB-03")),
        (19, ("TI-004",)),
        (25, ("TI-005", "AMB-06")),
        (30, ("SI-SETUP-12",)),
        (34, ("TI-007",)),
    }


def test_a_cited_class_loses_each_of_its_methods_and_numbers():
    of_can = {"can: only `return True`", "can: only `return False`"}
    assert set(mutants(CITED)) == {*of_can, "run: only `pass`", "1 changed to 2"}


def test_a_cited_function_answers_as_little_as_its_annotation_allows():
    [(what, text)] = mutants(CITED, "AMB-03").items()
    assert what == "reach: only `return []`"
    assert "near = " not in text
    assert "Not the islands." in text


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("if a > 1:  # TI-001\n    b()", {"if (not (a > 1)):", "if True:", "if False:"}),
        ("if a:\n    b()\nelif c:  # TI-001\n    d()", {"elif (not (c)):", "elif True:", "elif False:"}),
        ("while a and b:  # TI-001\n    c()", {"while (not (a and b)):", "while True:", "while False:"}),
        ("if a:\n    b()\nelse:  # TI-001\n    c()", {"pass"}),
        ("for h in near:  # TI-001\n    b()", {"for h in []:"}),
        ("for n in range(3):  # TI-001\n    b()", {"for n in []:", "for n in range(4):"}),
        ("if (\n    a  # TI-001\n    and b\n):\n    c()", {"(not (a))", "True", "False"}),
        ("match a:\n    case 1:  # TI-001\n        b()", {"case 1 if False:"}),
        ("match a:\n    case 1 if b:  # TI-001\n        c()", {"case 1 if False:"}),
        ("def f():\n    return a < 3  # TI-001", {"return (not (a < 3))", "return a < 4"}),
        ("def f() -> bool:\n    return g(a)  # TI-001", {"return (not (g(a)))"}),
        ("def f() -> int:\n    return g(a)  # TI-001", {"return (g(a)) + 1"}),
        ("def f() -> list[int]:\n    return g(a)  # TI-001", {"return []"}),
        ("def f():\n    return [h for h in a if h > b]  # TI-001", {"return []", "return [h for h in a]"}),
        ("def f():\n    return [h for h in a if (h and b)]  # TI-001", {"return []", "return [h for h in a]"}),
        ("s.eat(a)  # TI-001", {"pass"}),
        ("s.points += 2  # TI-001", {"s.points += 3", "pass"}),
        ("s.at[h] = a  # TI-001", {"pass"}),
        ("MOST = 3  # TI-001", {"MOST = 4"}),
        ("STEPS = MOVE, DIVE  # TI-001", {"STEPS = (DIVE, MOVE,)", "STEPS = (MOVE,)"}),
        ("def f(a):\n    a = 3  # TI-001", {"a = 4", "pass"}),
        ("def f():\n    a = g()  # TI-001", {"pass"}),
        ("if a:\n    raise ValueError  # TI-001", {"pass"}),
        ("größe = '→'; a = 3  # TI-001", {"größe = '→'; a = 4"}),
    ],
)
def test_a_cited_line_is_put_out_of_action(source, expected):
    assert changed(source) == expected


def test_a_row_of_a_table_changes_its_values_or_goes():
    table = """
        TILES = [
            ("beach", 16),
            ("jungle", 16),  # TI-001
        ]
    """
    assert set(mutants(table)) == {"'jungle' changed", "16 changed to 17", "element left out"}
    assert read(mutants(table)["element left out"]) == [("beach", 16)]


def test_a_step_of_a_sequence_can_be_left_out():
    steps = """
        TURN = seq(
            MOVE,
            DIVE,  # TI-001
            ROLL,
        )
    """
    assert mutants(steps).keys() == {"element left out"}
    assert "DIVE" not in mutants(steps)["element left out"].split("#")[0]


def test_every_mutant_parses_and_differs():
    for site in (module := Module(CITED)).sites():
        for _, text in module.mutants(site):
            compile(text, "mutant", "exec")
            assert text != CITED


def read(source: str) -> list[tuple[str, int]]:
    names: dict[str, list[tuple[str, int]]] = {}
    exec(source, names)
    return names["TILES"]
