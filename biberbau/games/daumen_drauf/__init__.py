"""Daumen Drauf!, a game of snakes, bluffs and thumbs for two to seven (J. Rüttinger, J.-P. Schliemann, 1996)."""

from biberbau.core.game import Game
from biberbau.games.daumen_drauf import numbering, options
from biberbau.games.daumen_drauf.constants import CONSTANTS, MAX_SEATS, MIN_SEATS
from biberbau.games.daumen_drauf.drawing import draw
from biberbau.games.daumen_drauf.moments import COUNTING
from biberbau.games.daumen_drauf.narration import conceals, explain, name_action, narrate
from biberbau.games.daumen_drauf.notation import format_action, parse_action
from biberbau.games.daumen_drauf.picture import picture
from biberbau.games.daumen_drauf.positions import POSITIONS
from biberbau.games.daumen_drauf.state import BETTER, State
from biberbau.games.daumen_drauf.timing import linger, silence
from biberbau.games.daumen_drauf.unaided import unaided

GAME = Game(
    name="daumen-drauf",
    version=1,
    seats=range(MIN_SEATS, MAX_SEATS + 1),
    options=tuple(options.OPTIONS),
    better=BETTER,
    state=State,
    action_count=numbering.MAX_ACTIONS,
    package="biberbau.games.daumen_drauf",
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
    silence=silence,
    linger=linger,
    unaided=unaided,
    rounds_are_games=True,
)
