"""Types of module tvm.

Local execution of contracts: transactions, getters and get methods.

Generated from the definitions; changes belong there.
"""

from .generated.tvm import *  # noqa: F403
