"""What was chosen before a game."""

from __future__ import annotations

from typing import Final

from tidewood.games.the_island.pieces import ADVENTURERS, PER_COLOUR


class Rules:
    """The set-up of a game: it never changes during play, so all copies share it."""

    def __init__(
        self,
        players: int = 2,
        colours: int = 1,
        overpopulation: bool = False,
        bitter_end: bool = False,
        equal_values: bool = False,
        island_sinks: bool = False,
        creatures_may_stay: bool = False,
        wind_moves_empty_ships: bool = False,
        boarding_wakes_creatures: bool = True,
        rim_only: bool = False,
        ships_per_colour: bool = False,
        owners_look: bool = False,
        quiet_rounds: int = 20,
        start_player: str = "random",
    ) -> None:
        self.players: Final = players
        self.colours: Final = colours
        self.overpopulation: Final = overpopulation
        self.bitter_end: Final = bitter_end
        self.equal_values: Final = equal_values
        self.island_sinks: Final = island_sinks
        self.creatures_may_stay: Final = creatures_may_stay
        self.wind_moves_empty_ships: Final = wind_moves_empty_ships
        self.boarding_wakes_creatures: Final = boarding_wakes_creatures
        self.rim_only: Final = rim_only
        self.ships_per_colour: Final = ships_per_colour
        self.owners_look: Final = owners_look
        self.quiet_rounds: Final = quiet_rounds
        self.start_player: Final = start_player
        self.each: Final = PER_COLOUR * colours  # adventurers of one player
        # the adventurers of each player
        self.teams: Final = tuple([ADVENTURERS.span(who * self.each, self.each) for who in range(players)])
