"""The weights of a small network as text in a module, so that compiled code is known by what it has inside.

A network that ends playouts is compiled with its weights.  Compiled code is kept under a digest of its sources
(`biberbau.core.sources`), so the weights are one: whole numbers with binary places (`PLACES`), written in base 85.
"""

from __future__ import annotations

import base64
from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

Layers: TypeAlias = list[npt.NDArray[Any]]
"""Weights (from, to) and bias of each layer, in turn."""
Stacked: TypeAlias = tuple[npt.NDArray[Any], ...]
"""The same of several networks, each array by network first."""

PLACES: Final = 10
"""Binary places of the weights."""
KIND: Final = "<i2"

NONE: Final = -1
"""There is no network for so many players."""


class Learned(NamedTuple):
    """Weights as text, with their card."""

    training: str
    """The command, with its commit, and how long it took."""
    strength: str
    """What was measured, with the command."""
    weights: str


def write_layers(layers: Layers) -> str:
    """Return layers as text; what is too large for it counts as the largest that is not."""
    flat = np.concatenate([np.ravel(array) for array in layers])
    most = np.iinfo(KIND).max
    return base64.b85encode(np.clip(np.rint(flat * 2.0**PLACES), -most, most).astype(KIND).tobytes()).decode()


def read_numbers(text: str, count: int) -> npt.NDArray[np.int32]:
    """Return the weights in a text, which have to be so many, as whole numbers."""
    numbers = np.frombuffer(base64.b85decode(text), KIND).astype(np.int32)
    if len(numbers) != count:
        raise ValueError(f"there are {len(numbers)} weights, and not {count}")
    return numbers


def read_fractional_row(text: str, count: int) -> npt.NDArray[np.float64]:
    """Return the weights in a text, which have to be so many, as they were learned, but for what was rounded off."""
    return read_numbers(text, count) / 2.0**PLACES


def read_layers(text: str, sizes: Sequence[int]) -> Layers:
    """Return the layers in a text, as whole numbers."""
    numbers, layers, first = np.frombuffer(base64.b85decode(text), KIND).astype(np.int32), Layers(), 0
    for before, after in pairwise(sizes):
        for shape in ((before, after), (after,)):
            last = first + int(np.prod(shape))
            layers.append(numbers[first:last].reshape(shape))
            first = last
    if first != len(numbers):
        raise ValueError(f"{len(numbers)} weights do not fit layers of the sizes {tuple(sizes)}")
    return layers


def read_fractions(text: str, sizes: Sequence[int]) -> Layers:
    """Return the layers in a text as they were learned, but for what was rounded off."""
    return [array / 2.0**PLACES for array in read_layers(text, sizes)]


def networks(
    learned: Mapping[int, Learned], sizes: Callable[[int], tuple[int, ...]], most: int
) -> tuple[npt.NDArray[np.int64], Stacked]:
    """Return which of the stacked networks is for how many players, up to the most (`NONE`), and their layers."""
    which = np.full(most + 1, NONE, np.int64)
    which[sorted(learned)] = np.arange(len(learned))
    found = [read_layers(learned[seats].weights, sizes(seats)) for seats in sorted(learned)]
    return which, tuple(stacked(found, sizes(max(learned, default=most))))


def stacked(networks: Sequence[Layers], sizes: Sequence[int]) -> Layers:
    """Return several networks, layer by layer in one array each; what one does not have is zero.

    They are as narrow as they were written: an array of more than a million bytes Numba does not compile in, and then
    what was compiled cannot be kept.
    """
    found = [
        np.zeros((len(networks), *shape), KIND)
        for before, after in pairwise(sizes)
        for shape in ((before, after), (after,))
    ]
    for number, layers in enumerate(networks):
        for whole, own in zip(found, layers, strict=True):
            whole[number][np.ix_(*map(range, own.shape))] = own
    return found
