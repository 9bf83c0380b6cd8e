"""Who comes first of those who came at the same moment: chance that the match has committed itself to.

It has a stream of its own for every tie, made from the deal seed and the tie's number, so that the deals stay as they
are.  The seed is sealed before the first move and told after the last, and the log names who was tied; so everybody can
check it, and nobody can know it before.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from biberbau.core.chance import SEED_BYTES, SeedStream


def first_of(seats: Sequence[int], seed: bytes, number: int) -> int:
    """Return who comes first of `seats` in the tie with this number, from 0, of the match with this deal seed."""
    counter = number.to_bytes(8, "little")
    own_seed = hashlib.blake2b(counter, key=seed, digest_size=SEED_BYTES, person=b"biberbau tie 1").digest()
    return seats[SeedStream(own_seed).below(len(seats))]
