"""Whether one order explains what everybody at a table has seen and done.

A history is every command of every player with the times at which it was sent and answered.  It is explained if there
is one sequence of commands, each taking effect at one moment between its sending and its answer, that leads from the
deal to what was answered: an acknowledged command is legal where it stands and is event `sequence`, a refused one is
illegal at some moment of its interval or was meant for a turn or a round that was over.

The table says itself which order it is, by the sequences; so nothing has to be guessed, and what remains to be checked
is that this order is one that could have been: that it agrees with the times, with the rules, and with the log.
"""

from __future__ import annotations

import bisect
import math
import sqlite3
from collections.abc import Iterable, Sequence
from pathlib import Path

from biberbau.server.storage.folder import LOG_FILE
from biberbau.server.table.events import Acted, decode_entry
from biberbau.server.table.keys import digest_of
from biberbau.server.table.table import Table
from tests.server.rush import Command


class Unexplained(AssertionError):
    """No single order explains a history."""


def read_log(folder: Path, code: str) -> list[bytes]:
    """Return the events of a table from a server's file."""
    connection = sqlite3.connect(folder / LOG_FILE)
    rows = connection.execute("SELECT body FROM event WHERE code = ? ORDER BY sequence", (code,)).fetchall()
    connection.close()
    return [body for (body,) in rows]


def explain(history: Iterable[Command], bodies: Sequence[bytes]) -> int:
    """Check a history of one table against its log; return how many commands it explains.  Unexplained says why not.

    Commands without an answer may have happened or not, and those sent again count from when they were first sent.
    """
    commands = list(history)
    acked = sorted((c for c in commands if c.sequence is not None), key=lambda c: c.sequence or 0)
    check_log(commands, acked, bodies)
    check_times(acked)
    check_refusals(commands, acked, bodies)
    return len(acked) + sum(command.refused for command in commands)


def check_log(commands: Sequence[Command], acked: Sequence[Command], bodies: Sequence[bytes]) -> None:
    """Every acknowledged command is the event that it was told to be, and every event of a player is a command."""
    sequences = [command.sequence for command in acked]
    if len(set(sequences)) != len(sequences):
        raise Unexplained("two commands were acknowledged as one event")
    sent = {(command.seat, digest_of(command.key)): command for command in commands}
    found: dict[str, int] = {}
    for sequence, body in enumerate(bodies, 1):
        event = decode_entry(body).event
        if not isinstance(event, Acted) or event.by is None or event.key is None:
            continue
        command = sent.get((event.by, digest_of(event.key)))
        if command is None or command.action != event.action or command.refused:
            raise Unexplained(f"event {sequence} is {event.action} of seat {event.by}, which nobody did")
        if event.key in found:
            raise Unexplained(f"{event.key} happened twice, as {found[event.key]} and as {sequence}")
        found[event.key] = sequence
    for command in acked:
        if found.get(digest_of(command.key)) != command.sequence:
            known = found.get(digest_of(command.key))
            raise Unexplained(f"{command.key} was acknowledged as {command.sequence}, the log has it as {known}")


def check_times(acked: Sequence[Command]) -> None:
    """No command comes in the order behind one that was sent only after it had been answered, nor sees the future."""
    latest_sent = -math.inf
    for command in acked:
        assert command.sequence is not None
        if command.answered is not None and command.answered < latest_sent:
            raise Unexplained(f"{command.key} was answered before an earlier event was sent")
        latest_sent = max(latest_sent, command.sent)
        if command.seen >= command.sequence:
            raise Unexplained(f"{command.key} had seen event {command.seen} and became event {command.sequence}")


def check_refusals(commands: Iterable[Command], acked: Sequence[Command], bodies: Sequence[bytes]) -> None:
    """Every refused command was impossible at some moment between its sending and its answer."""
    answered = sorted((c.answered or math.inf, c.sequence or 0) for c in acked)
    # A command sent after an event was answered meets at least that event; one answered before an event was sent
    # cannot have met it.
    moments = [moment for moment, _ in answered]
    highest = [0]
    for _, sequence in answered:
        highest.append(max(highest[-1], sequence))
    sent = sorted((command.sent, command.sequence or 0) for command in acked)
    wanted = []
    for command in commands:
        if command.refused and command.answered is not None:
            first = max(highest[bisect.bisect_left(moments, command.sent)], command.seen)
            later = [sequence for moment, sequence in sent if moment > command.answered]
            wanted.append((first, min(later, default=len(bodies) + 1) - 1, command))
    check_possible(wanted, bodies)


def check_possible(wanted: Iterable[tuple[int, int, Command]], bodies: Sequence[bytes]) -> None:
    """Play the log once, and find for each refused command a state, from its first to its last, that refuses it."""
    coming = sorted(wanted, key=lambda entry: entry[0], reverse=True)
    waiting: list[tuple[int, Command]] = []
    table = Table("AGAIN")
    for sequence, body in enumerate(bodies, 1):
        table.apply(decode_entry(body).event)
        while coming and coming[-1][0] <= sequence:
            first, last, command = coming.pop()
            waiting.append((max(first, last), command))
        waiting = [(last, command) for last, command in waiting if not refused_now(table, command)]
        overdue = next((command for last, command in waiting if last <= sequence), None)
        if overdue is not None:
            raise Unexplained(f"{overdue.key} ({overdue.action}) was refused, but was possible all the time")
    if waiting:
        raise Unexplained(f"{waiting[0][1].key} ({waiting[0][1].action}) was refused, but was possible to the end")


def refused_now(table: Table, command: Command) -> bool:
    """Whether the table as it stands refuses a command: by the rules, or because it is of an earlier round or turn."""
    match = table.match
    if match is None or command.seen < max(table.dealt, table.seats[command.seat].since):
        return True
    return match.check(command.seat, table.game.parse_action(command.action)) is not None
