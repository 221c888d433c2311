"""Types of module outbox.

Messages stored until they have a result: they survive the process that sends them, and each is sent once.

Generated from the definitions; changes belong there.
"""

from .generated.outbox import *  # noqa: F403
