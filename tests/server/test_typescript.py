"""The generated types of the browser client."""

from __future__ import annotations

from pathlib import Path

import pytest

from biberbau.server.typescript.files import PROTOCOL, generated_files, main

ROOT = Path(__file__).parents[2]
MANIA = Path("web/src/games/biber-mania/pictureTypes.ts")


def interface(text: str, name: str) -> list[str]:
    """Return the fields of an interface without their comments."""
    body = text.split(f"export interface {name} {{\n")[1].split("\n}")[0]
    return [line.strip() for line in body.splitlines() if line.lstrip()[0] not in "/*"]


def test_the_client_has_the_present_types() -> None:
    for path, text in generated_files().items():
        assert (ROOT / path).read_text(encoding="utf-8") == text


@pytest.mark.parametrize("path", generated_files(), ids=str)
def test_drift_is_noticed_and_mended(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for each, text in generated_files().items():
        (tmp_path / each).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / each).write_text(text.replace("export", "declare") if each == path else text, encoding="utf-8")
    command = ["typescript", "--root", str(tmp_path)]
    monkeypatch.setattr("sys.argv", [*command, "--check"])
    assert main() == 1
    assert capsys.readouterr().err.splitlines() == [f"{tmp_path / path} is out of date; make protocol writes it"]
    monkeypatch.setattr("sys.argv", command)
    assert main() == 0
    assert (tmp_path / path).read_text(encoding="utf-8") == generated_files()[path]


def test_a_message_names_its_type_and_optional_fields() -> None:
    generated = "\n".join(text for path, text in generated_files().items() if path.parent == PROTOCOL)
    assert interface(generated, "SeatBot") == [
        "type: 'seat_bot';",
        "id: string;",
        "bot: string;",
        "seat?: number | null;",
    ]
    assert "stage: 'lobby' | 'playing' | 'round_over' | 'match_over';" in interface(generated, "TableInfo")


def test_a_picture_has_the_names_of_its_source_and_what_is_written_there() -> None:
    generated = generated_files()[MANIA]
    assert "export type Group = ShownGroup | HiddenGroup;" in generated
    assert {"phase: Phase;", "piles: Group[][];", "plays: Record<string, Stabs> | null;"} <= {
        *interface(generated, "Picture")
    }
    assert "  /** By seat, how many cards it still has to draw. */\n  losses: number[];" in generated
