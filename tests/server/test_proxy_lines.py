"""A proxy that is set up wrongly is told which line is wrong, once; one that is set up well hears nothing."""

from __future__ import annotations

import http.client
import logging
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from biberbau.server.door import proxy_lines
from biberbau.server.http_server import Openness
from tests.server.running import running_house

WELL = {"Host": "games.example.org", "X-Forwarded-For": "203.0.113.7", "X-Forwarded-Proto": "https"}

BELIEVED = Openness(public_origin="https://games.example.org", behind_proxy=True)
PLAIN = Openness(public_origin="http://games.example.org", behind_proxy=True)
DOUBTED = Openness(public_origin="https://games.example.org")


def ask(address: str, path: str, headers: dict[str, str]) -> int:
    """Ask as a proxy on this machine does."""
    connection = http.client.HTTPConnection(urlsplit(address).netloc, timeout=10)
    connection.request("GET", path, headers=headers)
    status = connection.getresponse().status
    connection.close()
    return status


@pytest.mark.parametrize(
    ("openness", "path", "headers", "line"),
    [
        (BELIEVED, "/", WELL, None),
        (BELIEVED, "/", {"Host": "localhost"}, None),
        (DOUBTED, "/", {"Host": "localhost"}, None),
        (DOUBTED, "/", WELL, "add --behind-proxy"),
        (BELIEVED, "/", {**WELL, "X-Forwarded-For": "10.9.8.7, 203.0.113.7"}, "instead of setting it"),
        (BELIEVED, "/", {"Host": "games.example.org", "X-Forwarded-Proto": "https"}, "does not say for whom it asks"),
        (BELIEVED, "/", {**WELL, "Host": "127.0.0.1"}, "proxy_set_header Host $host"),
        (BELIEVED, "/", {**WELL, "Host": "elsewhere.example"}, "proxy_set_header Host $host"),
        (BELIEVED, "/", {**WELL, "Host": "gmaes.example.org"}, "either that is not what people type"),
        (PLAIN, "/", WELL, "let it begin with https"),
        (PLAIN, "/", {**WELL, "X-Forwarded-Proto": "http"}, None),
        (BELIEVED, "/", {**WELL, "X-Forwarded-Proto": "http"}, "proxy_set_header X-Forwarded-Proto $scheme"),
        (BELIEVED, "/ws", WELL, "proxy_set_header Upgrade $http_upgrade"),
    ],
)
def test_the_line_that_is_wrong_is_named_once(
    openness: Openness,
    path: str,
    headers: dict[str, str],
    line: str | None,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
) -> None:
    with caplog.at_level(logging.WARNING), running_house(tmp_path, openness=openness) as running:
        for _ in range(2):
            ask(running.address, path, headers)
    said = [record.message for record in caplog.records if record.name == proxy_lines.__name__]
    assert len(said) == (line is not None)
    assert line is None or line in said[0]


@pytest.mark.parametrize(
    ("base_path", "paths", "line"),
    [
        ("", ["/cards/", "/cards/ws"], "name the path that the proxy passes on"),
        ("", ["/", "/wp-login.php"], None),
        ("", ["/t/ABCDEF", "/cards/"], None),
        ("/cards", ["/kards/"], "--base-path, /cards"),
        ("/cards", ["/cardsandmore/"], "--base-path, /cards"),
        ("/cards", ["/cards", "/kards/"], None),
        ("/cards", ["/", "/kards/"], None),
        ("/cards", ["/cards/t/ABCDEF", "/kards/"], None),
    ],
)
def test_a_path_that_is_not_the_houses_is_told_until_somebody_has_found_it(
    base_path: str, paths: list[str], line: str | None, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    openness = Openness(public_origin="https://games.example.org", behind_proxy=True, base_path=base_path)
    with caplog.at_level(logging.WARNING), running_house(tmp_path, openness=openness) as running:
        for path in (*paths, *paths):
            ask(running.address, path, WELL)
    said = [record.message for record in caplog.records if record.name == proxy_lines.__name__]
    assert [line in one for one in said if line] == [True] * (line is not None)
    assert len(said) == (line is not None)


def test_numbers_are_shut_to_a_proxy_that_says_nothing_of_itself(tmp_path: Path) -> None:
    with running_house(tmp_path, openness=BELIEVED) as running:
        assert ask(running.address, "/metrics", {"Host": "localhost"}) == 200
        assert ask(running.address, "/metrics", {"Host": "games.example.org"}) == 404
        assert ask(running.address, "/metrics", {"Host": "localhost", "Via": "1.1 proxy"}) == 404
