"""Every screen is fit for every reader: names, targets, contrast, focus, calm, forced colours, small and large."""

from __future__ import annotations

from dataclasses import replace

import pytest
from playwright.sync_api import expect

from biberbau.games import game_named
from tests.browser.conftest import Visits
from tests.browser.devices import LAPTOP, PHONE, Device
from tests.browser.hands import HANDS
from tests.browser.house import House
from tests.browser.inspection import inspect, overflow, small_targets, unseen_focus
from tests.browser.match import assert_totals_come_first, choose, leave_the_rest_to_a_bot, step
from tests.browser.painting import painted
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser

HAND = HANDS["biber-gang"]
GAMES = sorted(HANDS)

DEVICES = {
    "phone by day": PHONE,
    "phone by night": replace(PHONE, language="en", scheme="dark"),
    "laptop by day": LAPTOP,
    "laptop by night": replace(LAPTOP, language="de", scheme="dark"),
}

INSPECTED = [
    pytest.param(device, game, id=f"{name}-{game}")
    for row, (name, device) in enumerate(DEVICES.items())
    for column, game in enumerate(GAMES)
    if (row // 2 + row + column) % 2 == 0
]
"""Whole matches take their time: each game is inspected on a phone and on a laptop, once by day and once by night, and
each device with two games."""


SIZES = [(320, 568), (360, 740), (844, 390), (720, 450), (1024, 768), (2560, 1440)]
"""Small phones, a phone on its side, a laptop at 200 %, a tablet, a large screen."""


def too_wide(visitor: Visitor) -> dict[str, int]:
    """By how many pixels the screen is too wide, at the sizes where it is."""
    excesses = {}
    for width, height in SIZES:
        visitor.page.set_viewport_size({"width": width, "height": height})
        if excess := overflow(visitor.page):
            excesses[f"{width} × {height}"] = excess
    visitor.page.set_viewport_size({"width": visitor.device.width, "height": visitor.device.height})
    return excesses


def open_sheet(visitor: Visitor, message: str) -> None:
    visitor.press(visitor.button(message))
    expect(visitor.page.get_by_role("dialog")).to_be_visible()
    visitor.settle()


@pytest.mark.long
@pytest.mark.parametrize(("device", "game"), INSPECTED)
def test_every_screen_passes_inspection(device: Device, game: str, house: House, visits: Visits) -> None:
    hand = HANDS[game]
    anna = visits(house, device)
    findings: dict[str, object] = {}

    def look(screen: str) -> None:
        anna.settle()
        if found := inspect(anna):
            findings[screen] = found

    def look_into(screen: str, message: str) -> None:
        open_sheet(anna, message)
        look(screen)
        anna.page.keyboard.press("Escape")
        expect(anna.page.get_by_role("dialog")).to_be_hidden()

    anna.go()
    expect(anna.tile_button("beanie", "web-play-now")).to_be_enabled()
    look("home")
    look_into("settings", "web-settings")
    seats = game_named(game).seats
    # By day the smallest table, by night a full one.
    bots = (seats[0] if anna.device.scheme == "light" else seats[-1]) - 1
    anna.open_table(game)
    for _ in range(bots):
        anna.seat_bot("uniform")
    choose(anna, game, (*hand.several, *hand.unhurried))
    anna.set_rounds(1, f"{game}-option-{hand.rounds}")
    look("waiting room")
    anna.start()
    anna.wait_for_turn()
    look("opening")
    look_into("menu", "web-menu")
    look_into("guide", "web-rules")
    step(anna, hand)
    anna.wait_for_turn()
    look("draw")
    log = anna.page.locator(".strip button.latest").filter(visible=True)
    if log.count():
        anna.press(log)
        expect(anna.dialog("web-log")).to_be_visible()
        look("log")
        anna.page.keyboard.press("Escape")
        expect(anna.dialog("web-log")).to_be_hidden()
    hand.provoke(anna)
    expect(anna.page.get_by_role("alert")).not_to_be_empty()
    look("refusal")
    step(anna, hand)
    look("decide")
    # By keys, for what somebody has done to them may be said over the buttons until it is seen.
    anna.page.keyboard.press(",")
    look("what just happened")
    anna.page.keyboard.press("Escape")
    leave_the_rest_to_a_bot(anna)
    look("match over")
    assert_totals_come_first(anna, bots + 1)
    if excesses := too_wide(anna):
        findings["match over at other sizes"] = excesses
    assert findings == {}


def test_inspection_finds_what_is_wrong(house: House, visits: Visits) -> None:
    anna = visits(house, LAPTOP)
    anna.go()
    expect(anna.tile_button("beanie", "web-play-now")).to_be_enabled()
    anna.page.evaluate(
        """() => {
          const bad = document.createElement('div');
          bad.innerHTML = '<button>x</button><button><svg></svg></button><p>pale</p>' +
            '<div style="width: 60px">Weihnachtsbaum</div>' +
            '<div style="width: 40px; overflow: hidden; white-space: nowrap">endless</div>' +
            '<button>far</button><button style="margin-left: -40px">near</button>';
          document.querySelector('main').append(bad);
          bad.querySelector('button').style.cssText = 'width: 30px; height: 60px; min-height: 0';
          bad.querySelector('p').style.cssText = 'color: #ccc; background: #fff; width: 200vw';
        }"""
    )
    findings = inspect(anna)
    assert findings["nameless"] == ["button"]
    assert "x: 30 × 60" in str(findings["small"])
    assert "pale: 1.6" in str(findings["pale"])
    assert findings["too wide"]
    lost = str(findings["lost in large letters"])
    assert all(sign in lost for sign in ("broken: Weihnachtsbaum", "cut: endless", "far and near collide"))


def test_focus_is_seen_on_the_whole_way(house: House, visits: Visits) -> None:
    anna = visits(house, LAPTOP)
    anna.go()
    expect(anna.tile_button("beanie", "web-play-now")).to_be_enabled()
    assert unseen_focus(anna, 7) == []
    anna.open_table()
    anna.seat_bot("uniform")
    assert unseen_focus(anna, 30) == []
    anna.start()
    anna.wait_for_turn()
    assert unseen_focus(anna, 10) == []


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_cut_off_at_any_size(game: str, house: House, visits: Visits) -> None:
    hand = HANDS[game]
    anna = visits(house, LAPTOP)
    anna.go()
    expect(anna.tile_button("beanie", "web-play-now")).to_be_enabled()
    assert too_wide(anna) == {}
    anna.open_table(game)
    anna.seat_bot("uniform")
    assert too_wide(anna) == {}
    choose(anna, game, hand.unhurried)
    anna.start()
    anna.wait_for_turn()
    assert too_wide(anna) == {}
    for width, height in SIZES:
        anna.page.set_viewport_size({"width": width, "height": height})
        for place in hand.landmarks:
            card = anna.page.locator(f"[data-place='{place}']")
            card.scroll_into_view_if_needed()
            expect(card).to_be_in_viewport(ratio=0.99)
        anna.settle()
        assert small_targets(anna.page, anna.seat) == [], f"at {width} × {height}"


RECORD_MOVEMENTS = """
  window.movements = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, timing) {
    window.movements.push(JSON.stringify(frames));
    return animate.call(this, frames, timing);
  };
"""


BEGUN_BY_LARGER_LETTERS = """() => {
  document.documentElement.style.fontSize = '150%';
  return document.getAnimations().filter((one) => one instanceof CSSTransition).length;
}"""
"""How many transitions begin when everything on a page gets another size; hundreds keep a device busy for a second."""


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("calm", [False, True], ids=["lively", "calm"])
def test_calm_readers_see_no_card_travel(calm: bool, game: str, house: House, visits: Visits) -> None:
    anna = visits(house, replace(LAPTOP, calm=calm))
    anna.page.add_init_script(RECORD_MOVEMENTS)
    anna.open_table(game)
    anna.seat_bot("uniform")
    choose(anna, game, HANDS[game].unhurried)
    anna.start()
    for _ in range(6):
        step(anna, HANDS[game])
    movements = anna.page.evaluate("window.movements")
    assert movements, "even calm readers are shown what has changed"
    assert any("translate" in frames for frames in movements) is not calm
    anna.settle()
    assert not calm or anna.page.evaluate(BEGUN_BY_LARGER_LETTERS) == 0


COLOUR = "one => getComputedStyle(one).color"


def test_forced_colours_leave_the_cards_readable_and_what_is_grey_grey(house: House, visits: Visits) -> None:
    anna = visits(house, replace(LAPTOP, forced_colors=True))
    anna.open_table()
    anna.seat_bot("uniform")
    anna.start()
    anna.wait_for_turn()
    anna.settle()
    card = anna.page.locator("[data-place='display:0:T1']")
    with painted(anna.page):
        face_down = card.screenshot(animations="disabled")
    grey = anna.page.locator(".controls [aria-disabled=true]").evaluate(COLOUR)
    step(anna, HAND)
    anna.wait_for_turn()
    anna.settle()
    with painted(anna.page):
        assert card.screenshot(animations="disabled") != face_down
    adjust = card.locator(".face").first.evaluate("one => getComputedStyle(one).forcedColorAdjust")
    assert adjust == "none"
    assert grey != anna.page.locator(".controls .primary").first.evaluate(COLOUR), (
        "what is not allowed looks like what is"
    )


def test_page_keeps_to_its_security_policy(house: House, visits: Visits) -> None:
    anna = visits(house, LAPTOP)
    with anna.page.expect_response(house.address + "/") as answer:
        anna.go()
    policy = answer.value.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self'" in policy
    assert "unsafe-inline" not in policy.replace("style-src-attr 'unsafe-inline'", "")
    blocked = anna.page.evaluate(
        """() => new Promise((resolve) => {
          addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective));
          const script = document.createElement('script');
          script.textContent = 'window.stranger = true';
          document.head.append(script);
        })"""
    )
    assert blocked.startswith("script-src")
    assert anna.page.evaluate("window.stranger === undefined")
    anna.complaints.clear()
