"""Files of pages that are still open though the house has a newer one by now.

A page loads most of what it needs later: a game when somebody comes to a table, a sheet when it is opened.  These files
are named by their content, and an update brings others in their place.  So every house keeps those of its own page in
its data folder, and sends them as long as somebody may have that page open: for a week after a house last had it.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import os
import re
import shutil
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from biberbau.server.storage.copies import sync
from biberbau.server.storage.folder import FOLDER_MODE, make_private

logger = logging.getLogger(__name__)

PAGES_FOLDER = "pages"

NAMED_BY_CONTENT = "assets"
"""The folder of a page's files whose names say what is in them."""

KEPT = 7 * 24 * 3600.0
"""Seconds for which the files of a page are kept that the house does not have any more."""

FIRST, LOOK = 5.0, 6 * 3600.0
"""Seconds after which a house that has begun keeps its page, and until it says again that it has it."""

PLAIN = re.compile(r"[\w-][\w.-]*")
"""How names of such files look; nothing of it leads elsewhere."""

UNFINISHED = "."
"""What the names of folders begin with that are only being filled."""


class KeptPages:
    """The pages that a house has had, each in a folder that is as old as the last moment at which it had it."""

    def __init__(self, folder: Path, static: Path) -> None:
        """`folder` is the data folder; `static` has the page of today."""
        self.folder = folder / PAGES_FOLDER
        self.own = static / NAMED_BY_CONTENT

    def folders(self) -> Iterator[Path]:
        """Yield the folders of pages, the latest first, each with its files beneath `NAMED_BY_CONTENT`."""
        with contextlib.suppress(OSError):
            pages = [(page.stat().st_mtime, page.path) for page in os.scandir(self.folder) if self._is_page(page)]
            yield from (Path(path) for _, path in sorted(pages, reverse=True))

    def find(self, path: str) -> Path | None:
        """Return a file of a page by its path there; None where no page here had it."""
        folder, _, name = path.partition("/")
        if folder != NAMED_BY_CONTENT or PLAIN.fullmatch(name) is None:
            return None
        files = (page / NAMED_BY_CONTENT / name for page in self.folders())
        return next((file for file in files if file.is_file()), None)

    async def keep(self) -> None:
        """Keep the page of this house, and forget those that nobody has open any more, time and again."""
        await asyncio.sleep(FIRST)
        while True:
            try:
                await asyncio.to_thread(self.keep_once)
            except OSError as problem:
                # Whoever comes with an older page loads it anew; that is no reason to close a house.
                logger.warning("the files of the page cannot be kept in %s: %s", self.folder, problem)
            await asyncio.sleep(LOOK)

    def keep_once(self) -> None:
        """Keep the page of this house, and forget what is old; OSError where that cannot be."""
        if not self.own.is_dir():
            return
        self.folder.mkdir(mode=FOLDER_MODE, exist_ok=True)
        page = self.folder / name_of(self.own)
        if not page.is_dir():
            self._copy(page)
        os.utime(page)
        for other in list(os.scandir(self.folder)):
            # One that was only being filled is left of a house that fell; a file is none of ours.
            if other.is_dir(follow_symlinks=False) and time.time() - other.stat().st_mtime > KEPT:
                shutil.rmtree(other)

    def _copy(self, page: Path) -> None:
        """Copy the files, so that they are all there or none is, whenever power is lost: a page is copied only once."""
        with tempfile.TemporaryDirectory(prefix=UNFINISHED, dir=self.folder) as name:
            filled = Path(name) / page.name
            files = filled / NAMED_BY_CONTENT
            for made in (filled, files):
                made.mkdir(mode=FOLDER_MODE)
            for file in self.own.iterdir():
                make_private(files / file.name)
                shutil.copyfile(file, files / file.name)
                sync(files / file.name)
            sync(files)
            sync(filled)
            filled.rename(page)
            sync(self.folder)

    @staticmethod
    def _is_page(entry: os.DirEntry[str]) -> bool:
        return entry.is_dir() and not entry.name.startswith(UNFINISHED)


def name_of(files: Path) -> str:
    """Return a name for a page that no other has: its files are named by what is in them."""
    return hashlib.blake2b("\n".join(sorted(os.listdir(files))).encode(), digest_size=12).hexdigest()
