"""Reads JSON values into the types of the definitions, guided by type hints."""

from __future__ import annotations

import dataclasses
from enum import Enum
from functools import lru_cache
from typing import (
    Any,
    Callable,
    Generic,
    Optional,
    TypeVar,
    Union,
    cast,
    get_args,
    get_origin,
    get_type_hints,
    overload,
)

from ._json import decode, encode

T = TypeVar("T")
Reader = Callable[[Any], Any]


class Lazy(Generic[T]):
    """A value that is made when it is first asked for: modules of types refer to each other in circles."""

    def __init__(self, make: Callable[[], T]) -> None:
        self._make = make

    def __call__(self) -> T:
        return self._make()


def to_json(value: Any) -> str:
    """JSON text of a value of the definitions (or of plain JSON values)."""
    return encode(value).decode()


@overload
def from_json(kind: type[T], text: str) -> T: ...


@overload
def from_json(kind: Any, text: str) -> Any: ...


def from_json(kind: Any, text: str) -> Any:
    """Reads JSON text into a dataclass or enumeration of the definitions, or another type hint.

    Raises ValueError when the text is not JSON or lacks a field.
    """
    return read(kind, decode(text.encode()))


def read(hint: Any, value: Any) -> Any:
    """The value with the type that the hint names.

    Unknown fields are ignored. Constants and variants that the definitions do not know stay plain, so that a newer
    daemon can be used. Raises ValueError when a field is missing.
    """
    return _reader(hint)(value)


@lru_cache(maxsize=None)
def _reader(hint: Any) -> Reader:
    if isinstance(hint, Lazy):
        return _reader(hint())
    origin = get_origin(hint)
    if origin is Union:
        return _union_reader([option for option in get_args(hint) if option is not type(None)])
    if origin is list:
        return _list_reader(get_args(hint)[0])
    if origin is dict:
        return _map_reader(get_args(hint)[1])
    if hint is float:
        return lambda value: value if value is None else float(value)
    if isinstance(hint, type) and issubclass(hint, Enum):
        return _constant_reader(hint)
    if dataclasses.is_dataclass(hint):
        return _struct_reader(cast("type[Any]", hint))
    return lambda value: value


def _union_reader(options: list[Any]) -> Reader:
    if len(options) == 1:
        return lambda value: _reader(options[0])(value)
    variants = {option.type: option for option in options}

    def read_variant(value: Any) -> Any:
        variant = variants.get(value.get("type")) if isinstance(value, dict) else None
        return value if variant is None else _reader(variant)(value)

    return read_variant


def _list_reader(item: Any) -> Reader:
    def read_list(value: Any) -> Any:
        # Looked up late, because a type may contain itself.
        read_item = _reader(item)
        return [read_item(entry) for entry in value] if isinstance(value, list) else value

    return read_list


def _map_reader(item: Any) -> Reader:
    def read_map(value: Any) -> Any:
        read_item = _reader(item)
        return {key: read_item(entry) for key, entry in value.items()} if isinstance(value, dict) else value

    return read_map


def _constant_reader(kind: type[Enum]) -> Reader:
    def read_constant(value: Any) -> Any:
        try:
            return kind(value)
        except ValueError:
            return value

    return read_constant


def _struct_reader(kind: type[Any]) -> Reader:
    plan: Optional[list[tuple[str, str, bool, Reader]]] = None

    def read_struct(value: Any) -> Any:
        nonlocal plan
        if not isinstance(value, dict) or value.get("type") != getattr(kind, "type", value.get("type")):
            return value
        if plan is None:
            plan = _plan(kind)
        fields = {}
        for name, wire_name, required, read_field in plan:
            if wire_name in value:
                fields[name] = read_field(value[wire_name])
            elif required:
                raise ValueError(f"{kind.__qualname__}: {wire_name} is missing")
        return kind(**fields)

    return read_struct


def _plan(kind: type[Any]) -> list[tuple[str, str, bool, Reader]]:
    hints = get_type_hints(kind)
    return [
        (
            field.name,
            field.metadata.get("wire", field.name),
            field.default is dataclasses.MISSING,
            _reader(hints[field.name]),
        )
        for field in dataclasses.fields(kind)
    ]
