"""Biber-Mania, a game of stabs, thefts and rows for two to five (Rajiva Stevenson and Petra Döge, 2021)."""

from biberbau.core.game import Game
from biberbau.games.biber_mania import numbering, options
from biberbau.games.biber_mania.constants import CONSTANTS, MAX_SEATS, MIN_SEATS
from biberbau.games.biber_mania.deals import deals_alike
from biberbau.games.biber_mania.deck_size import objection
from biberbau.games.biber_mania.drawing import draw
from biberbau.games.biber_mania.moments import COUNTING
from biberbau.games.biber_mania.narration import conceals, explain, name_action, narrate
from biberbau.games.biber_mania.notation import format_action, parse_action
from biberbau.games.biber_mania.picture import picture
from biberbau.games.biber_mania.positions import POSITIONS
from biberbau.games.biber_mania.state import BETTER, State

GAME = Game(
    name="biber-mania",
    version=1,
    seats=range(MIN_SEATS, MAX_SEATS + 1),
    options=tuple(options.OPTIONS),
    better=BETTER,
    state=State,
    action_count=numbering.MAX_ACTIONS,
    package="biberbau.games.biber_mania",
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
    deals_alike=deals_alike,
    objection=objection,
    actor_is_shown_more=True,
)
