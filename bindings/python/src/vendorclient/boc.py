"""Types of module boc.

Bags of cells: parse, build and cache them.

Generated from the definitions; changes belong there.
"""

from .generated.boc import *  # noqa: F403
