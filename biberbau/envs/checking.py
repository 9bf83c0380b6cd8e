"""What environments are given from outside, checked before anything is made of it: each refusal is a sentence."""

from __future__ import annotations

from numbers import Real
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from biberbau.core.counted import counted
from biberbau.core.errors import MatchError
from biberbau.core.whole import index_or_none

MOST_MATCHES: Final = 10_000_000
"""No machine has the memory for more matches in one batch."""
MOST_CYCLES: Final = 2**62
LAST_SEED: Final = 2**62 - 1
LEAST_NUMBER: Final = -(2**31)
LARGEST_NUMBER: Final = 2**31 - 1


def one_code(given: Any) -> int:
    """Return the code that an agent chooses, which may be none of its codes; MatchError for what is no whole number."""
    found = index_or_none(given)
    if found is None:
        raise MatchError(f"an agent chooses a code, which is a whole number, not {given!r}")
    return found


def truth(given: Any, what: str) -> bool:
    """Return whether something is so; MatchError for what is neither True nor False."""
    if not isinstance(given, bool | np.bool_):
        raise MatchError(f"{what} is True or False, not {given!r}")
    return bool(given)


def penalty(given: Any) -> float:
    """Return how many points a code costs that is refused; MatchError for less than none, and for what is no number."""
    if not isinstance(given, Real) or not 0 <= float(given) < np.inf:
        raise MatchError(f"a code that is refused costs points, 0 or more, not {given!r}")
    return float(given)


STEP: Final = "a step takes one code"


def whole_numbers(given: npt.ArrayLike, count: int, what: str = STEP) -> npt.NDArray[np.int32]:
    """Return one whole number for each match of a batch, in 32 bits.

    MatchError where it is something else: another shape, truth values, fractions or letters, which NumPy would make
    numbers of, or numbers of more bits, which would become others.
    """
    try:
        found = np.asarray(given)
    except (TypeError, ValueError, OverflowError):
        raise MatchError(f"{what} for each of the {count} matches, not {type(given).__name__}") from None
    if found.shape != (count,):
        raise MatchError(f"{what} for each of the {count} matches, not the shape {found.shape}")
    if found.dtype.kind not in "iu":
        raise MatchError(f"{what} for each of the {count} matches, not {found.dtype}: each is a whole number")
    if found.dtype.itemsize > 2 and found.dtype != np.int32:
        least, most = int(found.min()), int(found.max())
        if least < LEAST_NUMBER or most > LARGEST_NUMBER:
            wrong = least if least < LEAST_NUMBER else most
            raise MatchError(f"{what} for each of the {count} matches, not {wrong}: each has 32 bits")
    return np.ascontiguousarray(found, np.int32)


def marks(given: npt.ArrayLike, count: int) -> npt.NDArray[np.bool_]:
    """Return for each match of a batch whether it is chosen; MatchError for another shape, or anything but truths."""
    which = np.array(given)
    if which.shape != (count,):
        raise MatchError(f"chosen has one entry for each of the {count} matches, not the shape {which.shape}")
    # Numbers of slots would mark all but the first.
    if which.dtype != np.bool_:
        raise MatchError(f"chosen says True or False for each match, not {which.dtype}")
    return which


def check_one_or_each(what: str, number: int, seats: int, of: str = "") -> None:
    """Raise MatchError unless there is one for all of the seats, which are `of` some kind, or one for each."""
    if number not in (1, seats):
        enough = "name one" if seats == 1 else "name one, or one for each"
        raise MatchError(f"there are {number} {what} for {counted(seats, f'{of}seat', f'{of}seats')}; {enough}")
