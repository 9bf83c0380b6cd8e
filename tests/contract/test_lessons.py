"""Every guided game is a real match: whatever the guide lets its learner do leads to its end by the rules."""

from __future__ import annotations

import pytest

from biberbau.core.lesson import LEARNER, Progress, Step
from biberbau.core.texts import LANGUAGES, render
from tests.lessons import TAUGHT, Course, lesson_of

ARGUMENTS = {"one": "Berta", "two": "Bruno", "three": "Frieda"}

LONGEST = 190
"""Characters that a bubble holds on a phone without being scrolled."""


@pytest.mark.parametrize("name", TAUGHT)
def test_every_way_leads_to_the_end(name: str) -> None:
    open_ways: list[list[int]] = [[]]
    while open_ways:
        choices = open_ways.pop()
        course = Course(name)
        counts = course.take(choices)
        assert course.progress.steps, f"the choices {choices} lead off the line"
        assert course.match.over, f"the choices {choices} do not end the match"
        assert course.match.winners == [LEARNER]
        for place in range(len(choices), len(counts)):
            open_ways += [[*choices, *[0] * (place - len(choices)), other] for other in range(1, counts[place])]


@pytest.mark.parametrize("name", TAUGHT)
def test_actions_are_written_as_the_game_writes_them(name: str) -> None:
    game, lesson = lesson_of(name)
    actions = [action for step in lesson.steps for action in (*step.does, *(other for _, other in step.others))]
    assert actions
    for action in actions:
        assert game.format_action(game.parse_action(action)) == action


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", TAUGHT)
def test_what_is_said_is_there_and_short(name: str, language: str) -> None:
    _, lesson = lesson_of(name)
    said = [render(language, step.words, ARGUMENTS) for step in lesson.steps]
    assert len(set(said)) == len(said)
    assert [words for words in said if len(words) > LONGEST] == []


STEPS = (Step("hello"), Step("draw", does=("deck", "pile")), Step("watch", others=((1, "deck"),)), Step("bye"))


def test_what_the_words_ask_for_may_be_done_before_they_are_read() -> None:
    progress = Progress(STEPS)
    assert progress.wants("pile")
    assert not progress.wants("refuse")
    progress.acted(LEARNER, "pile")
    assert progress.number == 2
    assert progress.waits_for == "others"


def test_words_are_read_once_and_not_before_the_others_have_acted() -> None:
    progress = Progress(STEPS)
    progress.understood(0)
    progress.understood(0)
    assert progress.number == 1
    progress.acted(LEARNER, "deck")
    progress.understood(2)
    assert progress.number == 2
    progress.acted(1, "deck")
    progress.understood(2)
    assert progress.over


@pytest.mark.parametrize(("seat", "action"), [(LEARNER, "refuse"), (1, "deck")])
def test_whoever_leaves_the_line_ends_the_lesson(seat: int, action: str) -> None:
    progress = Progress(STEPS)
    progress.acted(seat, action)
    assert progress.over
    assert progress.step is None
    assert progress.wants("refuse")
