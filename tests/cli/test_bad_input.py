"""What goes wrong with a file is said in one sentence, with the file where the system tells it."""

from __future__ import annotations

import errno

import pytest

from biberbau.cli.bad_input import BadInput, files_read, files_written


def failure(*file: str) -> OSError:
    return OSError(errno.ENOSPC, "No space left on device", *file)


def test_a_file_is_named_where_the_system_tells_which() -> None:
    with pytest.raises(BadInput, match=r"^cannot read page\.html: No space"), files_read():
        raise failure("page.html")
    with pytest.raises(BadInput, match=r"^--page: cannot write page\.html: No space"), files_written("--page"):
        raise failure("page.html")


def test_a_full_disk_which_names_no_file_is_told_all_the_same() -> None:
    told = r"^--page: cannot write the file: No space left on device$"
    with pytest.raises(BadInput, match=told), files_written("--page"):
        raise failure()
