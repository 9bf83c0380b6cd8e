"""Compile a game's rules ahead of time, so that no player waits for the compiler.

`python -m biberbau.core.warm MODULE:FUNCTION …` runs each function of the list, which has to call whatever is to be
compiled; after each one a line `done/total name` goes to standard output.  The compiled code lands in the cache folder.
"""

from __future__ import annotations

import importlib
import sys


def main(steps: list[str]) -> int:
    """Run the steps in order and report each."""
    for number, step in enumerate(steps, 1):
        module, _, function = step.partition(":")
        getattr(importlib.import_module(module), function)()
        print(f"{number}/{len(steps)} {step}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
