"""Saves, records and scenario files: reading, writing, checking. Speaks plain data; knows no game."""
