"""Types of all modules.

Generated from the definitions; changes belong there.
"""

from . import abi, boc, client, crypto, daemon, utils

__all__ = ["abi", "boc", "client", "crypto", "daemon", "utils"]
