"""Modules that are made while a process runs are met whole by every thread, and nobody waits for them in vain."""

from __future__ import annotations

import importlib
import sys
import threading
from pathlib import Path
from types import ModuleType

import pytest

from biberbau.core.specialising import generated

PATIENCE = 20.0
"""Seconds until a thread is taken to wait for ever."""

RULES = """
import meeting
from biberbau.core.specialising import generated

meeting.rules_begun.set()
assert meeting.search_begun.wait(meeting.PATIENCE)
bookkeeping = generated("bookkeeping_of_a_test", "NUMBER = 1")
"""
"""Rules whose bookkeeping is made while they are imported, and while another thread makes a search for them."""

SEARCH = """
import meeting

assert meeting.rules_begun.wait(meeting.PATIENCE)
meeting.search_begun.set()
import rules_of_a_test

NUMBER = rules_of_a_test.bookkeeping.NUMBER + 1
"""


def test_who_imports_rules_and_who_makes_a_search_for_them_do_not_wait_for_each_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    meeting = ModuleType("meeting")
    vars(meeting).update(PATIENCE=PATIENCE, rules_begun=threading.Event(), search_begun=threading.Event())
    monkeypatch.setitem(sys.modules, "meeting", meeting)
    (tmp_path / "rules_of_a_test.py").write_text(RULES, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    numbers: list[int] = []
    importing = threading.Thread(target=importlib.import_module, args=("rules_of_a_test",), daemon=True)
    making = threading.Thread(target=lambda: numbers.append(generated("search_of_a_test", SEARCH).NUMBER), daemon=True)
    for thread in (importing, making):
        thread.start()
    for thread in (importing, making):
        thread.join(PATIENCE)
    assert numbers == [2]
    del sys.modules["rules_of_a_test"]


def test_a_module_that_cannot_be_run_is_run_anew_by_who_asks_next(monkeypatch: pytest.MonkeyPatch) -> None:
    text = "import meeting_of_failures\n\nNUMBER = 1"
    with pytest.raises(ModuleNotFoundError, match="meeting_of_failures"):
        generated("failing_at_first", text)
    monkeypatch.setitem(sys.modules, "meeting_of_failures", ModuleType("meeting_of_failures"))
    assert generated("failing_at_first", text).NUMBER == 1
