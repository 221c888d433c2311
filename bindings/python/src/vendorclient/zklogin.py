"""Types of module zklogin.

Helpers for wallets that are opened with zkLogin. They only compute and never call a prover.

Generated from the definitions; changes belong there.
"""

from .generated.zklogin import *  # noqa: F403
