"""Starting and ending: the page before the rules are compiled, and a farewell that loses nothing."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Coroutine
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from biberbau.games import GAMES
from biberbau.server import serving
from biberbau.server.__main__ import main as serve_alone
from biberbau.server.door.addresses import own_addresses
from biberbau.server.http_server import Openness
from biberbau.server.play.players import Players
from biberbau.server.play.times import Times
from biberbau.server.serving import CannotServe, Furnishing, bound_socket, places_of, serve
from biberbau.server.socket.limits import Limits
from biberbau.server.storage import inspection
from biberbau.server.storage.folder import LOG_FILE
from biberbau.server.storage.wal import wal_of
from biberbau.server.table.tokens import CHALLENGE_LENGTH, Secrets
from biberbau.server.warmup import warm_steps
from biberbau.server.warmup.warming import Warming
from tests.server.evening import people
from tests.server.frail import frail_house
from tests.server.patience import within
from tests.server.person import Person
from tests.server.running import running_house
from tests.server.served import GREETING, Served
from tests.server.test_copies import old_house
from tests.server.test_damage import PAGE, root_of, spoil_page
from tests.server.warmed import all_ready


class LongWarming(Warming):
    """A compiler that is done when the test says so."""

    done = threading.Event()

    async def run(self) -> None:
        self.games["biber-gang"].compiled.add(warm_steps.searching_bots)
        while not self.done.is_set():
            await asyncio.sleep(0.01)
        all_ready(self)


STARTED = {"done": 1, "total": 3 * len(GAMES), "playable": []}


def read(address: str) -> Any:
    with urllib.request.urlopen(address, timeout=5) as answer:
        return json.load(answer)


def test_people_gather_while_the_rules_compile(tmp_path: Path) -> None:
    async def main(address: str) -> None:
        async with people(address, "Anna", "Bert") as (anna, _bert):
            assert (await asyncio.to_thread(read, address + "api/games"))["warming"] == STARTED
            health = await asyncio.to_thread(read, address + "healthz")
            assert (health["warming"], health["bots"]) == (STARTED, False)
            starting = asyncio.create_task(anna.ask("start"))
            assert not (await asyncio.wait([starting], timeout=0.2))[0]
            LongWarming.done.set()
            assert (await starting)["type"] == "ack"
            assert (await asyncio.to_thread(read, address + "api/games"))["warming"] is None
            assert (await asyncio.to_thread(read, address + "healthz"))["bots"] is True

    with running_house(tmp_path, warming=LongWarming) as running:
        asyncio.run(main(running.address))


def test_the_page_answers_whether_built_or_not(tmp_path: Path) -> None:
    with running_house(tmp_path) as running:
        for path in ("", "t/ABCDEF", "rules/biber-gang"):
            try:
                with urllib.request.urlopen(running.address + path, timeout=5) as answer:
                    page = answer.read()
            except urllib.error.HTTPError as error:
                page = error.read() if error.code == 503 else b"an error of another kind"
            assert b"<title>Biberbau" in page


@pytest.mark.long
def test_a_terminated_server_says_goodbye_and_keeps_everything(tmp_path: Path) -> None:
    async def main() -> None:
        async with frail_house(tmp_path) as house, Person(house.address, "Anna") as anna:
            await anna.open_table()
            falling = asyncio.create_task(house.fall(signal.SIGTERM))
            await anna.socket.wait_closed()
            assert anna.socket.close_code == 1012
            await within(20, falling)
            anna.move(await house.stand_up())
            await anna.reconnect()
            assert anna.seat == 0

    asyncio.run(main())


@pytest.mark.long
@pytest.mark.parametrize(("ending", "status"), [(signal.SIGTERM, -signal.SIGTERM), (signal.SIGINT, 0)])
@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="looks for processes as Linux shows them")
def test_a_server_that_still_compiles_ends_calmly(tmp_path: Path, ending: signal.Signals, status: int) -> None:
    """The signal goes to the whole group of processes, as from a terminal; none of them stays."""
    cache = {"BIBERBAU_CACHE": str(tmp_path / "cache")}
    with subprocess.Popen(
        [sys.executable, "-m", "tests.server.served", str(tmp_path / "data"), "60"],
        env=os.environ | cache,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    ) as served:
        assert served.stdout is not None
        assert served.stdout.readline().decode().startswith(GREETING)
        due = time.monotonic() + 20
        while sum(map(ignores_interrupts, processes_with(cache))) < len(warm_steps.LANES):
            assert time.monotonic() < due
            time.sleep(0.01)
        os.killpg(served.pid, ending)
        _, complaints = served.communicate(timeout=20)
    assert complaints == b""
    assert served.returncode == status
    assert not processes_with(cache)


@pytest.mark.long
@pytest.mark.skipif(sys.platform == "win32", reason="no such signals there")
def test_the_start_says_where_the_house_is_and_where_its_tables_lie(tmp_path: Path) -> None:
    outside = ("--public-origin", "https://games.example.org", "--base-path", "/cards")
    for options, says in (((), []), (outside, ["From outside it is reached at https://games.example.org/cards/"])):
        with subprocess.Popen(
            [sys.executable, "-m", "biberbau", "serve", "--port", "0", "--data", "house", *options],
            cwd=tmp_path,
            stdout=subprocess.PIPE,
            text=True,
            env=os.environ | {"PYTHONPATH": str(Path(__file__).parents[2])},
        ) as served:
            assert served.stdout is not None
            # Where it says less, it says so much when it has ended.
            patience = threading.Timer(60, served.kill)
            patience.start()
            lines = [served.stdout.readline().rstrip("\n") for _ in range(3 + len(says))]
            patience.cancel()
            served.send_signal(signal.SIGINT)
            assert served.communicate(timeout=60)[0] == ""
        assert lines[0].startswith(GREETING)
        assert lines[1:-1] == [*says, f"The tables lie in {tmp_path / 'house' / LOG_FILE}"]
        assert lines[-1].startswith("To let others in from the page, open it here: http")


def test_of_a_database_the_start_tells_no_password(tmp_path: Path) -> None:
    furnishing = Furnishing(
        *(False, Openness(), Limits(), Times(), Secrets(), Players, Warming, own_addresses),
        log="postgresql://biberbau:secret@localhost/house",
    )
    (line,) = places_of(tmp_path, furnishing)
    assert line == f"The tables lie in postgresql://localhost/house, and what belongs to them in {tmp_path}"


def processes_with(variables: dict[str, str]) -> list[int]:
    """Return the processes in whose environment these variables are set so."""
    wanted = {f"{name}={value}".encode() for name, value in variables.items()}
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            if wanted <= set((folder / "environ").read_bytes().split(b"\0")):
                found.append(int(folder.name))
    return found


def ignores_interrupts(process: int) -> bool:
    """Whether a process has come so far as to leave interrupts to its parent."""
    for line in Path(f"/proc/{process}/status").read_text(encoding="ascii").splitlines():
        name, _, mask = line.partition(":")
        if name == "SigIgn":
            return bool(int(mask, 16) >> (signal.SIGINT - 1) & 1)
    return False


def test_a_port_that_is_taken_is_said_plainly(tmp_path: Path) -> None:
    with bound_socket("127.0.0.1", 0) as taken, pytest.raises(CannotServe, match="cannot listen on 127"):
        serve(port=taken.getsockname()[1], data=tmp_path)


@pytest.mark.parametrize(
    ("host", "port", "why"),
    [
        ("127.0.0.1", 70_000, "cannot listen on 127.0.0.1 port 70000: ports go from 0 to 65535"),
        ("x" * 70, 0, f"cannot listen on {'x' * 70} port 0: that is no address"),
        # It would be all addresses of this machine, and everybody in its network would come in.
        ("", 0, "the address to listen on is empty"),
    ],
)
def test_an_address_at_which_nobody_listens_is_said_plainly(host: str, port: int, why: str) -> None:
    with pytest.raises(CannotServe, match=why), bound_socket(host, port):
        pass


def test_the_house_alone_takes_no_empty_name_for_the_current_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def run_loop(main: Coroutine[Any, Any, None]) -> None:
        main.close()
        pytest.fail("it is served")

    monkeypatch.setattr(serving, "run_loop", run_loop)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "argv", ["biberbau.server", "--port", "0", "--data", ""])
    assert serve_alone() == 1
    assert capsys.readouterr().err == "the name of the folder is empty: name one with --data, or leave it out\n"
    assert list(tmp_path.iterdir()) == []


def test_a_house_that_cannot_read_what_it_has_to_know_says_so_and_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of a large file only the list of tables is looked at before; what is shared is read when the house begins."""
    house = old_house(tmp_path / "house")
    with sqlite3.connect(house / LOG_FILE) as connection:
        connection.execute("INSERT INTO game_table VALUES (?, 1.0)", ("B" * CHALLENGE_LENGTH,))
        events = root_of(connection, "event")
    connection.close()
    spoil_page(house / LOG_FILE, events)
    monkeypatch.setattr(inspection, "READ_AS_A_WHOLE", PAGE)
    # Houses of other tests may stand here, too.
    before = set(threading.enumerate())
    with pytest.raises(CannotServe, match=f"cannot read {house / LOG_FILE}: "):
        serve(port=0, data=house, warming=LongWarming)
    assert "log-writer" not in [thread.name for thread in set(threading.enumerate()) - before]


def test_a_message_goes_out_before_the_last_one_is_acknowledged() -> None:
    with bound_socket("127.0.0.1", 0) as listener, socket.create_connection(listener.getsockname()):
        connection, _ = listener.accept()
        with connection:
            assert connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)


def test_a_folder_that_cannot_be_made_is_said_plainly(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    with pytest.raises(CannotServe, match="cannot use the folder"):
        serve(port=0, data=tmp_path / "file")


def test_a_folder_with_tables_is_not_left_for_a_database(tmp_path: Path) -> None:
    with running_house(tmp_path):
        pass
    with pytest.raises(CannotServe, match=f"{LOG_FILE} holds tables"):
        serve(port=0, data=tmp_path, log="postgresql:///anything")


@pytest.mark.skipif(sys.platform != "linux", reason="limits of another process are read on Linux only")
def test_a_house_lets_in_more_than_a_shell_would_have_it(tmp_path: Path) -> None:
    import resource

    few = 200

    async def main() -> None:
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (few, hard))
        try:
            served = await Served.start(tmp_path)
        finally:
            resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
        parts = urlsplit(served.address)
        with contextlib.ExitStack() as held:
            for number in range(few):
                guest = held.enter_context(socket.create_connection((parts.hostname or "", parts.port or 0), timeout=5))
                guest.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
                assert await asyncio.to_thread(guest.recv, 12) == b"HTTP/1.1 200", f"guest {number} was cut off"
        await served.stop()

    asyncio.run(main())


def test_who_insists_on_the_end_waits_for_nobody_and_reads_no_trace(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "biberbau", "serve", "--port", "0", "--data", str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as house:
        assert house.stdout is not None
        assert house.stderr is not None
        parts = urlsplit(house.stdout.readline().removeprefix(GREETING).strip())
        with socket.create_connection((parts.hostname or "", parts.port or 0), timeout=5) as guest:
            # Nobody knows when the rest will come.
            guest.sendall(b"POST /api/code HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{")
            time.sleep(0.5)
            house.send_signal(signal.SIGINT)
            time.sleep(0.5)
            assert house.poll() is None
            house.send_signal(signal.SIGINT)
            assert house.wait(30) == 0
        assert house.stderr.read() == ""
    assert not wal_of(tmp_path / LOG_FILE).exists(), "the log is closed"
