"""The modules of a client.

Generated from the definitions; changes belong there.
"""

from __future__ import annotations

from ..._call import AsyncCaller, Caller
from .abi import AsyncAbi, Abi
from .account import AsyncAccount, Account
from .boc import AsyncBoc, Boc
from .client import AsyncClient, Client
from .crypto import AsyncCrypto, Crypto
from .daemon import AsyncDaemon, Daemon
from .net import AsyncNet, Net
from .processing import AsyncProcessing, Processing
from .proofs import AsyncProofs, Proofs
from .tvm import AsyncTvm, Tvm
from .utils import AsyncUtils, Utils
from .zklogin import AsyncZklogin, Zklogin


class Modules:
    """All modules, as functions that wait."""

    def __init__(self, caller: Caller) -> None:
        self.client = Client(caller)
        """Facts about the library, and answers to its requests."""
        self.account = Account(caller)
        """States of accounts."""
        self.crypto = Crypto(caller)
        """Keys, seed phrases, signatures, encryption, hashes, and boxes that hold keys."""
        self.abi = Abi(caller)
        """Contract descriptions: messages, bodies and data of contracts, encoded and decoded."""
        self.boc = Boc(caller)
        """Bags of cells: parsing, building, and a cache of them."""
        self.processing = Processing(caller)
        """Messages on their way: sending, waiting for transactions, watching."""
        self.tvm = Tvm(caller)
        """Local execution of contracts: whole transactions, getters and get methods."""
        self.utils = Utils(caller)
        """Addresses, storage fees and compression."""
        self.zklogin = Zklogin(caller)
        """Helpers for wallets that are opened by a login: computation alone, no prover is called."""
        self.net = Net(caller)
        """Queries and subscriptions of the network."""
        self.proofs = Proofs(caller)
        """Proofs that what a server says is what the network agreed on."""
        self.daemon = Daemon(caller)
        """The daemon and the connection to it."""


class AsyncModules:
    """All modules, as coroutines."""

    def __init__(self, caller: AsyncCaller) -> None:
        self.client = AsyncClient(caller)
        """Facts about the library, and answers to its requests."""
        self.account = AsyncAccount(caller)
        """States of accounts."""
        self.crypto = AsyncCrypto(caller)
        """Keys, seed phrases, signatures, encryption, hashes, and boxes that hold keys."""
        self.abi = AsyncAbi(caller)
        """Contract descriptions: messages, bodies and data of contracts, encoded and decoded."""
        self.boc = AsyncBoc(caller)
        """Bags of cells: parsing, building, and a cache of them."""
        self.processing = AsyncProcessing(caller)
        """Messages on their way: sending, waiting for transactions, watching."""
        self.tvm = AsyncTvm(caller)
        """Local execution of contracts: whole transactions, getters and get methods."""
        self.utils = AsyncUtils(caller)
        """Addresses, storage fees and compression."""
        self.zklogin = AsyncZklogin(caller)
        """Helpers for wallets that are opened by a login: computation alone, no prover is called."""
        self.net = AsyncNet(caller)
        """Queries and subscriptions of the network."""
        self.proofs = AsyncProofs(caller)
        """Proofs that what a server says is what the network agreed on."""
        self.daemon = AsyncDaemon(caller)
        """The daemon and the connection to it."""
