"""How fast the environments are: decisions a second on one core, observation and mask included.

Codes are chosen at random among those allowed.  What is timed is the processor time of this thread inside `step` alone;
a decision is a whole action of the engine.  Every figure is the best of five stretches.
"""

from __future__ import annotations

import time

import numpy as np
import numpy.typing as npt

from biberbau.envs import Batch
from biberbau.games import GAMES

MATCHES = 256
STRETCHES = 5
SECONDS = 1.0


def any_codes(mask: npt.NDArray[np.int8], dice: np.random.Generator) -> npt.NDArray[np.int32]:
    """Return any of the allowed codes for each match."""
    return np.argmax(dice.random(mask.shape, np.float32) * mask, axis=1).astype(np.int32)


def decisions_per_second(batch: Batch, dice: np.random.Generator) -> float:
    """Return the decisions a second of one stretch of random play."""
    spent, decisions = 0.0, 0
    while spent < SECONDS:
        codes = any_codes(batch.mask, dice)
        begun = time.thread_time()
        batch.step(codes)
        spent += time.thread_time() - begun
        decisions += int((batch.taken >= 0).sum())
    return decisions / spent


def main() -> None:
    """Measure every game."""
    for name in GAMES:
        for matches in (MATCHES, 1):
            batch, dice = Batch(name, matches), np.random.default_rng(1)
            best = max(decisions_per_second(batch, dice) for _ in range(STRETCHES))
            print(f"{name:<14} {matches:>4} matches {best:>12,.0f} decisions/s", flush=True)


if __name__ == "__main__":
    main()
