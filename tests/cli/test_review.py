"""`review`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from biberbau import Match
from tests.cli.running import MATCH, Terminal


def test_review_says_what_was_lost_where(biberbau: Terminal) -> None:
    found = biberbau("review", MATCH, "--seat", "1", "--budget", "200", "--json").json
    assert (found["game"], found["seats"], found["budget"]) == ("biber-gang", [1], 200)
    decisions = {(one["step"], one["seat"]): one for one in found["decisions"]}
    (seat,) = found["by_seat"]
    assert seat["decisions"] == len(decisions) == seat["fine"] + len(found["mattered"])
    worst = decisions[found["mattered"][0]["step"], 1]
    output = biberbau("review", MATCH, "--seat", "1", "--budget", "200", "--most", "1", "--language", "en").output
    row, worth, *why = output[output.index("step  round") :].splitlines()[1:]
    prices = worst["prices"][:3]
    prices += [taken(worst)] * (taken(worst) not in prices)
    told = [f"{one['action']} {one['points']:.2f}{off(one)} ({100 * one['chance']:.0f} %)" for one in prices]
    assert worth.strip() == f"worth in points (chance to win): {', '.join(told).replace(' ± 0.00', '', 1)}"
    seconded = ["The bot that thinks further ahead would have done it, too"] if worst["seconded"] else []
    assert [line.strip() for line in why[: len(worst["reasons"])]] == [
        f"{one['action']}: {one['text']}" for one in worst["reasons"]
    ]
    rest = [line.strip() for line in why[len(worst["reasons"]) :]]
    assert [line.removeprefix(f"{worst['done']}: ").partition(":")[0] for line in rest] == seconded
    assert {one["action"] for one in worst["reasons"]} <= {worst["done"], worst["best"]}
    assert all(not one["reasons"] for one in decisions.values() if one["fine"])
    listed = row.split()
    assert listed[:5] == [str(worst["step"]), str(worst["round"]), "1", worst["done"], worst["best"]]
    assert listed[5] == f"{worst['prices'][0]['points'] - taken(worst)['points']:.2f}"
    assert "what lost most" not in biberbau("review", MATCH, "--budget", "20", "--most", "0").output


def test_review_speaks_german(biberbau: Terminal) -> None:
    asked = ("review", MATCH, "--seat", "1", "--budget", "200", "--luck", "--language")
    german, english = (biberbau(*asked, language).output for language in ("de", "en"))
    assert "Platz  Entscheidungen" in german
    assert "Runde  Platz" in german[german.index("Glück und Können") :]
    words = {word for word in german.split() if word.isalpha()} & {word for word in english.split() if word.isalpha()}
    assert words <= {"Biber", "Gang", "in", "pile", "deck"}, words


def test_review_calls_a_deal_what_the_rulebook_calls_it(biberbau: Terminal, tmp_path: Path) -> None:
    begun = tmp_path / "begun.txt"
    begun.write_text(Match("daumen-drauf", seats=2, seed=1).record)
    output = biberbau("review", str(begun), "--luck", "--language", "en").output
    assert output.endswith("no game is over\n")


def off(price: dict[str, Any]) -> str:
    """Return how far a price may be off beside the best."""
    behind = price["points_behind"]
    return f" ± {(behind['high'] - behind['low']) / 2:.2f}"


def taken(decision: dict[str, Any]) -> dict[str, Any]:
    """Return the price of what was done."""
    (price,) = [price for price in decision["prices"] if price["action"] == decision["done"]]
    found: dict[str, Any] = price
    return found


def test_review_refuses_what_it_cannot_read(biberbau: Terminal) -> None:
    assert "there is no seat 5" in biberbau("review", MATCH, "--seat", "5").refusal
    assert "begins with" in biberbau("review", "-", typed="no record\n").refusal
    broken = Path(MATCH).read_text(encoding="utf-8").replace("0:deck", "0:dock", 1)
    assert "dock" in biberbau("review", "-", typed=broken).refusal
    crowd = Path(MATCH).read_text(encoding="utf-8").replace("seats=2", f"seats={10**20}", 1)
    assert "for 2 to 6 players" in biberbau("review", "-", typed=crowd).refusal
