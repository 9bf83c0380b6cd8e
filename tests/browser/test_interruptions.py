"""What goes wrong between a page and its server costs nobody the game."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Route, expect

from biberbau.server.administration.asking import ask
from biberbau.server.administration.requests import Ban, Unban
from tests.browser.conftest import Visits
from tests.browser.devices import LAPTOP, PHONE
from tests.browser.hands import HANDS
from tests.browser.house import House
from tests.browser.inspection import inspect
from tests.browser.match import leave_the_rest_to_a_bot, step
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser

LOST_REQUESTS = 3
"""The browser's own first attempts and at least one of ours."""

HAND = HANDS["biber-gang"]

TURNED_AWAY = re.compile(r"\b403\b")
"""What the browser's console says of requests that a house does not take."""


@contextlib.contextmanager
def losing(visitor: Visitor, files: str) -> Iterator[None]:
    """Let nothing of these files arrive within the block, and until they have been asked for again at its end."""
    lost: list[str] = []

    def lose(route: Route) -> None:
        lost.append(route.request.url)
        route.abort("connectionreset")

    visitor.page.route(files, lose)
    yield
    visitor.wait_until(lambda: len(lost) >= LOST_REQUESTS, f"{files} is not asked for again")
    visitor.page.unroute(files)


@pytest.mark.parametrize("part", ["ScoreSheet", "Table"])
def test_part_of_the_page_that_did_not_arrive_is_fetched_again(part: str, house: House, visits: Visits) -> None:
    anna = visits(house, PHONE)
    with losing(anna, f"**/assets/{part}-*.js"):
        anna.open_table()
        anna.mark_page()
        anna.seat_bot("uniform")
        anna.set_rounds(1)
        anna.start()
        anna.wait_for_turn()
    leave_the_rest_to_a_bot(anna)
    anna.press(anna.page.get_by_text(anna.words("web-last-round", deal="round"), exact=True))
    expect(anna.page.locator("#score-sheet-title")).to_be_visible()
    anna.assert_never_reloaded()


@pytest.mark.parametrize("kind", ["js", "css"])
def test_page_that_did_not_arrive_is_fetched_again_with_its_looks(kind: str, house: House, visits: Visits) -> None:
    anna = visits(house, PHONE)
    with losing(anna, f"**/assets/MatchesPage-*.{kind}"):
        anna.go()
        anna.mark_page()
        anna.press(anna.page.get_by_role("link", name=anna.words("web-matches"), exact=True))
        expect(anna.page.get_by_text(anna.words("web-loading"))).to_be_visible()
    expect(anna.page.get_by_role("heading", level=1, name=anna.words("web-matches"), exact=True)).to_be_visible()
    assert anna.page.evaluate(
        "[...document.styleSheets].some(({ href }) => /MatchesPage-[^/]*\\.css$/.test(href ?? ''))"
    ), "the page has come without its looks"
    anna.assert_never_reloaded()


def test_double_click_acts_once(house: House, visits: Visits) -> None:
    anna = visits(house, LAPTOP)
    anna.open_table()
    anna.seat_bot("uniform")
    anna.start()
    anna.wait_for_turn()
    step(anna, HAND)
    anna.wait_for_turn()
    anna.page.locator("[data-place='deck']").dblclick()
    expect(anna.button("web-biber-gang-button-turn")).to_be_visible()
    anna.page.locator("[data-place='display:0:T2']").dblclick()
    expect(anna.button("web-biber-gang-button-turn")).to_be_hidden()
    anna.wait_for_turn()
    assert [action.split("-")[0] for action in anna.acts()] == ["open", "deck", "swap"]
    assert not [message for message in anna.received if message["type"] == "refused"]


def test_whoever_is_banned_is_told_why_and_comes_back_to_the_table_afterwards(
    frail_house: House, visits: Visits
) -> None:
    anna = visits(frail_house, PHONE)
    anna.page.clock.install()
    anna.open_table()
    anna.seat_bot("uniform")
    anna.start()
    anna.wait_for_turn()
    anna.mark_page()
    sockets: list[str] = []
    anna.page.on("websocket", lambda socket: sockets.append(socket.url))
    ask(frail_house.folder, Ban("127.0.0.1"))
    expect(anna.page.get_by_text(anna.words("door-banned"), exact=True)).to_be_visible()
    anna.settle()
    assert not inspect(anna)
    asked = len(sockets)
    anna.press(anna.button("web-ask-again"))
    # For the page longer goes by than the longest wait between two attempts to connect.
    anna.page.clock.run_for(10_000)
    assert len(sockets) == asked, "the page tries to connect"

    ask(frail_house.folder, Unban("127.0.0.1"))
    anna.press(anna.button("web-ask-again"))
    anna.wait_for_turn()
    step(anna, HAND)
    anna.assert_never_reloaded()
    anna.complaints = [one for one in anna.complaints if not TURNED_AWAY.search(one)]
