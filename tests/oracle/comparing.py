"""What every comparison of an engine with its oracle is told on the command line, and tells at its end."""

from __future__ import annotations

import sys
from collections import Counter


def wanted() -> tuple[int, int]:
    """Return how many positions the command line asks for, and from which seed on."""
    arguments = sys.argv[1:]
    return int(arguments[0]) if arguments else 10_000, int(arguments[1]) if len(arguments) > 1 else 1


def tell(met: Counter[str], unit: str = "rounds") -> None:
    """Print that engine and oracle agree, and what was met."""
    print(f"engine and oracle agree in {met.pop('positions'):,} positions of {met.pop(unit):,} {unit}")
    print(", ".join(f"{name} {count:,}" for name, count in met.most_common()))
