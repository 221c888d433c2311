"""Types of module crypto.

Keys, seed phrases, signatures, encryption, hashes, and boxes that hold keys.

Generated from the definitions; changes belong there.
"""

from .generated.crypto import *  # noqa: F403
