"""The program of the package `vendorclient`, as a file of this package."""

import os
import subprocess
import sys
from typing import Optional

NAME = "vendorclient.exe" if sys.platform == "win32" else "vendorclient"

PATH = os.path.join(os.path.dirname(os.path.abspath(__file__)), "bin", NAME)
"""Where the program is if this platform has one."""


def find() -> Optional[str]:
    """Path of the program; None if there is no program for this platform."""
    return PATH if os.path.isfile(PATH) else None


def main() -> int:
    """Runs the program in place of this process, with the same arguments."""
    if find() is None:
        sys.stderr.write("The package vendorclient-program has no program for this platform.\n")
        return 1
    if sys.platform == "win32":
        # There `exec` starts another process and ends this one before it.
        return subprocess.call([PATH, *sys.argv[1:]])
    os.execv(PATH, [PATH, *sys.argv[1:]])
