"""How long something is waited for."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import TypeVar

Result = TypeVar("Result")


async def within(seconds: float | None, awaited: Awaitable[Result]) -> Result:
    """Return what comes within so many seconds, or TimeoutError; None waits as long as it takes.

    `asyncio.wait_for` is no way to do so: up to Python 3.11 it forgets that it was cancelled if that comes in the
    moment of the result (https://github.com/python/cpython/issues/86296), and whoever cancelled it waits for ever.
    """
    async with asyncio.timeout(seconds):
        return await awaited
