"""How a table begins at which a game is taught, and what its guide says there."""

from __future__ import annotations

import hashlib

from biberbau.bots import LEVELS, stand_in
from biberbau.bots import names as bot_names
from biberbau.core.game import Game
from biberbau.core.position import format_position, parse_position
from biberbau.server.protocol import Guide
from biberbau.server.refusals import NotAllowed
from biberbau.server.table.events import AnyEvent, BotSeated, Prepared
from biberbau.server.table.names import bot_name
from biberbau.server.table.table import Table
from biberbau.server.table.tokens import SECRET_BYTES


def lesson_begins(game: Game, name: str) -> list[AnyEvent]:
    """Return what happens at a new table, once the learner of this name sits: company comes, and the cards lie ready.

    Nothing here is a secret or left to chance: everybody learns with the same cards.  NotAllowed where the game is not
    taught.
    """
    lesson = game.lesson
    if lesson is None:
        raise NotAllowed("refusal-not-taught")
    states, seed = parse_position(lesson.position, game)
    bots = bot_names(game)
    bot = next((level for level in LEVELS if level in bots), stand_in(game))
    sitting = [name]
    while len(sitting) < int(states[0]["seats"]):
        sitting.append(bot_name(sitting))
    chance = hashlib.blake2b(lesson.edition.encode(), digest_size=SECRET_BYTES).hexdigest()
    return [
        *(BotSeated(bot=bot, name=other) for other in sitting[1:]),
        Prepared(
            version=game.version, edition=lesson.edition, position=format_position(states, game, seed), seed=chance
        ),
    ]


def guide_of(table: Table) -> Guide | None:
    """Return what the guide says now; None where there is none, or none any more."""
    lesson = table.lesson
    step = None if lesson is None else lesson.step
    if lesson is None or step is None:
        return None
    return Guide(
        words=step.words,
        step=lesson.number,
        steps=len(lesson.steps),
        places=list(step.places),
        waits_for=lesson.waits_for,
        actions=list(step.does),
    )
