"""`python -m tests.browser.toys`: a server that knows the toy game beside the real ones."""

import sys

import tests.server.islet  # noqa: F401 - makes its game known
from tidewood.server.__main__ import main

if __name__ == "__main__":
    sys.exit(main())
