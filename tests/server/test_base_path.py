"""A house beneath a path of another site, whether the proxy passes that path on or takes it away."""

from __future__ import annotations

import asyncio
import json
import re
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urljoin, urlsplit

import pytest
from starlette.routing import Mount, Route, WebSocketRoute

from biberbau.server.app import STATIC, make_app
from biberbau.server.door.base_path import OWN, BadBasePath, checked_base_path
from biberbau.server.door.codes import link_code
from biberbau.server.http_server import Openness
from tests.server.evening import people
from tests.server.running import Running, running_house
from tests.server.test_pages import HTML, read, tags

BASE = "/cards"

ORIGIN = "https://example.org"


@pytest.fixture(scope="module")
def beneath(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    openness = Openness(public_origin=ORIGIN, base_path=BASE)
    with running_house(tmp_path_factory.mktemp("house"), openness=openness) as running:
        yield running


def answer_to(request: urllib.request.Request) -> Any:
    """Return what a request is answered in JSON, or the status of a refusal."""
    try:
        with urllib.request.urlopen(request, timeout=5) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as error:
        with error:
            return error.code


@pytest.mark.parametrize("passed_on", [BASE, ""], ids=["passed on", "taken away"])
def test_all_of_the_house_is_found_beneath_its_path(passed_on: str, beneath: Running) -> None:
    house = beneath.address.rstrip("/") + passed_on

    def answered(address: str) -> tuple[int, bytes]:
        """Answer what a browser asks under an address of the site."""
        path = urlsplit(address).path
        assert path.startswith(f"{BASE}/"), f"{address} is none of the house's"
        status, headers, body = read(house + path.removeprefix(BASE))
        if "/assets/" in path:
            assert "immutable" in headers["cache-control"]
        return status, body

    async def play() -> None:
        async with people(house, "Anna", "Ben") as (anna, ben):
            assert (await anna.ask("start"))["type"] == "ack"
            await ben.hear()
            status, _, page = await asyncio.to_thread(read, f"{house}/t/{anna.code}")
            assert status == 200
            assert tags(page)["og:url"] == f"{ORIGIN}{BASE}/t/{anna.code}"
            assert (await asyncio.to_thread(answered, tags(page)["og:image"]))[0] == 200

    status, _, page = read(house + "/")
    assert status == 200
    assert f'<meta name="biberbau-base" content="{BASE}" />' in page.decode()
    named = [urljoin(f"{ORIGIN}{BASE}/", address) for address in re.findall(r'(?:src|href)="([^"]+)"', page.decode())]
    assert len(named) > 5
    for address in named:
        assert answered(address)[0] == 200, address
    manifest = next(address for address in named if address.endswith(".webmanifest"))
    said = json.loads(answered(manifest)[1])
    for address in (said["start_url"], said["scope"]):
        assert urljoin(manifest, address) == f"{ORIGIN}{BASE}/"
    assert [answered(urljoin(manifest, icon["src"]))[0] for icon in said["icons"]] == [200] * len(said["icons"])
    asyncio.run(play())
    assert read(f"{house}/nonsense", HTML)[0] == 404

    link = f"{ORIGIN}{BASE}/t/ABCDEF"
    code = link_code(link)
    drawn = {"size": code.size, "path": code.path}
    for asked, answer in ((link, drawn), (f"{ORIGIN}/t/ABCDEF", 400), (f"{ORIGIN}{BASE}s/t/ABCDEF", 400)):
        request = urllib.request.Request(f"{house}/api/code", json.dumps({"link": asked}).encode())
        assert answer_to(request) == answer


def test_a_path_is_as_a_site_has_it_and_none_of_the_house(house: Running, tmp_path: Path) -> None:
    assert [checked_base_path(text) for text in ("", "/", "/cards", "/club/cards/")] == ["", "", BASE, "/club/cards"]
    for text in ("cards", "/ca rds", "//cards", "/../cards", "/c%61rds", "/cards?x", "/t", "/api/cards"):
        with pytest.raises(BadBasePath):
            checked_base_path(text)
    routes = make_app(house.house, tmp_path).routes
    paths = [route.path for route in routes if isinstance(route, Route | WebSocketRoute | Mount)]
    assert len(paths) == len(routes)
    built = {path.name for path in STATIC.iterdir()} - {"built-from"}
    assert {path.split("/")[1] for path in paths if path.strip("/")} | built == OWN
