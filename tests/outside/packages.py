"""Packages on the path with their entry points, as an installer leaves them there; nothing is fetched."""

from __future__ import annotations

import shutil
import tomllib
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[2]
SCHWIMMEN = REPOSITORY / "examples" / "schwimmen"


def install(source: Path, target: Path) -> None:
    """Lay the package of a project, and what its metadata says, into a folder as an installer does."""
    project = tomllib.loads((source / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for group, points in project["entry-points"].items():
        for value in points.values():
            package = value.partition(":")[0]
            shutil.copytree(source / package, target / package, ignore=shutil.ignore_patterns("__pycache__"))
        lines = [f"[{group}]", *(f"{name} = {value}" for name, value in points.items())]
        folder = target / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
        folder.mkdir()
        (folder / "METADATA").write_text(
            f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n", encoding="utf-8"
        )
        (folder / "entry_points.txt").write_text("\n".join([*lines, ""]), encoding="utf-8")
