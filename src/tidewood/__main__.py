"""`python -m tidewood`"""

from tidewood.cli import main

main()
