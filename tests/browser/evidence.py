"""What a failed test leaves to whoever has to explain it: of each visitor a picture, a trace, what crossed the wire.

`playwright show-trace` opens a trace.  With `BROWSER_SNAPSHOTS=yes`, as in a second try, it shows the page before and
after each touch, too.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import Error

from tests.browser.painting import paint
from tests.browser.words import REPOSITORY

if TYPE_CHECKING:  # What pytest loads first would be loaded without telling what its assertions compare.
    from tests.browser.visitor import Visitor

FOLDER = Path(os.environ.get("BROWSER_FAILURES", REPOSITORY / "build" / "browser-failures"))


def folder_of(test: str) -> Path:
    """Where the evidence of a test lies, by its name in pytest."""
    return FOLDER / re.sub(r"[^\w.-]+", "-", test.rpartition("/")[2]).strip("-")


def keep(test: str, visitors: Sequence[Visitor]) -> None:
    """Keep what all visitors of a failed test have to show."""
    folder = folder_of(test)
    folder.mkdir(parents=True, exist_ok=True)
    for number, visitor in enumerate(visitors, start=1):
        name = f"{number}-{visitor.name}"
        wire = {"sent": visitor.sent, "received": visitor.received, "complaints": visitor.complaints}
        (folder / f"{name}.json").write_text(json.dumps(wire, indent=1), encoding="utf-8")
        visitor.context.tracing.stop(path=folder / f"{name}.zip")
        try:
            paint(visitor.page)
            visitor.page.screenshot(path=folder / f"{name}.png")
        except Error as error:
            # A page that hangs shows nothing any more; what the test has to say is more important.
            (folder / f"{name}.txt").write_text(str(error), encoding="utf-8")
