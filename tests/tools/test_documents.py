"""The check of documents finds what is broken; what stands in the repository is whole."""

import pytest

from tools.documents import ROOT, anchors, broken_lists, broken_tables, check
from tools.forms import check_yaml

FORM = """\
name: Bug
description: Something is wrong.
body:
  - type: input
    id: what
    attributes: {label: What happened}
"""


def test_the_documents_of_the_repository_are_whole():
    assert check(ROOT) == []


@pytest.mark.parametrize(
    "line, wrong",
    [
        ("[formats](docs/formats.md)", []),
        ("[saves](docs/formats.md#saves)", []),
        ("[above](#the-page)", []),
        ("[elsewhere](https://example.org/nowhere)", []),
        ("`[code](nowhere.md)`", []),
        ("[lost](docs/lost.md)", ["page.md:3: there is no docs/lost.md"]),
        ("[lost](docs/formats.md#lost)", ["page.md:3: there is no heading for docs/formats.md#lost"]),
        ("![lost](lost.png)", ["page.md:3: there is no lost.png"]),
        ("[outside](../outside.md)", ["page.md:3: there is no ../outside.md"]),
        ("[lost]: lost.md", ["page.md:3: there is no lost.md"]),
    ],
)
def test_links(tmp_path, line, wrong):
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "formats.md").write_text("# Formats\n\n## Saves\n")
    (tmp_path / "page.md").write_text(f"# The page\n\n{line}\n")
    assert check(tmp_path) == wrong


def test_anchors_are_those_of_github():
    page = "# A `save`, and more!\n## Twice\n## Twice\n```\n# not a heading\n```\n"
    assert anchors(page) == {"a-save-and-more", "twice", "twice-1"}


@pytest.mark.parametrize(
    "rows, wrong",
    [
        ("| a | b |\n| --- | --- |\n| 1 | 2 |", []),
        ("| a | b |\n| --- | --- |\n| 1 \\| 2 | 3 |", []),
        ("| a | b |\n| --- | --- |\n| 1 | 2 | 3 |", [3]),
        ("| a | b |\n| --- | --- |\n| 1 | 2\nand more |", [4]),
        ("| a | b |\n| --- |\n", [2]),
        ("| a | b |\n| 1 | 2 |\n", [1]),
        ("```\n| a | b |\n| 1 |\n```", []),
    ],
)
def test_tables(rows, wrong):
    assert [n for n, _ in broken_tables(rows)] == wrong


@pytest.mark.parametrize(
    "text, wrong",
    [
        ("Text\n\n- one\n  goes on\n- two\n\nText", []),
        ("# Heading\n- one", []),
        ("1. one\n   goes on\n2. two\n\n   more\n\nText", []),
        ("- one\n\n  a paragraph of it\n- two\n  - deeper\n    goes on", []),
        ("Text\n- one", [2]),
        ("- one\ngoes on", [2]),
        ("- one. -\n  two", [1]),
    ],
)
def test_lists(text, wrong):
    assert [n for n, _ in broken_lists(text)] == wrong


@pytest.mark.parametrize(
    "old, new, wrong",
    [
        ("", "", []),
        ("name: Bug\n", "", ["the form lacks name"]),
        ("name: Bug\n", 'name: Bug\ntitle: ""\n', ["title is a text that is not empty, or left out"]),
        ("name: Bug\n", "name: Bug\ncolour: red\n", ["the form has an unknown key colour"]),
        ("type: input", "type: number", ["part 1 (what): type is one of markdown, input, textarea, dropdown, "]),
        ("{label: What happened}", "{}", ["part 1 (what): attributes lacks label"]),
        ("{label: What happened}", "{label: Yes}", ["part 1 (what): label is a text that is not empty"]),
        ("type: input", "type: dropdown", ["part 1 (what): attributes lacks options"]),
        ("Something is wrong.", 'None: "a" or b: c', ["mapping values are not allowed here"]),
    ],
)
def test_issue_forms(tmp_path, old, new, wrong):
    path = tmp_path / "ISSUE_TEMPLATE" / "bug.yml"
    path.parent.mkdir()
    path.write_text(FORM.replace(old, new, 1))
    found = check_yaml(path)
    assert len(found) == len(wrong) and all(one.startswith(start) for one, start in zip(found, wrong, strict=True))


@pytest.mark.parametrize(
    "text, wrong",
    [
        ("on: push\njobs: {test: {runs-on: ubuntu, steps: [{run: make}]}}", []),
        ("jobs: {test: {runs-on: ubuntu, steps: [{run: make}]}}", ["the workflow lacks on"]),
        ("on: push\njobs: {test: {steps: [{run: make}]}}", ["the job test lacks runs-on or steps"]),
        ("on: push\njobs: {test: {runs-on: u, steps: [{name: x}]}}", ["step 1 of the job test has either run or uses"]),
    ],
)
def test_workflows(tmp_path, text, wrong):
    path = tmp_path / "workflows" / "ci.yml"
    path.parent.mkdir()
    path.write_text(text)
    assert check_yaml(path) == wrong
