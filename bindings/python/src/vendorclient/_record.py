"""Values by name."""

from __future__ import annotations

from typing import Any


class Record(dict[str, Any]):
    """Named values: `record["id"]` and `record.id`.

    A name that Python or `dict` has taken is followed by `_`: `record.from_`, `record.keys_`.
    """

    def __getattr__(self, name: str) -> Any:
        if name in self:
            return self[name]
        if name.endswith("_") and name[:-1] in self:
            return self[name[:-1]]
        raise AttributeError(f"There is no {name} here, only {', '.join(map(str, self)) or 'nothing'}")

    def __dir__(self) -> list[str]:
        return [*super().__dir__(), *(name for name in map(str, self) if name.isidentifier())]
