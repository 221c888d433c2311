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
        """Facts about the library, and answers to its requests."""
        self.account: Account = Account(caller)
        """States of accounts."""
        self.crypto: Crypto = Crypto(caller)
        """Keys, seed phrases, signatures, encryption, hashes, and boxes that hold keys."""
        self.abi: Abi = Abi(caller)
        """Contract descriptions: messages, bodies and data of contracts, encoded and decoded."""
        self.boc: Boc = Boc(caller)
        """Bags of cells: parsing, building, and a cache of them."""
        self.processing: Processing = Processing(caller)
        """Messages on their way: sending, waiting for transactions, watching."""
        self.outbox: Outbox = Outbox(caller)
        """Messages that survive the process that sends them, each sent once, each with an end."""
        self.inbox: Inbox = Inbox(caller)
        """Deposits of followed accounts that survive the process that receives them, each delivered until it is
        booked.
        """
        self.policy: Policy = Policy(caller)
        """What may be spent: limits, recipients and approval for everything that is sent."""
        self.tvm: Tvm = Tvm(caller)
        """Local execution of contracts: whole transactions, getters and get methods."""
        self.utils: Utils = Utils(caller)
        """Addresses, storage fees and compression."""
        self.zklogin: Zklogin = Zklogin(caller)
        """Helpers for wallets that are opened by a login: computation alone, no prover is called."""
        self.net: Net = Net(caller)
        """Queries and subscriptions of the network."""
        self.proofs: Proofs = Proofs(caller)
        """Proofs that what a server says is what the network agreed on."""
        self.daemon: Daemon = Daemon(caller)
        """The daemon and the connection to it."""


class AsyncModules:
    """All modules, as coroutines."""

    def __init__(self, caller: AsyncCaller) -> None:
        self.client: AsyncClient = AsyncClient(caller)
        """Facts about the library, and answers to its requests."""
        self.account: AsyncAccount = AsyncAccount(caller)
        """States of accounts."""
        self.crypto: AsyncCrypto = AsyncCrypto(caller)
        """Keys, seed phrases, signatures, encryption, hashes, and boxes that hold keys."""
        self.abi: AsyncAbi = AsyncAbi(caller)
        """Contract descriptions: messages, bodies and data of contracts, encoded and decoded."""
        self.boc: AsyncBoc = AsyncBoc(caller)
        """Bags of cells: parsing, building, and a cache of them."""
        self.processing: AsyncProcessing = AsyncProcessing(caller)
        """Messages on their way: sending, waiting for transactions, watching."""
        self.outbox: AsyncOutbox = AsyncOutbox(caller)
        """Messages that survive the process that sends them, each sent once, each with an end."""
        self.inbox: AsyncInbox = AsyncInbox(caller)
        """Deposits of followed accounts that survive the process that receives them, each delivered until it is
        booked.
        """
        self.policy: AsyncPolicy = AsyncPolicy(caller)
        """What may be spent: limits, recipients and approval for everything that is sent."""
        self.tvm: AsyncTvm = AsyncTvm(caller)
        """Local execution of contracts: whole transactions, getters and get methods."""
        self.utils: AsyncUtils = AsyncUtils(caller)
        """Addresses, storage fees and compression."""
        self.zklogin: AsyncZklogin = AsyncZklogin(caller)
        """Helpers for wallets that are opened by a login: computation alone, no prover is called."""
        self.net: AsyncNet = AsyncNet(caller)
        """Queries and subscriptions of the network."""
        self.proofs: AsyncProofs = AsyncProofs(caller)
        """Proofs that what a server says is what the network agreed on."""
        self.daemon: AsyncDaemon = AsyncDaemon(caller)
        """The daemon and the connection to it."""
