"""The games that are taught, and their lessons as the rules play them."""

from __future__ import annotations

from biberbau.core.chance import ListedStream
from biberbau.core.game import Game
from biberbau.core.lesson import LEARNER, Lesson, Progress
from biberbau.core.match import Match
from biberbau.core.position import parse_position
from biberbau.games import GAMES, game_named

TAUGHT = [name for name in GAMES if game_named(name).lesson is not None]


def lesson_of(name: str) -> tuple[Game, Lesson]:
    """A game and its lesson."""
    game = game_named(name)
    assert game.lesson is not None
    return game, game.lesson


class Course:
    """A lesson under way: the match, and how far the learner is.  Chance that comes up is an error."""

    def __init__(self, name: str) -> None:
        self.game, lesson = lesson_of(name)
        states, _ = parse_position(lesson.position, self.game)
        self.match = Match(self.game, states, ListedStream([]))
        self.progress = Progress(lesson.steps)

    def act(self, seat: int, action: str) -> None:
        """Let a seat act."""
        self.match.apply(seat, self.game.parse_action(action))
        self.progress.acted(seat, action)

    def go_on(self) -> tuple[str, ...]:
        """Read and let others act until the learner has to; return what leads on then, nothing at the end."""
        while not self.progress.over:
            step = self.progress.step
            assert step is not None
            if (following := self.progress.next_of_others) is not None:
                self.act(*following)
            elif step.does:
                return step.does
            else:
                self.progress.understood(self.progress.number)
        return ()

    def take(self, choices: list[int]) -> list[int]:
        """Play the lesson with these choices, else the first; return how many there were each time."""
        counts: list[int] = []
        while ways := self.go_on():
            number = choices[len(counts)] if len(counts) < len(choices) else 0
            counts.append(len(ways))
            self.act(LEARNER, ways[number])
        return counts
