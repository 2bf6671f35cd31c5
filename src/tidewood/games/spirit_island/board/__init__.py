"""The island boards, how they lie together, and the map they make."""
