"""What opens over a table, and the sheets that stand in its place, in every game: each passes inspection, and fits.

They are opened in the gallery, which shows each game in situations in which there is something to open.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, expect

from biberbau.games import game_named
from tests.browser.hands import HANDS
from tests.browser.inspection import inspect_page, small_targets
from tests.browser.large_letters import LOST
from tests.browser.painting import paint_nothing
from tests.browser.test_fits import AT_REST, SIZES
from tests.browser.visitor import UNTIL_NOTHING_MOVES
from tests.browser.words import words

pytestmark = pytest.mark.browser

Opens = Callable[[Page], None]


def by_key(key: str) -> Opens:
    """A key of the table opens it."""
    return lambda page: page.keyboard.press(key)


def at(place: str) -> Opens:
    """A press on what lies at a place, the uppermost of several, opens it."""
    return lambda page: page.locator(f"[data-place^='{place}']").last.click()


def closer(place: str) -> Opens:
    """The second button of a mouse, or a long press, opens it."""
    return lambda page: page.locator(f"[data-place^='{place}']").first.click(button="right")


def after(*steps: Opens) -> Opens:
    """One thing after another opens it."""

    def do(page: Page) -> None:
        for step in steps:
            step(page)

    return do


KEYS = ("", "the keys", by_key("?"))

OVER_TABLES: dict[str, list[tuple[str, str, Opens]]] = {
    "beanie": [
        KEYS,
        ("", "the pile", by_key("v")),
        ("", "a meld", at("meld:")),
        ("", "another's hand", at("hand:1")),
        ("", "an own card", closer("own:")),
        ("", "several ways", after(at("own:KS"), at("meld:M2"))),
    ],
    "biber-gang": [KEYS, ("", "another's cards", at("display:1:"))],
    "biber-mania": [
        KEYS,
        ("", "another's pile", at("pile:1")),
        ("", "the own pile", at("pile:0")),
        ("", "a card of the display", closer("display:")),
        ("", "an own card", closer("own:")),
        ("", "what is out", at("removed")),
        ("steal", "what to steal", at("pile:1")),
        ("wish", "what to wish for", at("pile:1")),
    ],
    "daumen-drauf": [KEYS, ("", "a card of the trick", at("trick:")), ("", "another's hand", at("hand:1"))],
}
"""By game: in which situation of the gallery, what, and how it is opened."""

GAMES = sorted(OVER_TABLES)

SHOWN = {
    "beanie": ("stock", "other", "draw"),
    "biber-gang": ("deck", "other", "deck"),
    "biber-mania": ("own:7", "other", "7"),
    "daumen-drauf": ("own:G3-", "window", "show-G3-"),
}
"""By game: the place of a card, a situation in which nothing may be done with it, and an action with it to advise."""

IN_SIGHT = """(one) => {
  const { top, bottom } = one.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight + 1;
}"""


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("width", "height", "scheme", "language"),
    [(390, 844, "light", "de"), (1440, 900, "dark", "en")],
    ids=["phone by day", "laptop by night"],
)
def test_what_opens_over_a_table_passes_inspection(
    game: str, width: int, height: int, scheme: str, language: str, gallery: str, browser: Browser
) -> None:
    dark = scheme == "dark"
    page = browser.new_page(
        color_scheme="dark" if dark else "light", reduced_motion="reduce", viewport={"width": width, "height": height}
    )
    paint_nothing(page)
    page.goto(f"{gallery}?page={game}&seats=3&lang={language}&speed=0")
    page.locator(".table").wait_for()
    page.add_style_tag(content=AT_REST)
    findings = {}
    for situation, what, opens in OVER_TABLES[game]:
        page.evaluate("(state) => gallery(state, [])", situation)
        opens(page)
        expect(page.get_by_role("dialog"), what).to_be_visible()
        if found := inspect_page(page, 0, enlarged=not dark):
            findings[what] = found
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_be_hidden()
        page.keyboard.press("Escape")
    page.close()
    assert findings == {}


@pytest.mark.parametrize("game", GAMES)
def test_score_sheets_fit_at_every_size(game: str, gallery: str, browser: Browser) -> None:
    page = browser.new_page(reduced_motion="reduce")
    paint_nothing(page)
    fewest, *_, most = game_named(game).seats
    findings: list[str] = []
    for seats in (fewest, most):
        for state in ("sheet", "match"):
            page.goto(f"{gallery}?page={game}&show=sheet&state={state}&seats={seats}&lang=de&speed=0")
            next_round = page.get_by_role("button", name=words("de", HANDS[game].next_round), exact=True)
            expect(page.get_by_role("article").first).to_be_attached()
            page.add_style_tag(content=AT_REST)
            for width, height in SIZES:
                page.set_viewport_size({"width": width, "height": height})
                page.evaluate(UNTIL_NOTHING_MOVES)
                found = [*page.evaluate(LOST), *small_targets(page, 0)]
                page.evaluate("scrollTo(0, 0)")
                if state == "sheet" and not next_round.evaluate(IN_SIGHT):
                    found.append("the way on is out of sight")
                findings += [f"{seats} players, {state}, {width} × {height}: {one}" for one in found]
    page.close()
    assert not findings, "\n".join(findings)


def photograph(page: Page, place: str) -> bytes:
    """A card and the ring around it."""
    box = page.locator(f"[data-place='{place}']").bounding_box()
    assert box is not None
    x, y, width, height = box["x"] - 8, box["y"] - 8, box["width"] + 16, box["height"] + 16
    return page.screenshot(clip={"x": x, "y": y, "width": width, "height": height}, animations="disabled")


@pytest.mark.parametrize("game", GAMES)
def test_forced_colours_leave_cards_readable_and_tell_what_may_be_done(
    game: str, gallery: str, browser: Browser
) -> None:
    place, idle, advice = SHOWN[game]
    page = browser.new_page(forced_colors="active", reduced_motion="reduce", viewport={"width": 1440, "height": 900})
    looks = []
    for query in (f"state={idle}", "state=", f"state=&hint={advice}"):
        page.goto(f"{gallery}?page={game}&seats=3&lang=de&speed=0&{query}")
        page.locator(".table").wait_for()
        page.add_style_tag(content=AT_REST)
        page.evaluate(UNTIL_NOTHING_MOVES)
        looks.append(photograph(page, place))
    faces = page.locator(".place .face").evaluate_all(
        "all => all.map((one) => getComputedStyle(one).forcedColorAdjust)"
    )
    assert set(faces) == {"none"}
    assert len(set(looks)) == len(looks), "what is allowed or advised looks like what is not"
    page.close()
