"""Types of module daemon.

The daemon and the connection to it.

Generated from the definitions; changes belong there.
"""

from .generated.daemon import *  # noqa: F403
