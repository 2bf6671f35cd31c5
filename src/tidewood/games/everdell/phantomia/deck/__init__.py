"""Phantomia's action and points cards: data, read from files and checked."""
