"""The rules of the example, clause by clause where it matters."""

from __future__ import annotations

from pathlib import Path

import pytest

from biberbau import Match, bot
from tests.cli.running import Terminal


def table(place: Path, display: str, *hands: str) -> str:
    """Write a position and return its path."""
    path = place / "position.toml"
    seats = "".join(f'[[seat]]\nhand = "{hand}"\n' for hand in hands)
    path.write_text(f'[table]\nphase = "turn"\nturn = 0\ndisplay = "{display}"\n{seats}', encoding="utf-8")
    return str(path)


@pytest.mark.parametrize(
    ("display", "hands", "scores"),
    [
        ("QH 7C 9C", ("AH KH 7D", "7S 8C 9D", "KS QS 10D"), [0, -1, 0]),
        ("AC 7C 9C", ("AH AS 7D", "7S 8C 9D", "KS QS 10S"), [0, -1, -1]),
        ("KC 7C 8D", ("KH KS 7D", "7S 8C 9D", "AD QD 9C"), None),
    ],
    ids=["4.3 31 ends the round", "6.2 three aces sink all others", "5.2 three kings do not end it"],
)
def test_a_hand_ends_a_round(
    display: str, hands: tuple[str, ...], scores: list[int] | None, schwimmen: Path, biberbau: Terminal, tmp_path: Path
) -> None:
    found = biberbau("apply", "schwimmen", table(tmp_path, display, *hands), "swap-7D-1", "--json").json
    assert found["round_scores"] == scores


@pytest.mark.parametrize(
    ("first", "why"),
    [
        ("AH KH", "each has three cards"),
        ("AH KH AH", "AH is in play twice"),
        ("AH KH ZZ", "'ZZ' is no card"),
        ("AH KH 7D 8D", "there are places for 3 cards"),
        ("AH KH 10H", "somebody holds 31"),
        ("AH AS AD", "somebody holds 31 or three aces"),
    ],
)
def test_a_position_that_cannot_be_is_refused(
    first: str, why: str, schwimmen: Path, biberbau: Terminal, tmp_path: Path
) -> None:
    assert why in biberbau("legal", "schwimmen", table(tmp_path, "QH 7C 9C", first, "7S 8C 9D")).refusal


@pytest.mark.parametrize(
    ("shown", "drawn"),
    [("", "Hand: 3 × ?"), ("- 8C", "Hand: ? 8C ?"), ("? 9D ?", "Hand: ? 9D ?")],
    ids=["nothing is said of it", "one card is known", "one card follows from what is known"],
)
def test_what_nobody_has_seen_is_hidden(shown: str, drawn: str, schwimmen: Path, tmp_path: Path) -> None:
    """Else no world fits what a seat knows, and whoever thinks of one never ends."""
    path = Path(table(tmp_path, "QH 7C 9C", "AH KH 7D", "7S ? ?" if "9D" in shown else "7S 8C 9D"))
    known = f'shown = "{shown}"\n' if shown else ""
    match = Match.from_position(f'game = "schwimmen"\n{path.read_text(encoding="utf-8")}{known}')
    view = match.view(0)
    assert view.legal()[:2] == ["pass", "knock"]
    assert drawn in str(view)
    assert bot("search", budget=10).advise(view) in view.legal()


def test_what_is_known_of_a_hand_lies_in_it(schwimmen: Path, biberbau: Terminal, tmp_path: Path) -> None:
    path = table(tmp_path, "QH 7C 9C", "AH KH 7D", '7S 8C 9D"\nshown = "? 9C ?')
    assert "line 9: shown names other cards than hand" in biberbau("legal", "schwimmen", path).refusal
