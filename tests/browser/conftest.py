"""A house, a browser, and visitors who come and go."""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

pytest.register_assert_rewrite(*(f"tests.browser.{part}" for part in ("visitor", "match", "ledger", "party", "keys")))

from tests.browser.devices import Device, launch, launch_shell  # noqa: E402
from tests.browser.evidence import keep  # noqa: E402
from tests.browser.fitting import open_gallery  # noqa: E402
from tests.browser.house import House, Zygote, open_house, open_zygote  # noqa: E402
from tests.browser.painting import paint_nothing  # noqa: E402
from tests.browser.visitor import SNAPSHOTS, Visitor  # noqa: E402
from tests.server.running import Running  # noqa: E402

Visits = Callable[..., Visitor]

FAILED = pytest.StashKey[bool]()


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    with launch_shell(playwright) as browser:
        yield browser


@pytest.fixture
def whole_browser(playwright: Playwright) -> Iterator[Browser]:
    """A browser with all that is around a page, for who needs some of it."""
    with launch(playwright) as browser:
        yield browser


@pytest.fixture(scope="session")
def zygote() -> Iterator[Zygote]:
    with open_zygote() as zygote:
        yield zygote


@pytest.fixture(scope="session")
def lasting_house(zygote: Zygote, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(zygote, tmp_path_factory.mktemp("house")) as house:
        yield house


@pytest.fixture(scope="session")
def gallery(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a gallery in which every game is shown in any situation."""
    folder = tmp_path_factory.getbasetemp()
    # Workers that test at the same time have folders beside each other, and one gallery.
    shared = folder.parent if "PYTEST_XDIST_WORKER" in os.environ else folder
    with open_gallery(shared / "gallery") as address:
        yield address


@pytest.fixture
def house(lasting_house: House, request: pytest.FixtureRequest) -> House:
    """The house of everybody who does not kill it, which deals for this test now."""
    lasting_house.foresee(request.node.name)
    return lasting_house


@pytest.fixture
def frail_house(zygote: Zygote, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[House]:
    """A house of one's own, to be killed."""
    with open_house(zygote, tmp_path) as house:
        house.foresee(request.node.name)
        yield house


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Note on each test whether it has failed, for those who have to tidy up after it."""
    report = yield
    item.stash[FAILED] = report.failed or item.stash.get(FAILED, False)
    return report


@pytest.fixture
def visits(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Visits]:
    """Brings visitors to a house; whatever they came for, their pages never complain and never talk to strangers."""
    here: list[Visitor] = []

    def visit(house: House | Running, device: Device, name: str = "Anna", within: Browser = browser) -> Visitor:
        visitor = Visitor(within, device, house.address.rstrip("/"), name)
        # Whoever looks at a trace wants to see the page.
        if not SNAPSHOTS:
            paint_nothing(visitor.context)
        here.append(visitor)
        return visitor

    yield visit
    content = False
    try:
        for visitor in here:
            visitor.assert_content()
        content = True
    finally:
        if request.node.stash.get(FAILED, False) or not content:
            keep(request.node.nodeid, here)
        for visitor in here:
            visitor.close()
