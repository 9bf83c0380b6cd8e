"""Table options as text and as the integers of the record."""

from __future__ import annotations

import pytest

from biberbau.core.options import OptionError, Options, decode_options, encode_options

DECLARED, TENS = Options(), Options()
DECLARED.choice("end", "soon", "late")
DECLARED.number("laps", range(3, 9), 5)
TENS.number("goal", range(10, 101, 10), 50)


def test_what_is_not_chosen_has_its_default() -> None:
    assert encode_options(DECLARED, {}) == [0, 5]
    assert encode_options(DECLARED, {"end": "late"}) == [1, 5]
    assert encode_options(DECLARED, {"laps": "8"}) == [0, 8]


def test_a_number_may_be_given_as_itself() -> None:
    assert encode_options(DECLARED, {"laps": 8}) == [0, 8]
    with pytest.raises(OptionError, match=r"option laps cannot be '9'; it takes 3 to 8"):
        encode_options(DECLARED, {"laps": 9})


def test_stored_options_read_as_they_were_chosen() -> None:
    for end in ("soon", "late"):
        for laps in range(3, 9):
            chosen = {"end": end, "laps": str(laps)}
            assert decode_options(DECLARED, encode_options(DECLARED, chosen)) == chosen


@pytest.mark.parametrize(
    ("chosen", "reason"),
    [
        ({"end": "never"}, "option end cannot be 'never'; it takes soon, late"),
        ({"laps": "9"}, "option laps cannot be '9'; it takes 3 to 8"),
        ({"laps": "07"}, "it takes 3 to 8"),
        ({"laps": " 7"}, "it takes 3 to 8"),
        ({"laps": ""}, "it takes 3 to 8"),
        ({"start": "soon"}, "there is no option start; there are end, laps"),
    ],
)
def test_a_refusal_names_what_is_allowed(chosen: dict[str, str], reason: str) -> None:
    with pytest.raises(OptionError, match=reason):
        encode_options(DECLARED, chosen)


def test_numbers_in_steps_are_refused_with_their_step() -> None:
    assert encode_options(TENS, {"goal": "70"}) == [70]
    with pytest.raises(OptionError, match=r"option goal cannot be '75'; it takes 10 to 100 in steps of 10$"):
        encode_options(TENS, {"goal": "75"})
