"""What `biberbau admin` says to people: in sentences, whatever they have typed."""

from __future__ import annotations

import io
from collections.abc import Callable
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

import msgspec
import pytest

from biberbau.cli.house_lines import print_draining, print_erased, print_purged
from biberbau.server.administration.requests import MOST_SEATS, REQUEST_LIMIT, EraseName, EraseSeats
from tests.cli.running import Terminal
from tests.server.running import running_house


@pytest.fixture
def biberbau(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Terminal:
    return Terminal(capsys, monkeypatch)


def test_what_nobody_can_mean_is_refused_in_plain_words(biberbau: Terminal, tmp_path: Path) -> None:
    line = "an announcement is a line of at most 200 characters that can be read"
    name = "nobody can be called so: a name has 1 to 24 characters that can be read"
    size = f"that is too long: a request has at most {REQUEST_LIMIT} bytes"
    undecodable = "what is typed there is no text: it has bytes that are no characters"
    with running_house(tmp_path):
        for words, sentence in (
            (("announce", ""), line),
            (("announce", "x" * 1001), line),
            (("announce", "x" * 100_000), size),
            (("announce", "\udcff"), undecodable),
            (("erase", "--name", ""), name),
            (("erase", "--name", " "), name),
            (("erase", "--name", "x" * 25), name),
            (("erase", "--name", "\udcff"), undecodable),
            (("erase", "ABCDE", *map(str, range(1, MOST_SEATS + 1))), "there is no table ABCDE"),
            (("ban", ""), "'' is no address, as 203.0.113.7 or 2001:db8:1:2::/64"),
            (("ban", "1"), "'1' is no address, as 203.0.113.7 or 2001:db8:1:2::/64"),
            (("unban", "x" * 99), f"'{'x' * 64}…' is no address, as 203.0.113.7 or 2001:db8:1:2::/64"),
        ):
            assert biberbau("admin", "--data", str(tmp_path), *words).refusal == f"biberbau admin: {sentence}", words


def test_what_is_as_usual_is_left_unsaid_for_houses_that_know_no_dry_run() -> None:
    assert msgspec.json.encode(EraseName("Anna")) == b'{"command":"erase_name","name":"Anna"}'
    assert msgspec.json.encode(EraseSeats("ABCD", [0])) == b'{"command":"erase_seats","code":"ABCD","seats":[0]}'
    assert b'"dry_run":true' in msgspec.json.encode(EraseName("Anna", dry_run=True)), "they refuse it untouched"


def said(print_result: Callable[[dict[str, Any]], None], **result: object) -> str:
    """Return what is printed of a result."""
    with redirect_stdout(io.StringIO()) as printed:
        print_result(result)
    return printed.getvalue()


def test_numbers_and_verbs_agree() -> None:
    for matches, goes in ((0, "no match goes on"), (1, "1 match goes on"), (2, "2 matches go on")):
        assert said(print_draining, draining=True, matches=matches) == f"no new tables and matches; {goes}\n"
    for tables, dry_run, are in (
        ([], False, "no table is forgotten"),
        (["A"], False, "1 table is forgotten"),
        (["A", "B"], False, "2 tables are forgotten"),
        ([], True, "no table would be forgotten"),
        (["A"], True, "1 table would be forgotten"),
    ):
        assert said(print_purged, tables=tables, dry_run=dry_run, left_off=0).splitlines() == [*tables, are]
    for events, where in ((1, "1 event"), (2, "2 events")):
        told = said(print_erased, tables=["A"], events=events, left_off=[])
        assert told == f"names erased in {where} at A\n"
        told = said(print_erased, tables=["A"], events=events, left_off=[], dry_run=True, names=["Anna", "Ben"])
        assert told == f"names would be erased in {where} at A: Anna, Ben\n"
    dry = said(print_erased, tables=[], events=0, left_off=[], dry_run=True, names=[])
    assert dry == "nothing would be erased: no such name stands anywhere\n"
    assert said(print_erased, tables=[], events=0, left_off=[]) == "nothing is erased: no such name stands anywhere\n"
    assert said(print_erased, tables=[], events=0, left_off=["A"]) == "table A is in use: say it again\n"
