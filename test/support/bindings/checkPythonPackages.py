"""Checks packages as the index does when they are uploaded: names, tags, metadata. Raises when something is wrong.

Prints whether each wheel is pure, by file name; None for an archive of sources.
"""

import json
import re
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from pathlib import Path
from typing import List, Optional

from packaging.metadata import Metadata
from packaging.utils import parse_sdist_filename, parse_wheel_filename


def check_metadata(text: bytes, name: str, version: str, files: List[str]) -> None:
    metadata = Metadata.from_email(text, validate=True)
    assert (metadata.name, str(metadata.version)) == (name, version), metadata.name
    assert metadata.summary and metadata.license_expression == "Apache-2.0" and metadata.keywords
    assert metadata.description and metadata.description_content_type == "text/markdown"
    assert metadata.requires_python is not None and "3.9" in metadata.requires_python
    assert metadata.classifiers and "Typing :: Typed" in metadata.classifiers
    for licence in metadata.license_files or []:
        assert any(file.endswith("/" + licence) for file in files), licence
    required = [str(requirement) for requirement in metadata.requires_dist or []]
    assert required == ([f"vendorclient-program=={version}"] if name == "vendorclient" else []), required


def check_wheel(path: Path) -> str:
    name, version, _, tags = parse_wheel_filename(path.name)
    with zipfile.ZipFile(path) as wheel:
        assert wheel.testzip() is None
        files = wheel.namelist()
        folder = f"{name.replace('-', '_')}-{version}.dist-info"
        check_metadata(wheel.read(f"{folder}/METADATA"), name, str(version), files)
        facts = dict(line.split(": ", 1) for line in wheel.read(f"{folder}/WHEEL").decode().splitlines() if line)
        assert facts["Tag"] in {str(tag) for tag in tags}, facts
        assert not any(".data/" in file for file in files), files
        assert f"{name.replace('-', '_')}/py.typed" in files
        programs = [entry for entry in wheel.infolist() if "/bin/" in entry.filename]
        assert bool(programs) == (facts["Root-Is-Purelib"] == "false"), (facts, programs)
        for entry in programs:
            assert entry.external_attr >> 16 & 0o111, entry
            check_oldest_system(wheel, entry, str(next(iter(tags)).platform))
    return facts["Root-Is-Purelib"]


def check_oldest_system(wheel: zipfile.ZipFile, entry: zipfile.ZipInfo, platform: str) -> None:
    """A tag must not promise an older C library than the program needs."""
    tag = re.fullmatch(r"manylinux_(\d+)_(\d+)_.*", platform)
    if tag is None:
        return
    with tempfile.TemporaryDirectory() as folder:
        program = wheel.extract(entry, folder)
        symbols = subprocess.run(["readelf", "--version-info", "--wide", program], capture_output=True, text=True)
    needed = [tuple(map(int, version)) for version in re.findall(r"Name: GLIBC_(\d+)\.(\d+)", symbols.stdout)]
    assert symbols.returncode == 0 and needed, symbols.stderr
    assert max(needed) <= (int(tag[1]), int(tag[2])), max(needed)


def check_source(path: Path) -> None:
    name, version = parse_sdist_filename(path.name)
    with tarfile.open(path) as archive:
        files = archive.getnames()
        folder = f"{name}-{version}"
        assert all(file == folder or file.startswith(folder + "/") for file in files), files
        information = archive.extractfile(f"{folder}/PKG-INFO")
        assert information is not None and f"{folder}/pyproject.toml" in files
        check_metadata(information.read(), name, str(version), files)


def check(path: Path) -> Optional[str]:
    if path.suffix == ".whl":
        return check_wheel(path)
    check_source(path)
    return None


print(json.dumps({Path(name).name: check(Path(name)) for name in sys.argv[1:]}))
