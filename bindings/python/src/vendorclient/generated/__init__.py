"""Types of all modules.

Generated from the definitions; changes belong there.
"""

from . import (
    abi,
    account,
    boc,
    client,
    crypto,
    daemon,
    inbox,
    net,
    outbox,
    policy,
    processing,
    proofs,
    tvm,
    utils,
    zklogin,
)

__all__ = [
    "abi",
    "account",
    "boc",
    "client",
    "crypto",
    "daemon",
    "inbox",
    "net",
    "outbox",
    "policy",
    "processing",
    "proofs",
    "tvm",
    "utils",
    "zklogin",
]
