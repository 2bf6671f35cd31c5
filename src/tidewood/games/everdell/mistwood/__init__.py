"""The modules of Mistwood at the edges: what is dealt at set-up, chosen, shown, laid out by name and drawn again."""
