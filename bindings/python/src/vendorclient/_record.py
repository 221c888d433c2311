"""Values by name."""

from __future__ import annotations

from typing import Any


class Record(dict[str, Any]):
    """Named values: `record["id"]` and `record.id`."""

    def __getattr__(self, name: str) -> Any:
        try:
            return self[name]
        except KeyError:
            raise AttributeError(name) from None
