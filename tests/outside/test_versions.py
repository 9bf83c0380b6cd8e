"""A stranger's package brings the next version of its game, and the one before for old records."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.cli.running import Terminal
from tests.outside.conftest import forget


@pytest.mark.long
def test_a_record_is_verified_by_the_version_that_it_names(schwimmen: Path, biberbau: Terminal) -> None:
    played = biberbau("play", "schwimmen", "--seed", "07" * 32, "--option", "lives=1", typed="bot\n" * 40)
    record = next(line for line in played.output.splitlines() if line.startswith("biberbau/1 schwimmen/1 "))
    package = schwimmen / "schwimmen"
    kept = package / "earlier" / "schwimmen_1"
    shutil.copytree(package, kept, ignore=shutil.ignore_patterns("earlier", "texts"))
    (package / "earlier" / "__init__.py").touch()
    for path in kept.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        text = text.replace("from schwimmen", "from schwimmen.earlier.schwimmen_1")
        path.write_text(text.replace('package="schwimmen"', 'package="schwimmen.earlier.schwimmen_1"'), "utf-8")
    face = package / "__init__.py"
    face.write_text(face.read_text("utf-8").replace("version=1", "version=2"), "utf-8")
    points = next(schwimmen.glob("*.dist-info")) / "entry_points.txt"
    with points.open("a", encoding="utf-8") as file:
        file.write("[biberbau.games.earlier]\nschwimmen.1 = schwimmen.earlier.schwimmen_1:GAME\n")
        # What is no number as one is written is no version, and in nobody's way.
        file.writelines(f"schwimmen.{name} = schwimmen:GAME\n" for name in ("²", "01", "9" * 5000, "1.1", "old"))
    forget()
    assert biberbau("games", "--json").json["games"][-1]["version"] == 2
    assert biberbau("verify", record).status == 0
    refusal = biberbau("verify", record.replace("schwimmen/1", "schwimmen/3")).refusal
    assert "schwimmen is here in version 1, 2, and not in 3" in refusal
