"""The guided first game of Daumen Drauf!: a bluff, thumbs that lift, a twin that parries, a last card to be rid of."""

from __future__ import annotations

from biberbau.core.lesson import Lesson, Step

LESSON = Lesson(
    position="""
game = "daumen-drauf"
seats = 3

[options]
games = 1

[table]
starter = 0
leader = 0
taken = "0:Y4+ 0:Y4- 0:G1+ 0:G1- 1:Y5+ 1:Y5- 1:G2+ 1:G2- 1:K1+ 1:K1- 1:Y1+ 1:K5- \
2:G5+ 2:G5- 2:K2+ 2:K2- 2:K3+ 2:K3- 2:K4+ 2:K4- 2:Y3+ 2:Y2- 2:G3+"
stack = ""

[[seat]]
hand = "Y2+ G4+ Y1-"

[[seat]]
hand = "Y3- G3-"

[[seat]]
hand = "G4- K5+"
""",
    steps=(
        Step("daumen-drauf-lesson-welcome"),
        Step("daumen-drauf-lesson-lead", ("own:Y2+",), does=("show-Y2+",)),
        Step("daumen-drauf-lesson-higher", ("trick:1",), ((1, "show-Y3-"), (2, "pass"))),
        Step("daumen-drauf-lesson-pass", does=("pass",)),
        Step("daumen-drauf-lesson-thumbs"),
        Step("daumen-drauf-lesson-colours", ("trick:1",), ((1, "show-G3-"), (2, "show-G4-"))),
        Step("daumen-drauf-lesson-twin", ("own:G4+", "trick:1")),
        Step("daumen-drauf-lesson-parry", does=("parry",)),
        Step("daumen-drauf-lesson-parried"),
        Step("daumen-drauf-lesson-last", ("own:Y1-",), does=("show-Y1-",)),
        Step("daumen-drauf-lesson-done", (), ((2, "pass"),)),
    ),
)
