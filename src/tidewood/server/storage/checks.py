"""What may be stored. Checked before anything waits for the database: nothing bad may get into a shared commit."""

from __future__ import annotations

import re
from typing import Final

from tidewood.server.storage.rows import PAYLOAD_LIMIT, Answer, Snapshot

ID: Final = re.compile(r"[A-Za-z0-9_-]{1,24}")
WORD: Final = re.compile(r"[a-z][a-z-]{0,31}")
NEWS: Final = re.compile(r"[a-z][a-z-]{0,255}")
TEXT_LIMIT: Final = 256  # characters of a name
LAST_SEQ: Final = 2**31 - 1


def is_id(table: str) -> bool:
    """Whether a table could be called so."""
    return ID.fullmatch(table) is not None


def check_id(table: str) -> None:
    if not is_id(table):
        raise ValueError(f"table id {table!r}: 1 to 24 letters, digits, - and _ are needed")


def check_news(word: str) -> None:
    if not NEWS.fullmatch(word):
        raise ValueError(f"{word[:40]!r}: 1 to 256 small letters and - are needed")


def check_word(word: str) -> None:
    if not WORD.fullmatch(word):
        raise ValueError(f"{word!r}: 1 to 32 small letters and - are needed")


def check_text(*texts: str) -> None:
    """Names and the like. PostgreSQL keeps no NUL in a text."""
    for text in texts:
        if len(text) > TEXT_LIMIT:
            raise ValueError(f"a text of {len(text)} characters is too long; at most {TEXT_LIMIT} are kept")
        _encoded(text)


def check_answer(answer: Answer) -> None:
    check_id(answer.table)
    check_word(answer.kind)
    check_text(answer.player)
    if not 0 < answer.seq <= LAST_SEQ:
        raise ValueError(f"answers are numbered from 1, not {answer.seq}")
    if answer.at.tzinfo is None:
        raise ValueError("the time of an answer has no time zone")
    size = len(_encoded(answer.payload))
    if size > PAYLOAD_LIMIT:
        raise ValueError(f"an answer of {size} bytes is too large; at most {PAYLOAD_LIMIT} are kept")


def check_snapshot(snapshot: Snapshot) -> None:
    check_id(snapshot.table)
    check_text(snapshot.rules)
    if not 0 <= snapshot.seq <= LAST_SEQ:
        raise ValueError(f"positions are numbered from 0, not {snapshot.seq}")
    if snapshot.at.tzinfo is None:
        raise ValueError("the time of a position has no time zone")
    for text in (snapshot.save, snapshot.log):
        if text is not None:
            _encoded(text.reveal())


def _encoded(text: str) -> bytes:
    if "\0" in text:
        raise ValueError("a text with a NUL character cannot be kept")
    return text.encode()  # raises a ValueError for half a surrogate pair
