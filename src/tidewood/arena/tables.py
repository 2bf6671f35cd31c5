"""Tables on the disk."""

from __future__ import annotations

import json
from collections.abc import Mapping
from io import BytesIO
from pathlib import Path
from typing import Any, Final

from tidewood import TidewoodError
from tidewood.language import Message


class BadResults(TidewoodError):
    """Results that cannot be written here, or are of something else."""


ABOUT: Final = b"tidewood"  # under this key a file says what its numbers are of


def parquet(columns: dict[str, list[Any]], about: Mapping[str, Any] | None = None) -> bytes:
    """A table as a file has it, with what is to be known about it, as JSON among its metadata."""
    try:
        import pyarrow as pa
        import pyarrow.parquet as pq
    except ImportError:
        raise BadResults(Message("error.no-package", {"package": "pyarrow", "extra": '"tidewood[arena]"'})) from None
    out = BytesIO()
    table = pa.table(columns)
    if about is not None:
        table = table.replace_schema_metadata({ABOUT: json.dumps(about)})
    pq.write_table(table, out)
    return out.getvalue()


def write_whole(path: Path, content: bytes) -> None:
    """The file is there whole or not at all."""
    beside = path.with_name(f"{path.name}.part")
    beside.write_bytes(content)
    beside.replace(path)
