"""The page says what Python says: the samples that its tests compare are those of the program as it is."""

from __future__ import annotations

from tools import parity


def test_the_clients_samples_are_true():
    assert parity.FILE.read_text(encoding="utf-8") == parity.source(), "run `python -m tools.parity`"
