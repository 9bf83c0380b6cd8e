"""Somebody's list of matches comes to another device by a link."""

from __future__ import annotations

import gzip
import json
import random
from pathlib import Path

import pytest

from biberbau.server import parcel_api
from biberbau.server.parcel_api import pack
from biberbau.server.replay import parcels
from biberbau.server.replay.parcels import LARGEST, Parcels
from biberbau.server.socket.limits import Limits
from tests.server.challenges import answer_to, told, why_not
from tests.server.running import running_house

MATCH = {
    "record": "biberbau/1 biber-gang/1 seats=2 stream=fast:1",
    "path": "BCDFGH/1",
    "game": "biber-gang",
    "names": ["Anna", "Ben"],
    "totals": [3, -4],
    "places": [2, 1],
    "seat": 0,
    "ended": 1_795_000_000_000,
}


def test_a_list_is_fetched_as_it_was_laid_down(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    matches = [MATCH, MATCH | {"path": None, "bots": [None, "careful"]}]
    with running_house(tmp_path) as running:
        slip = told(running.address, "parcels", matches)
        assert told(running.address, f"parcels/{slip['code']}") == matches
        assert told(running.address, "parcels", matches)["code"] != slip["code"]
        assert why_not(running.address, f"parcels/{'x' * 22}") == "refusal-replay-parcel-gone"
        bad: list[object] = [
            {},
            [MATCH | {"seat": "one"}],
            [MATCH | {"more": 1}],
            [MATCH | {"path": "//elsewhere"}],
            b"{",
        ]
        for strange in bad:
            assert answer_to(running.address, "parcels", strange)[0] == 400, strange
        monkeypatch.setattr(parcel_api, "LARGEST", 100)
        assert why_not(running.address, "parcels", matches) == "refusal-replay-parcel-too-large"
        monkeypatch.setattr(parcel_api, "LONGEST", 10)
        assert why_not(running.address, "parcels", matches) == "refusal-replay-parcel-too-large"


def test_as_many_matches_as_a_browser_keeps_fit_into_a_parcel() -> None:
    dice = random.Random(1)
    actions = [",".join(f"{dice.randrange(4)}:swap-T{dice.randrange(5)}" for _ in range(250)) for _ in range(800)]
    matches = [MATCH | {"record": f"{MATCH['record']} actions={one}"} for one in actions]
    packed = pack(json.dumps(matches).encode())
    assert len(packed) < LARGEST
    assert json.loads(gzip.decompress(packed)) == matches


def test_parcels_go_when_they_are_old_or_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    shelf = Parcels(clock=lambda: now)
    first = shelf.lay(b"first", "here")
    now = Limits().parcel_seconds
    second = shelf.lay(b"second", "here")
    assert (shelf.find(first), shelf.find(second)) == (b"first", b"second")
    now += 1
    assert (shelf.find(first), shelf.find(second)) == (None, b"second")
    monkeypatch.setattr(parcels, "MOST_BYTES", 10)
    third = shelf.lay(b"third", "here")
    assert (shelf.find(second), shelf.find(third)) == (None, b"third")
    # Whoever lays down many drives out none but their own.
    many = [shelf.lay(b"%d" % number, "there") for number in range(9)]
    assert shelf.find(third) == b"third"
    assert [shelf.find(code) is not None for code in many] == [False] * 4 + [True] * 5
