"""How a table begins at which a match goes on that was played elsewhere."""

from __future__ import annotations

from biberbau.bots import names as bot_names
from biberbau.core.game import Game
from biberbau.server.protocol import PlayOn
from biberbau.server.refusals import NotAllowed
from biberbau.server.table.events import AnyEvent, Arranged, BotSeated, Forked, Paused
from biberbau.server.table.names import bot_name
from biberbau.server.table.settings import AT_ONCE, GUESTS


def fork_begins(message: PlayOn, game: Game, seats: int, position: str, name: str, seed: bytes) -> list[AnyEvent]:
    """Return what happens at a new table once the person of this name has opened it.

    NotAllowed where the match has no such seat or the game no such bot.
    """
    if message.seat >= seats:
        raise NotAllowed("refusal-no-such-seat")
    if message.bot not in bot_names(game):
        raise NotAllowed("refusal-no-such-bot")
    sitting = [name]
    while len(sitting) < seats:
        sitting.append(bot_name(sitting))
    events: list[AnyEvent] = [BotSeated(bot=message.bot, name=other) for other in sitting[1:]]
    events.append(Arranged(settings={GUESTS.key: AT_ONCE}))
    events.append(
        Forked(
            version=game.version,
            source=message.match,
            step=message.step,
            cards=message.cards,
            known_to=message.known_to if message.cards == "dealt_anew" else None,
            seat=message.seat,
            position=position,
            seed=seed.hex(),
            variant=game.variant,
        )
    )
    return [*events, Paused(on=True, by=message.seat)] if message.wait else events
