"""Somebody who has one match after the other reviewed, so that the desk of reviews is never idle while others play."""

from __future__ import annotations

import asyncio
import itertools
import json
import urllib.request
from collections.abc import Iterator
from typing import Any

import biberbau
from biberbau.games import GAMES

AT_ONCE = 4
"""Reviews that are under way."""

REST = 0.25
"""Seconds between two questions of each: together fewer than one address may ask."""

MATCHES = 24
"""Fewer than one address may bring at once."""

SEATS = 3


def records() -> list[str]:
    """Return matches of all games, as careful players play them."""
    found = []
    for seed, game in zip(range(MATCHES), itertools.cycle(GAMES), strict=False):
        match = biberbau.Match(game, seats=SEATS, seed=seed)
        match.play_out("careful")
        found.append(str(match.record))
    return found


class LookingBack:
    """It asks until it is cancelled, and counts the decisions that were judged."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.judged: dict[str, int] = {}
        """By review."""
        self.begun = asyncio.Event()
        """Set once the first decision of any was judged."""

    @property
    def decisions(self) -> int:
        """How many decisions have been judged so far."""
        return sum(self.judged.values())

    async def run(self) -> None:
        """Have every seat of every match reviewed."""
        brought = [await self._ask("replays", record.encode()) for record in await asyncio.to_thread(records)]
        reviews = (f"reviews/{match['path']}/{seat}" for match in brought for seat in range(SEATS))
        await asyncio.gather(*(self._follow(reviews) for _ in range(AT_ONCE)))
        raise RuntimeError(f"there were too few matches to review: {MATCHES}")

    async def _follow(self, reviews: Iterator[str]) -> None:
        for review in reviews:
            complete = False
            while not complete:
                part = await self._ask(f"{review}?first=99999")
                self.judged[review], complete = part["judged"], part["complete"]
                if part["judged"]:
                    self.begun.set()
                await asyncio.sleep(AT_ONCE * REST)

    async def _ask(self, path: str, body: bytes | None = None) -> Any:
        return await asyncio.to_thread(self._answer, path, body)

    def _answer(self, path: str, body: bytes | None) -> Any:
        with urllib.request.urlopen(f"{self.address}api/{path}", body, timeout=60) as answer:
            return json.load(answer)
