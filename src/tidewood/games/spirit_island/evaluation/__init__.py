"""What bots think of a position. No rule depends on it."""
