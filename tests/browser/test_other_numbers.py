"""A host plays with other numbers: a variant of the house, seen at the table, in its rules and in the replay."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visits
from tests.browser.devices import PHONE
from tests.browser.house import House
from tests.browser.inspection import inspect
from tests.browser.match import proof
from tests.browser.visitor import PATIENCE, Visitor

pytestmark = pytest.mark.browser


def look(visitor: Visitor) -> Locator:
    """Open the list of what is not as usual, and return its rows."""
    visitor.press(visitor.button("web-variant-named", name=visitor.words("biber-gang-variant-no-beavers")))
    return visitor.dialog("web-variant").get_by_role("row")


@pytest.mark.long
def test_a_variant_is_chosen_played_with_a_bot_and_shown_when_looked_back_at(house: House, visits: Visits) -> None:
    anna = visits(house, PHONE, "Anna")
    anna.open_table("biber-gang")
    anna.set_rounds(1)
    anna.seat_bot("careful")
    anna.press(anna.button("web-variant-change", exact=False))
    form = anna.dialog("web-variant-title", game="Biber Gang")
    beavers = form.get_by_role("spinbutton", name=anna.words("biber-gang-constant-beavers"), exact=True)
    beavers.fill("17")
    anna.press(anna.button("web-variant-use"))
    expect(form.get_by_role("alert")).to_contain_text("16")
    assert not inspect(anna)
    chosen = form.get_by_role("radio", name=anna.words("biber-gang-variant-no-beavers"), exact=True)
    anna.press(chosen)
    expect(beavers).to_have_value("0")
    assert not inspect(anna)
    beavers.fill("1")
    expect(chosen).not_to_be_checked()
    beavers.fill("0")
    expect(chosen).to_be_checked()
    anna.press(anna.button("web-variant-use"))
    expect(form).to_be_hidden()
    # The rules may have to be compiled first.
    expect(anna.button("web-start")).to_be_enabled(timeout=5 * PATIENCE)
    anna.start()
    expect(look(anna).last).to_contain_text("40")
    anna.page.reload()
    expect(look(anna)).to_have_count(2)
    anna.page.keyboard.press("Escape")
    anna.press(anna.button("web-rules"))
    expect(anna.page.get_by_role("heading", name=anna.words("web-variant-rules"))).to_be_visible()
    anna.page.keyboard.press("Escape")
    code = anna.code
    anna.press(anna.button("web-menu"))
    anna.press(anna.button("web-leave"))
    expect(proof(anna)).to_be_visible(timeout=10 * PATIENCE)
    anna.go(f"/replay/{code}/1")
    expect(look(anna).last).to_contain_text(anna.words("biber-gang-constant-beavers"))
    anna.assert_content()
