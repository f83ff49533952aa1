"""The package of what is built here, and a machine that it is installed on."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from machine import CannotBoot, Machine

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture(scope="session")
def package():
    """`Scripts/test-systems` names it."""
    return Path(os.environ["TIMEQUEST_PACKAGE"])


@pytest.fixture(scope="session")
def prepared():
    """The folder that the package is made of, which is also what an archive has."""
    return Path(os.environ["TIMEQUEST_PREPARED"])


@pytest.fixture(scope="session")
def deploy():
    return ROOT / "Deploy"


@pytest.fixture(scope="session")
def newer(package, tmp_path_factory):
    """The same under a higher number."""
    folder = tmp_path_factory.mktemp("newer")
    subprocess.run(["dpkg-deb", "--raw-extract", package, folder / "root"], check=True)
    control = folder / "root/DEBIAN/control"
    control.write_text(control.read_text().replace("\nVersion: ", "\nVersion: 9."))
    subprocess.run(["dpkg-deb", "--build", folder / "root", folder / "newer.deb"], check=True, capture_output=True)
    return folder / "newer.deb"


@pytest.fixture
def machine(tmp_path):
    try:
        machine = Machine(tmp_path)
    except CannotBoot as trouble:
        pytest.skip(str(trouble))
    try:
        yield machine.boot()
    except CannotBoot as trouble:
        pytest.skip(str(trouble))
    finally:
        machine.remove()
        shutil.rmtree(tmp_path, ignore_errors=True)
