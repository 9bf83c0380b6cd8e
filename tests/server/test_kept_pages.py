"""The files of a page that is still open are sent on when the house has a newer page."""

from __future__ import annotations

import asyncio
import gzip
import os
import time
from pathlib import Path

import pytest
from starlette.exceptions import HTTPException
from starlette.types import Message

from biberbau.server.pages.files import BuiltFiles
from biberbau.server.storage.kept_pages import KEPT, NAMED_BY_CONTENT, PAGES_FOLDER, KeptPages
from biberbau.server.storage.small_file import write_durably


def built(folder: Path, word: str) -> Path:
    """Build a page with one script; return where it is."""
    (folder / NAMED_BY_CONTENT).mkdir(parents=True)
    (folder / "index.html").write_text(word)
    (folder / NAMED_BY_CONTENT / f"script-{word}.js").write_text(f"{word}()")
    (folder / NAMED_BY_CONTENT / f"script-{word}.js.gz").write_bytes(gzip.compress(f"{word}()".encode()))
    return folder


def answered(static: Path, kept: KeptPages, path: str, encoding: str = "") -> tuple[int, bytes]:
    """Return status and body of what a house with this page answers."""
    told: list[Message] = []

    async def receive() -> Message:
        await asyncio.get_running_loop().create_future()
        raise AssertionError("the browser stays")

    async def send(message: Message) -> None:
        told.append(message)

    async def main() -> None:
        scope = {"type": "http", "method": "GET", "path": path, "root_path": "", "app": None}
        await BuiltFiles(static, kept.find)(
            {**scope, "headers": [(b"accept-encoding", encoding.encode())]}, receive, send
        )

    try:
        asyncio.run(main())
    except HTTPException as problem:
        return problem.status_code, b""
    return told[0]["status"], b"".join(message.get("body", b"") for message in told[1:])


def test_files_of_pages_of_before_are_sent_for_a_week(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    pages = []
    for word in ("first", "second", "third"):
        # An update puts other files in the place of those that there were.
        static = built(tmp_path / word, word)
        pages.append(KeptPages(data, static))
        pages[-1].keep_once()
    assert not [path for path in data.rglob("*") if path.stat().st_mode & 0o077]
    kept = pages[-1]
    for word in ("first", "second", "third"):
        assert answered(static, kept, f"/assets/script-{word}.js") == (200, f"{word}()".encode())
        assert gzip.decompress(answered(static, kept, f"/assets/script-{word}.js", "gzip")[1]) == f"{word}()".encode()
    assert answered(static, kept, "/assets/script-fourth.js")[0] == 404
    assert answered(static, kept, f"/{PAGES_FOLDER}/lock")[0] == 404
    for aside in ("/assets/../lock", "/assets/.hidden", "/assets/a/../../../lock", "/assets/..%2flock"):
        (data / "lock").touch()
        assert answered(static, kept, aside)[0] == 404

    # The house had the first page until just now, however long ago it got it; the second it had a week ago at last.
    first, second, third = sorted(kept.folders(), key=lambda page: page.stat().st_mtime)
    for page, age in ((first, KEPT - 60), (second, KEPT + 60), (third, KEPT + 60)):
        os.utime(page, (time.time() - age,) * 2)
    begun = time.time()
    kept.keep_once()
    assert [answered(static, kept, f"/assets/script-{word}.js")[0] for word in ("first", "second", "third")] == [
        200,
        404,
        200,
    ]
    assert next(iter(kept.folders())).stat().st_mtime >= begun - 1


def test_what_is_left_of_a_copy_that_was_never_finished_is_no_page_and_goes(tmp_path: Path) -> None:
    data, static = tmp_path / "data", built(tmp_path / "static", "first")
    half = data / PAGES_FOLDER / ".half" / "page" / NAMED_BY_CONTENT
    half.mkdir(parents=True)
    (half / "script-half.js").touch()
    kept = KeptPages(data, static)
    assert answered(static, kept, "/assets/script-half.js")[0] == 404
    os.utime(data / PAGES_FOLDER / ".half", (time.time() - KEPT - 60,) * 2)
    kept.keep_once()
    assert len(list((data / PAGES_FOLDER).iterdir())) == 1


def test_a_page_is_on_the_disk_before_it_is_taken_for_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    synced = set[int]()
    monkeypatch.setattr(os, "fsync", lambda file: synced.add(os.fstat(file).st_ino))
    kept = KeptPages(tmp_path, built(tmp_path / "static", "first"))
    kept.keep_once()
    [page] = kept.folders()
    assert {one.stat().st_ino for one in (page, *page.rglob("*"))} <= synced


def test_a_small_file_has_its_place_on_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    synced = list[int]()
    monkeypatch.setattr(os, "fsync", lambda file: synced.append(os.fstat(file).st_ino))
    write_durably(tmp_path / "small", b"content")
    assert synced == [(tmp_path / "small").stat().st_ino, tmp_path.stat().st_ino]


def test_a_file_among_the_pages_keeps_none_of_them_there(tmp_path: Path) -> None:
    """As other programs leave some in every folder."""
    pages = KeptPages(tmp_path, built(tmp_path / "static", "now"))
    pages.keep_once()
    left = [tmp_path / PAGES_FOLDER / name for name in ("CACHEDIR.TAG", "before", "zzz")]
    left[0].touch()
    left[1].mkdir()
    left[2].symlink_to(left[1])
    for one in left:
        os.utime(one, (time.time() - KEPT - 60,) * 2, follow_symlinks=False)
    pages.keep_once()
    assert [os.path.lexists(one) for one in left] == [True, False, True]
