"""What nobody may foresee comes from the operating system, in every house that can be opened from the command line."""

from __future__ import annotations

import secrets
from pathlib import Path

import pytest

from biberbau.cli import main
from biberbau.server import serving
from biberbau.server.house.house import House
from biberbau.server.play.players import Players
from biberbau.server.table.tokens import Secrets
from biberbau.server.warmup.warming import Warming
from tests.server.virtual_time import MemoryLog


def test_secrets_are_drawn_from_the_operating_system(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[tuple[str, object]] = []

    def note(name: str, answer: str | bytes) -> None:
        def draw(argument: object) -> str | bytes:
            drawn.append((name, argument))
            return answer

        monkeypatch.setattr(secrets, name, draw)

    note("token_urlsafe", "token")
    note("token_bytes", b"bytes")
    source = Secrets()
    assert (source.door(), source.dice(), source.deal()) == ("token", b"bytes", b"bytes")
    assert drawn == [("token_urlsafe", 24), ("token_bytes", 16), ("token_bytes", 32)]


def test_a_house_has_these_secrets_unless_it_is_handed_others() -> None:
    warming = Warming()
    players = Players(warming.of)
    house = House(MemoryLog(), players, warming)
    assert type(house.secrets) is Secrets
    players.close()


def test_no_command_hands_it_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A source that can be foreseen is in no module of the package, and what the command opens has none."""
    opened: list[serving.Furnishing] = []

    async def serve_folder(listener: object, folder: Path, furnishing: serving.Furnishing) -> None:
        opened.append(furnishing)

    monkeypatch.setattr(serving, "serve_folder", serve_folder)
    main(["serve", "--port", "0", "--data", str(tmp_path)])
    assert type(opened[0].secrets) is Secrets
    players = opened[0].players(Warming().of)
    assert type(players) is Players
    players.close()
    assert not [kind for kind in Secrets.__subclasses__() if kind.__module__.startswith("biberbau")]
