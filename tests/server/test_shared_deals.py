"""Several processes on one log know the deals that each of them shares, and how tables stand that others play on."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import msgspec
import pytest

from biberbau.server.challenges.deals import Deals
from biberbau.server.challenges.events import Closed, Opened, encode_event
from biberbau.server.challenges.lineage import Lineage
from biberbau.server.challenges.sealing import Gate
from biberbau.server.protocol import HeldSeat
from biberbau.server.refusals import NotAllowed
from biberbau.server.replay.archive import Archive, TableMatch
from biberbau.server.socket.limits import Limits
from biberbau.server.storage.folder import LOG_FILE
from biberbau.server.storage.postgresql.log import PostgresqlLog
from biberbau.server.table.events import BotSeated, Created, DealtAgain, Entry, encode_entry
from biberbau.server.table.reading import Reading
from biberbau.server.table.table import Table
from biberbau.server.table.tokens import Seal, token_hash
from tests.server.challenges import accept, alone_with_bots, play_out, share, why_not
from tests.server.person import Person
from tests.server.running import running_house
from tests.server.test_sealed_deals import SOURCE, TOKEN, source_of
from tests.server.virtual_time import MemoryLog


def test_a_deal_that_one_process_shares_is_sealed_by_all_at_once(database: str) -> None:
    async def main() -> None:
        logs = [await PostgresqlLog.open(database) for _ in range(2)]
        first, second = (Deals(Reading(log), Seal(log.secret)) for log in logs)
        gates = [Gate(deals, Lineage(Archive(deals.reading, Limits()))) for deals in (first, second)]
        entries, _ = source_of(1)
        await logs[0].append(SOURCE, 0, entries)
        match, seat = TableMatch(SOURCE, 1), HeldSeat(SOURCE, TOKEN)
        for gate in gates:
            await gate.require(match.path, [])

        shared = await asyncio.gather(*(deals.make(match, seat, False) for deals in (first, second)))
        assert shared[0].code == shared[1].code, "one deal is shared once"
        for gate in gates:
            with pytest.raises(NotAllowed, match="refusal-deal-sealed"):
                await gate.require(match.path, [])
            await gate.require(match.path, [seat])

        tables = [f"TABLE{number}" for number in range(8)]
        await asyncio.gather(
            *((first, second)[number % 2].accept(shared[number % 2], table, []) for number, table in enumerate(tables))
        )
        for gate, deals in zip(gates, (first, second), strict=True):
            await deals.follow()
            assert sorted(deals.named(shared[0].code).tables) == tables
            with pytest.raises(NotAllowed, match="refusal-deal-sealed"):
                await gate.require(f"{tables[0]}/1", [])

        await second.end(shared[1], [seat])
        with pytest.raises(NotAllowed, match="refusal-challenge-ended"):
            await first.accept(shared[0], "LATE", [])
        await gates[0].require(match.path, [])
        for log in logs:
            await log.close()

    asyncio.run(main())


class Told(MemoryLog):
    """A log that others write to, too."""

    def __init__(self) -> None:
        super().__init__()
        self.written: set[str] | None = None

    async def news(self) -> set[str] | None:
        written, self.written = self.written, set()
        return written


def test_what_a_later_version_has_written_of_a_challenge_stays_sealed_and_is_not_written_to() -> None:
    """While machines are updated one after the other; whoever has known the challenge before goes on knowing it."""

    async def main() -> None:
        log = Told()
        entries, _ = source_of(1)
        await log.append(SOURCE, 0, entries)
        match, seat = TableMatch(SOURCE, 1), HeldSeat(SOURCE, TOKEN)
        for knows in (True, False):
            before = Deals(Reading(log), Seal(log.secret))
            deal = await before.make(match, seat, True)
            first = log.bodies[deal.code][0]
            more = {**msgspec.json.decode(first), "mood": "calm"}
            more["places"] = [{**place, "mood": "calm"} for place in more["places"]]
            opened = {"event": "opened", "table": "TABLES", "mood": "calm"}
            later = [
                first if knows else msgspec.json.encode(more),
                *map(msgspec.json.encode, [opened, {"event": "liked"}]),
            ]
            log.bodies[deal.code] = later
            deals, log.written = (before, {deal.code}) if knows else (Deals(Reading(log), Seal(log.secret)), None)
            gate = Gate(deals, Lineage(Archive(deals.reading, Limits())))
            for path in (match.path, "TABLES/1"):
                with pytest.raises(NotAllowed, match="refusal-deal-sealed"):
                    await gate.require(path, [])
            await deals.read_names_anew()
            for writing in (deals.accept(deal, "OTHERS", []), deals.end(deal, [seat])):
                with pytest.raises(NotAllowed, match="refusal-newer-page"):
                    await writing
            assert log.bodies[deal.code] == later

            # Once it is ended, nothing is sealed here either.
            later.append(msgspec.json.encode({"event": "closed", "mood": "calm"}))
            log.written = {deal.code}
            await gate.require(match.path, [])
            log.bodies.pop(deal.code)
            log.written = None

    asyncio.run(main())


def test_a_number_with_zeros_before_it_is_the_number_of_the_same_match_and_as_sealed() -> None:
    async def main() -> None:
        log = Told()
        entries, _ = source_of(1)
        await log.append(SOURCE, 0, entries)
        deals = Deals(Reading(log), Seal(log.secret))
        await deals.make(TableMatch(SOURCE, 1), HeldSeat(SOURCE, TOKEN), False)
        gate = Gate(deals, Lineage(Archive(deals.reading, Limits())))
        for number in ("1", "01", "000001"):
            with pytest.raises(NotAllowed, match="refusal-deal-sealed"):
                await gate.require(f"{SOURCE}/{number}", [])
            with pytest.raises(NotAllowed, match="refusal-deal-sealed-fork"):
                await gate.require_unshared(f"{SOURCE}/{number}")

    asyncio.run(main())


def dealt_again(challenge: str) -> list[bytes]:
    """Return the log of a table at which the cards of a challenge are being played."""
    table, entries = Table("TABLES"), []
    for event in (
        Created(game="biber-gang", name="Bert", token=token_hash("token-of-bert-is-long"), dice="00" * 16),
        BotSeated(bot="uniform", name="Berta"),
        DealtAgain(version=1, challenge=challenge, seat=0, people=[0], counted=True, seed="00" * 32),
    ):
        table.apply(event)
        entries.append(encode_entry(Entry(event, table.state_hash)))
    return entries


def test_a_challenge_of_which_nobody_can_read_what_is_shared_is_sealed_all_the_same() -> None:
    """By damage, or because a later version begins some in another way."""

    async def main() -> None:
        log = Told()
        entries, _ = source_of(1)
        await log.append(SOURCE, 0, entries)
        match = TableMatch(SOURCE, 1)
        deal = await Deals(Reading(log), Seal(log.secret)).make(match, HeldSeat(SOURCE, TOKEN), True)
        await log.append("TABLES", 0, dealt_again(deal.code))
        first = log.bodies[deal.code][0]
        opened = encode_event(Opened(table="TABLES"))
        for damaged in ([b"\xff" + first[1:]], [b"{}", opened], [first, b"{}"]):
            log.bodies[deal.code] = damaged
            deals = Deals(Reading(log), Seal(log.secret))
            gate = Gate(deals, Lineage(Archive(deals.reading, Limits())))
            for path in (match.path, "TABLES/1"):
                with pytest.raises(NotAllowed, match="refusal-deal-sealed"):
                    await gate.require(path, [])
            await gate.require("OTHERS/1", [])
            await deals.read_names_anew()

            # Once it is ended, nothing is sealed any more.
            damaged.append(encode_event(Closed()))
            log.written = {deal.code}
            await gate.require(match.path, [])
            log.written = None

    asyncio.run(main())


@pytest.mark.parametrize("whole", [False, True])
def test_names_are_erased_while_a_challenge_is_damaged_that_was_sound_when_it_was_read(whole: bool) -> None:
    async def main() -> None:
        log = Told()
        entries, _ = source_of(1)
        await log.append(SOURCE, 0, entries)
        match, seat = TableMatch(SOURCE, 1), HeldSeat(SOURCE, TOKEN)
        deals = Deals(Reading(log), Seal(log.secret))
        deal = await deals.make(match, seat, True)
        [name] = [place.name for place in deal.shared.places if place.bot is None]
        first = log.bodies[deal.code][0]
        log.bodies[deal.code] = [first, b"{}"] if whole else [b"\xff" + first[1:]]
        await deals.read_names_anew()
        told = await deals.told(deals.named(deal.code), [seat])
        assert (name in [one.name for one in told.seats]) == whole
        with pytest.raises(NotAllowed, match="refusal-deal-sealed"):
            await Gate(deals, Lineage(Archive(deals.reading, Limits()))).require(match.path, [])
        with pytest.raises(NotAllowed, match="refusal-newer-page"):
            await deals.accept(deal, "OTHERS", [])

    asyncio.run(main())


def test_nobody_watches_cards_of_a_challenge_of_which_nobody_can_read_what_is_shared(tmp_path: Path) -> None:
    async def begin(address: str) -> None:
        async with Person(address, "Anna") as anna, Person(address, "Bert") as bert:
            await alone_with_bots(anna)
            await play_out(anna)
            codes.update(challenge=share(address, anna), source=anna.code)
            await accept(bert, codes["challenge"])
            codes["again"] = bert.code

    async def watch(address: str) -> None:
        async with Person(address, "Dora") as dora:
            for table in ("source", "again"):
                assert (await dora.ask("watch", code=codes[table]))["reason"]["message"] == "refusal-challenge-watch"
                assert why_not(address, f"positions/{codes[table]}/1/0") == "refusal-deal-sealed"
            # Whoever asks for it has not guessed.
            for _ in range(2 * Limits.lookup_burst):
                assert why_not(address, f"challenges/{codes['challenge']}", []) == "refusal-challenge-unread"

    codes: dict[str, str] = {}
    with running_house(tmp_path) as house:
        asyncio.run(begin(house.address))
    with sqlite3.connect(tmp_path / LOG_FILE) as file:
        file.execute("UPDATE event SET body = x'ff' WHERE code = ? AND sequence = 1", (codes["challenge"],))
    file.close()
    with running_house(tmp_path) as house:
        asyncio.run(watch(house.address))
