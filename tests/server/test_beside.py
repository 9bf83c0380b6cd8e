"""Nothing that runs beside the tables of a house ends without a word."""

from __future__ import annotations

import asyncio

import pytest

from biberbau.server import beside


def test_what_fails_is_told_and_begins_again(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    monkeypatch.setattr(beside, "PAUSE", 0.0)
    begun = list[int]()

    async def work() -> None:
        begun.append(len(begun))
        if len(begun) < 3:
            raise RuntimeError(f"no luck the time {len(begun)}")

    asyncio.run(beside.kept_running(work))
    assert begun == [0, 1, 2]
    assert "no luck the time 1" in caplog.text
    assert "no luck the time 2" in caplog.text


def test_what_ends_for_good_is_told_unless_it_was_to_end(caplog: pytest.LogCaptureFixture) -> None:
    async def fail() -> None:
        raise RuntimeError("the door is locked")

    async def main() -> None:
        failing = beside.heeded(asyncio.create_task(fail()))
        waiting = beside.heeded(asyncio.create_task(asyncio.sleep(60)))
        await asyncio.wait([failing])
        waiting.cancel()
        await asyncio.wait([waiting])
        # What is called when a task is done is called by the loop, a little later.
        await asyncio.sleep(0)

    asyncio.run(main())
    assert caplog.text.count("has failed") == 1
    assert "the door is locked" in caplog.text
