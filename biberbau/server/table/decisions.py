"""What a player's message does to a table: the event that it becomes, or the reason why it becomes none.

Nothing here changes a table.  Who is connected is the only thing that the events do not tell, so it comes as an
argument.
"""

from __future__ import annotations

from collections.abc import Collection

from biberbau.bots import names as bot_names
from biberbau.core.reasons import NotationError, Refusal
from biberbau.server.play.in_real_time.recent import Recent, Step
from biberbau.server.protocol import Act, ComeBack, Configure, Join, Leave, RemoveSeat, SeatBot, Start
from biberbau.server.refusals import NotAllowed
from biberbau.server.table.events import (
    Acted,
    AnyEvent,
    BotSeated,
    CameBack,
    Configured,
    Joined,
    Left,
    SeatRemoved,
    Started,
)
from biberbau.server.table.names import bot_name, clean_name, free_name
from biberbau.server.table.table import REMEMBERED_KEYS, Seat, Table
from biberbau.server.table.tokens import new_secret

STAND_INS = ("careful", "uniform")
"""The first of these that knows the game plays for a person who leaves, unless the host chooses another."""

SeatMessage = Act | Configure | SeatBot | RemoveSeat | Start | Leave | ComeBack
"""Messages of a seat that become an event."""


def decide(table: Table, seat: Seat, message: SeatMessage, online: Collection[Seat]) -> AnyEvent:
    """Return the event that `message` of `seat` becomes; NotAllowed says why it becomes none."""
    match message:
        case Act():
            return decide_action(table, seat, message)
        case Leave():
            if seat.bot is not None:
                raise NotAllowed("refusal-away")
            bot = next(name for name in STAND_INS if name in bot_names(table.game))
            return Left(seat=seat.number, bot=bot, by=seat.number, key=message.id)
        case ComeBack():
            if seat.bot is None:
                raise NotAllowed("refusal-not-away")
            return CameBack(seat=seat.number, by=seat.number, key=message.id)
    if seat.number != table.host:
        raise NotAllowed("refusal-not-host", seat=table.host)
    match message:
        case Configure():
            return decide_options(table, seat, message)
        case SeatBot():
            return decide_bot(table, seat, message, online)
        case RemoveSeat():
            return decide_removal(table, seat, message)
        case Start():
            return decide_start(table, seat, message)


def decide_action(table: Table, seat: Seat, message: Act) -> Acted:
    """An action of the game: refused when a bot plays, when it answers an old question, or by the rules."""
    match = table.match
    if match is None:
        raise NotAllowed("refusal-not-started")
    if seat.bot is not None:
        raise NotAllowed("refusal-away")
    if message.seen < seat.since or message.seen > table.sequence:
        raise NotAllowed("refusal-stale")
    try:
        action = table.game.parse_action(message.action)
    except NotationError:
        raise NotAllowed("refusal-no-such-action") from None
    refusal = match.check(seat.number, action)
    if refusal is not None:
        raise NotAllowed.by_the_rules(refusal)
    return Acted(seat=seat.number, action=table.game.format_action(action), by=seat.number, key=message.id)


def decide_claim(table: Table, seat: Seat, message: Act, recent: Recent) -> Acted:
    """An action in real time, judged by the table as it is now, however much has happened since the player looked.

    Where it was possible when he looked, the refusal carries the event that took it away.
    """
    match = table.match
    if match is None:
        raise NotAllowed("refusal-not-started")
    if seat.bot is not None:
        raise NotAllowed("refusal-away")
    if message.seen > table.sequence or message.seen < forgotten(seat):
        raise NotAllowed("refusal-stale")
    try:
        action = table.game.parse_action(message.action)
    except NotationError:
        raise NotAllowed("refusal-no-such-action") from None
    refusal = match.check(seat.number, action)
    other_round = message.seen < table.dealt
    if refusal is not None or other_round or message.seen < seat.since:
        taken = recent.taken_by(seat.number, action, message.seen)
        if refusal is not None or other_round or taken is not None or not recent.reaches(message.seen):
            raise too_late(refusal, taken)
    return Acted(seat=seat.number, action=table.game.format_action(action), by=seat.number, key=message.id)


def too_late(refusal: Refusal | None, taken: Step | None) -> NotAllowed:
    """Return why an action in real time counts for nothing, with the event that took away what had been possible."""
    # Not a variable of who raises it: it would hold his frame, that holds it, for the garbage collector to find.
    refused = NotAllowed("refusal-stale") if refusal is None else NotAllowed.by_the_rules(refusal)
    refused.taken_by = None if taken is None else taken.sequence
    return refused


def decide_options(table: Table, seat: Seat, message: Configure) -> Configured:
    """Options, all or none of them."""
    require_between_matches(table)
    declared = {option.key: option for option in table.game.options}
    for key, value in message.options.items():
        option = declared.get(key)
        if option is None:
            raise NotAllowed("refusal-no-such-option", option=key)
        if value not in option.values:
            raise NotAllowed("refusal-option-value", option=key, value=value)
    return Configured(options=message.options, by=seat.number, key=message.id)


def decide_bot(table: Table, seat: Seat, message: SeatBot, online: Collection[Seat]) -> BotSeated:
    """A bot in a new seat, another bot in a bot's seat, or a bot for a person who is gone."""
    if message.bot not in bot_names(table.game):
        raise NotAllowed("refusal-no-such-bot")
    if message.seat is None:
        require_between_matches(table)
        if len(table.seats) >= table.game.seats[-1]:
            raise NotAllowed("refusal-full")
        name = bot_name([other.name for other in table.seats])
        return BotSeated(bot=message.bot, name=name, by=seat.number, key=message.id)
    target = seat_numbered(table, message.seat)
    if target.kind == "bot":
        require_between_matches(table)
    elif table.stage == "lobby":
        raise NotAllowed("refusal-not-started")
    elif target in online and target.bot is None:
        raise NotAllowed("refusal-seat-is-played", seat=target.number)
    return BotSeated(bot=message.bot, seat=target.number, by=seat.number, key=message.id)


def decide_removal(table: Table, seat: Seat, message: RemoveSeat) -> SeatRemoved:
    """Any seat but the host's own; he leaves by leaving."""
    require_between_matches(table)
    target = seat_numbered(table, message.seat)
    if target is seat:
        raise NotAllowed("refusal-own-seat")
    return SeatRemoved(seat=target.number, by=seat.number, key=message.id)


def decide_start(table: Table, seat: Seat, message: Start) -> Started:
    """The match or the rematch, when enough players sit."""
    require_between_matches(table)
    if len(table.seats) not in table.game.seats:
        raise NotAllowed("refusal-too-few", least=table.game.seats[0])
    game = table.game
    chosen = game.encode_options(table.options).tolist()
    objection = game.objection(chosen, len(table.seats)) if game.objection else None
    if objection is not None:
        raise NotAllowed(objection.message, None, **objection.arguments)
    return Started(version=table.game.version, seed=new_secret().hex(), by=seat.number, key=message.id)


def decide_join(table: Table, message: Join, token: str) -> Joined | None:
    """A person in the next seat; None when he can only watch.  `token` is the hash of his token."""
    name = clean_name(message.name)
    if table.stage != "lobby" or len(table.seats) >= table.game.seats[-1]:
        return None
    return Joined(name=free_name(name, [other.name for other in table.seats]), token=token)


def forgotten(seat: Seat) -> int:
    """Return the sequence before which the seat's idempotency keys are not known any more."""
    return next(iter(seat.keys.values())) if len(seat.keys) == REMEMBERED_KEYS else 0


def require_between_matches(table: Table) -> None:
    """Refuse what would change a running match."""
    if table.stage not in ("lobby", "match_over"):
        raise NotAllowed("refusal-match-running")


def seat_numbered(table: Table, number: int) -> Seat:
    """Return a seat of the table by the number in a message."""
    if number >= len(table.seats):
        raise NotAllowed("refusal-no-such-seat")
    return table.seats[number]
