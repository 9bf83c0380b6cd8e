"""The guided first games: each gone through to its end by finger and by keys, left and gone on with."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Literal

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visits
from tests.browser.devices import LAPTOP, PHONE, Device
from tests.browser.hands import HANDS
from tests.browser.house import House
from tests.browser.inspection import inspect
from tests.browser.keys import tab_to
from tests.browser.visitor import Message, Visitor
from tests.lessons import TAUGHT, lesson_of

pytestmark = pytest.mark.browser

HIDES = """() => {
  const covered = [...document.querySelectorAll('[data-pointed]')].filter((card) => {
    const at = card.getBoundingClientRect();
    const over = document.querySelector('.bubble').getBoundingClientRect();
    return at.top < over.bottom && over.top < at.bottom && at.left < over.right && over.left < at.right;
  });
  return covered.map((card) => card.dataset.place);
}"""
"""The places that are pointed at and lie below the bubble."""


OUT_OF_SIGHT = """() => [...document.querySelectorAll('.controls button, .foot button')].filter((one) => {
  const { bottom, top } = one.getBoundingClientRect();
  return one.checkVisibility({ visibilityProperty: true }) && (bottom > innerHeight + 1 || top < 0);
}).map((one) => one.getAttribute('aria-label') ?? one.textContent.trim())"""

SMALLEST = (320, 640)


class Learner:
    """Somebody at a page who is taught."""

    def __init__(self, visitor: Visitor, game: str) -> None:
        self.visitor = visitor
        self.hand = HANDS[game]
        self.steps = lesson_of(game)[1].steps

    @property
    def words(self) -> Locator:
        """What the guide says, at whichever step."""
        return self.visitor.page.locator("[data-step]")

    def heed(self) -> Message:
        """Wait until the guide waits for something and the page has caught up; return what it says.

        The words are those of the lesson, and what they speak of is pointed at and not covered.
        """
        visitor = self.visitor
        expect(self.words).to_be_visible()
        visitor.wait_until(lambda: self.told()["waits_for"] != "others", "the others do not act")
        guide = self.told()
        expect(visitor.page.locator(f"[data-step='{guide['step']}']")).to_be_visible()
        table = visitor.latest(
            lambda message: message["type"] in ("event", "snapshot") and message["table"] is not None
        )
        names = dict(zip(("one", "two"), (seat["name"] for seat in table["table"]["seats"][1:]), strict=False))
        expect(self.words).to_contain_text(visitor.words(self.steps[guide["step"]].words, **names))
        for name in guide["places"]:
            expect(visitor.page.locator(f"[data-place='{name}'][data-pointed]")).to_be_visible()
        expect(visitor.page.locator("[data-pointed]")).to_have_count(len(guide["places"]))
        return guide

    def told(self) -> Message:
        """What the guide has said last."""
        guide: Message = self.visitor.latest(lambda message: message["type"] == "guided")["guide"]
        return guide

    def go_on(self, guide: Message, by_keys: bool) -> None:
        """Do what the guide waits for, and wait until it says something else."""
        visitor = self.visitor
        if guide["waits_for"] == "action":
            visitor.catch_up()
            visitor.settle()
            (self.hand.do_by_keys if by_keys else self.hand.do)(visitor, guide["actions"][0])
        elif by_keys:
            visitor.page.keyboard.press("Enter")
        else:
            visitor.press(visitor.button("web-guide-next"))
        visitor.wait_until(lambda: self.told()["step"] > guide["step"], f"nothing follows {guide['words']}")


def begin(visitor: Visitor, game: str, by_keys: bool) -> Learner:
    """From the rules to the table at which the game is taught."""
    visitor.go(f"/rules/{game}")
    learn = visitor.button("web-guide-learn")
    expect(learn).to_be_enabled()
    if by_keys:
        tab_to(visitor, visitor.words("web-guide-learn"))
        visitor.page.keyboard.press("Enter")
    else:
        visitor.press(learn)
    visitor.page.wait_for_url("**/t/*")
    return Learner(visitor, game)


def assert_fits(visitor: Visitor) -> None:
    """On the smallest phone every button of the guide and of the table is in sight, too."""
    page, (width, height) = visitor.page, SMALLEST
    page.set_viewport_size({"width": width, "height": height})
    visitor.settle()
    assert page.locator(".foot button").count() == 2
    assert page.evaluate(OUT_OF_SIGHT) == []
    page.set_viewport_size({"width": visitor.device.width, "height": visitor.device.height})
    visitor.settle()


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize(
    ("device", "by_keys"), [pytest.param(PHONE, False, id="finger"), pytest.param(LAPTOP, True, id="keys")]
)
@pytest.mark.parametrize("game", TAUGHT)
def test_a_guided_game_is_gone_through(
    game: str, device: Device, by_keys: bool, language: Literal["de", "en"], house: House, visits: Visits
) -> None:
    anna = visits(house, replace(device, language=language))
    learner = begin(anna, game, by_keys)
    anna.mark_page()
    if not by_keys:
        learner.heed()
        assert_fits(anna)
        assert not inspect(anna)
    while (guide := learner.heed())["waits_for"] != "nothing":
        assert anna.page.evaluate(HIDES) == []
        learner.go_on(guide, by_keys)
    anna.assert_never_reloaded()
    expect(anna.button("web-rematch")).to_have_count(0)
    if by_keys:
        tab_to(anna, anna.words("web-guide-play"))
        anna.page.keyboard.press("Enter")
    else:
        anna.press(anna.button("web-guide-play"))
    expect(learner.words).to_have_count(0)
    anna.wait_for_turn()


def test_a_guided_game_is_left_and_gone_on_with(house: House, visits: Visits) -> None:
    game = "biber-gang"
    anna = visits(house, LAPTOP)
    learner = begin(anna, game, by_keys=False)
    learner.go_on(learner.heed(), by_keys=False)
    learner.go_on(learner.heed(), by_keys=False)
    guide = learner.heed()
    # The rules would allow it.
    anna.press(anna.page.locator("[data-place='deck']"))
    expect(learner.words).to_contain_text(anna.words("refusal-lesson-other"))
    anna.page.reload()
    assert learner.heed() == guide
    anna.press(anna.button("web-guide-skip"))
    anna.page.wait_for_url(re.compile("/$"))
    anna.go(f"/rules/{game}")
    anna.press(anna.button("web-guide-go-on"))
    assert learner.heed() == guide
    anna.press(anna.button("web-guide-show"))
    anna.wait_until(lambda: learner.told()["step"] > guide["step"], "the beaver does not do it")
