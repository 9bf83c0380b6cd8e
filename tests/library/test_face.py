"""What `import biberbau` gives, and what it leaves alone."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import biberbau
from biberbau.arena import store
from biberbau.core import array_file, errors, texts, workers
from biberbau.envs import dataset

LEANEST = """
import json, sys, time
before = set(sys.modules)
begun = time.process_time()
import biberbau
milliseconds = 1000 * (time.process_time() - begun)
dir(biberbau)
print(json.dumps([milliseconds, sorted(set(sys.modules) - before)]))
"""


def test_names_are_sorted_and_each_is_there() -> None:
    constants_first = sorted(biberbau.__all__, key=lambda name: (not name.isupper(), not name[0].isupper(), name))
    assert biberbau.__all__ == constants_first
    assert set(dir(biberbau)) == set(biberbau.__all__)
    for name in biberbau.__all__:
        assert getattr(biberbau, name) is not None
    with pytest.raises(AttributeError, match="no attribute 'reveiw'"):  # codespell:ignore
        biberbau.reveiw  # type: ignore[attr-defined]  # noqa: B018  # codespell:ignore


def test_an_import_loads_no_compiler_makes_no_folder_and_takes_at_most_50_milliseconds(tmp_path: Path) -> None:
    cache = tmp_path / "cache"

    def milliseconds() -> float:
        run = subprocess.run(
            [sys.executable, "-c", LEANEST],
            env={"BIBERBAU_CACHE": str(cache), "PYTHONPATH": str(Path(biberbau.__file__).parent.parent)},
            capture_output=True,
            text=True,
            check=True,
        )
        spent: float
        spent, loaded = json.loads(run.stdout)
        assert not [name for name in loaded if name.partition(".")[0] in ("numba", "numpy", "llvmlite")]
        return spent

    # On a machine with much else to do a process may take longer once.
    assert any(milliseconds() < 50 for _ in range(5))
    assert not cache.exists()


def test_whatever_is_refused_has_one_base() -> None:
    ours = [getattr(biberbau, name) for name in biberbau.__all__]
    refusals = [one for one in ours if isinstance(one, type) and issubclass(one, Exception)]
    assert len(refusals) > 8
    assert all(issubclass(one, biberbau.BiberbauError) for one in refusals)
    drawn = errors.__doc__ or ""
    elsewhere = [store.StoreError, workers.RayMissing, texts.TextError, array_file.ArrayFileError, dataset.DatasetError]
    for error in [*refusals, *elsewhere]:
        assert issubclass(error, errors.BiberbauError)
        assert error.__name__ in drawn
