"""What a dataset holds and how it says so: a folder with a description, `dataset.json`, and parts of some matches."""

from __future__ import annotations

import functools
import json
import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from biberbau.bots import BotMaker, Budget
from biberbau.core.compilation import source_hash
from biberbau.core.errors import BiberbauError
from biberbau.core.game import Game
from biberbau.core.whole import index_or_none
from biberbau.encoding import schema
from biberbau.envs.batch import Batch
from biberbau.envs.dataset.columns import Column, columns_of
from biberbau.envs.dataset.parquet import NO_PYARROW, is_there
from biberbau.games import game_named

FORMAT: Final = "biberbau-dataset/1"
DESCRIPTION: Final = "dataset.json"
LARGEST_DESCRIPTION: Final = 1_000_000
"""In bytes; ours have 10,000 to 60,000."""
LARGEST_PART: Final = 1 << 30
"""In bytes, unpacked too."""
MOST_PER_PART: Final = 10_000

NPZ: Final = "npz"
PARQUET: Final = "parquet"
FORMS: Final = (NPZ, PARQUET)
"""What the files of parts can be."""


class DatasetError(BiberbauError, ValueError):
    """A folder that is no dataset, or another one."""


@dataclass(frozen=True)
class Plan:
    """Who plays what, and what is kept of it.  Match number k is dealt from seed + k and depends on nothing else."""

    game: Game
    bots: tuple[str, ...]
    """By seat.  An object that stands for a path, as that of a policy file, becomes its text."""
    options: Mapping[str, str | int] = field(default_factory=dict)
    seed: int = 0
    budget: Budget | None = None
    """How long bots may think that do."""
    legal: bool = False
    """Whether the legal actions are kept, too."""
    values: int = 0
    """With how many playouts the legal actions of each decision are valued; 0: they are not."""
    per_part: int = 16
    """How many matches lie in one file."""
    form: str = NPZ
    """What these files are."""
    guests: Mapping[str, BotMaker] = field(default_factory=dict, compare=False)
    """Bots that cannot be found by name, with who makes them."""

    def __post_init__(self) -> None:
        self.check_kinds()
        object.__setattr__(self, "bots", tuple(os.fspath(bot) for bot in self.bots))
        for name in ("seed", "values", "per_part"):
            object.__setattr__(self, name, whole_number(name, getattr(self, name)))
        self.game.check_seats(len(self.bots))
        self.game.check_table(len(self.bots), self.game.encode_options(self.options).tolist())
        if not 1 <= self.per_part <= MOST_PER_PART:
            raise DatasetError(f"a part has 1 to {MOST_PER_PART} matches, not {self.per_part}")
        if self.form not in FORMS:
            raise DatasetError(f"a part is one of {', '.join(FORMS)}, not {told(self.form)}")
        if self.form == PARQUET and not is_there():
            raise DatasetError(NO_PYARROW)
        if not 0 <= self.seed < 2**62:
            raise DatasetError(f"a seed is a whole number from 0 to 2**62 - 1, not {self.seed}")
        if self.values < 0:
            raise DatasetError(f"actions are valued with so many playouts, or with 0 not at all, not {self.values}")

    def check_kinds(self) -> None:
        """Raise DatasetError for what is of another kind than is declared: a text would be bots by its letters."""
        if not isinstance(self.game, Game):
            raise DatasetError(f"a plan takes a game as biberbau.game('biber-gang') returns it, and not {self.game!r}")
        named = isinstance(self.bots, list | tuple) and all(isinstance(bot, str | os.PathLike) for bot in self.bots)
        if not named:
            raise DatasetError(f"bots are named, one for each seat, as in ('careful', 'uniform'), not {self.bots!r}")
        if self.budget is not None and not isinstance(self.budget, Budget):
            raise DatasetError(f"a budget is one as in Budget(playouts=400), not {self.budget!r}")

    def __getstate__(self) -> dict[str, Any]:
        """Return what a copy needs; the batch is made again where it is asked for."""
        return {name: value for name, value in vars(self).items() if name != "batch"}

    @functools.cached_property
    def batch(self) -> Batch:
        """A batch of one match of this game, to be asked what its rows hold."""
        return Batch(self.game, 1, seats=len(self.bots), options=self.options, goes_on=False)

    @property
    def columns(self) -> tuple[Column, ...]:
        """The arrays of every part."""
        width, codes = self.batch.observations.shape[1], self.batch.codes
        return columns_of(width, codes, len(self.bots), self.legal, self.values > 0)

    def part(self, number: int) -> str:
        """Return the name of a part's file."""
        return f"part-{number:06}.{self.form}"

    def as_json(self) -> dict[str, Any]:
        """Return the description: what was played, and what stands where."""
        places = schema.places(self.batch.parts)
        return {
            "format": FORMAT,
            "game": self.game.name,
            **({"variant": self.game.variant} if self.game.variant else {}),
            "version": self.game.version,
            "bots": list(self.bots),
            "options": self.game.decode_options(self.game.encode_options(self.options).tolist()),
            "seed": self.seed,
            "budget": str(self.budget) if self.budget else None,
            "legal": self.legal,
            "values": self.values,
            "per_part": self.per_part,
            **({"form": self.form} if self.form != NPZ else {}),
            "sources": source_hash(),
            "arrays": [column.as_json() for column in self.columns],
            "observation": [
                {
                    "name": part.name,
                    "first": places[part.name].start,
                    "shape": list(part.shape),
                    "low": part.low,
                    "high": part.high,
                    "meaning": part.meaning,
                }
                for part in self.batch.parts
            ],
            "codes": [self.batch.code_name(code) for code in range(self.batch.codes)],
        }


def whole_number(name: str, given: Any) -> int:
    """Return a number of Python or NumPy as one of Python, as JSON takes it; DatasetError for what is not whole."""
    found = index_or_none(given)
    if found is None:
        raise DatasetError(f"{name} is a whole number, not {given!r}")
    return found


OF_CODE: Final = ("version", "arrays", "observation", "codes")
"""Keys that follow from the game and this program: where they differ, the numbers would be misread."""


def read_plan(folder: Path) -> Plan:
    """Return the plan of a dataset; DatasetError where there is none, or one that this version cannot read."""
    path = folder / DESCRIPTION
    found = read_description(path)
    if found.get("format") != FORMAT:
        raise DatasetError(
            f"{path} describes no dataset: its format is {told(found.get('format'))}, not {told(FORMAT)}"
        )
    try:
        budget = found["budget"]
        plan = Plan(
            game_named(of_type(found["game"], str), variant=of_type(found.get("variant", ""), str)),
            tuple(of_type(name, str) for name in of_type(found["bots"], list)),
            {of_type(key, str): of_type(value, str) for key, value in of_type(found["options"], dict).items()},
            of_type(found["seed"], int),
            None if budget is None else Budget.parse(of_type(budget, str)),
            of_type(found["legal"], bool),
            of_type(found["values"], int),
            of_type(found["per_part"], int),
            of_type(found.get("form", NPZ), str),
        )
    except KeyError as error:
        raise DatasetError(f"{path} says nothing of {error}") from error
    except (BiberbauError, TypeError) as error:
        raise DatasetError(f"{path} cannot be used: {error}") from error
    wanted = plan.as_json()
    for key in OF_CODE:
        if found.get(key) != wanted[key]:
            raise DatasetError(f"{path} was written by another version of {plan.game.name}: its {key} differs")
    return plan


def read_description(path: Path) -> dict[str, Any]:
    """Return what a description says, whatever it is; DatasetError unless it is a JSON object of a sensible size."""
    try:
        with path.open("rb") as file:
            content = file.read(LARGEST_DESCRIPTION + 1)
    except OSError as error:
        raise DatasetError(f"cannot read {path}: {error.strerror or error}") from error
    if len(content) > LARGEST_DESCRIPTION:
        raise DatasetError(f"{path} is larger than {LARGEST_DESCRIPTION} bytes")
    try:
        found = json.loads(content)
    except (ValueError, RecursionError) as error:
        raise DatasetError(f"{path} is no JSON") from error
    if not isinstance(found, dict):
        raise DatasetError(f"{path} is no JSON object")
    return found


def of_type(value: Any, kind: Callable[..., Any]) -> Any:
    """Return a value; TypeError unless its type is the one that is wanted."""
    if type(value) is not kind:
        raise TypeError(f"{told(value)} stands where {getattr(kind, '__name__', kind)} is wanted")
    return value


def told(value: Any) -> str:
    """Return a value as a refusal names it."""
    return "missing" if value is None else json.dumps(value)[:60]
