"""Playing in a terminal: one keyboard, people and bots around it."""
