"""Types of module net.

Queries and subscriptions.

Generated from the definitions; changes belong there.
"""

from .generated.net import *  # noqa: F403
