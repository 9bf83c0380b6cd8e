"""Biber Gang, a game of columns and swimming beavers for two to six (Haim Shafir, AMIGO 2020)."""

from biberbau.core.game import Game
from biberbau.games.biber_gang import numbering, options
from biberbau.games.biber_gang.constants import CONSTANTS, MAX_SEATS, MIN_SEATS
from biberbau.games.biber_gang.drawing import draw
from biberbau.games.biber_gang.moments import COUNTING
from biberbau.games.biber_gang.narration import conceals, explain, name_action, narrate
from biberbau.games.biber_gang.notation import format_action, parse_action
from biberbau.games.biber_gang.picture import picture
from biberbau.games.biber_gang.positions import POSITIONS
from biberbau.games.biber_gang.state import BETTER, State

GAME = Game(
    name="biber-gang",
    version=1,
    seats=range(MIN_SEATS, MAX_SEATS + 1),
    options=tuple(options.OPTIONS),
    better=BETTER,
    state=State,
    action_count=numbering.MAX_ACTIONS,
    package="biberbau.games.biber_gang",
    format_action=format_action,
    parse_action=parse_action,
    name_action=name_action,
    explain=explain,
    picture=picture,
    draw=draw,
    narrate=narrate,
    conceals=conceals,
    positions=POSITIONS,
    counting=COUNTING,
    constants=CONSTANTS,
)
