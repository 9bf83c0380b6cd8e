"""The page over HTTP: previews of links, addresses that are nobody's, and files that are packed already."""

from __future__ import annotations

import asyncio
import gzip
import html
import re
import struct
import urllib.error
import urllib.parse
import urllib.request
from dataclasses import replace
from email.message import Message
from pathlib import Path

import pytest

from biberbau.core.texts import render
from biberbau.games import GAMES
from biberbau.server.pages.files import BuiltFiles, accepted
from biberbau.server.pages.front import PICTURE_SIZE
from biberbau.server.storage.kept_pages import KeptPages
from biberbau.server.storage.log import LogUnavailable
from biberbau.server.storage.sqlite_log import SqliteLog
from tests.server.evening import people
from tests.server.running import WIDE, Running, running_house

HTML = {"Accept": "text/html"}


def read(address: str, headers: dict[str, str] | None = None) -> tuple[int, Message, bytes]:
    """Return status, headers and body of an answer."""
    try:
        with urllib.request.urlopen(urllib.request.Request(address, headers=headers or {}), timeout=5) as answer:
            return answer.status, answer.headers, answer.read()
    except urllib.error.HTTPError as error:
        with error:
            return error.code, error.headers, error.read()


def tags(page: bytes) -> dict[str, str]:
    """Return the tags of the Open Graph protocol in a page."""
    found = re.findall(r'<meta property="(og:[^"]+)" content="([^"]*)" />', page.decode())
    return {key: html.unescape(value) for key, value in found}


def test_a_link_to_a_table_is_previewed_with_its_game_and_takes_no_seat(house: Running) -> None:
    async def main() -> None:
        async with people(house.address, "Anna") as (anna,):
            link = f"{house.address}t/{anna.code}"
            seq = anna.seq
            for language in ("en", "de"):
                _, _, page = await asyncio.to_thread(read, link, {"Accept-Language": language})
                told = tags(page)
                title = render(language, "biber-gang-title")
                assert told["og:title"] == render(language, "preview-table", {"game": title})
                assert told["og:image"] == f"{house.address}previews/biber-gang.jpg"
                assert told["og:url"] == link
            assert (await anna.ask("seat_bot", bot="uniform"))["seq"] == seq + 1
            assert len(anna.table["seats"]) == 2
            assert anna.table["watchers"] == 0

    asyncio.run(main())


def test_who_looks_for_a_table_while_the_log_cannot_be_read_has_not_guessed(tmp_path: Path) -> None:
    async def main(running: Running) -> None:
        log = running.house.log
        assert isinstance(log, SqliteLog)
        async with people(running.address, "Anna") as (anna,):
            log.gone = LogUnavailable("away")
            for _ in range(3):
                _, _, page = await asyncio.to_thread(read, f"{running.address}t/ZZZZZZ")
                assert tags(page)["og:image"] == f"{running.address}previews/biberbau.jpg"
            log.gone = None
            _, _, page = await asyncio.to_thread(read, f"{running.address}t/{anna.code}")
            assert tags(page)["og:image"] == f"{running.address}previews/biber-gang.jpg"

    with running_house(tmp_path, replace(WIDE, lookups_per_second=0, lookup_burst=2)) as running:
        asyncio.run(main(running))


def test_other_addresses_are_previewed_with_the_house(house: Running) -> None:
    for path in ("", "t/ZZZZZZ", "rules/beanie"):
        _, _, page = read(house.address + path)
        assert tags(page)["og:image"] == f"{house.address}previews/biberbau.jpg"
    for picture in ("previews/biber-gang.jpg", "previews/biberbau.jpg"):
        status, headers, body = read(house.address + picture)
        assert (status, headers["content-type"]) == (200, "image/jpeg")
        assert size_of(body) == PICTURE_SIZE
        assert len(body) <= 200_000


def size_of(jpeg: bytes) -> tuple[int, int]:
    """Return width and height of a picture, from its first start of a frame (ITU-T T.81, B.2.2)."""
    frame = min(at for at in (jpeg.find(b"\xff\xc0"), jpeg.find(b"\xff\xc2")) if at >= 0)
    height, width = struct.unpack_from(">HH", jpeg, frame + 5)
    return width, height


@pytest.mark.parametrize("path", ["nonsense", "t/no", "t/<script>", "deep/er/nonsense", "assets/none.js"])
def test_nothing_is_at_an_address_of_nobody(house: Running, path: str) -> None:
    address = house.address + urllib.parse.quote(path)
    status, _, body = read(address)
    assert (status, body.count(b"\n")) == (404, 2)
    status, headers, body = read(address, HTML)
    assert status == 404
    assert headers["content-type"].startswith("text/html")
    assert b"<title>Biberbau" in body


def test_built_files_come_packed(house: Running) -> None:
    _, _, page = read(house.address)
    script = re.search(rb'src="/(assets/[^"]+\.js)"', page)
    assert script is not None
    address = house.address + script[1].decode()
    _, _, plain = read(address)
    _, headers, packed = read(address, {"Accept-Encoding": "gzip"})
    assert headers["content-encoding"] == "gzip"
    assert gzip.decompress(packed) == plain
    _, headers, smaller = read(address, {"Accept-Encoding": "gzip, deflate, br"})
    assert headers["content-encoding"] == "br"
    assert "javascript" in headers["content-type"]
    assert headers["vary"].lower() == "accept-encoding"
    assert len(smaller) < len(packed) < len(plain)
    status, _, _ = read(address, {"Accept-Encoding": "br", "If-None-Match": headers["etag"]})
    assert status == 304


@pytest.mark.parametrize(
    ("header", "encodings"),
    [
        ("", []),
        ("identity", []),
        ("gzip, deflate, br, zstd", ["br", "gzip"]),
        ("br;q=0, gzip;q=0.5", ["gzip"]),
        ("GZIP;q=0.0", []),
    ],
)
def test_only_what_a_browser_accepts_is_sent(header: str, encodings: list[str]) -> None:
    assert accepted(header) == encodings


@pytest.mark.parametrize("name", ["a" * 300 + ".js", "a\0.js"])
def test_what_no_file_can_be_called_is_none_here_or_on_another_machine(tmp_path: Path, name: str) -> None:
    for folder in (tmp_path / "static", tmp_path / "pages" / "0123"):
        (folder / "assets").mkdir(parents=True)
    pages = KeptPages(tmp_path, tmp_path / "static")
    assert not BuiltFiles(tmp_path / "static", pages.find).has(f"/assets/{name}")


def test_previews_are_as_many_as_games() -> None:
    pictures = Path(__file__).parents[2] / "web" / "public" / "previews"
    assert {path.stem for path in pictures.iterdir()} == {"biberbau", *GAMES}
