"""The file of `serve --config`: what it says holds, what the command line says wins, and mistakes are named."""

from __future__ import annotations

import argparse
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from biberbau.cli.bad_input import BadInput
from biberbau.cli.commands import serve
from biberbau.cli.house_file import TIMES, limit_names, read_house_file
from biberbau.server import serving
from biberbau.server.play.times import Times
from biberbau.server.socket.limits import Limits

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "hosting" / "biberbau.toml"


def served(monkeypatch: pytest.MonkeyPatch, words: Sequence[str]) -> dict[str, Any]:
    """Return with what the house would be opened."""
    told: dict[str, Any] = {}

    def opened(host: str, port: int, data: Path | None, **others: Any) -> None:
        told.update(others, host=host, port=port, data=data)

    monkeypatch.setattr(serving, "serve", opened)
    parser = argparse.ArgumentParser()
    serve.declare(parser)
    serve.run(parser.parse_args(words))
    return told


def test_the_example_has_every_limit_as_it_is() -> None:
    content = tomllib.loads(EXAMPLE.read_text(encoding="utf-8"))
    assert set(content["limits"]) == {name.replace("_", "-") for name in limit_names()}
    assert set(content["times"]) == {name.replace("_", "-") for name in TIMES}
    file = read_house_file(EXAMPLE, serve.OPTIONS)
    assert file.limits == Limits()
    assert file.times == Times()
    assert file.options["public_origin"] == "https://games.example.org"


def test_the_command_line_wins(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    usual = served(monkeypatch, [])
    assert (usual["host"], usual["port"], usual["data"], usual["open"]) == ("127.0.0.1", 8400, None, False)
    assert usual["openness"].origins == ()
    path = tmp_path / "biberbau.toml"
    path.write_text(
        'port = 9000\ndata = "/srv/games"\nbehind-proxy = true\norigin = ["http://a.example", "http://b.example"]\n'
        "[limits]\nconnections = 5\nping-seconds = 3\n[times]\nsleep = 7\n"
    )
    told = served(monkeypatch, ["--config", str(path)])
    assert (told["port"], told["data"]) == (9000, Path("/srv/games"))
    assert told["openness"].behind_proxy
    assert told["openness"].origins == ["http://a.example", "http://b.example"]
    assert (told["limits"].connections, told["limits"].ping_seconds, told["times"].sleep) == (5, 3, 7)
    assert told["limits"].strikes == Limits().strikes
    words = ["--port", "0", "--no-behind-proxy", "--origin", "http://c.example", "--config", str(path)]
    told = served(monkeypatch, words)
    assert (told["port"], told["openness"].behind_proxy) == (0, False)
    assert told["openness"].origins == ["http://c.example"]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("prot = 1", "there is no 'prot'; did you mean 'port'?"),
        ("limit = 1", "there is no 'limit'; did you mean 'limits'?"),
        ("certificate = 1", "there is no 'certificate'; there are host, port,"),
        ("behind_proxy = true", "there is no 'behind_proxy'; did you mean 'behind-proxy'?"),
        ("connections = 3", "there is no 'connections' here; 'connections' belongs under [limits]"),
        ("host_gone = 3", "there is no 'host_gone' here; 'host-gone' belongs under [times]"),
        ("[limits]\nping_seconds = 3", "limits: there is no 'ping_seconds'; did you mean 'ping-seconds'?"),
        ("[limits]\nsleep = 3", "limits: there is no 'sleep' here; 'sleep' belongs under [times]"),
        ("[limits]\nport = 3", "limits: there is no 'port' here; 'port' belongs above [limits] and [times]"),
        ('data = ""', "data: the name of the folder is empty"),
        ('port = "8400"', "port: '8400' is not a whole number"),
        ("port = 70000", "port: 70000 is not a whole number from 0 to 65535"),
        ("behind-proxy = 1", "behind-proxy: 1 is not true or false"),
        ('origin = "http://a.example"', "origin: 'http://a.example' is not a list of texts"),
        ('base-path = "/api"', "base-path: '/api' is a path of the house itself"),
        ('log-format = "xml"', "log-format: 'xml' is none of text, json"),
        ("limits = 3", "limits: that is a table"),
        ("[limits]\nconections = 3", "limits: there is no 'conections'; did you mean 'connections'?"),
        ("[limits]\nslep = 3", "there is no 'slep'; did you mean 'sleep', which belongs under [times]?"),
        ("[limits]\ncolour = 3", "limits: there is no 'colour'; there are connections,"),
        ("[limits]\nconnections = 0", "limits: connections: 0 is not a whole number from 1 up"),
        ("[limits]\nconnections = true", "limits: connections: True is not a whole number from 1 up"),
        ("[limits]\nping-seconds = nan", "limits: ping-seconds: nan is not a number from 0.001 up"),
        ("[limits]\nmessages-per-second = 0", "limits: messages-per-second: 0 is not a number from 1 up"),
        ("[limits]\nsilence-seconds = 20", "limits: silence-seconds has to be more than ping-seconds"),
        ("[limits]\nnudge-seconds = 1", "limits: there is no 'nudge-seconds'"),
        ("[times]\nquestion = 1", "times: there is no 'question'"),
        ("port = ", "is no TOML"),
        ("port = " + "[" * 5000, "is no TOML"),
        ("port = " + "9" * 5000, "is no TOML"),
    ],
)
def test_what_is_wrong_is_named(text: str, reason: str, tmp_path: Path) -> None:
    path = tmp_path / "biberbau.toml"
    path.write_text(text)
    with pytest.raises(BadInput) as refused:
        read_house_file(path, serve.OPTIONS)
    assert str(path) in str(refused.value)
    assert reason in str(refused.value)


def test_a_file_that_is_not_there_is_named() -> None:
    with pytest.raises(BadInput, match=r"cannot read nowhere\.toml"):
        read_house_file(Path("nowhere.toml"), serve.OPTIONS)
