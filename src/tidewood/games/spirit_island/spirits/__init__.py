"""Content of Spirit Island."""
