"""What bots think of a position; no rule looks here."""
