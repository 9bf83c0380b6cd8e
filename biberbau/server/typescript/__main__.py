"""The command that writes the client's types."""

import sys

from biberbau.server.typescript.files import main

sys.exit(main())
