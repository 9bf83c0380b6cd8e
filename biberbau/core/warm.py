"""Compile a game's rules ahead of time, so that no player waits for the compiler.

`python -m biberbau.core.warm MODULE:FUNCTION:GAME …` calls each function of the list with the game's name; it has to
call whatever is to be compiled.  After each one a line `done/total step: number compiled` goes to standard output; the
number is that of the functions that were compiled because they did not lie in the cache folder, where they then are.
With `--beside` before the list it leaves the processors to whoever needs them more.  What nobody has used in
that folder for a month is forgotten.  An interrupt at the terminal is left to whoever started this, who ends it.
"""

from __future__ import annotations

import importlib
import os
import signal
import sys
from typing import Final

from biberbau.core.folders import forget_old_caches
from biberbau.core.machine_code import compilations

BESIDE: Final = "--beside"
"""The first word where people play meanwhile."""


def main(steps: list[str]) -> int:
    """Run the steps in order and report each."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if steps[:1] == [BESIDE]:
        steps = steps[1:]
        if hasattr(os, "nice"):
            os.nice(10)
    forget_old_caches()
    for number, step in enumerate(steps, 1):
        before = compilations.total()
        module, function, game = step.split(":")
        getattr(importlib.import_module(module), function)(game)
        print(f"{number}/{len(steps)} {step}: {compilations.total() - before} compiled", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
