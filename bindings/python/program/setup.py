"""Marks the wheel as one of a platform when it is built with `--plat-name`; otherwise it fits everywhere."""

from typing import Tuple

from setuptools import setup
from setuptools.command.bdist_wheel import bdist_wheel


class ProgramWheel(bdist_wheel):
    def finalize_options(self) -> None:
        # With a program inside, the files belong to a platform, although they contain no machine
        # code for Python.
        if self.plat_name is not None:
            self.distribution.has_ext_modules = lambda: True
        super().finalize_options()

    def get_tag(self) -> Tuple[str, str, str]:
        platform = self.plat_name.replace("-", "_").replace(".", "_") if self.plat_name_supplied else "any"
        return "py3", "none", platform


setup(cmdclass={"bdist_wheel": ProgramWheel})
