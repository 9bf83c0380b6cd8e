"""The door to the local network: who may open it, who comes in by it, and which hosts are ours."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import subprocess
import sys
import urllib.error
import urllib.request
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from urllib.parse import urlsplit

import psutil
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from biberbau.cli.arguments import origin
from biberbau.server.door.addresses import address_of, is_of_a_home, listening_socket, own_addresses
from biberbau.server.door.codes import LONGEST_LINK, link_code, terminal_code
from biberbau.server.door.door import Door
from biberbau.server.http_server import Openness
from biberbau.server.socket.limits import Limits
from tests.link_codes import on_a_page, on_a_terminal, read_code
from tests.other_device import OTHER_DEVICE, needs_other_device
from tests.server.patience import within
from tests.server.person import Person
from tests.server.running import DOOR_TOKEN, Running, running_house


def ask(address: str, token: str | None, open: bool | None = None) -> Any:
    """Ask about the door, or with `open` turn it; return what is told, or the status of a refusal."""
    headers = {} if token is None else {"Authorization": f"Bearer {token}"}
    body = None if open is None else json.dumps({"open": open}).encode()
    try:
        with urllib.request.urlopen(urllib.request.Request(address + "api/door", body, headers), timeout=5) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as error:
        with error:
            return error.code


def status_for(address: str, host: str) -> int:
    """Return the status of a request that names this host."""
    try:
        request = urllib.request.Request(address + "healthz", headers={"Host": host})
        with urllib.request.urlopen(request, timeout=5) as answer:
            status: int = answer.status
            return status
    except urllib.error.HTTPError as error:
        with error:
            return error.code


@needs_other_device
def test_the_door_is_opened_by_the_token_and_closed_again(tmp_path: Path) -> None:
    async def main(running: Running) -> None:
        here = running.address
        there = here.replace("127.0.0.1", OTHER_DEVICE)
        for token in (None, "", "x" * 32, DOOR_TOKEN + "x"):
            assert await asyncio.to_thread(ask, here, token) == 403
            assert await asyncio.to_thread(ask, here, token, True) == 403
        closed = {"open": False, "closable": True, "links": [], "problem": None}
        assert await asyncio.to_thread(ask, here, DOOR_TOKEN) == closed
        with pytest.raises(OSError, match="Connect"):
            await Person(there).connect()
        async with Person(here, "Anna") as anna:
            await anna.open_table()
            for _ in range(2):
                told = await asyncio.to_thread(ask, here, DOOR_TOKEN, True)
                assert told == {**closed, "open": True, "links": [there]}
                async with Person(there, "Ben") as ben:
                    await ben.join(anna.code)
                    assert ben.seat is not None
                    assert await asyncio.to_thread(ask, there, None) == 403
                    assert await asyncio.to_thread(ask, here, DOOR_TOKEN, False) == closed
                    with pytest.raises(ConnectionClosed):
                        await ben.hear_to_the_end()
                with pytest.raises(OSError, match="Connect"):
                    await Person(there).connect()
            assert (await anna.ask("seat_bot", bot="uniform"))["type"] == "ack"

    with running_house(tmp_path, neighbours=[OTHER_DEVICE]) as running:
        asyncio.run(main(running))


@needs_other_device
def test_a_port_that_is_taken_there_is_replaced_by_another(tmp_path: Path) -> None:
    with running_house(tmp_path, neighbours=[OTHER_DEVICE]) as running:
        port = urlsplit(running.address).port
        assert port is not None
        with listening_socket(OTHER_DEVICE, port):
            (link,) = ask(running.address, DOOR_TOKEN, True)["links"]
        assert urlsplit(link).port != port
        assert status_for(link, urlsplit(link).netloc) == 200


def test_without_a_network_the_door_stays_shut_and_says_why(tmp_path: Path) -> None:
    with running_house(tmp_path) as running:
        told = ask(running.address, DOOR_TOKEN, True)
        assert (told["open"], told["problem"]) == (False, "door-no-network")
    with running_house(tmp_path, neighbours=["192.0.2.77"]) as running:
        told = ask(running.address, DOOR_TOKEN, True)
        assert (told["open"], told["problem"]) == (False, "door-no-listening")


def test_behind_a_proxy_there_is_no_door_and_each_guest_is_counted(tmp_path: Path) -> None:
    async def open_tables(address: str, guest: str, tables: int) -> list[str]:
        person = Person(address, "Guest")
        await person.connect(additional_headers={"X-Forwarded-For": guest})
        answers = [await person.ask("create", game="biber-gang", name="Guest") for _ in range(tables)]
        await person.hang_up()
        return [answer["type"] for answer in answers]

    limits = Limits(tables_per_second=0, table_burst=1)
    with running_house(tmp_path, limits, openness=Openness(behind_proxy=True)) as running:
        assert ask(running.address, DOOR_TOKEN, True) == 403
        assert asyncio.run(open_tables(running.address, "10.0.0.1", 2)) == ["seated", "refused"]
        assert asyncio.run(open_tables(running.address, "10.0.0.2", 1)) == ["seated"]
    with running_house(tmp_path, limits) as running:
        assert asyncio.run(open_tables(running.address, "10.0.0.1", 1)) == ["seated"]
        assert asyncio.run(open_tables(running.address, "10.0.0.2", 1)) == ["refused"]


def test_hosts_that_are_not_ours_are_refused(tmp_path: Path) -> None:
    async def greet(address: str, host: str) -> int:
        try:
            async with connect(f"ws://{host}/ws", host="127.0.0.1", port=urlsplit(address).port, proxy=None):
                return 101
        except InvalidStatus as refused:
            return refused.response.status_code

    typed = ["https://Spiele.Müller.example/", "https://Spaß.Müller.example:8443", "https://ελλάς.example"]
    others = ["http://other.example.org:5173", *map(origin, typed)]
    openness = Openness(public_origin="https://games.example.org", origins=others)
    with running_house(tmp_path, openness=openness) as running:
        own = urlsplit(running.address).netloc
        ours = [own, "127.0.0.1", "localhost:8400", "LOCALHOST", "games.example.org", "other.example.org:80"]
        # So browsers write a name that somebody types with other letters.
        ours += ["spiele.xn--mller-kva.example", "xn--spa-7ka.xn--mller-kva.example", "xn--hxarsa0b.example"]
        strange = [
            "evil.example",
            "127.0.0.1.evil.example",
            "evil.example:8400",
            "127.0.0.2",
            "[::1]",
            "games.example",
            "spass.xn--mller-kva.example",
            "a b",
        ]
        for host in ours:
            assert status_for(running.address, host) == 200, host
        for host in strange:
            assert status_for(running.address, host) == 400, host
        assert [asyncio.run(greet(running.address, host)) for host in (own, "games.example.org")] == [101, 101]
        assert asyncio.run(greet(running.address, "evil.example")) == 400


def test_links_of_this_house_are_drawn_and_no_others(tmp_path: Path) -> None:
    def draw(address: str, link: str) -> Any:
        try:
            request = urllib.request.Request(address + "api/code", json.dumps({"link": link}).encode())
            with urllib.request.urlopen(request, timeout=5) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as error:
            with error:
                return error.code

    with running_house(tmp_path, Limits(errands_per_second=0, errand_burst=3)) as running:
        link = f"{running.address}t/ABCDEF"
        code = link_code(link)
        assert draw(running.address, link) == {"size": code.size, "path": code.path}
        assert draw(running.address, "https://evil.example/") == 400
        assert draw(running.address, link + "x" * 300) == 400
        assert draw(running.address, link) == 429


@pytest.mark.parametrize(
    "link",
    [
        "http://192.168.1.5:8400/t/ABCDEF",
        "https://games.example/beavers/t/ABCDEF#seat=" + "aB3-" * 16,
        "http://[fd00::1234:5678:9abc:def0]:8400/" + "x" * (LONGEST_LINK - 41),
    ],
    ids=["short", "seat", "longest"],
)
def test_another_library_reads_the_link_off_the_page_and_off_the_terminal(link: str) -> None:
    assert read_code(on_a_page(link_code(link))) == link
    assert read_code(on_a_terminal(terminal_code(link))) == link


@pytest.mark.parametrize(
    ("address", "home"),
    [
        *(("192.168.1.5", True), ("10.0.0.7", True), ("8.8.8.8", False), ("127.0.0.1", False), ("169.254.3.4", False)),
        *(("fd12:3456::7", True), ("2a00:1450::7", False), ("::1", False), ("fe80::7", False)),
    ],
)
def test_only_addresses_of_a_home_are_opened(address: str, home: bool) -> None:
    assert is_of_a_home(address) is home


def test_addresses_of_both_kinds_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def one(family: socket.AddressFamily, address: str) -> SimpleNamespace:
        return SimpleNamespace(family=family, address=address)

    card = [one(socket.AF_INET6, "fe80::7%eth0"), one(socket.AF_INET6, "fd12:3456::7"), one(socket.AF_INET, "10.0.0.7")]
    monkeypatch.setattr(psutil, "net_if_addrs", lambda: {"eth0": card})
    monkeypatch.setattr(psutil, "net_if_stats", lambda: {"eth0": SimpleNamespace(isup=True, flags="up,running")})
    assert own_addresses() == ["10.0.0.7", "fd12:3456::7"]


@pytest.mark.parametrize(("host", "neighbour"), [("0.0.0.0", "10.0.0.7"), ("::", "[fd12:3456::7]")])
def test_a_house_at_all_addresses_of_a_kind_names_those_at_which_it_answers(host: str, neighbour: str) -> None:
    try:
        listener = listening_socket(host, 0)
    except OSError:
        pytest.skip("NOT RUN: this machine has no IPv6")
    with listener:
        port = listener.getsockname()[1]
        parts = urlsplit(address_of(listener))
        socket.create_connection((parts.hostname or "", parts.port or 0), timeout=5).close()
        door = Door(listener, "token", lambda: ["10.0.0.7", "fd12:3456::7"])
        assert door.links == [f"http://{neighbour}:{port}/"]


def test_connections_are_counted_before_they_ask_for_anything(tmp_path: Path) -> None:
    def dial(address: str) -> socket.socket:
        parts = urlsplit(address)
        return socket.create_connection((parts.hostname or "", parts.port or 0), timeout=5)

    def is_cut(connection: socket.socket) -> bool:
        try:
            return connection.recv(1) == b""
        except ConnectionError:
            return True

    with running_house(tmp_path, Limits(connections_per_address=3, request_seconds=1.0)) as running:
        idle = [dial(running.address) for _ in range(3)]
        with dial(running.address) as one_too_many:
            assert is_cut(one_too_many)
        assert all(map(is_cut, idle)), "who asks for nothing is not waited for"
        for connection in idle:
            connection.close()
        assert status_for(running.address, urlsplit(running.address).netloc) == 200


def test_a_flood_of_frames_is_cut(tmp_path: Path) -> None:
    async def main(address: str) -> None:
        async with Person(address, "Flood") as flood:
            await flood.open_table()
            with contextlib.suppress(ConnectionClosed):
                for _ in range(50):
                    await flood.socket.ping()
            with pytest.raises(ConnectionClosed):
                await flood.hear_to_the_end()

    with running_house(tmp_path, Limits(frames_per_second=1, frame_burst=20)) as running:
        asyncio.run(within(10, main(running.address)))


NAMESPACE = ["unshare", "--user", "--map-root-user", "--net"]

HOME_NETWORK = (
    "ip link set lo up && ip link add home0 type veth peer name home1 && ip addr add 192.168.77.1/24 dev home0"
    " && ip link set home0 up && ip link set home1 up"
)


def can_make_a_network() -> bool:
    """Whether a network of one's own can be made here: Linux, and allowed."""
    try:
        made = subprocess.run([*NAMESPACE, "bash", "-c", HOME_NETWORK], capture_output=True, check=False)
    except OSError:
        return False
    return made.returncode == 0


@pytest.mark.long
@pytest.mark.skipif(not can_make_a_network(), reason="no network namespace can be made here")
def test_serve_lan_finds_the_address_of_this_machine_and_is_reached_there(tmp_path: Path) -> None:
    command = f'{HOME_NETWORK} && exec "$0" -m tests.server.neighbour "$1"'
    ended = subprocess.run(
        [*NAMESPACE, "bash", "-c", command, sys.executable, str(tmp_path)],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert ended.returncode == 0, ended.stderr
    assert "reached http://192.168.77.1:" in ended.stdout
    assert "█" in ended.stdout, "no code is shown"
