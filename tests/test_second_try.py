"""What fails by chance is tried once more, alone, and named; what fails twice, or too often so, fails the run."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.second_try import MOST_FLAKY

pytestmark = pytest.mark.long

FAILS_AT_FIRST = """
import os
from pathlib import Path
import pytest

@pytest.mark.parametrize("number", range({count}))
def test_at_first(number):
    been_here = Path(__file__).with_name(f"been-here-{{number}}")
    assert been_here.exists() or been_here.touch()
    assert "PYTEST_XDIST_WORKER" not in os.environ, "not alone"
"""

FAILS_ALWAYS = """
def test_always():
    assert False, "always"
"""

REPOSITORY = Path(__file__).parent.parent


def run(folder: Path, *arguments: str) -> tuple[int, str]:
    """Run the tests that lie in a folder, two at once; return the exit status and what is written."""
    own = {key: value for key, value in os.environ.items() if not key.startswith("PYTEST_")}
    own |= {"PYTHONPATH": str(REPOSITORY), "BROWSER_FAILURES": str(folder / "failures")}
    command = [sys.executable, "-m", "pytest", "--quiet", "-p", "no:cacheprovider", "-p", "tests.second_try"]
    done = subprocess.run(
        [*command, "--numprocesses", "2", "--rootdir", str(folder), *arguments, str(folder)],
        cwd=folder,
        env=own,
        capture_output=True,
        text=True,
    )
    return done.returncode, done.stdout + done.stderr


def test_what_passes_alone_is_named_and_stops_nobody(tmp_path: Path) -> None:
    (tmp_path / "test_planted.py").write_text(FAILS_AT_FIRST.format(count=MOST_FLAKY))
    status, text = run(tmp_path, "--second-try")
    assert status == pytest.ExitCode.OK, text
    for number in range(MOST_FLAKY):
        assert f"FLAKY test_planted.py::test_at_first[{number}]" in text


def test_one_flaky_test_more_than_allowed_fails_the_run(tmp_path: Path) -> None:
    (tmp_path / "test_planted.py").write_text(FAILS_AT_FIRST.format(count=MOST_FLAKY + 1))
    status, text = run(tmp_path, "--second-try")
    assert status == pytest.ExitCode.TESTS_FAILED, text
    assert text.count("FLAKY test_planted.py") == MOST_FLAKY + 1
    assert "too many" in text


def test_what_fails_twice_fails_the_run_and_is_told(tmp_path: Path) -> None:
    (tmp_path / "test_planted.py").write_text(FAILS_AT_FIRST.format(count=1) + FAILS_ALWAYS)
    status, text = run(tmp_path, "--second-try")
    assert status == pytest.ExitCode.TESTS_FAILED, text
    assert "FAILED TWICE test_planted.py::test_always" in text
    assert "FLAKY test_planted.py::test_at_first[0]" in text


def test_without_a_second_try_the_first_counts(tmp_path: Path) -> None:
    (tmp_path / "test_planted.py").write_text(FAILS_AT_FIRST.format(count=1))
    status, text = run(tmp_path)
    assert status == pytest.ExitCode.TESTS_FAILED, text
    assert "FLAKY" not in text
