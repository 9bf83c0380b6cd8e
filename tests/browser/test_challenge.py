"""A challenge between two browsers: the same cards, sealed for who may still play them, and compared afterwards."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visits
from tests.browser.devices import LAPTOP, PHONE
from tests.browser.hands import HANDS
from tests.browser.house import House
from tests.browser.inspection import inspect
from tests.browser.large_letters import ENLARGE
from tests.browser.match import step
from tests.browser.visitor import Visitor
from tests.server.challenges import alone_with_bots, play_out
from tests.server.person import Person

pytestmark = pytest.mark.browser

GAME = "biber-gang"

Answer = TypeVar("Answer")


def finished(address: str, name: str) -> tuple[str, str]:
    """Let somebody finish a match against bots over the socket; return the table's code and the token of the seat."""

    async def play() -> tuple[str, str]:
        async with Person(address, name) as person:
            await alone_with_bots(person)
            await play_out(person)
            assert person.token is not None
            return person.code, person.token

    return elsewhere(play)


def play_the_rest(visitor: Visitor) -> None:
    """Play what is left of a match in the seat of a visitor, over a second connection."""
    seated = visitor.latest(lambda message: message["type"] == "seated")

    async def play() -> None:
        async with Person(visitor.address, visitor.name) as person:
            person.code, person.token = seated["code"], seated["token"]
            await person.ask("resume", code=person.code, token=person.token, seen=0)
            await person.hear_until(lambda message: message["type"] in ("snapshot", "event"))
            await play_out(person)

    elsewhere(play)


def elsewhere(play: Callable[[], Coroutine[Any, Any, Answer]]) -> Answer:
    """Run a coroutine on another thread: this one has a loop that runs already."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(lambda: asyncio.run(play())).result()


def aside_in_large_letters(visitor: Visitor) -> int:
    """By how much a table of results is wider than its place where letters have 200 %, as they do for this question."""
    visitor.page.evaluate(ENLARGE, "200%")
    region = visitor.page.get_by_role("region").filter(has=visitor.page.get_by_role("table"))
    wider: int = region.evaluate("(one) => one.scrollWidth - one.clientWidth")
    visitor.page.evaluate(ENLARGE, "")
    return wider


def test_a_challenge_between_two_browsers(house: House, visits: Visits) -> None:
    code, token = finished(house.address, "Anna")
    anna, bert = visits(house, PHONE), visits(house, LAPTOP, "Bert")

    anna.go(f"/t/{code}#seat={token}")
    anna.press(anna.button("web-challenge"))
    sheet = anna.dialog("web-challenge")
    anna.press(sheet.get_by_role("button", name=anna.words("web-challenge-make")))
    link = sheet.get_by_label(anna.words("web-challenge-link"))
    expect(link).to_be_visible()
    anna.settle()
    assert not inspect(anna)
    made = link.input_value()
    anna.page.keyboard.press("Escape")
    anna.press(anna.button("web-challenge"))
    expect(link).to_have_value(made)
    path = urlsplit(made).path
    anna.press(sheet.get_by_role("link", name=anna.words("web-challenge-page")))
    expect(anna.page.get_by_role("heading", name=anna.words("web-challenge-own-title"))).to_be_visible()
    expect(anna.page.get_by_role("table")).to_be_visible()
    expect(anna.page.get_by_role("heading", level=1)).to_be_focused()

    bert.go(f"/replay/{code}/1")
    expect(bert.page.get_by_text(bert.words("refusal-deal-sealed"))).to_be_visible()
    expect(bert.page.get_by_role("heading", name=bert.words("web-refused-sealed"))).to_be_visible()
    bert.settle()
    assert not inspect(bert)
    # The browser notes that it was refused.
    bert.complaints.clear()
    bert.go(path)
    expect(bert.page.get_by_role("heading", name=bert.words("web-challenge-title", name="Anna"))).to_be_visible()
    expect(bert.page.get_by_text(bert.words("web-challenge-later"))).to_be_visible()
    bert.settle()
    assert not inspect(bert)
    bert.page.get_by_label(bert.words("web-name")).fill("Bert")
    bert.press(bert.button("web-challenge-play"))
    bert.page.wait_for_url("**/t/*")
    step(bert, HANDS[GAME])
    bert.catch_up()
    play_the_rest(bert)
    bert.press(bert.page.get_by_role("link", name=bert.words("web-challenge-compare")))
    expect(bert.page.get_by_role("row")).to_have_count(3)
    bert.settle()
    assert not inspect(bert)

    bert.press(bert.page.get_by_role("link", name=bert.words("web-challenge-look", name="Anna")))
    expect(bert.page.locator(".table")).to_be_visible()
    expect(bert.page.get_by_role("heading", level=1)).to_be_focused()
    # She comes back to a page that has stood there all the while.
    anna.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(anna.page.get_by_role("row")).to_have_count(3)
    assert aside_in_large_letters(anna) == 0
    anna.press(anna.page.get_by_role("button", name=anna.words("web-challenge-end"), exact=False))
    anna.press(anna.button("web-challenge-end-sure"))
    expect(anna.page.get_by_text(anna.words("web-challenge-ended"))).to_be_visible()
