"""One event as it happens to a table, with what everybody is told about the table itself.

What the game tells depends on who listens; that is the scribe's work.
"""

from __future__ import annotations

from dataclasses import dataclass

from biberbau.core.constants import words_of
from biberbau.server.protocol import Sentence
from biberbau.server.table.events import (
    Acted,
    AnyEvent,
    Arranged,
    BotSeated,
    CameBack,
    Configured,
    Created,
    DealtAgain,
    Dressed,
    EveningEnded,
    Forked,
    GameChanged,
    HostChanged,
    Joined,
    Left,
    Locked,
    MatchEnded,
    NamesErased,
    Paused,
    Prepared,
    PutOut,
    Renamed,
    RoundBegun,
    SeatRemoved,
    Started,
    TableClosed,
    TimeUp,
    Understood,
    Varied,
)
from biberbau.server.table.settings import ANNOUNCED
from biberbau.server.table.table import Table


@dataclass(frozen=True, slots=True)
class Happening:
    """An event that a table has just been through."""

    event: AnyEvent
    sequence: int
    sentences: list[Sentence]
    """What everybody is told about the table, whatever they may see of the game."""
    around: bool
    """Whether anything around the game changed."""
    anew: bool
    """Whether nothing told before makes sense any more: seats have other numbers, or the game is another one."""


def advance(table: Table, event: AnyEvent) -> Happening:
    """Let a valid event happen to the table and say what it was."""
    sentences = announce(table, event)
    seats, stage, host, guided = len(table.seats), table.stage, table.host, table.guided
    table.apply(event)
    anew = len(table.seats) < seats or isinstance(event, GameChanged)
    if table.host != host and not anew and not isinstance(event, HostChanged | Forked | DealtAgain):
        sentences.append(Sentence("table-host-changed", {"seat": table.host}))
    game_only = isinstance(event, Acted | TimeUp | RoundBegun | Understood)
    around = not game_only or table.stage != stage or table.guided != guided
    return Happening(event, table.sequence, sentences, around, anew)


def announce(table: Table, event: AnyEvent) -> list[Sentence]:
    """Return the sentences about the table for an event that is about to happen.

    A person is named by seat where they keep it and by name where they come or go.
    """
    match event:
        case Acted():
            if event.clock:
                return [Sentence("table-clock-acts", {"seat": event.seat})]
            return [Sentence("table-tie", {"seat": event.seat})] if event.tied else []
        case TimeUp() | Understood() | Dressed():
            return []
        case Created():
            return [Sentence("table-created", {"name": event.name})]
        case Joined():
            if event.seat is None:
                return [Sentence("table-joined", {"name": event.name})]
            return [Sentence("table-guest-joined", {"name": event.name, "former": table.seats[event.seat].name})]
        case Locked():
            return [Sentence("table-locked" if event.on else "table-unlocked")]
        case PutOut():
            name = table.seats[event.seat].name
            if table.stage == "lobby":
                return [Sentence("table-put-out", {"name": name})]
            return [Sentence("table-put-out-bot", {"name": name, "new": event.name, "bot": event.bot})]
        case Configured():
            changed = {key: value for key, value in event.options.items() if table.options.get(key) != value}
            return [Sentence("table-configured", {"option": key, "value": value}) for key, value in changed.items()]
        case Varied():
            count = len(words_of(event.variant))
            return [Sentence("table-varied", {"count": count}) if count else Sentence("table-standard-again")]
        case Arranged():
            changed = {key: value for key, value in event.settings.items() if table.settings.get(key) != value}
            return [Sentence(ANNOUNCED[key], {"choice": value}) for key, value in changed.items()]
        case Paused():
            return [Sentence("table-paused" if event.on else "table-pause-over", {"seat": event.by or 0})]
        case BotSeated():
            if event.seat is None:
                return [Sentence("table-bot-joined", {"name": event.name, "bot": event.bot})]
            return [Sentence("table-bot-plays", {"seat": event.seat, "bot": event.bot})]
        case SeatRemoved():
            return [Sentence("table-removed", {"name": table.seats[event.seat].name})]
        case Left():
            if table.stage == "lobby":
                return [Sentence("table-left-lobby", {"name": table.seats[event.seat].name})]
            return [Sentence("table-left", {"seat": event.seat, "bot": event.bot})]
        case CameBack():
            return [Sentence("table-came-back", {"seat": event.seat})]
        case Renamed():
            return [Sentence("table-renamed", {"name": table.seats[event.seat].name, "new": event.name})]
        case HostChanged():
            return [Sentence("table-host-changed", {"seat": event.seat})]
        case Started():
            return [Sentence("table-match-begun", {"match": table.matches + 1})]
        case Prepared():
            return [Sentence("table-lesson-begun")]
        case MatchEnded():
            if event.by is None:
                return [Sentence("table-match-ended")]
            return [Sentence("table-match-ended-by", {"seat": event.by})]
        case Forked():
            table_of, _, number = event.source.partition("/")
            named: dict[str, str | int] = {"table": table_of, "match": number}
            if event.cards == "as_they_lay":
                return [Sentence("table-played-on", named)]
            if event.known_to is None:
                return [Sentence("table-dealt-anew", named)]
            return [Sentence("table-dealt-anew-for", {**named, "number": event.known_to + 1})]
        case DealtAgain():
            return [Sentence("table-dealt-again")]
        case GameChanged():
            message = "table-waits-again" if event.game == table.game.name else "table-game-changed"
            return [Sentence(message, {"game": event.game})]
        case EveningEnded():
            return [Sentence("table-evening-ended")]
        case NamesErased():
            return [Sentence("table-names-erased")]
        case TableClosed():
            return [Sentence("table-closed" if event.on else "table-opened")]
        case RoundBegun():
            message = "table-game-begun" if table.game.rounds_are_games else "table-round-begun"
            return [Sentence(message, {"round": len(table.score_pad) + 1})]
