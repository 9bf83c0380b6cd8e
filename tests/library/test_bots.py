"""Bots by name, by path, from packages and as objects; what they play, and what they may not."""

from __future__ import annotations

import dataclasses
import pickle
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import biberbau
from biberbau.bots import WAIT, bot_named, registry
from biberbau.server.catalogue import describe_game
from tests.cli.running import Terminal
from tests.library.sparrow import Cuckoo, Sparrow

GAME = biberbau.game("biber-gang")
PATH = "tests.library.sparrow:Sparrow"
ONE_ROUND = {"rounds": 1}


def test_a_bot_is_had_by_name_and_asked_for_advice() -> None:
    match = biberbau.Match("daumen-drauf", seats=3, seed=7)
    thinker = biberbau.bot("search", budget=200)
    assert thinker.advise(match.view(0), seed=1) in match.legal()
    assert thinker == biberbau.bot("search", budget="200")
    assert biberbau.bot("quick").name == "quick"
    with pytest.raises(biberbau.UnknownBot, match="there are uniform, "):
        biberbau.bot("serach")  # codespell:ignore
    with pytest.raises(biberbau.UnknownBot, match="biber-gang has no bot ''; there are uniform, "):
        biberbau.bot("")
    with pytest.raises(biberbau.BudgetError):
        biberbau.bot("search", budget="soon")


@pytest.mark.parametrize("budget", [5, "5", True])
def test_what_is_no_budget_is_refused_where_a_bot_chooses(budget: Any) -> None:
    match = biberbau.Match("daumen-drauf", seats=3, seed=7)
    with pytest.raises(biberbau.BudgetError, match="playouts=500"):
        biberbau.bot("search").choose(match.view(0), budget=budget)


def test_the_same_simulation_comes_to_the_same() -> None:
    first, again = (biberbau.simulate("daumen-drauf", matches=5, seed=3, options={"games": 1}) for _ in range(2))
    assert first == again == pickle.loads(pickle.dumps(first))
    assert first != biberbau.simulate("daumen-drauf", matches=5, seed=4, options={"games": 1})
    assert first != biberbau.simulate("daumen-drauf", "careful", matches=5, seed=3, options={"games": 1})
    assert first != biberbau.simulate("daumen-drauf", matches=4, seed=3, options={"games": 1})
    again.totals[0, 0] += 1
    assert first != again
    assert first != "another thing"


def test_a_bot_meets_itself_with_more_time() -> None:
    one_game = {"games": 1}
    spoken = biberbau.compare("daumen-drauf", ["search@60", "search@5"], deals=4, options=one_game)
    made = [biberbau.bot("search", 60), biberbau.bot("search@5")]
    assert spoken.lineup == ("search@60", "search@5")
    assert biberbau.compare("daumen-drauf", made, deals=4, options=one_game).totals.tolist() == spoken.totals.tolist()
    assert made[1] == biberbau.bot("search", "5")
    with pytest.raises(biberbau.BudgetError, match="at once"):
        biberbau.simulate("daumen-drauf", "careful@5", 3)


@pytest.mark.parametrize("own", [PATH, Sparrow(GAME)], ids=["path", "object"])
def test_a_bot_of_ones_own_plays_in_simulations_and_comparisons(own: biberbau.Bot | str) -> None:
    simulated = biberbau.simulate("biber-gang", [own, "careful"], matches=4, options=ONE_ROUND)
    assert simulated.bots == ("sparrow" if isinstance(own, Sparrow) else PATH, "careful")
    assert simulated.totals.shape == (4, 2)
    assert "careful" in str(simulated)
    found = biberbau.compare("biber-gang", [own, "careful"], deals=6, options=ONE_ROUND)
    assert found.bots[0].share.mean < 0.5


def test_an_object_is_never_taken_for_the_bot_of_the_house_that_is_called_so() -> None:
    impostor = Sparrow(GAME)
    impostor.name = "careful"
    simulated = biberbau.simulate("biber-gang", [impostor, "uniform"], matches=3, options=ONE_ROUND)
    own = biberbau.simulate("biber-gang", [Sparrow(GAME), "uniform"], matches=3, options=ONE_ROUND)
    assert simulated.bots == ("careful-2", "uniform")
    assert simulated.totals.tolist() == own.totals.tolist()
    impostor.name = "careful@8"
    assert biberbau.compare("biber-gang", [impostor, "uniform"], deals=2, options=ONE_ROUND).repeatable


def test_the_same_matches_come_out_whatever_the_threads() -> None:
    both = [biberbau.simulate("daumen-drauf", PATH, 3, 6, seed=2, threads=threads) for threads in (1, 2)]
    assert both[0].totals.tolist() == both[1].totals.tolist()
    assert [dataclasses.astuple(seat) for seat in both[0].seats] == [
        dataclasses.astuple(seat) for seat in both[1].seats
    ]


def test_what_is_no_bot_is_said_so() -> None:
    for path, why in (
        ("tests.library.nowhere:Sparrow", "cannot be loaded"),
        ("tests.library.sparrow:Owl", "cannot be loaded"),
        ("tests.library.sparrow:", "leads to no bot; say module:Class"),
        (":Sparrow", "leads to no bot; say module:Class"),
        ("tests.library.sparrow:nest", "makes no bot"),
        ("tests.library.sparrow:Egg", "without a method choose"),
    ):
        with pytest.raises(biberbau.BotError, match=why):
            biberbau.simulate("biber-gang", path, matches=1)
    with pytest.raises(biberbau.BotError, match=r"cuckoo wants to take action 111 in seat 0: .*\(clause"):
        biberbau.simulate("biber-gang", Cuckoo(GAME), matches=1)
    with pytest.raises(biberbau.MatchError, match="2 seats and 3 bots"):
        biberbau.simulate("biber-gang", ["uniform"] * 3, seats=2)
    with pytest.raises(biberbau.MatchError, match=r"the number of matches is a whole number from 1 to \d+, not 0"):
        biberbau.simulate("biber-gang", matches=0)
    for seed in (1.5, -1, True):
        with pytest.raises(biberbau.MatchError, match="a seed is a whole number from 0 to"):
            biberbau.simulate("biber-gang", matches=1, seed=seed)  # type: ignore[arg-type]  # It is what is refused.
        with pytest.raises(biberbau.MatchError, match="a seed is a whole number from 0 to"):
            biberbau.compare("biber-gang", ["careful", "uniform"], 1, seed)  # type: ignore[arg-type]  # This, too.
    unordered: tuple[Any, ...] = ({"careful", "uniform"}, {"careful": 1, "uniform": 2})
    for several in unordered:
        with pytest.raises(biberbau.MatchError, match=r"in an order, and a (set|dict) has none that stays"):
            biberbau.simulate("biber-gang", several, matches=1)
    with pytest.raises(biberbau.MatchError, match=f"a seed is a whole number from 0 to {2**62 - 3}, not {2**62 - 2}"):
        biberbau.compare("biber-gang", ["careful", "uniform"], 3, 2**62 - 2)
    with pytest.raises(biberbau.MatchError, match=r"the number of matches is a whole number from 1 to \d+, not 2\.5"):
        biberbau.simulate("biber-gang", matches=2.5)  # type: ignore[arg-type]  # It is what is refused.
    for threads in (0, -1, "2"):
        with pytest.raises(biberbau.MatchError, match=r"the number of threads is a whole number from 1 to 1024, not"):
            biberbau.simulate("biber-gang", matches=1, threads=threads)  # type: ignore[arg-type]  # This, too.
        with pytest.raises(biberbau.MatchError, match=r"the number of threads is a whole number from 1 to 1024, not"):
            biberbau.compare("biber-gang", ["careful", "uniform"], 1, threads=threads)  # type: ignore[arg-type]  # And this.
    for bots, refusal in ((5, "5 is no bot: it has no method choose"), (Sparrow, "Sparrow is a class")):
        with pytest.raises(biberbau.BotError, match=refusal):
            biberbau.simulate("biber-gang", bots, matches=1)  # type: ignore[arg-type]  # It is what is refused.


def test_a_bot_is_asked_with_the_view_of_a_seat_that_may_act() -> None:
    match, careful = biberbau.Match("daumen-drauf", seats=3, seed=7), biberbau.bot("careful")
    assert match.actors == (0,)
    with pytest.raises(biberbau.MatchError, match="seat 1 may not act now"):
        careful.advise(match.view(1))
    with pytest.raises(biberbau.MatchError, match="the view of everybody is no seat's"):
        careful.advise(match.view())
    with pytest.raises(biberbau.MatchError, match=r"as Match\.view\(seat\) returns it, and not <Match daumen-drauf"):
        careful.advise(match)  # type: ignore[arg-type]  # It is what is refused.
    for seed in (1.5, -1, "x"):
        with pytest.raises(biberbau.MatchError, match="a seed is a whole number from 0 to"):
            careful.advise(match.view(0), seed)  # type: ignore[arg-type]  # It is what is refused.
    waiting = biberbau.Match("beanie", seats=3, seed=7)
    assert [biberbau.bot("careful").choose(waiting.view(seat)) for seat in range(3)].count(WAIT) >= 1


@pytest.mark.parametrize("bots", ["quick", Path("gang.npz"), Sparrow(GAME)])
def test_a_single_bot_is_compared_with_nobody(bots: Any) -> None:
    with pytest.raises(biberbau.MatchError, match="a comparison is between bots, one for each seat"):
        biberbau.compare("beanie", bots, deals=1)


@pytest.fixture
def offered() -> Iterator[None]:
    """What is offered in a test is forgotten after it."""
    before = dict(registry.ENTRIES)
    registry.register_installed.cache_clear()
    yield
    registry.ENTRIES.clear()
    registry.ENTRIES.update(before)
    registry.register_installed.cache_clear()


def test_a_package_offers_bots_and_is_named(offered: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    info = tmp_path / "biberbau_sparrow-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: biberbau-sparrow\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[biberbau.bots]\nsparrow = {PATH}\ncareful = {PATH}\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    offered_here = registry.names(GAME)
    assert offered_here[-2:] == ("careful@biberbau-sparrow", "sparrow@biberbau-sparrow")
    assert describe_game(GAME)["bots"][-1] == "sparrow@biberbau-sparrow"
    sparrow = biberbau.bot("sparrow@biberbau-sparrow")
    assert sparrow.advise(biberbau.Match("daumen-drauf", seats=3, seed=7).view(0)) == "show-Y2+"


def packaged(place: Path, package: str, *bots: str) -> None:
    """Lay down what an installed package says of its bots."""
    info = place / f"{package.replace('-', '_')}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    lines = [f"{name} = {PATH}" for name in bots]
    (info / "entry_points.txt").write_text("\n".join(["[biberbau.bots]", *lines, ""]))


def test_the_name_alone_is_enough_where_only_one_bot_has_it(
    offered: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    packaged(tmp_path, "biberbau-sparrow", "sparrow", "careful", "viper")
    packaged(tmp_path, "biberbau-viper", "viper")
    monkeypatch.syspath_prepend(str(tmp_path))
    assert bot_named("sparrow", GAME) is bot_named("sparrow@biberbau-sparrow", GAME)
    assert isinstance(bot_named("sparrow", GAME), Sparrow)
    assert not isinstance(bot_named("careful", GAME), Sparrow)
    assert biberbau.simulate("biber-gang", ["sparrow", "uniform"], matches=1, options=ONE_ROUND).bots == (
        "sparrow",
        "uniform",
    )
    assert registry.offer("sparrow") == "sparrow@biberbau-sparrow"
    both = r"several bots are called 'viper': say viper@biberbau-sparrow or viper@biberbau-viper"
    with pytest.raises(biberbau.UnknownBot, match=both):
        biberbau.simulate("biber-gang", "viper", matches=1)
    with pytest.raises(biberbau.BotError, match=r"there is no bot 'owl'; say module:Class, a policy file \(\.npz\) or"):
        registry.offer("owl")


def test_a_command_takes_the_name_alone(
    offered: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    packaged(tmp_path, "biberbau-sparrow", "sparrow", "viper")
    packaged(tmp_path, "biberbau-viper", "viper")
    monkeypatch.syspath_prepend(str(tmp_path))
    terminal = Terminal(capsys, monkeypatch)
    assert "sparrow" in terminal("simulate", "biber-gang", "--games", "1", "--bots", "sparrow").output
    assert "several bots are called 'viper'" in terminal("simulate", "biber-gang", "--bots", "viper").refusal
    assert "there is no bot 'owl'; say module:Class" in terminal("serve", "--bot", "owl").refusal


def test_a_table_lets_only_offered_bots_sit_down(offered: None) -> None:
    """A path from a visitor must not load a module."""
    assert PATH not in registry.names(GAME)
    assert registry.offer(PATH) == "Sparrow@tests.library.sparrow"
    assert registry.offer(PATH) == registry.names(GAME)[-1]
    with pytest.raises(biberbau.BotError, match="cannot be loaded"):
        registry.offer("tests.library.sparrow:Owl")


@pytest.mark.long
def test_the_command_line_takes_a_path() -> None:
    command = [sys.executable, "-m", "biberbau", "simulate", "biber-gang", "--games", "2", "--bots"]
    played = subprocess.run([*command, f"{PATH},uniform"], capture_output=True, text=True, check=True)
    assert PATH in played.stdout
    refused = subprocess.run([*command, "tests.nowhere:Bot"], capture_output=True, text=True, check=False)
    assert refused.returncode == 2
    assert refused.stderr.startswith("biberbau simulate: the bot tests.nowhere:Bot cannot be loaded")
    assert refused.stderr.count("\n") == 1
