"""The steps that effects are made of."""
