"""Draws the pictures of previewed links and the icons of the page: `python -m tests.browser.previews`.

They are the page's own drawings, taken from its gallery, and go to web/public.
"""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator

from playwright.sync_api import Browser

from biberbau.games import GAMES
from biberbau.server.pages.front import PICTURE_SIZE
from tests.browser.devices import open_browser
from tests.browser.house import free_port
from tests.browser.visitor import UNTIL_NOTHING_MOVES
from tests.browser.words import REPOSITORY

PUBLIC = REPOSITORY / "web" / "public"
ICONS = {"192.png": (192, ""), "512.png": (512, ""), "maskable.png": (512, "&maskable")}
PATIENCE = 60.0
"""Seconds in which the development server must answer."""


@contextlib.contextmanager
def gallery() -> Iterator[str]:
    """Serve the gallery until the end of the block; its address."""
    port = free_port()
    command = [sys.executable, "web/assets.py", "npm", "run", "dev", "--", "--port", str(port), "--host", "127.0.0.1"]
    address = f"http://127.0.0.1:{port}/gallery.html"
    with subprocess.Popen(command, cwd=REPOSITORY, stdout=subprocess.DEVNULL, start_new_session=True) as server:
        due = time.monotonic() + PATIENCE
        while time.monotonic() < due:
            with contextlib.suppress(urllib.error.URLError):
                urllib.request.urlopen(address, timeout=5).close()
                break
            time.sleep(0.1)
        try:
            yield address
        finally:
            os.killpg(server.pid, signal.SIGTERM)


def draw(browser: Browser, address: str, size: tuple[int, int], name: str) -> None:
    """Draw one picture of that size."""
    width, height = size
    page = browser.new_page(viewport={"width": width, "height": height}, color_scheme="light", locale="en-GB")
    page.goto(address, wait_until="networkidle")
    page.evaluate("document.fonts.ready")
    page.evaluate(UNTIL_NOTHING_MOVES)
    if name.endswith(".jpg"):
        page.screenshot(path=PUBLIC / name, animations="disabled", type="jpeg", quality=88)
    else:
        page.screenshot(path=PUBLIC / name, animations="disabled", omit_background=True)
    page.close()


def main() -> None:
    """Draw everything anew."""
    with gallery() as address, open_browser() as browser:
        for game in ("biberbau", *GAMES):
            draw(browser, f"{address}?show=preview&page={game}", PICTURE_SIZE, f"previews/{game}.jpg")
        for name, (size, more) in ICONS.items():
            draw(browser, f"{address}?show=icon{more}", (size, size), f"icons/{name}")
    for path in sorted(PUBLIC.rglob("*.*g")):
        print(f"{path.stat().st_size:8} {path.relative_to(REPOSITORY)}")


if __name__ == "__main__":
    main()
