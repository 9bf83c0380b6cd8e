"""Settings for every test."""

from __future__ import annotations

import gc
import os

# Tests run side by side, and their matrices are small.  Where NumPy multiplies with a thread for each processor, these
# wait for one another by spinning, nine times as long on a busy machine.  It is read when NumPy is loaded, so it is set
# first of all.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "biberbau",
    deadline=None,
    derandomize=True,
    database=None,
    print_blob=True,
    # What is compiled for the first time while an example is drawn may take a minute on a slow machine.
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("biberbau")

# While tests are collected all that is made stays, so it would be looked through again and again for nothing.
gc.disable()


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let the share that each worker begins with begin with what takes long, so that at the end nobody waits for it."""
    share = -(-len(items) // int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))) or 1
    shares = [items[first : first + share] for first in range(0, len(items), share)]
    items[:] = [item for one in shares for item in sorted(one, key=is_short)]


def is_short(item: pytest.Item) -> bool:
    """Whether a test has no mark of those that take long."""
    return item.get_closest_marker("long") is None


def pytest_collection_finish() -> None:
    """Let the garbage collector look no more at what stays: all modules, all tests, and the compiler."""
    gc.enable()
    gc.collect()
    gc.freeze()
