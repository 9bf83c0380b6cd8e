"""Datasets as Parquet files: the same matches as in npz, and nothing is unpacked that is not as it should be."""

from __future__ import annotations

import io
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow
import pyarrow.parquet
import pytest

from biberbau.envs.dataset import Dataset, DatasetError, forms, write_dataset
from biberbau.envs.dataset.pages import PageError, size_of
from biberbau.games import game_named
from tests.cli.running import Terminal
from tests.envs.test_dataset import assert_refused, contents, described, plan_of

PART = "part-000000.parquet"


@pytest.fixture(scope="module")
def good(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("parquet")
    write_dataset(folder, plan_of(form="parquet"), 2)
    return folder


@pytest.mark.parametrize("game", ["biber-gang", "beanie"])
def test_both_forms_hold_the_same(game: str, tmp_path: Path) -> None:
    folders = {form: tmp_path / form for form in ("npz", "parquet")}
    valued = {"values": 8} if game == "biber-gang" else {}
    for form, folder in folders.items():
        write_dataset(folder, plan_of(game_named(game), form=form, **valued), 3)
    npz, parquet = (Dataset(folder) for folder in folders.values())
    assert (parquet.matches, len(parquet)) == (3, len(npz))
    for one, other in zip(npz, parquet, strict=True):
        assert list(one) == list(other)
        for name, numbers in one.items():
            assert (other[name].dtype, other[name].shape) == (numbers.dtype, numbers.shape), name
            np.testing.assert_array_equal(other[name], numbers, name)
    rows = pyarrow.parquet.read_table(folders["parquet"] / PART).to_pylist()
    first = next(iter(npz))
    assert len(rows) == len(first["code"])
    assert rows[-1]["observation"] == first["observation"][-1].tolist()
    assert rows[-1]["totals"] == first["totals"][-1].tolist()
    assert [len(row["legal"]) for row in rows] == first["legal_count"].tolist()


def test_a_run_goes_on_and_writes_the_same(good: Path, tmp_path: Path) -> None:
    write_dataset(tmp_path, plan_of(form="parquet"), 5)
    whole = contents(tmp_path)
    assert sorted(whole) == ["dataset.json", PART, "part-000001.parquet", "part-000002.parquet"]
    (tmp_path / PART).write_bytes(whole[PART][:-900])
    (tmp_path / "part-000002.parquet").unlink()
    assert write_dataset(tmp_path, plan_of(form="parquet"), 5).played == 3
    assert contents(tmp_path) == whole
    with pytest.raises(DatasetError, match='its form is "parquet", not "npz"'):
        write_dataset(tmp_path, plan_of(), 5)


def changed(change: Callable[[Any], Any], **given: Any) -> Callable[[Path], None]:
    """Return what writes the table of the first part anew, with a change."""

    def write(folder: Path) -> None:
        table, content = change(pyarrow.parquet.read_table(folder / PART)), io.BytesIO()
        pyarrow.parquet.write_table(table, content, **{"compression": "zstd", **given})
        (folder / PART).write_bytes(content.getvalue())

    return write


def with_numbers(name: str, numbers: Callable[[np.ndarray], np.ndarray]) -> Callable[[Path], None]:
    """Return what changes the numbers of a column and not its type."""

    def change(table: Any) -> Any:
        place, old = table.schema.get_field_index(name), table.column(name).combine_chunks()
        flat = old if pyarrow.types.is_primitive(old.type) else old.flatten()
        new = pyarrow.array(numbers(flat.to_numpy()), flat.type)
        if flat is not old:
            new = pyarrow.FixedSizeListArray.from_arrays(new, type=old.type)
        return table.set_column(place, table.schema.field(name), new)

    return changed(change)


def with_values_of_another_length(folder: Path) -> None:
    """Let there be a value less than there are legal actions."""

    def change(table: Any) -> Any:
        place, old = table.schema.get_field_index("value"), table.column("value").to_pylist()
        last = max(row for row, values in enumerate(old) if values)
        old[last] = old[last][1:]
        field = table.schema.field("value")
        return table.set_column(place, field, pyarrow.array(old, field.type))

    changed(change)(folder)


def saying(**said: bytes) -> Callable[[Path], None]:
    """Return what changes the metadata of the first part."""
    return changed(lambda table: table.replace_schema_metadata(said))


def footer(length: int) -> Callable[[Path], object]:
    """Return what lets the first part say that its footer is so long."""

    def write(folder: Path) -> None:
        content = (folder / PART).read_bytes()
        (folder / PART).write_bytes(content[:-8] + length.to_bytes(4, "little") + b"PAR1")

    return write


def lying(values: int) -> Callable[[Path], None]:
    """Return what lets the first page of data say that it has so many values, a number as long as the right one."""

    def write(folder: Path) -> None:
        path = folder / PART
        content = bytearray(path.read_bytes())
        chunk = pyarrow.parquet.ParquetFile(path).metadata.row_group(0).column(0)
        place, true = chunk.data_page_offset, varint(chunk.num_values)
        found = content.index(true, place, place + 64)
        assert len(true) == len(varint(values))
        content[found : found + len(true)] = varint(values)
        path.write_bytes(content)

    return write


def varint(value: int) -> bytes:
    """Return a number from 0 on as headers have it."""
    left, written = value << 1, bytearray()
    while left > 127:
        written.append(left & 127 | 128)
        left >>= 7
    return bytes([*written, left])


HOSTILE: dict[str, tuple[Callable[[Path], object], str]] = {
    "no Parquet": (lambda folder: (folder / PART).write_bytes(b"x" * 99), "no Parquet file"),
    "an empty one": (lambda folder: (folder / PART).write_bytes(b""), "no Parquet file"),
    "a footer that is too long": (footer(70_000), "a footer of more than"),
    "a footer that is none": (footer(40), "is damaged"),
    "a column less": (changed(lambda table: table.drop_columns(["seat"])), "other columns: seat, int8"),
    "a column more": (changed(lambda table: table.append_column("x", table["seat"])), "other columns: x, int8"),
    "another order": (changed(lambda table: table.select(table.column_names[::-1])), "in another order"),
    "another type": (
        changed(lambda table: table.set_column(7, "win", table["win"].cast(pyarrow.float64()))),
        "win, double",
    ),
    "groups of rows": (changed(lambda table: table, row_group_size=10), "groups of rows, not one"),
    "no number of matches": (saying(), "does not say how many matches"),
    "a number of matches that is none": (saying(matches=b"-1"), "does not say how many matches"),
    "another number of matches": (saying(matches=b"7"), "there are 2 matches"),
    "totals that differ": (with_numbers("totals", lambda totals: np.arange(len(totals))), "totals differ"),
    "a code too high": (with_numbers("code", lambda codes: codes + 200), "code has numbers"),
    "a mask of twos": (with_numbers("mask", lambda mask: mask + 1), "mask has numbers"),
    "a page that says it has more": (lying(8000), "match has 8000 numbers, not"),
    "an unknown form": (described(form="pickle"), "one of npz, parquet"),
    "a form as a list": (described(form=["parquet"]), "is wanted"),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_file_that_is_not_as_it_should_be_is_refused(name: str, good: Path, tmp_path: Path) -> None:
    folder = tmp_path / "hostile"
    shutil.copytree(good, folder)
    change, why = HOSTILE[name]
    change(folder)
    assert_refused(folder, why)


def test_values_that_are_not_those_of_the_actions_are_refused(tmp_path: Path) -> None:
    write_dataset(tmp_path, plan_of(values=8), 1)
    (arrays,) = Dataset(tmp_path)
    folder = tmp_path / "parquet"
    write_dataset(folder, plan_of(values=8, form="parquet"), 1)
    assert arrays["value"].shape == next(iter(Dataset(folder)))["value"].shape
    with_values_of_another_length(folder)
    with pytest.raises(DatasetError, match="other numbers of values"):
        next(iter(Dataset(folder)))


def test_what_unpacks_to_too_much_is_not_unpacked(good: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    size = (good / PART).stat().st_size
    monkeypatch.setattr(forms, "LARGEST_PART", 2 * size)
    with pytest.raises(DatasetError, match=r"holds \d+ bytes, more than the"):
        Dataset(good)
    monkeypatch.setattr(forms, "LARGEST_PART", size - 1)
    with pytest.raises(DatasetError, match=r"has \d+ bytes, more than the"):
        Dataset(good)


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"\x15\x00\x15\x00\x15\x00\x2c\x15\x00\x00\x00" * 2000, "more than 1000 pages"),
        (b"\x15\x00", "has no end"),
        (b"\x15" + b"\xff" * 12, "too long"),
        (b"\x1c" * 9, "too deep"),
        (b"\x19\x00\x00", "a field of the kind 9"),
        (b"\x15\x06\x00", "does not say how large"),
        (b"\x15\x02\x15\x02\x15\x02\x00", "of the kind 1"),
        (b"\x15\x00\x15\x01\x15\x02\x00", "does not say how large"),
        (b"\x15\x00\x15\x02\x15\x02\x00", "how many values"),
        (b"\x15\x00\x15\x02\x15\x02\x2c\x15\x02\x00\x00", "do not end where"),
    ],
)
def test_a_page_is_read_with_care(content: bytes, why: str) -> None:
    with pytest.raises(PageError, match=why):
        size_of(io.BytesIO(content), 0, len(content))


def test_without_the_library_one_line_says_so(
    biberbau: Terminal, good: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ("dataset", "biber-gang", "--games", "1", "--option", "rounds=1", "--form", "parquet")
    found = biberbau(*words, "--out", str(tmp_path / "with"), "--json").json
    assert found["choices"] == len(Dataset(tmp_path / "with"))
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    assert "pip install 'biberbau[parquet]'" in biberbau(*words, "--out", str(tmp_path / "without")).refusal
    assert not (tmp_path / "without").exists()
    with pytest.raises(DatasetError, match=r"pip install 'biberbau\[parquet\]'"):
        Dataset(good)
