"""The generated types of the browser client."""

from __future__ import annotations

from pathlib import Path

import pytest

from biberbau.server.typescript import generate, main

CLIENT = Path(__file__).parents[2] / "web" / "src" / "protocol.ts"


def test_the_client_has_the_present_types() -> None:
    assert CLIENT.read_text(encoding="utf-8") == generate()


def test_drift_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    stale = tmp_path / "protocol.ts"
    stale.write_text(generate().replace("seen: number", "seen: string"), encoding="utf-8")
    monkeypatch.setattr("sys.argv", ["typescript", "--check", str(stale)])
    assert main() == 1
    assert "out of date" in capsys.readouterr().err


def test_a_message_names_its_type_and_optional_fields() -> None:
    generated = generate()
    assert (
        "export interface SeatBot {\n  type: 'seat_bot';\n  id: string;\n  bot: string;\n  seat?: number | null;\n}"
        in generated
    )
    assert "stage: 'lobby' | 'playing' | 'round_over' | 'match_over';" in generated
