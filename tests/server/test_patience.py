"""Whoever waits with patience can be called off, in the moment of the result too."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.patience import within


def test_who_is_called_off_in_the_moment_of_the_result_ends() -> None:
    async def main() -> None:
        result: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        waiting = asyncio.create_task(within(10, result))
        await asyncio.sleep(0)
        result.set_result("too late")
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting

    asyncio.run(main())
