"""The variants that come with the house: each is one, is listed, and is found by its name wherever a game is."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import biberbau as library
from biberbau.core.texts import LANGUAGES, render
from biberbau.games import game_named, game_names
from biberbau.games.variant import all_written, variant_files, variant_of
from tests.cli.running import Outcome, Terminal
from tests.cli.transcripts import REPOSITORY


@pytest.mark.parametrize("name", variant_files())
def test_each_changes_something_under_a_name_of_its_own(name: str) -> None:
    variant = variant_of(name)
    assert variant.game.variant
    assert variant.game is not game_named(variant.game.name)
    assert name not in game_names()
    assert variant_files()[name].read_text(encoding="utf-8").startswith("# ")
    variant.game.check_table(variant.seats, variant.game.encode_options(variant.options).tolist())


@pytest.mark.parametrize("name", variant_files())
def test_each_has_its_words_in_both_languages_and_its_line_in_the_documentation(name: str) -> None:
    written = all_written()[name]
    stem = f"{written.game.name}-variant-{name}"
    asks = {language: render(language, f"{stem}-asks") for language in LANGUAGES}
    assert all(text.endswith("?") for text in asks.values())
    assert render("en", stem) == written.name
    assert render("de", stem)
    title, asked = render("en", f"{written.game.name}-title"), asks["en"]
    line = f"| `{name}` | {title} | {asked[0].lower()}{asked[1:]} |"
    assert line in (REPOSITORY / "docs/designing.md").read_text(encoding="utf-8").splitlines()


@pytest.mark.skipif(not Path("/dev/fd").exists(), reason="the system gives pipes no names")
def test_one_may_come_out_of_a_pipe(biberbau: Terminal, tmp_path: Path) -> None:
    """As a shell gives what another command writes."""
    pair = ("--deals", "2", "--option", "rounds=1", "--bots", "careful,uniform", "--json")

    def arena(*more: str) -> Outcome:
        reading, writing = os.pipe()
        os.write(writing, (REPOSITORY / "docs/examples/six-beavers.toml").read_bytes())
        os.close(writing)
        try:
            return biberbau("arena", f"/dev/fd/{reading}", *pair, *more)
        finally:
            os.close(reading)

    assert ",beavers:6," in arena().json["variant"]
    assert "name a file, not '/dev/fd/" in arena("--keep", str(tmp_path / "kept.jsonl")).refusal


def test_they_are_listed_beneath_their_games(biberbau: Terminal) -> None:
    listed = {game["name"]: game["variants"] for game in biberbau("games", "--json").json["games"]}
    found = [variant["name"] for variants in listed.values() for variant in variants]
    assert sorted(found) == sorted(variant_files())
    assert len(found) >= 6
    assert all(len(variants) >= 2 for variants in listed.values())
    assert "    no-beavers  (No beavers)" in biberbau("games").output.splitlines()
    assert "    no-beavers  (Ohne Biber)" in biberbau("games", "--language", "de").output.splitlines()


@pytest.mark.long
def test_one_is_played_by_its_name(biberbau: Terminal) -> None:
    played = biberbau("simulate", "quick-thumbs", "--games", "5", "--bots", "uniform", "--json").json
    assert (played["game"], played["players"], played["options"]["games"]) == ("daumen-drauf", 3, "1")
    match = library.Match("quick-thumbs", seed=1)
    assert (match.seats, match.variant) == (3, "extra_values:1,hand_size:3")


def test_what_is_neither_a_game_nor_a_variant_is_refused(biberbau: Terminal) -> None:
    assert "there is no game 'quick-thumb'" in biberbau("simulate", "quick-thumb").refusal
