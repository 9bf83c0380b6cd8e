"""Plays on what lies in a house of before: `python -m tests.versions.old_house FOLDER CODE BEANIE CHALLENGE`.

Its table CODE has a running match of two people and a bot.  They finish it, look back, go on from a moment of it, and
begin another match.  At BEANIE, such a table in real time, bots play on for them.  CHALLENGE is what is known of a deal
that is shared (`tests.versions.old_challenge`).  One line of JSON says what came of it all.  It runs in a tree with
changed rules, so it tests nothing.
"""

from __future__ import annotations

import asyncio
import json
import sys
import urllib.request
from pathlib import Path
from typing import Any

from biberbau.server.review.tasks import Task
from biberbau.server.review.work import Work
from biberbau.server.storage.folder import LOG_FILE
from tests.server.evening import catch_up
from tests.server.housekeeping import HOUSES, TABLES_FILE, bodies_of
from tests.server.person import Person
from tests.server.running import running_house
from tests.versions.old_challenge import Known, come_back, finish


async def play_on(address: str, code: str, tokens: list[str]) -> dict[str, Any]:
    """Finish the match of a table, and begin what may follow; return what is known afterwards."""
    async with Person(address, "Anna") as anna, Person(address, "Ben") as ben:
        await come_back(anna, {"code": code, "token": tokens[0]})
        await come_back(ben, {"code": code, "token": tokens[1]})
        marks = [anna.table.get("earlier_rules")]
        assert (await ben.ask("leave"))["type"] == "ack"
        while anna.table["stage"] != "match_over":
            if anna.may_act and anna.situation and anna.situation["legal"]:
                await anna.act()
            elif anna.table["stage"] == "round_over":
                await anna.ask("ready")
            else:
                await anna.hear()
        record = anna.table["record"]
        proposed = anna.table["options"]
        assert (await ben.ask("come_back"))["type"] == "ack"
        await catch_up(anna, (await anna.ask("start"))["seq"])
        marks.append(anna.table.get("earlier_rules"))
        async with Person(address, "Cleo") as cleo:
            answer = await cleo.ask(
                "play_on", name="Cleo", match=f"{code}/1", step=4, cards="as_they_lay", seat=0, bot="careful"
            )
            assert answer["type"] == "seated", answer
            return {"record": record, "proposed": proposed, "fork": cleo.code, "marks": marks}


async def play_in_real_time(address: str, code: str, tokens: list[str]) -> dict[str, Any]:
    """Let bots play a match to its end, and begin another; return its record and the marks of both."""
    async with Person(address, "Anna") as anna, Person(address, "Ben") as ben:
        for person, token in ((anna, tokens[0]), (ben, tokens[1])):
            await come_back(person, {"code": code, "token": token})
            assert (await person.ask("leave"))["type"] == "ack"
        marks = [anna.table.get("earlier_rules")]
        while anna.table["stage"] != "match_over":
            await anna.hear()
        record = anna.table["record"]
        for person in (anna, ben):
            assert (await person.ask("come_back"))["type"] == "ack"
        await catch_up(anna, (await anna.ask("start"))["seq"])
        return {"record": record, "marks": [*marks, anna.table.get("earlier_rules")]}


def looked_back(address: str, match: str) -> dict[str, Any]:
    """Return the replay of a match."""
    with urllib.request.urlopen(f"{address}api/replays/{match}") as answer:
        replay: dict[str, Any] = json.load(answer)
        return replay


def versions_begun(bodies: list[bytes]) -> list[int]:
    """Return by which versions of the rules the matches of a table began."""
    events = [json.loads(body)["event"] for body in bodies]
    return [event["version"] for event in events if "version" in event]


def main(folder: Path, code: str, beanie: str, challenge: Known) -> None:
    """Play, and print what came of it."""
    known = json.loads((HOUSES / "7f11d0b" / TABLES_FILE).read_text(encoding="utf-8"))["tables"]
    over = next(
        other
        for other, table in known.items()
        if table["game"] == known[code]["game"] and table["stage"] == "match_over"
    )
    with running_house(folder, reaction=lambda *_: 0.0) as house:
        told = asyncio.run(play_on(house.address, code, known[code]["tokens"]))
        looked = {match: looked_back(house.address, match) for match in (f"{code}/1", f"{over}/1")}
        real_time = asyncio.run(play_in_real_time(house.address, beanie, known[beanie]["tokens"]))
        shared = asyncio.run(finish(house.address, challenge))
    bodies = asyncio.run(bodies_of(folder / LOG_FILE))
    begun = {name: versions_begun(bodies[name]) for name in (code, beanie, told["fork"])}
    reviewed = Work(Task(told["record"], 0))
    assert reviewed.step()
    further = {
        "said": [[sentence["message"] for sentence in one["steps"][0]["sentences"]] for one in looked.values()],
        "begun": begun,
        "reviewed": reviewed.game.version,
        "real_time": real_time,
        "shared": shared,
    }
    print(json.dumps({**told, **further, "steps": {match: len(one["steps"]) for match, one in looked.items()}}))


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2], sys.argv[3], json.loads(sys.argv[4]))
