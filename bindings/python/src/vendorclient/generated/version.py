"""Version of the definitions, which is that of the package.

Generated from the definitions; changes belong there.
"""

VERSION = "3.0.0"
