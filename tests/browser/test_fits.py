"""At every size, in every phase of every game, with the fewest and the most players: all is on screen and whole."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page

from biberbau.games import game_named
from tests.browser.contrast import pale_texts
from tests.browser.fitting import misfits
from tests.browser.painting import paint_nothing

pytestmark = pytest.mark.browser

SIZES = [(320, 640), (390, 844), (844, 390), (768, 1024), (1440, 900), (1920, 1080)]

PHASES = {
    "beanie": ["draw", "discard", "other", "begin", "call", "many"],
    "biber-gang": ["opening", "draw", "decide", "swim", "swum", "other"],
    "biber-mania": [
        *(
            "discard",
            "stab_display",
            "stab_opponent",
            "part",
            "steal",
            "wish",
            "bad_guy",
            "bad_guy_draw",
            "draw",
            "other",
        )
    ],
    "daumen-drauf": ["lead", "turn", "window"],
}
"""By which names the gallery knows the phases of each game."""

CHOSEN = {("beanie", "draw"): "own:7H", ("beanie", "discard"): "own:7H", ("biber-mania", "discard"): "own:7"}
"""A card of the own hand with which something can be done in a phase; what, stands on buttons over the hand."""

CHOOSE = """(place) => {
  const card = document.querySelector(`[data-place='${place}']`);
  if (card.getAttribute('aria-pressed') !== 'true') card.click();
}"""

AT_REST = """
  *, ::before, ::after {
    animation-duration: 0s !important;
    animation-delay: 0s !important;
    transition: none !important;
  }
"""

RINGS = """(place) => {
  const card = document.querySelector(`[data-place='${place}']`);
  card.classList.add('fresh');
  // Of each shadow: how far it reaches on all sides before it blurs.
  const shadow = (one, part) => getComputedStyle(one, part).boxShadow.matchAll(/(\\d+(?:\\.\\d+)?)px(?=,|$)/g);
  const reach = (...of) => Math.max(...[...shadow(...of)].map(([, spread]) => Number(spread)));
  const [glow, over] = [reach(card, '::before'), reach(card.querySelector('.front'))];
  return { lit: card.classList.contains('lit'), glow, over };
}"""
"""How far the glow of a card that has just come reaches, and how far what lies over that glow."""

LARGE = ":root { font-size: 200% !important }"


def show(page: Page, game: str, phase: str) -> None:
    """A phase of a game, and a card chosen where that shows more."""
    page.evaluate("(phase) => gallery(phase, [])", phase)
    if card := CHOSEN.get((game, phase)):
        page.evaluate(CHOOSE, card)
    # A card that cannot be chosen is shown larger; behind that nothing could be measured.
    assert page.get_by_role("dialog").count() == 0


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    page = browser.new_page(reduced_motion="reduce")
    page.set_default_timeout(60_000)
    paint_nothing(page)
    yield page
    page.close()


@pytest.mark.long
def test_everything_is_on_screen_and_whole(gallery: str, page: Page) -> None:
    findings: list[str] = []
    for game, phases in PHASES.items():
        fewest, *_, most = game_named(game).seats
        for seats in (fewest, most):
            page.goto(f"{gallery}?page={game}&seats={seats}&lang=de&speed=0")
            page.locator(".table").wait_for()
            page.add_style_tag(content=AT_REST)
            for width, height in SIZES:
                page.set_viewport_size({"width": width, "height": height})
                for phase in phases:
                    show(page, game, phase)
                    where = f"{game}, {seats} players, {phase}, {width} × {height}"
                    findings += [f"{where}: {one}" for one in misfits(page)]
    assert not findings, "\n".join(findings)


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1440, 900)])
def test_large_letters_are_whole_on_a_table_that_scrolls_down(
    width: int, height: int, gallery: str, page: Page
) -> None:
    page.set_viewport_size({"width": width, "height": height})
    findings: list[str] = []
    for game, phases in PHASES.items():
        page.goto(f"{gallery}?page={game}&seats={game_named(game).seats[-1]}&lang=de&speed=0")
        page.locator(".table").wait_for()
        page.add_style_tag(content=AT_REST + LARGE)
        for phase in phases:
            show(page, game, phase)
            findings += [f"{game}, {phase}: {one}" for one in misfits(page, scrolls=True)]
    assert not findings, "\n".join(findings)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_texts_stand_out(scheme: Literal["light", "dark"], gallery: str, browser: Browser) -> None:
    page = browser.new_page(color_scheme=scheme, reduced_motion="reduce", viewport={"width": 390, "height": 844})
    page.set_default_timeout(60_000)
    findings: list[str] = []
    for game, phases in PHASES.items():
        page.goto(f"{gallery}?page={game}&seats={game_named(game).seats[-1]}&lang=de&speed=0")
        page.locator(".table").wait_for()
        page.add_style_tag(content=AT_REST)
        for phase in phases:
            show(page, game, phase)
            findings += [f"{game}, {phase}: {one}" for one in pale_texts(page)]
    page.close()
    assert not findings, "\n".join(findings)


def test_what_has_just_come_is_lit_too_where_it_may_be_used(gallery: str, page: Page) -> None:
    page.goto(f"{gallery}?page=biber-gang&seats=2&lang=de&speed=0")
    page.locator(".table").wait_for()
    show(page, "biber-gang", "draw")
    rings = page.evaluate(RINGS, "discard")
    assert rings["lit"]
    assert rings["glow"] >= rings["over"] + 3, "the glow is covered"


def test_the_gallery_is_looked_at(gallery: str, page: Page) -> None:
    """What does not fit is found: a plate too long, a control out of sight, a small one, two that collide, a
    name that is broken, and one that is covered."""
    page.goto(f"{gallery}?page=beanie&seats=2&lang=de&speed=0")
    page.locator(".table").wait_for()
    page.evaluate(
        """() => {
          const bad = document.createElement('div');
          bad.style = 'position: absolute; inset: 0; pointer-events: auto';
          bad.innerHTML = '<button style="position: absolute; top: 2000px">far</button>' +
            '<button style="position: absolute; left: 200px; top: 300px; width: 20px; height: 20px">tiny</button>' +
            '<p class="sentence" style="position: absolute; left: 0; top: 0; width: 500px; height: 300px">over</p>' +
            '<p style="overflow: hidden; width: 30px; white-space: nowrap">much too long</p>' +
            '<p class="plate" style="width: 20px; overflow-wrap: anywhere">Konstantin</p>';
          document.querySelector('.table').append(bad);
        }"""
    )
    found = "; ".join(misfits(page))
    for sign in (
        "out of sight: far",
        "small: tiny",
        "cut: much too long",
        "over collide",
        "broken: Konstantin",
        "covered: Jasmin",
    ):
        assert sign in found
