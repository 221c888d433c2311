"""Constants of the API, which print as their values in every version of Python."""

from enum import Enum, IntEnum


class TextEnum(str, Enum):
    """Constants that are texts."""

    def __str__(self) -> str:
        return str(self.value)


class NumberEnum(IntEnum):
    """Constants that are integers."""

    def __str__(self) -> str:
        return str(int(self))

    def __format__(self, format_spec: str) -> str:
        return format(int(self), format_spec)
