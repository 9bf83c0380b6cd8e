"""Chance is data: streams of equally likely outcomes, the same for ever from the same seed.

Two streams give the same interface.  `SeedStream` serves play: a person who has seen every public card must not be able
to predict one.  `FastStream` serves simulation.  Compiled code draws from a one-element `uint64` array with
`next_below`, which is `FastStream`'s generator.
"""

from __future__ import annotations

import hashlib
import operator
import re
from typing import Any, Final, Protocol

import numpy as np
import numpy.typing as npt

from biberbau.core.compilation import rule, wrapping_rule
from biberbau.core.errors import MatchError

SEED_BYTES = 32

FIRST_SHIFT, SECOND_SHIFT, THIRD_SHIFT = np.uint64(12), np.uint64(25), np.uint64(27)
MULTIPLIER = np.uint64(0x2545F4914F6CDD1D)
HIGH_HALF = np.uint64(32)
SEED_STEP = np.uint64(0x9E3779B97F4A7C15)
MIX_FIRST, MIX_SECOND = np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)
MIX_SHIFTS = (np.uint64(30), np.uint64(27), np.uint64(31))


class Stream(Protocol):
    """A source of chance."""

    @property
    def label(self) -> str:
        """The text that `stream_from` turns into the same stream again."""

    def below(self, size: int) -> int:
        """Return the next outcome, equally likely in [0, size)."""


@wrapping_rule
def next_below(rng: npt.NDArray[np.uint64], size: int) -> int:
    """Return an outcome in [0, size) and advance `rng`, one non-zero 64-bit word.

    The generator is xorshift64* (Vigna 2016, arXiv:1402.6246).  The high 32 bits are scaled by
    multiplication; the bias is below size / 2**32.
    """
    word = rng[0]
    word ^= word >> FIRST_SHIFT
    word ^= word << SECOND_SHIFT
    word ^= word >> THIRD_SHIFT
    rng[0] = word
    # Unsigned numbers of 64 bits stay what they are between rules, which would be compiled for them once more.
    return int(np.int64((((word * MULTIPLIER) >> HIGH_HALF) * np.uint64(size)) >> HIGH_HALF))


@rule
def happens(rng: npt.NDArray[np.uint64], likelihood: float) -> bool:
    """Return whether something comes to pass that is this likely, from 0 to 1 (in steps of 2**-16)."""
    return next_below(rng, 1 << 16) < likelihood * (1 << 16)


@wrapping_rule
def seed_generator(rng: npt.NDArray[np.uint64], seed: int) -> None:
    """Set `rng` from a seed in [0, 2**63) by SplitMix64's mixing (Steele et al. 2014): near seeds land far apart."""
    word = (np.uint64(seed) + np.uint64(1)) * SEED_STEP
    word = (word ^ (word >> MIX_SHIFTS[0])) * MIX_FIRST
    word = (word ^ (word >> MIX_SHIFTS[1])) * MIX_SECOND
    word = word ^ (word >> MIX_SHIFTS[2])
    rng[0] = word if word != np.uint64(0) else SEED_STEP


DICE: Final = 1 << 62
"""Flipped in the seed of a deal to seed the dice of the bots that play it, wherever they sit."""


class FastStream:
    """The simulation's generator behind the `Stream` interface."""

    def __init__(self, seed: int) -> None:
        """Begin at a seed, of Python or of NumPy; MatchError for what is no whole number from 0 to 2**63 - 1."""
        # Compiled code would make a seed of a fraction, and the record would have one that nobody can read.
        try:
            self.seed = -1 if isinstance(seed, bool) else operator.index(seed)
        except TypeError:
            self.seed = -1
        if not 0 <= self.seed < 2**63:
            raise MatchError(f"a simulation seed is an integer from 0 to 2**63 - 1, not {seed!r}")
        self.words = np.zeros(1, np.uint64)
        seed_generator(self.words, self.seed)

    @property
    def label(self) -> str:
        """`fast:SEED`."""
        return f"fast:{self.seed}"

    def below(self, size: int) -> int:
        """Return the next outcome in [0, size)."""
        return int(next_below(self.words, size))


class SeedStream:
    """Keyed BLAKE2b in counter mode (RFC 7693), read as 32-bit words and cut to size by rejection, so without bias."""

    def __init__(self, seed: bytes) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a deal seed has {SEED_BYTES} bytes, not {len(seed)}")
        self.seed = seed
        self.counter = 0
        self.block = b""

    @property
    def label(self) -> str:
        """`seed:HEX`."""
        return f"seed:{self.seed.hex()}"

    def word(self) -> int:
        """Return the next 32-bit word of the stream."""
        if not self.block:
            counter = self.counter.to_bytes(8, "little")
            self.block = hashlib.blake2b(counter, key=self.seed, person=b"biberbau deal 1").digest()
            self.counter += 1
        word, self.block = self.block[:4], self.block[4:]
        return int.from_bytes(word, "little")

    def below(self, size: int) -> int:
        """Return the next outcome in [0, size)."""
        if size == 1:
            return 0
        limit = 2**32 - 2**32 % size
        while (word := self.word()) >= limit:
            pass
        return word % size


class ListedStream:
    """Outcomes written down beforehand, for tests and positions; they run out with an error."""

    def __init__(self, outcomes: list[int]) -> None:
        self.outcomes = list(outcomes)
        self.used = 0

    @property
    def label(self) -> str:
        """`listed:A,B,…`."""
        return "listed:" + ",".join(map(str, self.outcomes))

    def below(self, size: int) -> int:
        """Return the next outcome on the list; ValueError when it is not below `size` or the list is at its end."""
        if self.used >= len(self.outcomes):
            raise ValueError(f"the listed chance has only {len(self.outcomes)} outcomes")
        outcome = self.outcomes[self.used]
        if not 0 <= outcome < size:
            raise ValueError(f"listed outcome number {self.used} is {outcome}, but must lie in 0 to {size - 1}")
        self.used += 1
        return outcome


def commitment(seed: bytes) -> str:
    """The SHA-256 of a deal seed in hexadecimal: shown before the first move, checked after the last."""
    return hashlib.sha256(seed).hexdigest()


FORMS: Final = {
    "seed": (r"([0-9A-Fa-f]{2})*", "the hexadecimal digits of a deal seed"),
    "fast": (r"[0-9]{1,19}", "the digits of a whole number"),
    "listed": (r"(-?[0-9]{1,10})?(,(-?[0-9]{1,10})?)*", "whole numbers with commas between them"),
}
"""What stands behind each kind of label, and how it is called."""
LONGEST_SHOWN: Final = 80


def stream_from(label: str) -> Any:
    """Return the stream that a label names; ValueError with the reason when it names none."""
    kind, _, value = label.partition(":")
    refusal = f"'{label[:LONGEST_SHOWN]}' is no stream of chance"
    form = FORMS.get(kind)
    if form is None:
        raise ValueError(f"{refusal}: it begins with neither seed:, fast: nor listed:")
    if not re.fullmatch(form[0], value):
        raise ValueError(f"{refusal}: behind {kind}: stand {form[1]}")
    try:
        if kind == "seed":
            return SeedStream(bytes.fromhex(value))
        if kind == "fast":
            return FastStream(int(value))
        return ListedStream([int(part) for part in value.split(",") if part])
    except ValueError as error:
        raise ValueError(f"{refusal}: {error}") from None
