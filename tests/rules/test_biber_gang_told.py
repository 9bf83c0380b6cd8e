"""Whatever happens in random rounds can be told, and whatever is refused can be explained, in both languages."""

from __future__ import annotations

from random import Random

import pytest

from biberbau.core.match import Match
from biberbau.core.texts import LANGUAGES, render
from biberbau.core.view import Sentence
from tests.builders import stacked_match
from tests.oracle.lockstep import random_deck, random_options

ROUNDS = 6


def say(language: str, sentence: Sentence) -> str:
    """Render a sentence as a watcher reads it."""
    arguments = dict(sentence.arguments)
    if "seat" in arguments:
        arguments |= {"seat": "Anna", "you": "no"}
    return render(language, sentence.message, arguments)


def random_round(seed: int) -> tuple[Match, Random]:
    """Deal a round with random options, beavers early in the deck."""
    random = Random(seed)
    seats = random.randrange(2, 5)
    return stacked_match(random_deck(random, seats), seats, random_options(random), seed), random


@pytest.mark.parametrize("seed", range(ROUNDS))
def test_everything_that_happens_is_told_to_every_seat(seed: int) -> None:
    match, random = random_round(seed)
    while not match.round_over:
        viewers = [None, *range(match.seats)]
        before = [match.view(viewer) for viewer in viewers]
        seat = random.choice(match.actors())
        action = random.choice(match.legal(seat))
        match.apply(seat, action)
        for earlier, viewer in zip(before, viewers, strict=True):
            later = match.view(viewer)
            told = match.game.narrate(earlier, later, seat, None if match.game.conceals(later, seat) else action)
            assert told.sentences
            for language in LANGUAGES:
                assert all(say(language, sentence) for sentence in told.sentences)


@pytest.mark.parametrize("seed", range(ROUNDS))
def test_every_refusal_has_its_sentence(seed: int) -> None:
    match, random = random_round(100 + seed)
    while not match.round_over:
        seat = random.choice(match.actors())
        for asker in range(match.seats):
            for action in random.sample(range(match.game.action_count), 12):
                refusal = match.check(asker, action)
                assert (refusal is None) == (action in match.legal(asker))
                if refusal is not None:
                    assert all(refusal.text(language) for language in LANGUAGES)
        match.apply(seat, random.choice(match.legal(seat)))
