"""The games as environments: batches in arrays for learners, and the environments of other libraries.

`Batch` needs nothing more; each of the others needs its extra.
"""

from biberbau.envs.batch import Batch

__all__ = ["Batch"]
