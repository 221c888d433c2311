"""Types of module utils.

Addresses, storage fees and compression.

Generated from the definitions; changes belong there.
"""

from .generated.utils import *  # noqa: F403
