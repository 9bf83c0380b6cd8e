"""A part of a dataset in the form that its plan asks for: NumPy's npz, or Parquet."""

from __future__ import annotations

from pathlib import Path

from biberbau.core import array_file
from biberbau.core.array_file import Arrays
from biberbau.envs.dataset import parquet
from biberbau.envs.dataset.plan import LARGEST_PART, PARQUET, Plan


def packed(plan: Plan, arrays: Arrays) -> bytes:
    """Return the content of a file with these arrays."""
    return parquet.packed(arrays, plan.columns) if plan.form == PARQUET else array_file.packed(arrays)


def read(plan: Plan, path: Path) -> Arrays:
    """Return the arrays of a file; ArrayFileError where they are not what they should be."""
    if plan.form == PARQUET:
        return parquet.read(path, plan.columns, LARGEST_PART)
    return array_file.read_arrays(path, {column.name: column.declared for column in plan.columns}, LARGEST_PART)


def read_counts(plan: Plan, path: Path) -> tuple[int, int]:
    """Return how many matches and choices a file has, of which little is read; ArrayFileError as `read`."""
    if plan.form == PARQUET:
        return parquet.read_counts(path, plan.columns, LARGEST_PART)
    declared = {column.name: column.declared for column in plan.columns}
    shapes = array_file.read_shapes(path, declared, LARGEST_PART)
    return shapes["totals"][0], shapes["match"][0]
