"""Core blockchain client library for TVM networks with Dapp IDs.

    with Client.start() as client:
        print(client.client.version().version)

Calls of `Client` block, calls of `AsyncClient` are coroutines. Types are grouped by module: `crypto.KeyPair`,
`client.ClientConfig`. The library runs in a daemon that the client starts or connects to.
"""

from . import generated as generated
from ._abi_values import CellBoc
from ._app_object import AppObject, AppRequest, current_app_request
from ._async_client import AsyncClient
from ._async_contract import AsyncContract, AsyncContractCall
from ._call import CallbackMessage, CallOptions, CancelToken
from ._client import Client
from ._codec import UnknownVariant, from_json, to_json
from ._contract import Contract, ContractCall
from ._contract_results import ContractError, ContractEvent, Fees, FollowedTransaction, Funder, Sent
from ._dev_node import DevNode, DevNodeError
from ._errors import ClientClosed, ClientError, ConnectFailed, ConnectionLost, ProgramNotFound
from ._inbox import AsyncDeliveredDeposit, DeliveredDeposit, InboxDeposits
from ._outbox import AsyncDeliveredResult, DeliveredResult, OutboxResults
from ._record import Record
from ._signers import Box, Keys
from ._stdio import StdioTransport
from ._transport import Transport
from ._websocket import WebSocketTransport
from .generated import *  # noqa: F403
from .generated import dev_node
from .generated.processing import SendFlags
from .generated.version import VERSION as __version__

__all__ = [
    "AppObject",
    "AppRequest",
    "AsyncClient",
    "AsyncContract",
    "AsyncContractCall",
    "AsyncDeliveredDeposit",
    "AsyncDeliveredResult",
    "Box",
    "CallOptions",
    "CallbackMessage",
    "CancelToken",
    "CellBoc",
    "Client",
    "ClientClosed",
    "ClientError",
    "ConnectFailed",
    "ConnectionLost",
    "Contract",
    "ContractCall",
    "ContractError",
    "ContractEvent",
    "DeliveredDeposit",
    "DeliveredResult",
    "DevNode",
    "DevNodeError",
    "Fees",
    "FollowedTransaction",
    "Funder",
    "InboxDeposits",
    "Keys",
    "OutboxResults",
    "ProgramNotFound",
    "Record",
    "SendFlags",
    "Sent",
    "StdioTransport",
    "Transport",
    "UnknownVariant",
    "WebSocketTransport",
    "__version__",
    "current_app_request",
    "dev_node",
    "from_json",
    "to_json",
]
__all__ += generated.__all__
