"""Compiling rules, and making sure that compiled code is never stale or foreign.

Rules are plain functions on a record, marked with `rule`.  Numba compiles them, and the machine code is kept on disk
(`biberbau.core.machine_code`) under a digest of all sources that it is made from (`biberbau.core.sources`): an edited
constant anywhere is another digest for the modules that import it, and for no others.  Code that serves every game is
specialised (`biberbau.core.specialising`), so that it is another module for each.

No setting of Numba is changed: functions that others compile in the same process are kept where they were before.

`NUMBA_DISABLE_JIT=1` runs the same source interpreted.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from pathlib import Path
from typing import Final, ParamSpec, TypeVar

import numba
import numpy as np

from biberbau.core.dispatching import RuleDispatcher
from biberbau.core.folders import folder
from biberbau.core.machine_code import TOOLS, has_source, numba_config
from biberbau.core.sources import digest_of, package_digest

COMPILED = not numba_config.DISABLE_JIT
"""False when `NUMBA_DISABLE_JIT=1` asks for interpretation."""

COMPILED_FOLDERS: Final = ("core", "games", "encoding", "bots")
"""Folders of the package in which rules, and what is written with them, lie."""

Parameters = ParamSpec("Parameters")
Result = TypeVar("Result")


def compiled(
    function: Callable[Parameters, Result], nogil: bool, makes_arrays: bool = False
) -> Callable[Parameters, Result]:
    """Return a function that is compiled on first use and, if its source lies in a file, kept on disk."""
    if not COMPILED:
        return function
    if not has_source(function):
        unkept: Callable[Parameters, Result] = numba.njit(nogil=nogil)(function)
        return unkept
    kept: Callable[Parameters, Result] = RuleDispatcher(function, nogil, makes_arrays)
    return kept


def rule(function: Callable[Parameters, Result]) -> Callable[Parameters, Result]:
    """Mark a function of the rules: compiled on first use, kept on disk, run without the interpreter lock."""
    return compiled(function, nogil=True)


def making_rule(function: Callable[Parameters, Result]) -> Callable[Parameters, Result]:
    """Like `rule`, for a function that makes an array: only here it is counted who uses it, for that takes time."""
    return compiled(function, nogil=True, makes_arrays=True)


def door(function: Callable[Parameters, Result]) -> Callable[Parameters, Result]:
    """Like `rule`, for calls from Python so short that to let the interpreter lock go would cost more than the call."""
    return compiled(function, nogil=False)


def wrapping_rule(function: Callable[Parameters, Result]) -> Callable[Parameters, Result]:
    """Like `rule`, for arithmetic that is meant to wrap: interpreted, NumPy would warn where machine code wraps."""
    return rule(function) if COMPILED else np.errstate(over="ignore")(function)


@functools.cache
def source_hash() -> str:
    """Return the digest of the sources of all rules and bots, of the compiler's version and its bounds checks."""
    return digest_of(TOOLS, package_digest(*COMPILED_FOLDERS))


def cache_folder() -> Path:
    """Return the folder for what is known of exactly these sources."""
    return folder(source_hash())
