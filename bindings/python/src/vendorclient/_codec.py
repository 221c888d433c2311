"""Reads JSON values into the types of the definitions, guided by type hints."""

from __future__ import annotations

import dataclasses
import sys
from enum import Enum
from functools import lru_cache
from typing import (
    TYPE_CHECKING,
    Any,
    Callable,
    Dict,
    Generic,
    Optional,
    Sequence,
    TypeVar,
    Union,
    cast,
    get_args,
    get_origin,
    get_type_hints,
    overload,
)

from ._json import decode, encode, members

if sys.version_info >= (3, 11):
    from typing import NotRequired as NotRequired
elif TYPE_CHECKING:
    from typing_extensions import NotRequired as NotRequired
else:
    # Only for the eyes of type checkers.
    NotRequired = Optional

T = TypeVar("T")
Reader = Callable[[Any], Any]

_PLAIN = (str, int, bool)


class Lazy(Generic[T]):
    """A value that is made when it is first asked for: modules of types refer to each other in circles."""

    def __init__(self, make: Callable[[], T]) -> None:
        self._make = make

    def __call__(self) -> T:
        return self._make()


class UnknownVariant(Dict[str, Any]):
    """A variant of a union that these definitions do not know, from a newer daemon: the JSON object as received."""

    @property
    def type(self) -> str:
        """Name of the variant."""
        return str(self.get("type", ""))


def to_json(value: Any) -> str:
    """JSON text of a value of the definitions (or of plain JSON values).

    Example:
        text = to_json(crypto.KeyPair(public="ab" * 32, secret="cd" * 32))
    """
    return encode(value).decode()


@overload
def from_json(kind: type[T], text: str) -> T: ...


@overload
def from_json(kind: Any, text: str) -> Any: ...


def from_json(kind: Any, text: str) -> Any:
    """Reads JSON text into a dataclass or enumeration of the definitions, or another type hint.

    Raises ValueError when the text is not JSON or lacks a field.

    Example:
        pair = from_json(crypto.KeyPair, text)
    """
    return read(kind, decode(text.encode()))


def read(hint: Any, value: Any) -> Any:
    """The value with the type that the hint names.

    Unknown fields are ignored. Constants that the definitions do not know stay plain, variants are an UnknownVariant,
    so that a newer daemon can be used. Raises ValueError when a field is missing.
    """
    return _reader(hint)(value)


@lru_cache(maxsize=None)
def _reader(hint: Any) -> Reader:
    if isinstance(hint, Lazy):
        return _reader(cast("Callable[[], Any]", hint)())
    origin = get_origin(hint)
    if origin is Union:
        return _union_reader([option for option in get_args(hint) if option is not type(None)])
    if origin is list:
        return _list_reader(get_args(hint)[0])
    if origin is dict:
        return _map_reader(get_args(hint)[1])
    if hint is float:
        return lambda value: value if value is None else float(value)
    kind = cast("type[Any]", hint)
    if isinstance(hint, type) and issubclass(kind, Enum):
        return _constant_reader(kind)
    if dataclasses.is_dataclass(hint):
        return _struct_reader(kind)
    return _as_it_is


def _union_reader(options: list[Any]) -> Reader:
    if len(options) == 1:
        only = options[0]
        return _as_it_is if only in _PLAIN else lambda value: _reader(only)(value)
    variants = {option.type: option for option in options if option is not UnknownVariant}

    def read_variant(value: Any) -> Any:
        if not isinstance(value, dict):
            return value
        variant = variants.get(members(value).get("type"))
        return UnknownVariant(members(value)) if variant is None else _reader(variant)(value)

    return read_variant


def _list_reader(item: Any) -> Reader:
    def read_list(value: Any) -> Any:
        # Looked up late, because a type may contain itself.
        read_item = _reader(item)
        if not isinstance(value, list):
            return value
        return [read_item(entry) for entry in cast("Sequence[Any]", value)]

    return read_list


def _map_reader(item: Any) -> Reader:
    def read_map(value: Any) -> Any:
        if not isinstance(value, dict):
            return value
        read_item = _reader(item)
        return {key: read_item(entry) for key, entry in members(value).items()}

    return read_map


def _constant_reader(kind: type[Enum]) -> Reader:
    def read_constant(value: Any) -> Any:
        try:
            return kind(value)
        except ValueError:
            return value

    return read_constant


def _struct_reader(kind: type[Any]) -> Reader:
    tag = getattr(kind, "type", None)
    tag = tag if isinstance(tag, str) else None
    plan: Optional[list[_Field]] = None

    def read_struct(value: Any) -> Any:
        nonlocal plan
        if not isinstance(value, dict) or (tag is not None and members(value).get("type") != tag):
            return cast(Any, value)
        if plan is None:
            plan = _plan(kind)
        given = members(value)
        # In the order of the constructor: names would cost as much as the fields.
        fields: list[Any] = []
        for wire_name, default, read_field in plan:
            content = given.get(wire_name, default)
            if content is dataclasses.MISSING:
                raise ValueError(f"{kind.__qualname__}: {wire_name} is missing")
            fields.append(content if read_field is _as_it_is else read_field(content))
        return kind(*fields)

    return read_struct


_Field = tuple[str, Any, Reader]
"""Name on the wire, default or MISSING, what reads it."""


def _plan(kind: type[Any]) -> list[_Field]:
    hints = get_type_hints(kind)
    return [
        (field.metadata.get("wire", field.name), field.default, _reader(hints[field.name]))
        for field in dataclasses.fields(kind)
    ]


def _as_it_is(value: Any) -> Any:
    return value
