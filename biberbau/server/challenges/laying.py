"""Cards that are laid ready for several tables before anybody has played them, as a club does for its evening."""

from __future__ import annotations

from typing import Annotated

import msgspec

from biberbau.games import game_named
from biberbau.server.challenges.events import Laid, Place
from biberbau.server.protocol import LastingKey, SeatNumber, Word
from biberbau.server.refusals import NotAllowed
from biberbau.server.table.host_decisions import require_bot, require_declared, require_playable
from biberbau.server.table.names import bot_name
from biberbau.server.table.settings import GUESTS, default_options, default_settings, settings_of
from biberbau.server.table.tokens import Secrets, token_hash
from biberbau.server.warmup.at_tables import games_at_tables


class Laying(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What is to be laid ready, and for whom."""

    id: LastingKey
    """Whoever asks twice under one key is answered the same."""
    game: Word
    people: SeatNumber
    """How many people play at each table, in its first seats."""
    bots: Annotated[list[Word], msgspec.Meta(max_length=15)] = []
    """Those in the seats behind them, the same at every table."""
    options: dict[Word, Word] = {}
    settings: dict[Word, Word] = {}
    """But when a guest may come in: at these tables people sit down where they are waited for."""


def laid_ready(wanted: Laying, token: str, secrets: Secrets) -> Laid:
    """Return how a challenge begins with cards that nobody has played; NotAllowed says why it cannot.

    `token` is that of whoever makes it.
    """
    if wanted.game not in games_at_tables():
        raise NotAllowed("refusal-no-such-game")
    game = game_named(wanted.game)
    for bot in wanted.bots:
        require_bot(game, bot)
    if wanted.people < 1:
        raise NotAllowed("refusal-challenge-nobody")
    require_declared(game.options, wanted.options)
    require_declared([setting for setting in settings_of(game) if setting is not GUESTS], wanted.settings)
    options = default_options(game) | wanted.options
    require_playable(game, options, wanted.people + len(wanted.bots))
    places = [Place() for _ in range(wanted.people)]
    for bot in wanted.bots:
        places.append(Place(name=bot_name([place.name for place in places]), bot=bot))
    return Laid(
        club=True,
        game=game.name,
        version=game.version,
        options=options,
        settings=default_settings(game) | wanted.settings,
        seed=secrets.deal().hex(),
        dice=secrets.dice().hex(),
        places=places,
        maker=token_hash(token),
    )
