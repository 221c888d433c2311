"""Constants of the API that are texts."""

from enum import Enum


class TextEnum(str, Enum):
    """Constants that are texts, and print as these."""

    def __str__(self) -> str:
        return str(self.value)
