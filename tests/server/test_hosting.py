"""What docs/hosting.md shows for other programs is understood by them and leads to the tables, where they are here."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import os
import pwd
import re
import shutil
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.typing import Origin

from biberbau.cli.arguments import Arguments
from biberbau.cli.commands import build_parser
from biberbau.server.administration.asking import ask as ask_office
from biberbau.server.administration.requests import ListTables
from biberbau.server.door import proxy_lines
from biberbau.server.http_server import Openness
from biberbau.server.serving import DEFAULT_PORT
from tests.server.container import CONTAINERFILE, steps_of
from tests.server.person import Person
from tests.server.places import free_port
from tests.server.running import running_house
from tests.server.test_machines import two_machines
from tests.server.test_parcels import MATCH

EXAMPLES = Path(__file__).resolve().parents[2] / "docs" / "examples" / "hosting"


@dataclass(frozen=True)
class Site:
    """Where a house is found, and the folder with what is said to proxies."""

    host: str
    base_path: str
    files: Path


SITES = [Site("games.example.org", "", EXAMPLES), Site("example.org", "/cards", EXAMPLES / "beneath-a-path")]

NGINX = (
    "daemon off; {user} pid {folder}/pid; error_log stderr; events {{}} http {{ access_log off; {paths}\n{config}\n}}"
)
TEMPORARY = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")


def nginx(site: Site, folder: Path, port: int, house: str) -> list[str]:
    config = (site.files / "nginx.conf").read_text(encoding="utf-8").replace("127.0.0.1:8400", house)
    config = re.sub(r"ssl_certificate\S* .*;", "", config).replace("443 ssl", f"127.0.0.1:{port}")
    return nginx_alone(folder, config)


def nginx_alone(folder: Path, config: str) -> list[str]:
    """Return the command of nginx with nothing but what goes into its http block."""
    paths = " ".join(f"{name}_temp_path {folder}/{name};" for name in TEMPORARY)
    # Started by root it becomes somebody else, who may not write into the folder of a test.
    user = "user root;" if os.geteuid() == 0 else ""
    written = NGINX.format(user=user, folder=folder, paths=paths, config=config)
    (folder / "nginx.conf").write_text(written, encoding="utf-8")
    return ["nginx", "-p", str(folder), "-c", str(folder / "nginx.conf")]


def haproxy(site: Site, folder: Path, port: int, house: str) -> list[str]:
    config = (site.files / "haproxy.cfg").read_text(encoding="utf-8").replace("127.0.0.1:8400", house)
    # Without certificates guests come over plain HTTP, and say so.
    config = config.replace("X-Forwarded-Proto https", "X-Forwarded-Proto http")
    return haproxy_alone(folder, config, f"127.0.0.1:{port}")


def haproxy_alone(folder: Path, config: str, at: str) -> list[str]:
    """Return the command of HAProxy that listens at another address, without certificates."""
    config = re.sub(r"bind :443 .*", f"bind {at}", config)
    if os.geteuid() != 0:
        # Only root can become somebody else.
        config = re.sub(r"^ +(user|group|chroot) .*\n", "", config, flags=re.MULTILINE)
    (folder / "haproxy.cfg").write_text(config, encoding="utf-8")
    return ["haproxy", "-f", str(folder / "haproxy.cfg")]


def haproxy_to_several(houses: Sequence[str], folder: Path, at: str) -> list[str]:
    config = (EXAMPLES / "several-machines" / "haproxy.cfg").read_text(encoding="utf-8")
    return haproxy_alone(folder, with_machines(config, houses), at)


def nginx_to_several(houses: Sequence[str], folder: Path, at: str) -> list[str]:
    config = (EXAMPLES / "several-machines" / "nginx.conf").read_text(encoding="utf-8")
    config = re.sub(r"ssl_certificate\S* .*;", "", with_machines(config, houses)).replace("443 ssl", at)
    # Here it has another port than sites have.
    return nginx_alone(folder, config.replace("Host $host", "Host $http_host"))


def with_machines(config: str, houses: Sequence[str]) -> str:
    for number, house in enumerate(houses):
        config = config.replace(f"10.0.0.{2 + number}:8400", house)
    return config


def caddy(site: Site, folder: Path, port: int, house: str) -> list[str]:
    config = (site.files / "Caddyfile").read_text(encoding="utf-8").replace("127.0.0.1:8400", house)
    config = config.replace(f"{site.host} {{", f"http://{site.host}:{port} {{")
    (folder / "Caddyfile").write_text("{\n\tadmin off\n\tauto_https off\n}\n" + config, encoding="utf-8")
    return ["caddy", "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]


@contextlib.contextmanager
def running_proxy(command: list[str], port: int, host: str = "127.0.0.1") -> Iterator[subprocess.Popen[bytes]]:
    """Run a proxy until the end of the block, once it answers."""
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    try:
        end = time.monotonic() + 20
        while True:
            with contextlib.suppress(OSError), socket.create_connection((host, port), timeout=1):
                break
            assert process.poll() is None, process.communicate()[1].decode()
            assert time.monotonic() < end, "the proxy does not answer"
            time.sleep(0.05)
        yield process
    finally:
        process.terminate()
        process.communicate(timeout=20)


def ask(site: Site, port: int, path: str, **headers: str) -> int:
    """Return the status with which a path of the house is answered through the proxy."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
    named = {name.replace("_", "-"): headers[name] for name in headers}
    connection.request("GET", site.base_path + path, headers={"Host": site.host, **named})
    status = connection.getresponse().status
    connection.close()
    return status


def carry(site: Site, port: int) -> int:
    """Return the status with which the proxy answers somebody's list of matches on its way to a new phone."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=20)
    record = str(MATCH["record"]) + " " * 2500
    matches = json.dumps([{**MATCH, "record": record}] * 800)
    connection.request("POST", site.base_path + "/api/parcels", matches, headers={"Host": site.host})
    status = connection.getresponse().status
    connection.close()
    return status


PROXIES = {"nginx": nginx, "haproxy": haproxy, "caddy": caddy}

SEVERAL = {"nginx": nginx_to_several, "haproxy": haproxy_to_several}
"""In front of several machines."""


@pytest.mark.parametrize("site", SITES, ids=lambda site: site.host)
@pytest.mark.parametrize("name", PROXIES)
def test_a_table_is_played_through_a_proxy(
    name: str, site: Site, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    if shutil.which(name) is None:
        pytest.skip(f"NOT RUN: {name} is not on this machine")

    async def play(port: int) -> None:
        anna = Person("http://127.0.0.1/", "Anna")
        anna.socket = await connect(
            f"ws://{site.host}{site.base_path}/ws",
            compression=None,
            proxy=None,
            host="127.0.0.1",
            port=port,
            origin=Origin(f"http://{site.host}"),
        )
        await anna.open_table()
        assert (await anna.ask("rename", name="Anne"))["type"] == "ack"
        (line,) = (client.line for room in house.house.rooms.values() for client in room.company.clients)
        assert line is not None
        told = line.shortest()
        assert told is None if name == "caddy" else 0.0 < (told or 0.0) < 1.0
        await anna.hang_up()

    port = free_port()
    (tmp_path / "house").mkdir()
    # Without certificates they speak plain HTTP.
    openness = Openness(public_origin=f"http://{site.host}", base_path=site.base_path, behind_proxy=True)
    with running_house(tmp_path / "house", openness=openness) as house:
        command = PROXIES[name](site, tmp_path, port, house.address.removeprefix("http://").rstrip("/"))
        with running_proxy(command, port):
            assert ask(site, port, "/healthz") == 200
            asyncio.run(play(port))
            assert carry(site, port) == 201
            for forwarded in ({}, {"X_Forwarded_For": "127.0.0.1"}):
                assert ask(site, port, "/metrics", **forwarded) == 404, "numbers are for this machine alone"
    assert [record.message for record in caplog.records if record.name == proxy_lines.__name__] == []


class Mark(BaseHTTPRequestHandler):
    """Answers everything with the port at which it was asked."""

    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        assert isinstance(self.server, Marks)
        content = str(self.server.server_port).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        with contextlib.suppress(ConnectionError):
            self.wfile.write(content)

    def log_message(self, format: str, *arguments: object) -> None:
        """Be quiet."""


class Marks(ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, request: object, client_address: object) -> None:
        """Whoever looks whether it stands hangs up as soon as that is known."""


@contextlib.contextmanager
def mark() -> Iterator[str]:
    """Serve during the block; return where."""
    with Marks(("127.0.0.1", free_port()), Mark) as server:
        thread = threading.Thread(target=server.serve_forever, args=(0.05,))
        thread.start()
        try:
            yield f"127.0.0.1:{server.server_port}"
        finally:
            server.shutdown()
            thread.join()


@pytest.mark.parametrize("name", SEVERAL)
def test_people_of_one_table_are_led_to_one_machine_by_its_name(name: str, tmp_path: Path) -> None:
    if shutil.which(name) is None:
        pytest.skip(f"NOT RUN: {name} is not on this machine")
    port = free_port()

    def led_to(query: str) -> str:
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=20)
        connection.request("GET", f"/ws?{query}", headers={"Host": "games.example.org"})
        answer = connection.getresponse()
        assert answer.status == 200
        told = answer.read().decode()
        connection.close()
        return f"127.0.0.1:{told}"

    tables = [f"TABLE{number}" for number in range(20)]
    with contextlib.ExitStack() as second, mark() as one:
        other = second.enter_context(mark())
        command = SEVERAL[name]([one, other], tmp_path, f"127.0.0.1:{port}")
        with running_proxy(command, port):
            machines = {table: led_to(f"table={table}") for table in tables}
            assert set(machines.values()) == {one, other}
            for table in reversed(tables):
                assert [led_to(f"table={table}"), led_to(f"again=1&table={table}")] == [machines[table]] * 2
            # Where one is gone, its tables are led to the other at once, and those of the other stay where they are.
            second.close()
            assert {led_to(f"table={table}") for table in tables} == {one}


@pytest.mark.long
@pytest.mark.skipif(sys.platform != "linux", reason="asks Linux which process listens at a socket")
@pytest.mark.parametrize("name", SEVERAL)
def test_people_who_come_through_a_proxy_to_several_machines_sit_at_one_table(
    name: str, database: str, tmp_path: Path
) -> None:
    if shutil.which(name) is None:
        pytest.skip(f"NOT RUN: {name} is not on this machine")

    async def main() -> None:
        async with two_machines(tmp_path, database) as machines:
            houses = [house.address.removeprefix("http://").rstrip("/") for _, house in machines]
            port = free_port()
            command = SEVERAL[name](houses, tmp_path, f"127.0.0.1:{port}")
            with await asyncio.to_thread(entered, running_proxy(command, port)):
                company = [Person(f"http://localhost:{port}/", f"P{number}") for number in range(4)]
                for person in company:
                    person.code = company[0].code
                    await person.connect()
                    await (person.join(person.code) if person.code else person.open_table())
                assert (await company[0].ask("start"))["type"] == "ack"
                # Who opened it named none, and came to any machine; the others came to the one that its name says.
                shown = [await asyncio.to_thread(ask_office, folder, ListTables()) for folder, _ in machines]
                assert shown[0] == shown[1]
                assert [line["connected"] for line in shown[0]["tables"]] == [len(company)]
                for person in company:
                    await person.reconnect()
                    await person.hang_up()

    asyncio.run(main())


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="asks Linux as whom a process runs")
@pytest.mark.parametrize("several", [False, True], ids=["one", "several"])
def test_haproxy_serves_as_no_root_where_root_starts_it(several: bool, tmp_path: Path) -> None:
    if shutil.which("haproxy") is None:
        pytest.skip("NOT RUN: haproxy is not on this machine")
    if os.geteuid() != 0:
        pytest.skip("NOT RUN: only root can become somebody else")
    port = free_port()
    one = haproxy(SITES[0], tmp_path, port, "127.0.0.1:9")
    command = haproxy_to_several(["127.0.0.1:9"] * 2, tmp_path, f"127.0.0.1:{port}") if several else one
    with running_proxy(command, port) as process:
        status = Path(f"/proc/{process.pid}/status").read_text(encoding="ascii")
        users = re.findall(r"^Uid:(.*)$", status, re.MULTILINE)[0].split()
        assert set(users) == {str(pwd.getpwnam("haproxy").pw_uid)}
        assert Path(f"/proc/{process.pid}/root").readlink() == Path("/var/lib/haproxy")


@pytest.mark.parametrize("files", [EXAMPLES, EXAMPLES / "several-machines"], ids=lambda files: files.name)
def test_haproxy_writes_down_what_goes_wrong_and_nothing_else(files: Path) -> None:
    lines = {line.strip() for line in (files / "haproxy.cfg").read_text(encoding="utf-8").splitlines()}
    assert {"log /dev/log local0", "log global", "option dontlog-normal", "user haproxy"} <= lines


def entered(context: contextlib.AbstractContextManager[object]) -> contextlib.ExitStack:
    """Enter a context; return what leaves it."""
    stack = contextlib.ExitStack()
    stack.enter_context(context)
    return stack


@pytest.mark.parametrize(
    "unit", sorted(EXAMPLES.glob("*.service")) + sorted(EXAMPLES.glob("*.timer")), ids=lambda u: u.name
)
def test_units_are_understood_by_systemd(unit: Path, tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("NOT RUN: systemd-analyze is not on this machine")
    for other in EXAMPLES.glob("biberbau*"):
        text = other.read_text(encoding="utf-8").replace(
            "/opt/biberbau/bin/biberbau", shutil.which("true") or "/bin/true"
        )
        (tmp_path / other.name).write_text(text, encoding="utf-8")
    checked = subprocess.run(
        ["systemd-analyze", "verify", str(tmp_path / unit.name)], capture_output=True, text=True, check=False
    )
    assert [line for line in checked.stderr.splitlines() if "biberbau" in line] == []


def test_copies_go_into_a_folder_that_the_unit_makes() -> None:
    unit = (EXAMPLES / "biberbau-backup.service").read_text(encoding="utf-8")
    (command,) = re.findall(r"^ExecStart=\S+ (backup .*)$", unit, re.MULTILINE)
    folder = build_parser().parse_args(command.split(), Arguments()).to
    assert folder.endswith("/"), "else a file of this name were the copy where the folder is not there"
    (made,) = re.findall(r"^ExecStartPre=\S+/install --directory --mode=0700 (.*)$", unit, re.MULTILINE)
    assert f"{made}/" == folder


def test_the_page_says_where_the_wheel_comes_from_and_how_one_of_the_same_version_takes_its_place() -> None:
    page = (EXAMPLES.parents[1] / "hosting.md").read_text(encoding="utf-8")
    makefile = (EXAMPLES.parents[2] / "Makefile").read_text(encoding="utf-8")
    assert "`make dist`" in page
    assert re.search(r"^dist:", makefile, re.MULTILINE)
    assert "make dist" in CONTAINERFILE.read_text(encoding="utf-8")
    # Told of a wheel of the version that is there, pip only looks whether it has what that needs.
    assert "pip install --force-reinstall --no-deps biberbau-*.whl" in page


def test_a_container_begins_with_a_command_that_this_house_knows() -> None:
    steps = steps_of(CONTAINERFILE.read_text(encoding="utf-8"))
    said = dict(steps)
    entry = json.loads(said["ENTRYPOINT"])
    chosen = vars(build_parser().parse_args(entry[1:], Arguments()))
    assert (chosen["host"], Path(chosen["data"])) == ("0.0.0.0", Path("/data/house"))
    assert chosen["port"] is None, "it is the usual one"
    assert said["EXPOSE"] == str(DEFAULT_PORT)
    assert Path(said["VOLUME"]) in Path(chosen["data"]).parents
    words = [word for word, _ in steps]
    runs = [place for place, word in enumerate(words) if word == "RUN"]
    assert words.index("USER") > max(runs), "what is installed is root's"
