"""Playing at random while everybody is told what happens."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from biberbau.core.match import Match
from biberbau.core.texts import LANGUAGES, render
from biberbau.core.view import Sentence

Places = dict[str, int]
"""How many cards lie in each place that moves name; a place without cards is left out."""


def say(language: str, sentence: Sentence) -> str:
    """Render a sentence as a watcher reads it."""
    arguments = dict(sentence.arguments)
    for name, mark in (("seat", "you"), ("other", "youother")):
        if name in arguments:
            arguments |= {name: "Anna", mark: "no"}
    return render(language, sentence.message, arguments)


def choose(match: Match, random: Random) -> tuple[int, int]:
    """Return any actor who has a legal action, and any of those."""
    seat = random.choice([actor for actor in match.actors() if match.legal(actor)])
    return seat, random.choice(match.legal(seat))


def tell_round(match: Match, random: Random) -> None:
    """Play a round: whatever happens is told to every seat and to watchers, in both languages."""
    while not match.round_over:
        viewers = [None, *range(match.seats)]
        before = [match.view(viewer) for viewer in viewers]
        seat, action = choose(match, random)
        match.apply(seat, action)
        for earlier, viewer in zip(before, viewers, strict=True):
            later = match.view(viewer)
            told = match.game.narrate(earlier, later, seat, None if match.game.conceals(later, seat) else action)
            assert told.sentences
            for language in LANGUAGES:
                assert all(say(language, sentence) for sentence in told.sentences)


def refuse_round(match: Match, random: Random, asked: int) -> None:
    """Play a round: of `asked` random actions for every seat, each that is not legal is refused with a sentence."""
    told = set[str]()
    while not match.round_over:
        for asker in range(match.seats):
            for action in random.sample(range(match.game.action_count), asked):
                refusal = match.check(asker, action)
                assert (refusal is None) == (action in match.legal(asker))
                if refusal is not None and repr(refusal) not in told:
                    told.add(repr(refusal))
                    assert all(refusal.text(language) for language in LANGUAGES)
        match.apply(*choose(match, random))


def move_through_match(match: Match, random: Random, count_places: Callable[[Match], Places]) -> None:
    """Play a match of one round: a random viewer is told of every card that changes its place to have moved there."""
    while not match.over:
        viewer = random.choice([None, *range(match.seats)])
        before, count = match.view(viewer), count_places(match)
        seat, action = choose(match, random)
        match.apply(seat, action)
        after = match.view(viewer)
        told = match.game.narrate(before, after, seat, None if match.game.conceals(after, seat) else action)
        for one in told.moves:
            if one.source != one.target:
                count[one.source] = count.get(one.source, 0) - 1
                count[one.target] = count.get(one.target, 0) + 1
        assert {place: cards for place, cards in count.items() if cards} == count_places(match)
