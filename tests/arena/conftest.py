from tests.cli.conftest import call, run

__all__ = ["call", "run"]
