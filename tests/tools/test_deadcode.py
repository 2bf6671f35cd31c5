"""The dead-code check finds what nothing uses, and spares what is found by other means than its name."""

from tools.deadcode import dead


def found_in(folder, **files):
    for name, text in files.items():
        path = folder / name.replace("__", "/")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.with_suffix(".py").write_text(text)
    return dead(folder, [folder])[0]


def test_what_nothing_uses_is_named_with_its_place(tmp_path):
    text = "LIMIT = 3\n\n\ndef used():\n    return 1\n\n\ndef unused():\n    return used()\n"
    assert found_in(tmp_path, rules=text) == [
        "rules.py:1: nothing uses the variable LIMIT",
        "rules.py:8: nothing uses the function unused",
    ]


def test_a_use_in_another_file_counts(tmp_path):
    assert (
        found_in(tmp_path, rules="def gain():\n    return 1\n", table="from rules import gain\n\nprint(gain())\n") == []
    )


def test_a_card_needs_no_name_but_its_helper_does(tmp_path):
    text = "FARM = dict(id='farm')\n\n\ndef barn():\n    return dict(id='barn')\n"
    assert found_in(tmp_path, cards__base=text) == ["cards/base.py:4: nothing uses the function barn"]


def test_texts_are_registered_and_libraries_call_by_name(tmp_path):
    assert found_in(tmp_path, text__en="@says('push')\ndef _(n):\n    return n\n", events="PUSHED = 1\n") == []
    assert found_in(tmp_path, view="render = str\n") == []
