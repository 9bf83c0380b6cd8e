"""Secrets of a table: its code, the tokens that hold its seats, the dice of its bots, the seed of its deals.

Dice and deals come from the operating system's generator.  Code and tokens follow from the house's own secret and the
key of the message that asked for them, so that an answer that was lost on its way can be given again.  Of a token only
the hash is stored, and of a key the digest, so that whoever reads the log of events cannot take a seat.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets

from biberbau.server.storage.log import FOLLOWED_LENGTH

CODE_ALPHABET = "23456789BCDFGHJKLMNPQRSTVWXYZ"
"""No vowels, so that no code is a word, and neither 0 nor 1, which are misread."""

CODE_LENGTH = 6
CHALLENGE_LENGTH = FOLLOWED_LENGTH
"""Letters of a challenge's code, one of 29**10: whoever guesses for a million years finds none."""
TOKEN_BYTES = 24
SECRET_BYTES = 32
DICE_BYTES = 16


class Secrets:
    """Where a house takes its secrets from: the operating system.

    It is handed to a house from within Python alone, and no option of a command names another one: a test that has to
    know what is dealt hands in its own.
    """

    def door(self) -> str:
        """Return the token of who may open the house to others."""
        return secrets.token_urlsafe(TOKEN_BYTES)

    def dice(self) -> bytes:
        """Return 128 bits from which the bots of a table choose."""
        return secrets.token_bytes(DICE_BYTES)

    def deal(self) -> bytes:
        """Return the 256 bits of a match's deals."""
        return secrets.token_bytes(SECRET_BYTES)


class Seal:
    """What follows from the house's secret and a key, and is the same whenever it is asked for (RFC 2104)."""

    def __init__(self, secret: bytes) -> None:
        self.secret = secret

    def code(self, key: str, attempt: int) -> str:
        """Return a table code that a person can read aloud, one of 29**6, about 600 million.

        `attempt` counts the codes for this key that other tables have already.
        """
        return letters_of(self._print("code", key, str(attempt)), CODE_LENGTH)

    def challenge(self, match: str) -> str:
        """Return the code of the challenge that shares the deal of a match, which has only one."""
        return letters_of(self._print("challenge", match), CHALLENGE_LENGTH)

    def token(self, code: str, key: str) -> str:
        """Return the token of the seat that was taken at a table under this key."""
        return base64.urlsafe_b64encode(self._print("token", code, key)[:TOKEN_BYTES]).decode()

    def _print(self, *words: str) -> bytes:
        # No word has a space in it.
        return hmac.digest(self.secret, " ".join(words).encode(), "sha256")


def letters_of(bits: bytes, count: int) -> str:
    """Return so many letters of a code that follow from these bits."""
    number, letters = int.from_bytes(bits), []
    for _ in range(count):
        number, letter = divmod(number, len(CODE_ALPHABET))
        letters.append(CODE_ALPHABET[letter])
    return "".join(letters)


def token_hash(token: str) -> str:
    """Return what is stored of a token.  It has 192 random bits, so a plain hash cannot be searched."""
    return hashlib.sha256(token.encode()).hexdigest()
