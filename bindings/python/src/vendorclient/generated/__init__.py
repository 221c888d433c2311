"""Types of all modules.

Generated from the definitions; changes belong there.
"""

from . import boc, client, crypto, daemon, utils

__all__ = ["boc", "client", "crypto", "daemon", "utils"]
