"""What has to be built before these tests, and where it is."""

import functools
import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SITE = ROOT / ".build/site"


def script(name, **values):
    """One of the scripts beside this file, with `__NAME__` replaced by values."""
    text = (Path(__file__).parent / name).read_text()
    for key, value in values.items():
        text = text.replace(f"__{key.upper()}__", str(value))
    return text


@functools.cache
def binaries():
    shown = subprocess.run(
        ["swift", "build", "--show-bin-path"], cwd=ROOT, check=True, capture_output=True, text=True
    )
    return Path(shown.stdout.strip())


def command(product):
    return present(binaries() / product, f"Scripts/build --product {product}")


def site():
    present(SITE / "worker.js", "Scripts/build-app")
    return SITE


def parts():
    return present(ROOT / ".build/parts", "Scripts/build-app")


def rules_module():
    """The newest, because each toolset has a folder of its own."""
    found = ROOT.glob(".build/wasm-*/wasm32-unknown-none-wasm/release/RulesInWasm.wasm")
    newest = max(found, key=lambda path: path.stat().st_mtime, default=ROOT / "RulesInWasm.wasm")
    return present(newest, "Scripts/build-wasm RulesInWasm")


def on_path(command):
    path = shutil.which(command)
    if path is None:
        pytest.exit(f"There is no {command} on the PATH: Scripts/setup test installs it.", 2)
    return path


def chromium():
    """Without the windows that nobody sees, which take half of the time."""
    return on_path("chromium-headless-shell")


def whole_chromium():
    """As families have it."""
    return on_path("chromium")


def firefox():
    return on_path("firefox-esr")


def mini_browser():
    """Beside WebKit's library, in a folder of the machine's architecture."""
    found = next(Path("/usr/lib").glob("*/webkit2gtk-4.1/MiniBrowser"), Path("MiniBrowser"))
    return str(present(found, "Scripts/setup test"))


# Milliseconds by which all that a test does in Chromium takes longer: so tests in a hurry are found (`--sluggish`).
sluggishness = 0


def launching(*options, path=None):
    """How Chromium is launched; its sandbox does not work for root, as whom tests run in containers."""
    sandbox = ["--no-sandbox"] if os.geteuid() == 0 else []
    return {"executable_path": path or chromium(), "args": [*sandbox, *options], "slow_mo": sluggishness}


def present(path, how):
    if not path.exists():
        pytest.exit(f"{path.name} is not built yet; this builds it: {how}", 2)
    return path
