"""Types of module policy.

Spending policies: limits, allowed recipients and approval for everything that is sent.

Generated from the definitions; changes belong there.
"""

from .generated.policy import *  # noqa: F403
