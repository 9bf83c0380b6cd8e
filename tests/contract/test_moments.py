"""What stands out in a match follows from what everybody saw, and has its words."""

from __future__ import annotations

from dataclasses import replace

import pytest

from biberbau.core.game import Game
from biberbau.core.match import Match
from biberbau.core.moments import Counting, Feat, Kind, Step, moments_of, steps_of
from biberbau.core.texts import LANGUAGES, render
from biberbau.games import GAMES, game_named
from tests.contract.matches import every_game, finished_match, short_options


def counting_of(game: Game) -> Counting:
    if game.counting is None and game.name not in GAMES:
        pytest.skip(f"{game.name} counts nothing")
    assert game.counting is not None
    return game.counting


def some_match(game: Game, seed: int) -> Match:
    rounds = {option.key: "3" for option in game.options if option.key == "rounds"}
    return finished_match(game, game.seats[-1], short_options(game, rounds), seed)


@every_game
def test_every_kind_has_its_words(game: Game) -> None:
    kinds = counting_of(game).kinds
    assert 2 <= len(kinds) <= 5
    for kind in kinds:
        for language in LANGUAGES:
            assert render(language, f"{game.name}-moment-{kind.word}")
            assert "7" in render(language, f"{game.name}-moment-{kind.word}-amount", {"amount": 7})


@every_game
def test_a_match_is_told_again_as_it_was(game: Game) -> None:
    match = some_match(game, 3)
    steps = list(steps_of(match))
    assert [step.seat for step in steps] == [seat for seat, _ in match.actions]
    assert steps[-1].after.bytes == match.view(None).bytes
    assert all(step.after.seat is None for step in steps)


@every_game
def test_every_kind_stands_out_in_some_match(game: Game) -> None:
    """And whoever it names has done most of it, which a plain count of the same steps says too."""
    counting = counting_of(game)
    seen: set[str] = set()
    for seed in range(1, 30):
        match = some_match(game, seed)
        moments = moments_of(match)
        seen |= {moment.message.removeprefix(f"{game.name}-moment-") for moment in moments}
        feats = [feat for step in steps_of(match) for feat in counting.feats(step)]
        for moment in moments:
            kind = next(kind for kind in counting.kinds if moment.message.endswith(f"-moment-{kind.word}"))
            by_seat = [
                [feat.amount for feat in feats if (feat.kind, feat.seat) == (kind.word, seat)]
                for seat in range(match.seats)
            ]
            amounts = [max(row, default=0) if kind.single else sum(row) for row in by_seat]
            assert moment.amount == max(amounts) >= kind.least
            assert [seat for seat, amount in enumerate(amounts) if amount == moment.amount] == list(moment.seats)
        if len(seen) == len(counting.kinds):
            return
    assert seen == {kind.word for kind in counting.kinds}


def test_what_all_have_in_common_does_not_stand_out() -> None:
    game = game_named("biber-gang")
    match = some_match(game, 1)

    def same_for_all(step: Step) -> list[Feat]:
        return [Feat("actions", seat) for seat in range(match.seats)]

    match.game = replace(game, counting=Counting((Kind("actions"),), same_for_all))
    assert moments_of(match) == []
