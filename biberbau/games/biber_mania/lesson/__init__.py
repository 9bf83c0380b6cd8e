"""The guided first game of Biber-Mania: a pair that stabs, cards refused, a thief that steals, the last card laid."""

from __future__ import annotations

from biberbau.core.lesson import Lesson, Step

LESSON = Lesson(
    position="""
game = "biber-mania"
seats = 2

[table]
turn = 0
starter = 0
display = "3 3 4 8 9 10 12 BG KO"
stock = "6 9 11 PB JO"
deck = "10 11 12 11 10 9 12 8"

[[seat]]
hand = "7 7 DI"
pile = "1 1"

[[seat]]
hand = "3 6 8 SB"
pile = "2 / 5 5"
""",
    steps=(
        Step("biber-mania-lesson-welcome"),
        Step("biber-mania-lesson-lay", ("own:7",), does=("7+7",)),
        Step("biber-mania-lesson-stab", ("display:3",), does=("stab-3",)),
        Step("biber-mania-lesson-refuse", ("pile:1",), does=("refuse",)),
        Step("biber-mania-lesson-redraw", (), ((1, "draw-deck"), (1, "draw-deck"), (1, "3"))),
        Step("biber-mania-lesson-thief", ("own:DI",), does=("DI",)),
        Step("biber-mania-lesson-steal", ("pile:1",), does=("steal-1-3",)),
        Step("biber-mania-lesson-stolen", ("own:3",), ((1, "draw-deck"), (1, "8"), (1, "stab-4"))),
        Step("biber-mania-lesson-last", ("own:3",), does=("3+3+3",)),
        Step("biber-mania-lesson-done"),
    ),
)
