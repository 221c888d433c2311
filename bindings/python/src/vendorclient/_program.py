"""Finds the program of the daemon. Nothing is ever downloaded."""

from __future__ import annotations

import importlib.util
import os
import shutil
import sys
from pathlib import Path
from typing import Mapping, Optional

from ._errors import ProgramNotFound

VARIABLE = "VENDORCLIENT_BINARY"

PACKAGE = "vendorclient-program"
"""Has wheels with the program for each platform, and an empty one for all others."""


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
    found, why = _packaged()
    if found is not None:
        return [found]
    places.append(f"package {PACKAGE}: {why}")
    if not search_path:
        raise ProgramNotFound([*places, "PATH: not searched without search_path=True"])
    path = environment.get("PATH", "")
    on_path = shutil.which("vendorclient", path=path)
    if on_path is None:
        raise ProgramNotFound([*places, f"PATH: nothing in {path or 'an empty list'}"])
    return [on_path]


def _packaged() -> tuple[Optional[str], str]:
    """The program in its package, or the reason why it is missing."""
    spec = importlib.util.find_spec(PACKAGE.replace("-", "_"))
    if spec is None or spec.origin is None:
        return None, "not installed"
    file = Path(spec.origin).parent / "bin" / ("vendorclient.exe" if sys.platform == "win32" else "vendorclient")
    return (str(file), "") if file.is_file() else (None, f"has no program for this platform, {file} does not exist")


def _command(file: str, environment: Mapping[str, str]) -> list[str]:
    if not file.endswith((".js", ".cjs", ".mjs")):
        return [file]
    node = shutil.which("node", path=environment.get("PATH", ""))
    if node is None:
        raise ProgramNotFound([f"{file} needs node, which is not on the PATH"])
    return [node, file]
