"""While the disk holds a commit back, nobody waits but the table whose commit it is."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.disk import NoCompiler, compiled
from tests.server.patience import within
from tests.server.person import Message, Person
from tests.server.served import Served


@pytest.mark.long
def test_only_a_table_whose_commit_is_pending_waits_for_the_disk(tmp_path: Path) -> None:
    try:
        library = compiled(tmp_path)
    except NoCompiler as error:
        pytest.skip(str(error))
    gate = tmp_path / "gate"

    async def main() -> None:
        told = {"LD_PRELOAD": str(library), "DISK_GATE": str(gate)}
        served = await Served.start(tmp_path / "house", environment=told)
        async with Person(served.address, "Anna") as anna, Person(served.address, "Ben") as ben:
            await anna.open_table()
            await ben.open_table()
            gate.touch()
            renamed = await anna.say("rename", name="Anne")
            unplayable = await anna.say("act", action="pass", seen=0)
            assert await answer_of(ben, "act", action="pass", seen=0) == "refused"
            for person in (anna, ben):
                await within(20, await person.socket.ping())
            async with Person(served.address, "Cleo") as cleo:
                await cleo.watch(ben.code)
            assert not any(message.get("id") in (renamed, unplayable) for message in anna.heard)
            gate.unlink()
            order = [(await anna.hear_until(lambda message: "id" in message))["id"] for _ in range(2)]
            assert order == [renamed, unplayable]
        await served.stop()

    asyncio.run(main())


async def answer_of(person: Person, kind: str, **fields: object) -> str:
    """Return the type of the answer to a message."""
    answer: Message = await person.ask(kind, **fields)
    return str(answer["type"])
