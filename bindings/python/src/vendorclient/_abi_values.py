"""Values of an ABI: from Python to what the library reads, and back."""

from __future__ import annotations

import re
from typing import Any, Mapping, Sequence, cast

from ._record import Record

CellBoc = str
"""A cell with all it refers to: a BOC in base64. Empty: a cell without content."""

Parameters = Sequence[Mapping[str, Any]]

_ARRAY = re.compile(r"(.*)\[\d*\]")
_WRAPPED = re.compile(r"(map|optional|ref)\((.*)\)")
_BYTES = re.compile(r"bytes|fixedbytes(\d+)")
_INTEGER = re.compile(r"(var)?u?int\d+|grams?|token|time|expire")


def encode_all(parameters: Parameters, values: Mapping[str, Any]) -> dict[str, Any]:
    """Values by name: `bytes` become hexadecimal text, the keys of maps texts. The library checks the rest.

    Raises ValueError for `fixedbytes` of another size: of more bytes the library would take the first ones.
    """
    known = {parameter["name"]: parameter for parameter in parameters}
    return {
        name: _encode(known[name], known[name]["type"], value, name) if name in known else value
        for name, value in values.items()
    }


def _encode(parameter: Mapping[str, Any], type: str, value: Any, where: str) -> Any:
    array = _ARRAY.fullmatch(type)
    if array:
        if isinstance(value, (list, tuple)):
            items = enumerate(cast("Sequence[Any]", value))
            return [_encode(parameter, array[1], item, f"{where}[{index}]") for index, item in items]
        return value
    wrapped = _WRAPPED.fullmatch(type)
    if wrapped and wrapped[1] != "map":
        return _encode(parameter, wrapped[2], value, where)
    if isinstance(value, Mapping):
        entries = cast("Mapping[str, Any]", value)
        if type == "tuple":
            return encode_all(parameter.get("components") or [], entries)
        if wrapped:
            item_type = wrapped[2].partition(",")[2]
            return {_key(key): _encode(parameter, item_type, item, f"{where}[{key}]") for key, item in entries.items()}
        return entries
    fixed = _BYTES.fullmatch(type)
    if fixed and isinstance(value, (bytes, bytearray, memoryview)):
        content = bytes(cast(bytes, value))
        if fixed[1] is not None and len(content) != int(fixed[1]):
            raise ValueError(f"Invalid value of {where}: expected {fixed[1]} bytes, got {len(content)}")
        return content.hex()
    return value


def _key(key: Any) -> str:
    return str(int(key)) if isinstance(key, int) else str(key)


def decode_all(parameters: Parameters, values: Any) -> Record:
    """Values by name: integers are `int`, also as keys of maps, `bytes` and `fixedbytes` are `bytes`."""
    given: Mapping[str, Any] = values or {}
    return Record(
        {
            parameter["name"]: _decode(
                parameter["type"], parameter.get("components") or [], given.get(parameter["name"])
            )
            for parameter in parameters
        }
    )


def _decode(type: str, components: Parameters, value: Any) -> Any:
    if value is None:
        return None
    array = _ARRAY.fullmatch(type)
    if array:
        return [_decode(array[1], components, item) for item in value]
    wrapped = _WRAPPED.fullmatch(type)
    if wrapped and wrapped[1] != "map":
        return _decode(wrapped[2], components, value)
    if wrapped:
        key_type, _, item_type = wrapped[2].partition(",")
        return {_decode(key_type, [], key): _decode(item_type, components, item) for key, item in value.items()}
    if type == "tuple":
        return decode_all(components, value)
    if _INTEGER.fullmatch(type):
        return value if isinstance(value, int) else int(value, 0)
    return bytes.fromhex(value) if _BYTES.fullmatch(type) else value
