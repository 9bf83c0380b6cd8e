"""The guided first game of Beanie: a set out of turn, a run with a beanie, a card onto another's run, and going out."""

from __future__ import annotations

from biberbau.core.lesson import Lesson, Step

LESSON = Lesson(
    position="""
game = "beanie"
seats = 2

[options]
rounds = 1

[table]
phase = "draw"
dealer = 0
turn = 1
melds = "1:run-H-4-5-6"
pile = "2C"
stock = "9D 2D"

[[seat]]
hand = "10C 10D 10H 7S 8S KC 7H"

[[seat]]
hand = "QC QD 3S JH"
""",
    steps=(
        Step("beanie-lesson-welcome"),
        Step("beanie-lesson-set", ("own:10C", "own:10D", "own:10H"), does=("set-10C-10D-10H",)),
        Step("beanie-lesson-turn", ("pile",), ((1, "draw"), (1, "discard-9D"))),
        Step("beanie-lesson-draw", ("stock",), does=("draw",)),
        Step("beanie-lesson-run", ("own:7S", "own:8S", "own:KC"), does=("run-S-7-8-KC", "run-S-KC-7-8")),
        Step("beanie-lesson-add", ("own:7H",), does=("add-M1-7H",)),
        Step("beanie-lesson-out", ("own:2D",), does=("discard-2D",)),
        Step("beanie-lesson-done"),
    ),
)
