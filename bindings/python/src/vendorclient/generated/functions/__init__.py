"""The modules of a client.

Generated from the definitions; changes belong there.
"""

from __future__ import annotations

from ..._call import AsyncCaller, Caller
from .abi import AsyncAbi, Abi
from .boc import AsyncBoc, Boc
from .client import AsyncClient, Client
from .crypto import AsyncCrypto, Crypto
from .daemon import AsyncDaemon, Daemon
from .utils import AsyncUtils, Utils


class Modules:
    """All modules, as functions that wait."""

    def __init__(self, caller: Caller) -> None:
        self.client = Client(caller)
        """Facts about the library, and answers to its requests."""
        self.crypto = Crypto(caller)
        """Keys, seed phrases, signatures, encryption, hashes, and boxes that hold keys."""
        self.abi = Abi(caller)
        """Contract descriptions: messages, bodies and data of contracts, encoded and decoded."""
        self.boc = Boc(caller)
        """Bags of cells: parsing, building, and a cache of them."""
        self.utils = Utils(caller)
        """Addresses, storage fees and compression."""
        self.daemon = Daemon(caller)
        """The connection to the daemon itself."""


class AsyncModules:
    """All modules, as coroutines."""

    def __init__(self, caller: AsyncCaller) -> None:
        self.client = AsyncClient(caller)
        """Facts about the library, and answers to its requests."""
        self.crypto = AsyncCrypto(caller)
        """Keys, seed phrases, signatures, encryption, hashes, and boxes that hold keys."""
        self.abi = AsyncAbi(caller)
        """Contract descriptions: messages, bodies and data of contracts, encoded and decoded."""
        self.boc = AsyncBoc(caller)
        """Bags of cells: parsing, building, and a cache of them."""
        self.utils = AsyncUtils(caller)
        """Addresses, storage fees and compression."""
        self.daemon = AsyncDaemon(caller)
        """The connection to the daemon itself."""
