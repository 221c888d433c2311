"""JSON text that keeps every digit: integers are exact, fractions are read as `Decimal`."""

from __future__ import annotations

import dataclasses
import json
import re
import secrets
from decimal import Decimal
from typing import Any

# The encoder of the standard library writes no Decimal. It gets a text that nobody else can have, which then loses its
# quotes and its mark.
_mark = secrets.token_hex(16)
_marked = re.compile(f'"{_mark}([^"]*)"')


def encode(value: Any) -> bytes:
    """JSON text of plain values, dataclasses of the definitions, enumerations and `Decimal`.

    Raises TypeError for what has no JSON form, ValueError for NaN, infinity and circles.
    """
    try:
        return _write(value, False).encode()
    except UnicodeEncodeError:
        # A lone surrogate has no UTF-8, but an escape.
        return _write(value, True).encode()


def _write(value: Any, ascii_only: bool) -> str:
    text = json.dumps(value, ensure_ascii=ascii_only, allow_nan=False, separators=(",", ":"), default=_plain)
    return _marked.sub(r"\1", text) if _mark in text else text


def _plain(value: Any) -> Any:
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return plain_object(value)
    if isinstance(value, Decimal):
        if not value.is_finite():
            raise ValueError(f"{value} has no JSON form")
        return f"{_mark}{value}"
    raise TypeError(f"{type(value).__name__} has no JSON form")


def plain_object(value: Any) -> dict[str, Any]:
    """Fields of a dataclass by wire name, with `type` for a variant of a union. Absent optional fields are left out."""
    fields = {}
    tag = getattr(type(value), "type", None)
    if isinstance(tag, str):
        fields["type"] = tag
    for field in dataclasses.fields(value):
        content = getattr(value, field.name)
        if content is not None or field.default is dataclasses.MISSING:
            fields[field.metadata.get("wire", field.name)] = content
    return fields


def decode(text: bytes) -> Any:
    """Raises ValueError for what is not JSON in UTF-8."""
    content = text.decode()
    try:
        return json.loads(content, parse_float=Decimal, parse_constant=_refuse)
    except json.JSONDecodeError:
        raise
    except ValueError:
        # Newer versions of Python refuse to read integers of thousands of digits.
        return json.loads(content, parse_float=Decimal, parse_int=_read_integer, parse_constant=_refuse)


def _read_integer(digits: str) -> Any:
    return int(digits) if len(digits) < 4000 else Decimal(digits)


def _refuse(name: str) -> Any:
    raise json.JSONDecodeError(f"{name} is not JSON", name, 0)
