"""The cards and events of the base game."""
