"""Types of module proofs.

Proofs that data from a server is what the network agreed on.

Generated from the definitions; changes belong there.
"""

from .generated.proofs import *  # noqa: F403
