"""The build hook: an installed Biberbau brings its browser table along and needs no Node.

It works the same for a wheel, an editable install and an install from a repository.  Where no Node is found, the build
environment gets one as a Python package.  With `BIBERBAU_ASSETS=prebuilt` nothing is built and the assets that lie in
biberbau/server/static are taken.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent / "web"))
import assets


class BrowserTable(BuildHookInterface[Any]):
    """Builds the assets into the package before its files are gathered."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Ask for a Node only where one is needed and none is found."""
        needed = not prebuilt() and not assets.is_built(assets.source_hash()) and assets.npm_on_path() is None
        return [assets.NODE_PACKAGE] if needed else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build, unless the assets are to be taken as they are; AssetsError says what is missing."""
        if not prebuilt():
            assets.build()
        elif not (assets.STATIC / "index.html").exists():
            raise assets.AssetsError(f"BIBERBAU_ASSETS=prebuilt, but there is no index.html in {assets.STATIC}")


def prebuilt() -> bool:
    """Whether the environment says that the assets are built already."""
    return os.environ.get("BIBERBAU_ASSETS") == "prebuilt"
