"""Where names stood that were erased, without the names: an older copy is rid of them when it is put back."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from pathlib import Path

import msgspec

from biberbau.server.challenges.erasing import renamed_places
from biberbau.server.challenges.events import is_challenge
from biberbau.server.storage.log import LogUnavailable
from biberbau.server.storage.small_file import write_durably
from biberbau.server.storage.sqlite_log import REWRITE, Statement, forget
from biberbau.server.table.erasing import renamed

ERASED_FILE = "erased.json"


class ErasedDamaged(LogUnavailable):
    """The file cannot be read; names that were erased would come back with older copies."""


class Erased(msgspec.Struct, frozen=True, omit_defaults=True):
    """One event, of a table or a challenge, and what stands in it in place of the name."""

    code: str
    sequence: int
    name: str
    places: list[int] = []
    """In a challenge: whose names."""


def erased_names(folder: Path) -> list[Erased]:
    """Return what was erased in a house; ErasedDamaged where that cannot be read."""
    path = folder / ERASED_FILE
    try:
        return msgspec.json.decode(path.read_bytes(), type=list[Erased])
    except FileNotFoundError:
        return []
    except OSError as error:
        raise ErasedDamaged(f"cannot read {path}, where erased names are noted: {error.strerror or error}") from error
    except (msgspec.MsgspecError, ValueError) as error:
        raise ErasedDamaged(
            f"{path}, where erased names are noted, is damaged: put a copy of it back, or take it away; "
            "without it older copies of the house bring these names back"
        ) from error


def note_erased(folder: Path, further: Iterable[Erased]) -> None:
    """Remember what is erased; ErasedDamaged or OSError, and nothing is noted, where that fails."""
    write_durably(folder / ERASED_FILE, msgspec.json.encode([*erased_names(folder), *further]))


def without_name(body: bytes, erased: Erased) -> bytes:
    """Return an event as it is stored without the name."""
    if is_challenge(erased.code):
        return renamed_places(body, erased.places, erased.name)
    return renamed(body, erased.name)


def without_names(body: bytes, erased: Iterable[Erased]) -> bytes:
    """Return an event as it is stored without any of the names that it was rid of, one after the other."""
    for one in erased:
        body = without_name(body, one)
    return body


def erase_again(file: sqlite3.Connection, erased: Iterable[Erased]) -> int:
    """Erase names in a file of tables that is older; return in how many events they stood."""
    statements: list[Statement] = []
    by_event: dict[tuple[str, int], list[Erased]] = {}
    for one in erased:
        by_event.setdefault((one.code, one.sequence), []).append(one)
    for event, names in by_event.items():
        question = "SELECT body FROM event WHERE code = ? AND sequence = ?"
        found: tuple[bytes] | None = file.execute(question, event).fetchone()
        if found is not None and (body := without_names(found[0], names)) != found[0]:
            statements.append((REWRITE, (body, *event)))
    if statements:
        forget(file, statements)
    return len(statements)
