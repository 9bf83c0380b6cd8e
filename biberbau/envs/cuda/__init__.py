"""Batches on a graphics processor (the extra `cuda`): the same rules, compiled for it, and no others.

A thread goes through a match.  Compiled rules allocate nothing, draw no chance of their own and know of no Python, so
the compiler for CUDA takes them as they are.
"""

from biberbau.envs.cuda.batch import CudaBatch
from biberbau.envs.cuda.random_play import random_matches

__all__ = ["CudaBatch", "random_matches"]
