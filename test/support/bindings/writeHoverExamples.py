"""Writes a module with the examples that the documentation of the installed package shows, for type checkers.

Fails for a public function, class or method of the package that has none.
"""

from __future__ import annotations

import inspect
import re
import sys
import textwrap
from typing import Any, Iterator

import vendorclient

# What the package makes for its callers, and its transports: a program only reads their attributes, or implements them.
MADE = {
    *(
        "AppObject",
        "AppRequest",
        "AsyncContractCall",
        "AsyncDeliveredDeposit",
        "AsyncDeliveredResult",
        "CallbackMessage",
        "CellBoc",
        "ClientClosed",
    ),
    *("ConnectFailed", "ContractCall", "ContractEvent", "DeliveredDeposit", "DeliveredResult", "Fees"),
    *("FollowedTransaction", "Funder", "InboxDeposits", "OutboxResults", "ProgramNotFound", "Record", "Sent"),
    *("StdioTransport", "Transport", "UnknownVariant", "WebSocketTransport"),
}
WITH_MEMBERS = ["Client", "AsyncClient", "Contract", "AsyncContract", "ContractCall", "AsyncContractCall", "DevNode"]
# For what has no function of its own yet, and for finalizers.
OWN = {"Client.invoke", "AsyncClient.invoke", "AsyncClient.open", "Client.release", "AsyncClient.release"}

# What a program of the reader has.
CONTEXT = """from typing import List

from vendorclient.crypto import AppSigningBox

ABI: str
TVC: str
client: Client
async_client: AsyncClient
node: DevNode
wallet: Contract
async_wallet: AsyncContract
keys: Keys
vault: AppSigningBox
account_id: str
dest: str
cursor: str
text: str
texts: List[str]


def book(*facts: object) -> None: ...
"""


def documented() -> Iterator[tuple[str, Any]]:
    for name in vendorclient.__all__:
        value = getattr(vendorclient, name)
        if inspect.ismodule(value) or not callable(value) or "generated" in value.__module__:
            continue
        if name not in MADE:
            yield name, value
        if name in WITH_MEMBERS:
            for member, function in vars(value).items():
                function = getattr(function, "__func__", function)
                if inspect.isfunction(function) and not member.startswith("_") and f"{name}.{member}" not in OWN:
                    yield f"{name}.{member}", function


def main() -> None:
    missing: list[str] = []
    parts = [CONTEXT]
    for name, value in documented():
        found = re.search(r"^Example:\n((?:    .*\n?|\n)+)", inspect.getdoc(value) or "", re.MULTILINE)
        if found is None:
            missing.append(name)
            continue
        code = textwrap.dedent(found[1]).strip()
        kind = "async def" if re.search(r"\b(await|async)\b", code) else "def"
        parts.append(f"{kind} example{len(parts)}() -> None:\n{textwrap.indent(code, '    ')}\n")
    if missing:
        sys.exit(f"There is no example of {', '.join(missing)}")
    module = "\n\n".join(parts)
    # `client` is a module, too.
    used = [name for name in vendorclient.__all__ if name != "client" and re.search(rf"\b{name}\b", module)]
    print(f"from vendorclient import {', '.join(used)}\n{module}")


main()
