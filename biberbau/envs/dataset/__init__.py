"""Matches with every decision, kept as arrays in files: `write_dataset` plays and writes them, `Dataset` reads them."""

from biberbau.envs.dataset.plan import DatasetError, Plan
from biberbau.envs.dataset.reading import Dataset
from biberbau.envs.dataset.writing import Written, write_dataset

__all__ = ["Dataset", "DatasetError", "Plan", "Written", "write_dataset"]
