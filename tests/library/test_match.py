"""A match in the rulebook's notation."""

from __future__ import annotations

import copy
import pickle
import random
import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import biberbau
from biberbau.bots import WAIT
from biberbau.core.game import Game
from biberbau.envs import Batch
from tests.contract.matches import every_game, short_options

TABLE = Path(__file__).parents[2] / "docs/examples/table.toml"


def test_a_match_is_played_in_notation_and_says_what_happens() -> None:
    match = biberbau.Match("daumen-drauf", seats=3, seed=7)
    assert repr(match) == "<Match daumen-drauf, 3 seats, totals [0, 0, 0], to act: [0]>"
    assert match.legal() == ["show-Y2+", "show-Y3-", "show-Y5+", "show-K3+", "show-K5-"]
    assert match.legal(seat=1) == []
    assert match.play("show-Y2+") == ["Seat 0 leads a yellow 2."]
    assert match.actors == (1,)
    assert match.why("pass") is None
    assert match.why("parry") == "To parry you need the other yellow 2, and you do not hold it. (5.1)"
    assert (
        match.why("parry", language="de") == "Zum Parieren brauchst du die andere gelbe 2, und die hast du nicht. (5.1)"
    )


@pytest.mark.parametrize("seed", [1.5, True, "x"])
def test_a_match_has_no_seed_that_its_record_could_not_name(seed: Any) -> None:
    with pytest.raises(biberbau.MatchError, match="a simulation seed is an integer"):
        biberbau.Match("biber-gang", seed=seed)
    match = biberbau.Match("biber-gang", seed=1)
    with pytest.raises(biberbau.MatchError, match="a simulation seed is an integer"):
        match.dealt_anew(0, seed)
    with pytest.raises(biberbau.MatchError, match="a simulation seed is an integer"):
        match.play_out(seed=seed)
    of_numpy = biberbau.Match("biber-gang", seed=np.int64(1))  # type: ignore[arg-type]  # To mypy it is no int.
    assert of_numpy.record == match.record


def test_what_is_refused_changes_nothing() -> None:
    match = biberbau.Match("daumen-drauf", seats=3, seed=7)
    before = match.record
    with pytest.raises(biberbau.IllegalAction, match=r"clause 3\.1"):
        match.play("pass")
    with pytest.raises(biberbau.NotationError):
        match.play("shwo-Y2+")
    with pytest.raises(biberbau.MatchError, match="no seat 3; seats are 0 to 2"):
        match.view(3)
    assert match.record == before


NO_NUMBERS: tuple[Any, ...] = ("1", 1.0, True, [1])


class Diced:
    """Takes any action, as the dice say, and keeps what they said."""

    name = "diced"

    def __init__(self) -> None:
        self.said: list[int] = []

    def choose(self, view: biberbau.View, seed: int, budget: biberbau.Budget | None = None) -> int:
        self.said.append(seed)
        return view.actions[seed % len(view.actions)] if view.actions else WAIT


@every_game
def test_matches_that_are_played_out_are_those_of_a_simulation(game: Game) -> None:
    """Each has dice of its own, for chance that repeats itself would tell less than so many matches seem to."""
    played, bots = [], [Diced() for _ in range(3)]
    for seed, bot in enumerate(bots):
        match = biberbau.Match(game, seats=3, seed=seed, options=short_options(game, {}))
        match.play_out(bot)
        played.append(match.totals)
    simulated = biberbau.simulate(game, Diced(), seats=3, matches=3, options=short_options(game, {}), threads=1)
    assert played == simulated.totals.tolist()
    assert len({bot.said[0] for bot in bots}) == 3


def test_a_deal_that_nobody_foresees_is_played_out_the_same_from_its_record() -> None:
    match = biberbau.Match("daumen-drauf")
    again = biberbau.Match.from_record(match.record)
    for one in (match, again):
        one.play_out("uniform")
    assert match.record == again.record


@pytest.mark.parametrize("wrong", NO_NUMBERS)
def test_what_is_no_whole_number_is_no_seat_and_no_number_of_seats(wrong: Any) -> None:
    told = rf"2 to 6 players, not {re.escape(repr(wrong))}$"
    for begin in (biberbau.Match, biberbau.simulate, Batch):
        with pytest.raises(biberbau.MatchError, match=told):
            begin("biber-gang", seats=wrong)
    match = biberbau.Match("biber-gang", seed=7)
    for ask in (
        match.view,
        match.legal,
        match.dealt_anew,
        lambda seat: match.why("deck", seat=seat),
        lambda seat: match.play("deck", seat=seat),
        lambda seat: biberbau.review(match, seat=seat),
    ):
        with pytest.raises(biberbau.MatchError, match=rf"no seat {re.escape(repr(wrong))}; seats are 0 to 1$"):
            ask(wrong)


def test_numpys_whole_numbers_are_seats_and_numbers_of_seats() -> None:
    two: Any = np.int8(2)
    match = biberbau.Match("biber-gang", seats=two, seed=7)
    assert match.legal(seat=two - 1) == biberbau.Match("biber-gang", seats=2, seed=7).legal(seat=1)
    assert match.view(two - 1).bytes == match.view(1).bytes


def test_options_are_named_and_actions_are_texts() -> None:
    wrong: tuple[Any, ...] = ("rounds=1", ["rounds"], 5)
    for options in wrong:
        for ask in (biberbau.Match, biberbau.simulate, Batch):
            with pytest.raises(biberbau.OptionError, match=r"as in {'rounds': 1}, not "):
                ask("biber-gang", options=options)
    match = biberbau.Match("daumen-drauf", seed=7)
    number: Any = match.view(0).actions[0]
    for play in (match.play, match.why):
        with pytest.raises(biberbau.NotationError, match=rf"a text, as legal\(\) lists it, and not {number}$"):
            play(number)
    game: Any
    for game in (5, None, ["biber-gang"]):
        with pytest.raises(biberbau.UnknownGame, match="a game is "):
            biberbau.Match(game)


@pytest.mark.parametrize("number", [-(2**80), -(2**63) - 1, -1, 2**31, 2**63, 2**64, 2**80])
def test_any_number_is_no_seat_and_no_action(number: int) -> None:
    match = biberbau.Match("daumen-drauf", seats=3, seed=7)
    nobodys, none = match.core.check(-1, 0), match.core.check(0, -1)
    assert nobodys is not None
    assert none is not None
    assert (match.core.check(number, 0), match.core.check(0, number)) == (nobodys, none)
    assert match.why("pass", seat=number) == match.why("pass", seat=-1)
    with pytest.raises(biberbau.IllegalAction):
        match.play("pass", seat=number)


def test_where_several_may_act_a_seat_has_to_be_named() -> None:
    match = biberbau.Match("biber-gang", seats=2, seed=7)
    for ask in (match.legal, lambda: match.play("open-T1-T2"), lambda: match.why("open-T1-T2")):
        with pytest.raises(biberbau.MatchError, match="seats 0, 1 may act: say which, with seat="):
            ask()
    match.play("open-T1-T2", seat=0)
    assert match.actors == (1,)
    match.play("open-B1-B3")
    assert len(match.actors) == 1


@every_game
def test_cards_are_dealt_anew_around_what_a_seat_knows(game: Game) -> None:
    match = biberbau.Match(game, seats=3, seed=5)
    for _ in range(7):
        seat = match.core.obliged()[0]
        match.play(match.legal(seat)[0], seat)
    knowing = match.core.obliged()[0]
    worlds = [match.dealt_anew(knowing, seed) for seed in range(8)]
    assert {world.view(knowing).bytes for world in worlds} == {match.view(knowing).bytes}
    assert len({world.position for world in worlds}) > 1
    # Whatever the seat cannot know, the same seed gives the same match, and its record replays.
    again = worlds[3].dealt_anew(knowing, 4)
    assert again.position == worlds[4].position
    for world in (again, worlds[4]):
        world.play_out("careful", seed=1)
    assert again.record == worlds[4].record
    assert biberbau.Match.from_record(again.record).totals == again.totals
    assert {match.dealt_anew(None, seed).view().bytes for seed in range(3)} == {match.view().bytes}
    with pytest.raises(biberbau.MatchError, match="no seat 3"):
        match.dealt_anew(3)
    with pytest.raises(biberbau.MatchError, match="the match is over"):
        again.dealt_anew(0)


def test_between_rounds_nobody_acts_until_the_next_is_dealt() -> None:
    match = biberbau.Match("daumen-drauf", seats=2, seed=1, options={"games": 2})
    assert match.options["games"] == "2"
    while not match.round_over:
        match.play(match.legal()[0])
    assert (match.actors, match.legal(), match.winners) == ((), [], [])
    with pytest.raises(biberbau.MatchError, match="deal"):
        match.play("pass")
    match.deal()
    assert match.legal()
    match.play_out("uniform", seed=2)
    assert match.over
    assert match.winners
    with pytest.raises(biberbau.MatchError, match="match is over"):
        match.play("pass")
    with pytest.raises(biberbau.MatchError, match="the match is over: there is no next round"):
        match.deal()


def test_the_next_round_waits_for_the_end_of_this_one() -> None:
    with pytest.raises(biberbau.MatchError, match="when this one is over"):
        biberbau.Match("daumen-drauf", seed=1).deal()


def test_a_mark_of_the_order_of_bytes_before_a_position_says_nothing(tmp_path: Path) -> None:
    position = biberbau.Match("daumen-drauf", seed=1).position
    file = tmp_path / "marked.toml"
    file.write_text(position, encoding="utf-8-sig")
    for marked in ("\ufeff" + position, file):
        assert biberbau.Match.from_position(marked).position == position


def test_matches_are_equal_while_the_same_lies_behind_and_before_them() -> None:
    match, same = (biberbau.Match("daumen-drauf", seed=1) for _ in range(2))
    assert match == same == copy.copy(match) == pickle.loads(pickle.dumps(match))
    assert match != biberbau.Match("daumen-drauf", seed=2)
    assert match != biberbau.Match("daumen-drauf", seed=1, options={"games": 1})
    assert match != match.record
    match.play(match.legal()[0])
    assert match != same
    same.play(same.legal()[0])
    assert match == same == biberbau.Match.from_record(match.record)
    assert match != biberbau.Match.from_position(match.position), "it has come there by other ways"
    with pytest.raises(TypeError, match="unhashable"):
        hash(match)


def test_views_are_equal_where_the_same_seat_knows_the_same() -> None:
    match = biberbau.Match("daumen-drauf", seed=1)
    view, twin = match.view(0), match.dealt_anew(0, seed=2)
    assert view == match.view(0) == twin.view(0) == pickle.loads(pickle.dumps(view))
    assert len({view, match.view(0), match.view(1), match.view()}) == 3
    assert match.view(1) != twin.view(1)
    assert view != view.bytes
    assert match.core.laid_open(0) != view


@every_game
def test_a_match_survives_every_way_of_keeping_it(game: biberbau.Game) -> None:
    match = biberbau.Match(game.name, seed=3)
    seat = match.core.obliged()[0]
    match.play(match.legal(seat)[0], seat)
    twins = [copy.copy(match), copy.deepcopy(match), pickle.loads(pickle.dumps(match))]
    read = biberbau.Match.from_record(match.record)
    match.play_out(seed=5)
    played = match.record
    for twin in [*twins, read]:
        assert not twin.over
        twin.play_out(seed=5)
        assert twin.record == match.record == played
    placed = biberbau.Match.from_position(biberbau.Match(game.name, seed=3).position)
    assert placed.position == biberbau.Match(game.name, seed=3).position
    view = match.view(0)
    for same in (copy.copy(view), copy.deepcopy(view), pickle.loads(pickle.dumps(view))):
        assert (same.bytes, same.seat, same.game) == (view.bytes, 0, game)
    assert pickle.loads(pickle.dumps(game)) is copy.deepcopy(game) is game


@every_game
def test_what_is_played_on_a_copy_is_played_on_it_alone(game: biberbau.Game) -> None:
    match = biberbau.Match(game, seed=3)
    before, position = match.record, match.position
    for twin in (copy.copy(match), copy.deepcopy(match)):
        twin.play_out("careful", seed=5)
        assert (match.record, match.position, match.over) == (before, position, False)
    inner = copy.copy(match.core)
    seat = inner.obliged()[0]
    inner.apply(seat, inner.legal(seat)[0])
    assert (match.record, match.position) == (before, position)
    assert inner.stream is not match.core.stream


@every_game
def test_a_drawing_says_with_whose_eyes(game: biberbau.Game) -> None:
    match = biberbau.Match(game.name, seed=3)
    assert str(match).startswith(f"{game.name} with open cards:\n")
    assert str(match.view(1)).startswith(f"{game.name} as seat 1 sees it:\n")
    assert str(match.view()).startswith(f"{game.name} as everybody sees it:\n")
    assert len({str(match), str(match.view(0)), str(match.view(1))}) == 3


def test_a_position_names_its_game(tmp_path: Path) -> None:
    match = biberbau.Match.from_position(TABLE)
    assert (match.game, match.seats) == ("biber-gang", 2)
    with pytest.raises(biberbau.PositionError, match="of which game"):
        biberbau.Match.from_position("seats = 2")
    with pytest.raises(biberbau.PositionError, match=r"'docs/table\.toml' is no position; its file is given"):
        biberbau.Match.from_position("docs/table.toml")
    for record in (None, match, match.record.encode()):
        with pytest.raises(biberbau.NotationError, match="a record is a line of text"):
            biberbau.Match.from_record(record)  # type: ignore[arg-type]  # It is what is refused.
        with pytest.raises(biberbau.PositionError, match=r"a position is a text, or a .* with one, and not "):
            biberbau.Match.from_position(record)  # type: ignore[arg-type]  # As above.
        with pytest.raises(biberbau.VariantError, match=r"a variant is a text, as in .*, and not "):
            biberbau.read_variant(record)  # type: ignore[arg-type]  # As above.
        with pytest.raises(biberbau.UnknownBot, match=r"a bot is called by its name, as in 'search', or .* not by "):
            biberbau.bot(record)  # type: ignore[arg-type]  # As above.
    (tmp_path / "table.toml").write_bytes(b"\xff")
    with pytest.raises(biberbau.PositionError, match=r"table\.toml is not UTF-8 text: byte 0 cannot be read"):
        biberbau.Match.from_position(tmp_path / "table.toml")
    with pytest.raises(biberbau.UnknownGame, match="biber-gang"):
        biberbau.Match("biber-gung")
    with pytest.raises(biberbau.MatchError, match="2 to 6 players, not 9"):
        biberbau.Match("biber-gang", seats=9)


def test_an_error_crosses_from_one_process_to_another() -> None:
    with pytest.raises(biberbau.IllegalAction) as caught:
        biberbau.Match("daumen-drauf", seats=3, seed=7).play("pass")
    same = pickle.loads(pickle.dumps(caught.value))
    assert (str(same), same.refusal) == (str(caught.value), caught.value.refusal)
    with pytest.raises(biberbau.VariantError, match="beavers is a whole number from 0 to 16; here is 60") as wrong:
        biberbau.read_variant('game = "biber-gang"\n[constants]\nbeavers = 60')
    assert wrong.value.why is not None
    other = pickle.loads(pickle.dumps(wrong.value))
    assert (str(other), str(other.why)) == (str(wrong.value), str(wrong.value.why))
    assert (other.why.message, other.why.arguments) == (wrong.value.why.message, wrong.value.why.arguments)


@every_game
@pytest.mark.parametrize("seed", range(5))
def test_a_view_knows_what_its_seat_may_do(game: biberbau.Game, seed: int) -> None:
    match, dice = biberbau.Match(game, seats=3, seed=seed), random.Random(seed)
    for _ in range(150):
        if match.over:
            break
        if match.round_over:
            match.deal()
        for seat in range(3):
            assert match.view(seat).legal() == (match.legal(seat) if seat in match.actors else [])
        able = [seat for seat in match.actors if match.legal(seat)]
        seat = dice.choice(able)
        match.play(dice.choice(match.legal(seat)), seat=seat)


def test_a_record_is_replayed_up_to_an_action_that_it_has() -> None:
    match = biberbau.Match("daumen-drauf", seats=2, seed=7)
    for _ in range(3):
        match.play(match.legal()[0])
    for until in range(4):
        part = biberbau.Match.from_record(match.record, until)
        assert len(part.core.actions) == until
    assert biberbau.Match.from_record(match.record, 3).position == match.position
    out_of_range: tuple[Any, ...] = (-1, 4, 2**70, 1.0, True, "2")
    for until in out_of_range:
        told = rf"the number of actions to replay is a whole number from 0 to 3, not {until!r}"
        with pytest.raises(biberbau.MatchError, match=told):
            biberbau.Match.from_record(match.record, until)


def test_a_record_that_claims_another_result_is_refused() -> None:
    match = biberbau.Match("daumen-drauf", seats=2, seed=7, options={"games": 1})
    match.play(match.legal()[0])
    claiming, ended = (match.record.replace("result=-", f"result={claim}") for claim in ("9,8", "ended"))
    with pytest.raises(biberbau.NotationError, match=r"the result is \[9, 8\], but .* no result yet; until=1 "):
        biberbau.Match.from_record(claiming)
    assert biberbau.Match.from_record(claiming, 1).position == match.position
    assert biberbau.Match.from_record(ended).position == match.position
    match.play_out("uniform")
    over = match.record.replace(f"result={','.join(map(str, match.totals))}", "result=ended")
    with pytest.raises(biberbau.NotationError, match="says that the match was ended early"):
        biberbau.Match.from_record(over)
    assert biberbau.Match.from_record(over.replace("=ended", "=-")).totals == match.totals
