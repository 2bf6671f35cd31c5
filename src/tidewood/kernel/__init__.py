"""The kernel: state, nodes, frames, decisions, chance, log. It knows no game."""
