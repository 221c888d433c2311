"""JSON text that keeps every digit: integers are exact, fractions are read as `Decimal`."""

from __future__ import annotations

import dataclasses
import json
import re
import secrets
from decimal import Decimal
from functools import lru_cache
from typing import Any, Callable, Optional, cast

# The encoder of the standard library writes no Decimal. It writes a text with a random mark, which
# then loses its quotes and its mark.
_mark = secrets.token_hex(16)
_marked = re.compile(f'"{_mark}([^"]*)"')


def encode(value: Any) -> bytes:
    """JSON text of plain values, dataclasses of the definitions, enumerations and `Decimal`.

    Raises TypeError for what has no JSON form, ValueError for NaN, infinity and circles.
    """
    return _in_utf_8(value, "", "")


def encode_request(id: int, method: str, params: Any) -> bytes:
    """A request as daemons read it fastest: its members in this order, without white space. Raises like `encode`."""
    return _in_utf_8(params, f'{{"jsonrpc":"2.0","id":{id},"method":{_quoted(method)},"params":', "}")


@lru_cache(maxsize=1024)
def _quoted(text: str) -> str:
    return json.dumps(text)


def _in_utf_8(value: Any, before: str, behind: str) -> bytes:
    try:
        return (before + _unmarked(_write(value)) + behind).encode()
    except UnicodeEncodeError:
        # A lone surrogate has no UTF-8, but an escape.
        return (before + _unmarked(_ascii_texts.encode(value)) + behind).encode()


def _unmarked(text: str) -> str:
    return _marked.sub(r"\1", text) if _mark in text else text


def _plain(value: Any) -> Any:
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return plain_object(value)
    if isinstance(value, Decimal):
        if not value.is_finite():
            raise ValueError(f"{value} has no JSON form")
        return f"{_mark}{value}"
    if isinstance(value, (bytes, bytearray, memoryview)):
        raise TypeError("bytes have no JSON form: pass text, base64 for BOCs and cells, hex for `bytes` of an ABI")
    raise TypeError(f"{type(value).__name__} has no JSON form")


def _writer(encoder: json.JSONEncoder) -> Callable[[Any], str]:
    """`encoder.encode`, without the inner encoder that it makes for each text: that costs more than a short text."""
    make: Any = getattr(json.encoder, "c_make_encoder", None)
    quote: Any = getattr(json.encoder, "encode_basestring", None)
    try:
        # No memory for circles, which all threads would share: recursion ends them.
        write = make(None, encoder.default, quote, None, ":", ",", False, False, False)
        if "".join(write({"text": ["\u00e9", None, 1]}, 0)) != '{"text":["\u00e9",null,1]}':
            return encoder.encode
    except Exception:
        # This is no documented part of the standard library.
        return encoder.encode

    def encode_text(value: Any) -> str:
        try:
            return "".join(write(value, 0))
        except RecursionError:
            # Says what is wrong.
            return encoder.encode(value)

    return encode_text


# Making these costs more than a short text.
_texts = json.JSONEncoder(ensure_ascii=False, allow_nan=False, separators=(",", ":"), default=_plain)
_write = _writer(_texts)
_ascii_texts = json.JSONEncoder(ensure_ascii=True, allow_nan=False, separators=(",", ":"), default=_plain)


def plain_object(value: Any) -> dict[str, Any]:
    """Fields of a dataclass by wire name, with `type` for a variant of a union. Absent optional fields are left out."""
    tag, plan = _plan(cast(Any, type(value)))
    fields: dict[str, Any] = {} if tag is None else {"type": tag}
    for name, wire_name, required in plan:
        content = getattr(value, name)
        if content is not None or required:
            fields[wire_name] = content
    return fields


@lru_cache(maxsize=None)
def _plan(kind: type[Any]) -> tuple[Optional[str], list[tuple[str, str, bool]]]:
    tag = getattr(kind, "type", None)
    return (
        tag if isinstance(tag, str) else None,
        [
            (field.name, field.metadata.get("wire", field.name), field.default is dataclasses.MISSING)
            for field in dataclasses.fields(kind)
        ],
    )


def members(value: Any) -> dict[str, Any]:
    """Members of a JSON object; nothing for any other value."""
    return cast("dict[str, Any]", value) if isinstance(value, dict) else {}


def decode(text: bytes) -> Any:
    """Raises ValueError for what is not JSON in UTF-8."""
    content = text.decode()
    try:
        value, end = _values.raw_decode(content)
        if end == len(content):
            return value
    except ValueError:
        pass
    try:
        # White space, which is rare, or a mistake to report.
        return _values.decode(content)
    except json.JSONDecodeError:
        raise
    except ValueError:
        # Newer versions of Python refuse to read integers of thousands of digits.
        return _values_of_any_size.decode(content)


def _read_integer(digits: str) -> Any:
    return int(digits) if len(digits) < 4000 else Decimal(digits)


def _refuse(name: str) -> Any:
    raise json.JSONDecodeError(f"{name} is not JSON", name, 0)


_values = json.JSONDecoder(parse_float=Decimal, parse_constant=_refuse)
_values_of_any_size = json.JSONDecoder(parse_float=Decimal, parse_int=_read_integer, parse_constant=_refuse)
