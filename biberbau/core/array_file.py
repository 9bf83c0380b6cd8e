"""Arrays in a file that anybody may have made: NumPy's npz, read without pickle and with every size bounded.

An npz is a zip file that holds each array in NumPy's own format under its name (NEP 1).  `numpy.load` allocates what a
header claims; here each array is declared beforehand, and what does not fit is refused before it is read.
"""

from __future__ import annotations

import io
import math
import tokenize
import zipfile
import zlib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt

from biberbau.core.errors import BiberbauError

Arrays: TypeAlias = dict[str, npt.NDArray[Any]]

MOST_ENTRIES: Final = 64
MOST_DIRECTORY: Final = 16_384
"""Bytes of a zip file's list of entries, which is read whole."""
MOST_HEADER: Final = 1_024
"""Characters of an array's header."""
END_OF_ZIP: Final = 22
"""Bytes of the record at the end of a zip file that has no comment (PKWARE's APPNOTE, 4.3.16)."""
LOCATOR: Final = 20
"""Bytes before it in one that may have 65,536 entries or more, which is none of ours (4.3.15)."""
SUFFIX: Final = ".npy"


class ArrayFileError(BiberbauError, ValueError):
    """A file that does not hold the arrays that it should."""


@dataclass(frozen=True)
class Declared:
    """What an array has to be."""

    dtype: str
    """In NumPy's notation, with the order of the bytes, as in `<i2`."""
    shape: tuple[int | None, ...]
    """None where any length will do."""

    def admits(self, dtype: np.dtype[Any], shape: tuple[int, ...]) -> bool:
        """Whether an array with this type and shape is what is wanted."""
        return (
            dtype == np.dtype(self.dtype)
            and len(shape) == len(self.shape)
            and all(
                length >= 0 and length == (length if wanted is None else wanted)
                for length, wanted in zip(shape, self.shape, strict=True)
            )
        )


def packed(arrays: Mapping[str, npt.NDArray[Any]]) -> bytes:
    """Return the content of a file with these arrays; the same arrays give the same bytes."""
    content = io.BytesIO()
    np.savez_compressed(content, **{name: np.asarray(array, order="C") for name, array in arrays.items()})  # type: ignore[arg-type]  # The names are ours.
    return content.getvalue()


def read_arrays(path: Path, declared: Mapping[str, Declared], most_bytes: int) -> Arrays:
    """Return the arrays of a file, which has to hold exactly those that are declared, in at most so many bytes.

    ArrayFileError says what is wrong with it.
    """
    return _read(path, declared, most_bytes, with_numbers=True)


def read_shapes(path: Path, declared: Mapping[str, Declared], most_bytes: int) -> dict[str, tuple[int, ...]]:
    """Return the shapes of a file's arrays, of which the headers alone are read; ArrayFileError as `read_arrays`."""
    return {name: array.shape for name, array in _read(path, declared, most_bytes, with_numbers=False).items()}


def _read(path: Path, declared: Mapping[str, Declared], most_bytes: int, with_numbers: bool) -> Arrays:
    try:
        with path.open("rb") as file:
            check_directory(path, file, most_bytes)
            with zipfile.ZipFile(file) as archive:
                entries = {info.filename: info for info in archive.infolist()}
                check_entries(path, entries, declared, most_bytes)
                return {
                    name: read_entry(path, archive, entries[name + SUFFIX], kind, with_numbers)
                    for name, kind in declared.items()
                }
    except OSError as error:
        raise ArrayFileError(f"cannot read {path}: {error.strerror or error}") from error
    except (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError) as error:
        raise ArrayFileError(f"{path} is damaged: {error}") from error


def check_directory(path: Path, file: IO[bytes], most_bytes: int) -> None:
    """Raise ArrayFileError unless a file ends as a zip file does that has few entries and no comment."""
    size = file.seek(0, io.SEEK_END)
    if size > most_bytes:
        raise ArrayFileError(f"{path} has {size} bytes, more than the {most_bytes} that are read")
    file.seek(max(size - END_OF_ZIP - LOCATOR, 0))
    tail = file.read()
    end = tail[-END_OF_ZIP:]
    if len(end) < END_OF_ZIP or not end.startswith(b"PK\5\6"):
        raise ArrayFileError(f"{path} is no file of arrays (npz)")
    entries, directory = int.from_bytes(end[10:12], "little"), int.from_bytes(end[12:16], "little")
    if entries > MOST_ENTRIES or directory > MOST_DIRECTORY or tail[:-END_OF_ZIP].startswith(b"PK\6\7"):
        raise ArrayFileError(f"{path} has more than {MOST_ENTRIES} arrays, or their names are too long")


def check_entries(
    path: Path, entries: Mapping[str, zipfile.ZipInfo], declared: Mapping[str, Declared], most_bytes: int
) -> None:
    """Raise ArrayFileError unless a file has exactly the arrays that are declared, in at most so many bytes."""
    wanted = {name + SUFFIX for name in declared}
    if set(entries) != wanted:
        missing = sorted(name.removesuffix(SUFFIX) for name in wanted - set(entries))
        extra = sorted(name.removesuffix(SUFFIX)[:40] for name in set(entries) - wanted)
        told = [f"lacks {', '.join(missing)}"] * bool(missing) + [f"has {', '.join(extra)} besides"] * bool(extra)
        raise ArrayFileError(f"{path} {' and '.join(told)}")
    unpacked = sum(info.file_size for info in entries.values())
    if unpacked > most_bytes:
        raise ArrayFileError(f"{path} holds {unpacked} bytes, more than the {most_bytes} that are read")


def read_entry(
    path: Path, archive: zipfile.ZipFile, info: zipfile.ZipInfo, kind: Declared, with_numbers: bool
) -> npt.NDArray[Any]:
    """Return an array of a file; without its numbers all are one, which takes no memory.

    ArrayFileError where its header is not what is declared, or the numbers are not there.
    """
    name = info.filename.removesuffix(SUFFIX)
    with archive.open(info) as entry:
        try:
            if np.lib.format.read_magic(entry) != (1, 0):
                raise ValueError("another version of the format")
            shape, by_columns, dtype = np.lib.format.read_array_header_1_0(entry, max_header_size=MOST_HEADER)
        except (ValueError, TypeError, SyntaxError, tokenize.TokenError) as error:
            raise ArrayFileError(f"{path}: {name} is no array: {' '.join(str(error).split())[:120]}") from error
        if by_columns or not kind.admits(dtype, shape):
            wanted = ", ".join("any" if length is None else str(length) for length in kind.shape)
            raise ArrayFileError(
                f"{path}: {name} is {dtype.str} of the shape {shape}, not {kind.dtype} of the shape ({wanted})"
            )
        if not with_numbers:
            return np.broadcast_to(np.zeros((), dtype), shape)
        size = math.prod(shape) * dtype.itemsize
        if size != info.file_size - entry.tell():
            raise ArrayFileError(f"{path}: {name} does not have the {size} bytes that its shape asks for")
        content = bytearray(entry.read())
        if len(content) != size:
            raise ArrayFileError(f"{path}: {name} ends too early")
        return np.frombuffer(content, dtype).reshape(shape)
