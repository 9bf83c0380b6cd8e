"""What has to be compiled before an environment can step: a step for `python -m biberbau.core.warm`."""

from __future__ import annotations

from biberbau.envs.batch import Batch


def batches(name: str) -> None:
    """Compile what a batch of a game calls."""
    batch = Batch(name, 1)
    batch.step(batch.towards([0]))
    batch.observe(0, 1)
    batch.allowed(0, 1 - int(batch.actor[0]))
    batch.candidates(0)
    batch.perfect()
