"""What `make release` refuses before it does anything: with a sentence that says what is missing."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

REPOSITORY = Path(__file__).parents[2]
DATED = "# Changes\n\n## Unreleased\n\n## 7.1.0 (2026-11-25)\n\n* Something.\n"


def git(folder: Path, *words: str) -> None:
    """Run git in a repository."""
    named = ("-c", "user.name=Anna", "-c", "user.email=anna@example.org")
    subprocess.run(["git", *named, *words], cwd=folder, check=True, capture_output=True)


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    """A repository of its own with the script, a version and a changelog, committed."""
    (tmp_path / ".ci").mkdir()
    shutil.copy(REPOSITORY / ".ci/release", tmp_path / ".ci")
    (tmp_path / "biberbau").mkdir()
    (tmp_path / "biberbau/__init__.py").write_text('__version__ = "7.1.0"\n')
    (tmp_path / "CHANGELOG.md").write_text(DATED)
    (tmp_path / ".gitignore").write_text("__pycache__\n")
    git(tmp_path, "init", "--quiet")
    commit(tmp_path)
    return tmp_path


def commit(folder: Path) -> None:
    """Commit everything."""
    git(folder, "add", "--all")
    git(folder, "commit", "--quiet", "--allow-empty", "--message", "Something.")


def refusal(folder: Path) -> str:
    """Return why the script will not release, in one line."""
    run = subprocess.run([folder / ".ci/release", sys.executable], capture_output=True, text=True, check=False)
    assert run.returncode == 1
    assert run.stdout == ""
    assert run.stderr.startswith("7.1.0 cannot be released: ")
    return run.stderr.partition(": ")[2].strip()


def test_changes_have_to_be_committed(repository: Path) -> None:
    (repository / "biberbau/more.py").touch()
    assert refusal(repository) == "there are changes that are not committed"


def test_a_version_is_released_once(repository: Path) -> None:
    git(repository, "tag", "v7.1.0")
    assert refusal(repository).startswith("there is a tag v7.1.0 already")


@pytest.mark.parametrize(
    "changelog",
    [
        DATED.replace(" (2026-11-25)", ""),
        DATED.replace("7.1.0", "7.1.01"),
        DATED.replace("7.1.0", "7x1x0"),
        DATED.replace("2026-11-25", "soon"),
    ],
    ids=["no date", "a longer version", "any character for a dot", "a word for a date"],
)
def test_the_changelog_has_a_dated_section(repository: Path, changelog: str) -> None:
    (repository / "CHANGELOG.md").write_text(changelog)
    commit(repository)
    assert refusal(repository) == "the changelog has no dated section for it"


def test_nothing_is_left_unreleased(repository: Path) -> None:
    (repository / "CHANGELOG.md").write_text(DATED.replace("## Unreleased\n", "## Unreleased\n\n* Something new.\n"))
    commit(repository)
    assert refusal(repository).startswith("the changelog has changes that are unreleased")


def test_whatever_has_all_that_goes_on_to_the_data_folder(repository: Path) -> None:
    """Here there is nothing that could write one, and that is where it ends."""
    run = subprocess.run([repository / ".ci/release", sys.executable], capture_output=True, text=True, check=False)
    assert run.returncode == 1
    assert "cannot be released" not in run.stderr
    assert "housekeeping" in run.stderr or "No module named" in run.stderr
