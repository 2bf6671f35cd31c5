"""Spirits, by set."""
