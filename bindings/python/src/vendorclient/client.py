"""Types of module client.

Information about the library, and answers to its requests.

Generated from the definitions; changes belong there.
"""

from .generated.client import *  # noqa: F403
