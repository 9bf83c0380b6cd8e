"""Writing a dataset: each part appears whole or not at all, and what is there is not played again."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

from biberbau.bots import DIGESTS, changed_bot, check_bot, digests_of
from biberbau.core.array_file import ArrayFileError
from biberbau.core.folders import write_whole
from biberbau.core.paths import AnyPath
from biberbau.core.workers import Chunk, Workers, on_threads
from biberbau.envs.dataset.forms import read_counts
from biberbau.envs.dataset.plan import DESCRIPTION, NPZ, DatasetError, Plan, read_description, told, whole_number
from biberbau.envs.dataset.playing import play_part
from biberbau.envs.dataset.reading import parts_in

LEFT_BEHIND: Final = re.compile(r"(dataset\.json|part-[0-9]{6,}\.(npz|parquet))\.[0-9a-f]+\.partial")
"""Names of files that a run which was killed has begun (`write_whole`); whatever else is in a folder is somebody's."""


@dataclass(frozen=True)
class Written:
    """What lies in a folder after writing, all of it, even where fewer matches were asked for."""

    matches: int
    choices: int
    """Rows with an observation."""
    parts: int
    size: int
    """Bytes of all parts, packed."""
    played: int
    """Matches that were played now; the others were there."""


def write_dataset(
    folder: AnyPath,
    plan: Plan,
    matches: int,
    workers: Workers | None = None,
    progress: Callable[[int], None] | None = None,
) -> Written:
    """Play what is missing of so many matches, and write it to a folder.

    In memory there are at any moment only as many parts as `workers` (None: one thread per core) have begun.
    Where there are more than these already, they stay, and are part of what is returned.  `progress` is told how many
    more matches are done.  DatasetError if the folder holds anything else, or a part that cannot be read.
    """
    folder, matches = Path(folder), whole_number("the number of matches", matches)
    if matches < 1 or plan.seed + matches > 2**62:
        raise DatasetError(f"a dataset has at least one match, and seeds below 2**62, not {matches} from {plan.seed}")
    open_folder(folder, plan)
    chunks = [
        (first, min(plan.per_part, matches - first))
        for first in range(0, matches, plan.per_part)
        if kept(folder, plan, first) < min(plan.per_part, matches - first)
    ]
    missing = sum(count for _, count in chunks)
    if progress and missing < matches:
        progress(matches - missing)
    for chunk, content in zip(chunks, parts_of(plan, chunks, workers or on_threads()), strict=True):
        path = folder / plan.part(chunk[0] // plan.per_part)
        if not write_whole(path, content):
            raise DatasetError(f"cannot write {path}")
        if progress:
            progress(chunk[1])
    return summed(folder, plan, missing)


def parts_of(plan: Plan, chunks: list[Chunk], workers: Workers) -> Iterator[bytes]:
    """Give the content of one file for each chunk; the first is played alone, for it compiles what all need."""
    for chunk in chunks[:1]:
        yield play_part(plan, chunk)
    yield from workers(partial(play_part, plan), chunks[1:])


def open_folder(folder: Path, plan: Plan) -> None:
    """Make the folder or see that it holds this plan; DatasetError where it holds something else.

    UnknownBot where there is no such bot, BotError where one's own or a policy file is not there.
    """
    for name in plan.bots:
        if name not in plan.guests:
            check_bot(name, plan.game)
    path, wanted, digests = folder / DESCRIPTION, plan.as_json(), digests_of(plan.bots, plan.guests)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for left in folder.glob("*.partial"):
            if LEFT_BEHIND.fullmatch(left.name):
                left.unlink()
        empty = not any(folder.iterdir())
    except OSError as error:
        raise DatasetError(f"cannot write to {folder}: {error.strerror or error}") from error
    if empty:
        wanted |= {DIGESTS: digests} if digests else {}
        if not write_whole(path, (json.dumps(wanted, ensure_ascii=False, indent=1) + "\n").encode()):
            raise DatasetError(f"cannot write {path}")
        return
    found = {"form": NPZ} | read_description(path)
    for key, value in (wanted | {"form": plan.form}).items():
        if found.get(key) != value:
            raise DatasetError(
                f"{folder} holds another dataset: its {key} is {told(found.get(key))}, not {told(value)}; "
                "name a new folder"
            )
    if changed := changed_bot(found.get(DIGESTS), digests):
        raise DatasetError(
            f"{folder} holds another dataset: {changed}; name a new folder, or put the bot back as it was"
        )


def kept(folder: Path, plan: Plan, first: int) -> int:
    """Return how many matches are in the part that begins with number `first`; 0 where it is not there or damaged."""
    path = folder / plan.part(first // plan.per_part)
    try:
        return read_counts(plan, path)[0]
    except ArrayFileError:
        return 0


def summed(folder: Path, plan: Plan, played: int) -> Written:
    """Return what lies in the folder, which may be more than was asked for; DatasetError as `parts_in`."""
    parts = parts_in(folder, plan)
    matches, choices = sum(part.matches for part in parts), sum(part.choices for part in parts)
    return Written(matches, choices, len(parts), sum(part.path.stat().st_size for part in parts), played)
