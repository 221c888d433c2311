"""Types of module abi.

Contract ABIs: encoding and decoding messages, bodies and contract data.

Generated from the definitions; changes belong there.
"""

from .generated.abi import *  # noqa: F403
