"""Reading a dataset, part by part, without pickle: a file that is not what its description says is refused."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from biberbau.core.array_file import ArrayFileError, Arrays
from biberbau.core.paths import AnyPath
from biberbau.envs.batch import views
from biberbau.envs.dataset import forms
from biberbau.envs.dataset.plan import DatasetError, Plan, read_plan, whole_number


class Part(NamedTuple):
    """A file of a dataset."""

    path: Path
    matches: int
    choices: int
    """Rows with an observation."""


def parts_in(folder: Path, plan: Plan) -> list[Part]:
    """Return the files in the folder of a dataset, in the order of the matches.

    DatasetError where one is missing between them, or is not what it should be.
    """
    found = []
    for number, path in enumerate(in_order(folder.glob(f"part-*.{plan.form}"))):
        if path.name != plan.part(number):
            raise DatasetError(f"{folder} lacks {plan.part(number)}")
        try:
            found.append(Part(path, *forms.read_counts(plan, path)))
        except ArrayFileError as error:
            raise DatasetError(str(error)) from error
    return found


def in_order(paths: Iterable[Path]) -> list[Path]:
    """Return the files of parts in the order of their numbers; from a million on these have a digit more."""
    return sorted(paths, key=lambda path: (len(path.name), path.name))


class Dataset:
    """The matches in a folder that `biberbau dataset` has written, or that somebody says it has."""

    def __init__(self, folder: AnyPath) -> None:
        """Read the description and how large the parts are; DatasetError says what cannot be read."""
        self.folder = Path(folder)
        self.plan = read_plan(self.folder)
        """Who played what."""
        parts = parts_in(self.folder, self.plan)
        self.paths = [part.path for part in parts]
        """The files, in the order of the matches."""
        self.choices = sum(part.choices for part in parts)
        self.matches = sum(part.matches for part in parts)

    def __len__(self) -> int:
        """How many choices there are."""
        return self.choices

    def __iter__(self) -> Iterator[Arrays]:
        """Give the arrays of each part by name; one part is in memory at a time."""
        for path in self.paths:
            yield self.read(path)

    def read(self, path: AnyPath) -> Arrays:
        """Return the arrays of a part; DatasetError where they are not what they should be."""
        path = Path(path)
        try:
            arrays = forms.read(self.plan, path)
        except ArrayFileError as error:
            raise DatasetError(str(error)) from error
        for column in self.plan.columns:
            if column.unit == "choice" and len(arrays[column.name]) != len(arrays["match"]):
                raise DatasetError(f"{path}: {column.name} has {len(arrays[column.name])} rows, match has others")
        codes, seats = self.plan.batch.codes, len(self.plan.bots)
        self.check_range(path, "code", arrays["code"], codes)
        self.check_range(path, "seat", arrays["seat"], seats)
        self.check_range(path, "mask", arrays["mask"], 2)
        if "legal" in arrays:
            self.check_range(path, "legal_count", arrays["legal_count"], self.plan.game.action_count + 1)
            if arrays["legal_count"].sum() != len(arrays["legal"]):
                raise DatasetError(f"{path}: legal_count does not sum to the {len(arrays['legal'])} legal actions")
            self.check_range(path, "legal", arrays["legal"], self.plan.game.action_count)
        if "value" in arrays and len(arrays["value"]) != len(arrays["legal"]):
            raise DatasetError(f"{path}: there are {len(arrays['value'])} values for {len(arrays['legal'])} actions")
        return arrays

    def check_range(self, path: Path, name: str, numbers: npt.NDArray[Any], end: int) -> None:
        """Raise DatasetError unless all numbers lie in [0, end)."""
        if len(numbers) and not (int(numbers.min()) >= 0 and int(numbers.max()) < end):
            raise DatasetError(f"{path}: {name} has numbers that are not 0 to {end - 1}")

    def fields(self, arrays: Arrays) -> Arrays:
        """Return the observations of a part field by field, as parts of the same memory."""
        return views(arrays["observation"], self.plan.batch.parts)

    def batches(self, size: int, seed: int = 0) -> Iterator[Arrays]:
        """Give the choices in random order, so many at a time: part by part, those of a part well mixed.

        The last batch of a part may be smaller.  The same seed gives the same order.
        """
        size = whole_number("the size of a batch", size)
        if size < 1:
            raise DatasetError(f"a batch has at least one choice, not {size}")
        dice = np.random.default_rng(seed)
        names = [column.name for column in self.plan.columns if column.unit == "choice"]
        for number in dice.permutation(len(self.paths)).tolist():
            arrays = self.read(self.paths[number])
            order = dice.permutation(len(arrays["match"]))
            for first in range(0, len(order), size):
                chosen = order[first : first + size]
                yield {name: arrays[name][chosen] for name in names}
