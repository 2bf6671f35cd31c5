"""`python -m tidewood.cli`"""

from tidewood.cli import main

main()
