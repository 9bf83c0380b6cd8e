"""Streams of chance: fair, repeatable for ever, and unpredictable where people play."""

from __future__ import annotations

import hashlib
from collections import Counter
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from biberbau.core.chance import (
    FastStream,
    ListedStream,
    SeedStream,
    Stream,
    commitment,
    next_below,
    seed_generator,
    stream_from,
)
from biberbau.core.errors import MatchError


def outcomes(stream: Stream, size: int, count: int) -> list[int]:
    return [stream.below(size) for _ in range(count)]


def test_a_deal_seed_gives_these_outcomes_for_ever() -> None:
    assert outcomes(SeedStream(bytes(32)), 108, 12) == [54, 99, 100, 12, 97, 84, 48, 72, 92, 46, 69, 66]
    assert outcomes(SeedStream(bytes(range(32))), 2**32, 2) == [3122953756, 2108039859]


def test_a_simulation_seed_gives_these_outcomes_for_ever() -> None:
    assert outcomes(FastStream(0), 108, 12) == [52, 93, 75, 94, 53, 46, 27, 5, 86, 57, 106, 67]
    assert outcomes(FastStream(2**63 - 1), 2**31, 2) == [1541178070, 1501015334]


def test_a_deal_seed_is_read_as_keyed_hashes_in_counter_mode() -> None:
    seed = bytes(range(32))
    words = b"".join(
        hashlib.blake2b(counter.to_bytes(8, "little"), key=seed, person=b"biberbau deal 1").digest()
        for counter in range(3)
    )
    expected = [int.from_bytes(words[place : place + 4], "little") for place in range(0, len(words), 4)]
    assert outcomes(SeedStream(seed), 2**32, len(expected)) == expected


@pytest.mark.parametrize("stream", [SeedStream(bytes(32)), FastStream(5)], ids=["seed", "fast"])
@pytest.mark.parametrize("size", [2, 3, 14, 108])
def test_outcomes_are_equally_likely(stream: Stream, size: int) -> None:
    draws = 200 * size
    counts = Counter(outcomes(stream, size, draws))
    assert set(counts) == set(range(size))
    chi_square = sum((count - 200) ** 2 / 200 for count in counts.values())
    assert chi_square < size + 5 * (2 * size) ** 0.5


@given(st.integers(0, 2**63 - 1), st.integers(1, 2**31))
def test_outcomes_lie_below_the_size(seed: int, size: int) -> None:
    assert 0 <= FastStream(seed).below(size) < size
    assert 0 <= SeedStream(seed.to_bytes(32, "big")).below(size) < size


def test_near_seeds_have_nothing_in_common() -> None:
    first = [FastStream(seed).below(2**30) for seed in range(1000)]
    assert len(set(first)) == 1000
    assert abs(np.corrcoef(first[:-1], first[1:])[0, 1]) < 0.1


def test_compiled_code_draws_the_same() -> None:
    rng = np.zeros(1, np.uint64)
    seed_generator(rng, 77)
    assert [next_below(rng, 50) for _ in range(20)] == outcomes(FastStream(77), 50, 20)


@given(st.binary(min_size=32, max_size=32), st.integers(0, 2**63 - 1), st.lists(st.integers(0, 9)))
def test_a_label_names_its_stream(seed: bytes, number: int, listed: list[int]) -> None:
    for stream in (SeedStream(seed), FastStream(number), ListedStream(listed)):
        again = stream_from(stream.label)
        assert type(again) is type(stream)
        assert again.label == stream.label


@pytest.mark.parametrize(
    "label", ["", "seed", "seed:", "seed:00", "seed:zz", "fast:-1", "fast:x", f"fast:{2**63}", "listed:a", "moon:1"]
)
def test_what_is_no_label_is_refused(label: str) -> None:
    with pytest.raises(ValueError, match="is no stream of chance") as refused:
        stream_from(label)
    # What Python calls it says nothing to whoever has written it.
    assert "int()" not in str(refused.value)
    assert "fromhex" not in str(refused.value)


def test_listed_outcomes_run_out_and_must_fit() -> None:
    stream = ListedStream([1, 5])
    assert stream.below(2) == 1
    with pytest.raises(ValueError, match="0 to 4"):
        stream.below(5)
    assert stream.below(6) == 5
    with pytest.raises(ValueError, match="only 2 outcomes"):
        stream.below(1)


def test_a_commitment_is_the_sha_256_of_the_seed() -> None:
    assert commitment(b"abc" * 8 + bytes(8)) == hashlib.sha256(b"abc" * 8 + bytes(8)).hexdigest()


@pytest.mark.parametrize("seed", [1.5, 1.0, True, "x", "7", None, -1, 2**63, np.float64(3), np.bool_(True)])
def test_a_simulation_seed_is_a_whole_number(seed: Any) -> None:
    with pytest.raises(MatchError, match=r"a simulation seed is an integer from 0 to 2\*\*63 - 1, not "):
        FastStream(seed)


@pytest.mark.parametrize("kind", [np.int8, np.int64, np.uint64])
def test_a_seed_of_numpy_is_that_of_python(kind: type[np.integer[Any]]) -> None:
    stream = FastStream(kind(7))  # type: ignore[arg-type]  # To mypy it is no int.
    assert stream.label == "fast:7"
    assert type(stream.seed) is int
    assert outcomes(stream, 108, 12) == outcomes(FastStream(7), 108, 12)
