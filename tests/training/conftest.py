"""What the tests of this folder share."""

from tests.cli.conftest import biberbau as biberbau
