"""The server says today what it said before, to everybody and in the same moment, byte for byte.

What has come to be said since is named here; all else is as it was.
"""

from __future__ import annotations

import difflib
import lzma
from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec
import pytest

from biberbau.games import GAMES
from tests.server.conversation import conversation
from tests.server.virtual_time import run

RECORDED = Path(__file__).parent / "conversations"
"""Conversations as a version held them, compressed; each begins with a line that says who wrote it."""

FIRST = "7f11d0b"
"""The version that held the first of them."""

LATER = {"beanie": "32a004e"}
"""By game, the version that held them anew: lines are judged by other round trips since, so claims wait otherwise."""

LEARNED = ("biber-gang", "biber-mania", "beanie")
"""Games at which the bot that gives hints has learned or been mended since, and may advise otherwise."""

NEW_FIELDS = ("settings", "paused")
"""Fields of the table that came later."""

NEW_IN_RESULTS = ("match", "kinds")
"""Fields of an evening's results that came later."""

NEW_IN_HINTS = ("reasons", "beside")
"""Fields of hints that came later."""

NEWEST_IN_HINTS = ("beside",)
"""Those that came later still than conversations that were held again."""

ADVICE = ("action", "sentence", "reasons")
"""What a hint advises, and why."""

NEW_MESSAGES = ("countdown",)
"""Messages that came later."""

MOST_SHOWN = 20
LONGEST = 300
"""Lines and characters of a difference that are enough to see what it is."""


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_told_what_it_was_told_before(game: str) -> None:
    _, *before = recorded(game).splitlines()
    now = run(lambda: conversation(game))
    now = list(without_in_hints(now, NEWEST_IN_HINTS) if game in LATER else as_before(now))
    if game in LEARNED:
        before, now = list(without_in_hints(before, ADVICE)), list(without_in_hints(now, ADVICE))
    apart = [line[:LONGEST] for line in difflib.unified_diff(before, now, "before", "now", n=1, lineterm="")]
    assert before == now, "\n".join(apart[:MOST_SHOWN])


def recorded(game: str) -> str:
    """Return the conversation of a game as it was held before."""
    return lzma.decompress((RECORDED / LATER.get(game, FIRST) / f"{game}.txt.xz").read_bytes()).decode()


def as_before(lines: Iterable[str]) -> Iterator[str]:
    """Yield the lines without what came later."""
    for line in lines:
        head, told, frame = line.partition(" < ")
        if not told:
            yield line
            continue
        message = msgspec.json.decode(frame)
        if message["type"] not in NEW_MESSAGES:
            for field in NEW_FIELDS if message.get("table") else ():
                del message["table"][field]
            for result in ((message.get("table") or {}).get("evening") or {"results": ()})["results"]:
                for field in NEW_IN_RESULTS:
                    del result[field]
            for field in NEW_IN_HINTS if message["type"] == "hinted" else ():
                del message[field]
            yield head + told + msgspec.json.encode(message).decode()


def without_in_hints(lines: Iterable[str], fields: Iterable[str]) -> Iterator[str]:
    """Yield the lines without some of what hints say."""
    for line in lines:
        head, told, frame = line.partition(" < ")
        message = msgspec.json.decode(frame) if told else {"type": ""}
        if message["type"] == "hinted":
            kept = {key: message[key] for key in message if key not in fields}
            line = head + told + msgspec.json.encode(kept).decode()
        yield line


@pytest.mark.parametrize("game", GAMES)
def test_a_conversation_has_everything_that_is_said_at_a_table(game: str) -> None:
    text = recorded(game)
    for kind in ("snapshot", "event", "ack", "refused", "hinted", "presence"):
        assert f'"type":"{kind}"' in text, kind
    for name in ("Anna <", "Ben <", "watcher <", "Anna >", "Ben >"):
        assert f" {name} " in text, name
