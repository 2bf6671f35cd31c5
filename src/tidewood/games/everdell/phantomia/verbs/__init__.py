"""The steps that her turn and her cards are made of."""
