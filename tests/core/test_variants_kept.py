"""Compiled code of variants does not fill the disk: what was used last stays, with all that was made for it."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from biberbau.core.folders import USED
from biberbau.core.variants_kept import forget_variants, places_of_variants


def lay(root: Path, name: str, text: str, used: int) -> None:
    """Lay a folder as one that was made from a module, and last used then."""
    place = root / name
    place.mkdir()
    (place / "module.py").write_text(text, encoding="utf-8")
    (place / USED).touch()
    os.utime(place / USED, (used, used))


def test_variants_that_were_not_used_for_the_longest_time_go_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BIBERBAU_CACHE", str(tmp_path))
    for number in range(3):
        home = f"biberbau_variant_biber_gang_{number}"
        lay(tmp_path, f"{home}-0", "", used=100 + number)
        lay(tmp_path, f"{home}.games.biber_gang.rules-0", "", used=100 + number)
        driver = f"biberbau_generated.biber_gang_entry_{number}"
        lay(tmp_path, driver, f"from {home}.games.biber_gang.rules import apply\n", used=100 + number)
        search = f"biberbau_generated.biber_gang_search_{number}"
        lay(tmp_path, search, f"from {driver} import entry\n", used=900 if number == 0 else 100)
    lay(
        tmp_path, "biberbau_generated.biber_gang_entry_9", "from biberbau.games.biber_gang.rules import apply\n", used=1
    )
    assert {home[-1]: len(places) for home, places in places_of_variants().items()} == {"0": 4, "1": 4, "2": 4}
    assert forget_variants(2, held=["biberbau_variant_biber_gang_1"]) == ["biberbau_variant_biber_gang_2"]
    assert {home[-1] for home in places_of_variants()} == {"0", "1"}
    assert len(list(tmp_path.iterdir())) == 9
    assert forget_variants(2) == []


def test_what_another_process_removes_meanwhile_is_passed_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BIBERBAU_CACHE", str(tmp_path))
    driver = "biberbau_generated.biber_gang_entry_1"
    lay(tmp_path, driver, "from biberbau_variant_biber_gang_1.games.biber_gang.rules import apply\n", used=1)
    # It is listed, and not there any more when it is read.
    (tmp_path / driver / "gone.py").symlink_to(tmp_path / "nowhere")
    assert list(places_of_variants()) == ["biberbau_variant_biber_gang_1"]
