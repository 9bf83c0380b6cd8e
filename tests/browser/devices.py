"""The browser and the devices people hold."""

from __future__ import annotations

import contextlib
import json
import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from playwright.sync_api import Browser, BrowserContext, Playwright, StorageState, sync_playwright

OF_NO_USE = ("WebUIOmniboxPopup", "WebUIOmniboxAimPopup")
"""Pages of the browser's own below its address bar, which nobody sees here: each window would draw two of them."""

SWITCHED_OFF_BY_PLAYWRIGHT = (
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsUpgrades",
    "HttpsFirstBalancedModeAutoEnable",
    "LensOverlay",
    "MediaRouter",
    "PaintHolding",
    "ThirdPartyStoragePartitioning",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "TcpPortRandomizationWin",
    "OptimizationHints",
    "NetworkTimeServiceQuerying",
    "AimEnabled",
    "PreconnectToSearch",
)
"""What Playwright's own argument of this name leaves out of a Chromium, said again because only the last one counts."""

ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-features=" + ",".join(SWITCHED_OFF_BY_PLAYWRIGHT + OF_NO_USE),
)
NAMES = ("chromium", "chromium-browser", "google-chrome")
SHELLS = ("chromium-headless-shell", "chrome-headless-shell")
"""The same browser without a window, an address bar and notifications, which nobody sees here and which cost time."""

PATIENCE = 180_000
"""Milliseconds in which a browser must have started, even on a machine with much else to do."""

LOCALES = {"de": "de-DE", "en": "en-GB"}


@dataclass(frozen=True)
class Device:
    """A screen and what its owner has set in the system."""

    width: int
    height: int
    language: Literal["de", "en"] = "de"
    scheme: Literal["light", "dark"] = "light"
    touch: bool = False
    calm: bool = False
    """The owner wants less motion."""
    forced_colors: bool = False
    speed: Literal[0, 1, 2] = 1
    """What its owner has set on the page of the house: results at once, the natural pace, or twice as fast."""

    def new_context(self, browser: Browser, address: str) -> BrowserContext:
        """A browser on this device that has never been here, but for the speed that its owner has set at an address."""
        stored: StorageState = {"origins": [{"origin": address, "localStorage": []}]}
        if self.speed != 1:
            settings = json.dumps({"speed": self.speed})
            stored["origins"][0]["localStorage"].append({"name": "biberbau-settings", "value": settings})
        return browser.new_context(
            storage_state=stored,
            viewport={"width": self.width, "height": self.height},
            locale=LOCALES[self.language],
            color_scheme=self.scheme,
            has_touch=self.touch,
            is_mobile=self.touch,
            reduced_motion="reduce" if self.calm else "no-preference",
            forced_colors="active" if self.forced_colors else "none",
            permissions=["clipboard-read", "clipboard-write"],
        )


PHONE = Device(390, 844, "de", touch=True)
LAPTOP = Device(1440, 900, "en")


def launch(playwright: Playwright) -> Browser:
    """The Chromium of this machine, or Playwright's own."""
    if path := installed(NAMES):
        return playwright.chromium.launch(executable_path=path, args=list(ARGUMENTS), timeout=PATIENCE)
    return playwright.chromium.launch(channel="chromium", args=list(ARGUMENTS), timeout=PATIENCE)


def launch_shell(playwright: Playwright) -> Browser:
    """The same without what is around a page; the whole one where the machine has no such shell."""
    path = installed(SHELLS + NAMES)
    return playwright.chromium.launch(executable_path=path, args=list(ARGUMENTS), timeout=PATIENCE)


def installed(names: tuple[str, ...]) -> str | None:
    """Where the first of some programs lies that is there at all."""
    return next(filter(None, map(shutil.which, names)), None)


@contextlib.contextmanager
def open_browser() -> Iterator[Browser]:
    """A whole browser, as people have it, until the end of the block."""
    with sync_playwright() as playwright:
        browser = launch(playwright)
        try:
            yield browser
        finally:
            browser.close()
