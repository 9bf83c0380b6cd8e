"""What a message does to the table around the game: the event that it becomes, or the reason why it becomes none.

Nothing here changes a table.  Who is here, connected and not keeping the others waiting for long, is the only thing
that the events do not tell, so it comes as an argument.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from biberbau.bots import names as bot_names
from biberbau.bots import stand_in
from biberbau.core.game import Game
from biberbau.core.lesson import LEARNER
from biberbau.core.options import Option
from biberbau.games import game_named
from biberbau.server.protocol import (
    Arrange,
    ChangeGame,
    ComeBack,
    Configure,
    Dress,
    EndEvening,
    EndMatch,
    Leave,
    Lock,
    Pause,
    PutOut,
    RemoveSeat,
    Rename,
    SeatBot,
    Start,
    Understood,
    Vary,
)
from biberbau.server.refusals import NotAllowed
from biberbau.server.table import events
from biberbau.server.table.events import (
    AnyEvent,
    Arranged,
    BotSeated,
    CameBack,
    Configured,
    Dressed,
    EveningEnded,
    GameChanged,
    Left,
    Locked,
    MatchEnded,
    Paused,
    Renamed,
    SeatRemoved,
    Started,
    Varied,
)
from biberbau.server.table.names import bot_name
from biberbau.server.table.seat import Seat
from biberbau.server.table.settings import settings_of
from biberbau.server.table.sitting_down import decide_put_out, name_beside
from biberbau.server.table.table import Table
from biberbau.server.table.tokens import Secrets
from biberbau.server.table.variants import word_of
from biberbau.server.warmup.at_tables import games_at_tables

SeatMessage = (
    Configure
    | Vary
    | Arrange
    | Pause
    | Lock
    | PutOut
    | SeatBot
    | RemoveSeat
    | Start
    | ChangeGame
    | EndMatch
    | EndEvening
    | Leave
    | ComeBack
    | Rename
    | Dress
    | Understood
)
"""Messages of a seat, besides its actions, that become an event."""


def decide(table: Table, seat: Seat, message: SeatMessage, here: Collection[Seat], secrets: Secrets) -> AnyEvent:
    """Return the event that `message` of `seat` becomes; NotAllowed says why it becomes none.

    At a table that is closed people may only go, and come dressed.
    """
    if not isinstance(message, Leave | Dress):
        table.require_open()
    match message:
        case Leave():
            if seat.bot is not None:
                raise NotAllowed("refusal-away")
            return Left(seat=seat.number, bot=stand_in(table.game), by=seat.number, key=message.id)
        case ComeBack():
            if seat.bot is None:
                raise NotAllowed("refusal-not-away")
            return CameBack(seat=seat.number, by=seat.number, key=message.id)
        case Rename():
            return decide_name(table, seat, message)
        case Dress():
            return Dressed(seat=seat.number, hat=message.hat, colour=message.colour, by=seat.number, key=message.id)
        case Understood():
            if table.lesson is None or seat.number != LEARNER:
                raise NotAllowed("refusal-no-lesson")
            return events.Understood(step=message.step, by=seat.number, key=message.id)
        case Pause():
            return decide_pause(table, seat, message)
        case SeatBot(seat=int(number)):
            return decide_stand_in(table, seat, message, number, here)
        case EndMatch():
            return decide_match_end(table, seat, message, here)
    require_host(table, seat)
    match message:
        case Configure():
            return decide_options(table, seat, message)
        case Vary():
            return decide_variant(table, seat, message)
        case Arrange():
            return decide_settings(table, seat, message)
        case SeatBot():
            return decide_bot(table, seat, message)
        case Lock():
            return decide_lock(table, seat, message)
        case PutOut():
            return decide_put_out(table, seat, seat_numbered(table, message.seat), message)
        case RemoveSeat():
            return decide_removal(table, seat, message)
        case Start():
            return decide_start(table, seat, message, secrets)
        case ChangeGame():
            return decide_game(table, seat, message)
        case EndEvening():
            return decide_end(table, seat, message)


def decide_options(table: Table, seat: Seat, message: Configure) -> Configured:
    """Options, all or none of them."""
    require_between_matches(table)
    require_declared(table.next_game.options, message.options)
    return Configured(options=message.options, by=seat.number, key=message.id)


def decide_variant(table: Table, seat: Seat, message: Vary) -> Varied:
    """Other numbers of the game, if they go together and leave a seat for everybody who sits here.

    A bot that does not play variants is replaced.
    """
    require_between_matches(table)
    game = game_named(table.plays, variant=word_of(game_named(table.plays), message.constants))
    require_seats(game, len(table.seats))
    bots = replaced(table, game)
    return Varied(version=game.version, variant=game.variant, bots=bots, by=seat.number, key=message.id)


def decide_settings(table: Table, seat: Seat, message: Arrange) -> Arranged:
    """Settings, all or none of them, while no round is being played."""
    if table.stage == "playing":
        raise NotAllowed("refusal-round-running")
    require_declared(settings_of(table.game), message.settings)
    return Arranged(settings=message.settings, by=seat.number, key=message.id)


def decide_pause(table: Table, seat: Seat, message: Pause) -> Paused:
    """A pause that anybody who plays may ask for, and anybody who plays may lift."""
    if table.stage not in ("playing", "round_over"):
        raise NotAllowed("refusal-not-started")
    if seat.bot is not None:
        raise NotAllowed("refusal-away")
    if message.on == (table.paused is not None):
        raise NotAllowed("refusal-paused" if message.on else "refusal-not-paused")
    return Paused(on=message.on, by=seat.number, key=message.id)


def decide_match_end(table: Table, seat: Seat, message: EndMatch, here: Collection[Seat]) -> MatchEnded:
    """The end of a match before its time.

    While the host is not here, anybody who plays may choose it, so that no table waits for ever.
    """
    if table.stage not in ("playing", "round_over"):
        raise NotAllowed("refusal-not-started" if table.stage == "lobby" else "refusal-match-ended")
    require_stewardship(table, seat, here)
    return MatchEnded(by=seat.number, key=message.id)


def decide_bot(table: Table, seat: Seat, message: SeatBot) -> BotSeated:
    """A bot in a new seat."""
    require_bot(table.next_game, message.bot)
    require_between_matches(table)
    if len(table.seats) >= table.next_game.seats[-1]:
        raise NotAllowed("refusal-full")
    name = bot_name([other.name for other in table.seats])
    return BotSeated(bot=message.bot, name=name, by=seat.number, key=message.id)


def decide_stand_in(table: Table, seat: Seat, message: SeatBot, number: int, here: Collection[Seat]) -> BotSeated:
    """Another bot in a bot's seat, or a bot for a person who is not here.

    While the host is not here either, anybody who plays may choose it, so that no table waits for ever.
    """
    require_bot(table.game_ahead, message.bot)
    target = seat_numbered(table, number)
    require_stewardship(table, seat, here)
    if target.kind == "bot":
        require_host(table, seat)
        require_between_matches(table)
    elif table.stage == "lobby":
        raise NotAllowed("refusal-not-started")
    elif target in here and target.bot is None:
        raise NotAllowed("refusal-seat-is-played", seat=target.number)
    return BotSeated(bot=message.bot, seat=target.number, by=seat.number, key=message.id)


def decide_lock(table: Table, seat: Seat, message: Lock) -> Locked:
    """Newcomers need a nod from now on, or need none any more."""
    if message.on == table.locked:
        raise NotAllowed("refusal-locked" if message.on else "refusal-not-locked")
    return Locked(on=message.on, by=seat.number, key=message.id)


def decide_removal(table: Table, seat: Seat, message: RemoveSeat) -> SeatRemoved:
    """Any seat but the host's own; a host leaves by leaving."""
    require_between_matches(table)
    target = seat_numbered(table, message.seat)
    if target is seat:
        raise NotAllowed("refusal-own-seat")
    return SeatRemoved(seat=target.number, by=seat.number, key=message.id)


def decide_start(table: Table, seat: Seat, message: Start, secrets: Secrets) -> Started:
    """The match or the rematch, when enough players sit."""
    require_between_matches(table)
    game = table.next_game
    require_playable(game, table.options, len(table.seats))
    return Started(
        version=game.version, seed=secrets.deal().hex(), variant=game.variant, by=seat.number, key=message.id
    )


def decide_game(table: Table, seat: Seat, message: ChangeGame) -> GameChanged:
    """Another game for whoever sits here, if it has room for all of them; a bot that does not know it is replaced.

    It comes with the numbers and options that were last chosen for it here, or with those for a first match.
    """
    require_between_matches(table)
    if message.game not in games_at_tables():
        raise NotAllowed("refusal-no-such-game")
    game = table.game_kept(message.game)
    require_seats(game, len(table.seats))
    known = message.game == table.plays or message.game in table.options_of
    options = {} if known else dict(game.first_match)
    return GameChanged(game=game.name, bots=replaced(table, game), options=options, by=seat.number, key=message.id)


def decide_end(table: Table, seat: Seat, message: EndEvening) -> EveningEnded:
    """The end of an evening at which something was played."""
    require_between_matches(table)
    if table.evening.ended:
        raise NotAllowed("refusal-evening-ended")
    if not table.evening.results:
        raise NotAllowed("refusal-no-evening")
    return EveningEnded(by=seat.number, key=message.id)


def decide_name(table: Table, seat: Seat, message: Rename) -> Renamed:
    """Any readable name, with a number behind it where somebody else has it, or had it in a match with them tonight."""
    partners = table.evening.partners(table.players[seat.number])
    name = name_beside(table, seat, message.name, partners)
    return Renamed(seat=seat.number, name=name, by=seat.number, key=message.id)


def require_declared(declared: Sequence[Option], chosen: Mapping[str, str]) -> None:
    """Refuse a choice that there is not."""
    options = {option.key: option for option in declared}
    for key, value in chosen.items():
        option = options.get(key)
        if option is None:
            raise NotAllowed("refusal-no-such-option", option=key)
        if value not in option.values:
            raise NotAllowed("refusal-option-value", option=key, value=value)


def require_stewardship(table: Table, seat: Seat, here: Collection[Seat]) -> None:
    """Refuse what the host decides or, while the host is not here, anybody who plays."""
    if table.seats[table.host] in here:
        require_host(table, seat)
    elif seat.bot is not None:
        raise NotAllowed("refusal-away")


def require_host(table: Table, seat: Seat) -> None:
    """Refuse what only the host decides."""
    if seat.number != table.host:
        raise NotAllowed("refusal-not-host", seat=table.host)


def require_bot(game: Game, bot: str) -> None:
    """Refuse a bot that does not know the game."""
    if bot not in bot_names(game):
        raise NotAllowed("refusal-no-such-bot")


def require_playable(game: Game, options: Mapping[str, str], players: int) -> None:
    """Refuse a match for which there are too few or too many, or which the rules do not have with these options."""
    require_seats(game, players)
    if players not in game.seats:
        raise NotAllowed("refusal-too-few", least=game.seats[0])
    objection = game.objection(game.encode_options(options).tolist(), players) if game.objection else None
    if objection is not None:
        raise NotAllowed(objection.message, None, **objection.arguments)


def require_seats(game: Game, players: int) -> None:
    """Refuse a game that has no seat for everybody who sits here."""
    if players > game.seats[-1]:
        raise NotAllowed("refusal-too-many", game=game.name, most=game.seats[-1], players=players)


def replaced(table: Table, game: Game) -> dict[int, str]:
    """Return by seat which bots play from now on in place of those that do not know a game."""
    known = bot_names(game)
    strangers = [other.number for other in table.seats if other.bot is not None and other.bot not in known]
    return dict.fromkeys(strangers, stand_in(game))


def require_between_matches(table: Table) -> None:
    """Refuse what would change a running match."""
    if table.stage not in ("lobby", "match_over"):
        raise NotAllowed("refusal-match-running")


def seat_numbered(table: Table, number: int) -> Seat:
    """Return a seat of the table by the number in a message."""
    if number >= len(table.seats):
        raise NotAllowed("refusal-no-such-seat")
    return table.seats[number]
