"""How a table begins at which the cards of a challenge are dealt."""

from __future__ import annotations

from biberbau.bots import names as bot_names
from biberbau.bots import stand_in
from biberbau.games import game_named, versions_of
from biberbau.server.challenges.deal import Deal
from biberbau.server.protocol import Accept
from biberbau.server.refusals import NotAllowed
from biberbau.server.table.events import AnyEvent, Arranged, BotSeated, DealtAgain, Paused
from biberbau.server.table.names import bot_name, free_name
from biberbau.server.table.settings import AT_ONCE, GUESTS, NEVER


def name_at(deal: Deal, name: str) -> str:
    """Return what somebody is called at a table of the deal: as they wish, unless a bot there is called so."""
    return free_name(name, [place.name for place in deal.shared.places if place.bot is not None])


def deal_begins(message: Accept, deal: Deal, name: str, counted: bool) -> list[AnyEvent]:
    """Return what happens at a new table once the person of this name has opened it.

    The bots sit where they sat.  Where other people played a bot stands in, or keeps the place for a club's people.
    NotAllowed where the deal cannot be played here.
    """
    shared, people = deal.shared, deal.people
    usual = people[0] if deal.seat is None else deal.seat
    seat = usual if message.seat is None else message.seat
    if seat not in people:
        raise NotAllowed("refusal-no-such-seat")
    if shared.version not in versions_of(shared.game):
        raise NotAllowed("refusal-challenge-version")
    game = game_named(shared.game, shared.version)
    if not {place.bot for place in shared.places} <= {None, *bot_names(game)}:
        raise NotAllowed("refusal-challenge-version")
    sitting = [name, *(place.name for place in shared.places if place.bot is not None)]
    events: list[AnyEvent] = []
    for number, place in enumerate(shared.places):
        if number == seat:
            continue
        bot, called = place.bot, place.name
        if bot is None:
            bot, called = stand_in(game), bot_name(sitting)
            sitting.append(called)
        events.append(BotSeated(bot=bot, name=called))
    waits = len(people) > 1
    events.append(Arranged(settings={**shared.settings, GUESTS.key: AT_ONCE if waits else NEVER}))
    events.append(
        DealtAgain(
            version=shared.version, challenge=deal.code, seat=seat, people=people, counted=counted, seed=shared.seed
        )
    )
    return [*events, Paused(on=True, by=seat)] if waits else events
