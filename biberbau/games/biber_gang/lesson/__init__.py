"""The guided first game of Biber Gang: pairs, a beaver that swims, and the end of a round that the learner calls."""

from __future__ import annotations

from biberbau.core.lesson import Lesson, Step

LESSON = Lesson(
    position="""
game = "biber-gang"
seats = 2

[options]
rounds = 1

[table]
turn = 0
starter = 0
discard = "8 4"
deck = "3 6 1 11 0 2"

[[seat]]
top = "9 B (6) 4"
bottom = "(11) 6 (8) (10)"

[[seat]]
top = "(7) 5 (9) (8)"
bottom = "6 (3) 12 (10)"
""",
    steps=(
        Step("biber-gang-lesson-welcome"),
        Step("biber-gang-lesson-pair", ("display:0:T4", "display:0:B4")),
        Step("biber-gang-lesson-pile", ("discard",), does=("pile",)),
        Step("biber-gang-lesson-swap", ("display:0:B4",), does=("swap-B4",)),
        Step("biber-gang-lesson-paired", ("display:0:T4", "display:0:B4"), ((1, "deck"), (1, "swap-T1"))),
        Step("biber-gang-lesson-deck", ("deck",), does=("deck",)),
        Step("biber-gang-lesson-beaver", ("display:0:T2", "display:0:B2")),
        Step("biber-gang-lesson-swim", ("display:0:T2", "display:0:B1"), does=("swim-T2-B1",)),
        Step("biber-gang-lesson-swum", ("display:0:T1", "display:0:B1"), ((1, "deck"), (1, "swap-B3"))),
        Step("biber-gang-lesson-again", ("deck",), does=("deck",)),
        Step("biber-gang-lesson-turn", ("display:0:T3",), does=("turn-T3",)),
        Step("biber-gang-lesson-turned", ("display:0:T3",), ((1, "deck"), (1, "swap-B1"))),
        Step("biber-gang-lesson-take", ("discard",), does=("pile",)),
        Step("biber-gang-lesson-last", ("display:0:B3",), does=("swap-B3",)),
        Step("biber-gang-lesson-done", (), ((1, "deck"), (1, "swap-T4"))),
    ),
)
