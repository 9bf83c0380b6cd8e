"""A terminal for the tests of commands."""

from __future__ import annotations

import pytest

from tests.cli.running import Terminal


@pytest.fixture
def biberbau(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Terminal:
    return Terminal(capsys, monkeypatch)
