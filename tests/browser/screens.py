"""Pictures of every screen, for people who look at them: `python -m tests.browser.screens`.

They go to test-results/screens/, named DEVICE-LANGUAGE-SCHEME-SCREEN.png.
"""

from __future__ import annotations

import tempfile
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.devices import LAPTOP, PHONE, Device, open_browser
from tests.browser.hands import HANDS
from tests.browser.house import House, open_house, open_zygote
from tests.browser.match import proof, step
from tests.browser.visitor import Visitor
from tests.browser.words import REPOSITORY

FOLDER = REPOSITORY / "test-results" / "screens"


@dataclass
class Album:
    """The pictures of one visitor."""

    browser: Browser
    visitor: Visitor
    prefix: str

    def take(self, screen: str, whole_page: bool = False) -> None:
        """Take a screen by day and by night."""
        page = self.visitor.page
        self.visitor.settle()
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme)
            page.screenshot(
                path=FOLDER / f"{self.prefix}-{scheme}-{screen}.png", full_page=whole_page, animations="disabled"
            )


def tour(browser: Browser, house: House, device: Device, name: str) -> None:
    """Walk through every screen on one device in one language."""
    visitor = Visitor(browser, device, house.address, "Ricarda")
    album = Album(browser, visitor, f"{name}-{device.language}")
    before_the_match(visitor, album)
    during_the_match(visitor, album)
    after_the_match(visitor, album)
    visitor.close()


def before_the_match(visitor: Visitor, album: Album) -> None:
    """Front page, settings, waiting room."""
    visitor.go()
    expect(visitor.tile_button("beanie", "web-play-now")).to_be_enabled()
    album.take("01-home", whole_page=True)
    visitor.press(visitor.button("web-settings"))
    album.take("02-settings")
    visitor.page.keyboard.press("Escape")
    visitor.open_table()
    visitor.seat_bot("careful")
    visitor.seat_bot("uniform")
    visitor.set_rounds(2)
    album.take("03-waiting-room", whole_page=True)
    guest = Visitor(album.browser, visitor.device, visitor.address, "Lou")
    guest.go(f"/t/{visitor.code}")
    expect(guest.button("web-take-seat")).to_be_visible()
    Album(album.browser, guest, album.prefix).take("04-take-a-seat", whole_page=True)
    guest.close()


def during_the_match(visitor: Visitor, album: Album) -> None:
    """The table in each phase, and what lies over it."""
    hand = HANDS["biber-gang"]
    visitor.start()
    visitor.wait_for_turn()
    album.take("10-opening")
    step(visitor, hand)
    visitor.wait_for_turn()
    album.take("11-draw")
    visitor.press(visitor.page.locator("[data-place='display:0:T1']"))
    expect(visitor.page.get_by_role("alert")).not_to_be_empty()
    album.take("12-refusal")
    step(visitor, hand)
    album.take("13-decide")
    visitor.press(visitor.button("web-biber-gang-button-turn"))
    album.take("14-turn")
    visitor.press(visitor.button("web-biber-gang-button-turn"))
    visitor.press(visitor.button("web-button-hint"))
    expect(visitor.page.locator(".hinted").first).to_be_visible()
    album.take("15-hint")
    # It lies over the bar of the page, where the next ones are reached.
    advice = visitor.page.locator("section.advice").filter(visible=True)
    visitor.press(advice.get_by_role("button", name=visitor.words("web-close")))
    over_the_table(visitor, album)
    seen: set[str] = set()
    while not visitor.button(hand.next_round).is_visible():
        for screen, sign in SIGNS.items():
            if screen not in seen and visitor.page.locator(sign).count():
                seen.add(screen)
                album.take(screen)
        step(visitor, hand)
    album.take("30-score-sheet", whole_page=True)
    visitor.press(visitor.button("web-show-table"))
    album.take("31-table-after-round")
    visitor.press(visitor.button("web-show-sheet"))


SIGNS = {
    "16-swim": "[data-place^='display:0']:has(svg.sign)",
    "17-last-turn": ".banner strong",
    "18-look": ".turn-over",
}
"""What shows that a rarer moment has come."""


def over_the_table(visitor: Visitor, album: Album) -> None:
    """Everything that opens over a table."""
    visitor.press(visitor.button("web-menu"))
    album.take("20-menu")
    visitor.press(visitor.dialog("web-menu").get_by_role("button", name=visitor.words("web-problem")))
    album.take("20-problem")
    visitor.page.keyboard.press("Escape")
    visitor.page.keyboard.press("Escape")
    visitor.press(visitor.button("web-rules"))
    album.take("21-how-to-play")
    visitor.page.get_by_role("dialog").locator(".body").evaluate("body => body.scrollTo(0, 900)")
    album.take("22-how-to-play-on")
    visitor.press(visitor.button("web-rulebook"))
    expect(visitor.page.locator(".clause").first).to_be_visible()
    album.take("23-rulebook")
    visitor.page.keyboard.press("Escape")
    if visitor.button("web-log").is_visible():
        visitor.press(visitor.button("web-log"))
        album.take("24-log")
        visitor.page.keyboard.press("Escape")
    visitor.press(visitor.page.locator("[data-place='display:1:T1']"))
    album.take("25-look-closer")
    visitor.page.keyboard.press("Escape")


def after_the_match(visitor: Visitor, album: Album) -> None:
    """The match is over: who has won, the rematch, the proof."""
    while not proof(visitor).is_visible():
        step(visitor, HANDS["biber-gang"])
    album.take("40-match-over", whole_page=True)
    visitor.press(visitor.page.get_by_text(visitor.words("web-rematch-change"), exact=True))
    visitor.press(proof(visitor))
    album.take("41-rematch-and-proof", whole_page=True)
    visitor.go("/t/NOWHERE")
    expect(visitor.page.get_by_role("heading", name=visitor.words("web-closed-title"))).to_be_visible()
    album.take("42-no-table")


def main() -> None:
    """Take all pictures."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        open_zygote() as zygote,
        open_house(zygote, Path(folder)) as house,
        open_browser() as browser,
    ):
        house.foresee("screens")
        for language in ("de", "en"):
            tour(browser, house, Device(PHONE.width, PHONE.height, language, touch=True), "phone")
            tour(browser, house, Device(LAPTOP.width, LAPTOP.height, language), "laptop")
    print(f"{len(list(FOLDER.glob('*.png')))} pictures in {FOLDER.relative_to(REPOSITORY)}")


if __name__ == "__main__":
    main()
