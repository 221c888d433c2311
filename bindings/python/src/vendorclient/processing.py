"""Types of module processing.

Sends messages, waits for their transactions, and monitors them.

Generated from the definitions; changes belong there.
"""

from .generated.processing import *  # noqa: F403
