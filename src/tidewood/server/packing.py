"""Texts made small for the store: positions and logs of games repeat themselves."""

from __future__ import annotations

import base64
import lzma
import zlib
from typing import Final

LARGE: Final = 64 * 1024  # bytes from which a slower way is worth it, which also finds what repeats far apart
FAR: Final = [{"id": lzma.FILTER_LZMA2, "preset": 1}]


def packed(data: bytes) -> str:
    """As text that needs no escapes in JSON."""
    if len(data) < LARGE:
        return "z" + base64.b85encode(zlib.compress(data)).decode()
    return "x" + base64.b85encode(lzma.compress(data, check=lzma.CHECK_CRC32, filters=FAR)).decode()


def unpacked(text: str) -> bytes:
    """Raises an error when this is not what was packed: a `ValueError`, or one of zlib or lzma."""
    way, data = text[:1], base64.b85decode(text[1:])
    if way not in ("z", "x"):
        raise ValueError("this is not packed")
    return zlib.decompress(data) if way == "z" else lzma.decompress(data)
