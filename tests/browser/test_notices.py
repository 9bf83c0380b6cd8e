"""What several at a table are told and asked passes inspection: who is away, who wants to come in, who has to go."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visits
from tests.browser.devices import LAPTOP, PHONE, Device
from tests.browser.fitting import assert_lies_over_nobody
from tests.browser.hands import HANDS
from tests.browser.house import House
from tests.browser.inspection import inspect
from tests.browser.match import CLICK, wait_until_asked
from tests.browser.party import go_away, lock, seen, shown, wait_for_table, watch
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser

HAND = HANDS["biber-gang"]


class Inspector:
    """Looks at what visitors see, and keeps what is wrong with it."""

    def __init__(self) -> None:
        self.findings: dict[str, object] = {}

    def look(self, visitor: Visitor, screen: str) -> None:
        visitor.settle()
        if found := inspect(visitor):
            self.findings[f"{visitor.name}: {screen}"] = found


def sheet_of(visitor: Visitor, opener: Locator) -> Locator:
    """The sheet that somebody opens."""
    visitor.press(opener)
    sheet = visitor.page.get_by_role("dialog")
    expect(sheet).to_be_visible()
    return sheet


def told(visitor: Visitor) -> Locator:
    """The notice that stands at the table now."""
    return visitor.page.get_by_role("status").locator("section").filter(visible=True)


def close(visitor: Visitor) -> None:
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.get_by_role("dialog")).to_be_hidden()


def report_problem(visitor: Visitor, inspector: Inspector) -> None:
    """Keep what is wrong as a file, from the open menu; the sheet is closed again."""
    visitor.press(visitor.dialog("web-menu").get_by_role("button", name=visitor.words("web-problem")))
    sheet = visitor.dialog("web-problem")
    sheet.get_by_label(visitor.words("web-problem-words")).fill("Three cards are missing.")
    inspector.look(visitor, "reporting a problem")
    with visitor.page.expect_download() as saved:
        visitor.press(sheet.get_by_role("button", name=visitor.words("web-problem-save")))
    name = f"biberbau-{visitor.code}-1.json"
    assert saved.value.suggested_filename == name
    expect(sheet.get_by_role("status")).to_have_text(visitor.words("web-problem-saved", file=name))
    inspector.look(visitor, "a problem is saved")
    problem = json.loads(saved.value.path().read_text(encoding="utf-8"))
    assert problem["words"] == "Three cards are missing."
    page, house = problem["page"], problem["house"]
    assert house["steps"][-1]["situation"]["picture"] == page["situation"]["picture"]
    assert (house["path"], house["seat"], house["record"]) == (f"{visitor.code}/1", page["seat"], None)
    visitor.page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()


def begin(anna: Visitor, ben: Visitor) -> None:
    """A match of two rounds at a table for two friends and a bot."""
    anna.open_table()
    ben.take_seat(anna.code)
    expect(seen(ben, "web-wait-for-host", host=anna.name)).to_be_visible()
    anna.seat_bot("uniform")
    anna.set_rounds(2)


@pytest.mark.long
@pytest.mark.parametrize(
    "device", [PHONE, replace(LAPTOP, language="de", scheme="dark")], ids=["phone by day", "laptop by night"]
)
def test_every_notice_and_its_sheet_passes_inspection(device: Device, house: House, visits: Visits) -> None:
    # Who hosts, and who comes by another device and scheme.
    other = replace(LAPTOP if device.touch else PHONE, scheme="light" if device.scheme == "dark" else "dark")
    anna, ben, zoe = visits(house, device), visits(house, other, "Benedikt"), visits(house, other, "Zoe")
    inspector = Inspector()
    begin(anna, ben)
    put_out = anna.button("web-put-out", name="Benedikt")
    anna.press(put_out)
    inspector.look(anna, "putting somebody out")
    anna.press(anna.button("web-put-out-not"))
    anna.start()
    wait_for_table((anna, ben), HAND)
    ben.mark_page()
    sheet_of(anna, shown(anna, "web-menu"))
    inspector.look(anna, "people")
    sheet_of(ben, shown(ben, "web-menu"))
    inspector.look(ben, "people")
    close(ben)

    anna.press(anna.dialog("web-menu").get_by_role("button", name=anna.words("web-end-match")))
    expect(anna.dialog("web-end-match-title")).to_be_visible()
    inspector.look(anna, "ending the match")
    anna.page.keyboard.press("Escape")
    report_problem(anna, inspector)
    close(anna)

    watch(zoe, anna.code)
    inspector.look(zoe, "watching")
    lock(anna)
    sheet = sheet_of(zoe, shown(zoe, "web-take-seat"))
    inspector.look(zoe, "which seat to take")
    zoe.page.get_by_label(zoe.words("web-name")).fill("Zoe")
    zoe.press(sheet.get_by_role("button", name="Berta"))
    expect(seen(anna, "web-knock", name="Zoe")).to_be_visible()
    assert_lies_over_nobody(anna, told(anna))
    inspector.look(anna, "a newcomer asks")
    inspector.look(zoe, "waiting for a nod")
    anna.press(shown(anna, "web-knock-not-now"))
    expect(seen(anna, "web-knock", name="Zoe")).to_be_hidden()
    expect(seen(zoe, "refusal-not-let-in")).to_be_visible()
    inspector.look(zoe, "not let in")
    # Why not is told beside the way to ask once more, and hides neither it nor anything else.
    shown(zoe, "web-take-seat").click(trial=True)
    shown(zoe, "web-menu").click(trial=True)
    sheet = sheet_of(zoe, shown(zoe, "web-take-seat"))
    zoe.press(sheet.get_by_role("button", name="Berta"))
    # Who asks again at once is told so where it can be read, not behind the sheet.
    expect(sheet).to_be_hidden()
    expect(seen(zoe, "refusal-knock-later")).to_be_visible()
    inspector.look(zoe, "too soon")
    zoe.press(shown(zoe, "web-close"))
    expect(seen(zoe, "refusal-knock-later")).to_be_hidden()
    expect(seen(zoe, "web-watching-say")).to_be_visible()

    go_away(ben)
    expect(seen(anna, "web-absence-away", names="Benedikt", count=1)).to_be_visible()
    assert_lies_over_nobody(anna, told(anna))
    inspector.look(anna, "somebody is away")
    expect(seen(zoe, "web-absence-away", names="Benedikt", count=1)).to_be_visible()
    # What is told of others hides from nobody that they could play.
    shown(zoe, "web-take-seat").click(trial=True)
    assert_lies_over_nobody(zoe, told(zoe))
    inspector.look(zoe, "somebody is away, for who watches")
    sheet = sheet_of(anna, shown(anna, "web-absence-stand-in"))
    inspector.look(anna, "who stands in")
    anna.press(sheet.get_by_role("button", name=anna.words("bot-careful")))
    expect(seen(anna, "web-absence-away", names="Benedikt", count=1)).to_be_hidden()

    ended = anna.button(HAND.next_round).or_(anna.button("web-show-sheet")).first
    wait_until_asked(anna, HAND, CLICK)
    while not ended.is_visible():
        if anna.turn.is_visible():
            HAND.play(anna)
        wait_until_asked(anna, HAND, CLICK)
    expect(anna.button(HAND.next_round)).to_be_visible()
    inspector.look(anna, "score sheet between rounds")
    assert inspector.findings == {}


def test_that_the_connection_is_lost_is_said_over_nobody(house: House, visits: Visits) -> None:
    anna = visits(house, PHONE)
    anna.open_table("biber-gang")
    for _ in range(3):
        anna.seat_bot("careful")
    anna.start()
    anna.wait_for_turn()
    anna.context.set_offline(True)
    banner = anna.page.get_by_role("status").locator("p").filter(has_text=anna.words("web-connection-lost"))
    expect(banner).to_be_visible()
    for slot in ("T1", "B2"):
        anna.press(anna.page.locator(f"[data-place='display:0:{slot}']"))
    anna.press(anna.button("web-biber-gang-button-open"))
    expect(banner).to_contain_text(anna.words("web-connection-kept"))
    assert_lies_over_nobody(anna, banner)
    anna.button("web-try-now").click(trial=True)
    anna.context.set_offline(False)
    expect(banner).to_be_hidden()
    anna.complaints.clear()
