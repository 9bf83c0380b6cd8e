"""How a table begins at which a match goes on that was played elsewhere."""

from __future__ import annotations

from collections.abc import Sequence

from biberbau.bots import names as bot_names
from biberbau.core.game import Game
from biberbau.server.protocol import PlayOn
from biberbau.server.refusals import NotAllowed
from biberbau.server.table.events import AnyEvent, Arranged, BotSeated, Forked, Paused
from biberbau.server.table.names import bot_name, looks
from biberbau.server.table.settings import AT_ONCE, GUESTS


def fork_begins(
    message: PlayOn, game: Game, position: str, bots: Sequence[str | None], name: str, seed: bytes
) -> list[AnyEvent]:
    """Return what happens at a new table once the person of this name has opened it.

    `bots` are by seat the names of bots that held them before: they stay with their cards.  NotAllowed where the match
    has no such seat or the game no such bot.
    """
    if message.seat >= len(bots):
        raise NotAllowed("refusal-no-such-seat")
    if message.bot not in bot_names(game):
        raise NotAllowed("refusal-no-such-bot")
    taken = {name, *(bot for bot in bots if bot is not None)}
    events: list[AnyEvent] = []
    for number, before in enumerate(bots):
        if number != message.seat:
            called = bot_name(taken) if before is None or looks(before) == looks(name) else before
            taken.add(called)
            events.append(BotSeated(bot=message.bot, name=called))
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
