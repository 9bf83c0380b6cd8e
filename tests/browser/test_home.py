"""The front page: a match at one tap, the way back to it, and an address that is nobody's."""

from __future__ import annotations

import re
import time
from dataclasses import replace

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Visits
from tests.browser.devices import LAPTOP, PHONE, Device
from tests.browser.fitting import assert_lies_over_nobody
from tests.browser.foresight import DOOR_TOKEN
from tests.browser.hands import HANDS
from tests.browser.house import House
from tests.browser.inspection import inspect
from tests.browser.visitor import Visitor
from tests.other_device import OTHER_DEVICE, needs_other_device

pytestmark = pytest.mark.browser

FOLDS = [(320, 640), (390, 844), (1440, 900)]

TOPS = "(found) => found.map((one) => one.getBoundingClientRect().top)"

WEIGHED = ("script", "stylesheet")
NAMED_BY_THE_PAGE = """async () => {
  const page = new DOMParser().parseFromString(await (await fetch('/')).text(), 'text/html');
  const named = [...page.querySelectorAll('script[src], link[href]')];
  const addresses = named.map((one) => one.getAttribute('src') ?? one.getAttribute('href'));
  return addresses.map((address) => new URL(address, location).href);
}"""

FIRST_CARD_SECONDS = 3.0
"""From the tap to the first card, when the rules are compiled."""


def assert_above_the_fold(visitor: Visitor, sizes: list[tuple[int, int]]) -> None:
    """Each game can be played at one tap, without scrolling, and what else it offers stands in one row."""
    for width, height in sizes:
        visitor.page.set_viewport_size({"width": width, "height": height})
        for game in HANDS:
            button = visitor.tile_button(game, "web-play-now")
            expect(button).to_be_enabled()
            box = button.bounding_box()
            assert box is not None
            assert box["y"] + box["height"] <= height, f"{game} is below the fold at {width} × {height}"
            tops = visitor.tile(game).locator(".ways button").evaluate_all(TOPS)
            assert len(tops) == 3, "the ways of a game are no three buttons"
            assert len(set(tops)) == 1, f"the ways of {game} stand in several rows at {width} × {height}"
    visitor.page.set_viewport_size({"width": visitor.device.width, "height": visitor.device.height})


def test_a_stranger_plays_at_one_tap_and_finds_back(house: House, visits: Visits) -> None:
    anna = visits(house, PHONE)
    loaded: set[str] = set()
    anna.page.on("request", lambda one: loaded.add(one.url) if one.resource_type in WEIGHED else None)
    anna.go()
    for game in HANDS:
        expect(anna.tile(game).locator(".art svg").first).to_be_attached()
    counted = anna.page.evaluate(NAMED_BY_THE_PAGE)
    later = {url.rpartition("/")[2] for url in loaded - set(counted)}
    assert [name.partition("-")[0] for name in later] == ["german"], "web/build/size.js does not count all of these"
    assert_above_the_fold(anna, FOLDS)

    begun = time.monotonic()
    anna.press(anna.tile_button("biber-gang", "web-play-now"))
    expect(anna.page.locator("[data-place^='display:0:']").first).to_be_visible()
    assert time.monotonic() - begun <= FIRST_CARD_SECONDS
    anna.wait_for_turn()
    seats = anna.latest(lambda message: bool(message.get("table")))["table"]["seats"]
    assert [seat["kind"] for seat in seats] == ["human", "bot", "bot", "bot"]
    assert seats[0]["name"] == anna.words("web-name-default")
    code = anna.code

    zoe = visits(house, PHONE, "Zoe")
    zoe.go(f"/t/{code}")
    expect(anna.button("web-name-say")).to_be_visible()
    assert_lies_over_nobody(anna, anna.page.get_by_role("status").locator("section").filter(visible=True))
    assert not inspect(anna)
    assert not inspect(zoe)
    anna.press(anna.button("web-name-say"))
    wanted = anna.dialog("web-name-wanted")
    expect(wanted).to_be_visible()
    assert not inspect(anna)
    wanted.get_by_label(anna.words("web-name")).fill("Anna")
    anna.press(anna.button("web-name-take"))
    expect(wanted).to_be_hidden()
    expect(anna.button("web-name-say")).to_have_count(0)
    expect(zoe.page.get_by_text("Anna", exact=True).first).to_be_visible()

    anna.press(anna.page.get_by_role("link", name=anna.words("web-home")))
    back = anna.page.get_by_role("link", name=re.compile(anna.words("biber-gang-title")))
    for bot in seats[1:]:
        expect(back).to_contain_text(bot["name"])
    expect(back).to_contain_text(anna.words("web-your-turn"))
    assert_above_the_fold(anna, FOLDS[1:])
    anna.press(back)
    anna.wait_for_turn()


@pytest.mark.parametrize(
    "device", [PHONE, replace(LAPTOP, language="de", scheme="dark")], ids=["phone by day", "laptop by night"]
)
def test_a_guest_reads_on_the_front_page_what_is_kept_of_them(device: Device, house: House, visits: Visits) -> None:
    anna = visits(house, device)
    anna.go()
    anna.press(anna.button("web-privacy"))
    sheet = anna.dialog("web-privacy")
    expect(sheet).to_contain_text(anna.words("web-privacy-erase"))
    assert not inspect(anna)
    anna.page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()


@needs_other_device
def test_the_door_lets_others_in_by_a_link_and_a_code_and_shuts_again(house: House, visits: Visits) -> None:
    anna = visits(house, LAPTOP)
    # The link works in a page that is open already.
    anna.go()
    anna.mark_page()
    anna.go(f"/#host={DOOR_TOKEN}")
    anna.assert_never_reloaded()
    anna.press(anna.button("web-door-let-in"))
    expect(anna.page.get_by_role("img", name=anna.words("web-door-code"))).to_be_visible()
    assert "#" not in anna.page.url, "the secret stays in the address bar"
    assert not inspect(anna)
    anna.press(anna.tile_button("beanie", "web-with-friends"))
    anna.page.wait_for_url("**/t/*")
    link = anna.page.get_by_label(anna.words("web-invite-link")).input_value()
    assert link == f"http://{OTHER_DEVICE}:{house.port}/t/{anna.code}"
    expect(anna.page.get_by_role("img", name=anna.words("web-door-code"))).to_be_visible()

    zoe = visits(replace(house, host=OTHER_DEVICE), PHONE, "Zoe")
    zoe.take_seat(anna.code)
    seats = anna.page.get_by_role("region", name=anna.words("web-seats"))
    expect(seats).to_contain_text("Zoe")
    expect(zoe.button("web-door-close")).to_have_count(0)
    anna.press(anna.button("web-door-close"))
    expect(zoe.page.get_by_text(zoe.words("web-connection-lost"))).to_be_visible()
    expect(anna.button("web-door-let-in")).to_be_visible()
    anna.press(anna.button("web-door-let-in"))
    expect(zoe.page.get_by_text(zoe.words("web-connection-lost"))).to_be_hidden()


def test_nothing_is_at_an_address_of_nobody_and_home_is_a_tap_away(house: House, visits: Visits) -> None:
    anna = visits(house, PHONE)
    with anna.page.expect_response(f"{house.address}/nonsense") as answer:
        anna.go("/nonsense")
    assert answer.value.status == 404
    expect(anna.page.get_by_role("heading", name=anna.words("web-nowhere"))).to_be_visible()
    assert not inspect(anna)
    anna.press(anna.button("web-home"))
    expect(anna.tile_button("beanie", "web-play-now")).to_be_enabled()
    # The browser notes the status of the page itself.
    anna.complaints.clear()


HIDDEN = "Object.defineProperty(document, 'hidden', { get: () => window.covered === true })"

NOTIFIED = """async () => {
  const worker = await navigator.serviceWorker.getRegistration();
  const shown = (await worker?.getNotifications()) ?? [];
  return shown.map(({ body }) => body);
}"""


def test_a_worker_notifies_when_it_is_ones_turn_on_a_page_that_is_covered(
    house: House, whole_browser: Browser, visits: Visits
) -> None:
    anna = visits(house, PHONE, within=whole_browser)
    anna.context.grant_permissions(["notifications"])
    anna.page.add_init_script(HIDDEN)
    anna.go()
    anna.press(anna.button("web-settings"))
    wanted = anna.page.get_by_role("group", name=anna.words("web-notify"))
    anna.press(wanted.get_by_role("radio", name=anna.words("web-notify-on")))
    anna.wait_until(lambda: notified(anna) == [anna.words("web-notify-try")], "the first notification does not come")
    assert not inspect(anna)
    anna.page.keyboard.press("Escape")
    anna.page.evaluate("window.covered = true")
    anna.press(anna.tile_button("biber-gang", "web-play-now"))
    anna.wait_for_turn()
    anna.wait_until(lambda: notified(anna) == [anna.words("web-your-turn")], "nobody is told that it is their turn")
    anna.page.evaluate("window.covered = false; document.dispatchEvent(new Event('visibilitychange'))")
    anna.wait_until(lambda: notified(anna) == [], "what has been seen is not taken back")


def notified(visitor: Visitor) -> list[str]:
    """What stands among the notifications of the device now."""
    shown: list[str] = visitor.page.evaluate(NOTIFIED)
    return shown
