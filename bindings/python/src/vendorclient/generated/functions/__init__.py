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
from .inbox import AsyncInbox, Inbox
from .net import AsyncNet, Net
from .outbox import AsyncOutbox, Outbox
from .policy import AsyncPolicy, Policy
from .processing import AsyncProcessing, Processing
from .proofs import AsyncProofs, Proofs
from .tvm import AsyncTvm, Tvm
from .utils import AsyncUtils, Utils
from .zklogin import AsyncZklogin, Zklogin


class Modules:
    """All modules, as functions that wait."""

    def __init__(self, caller: Caller) -> None:
        self.client: Client = Client(caller)
        """Information about the library, and answers to its requests."""
        self.account: Account = Account(caller)
        """Account states."""
        self.crypto: Crypto = Crypto(caller)
        """Keys, seed phrases, signatures, encryption, hashes, and boxes that hold keys."""
        self.abi: Abi = Abi(caller)
        """Contract ABIs: encoding and decoding messages, bodies and contract data."""
        self.boc: Boc = Boc(caller)
        """Bags of cells: parse, build and cache them."""
        self.processing: Processing = Processing(caller)
        """Sends messages, waits for their transactions, and monitors them."""
        self.outbox: Outbox = Outbox(caller)
        """Messages stored until they have a result: they survive the process that sends them, and each is sent once."""
        self.inbox: Inbox = Inbox(caller)
        """Deposits of followed accounts: stored across restarts, and delivered until they are acknowledged."""
        self.policy: Policy = Policy(caller)
        """Spending policies: limits, allowed recipients and approval for everything that is sent."""
        self.tvm: Tvm = Tvm(caller)
        """Local execution of contracts: transactions, getters and get methods."""
        self.utils: Utils = Utils(caller)
        """Addresses, storage fees and compression."""
        self.zklogin: Zklogin = Zklogin(caller)
        """Helpers for wallets that are opened with zkLogin. They only compute and never call a prover."""
        self.net: Net = Net(caller)
        """Queries and subscriptions."""
        self.proofs: Proofs = Proofs(caller)
        """Proofs that data from a server is what the network agreed on."""
        self.daemon: Daemon = Daemon(caller)
        """The daemon and the connection to it."""


class AsyncModules:
    """All modules, as coroutines."""

    def __init__(self, caller: AsyncCaller) -> None:
        self.client: AsyncClient = AsyncClient(caller)
        """Information about the library, and answers to its requests."""
        self.account: AsyncAccount = AsyncAccount(caller)
        """Account states."""
        self.crypto: AsyncCrypto = AsyncCrypto(caller)
        """Keys, seed phrases, signatures, encryption, hashes, and boxes that hold keys."""
        self.abi: AsyncAbi = AsyncAbi(caller)
        """Contract ABIs: encoding and decoding messages, bodies and contract data."""
        self.boc: AsyncBoc = AsyncBoc(caller)
        """Bags of cells: parse, build and cache them."""
        self.processing: AsyncProcessing = AsyncProcessing(caller)
        """Sends messages, waits for their transactions, and monitors them."""
        self.outbox: AsyncOutbox = AsyncOutbox(caller)
        """Messages stored until they have a result: they survive the process that sends them, and each is sent once."""
        self.inbox: AsyncInbox = AsyncInbox(caller)
        """Deposits of followed accounts: stored across restarts, and delivered until they are acknowledged."""
        self.policy: AsyncPolicy = AsyncPolicy(caller)
        """Spending policies: limits, allowed recipients and approval for everything that is sent."""
        self.tvm: AsyncTvm = AsyncTvm(caller)
        """Local execution of contracts: transactions, getters and get methods."""
        self.utils: AsyncUtils = AsyncUtils(caller)
        """Addresses, storage fees and compression."""
        self.zklogin: AsyncZklogin = AsyncZklogin(caller)
        """Helpers for wallets that are opened with zkLogin. They only compute and never call a prover."""
        self.net: AsyncNet = AsyncNet(caller)
        """Queries and subscriptions."""
        self.proofs: AsyncProofs = AsyncProofs(caller)
        """Proofs that data from a server is what the network agreed on."""
        self.daemon: AsyncDaemon = AsyncDaemon(caller)
        """The daemon and the connection to it."""
