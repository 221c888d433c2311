"""Types of all modules.

Generated from the definitions; changes belong there.
"""

from . import client, crypto, daemon, utils

__all__ = ["client", "crypto", "daemon", "utils"]
