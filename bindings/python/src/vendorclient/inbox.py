"""Types of module inbox.

Deposits of followed accounts: stored across restarts, and delivered until they are acknowledged.

Generated from the definitions; changes belong there.
"""

from .generated.inbox import *  # noqa: F403
