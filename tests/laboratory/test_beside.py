"""What a report beside play is about: a variant, and the standard game dealt the same where it can be compared."""

from __future__ import annotations

import pytest

from biberbau.games.variant import VariantError
from biberbau.laboratory.beside import measured
from biberbau.laboratory.wanted import Wanted


def wanted(constants: str = "", seats: int = 2, **options: str) -> Wanted:
    return Wanted("biber-gang", constants, options, seats, 20, "careful", 600)


def test_numbers_are_compared_with_the_standard_game_by_the_same_options() -> None:
    mine, standard = wanted("beavers:6", rounds="1").variants()
    assert standard is not None
    assert (mine.game.variant, standard.game.variant) == ("beavers:6", "")
    assert mine.options == standard.options == {"rounds": "1"}
    _, usual = wanted(rounds="1").variants()
    assert usual is not None
    assert usual.options == {}, "where options alone are changed, it is they that are compared"


def test_the_standard_game_stands_alone_and_so_does_what_is_for_more_than_it() -> None:
    assert wanted().variants()[1] is None
    assert wanted("most_players:7", seats=7).variants()[1] is None
    with pytest.raises(VariantError, match="for 2 to 6 players, not 7"):
        wanted(seats=7).variants()


@pytest.mark.long
def test_what_is_done_grows_to_the_whole_and_short_reports_are_short() -> None:
    told: list[tuple[float, int]] = []
    report = measured(wanted(rounds="1"), lambda done, whole: told.append((done, whole)))
    assert told[0] == (0, 2 * (20 + 3 * 5 + 2 * 5))
    assert told == sorted(told)
    assert round(told[-1][0]) == told[-1][1]
    against = report["against"]
    assert (report["options"]["rounds"], against["options"]["rounds"]) == ("5", "1")
    assert [seat["points"]["mean"] for seat in against["by_seat"]] == pytest.approx(
        [against["measures"][1]["estimate"]["mean"], -against["measures"][1]["estimate"]["mean"]]
    )
    lengths = {one["key"]: one["estimate"]["mean"] for one in against["differences"]}
    assert lengths["rounds"] == -4
