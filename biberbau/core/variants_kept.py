"""How much compiled code of variants is kept: a house in which anybody may make one up is not to fill the disk."""

from __future__ import annotations

import contextlib
import re
import shutil
from collections.abc import Collection, Iterable, Mapping
from pathlib import Path
from typing import Final

from biberbau.core.folders import cache_root, last_use
from biberbau.core.specialising import GENERATED
from biberbau.core.varying import HOME

NAMED: Final = re.compile(rf"\b({HOME}_\w+|{GENERATED}\.\w+)")
"""What a module that was made for a variant is called, or imports: the variant's package, or another such module."""


def forget_variants(most: int, held: Collection[str] = ()) -> list[str]:
    """Remove the code of all variants but the `most` that were used last; return the packages of those that are gone.

    What is `held`, by package, stays in any case.
    """
    places = places_of_variants()
    last = {home: max(map(last_use, folders)) for home, folders in places.items()}
    loose = sorted((home for home in places if home not in held), key=lambda home: last[home])
    gone = loose[: max(0, len(places) - most)]
    for home in gone:
        for place in places[home]:
            shutil.rmtree(place, ignore_errors=True)
    return gone


def places_of_variants() -> dict[str, list[Path]]:
    """Return by package the folders with what was made from a variant."""
    named = {path: names_in(path) for path in cache_root().glob(f"{HOME}_*")}
    named |= {path: names_in(path) for path in cache_root().glob(f"{GENERATED}.*")}
    by_name = {path.name: names for path, names in named.items()}
    places: dict[str, list[Path]] = {}
    for path, names in named.items():
        for home in homes_in(names, by_name, set()):
            places.setdefault(home, []).append(path)
    return places


def names_in(place: Path) -> set[str]:
    """Return what a folder is called after, and what the module in it imports, as far as variants go."""
    if place.name.startswith(HOME):
        return {re.split(r"[.-]", place.name)[0]}
    names: set[str] = set()
    for path in place.glob("*.py"):
        # Another process may remove it in this moment.
        with contextlib.suppress(FileNotFoundError):
            names.update(NAMED.findall(path.read_text(encoding="utf-8", errors="replace")))
    return names


def homes_in(names: Iterable[str], by_name: Mapping[str, set[str]], seen: set[str]) -> set[str]:
    """Return the packages of variants to which some names lead."""
    found = set()
    for name in names:
        if name.startswith(HOME):
            found.add(name)
        elif name not in seen:
            seen.add(name)
            found |= homes_in(by_name.get(name, ()), by_name, seen)
    return found
