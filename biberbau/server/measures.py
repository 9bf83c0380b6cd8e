"""Numbers about how the house does, as Prometheus reads them (https://prometheus.io/docs/instrumenting/exposition_formats)."""

from __future__ import annotations

import bisect
from collections.abc import Iterable, Mapping

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""Upper bounds of what is counted together."""


class Histogram:
    """How often something took how long."""

    def __init__(self) -> None:
        self.counts = [0] * (len(SECONDS) + 1)
        self.total = 0.0

    def note(self, seconds: float) -> None:
        """Count one."""
        self.counts[bisect.bisect_left(SECONDS, seconds)] += 1
        self.total += seconds

    def lines(self, name: str, meaning: str) -> Iterable[str]:
        """Yield what is read of it."""
        yield from head(name, "histogram", meaning)
        counted = 0
        for bound, count in zip((*map(str, SECONDS), "+Inf"), self.counts, strict=True):
            counted += count
            yield f'{name}_bucket{{le="{bound}"}} {counted}'
        yield f"{name}_sum {self.total}"
        yield f"{name}_count {counted}"


def gauge(name: str, meaning: str, value: float) -> Iterable[str]:
    """Yield a number that goes up and down."""
    yield from head(name, "gauge", meaning)
    yield f"{name} {value}"


def counter(name: str, meaning: str, label: str, values: Mapping[str, int]) -> Iterable[str]:
    """Yield numbers that only grow, one for each value of a label."""
    yield from head(name, "counter", meaning)
    for value, count in sorted(values.items()):
        yield f'{name}{{{label}="{value}"}} {count}'


def head(name: str, kind: str, meaning: str) -> Iterable[str]:
    """Yield what stands above the numbers of one name."""
    yield f"# HELP {name} {meaning}"
    yield f"# TYPE {name} {kind}"
