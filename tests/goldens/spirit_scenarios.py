"""Samples of what the scenarios of the expansions ask and tell, for the golden files of texts."""

from __future__ import annotations

from collections.abc import Callable

from tidewood.games.spirit_island import hooks
from tidewood.games.spirit_island.pieces import TOWN, thief
from tidewood.games.spirit_island.rule_numbers import RULE_IDS
from tidewood.games.spirit_island.scenarios.branch_and_claw import artifacts, second_wave, ward_the_shores
from tidewood.games.spirit_island.scenarios.branch_and_claw import powers_long_forgotten as forgotten
from tidewood.games.spirit_island.scenarios.branch_and_claw import rituals_of_the_destroying_flame as flame
from tidewood.games.spirit_island.scenarios.jagged_earth import despicable_theft, elemental_invocation, the_great_river
from tidewood.games.spirit_island.verbs import invaders, new_boards, woven_lands
from tidewood.games.spirit_island.verbs.verb import STOP
from tidewood.kernel.combine import JOINT_OPTION
from tidewood.kernel.core import Frame, Scope
from tidewood.kernel.log import Event
from tidewood.kernel.votes import DECLINE, VOLUNTEER

Sample = tuple[Frame, tuple[int, ...]]

VOLUNTEERS, DECLINES = JOINT_OPTION.put(VOLUNTEER), JOINT_OPTION.put(DECLINE)


def questions(place: Callable[[str], int], card: int) -> list[Sample]:
    """Questions of p1, with the options to show."""
    a5 = place("A5")
    own = Scope(0, mode=hooks.SPIRIT)
    return [
        (Frame(ward_the_shores.PlayFaceDown(), own), (card,)),
        (Frame(ward_the_shores.WARD, own), (a5,)),
        (Frame(flame.PayForHarm(), own.at(a5)), (VOLUNTEERS, DECLINES)),
        (Frame(flame.BackToLand(), own.at(a5).about(TOWN, place("A4"))), (place("A4"),)),
        (Frame(second_wave.PushSurplus(), own.from_origin(a5)), (place("A4"),)),
        (Frame(second_wave.CallForHelp(), own), (card,)),
        (Frame(second_wave.USE_HELP, own), (0,)),
        (Frame(woven_lands.JoinLands(), own.at(a5)), (place("A4"),)),
        (Frame(woven_lands.DIVIDE.part, own.at(a5).from_origin(place("A4"))), (TOWN << 1, 1, STOP)),
        (Frame(new_boards.NewBoard(), own.at(a5)), (0,)),
        (Frame(new_boards.SETTLE, own, 0), (a5,)),
        (Frame(new_boards.SETTLE_PRESENCE, own, 2), (a5, STOP)),
        (Frame(invaders.BUILD_STEP.skip, own), (0,)),
        (Frame(elemental_invocation.PlaceElement(), own), (0,)),
        (Frame(elemental_invocation.PlaceElement(), own, held=0), (0,)),
        (Frame(the_great_river.HOLD_TOWN, Scope(-1, place=a5), held=TOWN), (VOLUNTEERS, DECLINES)),
        (Frame(forgotten.USE_AT_ONCE, Scope(-1), held=1), (1, 0)),
        (Frame(forgotten.CALL, own), (3, forgotten.WHAT.put(forgotten.GAIN))),
        (Frame(forgotten.HideSources(), Scope(-1)), (a5,)),
        (Frame(despicable_theft.SeekToEscape(), Scope(-1, place=a5), 1, thief()), (place("A4"),)),
        (Frame(despicable_theft.Thwart(), own.at(a5), 0, thief(3)), (place("A4"),)),
        (Frame(artifacts.PayExtra(artifacts.HARM_PAID, artifacts.HARM_ASKED), own), (0, STOP)),
        (Frame(artifacts.PayExtra(artifacts.MOVE_PAID, artifacts.MOVE_ASKED), own), (0, STOP)),
    ]


def happened(a5: int, card: int) -> list[Event]:
    pattern = RULE_IDS.index("warding-pattern")
    return [
        Event("marker-put", (pattern, a5)), Event("marker-gone", (pattern, a5)), Event("face-down", (0, card)),
        Event("declined", (1,)),
        Event("board-sunk", (0,)), Event("lands-joined", (a5, a5 - 1)), Event("lands-parted", (a5, a5 - 1)),
    ]  # fmt: skip
