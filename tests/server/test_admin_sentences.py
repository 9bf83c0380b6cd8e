"""What `biberbau admin` says to people: in sentences, whatever they have typed."""

from __future__ import annotations

from pathlib import Path

import pytest

from biberbau.server.administration.requests import MOST_SEATS, REQUEST_LIMIT
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
