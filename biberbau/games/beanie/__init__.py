"""Beanie, rummy in real time for two to six (as Jenni wrote it down on talula's blog, 2004)."""

from biberbau.core.game import Game
from biberbau.games.beanie import numbering, options
from biberbau.games.beanie.clock import clocks
from biberbau.games.beanie.constants import CONSTANTS, MAX_SEATS, MIN_SEATS
from biberbau.games.beanie.deals import deals_alike
from biberbau.games.beanie.drawing import draw
from biberbau.games.beanie.moments import COUNTING
from biberbau.games.beanie.narration import conceals, explain, name_action, narrate
from biberbau.games.beanie.notation import format_action, parse_action
from biberbau.games.beanie.picture import picture
from biberbau.games.beanie.positions import POSITIONS
from biberbau.games.beanie.state import BETTER, State

GAME = Game(
    name="beanie",
    version=1,
    seats=range(MIN_SEATS, MAX_SEATS + 1),
    options=tuple(options.OPTIONS),
    better=BETTER,
    state=State,
    action_count=numbering.MAX_ACTIONS,
    package="biberbau.games.beanie",
    format_action=format_action,
    parse_action=parse_action,
    name_action=name_action,
    explain=explain,
    picture=picture,
    draw=draw,
    narrate=narrate,
    conceals=conceals,
    positions=POSITIONS,
    first_match={"rounds": "3", "turn_seconds": "60"},
    counting=COUNTING,
    constants=CONSTANTS,
    deals_alike=deals_alike,
    actor_is_shown_more=True,
    real_time=True,
    clocks=clocks,
)
