"""`biberbau admin` against real houses: what it tells, what it does, and what it leaves to nobody else."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import shlex
import socket
import stat
import threading
import time
import urllib.error
import urllib.request
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from biberbau.server.administration import channel, everywhere
from biberbau.server.administration.announcing import ANNOUNCEMENT_FILE, Board
from biberbau.server.administration.bans import BANS_FILE, Bans
from biberbau.server.administration.requests import (
    REQUEST_LIMIT,
    SOCKET_FILE,
    Announce,
    AnyRequest,
    Ban,
    Drain,
    EraseName,
    ListTables,
    Problem,
    ReadDrain,
    ShowTable,
)
from biberbau.server.administration.tables import TableList
from biberbau.server.languages import in_every_language
from biberbau.server.relay.neighbours import Neighbours
from biberbau.server.relay.ways import Ways
from biberbau.server.serving import CannotServe, serve
from biberbau.server.socket.connection import POLICY_VIOLATION
from biberbau.server.storage.folder import LOG_FILE
from tests.cli.running import Outcome, Terminal
from tests.server.evening import people, start
from tests.server.frail import frail_house
from tests.server.patience import within
from tests.server.person import Message, Person
from tests.server.running import running_house
from tests.server.test_copies import old_house, tables_of
from tests.server.virtual_time import MemoryLog

HOSTING = Path(__file__).resolve().parents[2] / "docs" / "hosting.md"

SHOWN = re.compile(r"^    biberbau admin --data /var/lib/biberbau (.+)$", re.MULTILINE)
"""A command that the page on hosting shows."""


@pytest.fixture
def biberbau(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Terminal:
    return Terminal(capsys, monkeypatch)


def until_closed(folder: Path, request: bytes) -> bytes:
    """Return all that the house says to these bytes."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as line:
        line.settimeout(20)
        line.connect(str(folder / SOCKET_FILE))
        line.sendall(request)
        answer = b""
        while piece := line.recv(1 << 16):
            answer += piece
        return answer


def test_tables_are_listed_and_shown_with_nothing_that_is_hidden(biberbau: Terminal, tmp_path: Path) -> None:
    def admin(*words: str) -> Outcome:
        return biberbau("admin", "--data", str(tmp_path), *words)

    async def evening(address: str) -> str:
        async with people(address, "Anna", "Ben") as company:
            await company[0].ask("seat_bot", bot="careful")
            await start(company, rounds="1")
            code = company[0].code
            (table,) = admin("list", "--json").json["tables"]
            assert (table["code"], table["game"], table["stage"]) == (code, "biber-gang", "playing")
            assert (table["people"], table["bots"], table["connected"], table["awake"]) == (2, 1, 2, True)
            sheet = admin("show", code.lower(), "--json").json
            assert [(seat["name"], seat["connected"]) for seat in sheet["seats"][:2]] == [("Anna", True), ("Ben", True)]
            assert (sheet["match"], sheet["options"]["rounds"]) == (1, "1")
            assert sheet["events"] >= company[0].seq
            secrets = [person.token or "" for person in company]
            secrets += [running.house.rooms[code].table.seed.hex(), running.house.rooms[code].table.dice.hex()]
            assert not any(secret in json.dumps(sheet) for secret in secrets)
            assert f"{code}  biber-gang  playing" in admin("list").output
            assert "seat 1  Anna (person, connected, host)" in admin("show", code).output
            return code

    with running_house(tmp_path) as running:
        code = asyncio.run(evening(running.address))
        assert "there is no table ZZZZ" in admin("show", "zzzz").refusal
    with running_house(tmp_path):
        assert admin("list").output == "no table is awake\n1 more sleeps\n"
        (table,) = admin("list", "--all", "--json").json["tables"]
        assert (table["code"], table["awake"], table["connected"], table["stage"]) == (code, False, 0, "playing")
        assert f"{code}  biber-gang, playing, asleep" in admin("show", code).output
        assert admin("list").output.startswith("no table is awake"), "nobody was woken"


def test_only_who_has_the_folder_has_the_socket_and_it_goes_with_the_house(biberbau: Terminal, tmp_path: Path) -> None:
    path = tmp_path / SOCKET_FILE
    path.write_text("what a house that fell has left")
    with running_house(tmp_path):
        assert biberbau("admin", "--data", str(tmp_path), "list").status == 0
        assert biberbau("admin", "list", "--data", str(tmp_path)).status == 0, "and behind the command, too"
        assert biberbau("admin", "--data", str(tmp_path / "other"), "list", "--data", str(tmp_path)).status == 0
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
        assert stat.S_ISSOCK(path.stat().st_mode)
    assert not path.exists()
    assert f"no house runs on the folder {tmp_path}" in biberbau("admin", "--data", str(tmp_path), "list").refusal
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as left:
        left.bind(str(path))
    assert "no house runs" in biberbau("admin", "--data", str(tmp_path), "list").refusal


def test_what_is_no_request_is_answered_with_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(channel, "PATIENCE", 0.2)
    with running_house(tmp_path):
        for request, problem in (
            (b"{\n", "does not understand"),
            (b'{"command":"raze"}\n', "does not understand"),
            (b'{"command":"show","code":"../etc"}\n', "does not understand"),
            (b'{"command":"list","asleep":1001}\n', "does not understand"),
            (b"x" * (REQUEST_LIMIT + 1) + b"\n", f"at most {REQUEST_LIMIT} bytes"),
        ):
            assert problem in json.loads(until_closed(tmp_path, request))["problem"]
        assert until_closed(tmp_path, b'{"command":') == b"", "who does not end is cut off"
        assert json.loads(until_closed(tmp_path, b'{"command":"list"}\n'))["result"]["tables"] == []


def test_a_path_that_is_too_long_is_named_and_the_house_runs(
    biberbau: Terminal, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    folder = tmp_path / ("long" * 30)
    folder.mkdir()
    with caplog.at_level(logging.WARNING), running_house(folder):
        assert "too long" in biberbau("admin", "--data", str(folder), "list").refusal
    assert any("biberbau admin does not reach this house" in line and "too long" in line for line in caplog.messages)


def test_an_answer_that_never_comes_is_waited_for_so_long(
    biberbau: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("biberbau.server.administration.asking.PATIENCE", 0.2)
    listening, end = threading.Event(), threading.Event()

    def say_nothing() -> None:
        with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as mute:
            mute.bind(str(tmp_path / SOCKET_FILE))
            mute.listen()
            listening.set()
            end.wait(20)

    thread = threading.Thread(target=say_nothing)
    thread.start()
    listening.wait(20)
    try:
        assert "has not answered for 0.2 seconds" in biberbau("admin", "--data", str(tmp_path), "list").refusal
    finally:
        end.set()
        thread.join()


@pytest.mark.long
def test_a_ban_waits_for_no_erasure_and_a_worker_that_stands_still_keeps_nobody_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(everywhere, "PATIENCE", 2.0)

    async def main() -> None:
        erasing, stands, end = asyncio.Event(), asyncio.Event(), asyncio.Event()

        async def give(request: AnyRequest) -> dict[str, str]:
            if isinstance(request, EraseName):
                erasing.set()
            if isinstance(request, EraseName) or stands.is_set():
                await end.wait()
            return {}

        neighbours = Neighbours(tmp_path, 1, 1)
        async with channel.listening_at(neighbours.office(1), give):
            house = everywhere.Everywhere(Ways(neighbours, MemoryLog()))
            first = asyncio.create_task(house.answer(EraseName("Anna")))
            await within(60, erasing.wait())
            await within(60, house.answer(Ban("203.0.113.7")))
            assert not first.done()
            stands.set()
            with pytest.raises(Problem, match="has not answered for 2 seconds"):
                await within(60, first)
            erasing.clear()
            with pytest.raises(Problem, match="has not answered"):
                await within(60, house.answer(EraseName("Anna")))
            assert not erasing.is_set(), "it would be done when nobody waits any more"
            end.set()

    asyncio.run(main())


def test_what_one_worker_has_not_done_is_not_told_as_done(tmp_path: Path) -> None:
    line = {"code": "BMJXH4", "game": "beanie", "awake": True}

    async def willing(request: AnyRequest) -> dict[str, object]:
        return {"table": line, "draining": True, "matches": 0, "tables": [], "left_off": 0}

    async def unwilling(request: AnyRequest) -> dict[str, object]:
        raise Problem("cannot write into its folder")

    async def answers(*offices: channel.Give) -> None:
        neighbours = Neighbours(tmp_path, 1, len(offices))
        async with AsyncExitStack() as open_offices:
            for number, give in enumerate(offices, 1):
                await open_offices.enter_async_context(channel.listening_at(neighbours.office(number), give))
            house = everywhere.Everywhere(Ways(neighbours, MemoryLog()))
            for request in (Ban("203.0.113.7"), Announce("soon"), Drain(), ReadDrain()):
                with pytest.raises(Problem, match=r"not every worker of the house has done that.*into its folder"):
                    await house.answer(request)
            # Where a table is awake, and what else there is, the others know.
            assert await house.answer(ShowTable("BMJXH4")) == await willing(ReadDrain())
            assert await house.answer(ListTables(10)) == TableList([], 0)

    asyncio.run(answers(willing, unwilling))
    asyncio.run(answers(unwilling, willing))


def test_what_the_page_on_hosting_shows_is_done(biberbau: Terminal, tmp_path: Path) -> None:
    shown = SHOWN.findall(HOSTING.read_text(encoding="utf-8"))

    async def evening(address: str) -> None:
        async with people(address, "Anna") as (anna,):
            for command in shown:
                outcome = biberbau("admin", "--data", str(tmp_path), *shlex.split(command.replace("CODE", anna.code)))
                assert (outcome.status, outcome.errors) == (0, ""), command

    with running_house(tmp_path) as running:
        asyncio.run(evening(running.address))
    assert len(shown) >= 3


def test_what_is_refused_while_rules_are_compiled_is_said_on_the_page(biberbau: Terminal, tmp_path: Path) -> None:
    house = old_house(tmp_path / "house")
    code = next(iter(asyncio.run(tables_of(house / LOG_FILE))))
    with running_house(house) as running:
        running.house.warming.games["biber-gang"].rules.clear()
        for words in (("show", code), ("erase", "--name", "Anna"), ("erase", code, "1")):
            refusal = biberbau("admin", "--data", str(house), *words).refusal
            assert refusal.endswith("the rules are still being compiled; ask again in a while")
    said = " ".join(HOSTING.read_text(encoding="utf-8").split())
    assert "`erase` is refused, and so is `show CODE` of a table that sleeps; ask again in a while" in said


def tells(message: Message, sentence: str) -> bool:
    """Whether a message is an event that is told with this sentence."""
    return message["type"] == "event" and sentence in [said["message"] for said in message["sentences"]]


def test_at_a_closed_table_nothing_happens_until_it_is_opened(biberbau: Terminal, tmp_path: Path) -> None:
    def admin(*words: str) -> Outcome:
        return biberbau("admin", "--data", str(tmp_path), *words)

    async def refused(person: Person, kind: str, **fields: Any) -> bool:
        answer = await person.ask(kind, **fields)
        return answer["type"] == "refused" and bool(answer["reason"]["message"] == "refusal-table-closed")

    async def evening(address: str) -> None:
        async with people(address, "Anna", "Ben") as company, Person(address, "Cleo") as cleo:
            anna, ben = company
            assert admin("close", anna.code).output == f"table {anna.code} is closed\n"
            for person in company:
                await person.hear_until(lambda message: tells(message, "table-closed"))
                assert person.table["closed"]
            assert await refused(anna, "start")
            assert await refused(ben, "rename", name="Bert")
            assert await refused(ben, "say", words="hello")
            assert await refused(cleo, "join", code=anna.code, name="Cleo")
            assert admin("close", anna.code).status == 0, "it is closed already"
            assert admin("show", anna.code).output.startswith(f"{anna.code}  biber-gang, lobby, closed")
            assert admin("open", anna.code).output == f"table {anna.code} is open\n"
            await start(company)
            actor = next(person for person in company if person.may_act)
            legal = (actor.situation or {})["legal"]
            admin("close", anna.code)
            await actor.hear_until(lambda message: tells(message, "table-closed"))
            assert await refused(actor, "act", action=legal[0], seen=actor.seq)
            assert await refused(anna, "end_match")
            admin("open", anna.code)
            await actor.hear_until(lambda message: tells(message, "table-opened"))
            assert (await actor.act(legal[0]))["type"] == "ack"

    with running_house(tmp_path) as running:
        asyncio.run(evening(running.address))
        assert "there is no table ZZZZ" in admin("close", "ZZZZ").refusal


def test_who_is_banned_is_told_why_before_anything_else(biberbau: Terminal, tmp_path: Path) -> None:
    def admin(*words: str) -> Outcome:
        return biberbau("admin", "--data", str(tmp_path), *words)

    async def evening(address: str) -> None:
        async with people(address, "Anna") as (anna,):
            (ban,) = admin("ban", "127.0.0.1", "--for", "2", "--json").json["bans"]
            assert ban["address"] == "127.0.0.1"
            assert 7100 < ban["until"] - time.time() <= 7200
            with pytest.raises(ConnectionClosed) as closed:
                await anna.hear_to_the_end()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == POLICY_VIOLATION
            with pytest.raises(InvalidStatus) as refusal:
                await anna.connect()
            answer = refusal.value.response
            assert answer.status_code == 403
            assert answer.body.decode() == in_every_language("door-banned")
            assert urllib_status(address) == 403
            assert page_of(address) == page_of(f"{address}t/{anna.code}") == (403, True), "and says why by itself"
            assert urllib_status(f"{address}assets/none.js") == 404, "files of the page are handed out"
            assert reason_for_pages(address) == "door-banned"
            assert admin("unban", "127.0.0.1").output == "nobody is kept out\n"
            assert urllib_status(address) == 200
            await anna.reconnect()

    with running_house(tmp_path) as running:
        asyncio.run(evening(running.address))
        assert "is not kept out" in admin("unban", "127.0.0.1").refusal
        for text, problem in (
            ("nobody", "is no address"),
            ("10.0.0.0/8", "more than one"),
            ("fd00::/48", "more than one"),
        ):
            assert problem in admin("ban", text).refusal
        assert "2001:db8::/64  until it is lifted" in admin("ban", "2001:db8::17").output
        assert "2001:db8::/64" in admin("bans").output


def urllib_status(address: str) -> int:
    try:
        with urllib.request.urlopen(address + "healthz", timeout=10) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as error:
        return error.code


def page_of(address: str) -> tuple[int, bool]:
    """The status with which a browser is answered, and whether it gets the page of the house."""
    request = urllib.request.Request(address, headers={"Accept": "text/html,application/xhtml+xml"})
    with pytest.raises(urllib.error.HTTPError) as refusal:
        urllib.request.urlopen(request, timeout=10)
    with refusal.value as answer:
        content = answer.read().decode()
        return answer.code, "<title>Biberbau" in content and 'id="app"' in content


def reason_for_pages(address: str) -> str:
    """The sentence that a page is to put into words, by its name."""
    with pytest.raises(urllib.error.HTTPError) as refusal:
        urllib.request.urlopen(address + "api/games", timeout=10)
    with refusal.value as answer:
        return str(json.load(answer)["reason"]["message"])


def test_what_is_announced_is_told_at_once_and_to_who_comes_later(biberbau: Terminal, tmp_path: Path) -> None:
    def admin(*words: str) -> Outcome:
        return biberbau("admin", "--data", str(tmp_path), *words)

    def told(address: str) -> Message:
        with urllib.request.urlopen(address + "api/announcement", timeout=10) as answer:
            message: Message = json.load(answer)
            return message

    async def evening(address: str) -> None:
        async with people(address, "Anna") as (anna,):
            said = admin("announce", "Back  at nine", "--for", "5", "--json").json
            assert said["text"] == "Back at nine"
            assert 290 < said["until"] - time.time() <= 300
            heard = await anna.hear_until(lambda message: message["type"] == "announcement")
            assert heard["text"] == told(address)["text"] == "Back at nine"
            assert 290 < heard["seconds"] <= 300
            admin("withdraw")
            heard = await anna.hear_until(lambda message: message["type"] == "announcement")
            assert heard == told(address) == {"type": "announcement", "text": None, "seconds": None}

    with running_house(tmp_path) as running:
        asyncio.run(evening(running.address))
        assert admin("announced").output == "nothing is announced\n"
        for text in ("", " ", "x" * 201, "a\u202eb"):
            assert "a line of at most 200 characters" in admin("announce", text).refusal
        assert admin("announce", "See you").output == "See you  (until it is withdrawn)\n"
    with running_house(tmp_path) as running:
        assert told(running.address)["text"] == "See you", "it outlives the house"


def test_an_announcement_ends_by_itself_and_a_damaged_one_harms_nobody(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    now = 1000.0
    path = tmp_path / ANNOUNCEMENT_FILE
    board = Board(path, lambda: now)
    board.put("Soon", 1)
    assert Board(path, lambda: now).message().seconds == 60
    now += 60
    assert board.standing().text is None
    for damaged in (b"{", b'{"text":"\xff"}'):
        path.write_bytes(damaged)
        caplog.clear()
        with caplog.at_level(logging.WARNING):
            assert Board(path).standing().text is None
        assert "cannot read what was announced" in caplog.text


def test_bans_end_by_themselves_and_a_damaged_list_lets_nobody_in(tmp_path: Path) -> None:
    now = 1000.0
    bans = Bans(tmp_path / BANS_FILE, lambda: now)
    bans.add("203.0.113.7", 1)
    assert bans.holds("203.0.113.7")
    now += 3601
    assert not bans.holds("203.0.113.7")
    assert bans.listed() == []
    before = set(threading.enumerate())
    for damaged in (b"[{}]", b'[{"address":"\xff"}]'):
        (tmp_path / BANS_FILE).write_bytes(damaged)
        with pytest.raises(CannotServe, match=r"cannot read who is kept out, in .*bans\.json"):
            serve(port=0, data=tmp_path)
        assert set(threading.enumerate()) <= before, "nothing holds the process"


def test_of_bans_only_those_count_that_hold(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("biberbau.server.administration.bans.MOST", 2)
    now = 1000.0
    bans = Bans(tmp_path / BANS_FILE, lambda: now)
    bans.add("203.0.113.7", 1)
    bans.add("203.0.113.8", None)
    with pytest.raises(Problem, match="2 addresses are kept out already"):
        bans.add("203.0.113.9", 1)
    bans.add("203.0.113.7", 2)
    now += 2 * 3600 + 1
    bans.add("203.0.113.9", 1)
    assert [ban.address for ban in bans.listed()] == ["203.0.113.8", "203.0.113.9"]


@pytest.mark.long
def test_what_is_closed_and_who_is_banned_outlive_a_kill(biberbau: Terminal, tmp_path: Path) -> None:
    def admin(*words: str) -> Outcome:
        return biberbau("admin", "--data", str(tmp_path), *words)

    async def evening() -> None:
        async with frail_house(tmp_path) as house, people(house.address, "Anna", "Ben") as company:
            code = company[0].code
            await start(company)
            admin("close", code)
            admin("ban", "203.0.113.7")
            await house.fall()
            assert "no house runs" in admin("list").refusal
            address = await house.stand_up()
            assert admin("bans").output == "203.0.113.7  until it is lifted\n"
            assert admin("show", code, "--json").json["table"]["closed"]
            for person in company:
                person.move(address)
                await person.reconnect()
                await person.hear_until(lambda message: message["type"] in ("snapshot", "event"))
                assert person.table["closed"]
            answer = await company[0].ask("end_match")
            assert answer["reason"]["message"] == "refusal-table-closed"
            admin("open", code)
            assert (await company[0].ask("end_match"))["type"] == "ack"

    asyncio.run(evening())
