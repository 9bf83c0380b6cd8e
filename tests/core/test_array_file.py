"""Files of arrays from anybody: what is declared is read, and whatever else they hold is refused before it is."""

from __future__ import annotations

import io
import pickle
import zipfile
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from biberbau.core.array_file import ArrayFileError, Declared, packed, read_arrays, read_shapes

DECLARED = {"weights": Declared("<f4", (None, 3)), "count": Declared("<i8", ())}
WEIGHTS = np.arange(6, dtype="<f4").reshape(2, 3)
GOOD = {"weights": WEIGHTS, "count": np.array(7, "<i8")}
MOST = 8_000


def npy(array: object, **header: object) -> bytes:
    """Return an array in NumPy's format, with a header that may lie."""
    content = io.BytesIO()
    np.lib.format.write_array(content, np.asarray(array))
    if header:
        numbers = np.asarray(array).tobytes()
        said = {"descr": "<f4", "fortran_order": False, "shape": (2, 3)} | header
        content = io.BytesIO()
        np.lib.format.write_array_header_1_0(content, said)
        content.write(numbers)
    return content.getvalue()


def zipped_with(name: str, data: bytes) -> bytes:
    """Return a zip file in which one entry is another one, or there is one more."""
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w", zipfile.ZIP_DEFLATED) as archive:
        for other, good in ({"count": npy(GOOD["count"]), "weights": npy(WEIGHTS)} | {name: data}).items():
            archive.writestr(f"{other}.npy", good)
    return content.getvalue()


class Trap:
    """What must never be unpickled."""

    def __reduce__(self) -> tuple[Callable[..., object], tuple[str]]:
        return exec, ("raise SystemExit('unpickled')",)


def pickled() -> bytes:
    """Return an array of objects, which NumPy keeps as a pickle."""
    header = npy(np.zeros(0, "<f4"), descr="|O", shape=(1,))
    return header + pickle.dumps(np.array([Trap()], object))


def crowded(count: int) -> bytes:
    """Return a zip file with more entries than ours have."""
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w") as archive:
        for number in range(count):
            archive.writestr(f"{number}", b"")
    return content.getvalue()


def broken() -> bytes:
    """Return a file in which some bytes of an array are others."""
    whole = bytearray(packed({**GOOD, "weights": np.random.default_rng(1).random((50, 3), np.float32)}))
    whole[300:320] = bytes(20)
    return bytes(whole)


HOSTILE = {
    "nothing": (b"", "no file of arrays"),
    "a text": (b"hello, this is a text and no archive", "no file of arrays"),
    "a bare array": (npy(WEIGHTS), "no file of arrays"),
    "an end alone": (b"PK\5\6" + bytes(4) + b"\1\0\1\0" + b"\x40\0\0\0" + bytes(4) + bytes(2), "damaged"),
    "a pickle": (zipped_with("weights", pickled()), "is |O"),
    "one too many": (zipped_with("extra", npy(WEIGHTS)), "has extra besides"),
    "another one": (packed({"count": GOOD["count"]}), "lacks weights"),
    "other numbers": (zipped_with("weights", npy(WEIGHTS.astype("<f8"))), "is <f8"),
    "another shape": (zipped_with("weights", npy(WEIGHTS.T.copy())), "of the shape"),
    "by columns": (zipped_with("weights", npy(WEIGHTS, fortran_order=True)), "of the shape"),
    "a shape of terabytes": (zipped_with("weights", npy(WEIGHTS, shape=(10**12, 3))), "does not have the"),
    "less than nothing": (zipped_with("weights", npy(WEIGHTS, shape=(-2, 3))), "of the shape"),
    "more than its shape": (zipped_with("weights", npy(WEIGHTS) + bytes(8)), "does not have the 24 bytes"),
    "a header without end": (zipped_with("weights", npy(WEIGHTS, padding="x" * 2000)), "is no array"),
    "a header that is no header": (zipped_with("weights", b"\x93NUMPY\1\0\x20\0" + b"[" * 32), "is no array"),
    "a bomb": (zipped_with("weights", bytes(10**6)), "more than the 8000"),
    "many entries": (crowded(70), "more than 64 arrays"),
    "damaged bytes": (broken(), "damaged"),
    "cut off": (packed(GOOD)[:-40], "no file of arrays"),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_file_that_does_not_hold_what_it_should_is_refused(name: str, tmp_path: Path) -> None:
    content, why = HOSTILE[name]
    path = tmp_path / "arrays.npz"
    path.write_bytes(content)
    with pytest.raises(ArrayFileError) as refusal:
        read_arrays(path, DECLARED, MOST)
    assert why in str(refusal.value)
    assert len(str(refusal.value)) < 400


def test_any_flipped_byte_is_refused_or_harmless(tmp_path: Path) -> None:
    path, whole = tmp_path / "arrays.npz", packed(GOOD)
    for place in range(len(whole)):
        path.write_bytes(whole[:place] + bytes([whole[place] ^ 0x55]) + whole[place + 1 :])
        try:
            found = read_arrays(path, DECLARED, MOST)
        except ArrayFileError:
            continue
        assert found["weights"].tolist() == WEIGHTS.tolist()
        assert int(found["count"]) == 7


def test_what_was_packed_is_read_and_the_same_every_time(tmp_path: Path) -> None:
    path = tmp_path / "arrays.npz"
    path.write_bytes(packed(GOOD))
    found = read_arrays(path, DECLARED, MOST)
    assert found["weights"].tolist() == WEIGHTS.tolist()
    assert int(found["count"]) == 7
    found["weights"][0, 0] = 5
    assert read_shapes(path, DECLARED, MOST) == {"weights": (2, 3), "count": ()}
    assert packed(GOOD) == path.read_bytes()
    empty = {**GOOD, "weights": WEIGHTS[:0]}
    path.write_bytes(packed(empty))
    assert read_arrays(path, DECLARED, MOST)["weights"].shape == (0, 3)
    with np.load(path, allow_pickle=False) as plain:
        assert sorted(plain) == ["count", "weights"]


def test_a_file_that_is_too_large_or_not_there_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "arrays.npz"
    with pytest.raises(ArrayFileError, match="cannot read"):
        read_arrays(path, DECLARED, MOST)
    path.write_bytes(packed(GOOD))
    with pytest.raises(ArrayFileError, match="more than the 100"):
        read_arrays(path, DECLARED, 100)
