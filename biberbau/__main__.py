"""`python -m biberbau` is the command `biberbau`."""

import sys

from biberbau.cli import main

if __name__ == "__main__":
    sys.exit(main())
