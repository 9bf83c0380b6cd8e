"""Secrets of a table: its code, the tokens that hold its seats, the seed of its deals.

All of them come from the operating system's generator.  A token is stored only as its hash, so that whoever reads the
log of events cannot take a seat.
"""

from __future__ import annotations

import hashlib
import secrets

CODE_ALPHABET = "23456789BCDFGHJKLMNPQRSTVWXYZ"
"""No vowels, so that no code is a word, and neither 0 nor 1, which are misread."""

CODE_LENGTH = 6
TOKEN_BYTES = 24
SECRET_BYTES = 32
DICE_BYTES = 16


def new_code() -> str:
    """Return a table code that a person can read aloud: 29**6, about 600 million."""
    return "".join(secrets.choice(CODE_ALPHABET) for _ in range(CODE_LENGTH))


def new_token() -> str:
    """Return the token that is a seat."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_secret() -> bytes:
    """Return 256 bits for a deal."""
    return secrets.token_bytes(SECRET_BYTES)


def token_hash(token: str) -> str:
    """Return what is stored of a token.  It has 192 random bits, so a plain hash cannot be searched."""
    return hashlib.sha256(token.encode()).hexdigest()
