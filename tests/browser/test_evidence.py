"""What a failed test leaves to whoever has to explain it, and that a second try says where it lies."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.test_second_try import run

pytestmark = pytest.mark.browser

OUR_VISITS = "from tests.browser.conftest import browser, playwright, pytest_runtest_makereport, visits"
"""What the planted tests need of our own conftest; pytest hears hooks only from such a file."""

LEAVES_A_PICTURE = """
from tests.browser.devices import PHONE

class Nowhere:
    address = "http://127.0.0.1:9"

def test_with_a_page(visits):
    visits(Nowhere, PHONE).page.set_content("<h1>Beaver</h1>")
    assert False
"""


def test_a_failed_page_leaves_a_picture_a_trace_and_its_wire(tmp_path: Path) -> None:
    (tmp_path / "conftest.py").write_text(OUR_VISITS)
    (tmp_path / "test_planted.py").write_text(LEAVES_A_PICTURE)
    status, text = run(tmp_path, "--second-try")
    assert status == pytest.ExitCode.TESTS_FAILED, text
    left = tmp_path / "failures" / "test_planted.py-test_with_a_page"
    assert left.is_dir(), text
    assert sorted(path.name for path in left.iterdir()) == ["1-Anna.json", "1-Anna.png", "1-Anna.zip"], text
    assert f"FAILED TWICE test_planted.py::test_with_a_page: see {left}" in text
