"""The keys under which people's messages act once, however often and over however many connections they are sent.

Whoever has the key of a `create` or a `join` can ask for its answer again, and with it for the seat.  So the log of
events keeps digests: they say that a key is known, and nobody can ask under them.
"""

from __future__ import annotations

import base64
import functools
import hashlib

DIGEST_BYTES = 16

MARK = "."
"""What a digest begins with, and no key has in it."""


@functools.lru_cache(maxsize=1024)
def digest_of(key: str) -> str:
    """Return what is kept of a key; a digest stays as it is.  A key has 128 random bits, so it cannot be searched.

    Each message has it worked out several times, between its arrival and its place in the log.
    """
    if key.startswith(MARK):
        return key
    digest = hashlib.blake2b(key.encode(), digest_size=DIGEST_BYTES).digest()
    return MARK + base64.urlsafe_b64encode(digest).rstrip(b"=").decode()
