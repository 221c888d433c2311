"""Who signs for a contract."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Optional

if TYPE_CHECKING:
    from ._client import Client


class Keys:
    """A key pair that signs for a contract. Printing it does not show the secret key."""

    def __init__(self, public: str, secret: str) -> None:
        """Both as 64 hex characters."""
        self.public = public
        self.secret = secret

    @classmethod
    def generate(cls, client: Client) -> Keys:
        """Generates a new pair."""
        pair = client.crypto.generate_random_sign_keys()
        return cls(pair.public, pair.secret)

    @property
    def public_key(self) -> str:
        """The public key in the form of ABI integers: `0x` and 64 hex characters."""
        return f"0x{self.public}"

    def signer(self) -> dict[str, Any]:
        """The `abi.Signer` for messages."""
        return {"type": "Keys", "keys": {"public": self.public, "secret": self.secret}}

    def __repr__(self) -> str:
        return f"Keys(public={self.public!r})"


class Box:
    """A signing box that signs for a contract, from the library or from your application."""

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
