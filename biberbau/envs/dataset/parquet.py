"""Parts of a dataset as Parquet files (the extra `parquet`), with a row for each choice, for programs that read tables.

Observation and mask are lists of a fixed length, legal actions and values lists, and the totals of its match stand in
each row.  What a file declares is held against what it should be before anything is unpacked.
"""

from __future__ import annotations

import importlib.util
import io
from pathlib import Path
from typing import IO, Any, Final

import numpy as np
import numpy.typing as npt

from biberbau.core.array_file import ArrayFileError, Arrays
from biberbau.envs.dataset.columns import Column
from biberbau.envs.dataset.pages import size_of

MAGIC: Final = b"PAR1"
END: Final = 8
"""Bytes behind the footer: its length and the magic word."""
MOST_FOOTER: Final = 65_536
MOST_IN_FOOTER: Final = 4_096
"""Entries of one list in it."""
MATCHES: Final = b"matches"
"""The key of the number of matches in the file's own metadata."""
PACKING: Final = "zstd"
NO_PYARROW: Final = "Parquet files need pyarrow, which comes with the extra: pip install 'biberbau[parquet]'"

Columns = tuple[Column, ...]


def is_there() -> bool:
    """Whether the library is installed that reads and writes these files."""
    return importlib.util.find_spec("pyarrow") is not None


def in_rows(columns: Columns) -> list[Column]:
    """Return the columns of a file: all arrays but the lengths of the lists, which the lists themselves have."""
    return [column for column in columns if column.name != "legal_count"]


def schema_of(columns: Columns) -> Any:
    """Return the schema of a file with these arrays."""
    import pyarrow

    def field(column: Column) -> Any:
        kind = pyarrow.from_numpy_dtype(np.dtype(column.dtype))
        element = pyarrow.field("element", kind, nullable=False)
        if column.unit == "action":
            kind = pyarrow.list_(element)
        elif column.shape:
            kind = pyarrow.list_(element, *column.shape)
        return pyarrow.field(column.name, kind, nullable=False)

    return pyarrow.schema([field(column) for column in in_rows(columns)])


def packed(arrays: Arrays, columns: Columns) -> bytes:
    """Return the content of a file with these arrays; the same arrays give the same bytes."""
    import pyarrow
    import pyarrow.parquet

    matches, whose = np.unique(arrays["match"], return_inverse=True)
    schema, content, made = schema_of(columns), io.BytesIO(), []
    for column in in_rows(columns):
        numbers = arrays[column.name][whose] if column.unit == "match" else arrays[column.name]
        flat = pyarrow.array(np.ascontiguousarray(numbers).reshape(-1))
        kind = schema.field(column.name).type
        if column.unit == "action":
            starts = np.concatenate([[0], np.cumsum(arrays["legal_count"])]).astype(np.int32)
            flat = pyarrow.ListArray.from_arrays(pyarrow.array(starts), flat, type=kind)
        elif column.shape:
            flat = pyarrow.FixedSizeListArray.from_arrays(flat, type=kind)
        made.append(flat)
    table = pyarrow.table(made, schema=schema.with_metadata({MATCHES: str(len(matches))}))
    pyarrow.parquet.write_table(
        table, content, row_group_size=max(len(table), 1), compression=PACKING, write_statistics=False
    )
    return content.getvalue()


def read_counts(path: Path, columns: Columns, most_bytes: int) -> tuple[int, int]:
    """Return how many matches and choices a file says it has; ArrayFileError where it cannot be one of ours."""
    with opened(path) as file:
        found = checked(path, file, columns, most_bytes)
        return matches_of(path, found), found.metadata.num_rows


def read(path: Path, columns: Columns, most_bytes: int) -> Arrays:
    """Return the arrays of a file, which has to be one of ours, in at most so many bytes; else ArrayFileError."""
    import pyarrow

    with opened(path) as file:
        found = checked(path, file, columns, most_bytes)
        try:
            table = found.read(use_threads=False)
            table.validate(full=True)
        except (pyarrow.ArrowException, OSError, ValueError) as error:
            raise damaged(path, error) from error
        arrays: Arrays = {}
        lengths: list[npt.NDArray[Any]] = []
        for column in in_rows(columns):
            whole = table.column(column.name).combine_chunks()
            if column.unit == "action":
                lengths.append(np.diff(whole.offsets.to_numpy()).astype("<i4"))
            numbers = whole.flatten() if column.shape or column.unit == "action" else whole
            arrays[column.name] = np.array(numbers.to_numpy(), column.dtype).reshape(-1, *column.shape)
        if lengths:
            arrays["legal_count"] = lengths[0]
            if any((others != lengths[0]).any() for others in lengths):
                raise ArrayFileError(f"{path}: there are other numbers of values than of legal actions")
        totals, (_, firsts, whose) = (
            arrays["totals"],
            np.unique(arrays["match"], return_index=True, return_inverse=True),
        )
        if (totals != totals[firsts][whose]).any():
            raise ArrayFileError(f"{path}: totals differ within a match")
        if len(firsts) != matches_of(path, found):
            raise ArrayFileError(f"{path}: there are {len(firsts)} matches, not as many as it says")
        arrays["totals"] = totals[firsts]
        return {column.name: arrays[column.name] for column in columns}


def opened(path: Path) -> IO[bytes]:
    """Return a file to be read; ArrayFileError where it cannot be."""
    try:
        return path.open("rb")
    except OSError as error:
        raise ArrayFileError(f"cannot read {path}: {error.strerror or error}") from error


def checked(path: Path, file: IO[bytes], columns: Columns, most_bytes: int) -> Any:
    """Return a file opened as Parquet, of which the footer alone is read; ArrayFileError unless it is as ours are."""
    import pyarrow
    import pyarrow.parquet

    size = file.seek(0, io.SEEK_END)
    if size > most_bytes:
        raise ArrayFileError(f"{path} has {size} bytes, more than the {most_bytes} that are read")
    file.seek(max(size - END, 0))
    end = file.read()
    if len(end) < END or end[4:] != MAGIC:
        raise ArrayFileError(f"{path} is no Parquet file")
    if int.from_bytes(end[:4], "little") > MOST_FOOTER:
        raise ArrayFileError(f"{path} has a footer of more than {MOST_FOOTER} bytes")
    try:
        found = pyarrow.parquet.ParquetFile(
            file, thrift_string_size_limit=MOST_FOOTER, thrift_container_size_limit=MOST_IN_FOOTER
        )
        schema = found.schema_arrow
    except (pyarrow.ArrowException, OSError, ValueError) as error:
        raise damaged(path, error) from error
    wanted = schema_of(columns)
    if not schema.equals(wanted):
        differing = sorted(set(map(told, schema)) ^ set(map(told, wanted)))
        raise ArrayFileError(f"{path} has other columns: {'; '.join(differing)[:200] or 'in another order'}")
    check_pages(path, file, found.metadata, columns, most_bytes)
    return found


def check_pages(path: Path, file: IO[bytes], footer: Any, columns: Columns, most_bytes: int) -> None:
    """Raise ArrayFileError unless all pages unpack to what the footer says, in at most so many bytes."""
    if footer.num_row_groups != 1:
        raise ArrayFileError(f"{path} has {footer.num_row_groups} groups of rows, not one")
    group, unpacked, numbers = footer.row_group(0), 0, 0
    if group.num_rows != footer.num_rows:
        raise ArrayFileError(f"{path} does not have the {footer.num_rows} rows that it says")
    for place, column in enumerate(in_rows(columns)):
        chunk = group.column(place)
        if chunk.file_path:
            raise ArrayFileError(f"{path} points to another file")
        begun = chunk.data_page_offset
        if chunk.dictionary_page_offset is not None:
            begun = min(begun, chunk.dictionary_page_offset)
        try:
            size = size_of(file, begun, chunk.total_compressed_size)
        except (OSError, ValueError) as error:  # A PageError, or a place that no file has.
            raise damaged(path, error) from error
        wanted = chunk.num_values if column.unit == "action" else group.num_rows * int(np.prod(column.shape, dtype=int))
        if size.values != wanted or size.values != chunk.num_values:
            raise ArrayFileError(f"{path}: {column.name} has {size.values} numbers, not {wanted}")
        unpacked += size.unpacked
        numbers += size.values * np.dtype(column.dtype).itemsize
    if max(unpacked, numbers) > most_bytes:
        raise ArrayFileError(f"{path} holds {max(unpacked, numbers)} bytes, more than the {most_bytes} that are read")


def matches_of(path: Path, found: Any) -> int:
    """Return how many matches a file says it has."""
    said = (found.metadata.metadata or {}).get(MATCHES, b"")
    if not (said.isdigit() and len(said) < END):
        raise ArrayFileError(f"{path} does not say how many matches it has")
    return int(said)


def told(field: Any) -> str:
    """Return a column as a refusal names it."""
    return f"{field.name[:40]}, {field.type}"[:120]


def damaged(path: Path, error: Exception) -> ArrayFileError:
    """Return what is said of a file that cannot be read."""
    return ArrayFileError(f"{path} is damaged: {' '.join(str(error).split())[:200]}")
