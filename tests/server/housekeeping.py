"""Keeps a data folder of this version for the tests of later ones: `python -m tests.server.housekeeping`.

It goes to tests/server/houses/VERSION, where a folder that is there is never written again.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from biberbau import __version__
from biberbau.core.game import Game
from biberbau.core.record import record_of
from biberbau.games import GAMES, game_named
from biberbau.server.administration.asking import ask as ask_house
from biberbau.server.administration.requests import CloseTable, EraseSeats, OpenTable
from biberbau.server.challenges.events import is_challenge
from biberbau.server.storage.folder import LOG_FILE
from biberbau.server.storage.sqlite_log import SqliteLog
from biberbau.server.table.restoring import restore
from tests.server.evening import drain
from tests.server.every_event import Close, around_the_game, gone_on_from, taught
from tests.server.person import Person
from tests.server.running import running_house

HOUSES = Path(__file__).parent / "houses"
TABLES_FILE = "tables.json"

SHORTEST = {"rounds": "1", "games": "1"}
"""Options that make a match short, in games that have them."""

REACTION = 0.05
"""Seconds after which bots look at the table in real time."""

ACTIONS = 8
"""How many actions two people take in a match that is left running: too few to end it."""


def known_about(code: str, bodies: list[bytes]) -> dict[str, Any]:
    """Return what this version knows of a table with a match, from the bodies of its events."""
    table = restore(code, bodies)
    match = table.match
    assert match is not None
    return {
        "game": match.game.name,
        "stage": table.stage,
        "sequence": table.sequence,
        "state_hash": table.state_hash,
        # A guided game did not begin with a deal.
        "record": None if table.lesson is not None else str(record_of(match, table.ended_early)),
        "views": [match.view(viewer).hash for viewer in (None, *range(match.seats))],
        "events": digest_of_events(bodies),
    }


async def bodies_of(path: Path) -> dict[str, list[bytes]]:
    """Return the events of every table in a data file."""
    log = SqliteLog(path)
    try:
        return {code: await log.read(code) for code in await log.tables()}
    finally:
        await log.close()


async def play(address: str, game: Game, to_the_end: bool) -> tuple[str, list[str | None]]:
    """Play a match of two people, mostly with a bot, or begin one; return the table's code and the people's tokens."""
    async with Person(address, "Anna") as anna, Person(address, "Ben") as ben:
        await anna.open_table(game.name)
        await ben.join(anna.code)
        # In real time a bot might end the round that is to be left running, if the people were held up.
        if to_the_end or not game.real_time:
            await anna.ask("seat_bot", bot="careful")
        if to_the_end:
            shortest = {option.key: SHORTEST[option.key] for option in game.options if option.key in SHORTEST}
            await anna.ask("configure", options=shortest)
        answer = await anna.ask("start")
        assert answer["type"] == "ack", answer
        taken = 0
        # In real time the bot may end a match of one round before they have come to act so often.
        while taken < ACTIONS and anna.table["stage"] != "match_over":
            for person in (anna, ben):
                await drain(person)
                if person.may_act and person.situation and person.situation["legal"] and taken < ACTIONS:
                    taken += (await person.act())["type"] == "ack"
        if to_the_end:
            async with Person(address) as watcher:
                await watcher.watch(anna.code)
                for person in (anna, ben):
                    await person.ask("leave")
                while watcher.table["stage"] != "match_over":
                    await watcher.hear()
        return anna.code, [anna.token, ben.token]


async def play_all(address: str, close: Close) -> dict[str, list[str | None]]:
    """Play a finished and a running match of each game; return the tokens by code."""
    matches = [play(address, game_named(name), end) for name in GAMES for end in (True, False)]
    tokens = dict(await asyncio.gather(*matches))
    await taught(address)
    await gone_on_from(address, await around_the_game(address, close))
    return tokens


def furnish(folder: Path) -> dict[str, Any]:
    """Fill a data folder; return what is known of it."""

    def close(code: str, on: bool) -> None:
        ask_house(folder, CloseTable(code) if on else OpenTable(code))

    with running_house(folder, reaction=lambda *_: REACTION) as house:
        tokens = asyncio.run(play_all(house.address, close))
        ask_house(folder, EraseSeats(next(iter(tokens)), [0]))
    bodies = asyncio.run(bodies_of(folder / LOG_FILE))
    tables = {
        code: {**known_about(code, bodies[code]), "tokens": tokens.get(code, [])}
        for code in bodies
        if not is_challenge(code)
    }
    shared = {code: digest_of_events(bodies[code]) for code in bodies if is_challenge(code)}
    return {"written by": __version__, "tables": tables, "challenges": shared}


def digest_of_events(bodies: list[bytes]) -> str:
    """Return the digest of stored entries."""
    return hashlib.sha256(b"\n".join(bodies)).hexdigest()


def main() -> int:
    """Write the folder; return 2 where it is there already."""
    kept = HOUSES / __version__
    if kept.exists():
        print(f"{kept} is there already, and is never written again", file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory() as name:
        written = furnish(Path(name))
        kept.mkdir()
        shutil.copy(Path(name) / LOG_FILE, kept / LOG_FILE)
    (kept / TABLES_FILE).write_text(json.dumps(written, indent=1) + "\n", encoding="utf-8")
    print(f"{len(written['tables'])} tables in {kept}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
