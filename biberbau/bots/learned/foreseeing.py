"""What a small network foresees, in whole numbers: the same on every machine.

What goes into it is a list of rows: each names a group and what is seen there.  Groups are looked at by one first layer
in the same way (Zaheer et al. 2017, "Deep Sets"), and what it finds there is added up; the second layer sees the whole.
Few rows are there of many that could be, so the first layer adds up theirs and passes over all others.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from biberbau.bots.learned.weights_text import PLACES, Stacked
from biberbau.core.compilation import making_rule

ONE: Final = 1 << PLACES

Rows = npt.NDArray[np.int64]


@making_rule
def foresee(
    layers: Stacked,
    network: int,
    groups: int,
    listed: Rows,
    count: int,
    first: int,
    seats: int,
    values: npt.NDArray[np.float64],
) -> None:
    """Add what a network says each seat is still to have; its first output is for the seat `first`, and so on.

    `listed` has the groups of the rows, and the rows.
    """
    weights_1, bias_1 = layers[0][network], layers[1][network]
    weights_2, bias_2 = layers[2][network], layers[3][network]
    weights_3, bias_3 = layers[4][network], layers[5][network]
    units, behind = len(bias_1), len(bias_2)
    # Narrow numbers, for more of them are added at once.
    found = np.empty((groups, units), np.int32)
    for group in range(groups):
        for unit in range(units):
            found[group, unit] = bias_1[unit]
    for i in range(count):
        group = listed[0, i]
        row = listed[1, i]
        for unit in range(units):
            found[group, unit] += weights_1[row, unit]
    # The weights are narrower still, too narrow for a product: compiled it would be wide, interpreted it would not.
    second = np.empty(behind, np.int64)
    for unit in range(behind):
        second[unit] = int(bias_2[unit]) * ONE
    for before in range(units):
        held = 0
        for group in range(groups):
            held += int(max(found[group, before], 0))
        if held > 0:
            for unit in range(behind):
                second[unit] += held * int(weights_2[before, unit])
    for place in range(seats):
        total = int(bias_3[place]) * ONE
        for unit in range(behind):
            total += (max(second[unit], 0) >> PLACES) * int(weights_3[unit, place])
        seat = first + place if first + place < seats else first + place - seats
        values[seat] += total / (ONE * ONE)
    mean = 0.0
    for seat in range(seats):
        mean += values[seat] / seats
    for seat in range(seats):
        values[seat] -= mean
