"""Secrets of a table: its code, the tokens that hold its seats, the dice of its bots, the seed of its deals.

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


class Secrets:
    """Where a house takes its secrets from: the operating system.

    It is handed to a house from within Python alone, and no option of a command names another one: a test that has to
    know what is dealt hands in its own.
    """

    def code(self) -> str:
        """Return a table code that a person can read aloud: 29**6, about 600 million."""
        return "".join(secrets.choice(CODE_ALPHABET) for _ in range(CODE_LENGTH))

    def token(self) -> str:
        """Return the token that is a seat."""
        return secrets.token_urlsafe(TOKEN_BYTES)

    def door(self) -> str:
        """Return the token of who may open the house to others."""
        return secrets.token_urlsafe(TOKEN_BYTES)

    def dice(self) -> bytes:
        """Return 128 bits from which the bots of a table choose."""
        return secrets.token_bytes(DICE_BYTES)

    def deal(self) -> bytes:
        """Return the 256 bits of a match's deals."""
        return secrets.token_bytes(SECRET_BYTES)


def token_hash(token: str) -> str:
    """Return what is stored of a token.  It has 192 random bits, so a plain hash cannot be searched."""
    return hashlib.sha256(token.encode()).hexdigest()
