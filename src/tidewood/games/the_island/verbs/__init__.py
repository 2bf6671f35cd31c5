"""The steps of a turn, one subject a file."""
