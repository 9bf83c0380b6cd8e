"""Compiling rules, and making sure that compiled code is never stale or foreign.

Rules are plain functions on a record, marked with `rule`.  Numba compiles them and keeps the machine code on disk.  Its
own cache notices a changed file but neither a changed *import* nor two games behind one driver, so two measures stand
before it:

* The cache folder is named by a hash of every source file that can end up in compiled code, and is set before the first
  decorator runs.  An edited constant anywhere gives a new folder.
* Code that serves every game (playouts, search) is written once against `biberbau.core.contract` and *specialised*: its
  source, with that one import replaced by the game's rules, becomes a module and a file of its own.

`NUMBA_DISABLE_JIT=1` runs the same source interpreted.
"""

from __future__ import annotations

import functools
import hashlib
import importlib
import importlib.util
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from types import ModuleType
from typing import Any, ParamSpec, TypeVar

import numba
import numpy as np
from platformdirs import user_cache_path

numba_config: Any = numba.config
"""Numba makes its settings as attributes at run time, which a type checker cannot see."""

PACKAGE_ROOT = Path(__file__).resolve().parent.parent
COMPILED_FOLDERS = ("core", "games", "bots")
"""Folders of the package whose sources take part in the hash."""

CONTRACT = "biberbau.core.contract"
"""What code for every game is written against."""

COMPILED = not numba_config.DISABLE_JIT
"""False when `NUMBA_DISABLE_JIT=1` asks for interpretation."""

Parameters = ParamSpec("Parameters")
Result = TypeVar("Result")


@functools.cache
def source_hash() -> str:
    """Hash of all rule sources, the compiler's version and the bounds-check setting: 16 hexadecimal characters."""
    digest = hashlib.sha256()
    digest.update(f"{sys.version_info[:3]} {numba.__version__} {np.__version__}".encode())
    digest.update(f"{numba_config.BOUNDSCHECK}".encode())
    for folder in COMPILED_FOLDERS:
        for path in sorted((PACKAGE_ROOT / folder).rglob("*.py")):
            digest.update(path.relative_to(PACKAGE_ROOT).as_posix().encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def cache_root() -> Path:
    """Where compiled rules are kept: `BIBERBAU_CACHE`, else the user's cache folder."""
    chosen = os.environ.get("BIBERBAU_CACHE")
    return Path(chosen) if chosen else user_cache_path("biberbau") / "compiled"


@functools.cache
def cache_folder() -> Path:
    """The folder for exactly these sources; made if missing, and marked as used now.

    A folder that cannot be written is replaced by one for this process alone, so that rules still compile.
    """
    folder = cache_root() / source_hash()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "used").touch()
    except OSError:
        return Path(tempfile.mkdtemp(prefix="biberbau-compiled-"))
    return folder


def forget_old_caches(days: float = 30.0) -> None:
    """Remove the folders of other sources that no process has used for `days` days."""
    oldest = time.time() - days * 86400
    for folder in cache_root().glob("*/"):
        used = folder / "used"
        if folder != cache_folder() and used.exists() and used.stat().st_mtime < oldest:
            shutil.rmtree(folder, ignore_errors=True)


if COMPILED:
    numba_config.CACHE_DIR = str(cache_folder())


def rule(function: Callable[Parameters, Result]) -> Callable[Parameters, Result]:
    """Mark a function of the rules: compiled on first use, cached on disk, run without the interpreter lock."""
    compiled: Callable[Parameters, Result] = numba.njit(cache=True, nogil=True)(function)
    return compiled


def door(function: Callable[Parameters, Result]) -> Callable[Parameters, Result]:
    """Like `rule`, for calls from Python so short that to let the interpreter lock go would cost more than the call."""
    compiled: Callable[Parameters, Result] = numba.njit(cache=True)(function)
    return compiled


def wrapping_rule(function: Callable[Parameters, Result]) -> Callable[Parameters, Result]:
    """Like `rule`, for arithmetic that is meant to wrap: interpreted, NumPy would warn where machine code wraps."""
    return rule(function) if COMPILED else np.errstate(over="ignore")(function)


def specialise(module_name: str, game_module: str, others: Mapping[str, str] | None = None) -> ModuleType:
    """Return the module `module_name`, written against the contract, compiled for the rules in `game_module`.

    `others` are further contracts that the module is written against, each with the module that keeps it.  The
    specialised source is written beside the compiled code, so it can be read, stepped through and cached like any other
    module.  All modules must be importable; the first must import each contract exactly once, with `from`.
    """
    kept = {CONTRACT: game_module, **(others or {})}
    short = "_".join([game_module.split(".")[-2], *(name.split(".")[-1] for name in (others or {}).values())])
    short = f"{short}_{module_name.split('.')[-1]}"
    name = f"biberbau_specialised_{source_hash()}.{short}"
    if name in sys.modules:
        return sys.modules[name]
    found = importlib.util.find_spec(module_name)
    if found is None or found.origin is None:
        raise ImportError(f"there is no module {module_name} to specialise")
    source = Path(found.origin).read_text(encoding="utf-8")
    for contract, keeper in kept.items():
        if source.count(f"from {contract} import") != 1:
            raise ImportError(f"{module_name} must import {contract} exactly once to be specialised")
        source = source.replace(f"from {contract} import", f"from {keeper} import")
    return generated(short, f"# Specialised from {module_name} for {', '.join(kept.values())}.\n{source}")


def generated(short: str, source: str) -> ModuleType:
    """Return the module with this source, which is written beside the compiled code under the name `short`."""
    name = f"biberbau_specialised_{source_hash()}.{short}"
    if name not in sys.modules:
        target = cache_folder() / f"{short}.py"
        write_once(target, source)
        load_module(name, target)
    return sys.modules[name]


def write_once(target: Path, text: str) -> None:
    """Write `text` to `target` unless it stands there already; other processes see all of it or nothing."""
    if target.exists() and target.read_text(encoding="utf-8") == text:
        return
    partial = target.with_suffix(f".{os.getpid()}.partial")
    partial.write_text(text, encoding="utf-8")
    partial.replace(target)


def load_module(name: str, path: Path) -> ModuleType:
    """Import the file at `path` under `name`."""
    found: Any = importlib.util.spec_from_file_location(name, path)
    module = importlib.util.module_from_spec(found)
    sys.modules[name] = module
    try:
        found.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module
