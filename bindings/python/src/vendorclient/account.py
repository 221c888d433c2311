"""Types of module account.

Account states.

Generated from the definitions; changes belong there.
"""

from .generated.account import *  # noqa: F403
