"""Finds the program of the daemon. Nothing is ever downloaded."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from typing import Mapping, Optional

from ._errors import ProgramNotFound

VARIABLE = "VENDORCLIENT_BINARY"


def find_program(program: Optional[str], environment: Mapping[str, str], search_path: bool) -> list[str]:
    """The first words of the command line: explicit path, environment variable, packaged file, PATH if asked for.

    A path that was given but does not exist ends the search: to start something else would be a surprise.
    """
    places: list[str] = []
    for name, given in (("argument program", program), (f"variable {VARIABLE}", environment.get(VARIABLE))):
        if given:
            if os.path.isfile(given):
                return _command(given, environment)
            raise ProgramNotFound([*places, f"{name}: {given} is no file"])
        places.append(f"{name}: not set")
    packaged = Path(__file__).parent / "bin" / ("vendorclient.exe" if sys.platform == "win32" else "vendorclient")
    if packaged.is_file():
        return [str(packaged)]
    places.append(f"package: {packaged} does not exist")
    if not search_path:
        raise ProgramNotFound([*places, "PATH: not searched without search_path=True"])
    path = environment.get("PATH", "")
    found = shutil.which("vendorclient", path=path)
    if found is None:
        raise ProgramNotFound([*places, f"PATH: nothing in {path or 'an empty list'}"])
    return [found]


def _command(file: str, environment: Mapping[str, str]) -> list[str]:
    if not file.endswith((".js", ".cjs", ".mjs")):
        return [file]
    node = shutil.which("node", path=environment.get("PATH", ""))
    if node is None:
        raise ProgramNotFound([f"{file} needs node, which is not on the PATH"])
    return [node, file]
