"""Machine code of rules on disk: what Numba asks for before it compiles a function, and gives when it has.

Numba's own cache (`numba.core.caching`) is named by a setting for the whole process, notices neither a changed import
nor two games behind one driver, and loses or mixes up entries when two processes compile one function for different
types at once.  `MachineCode` takes its place in the dispatcher of each rule, and of no other function.  It keeps a
folder for each module as it is with all that it imports (`biberbau.core.sources`), and in it a file for each function
and types of arguments.

It stands on these inner parts of Numba: `_cache` of a dispatcher, which is asked to `load_overload`, `save_overload`
and `flush`; `func_id.unique_id` of a compiler's state.  What is written to a file, and how it is read, is said in
`biberbau.core.kept_code`.
"""

from __future__ import annotations

import contextlib
import pickle
import sys
import time
import warnings
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import IO, Any, Final

import llvmlite
import numba
import numpy as np
from numba.core.compiler import Compiler
from numba.core.serialize import dumps

from biberbau.core.folders import folder, write_whole
from biberbau.core.kept_code import made_from, parts_of
from biberbau.core.sources import closure, digest_of, module_file

numba_config: Any = numba.config
"""Numba makes its settings as attributes at run time, which a type checker cannot see."""
to_bytes: Any = dumps
compile_bytecode: Any = Compiler._compile_bytecode

LAYOUT: Final = 2
"""How a file is written.  Whoever changes that raises this, for not everything compiled is made from this module."""

TOOLS: Final = (
    f"{sys.version_info[:3]} {numba.__version__} {llvmlite.__version__} {np.__version__} {numba_config.BOUNDSCHECK} "
    f"{LAYOUT}"
)
"""What the same source gives other machine code with, or another file of it."""

PATIENCE: Final = 240.0
"""Seconds to wait for another process that is compiling the same function, before doing it too."""

compilations: Counter[str] = Counter()
"""How many functions this process has compiled, by module: those that did not lie on the disk."""

folders: dict[str, Path] = {}
"""Where the machine code of modules lies, by name."""


def module_folder(module: str) -> Path:
    """Return the folder for the machine code of a module: for this process alone if its sources have been changed."""
    if module not in folders:
        digest, fresh = closure(module)
        folders[module] = folder(f"{module}-{digest_of(TOOLS, digest)}", fresh)
    return folders[module]


def has_source(function: Callable[..., object]) -> bool:
    """Whether all that a function is made from is written in files: it stands at the top of a module that has one."""
    file = module_file(function.__module__)
    path = Path(function.__code__.co_filename)
    return file is not None and function.__closure__ is None and path.resolve() == file.resolve()


class UniqueNames(Compiler):
    """Numba's compiler, but a symbol means the same in all processes.

    Numba numbers functions and record types in the order in which a process meets them, and makes symbols with these
    numbers.  So a rule of the core, compiled for the records of one game here and for those of another there, could get
    one symbol for both, and a third process that loads both would call one for the other.
    """

    def _compile_bytecode(self) -> Any:
        identity = self.state.func_id
        place = module_folder(identity.func.__module__).name
        identity.unique_id = digest_of(place, identity.func_qualname, repr(self.state.args), str(self.state.flags))
        return compile_bytecode(self)


class MachineCode:
    """The machine code of one function, for Numba's dispatcher."""

    def __init__(self, function: Callable[..., object]) -> None:
        self.function = function
        self.locks: dict[Path, IO[bytes]] = {}

    @property
    def cache_path(self) -> str:
        """The folder, for those who ask a dispatcher for its statistics."""
        return str(module_folder(self.function.__module__))

    def file(self, types: Any, codegen: Any) -> Path:
        """Return the file for these types of arguments on this kind of processor."""
        body = self.function.__code__
        name = f"{self.function.__qualname__}-{digest_of(repr(types), repr(codegen.magic_tuple()), body.co_code.hex())}"
        return Path(self.cache_path) / f"{name}.code"

    def load_overload(self, types: Any, target: Any) -> Any:
        """Return the compile result for these types of arguments; None, and the function is to be compiled."""
        target.refresh()
        path = self.file(types, target.codegen())
        payload = read(path)
        if payload is None and self.lock(path):
            # Whoever held the lock has perhaps compiled it.
            payload = read(path)
            if payload is not None:
                self.unlock(path)
        return None if payload is None else made_from(target, *payload)

    def save_overload(self, types: Any, result: Any) -> None:
        """Keep a compile result."""
        compilations[self.function.__module__] += 1
        path = self.file(types, result.codegen)
        if result.library.has_dynamic_globals:
            name = f"{self.function.__module__}.{self.function.__qualname__}"
            warnings.warn(
                f"{name} is compiled anew by each process: an array in it has over a million bytes", stacklevel=2
            )
        elif not result.lifted:
            write_whole(path, to_bytes(parts_of(result)))
        self.unlock(path)

    def give_up(self, types: Any, target: Any) -> None:
        """Let others try what this process could not compile: they get the error, too, and need not wait for it."""
        self.unlock(self.file(types, target.codegen()))

    def flush(self) -> None:
        """Forget what is kept of this function."""
        for path in Path(self.cache_path).glob(f"{self.function.__qualname__}-*.code"):
            path.unlink(missing_ok=True)

    def lock(self, path: Path) -> bool:
        """Wait until nobody else compiles this; return whether it makes sense to look for it again."""
        if sys.platform == "win32":
            return False
        import fcntl

        deadline = time.monotonic() + PATIENCE
        waited = False
        with contextlib.suppress(OSError):
            file = path.with_suffix(".lock").open("wb")
            while True:
                try:
                    fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
                except BlockingIOError:
                    if time.monotonic() > deadline:
                        file.close()
                        return True
                    waited = True
                    time.sleep(0.02)
                else:
                    self.locks[path] = file
                    return True
        return waited

    def unlock(self, path: Path) -> None:
        """Let others look for it."""
        file = self.locks.pop(path, None)
        if file is not None:
            path.with_suffix(".lock").unlink(missing_ok=True)
            file.close()


def read(path: Path) -> Any:
    """Return what was kept in a file; None if there is none, or nothing of use in it.

    A file appears whole or not at all, but not every disk keeps that promise when the power fails.  It is compiled anew
    then, and written over.
    """
    try:
        return pickle.loads(path.read_bytes())
    except (OSError, EOFError, pickle.UnpicklingError):
        return None
