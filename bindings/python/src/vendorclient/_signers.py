"""Signers of contracts."""

from __future__ import annotations

import inspect
import re
from typing import TYPE_CHECKING, Any, Awaitable, Optional, Union, overload

if TYPE_CHECKING:
    from ._async_client import AsyncClient
    from ._client import Client


class Keys:
    """A key pair that signs for a contract. Printing it does not show the secret key.

    Example:
        wallet = Contract(client, abi=ABI, tvc=TVC, signer=Keys("ab" * 32, "cd" * 32))
    """

    def __init__(self, public: str, secret: str) -> None:
        """Both as 64 hex characters. Raises ValueError for another form, without showing the secret key."""
        for name, key in (("public", public), ("secret", secret)):
            if re.fullmatch("[0-9a-fA-F]{64}", key) is None:
                raise ValueError(f"Invalid {name} key: expected 64 hex characters, got {len(key)} characters")
        self.public = public
        self.secret = secret

    @overload
    @classmethod
    def generate(cls, client: Client) -> Keys: ...

    @overload
    @classmethod
    def generate(cls, client: AsyncClient) -> Awaitable[Keys]: ...

    @classmethod
    def generate(cls, client: Union[Client, AsyncClient]) -> Union[Keys, Awaitable[Keys]]:
        """Generates a new pair. With an `AsyncClient`: `await Keys.generate(client)`.

        Example:
            keys = Keys.generate(client)
        """
        pair: Any = client.crypto.generate_random_sign_keys()
        return cls._of_awaited(pair) if inspect.isawaitable(pair) else cls(pair.public, pair.secret)

    @classmethod
    async def _of_awaited(cls, awaited: Any) -> Keys:
        pair = await awaited
        return cls(pair.public, pair.secret)

    @property
    def public_key(self) -> str:
        """The public key in the form of ABI integers: `0x` and 64 hex characters."""
        return f"0x{self.public}"

    def signer(self) -> dict[str, Any]:
        """The `abi.Signer` for messages."""
        return {"type": "Keys", "keys": {"public": self.public, "secret": self.secret}}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Keys) and (self.public, self.secret) == (other.public, other.secret)

    def __hash__(self) -> int:
        return hash(self.public)

    def __repr__(self) -> str:
        return f"Keys(public={self.public!r})"


class Box:
    """A signing box that signs for a contract, from the library or from your application.

    Example:
        handle = client.crypto.register_signing_box(vault).handle
        public = client.crypto.signing_box_get_public_key(handle=handle).pubkey
        wallet = Contract(client, abi=ABI, tvc=TVC, signer=Box(handle, public))
    """

    def __init__(self, handle: int, public: str, name: Optional[str] = None) -> None:
        """The handle and the public key of the box, 64 hex characters, and its name in the outbox."""
        self.handle = handle
        self.public = public
        self.name = name

    @property
    def public_key(self) -> str:
        """The public key in the form of ABI integers: `0x` and 64 hex characters."""
        return f"0x{self.public}"

    def signer(self) -> dict[str, Any]:
        """The `abi.Signer` for messages."""
        return {"type": "SigningBox", "handle": self.handle}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Box) and (self.handle, self.public, self.name) == (
            other.handle,
            other.public,
            other.name,
        )

    def __hash__(self) -> int:
        return hash((self.handle, self.public))

    def __repr__(self) -> str:
        name = "" if self.name is None else f", name={self.name!r}"
        return f"Box(handle={self.handle!r}, public={self.public!r}{name})"
