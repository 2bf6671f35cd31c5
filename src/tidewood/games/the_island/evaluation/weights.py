"""What the value of a position is made of: how much each thing that can be seen does to a chance of rescue.

The weights were fitted to the outcomes of games between bots, round by round with the bots that the last fit gave. A
chance is the logistic of their sum.
"""

from __future__ import annotations

from typing import Final

MEAN_WORTH: Final = 2.8  # of the ten adventurers of a colour
DETOUR: Final = 3  # steps that a landing space with a creature on it seems further away
HELD_WIND: Final = 2.0  # movement points that a held tile saves
HELD_DOLPHIN: Final = 1.5
SHARED: Final = 0.6  # part of the steps one pays oneself where others control the ship too
CARRIED: Final = 0.35  # and where only others do
SLACK_UNIT: Final = 6.0  # movement points
MOST_SLACK: Final = 1.5

# aboard a ship
A_BASE: Final = 0.84
A_WORTH: Final = 0.17
A_TURNS: Final = -0.016
A_SLACK: Final = 0.67
A_SHORT: Final = -0.13
A_STEPS: Final = -0.20
A_THERE: Final = 0.26
A_NEAR: Final = 0.12
A_FAR: Final = -0.13
A_SERPENT: Final = -0.67
A_SERPENT_2: Final = -0.21
A_WHALE: Final = -0.16
A_PAIR: Final = 0.09
A_CREW: Final = -0.5
A_SHARED: Final = 0.45
A_CARRIED: Final = 0.23
A_OTHERS: Final = -0.45
A_NOW: Final = 0.02
A_THERE_NOW: Final = 0.90
A_LANDS_NOW: Final = 0.63
A_BEYOND: Final = -1.88
# on land
L_BASE: Final = -1.05
L_WORTH: Final = 0.17
L_TURNS: Final = 0.144
L_SLACK: Final = 0.51
L_SHORT: Final = 0.84
L_STEPS: Final = -0.18
L_LOWEST: Final = -1.65
L_NEXT: Final = -0.10
L_COAST: Final = -0.28
L_LOWEST_COAST: Final = 1.41
L_SHIP: Final = 0.80
L_SHIP_DANGER: Final = 0.20
L_SHIP_OWN: Final = -0.78
L_SHIP_OTHERS: Final = -0.25
L_NOW: Final = 0.06
L_LATE: Final = -0.29
L_BEYOND: Final = -1.14
# in the water
S_BASE: Final = -0.30
S_WORTH: Final = 0.12
S_TURNS: Final = 0.048
S_SLACK: Final = 0.71
S_SHORT: Final = 0.45
S_STEPS: Final = -0.29
S_THERE: Final = 0.87
S_NEAR: Final = 0.05
S_LATE: Final = -0.58
S_SERPENT: Final = -0.95
S_SERPENT_2: Final = -0.37
S_SHARK: Final = -0.33
S_SHARK_2: Final = -0.50
S_SHIP: Final = 0.63
S_SHIP_OWN: Final = -0.52
S_SHIP_OTHERS: Final = -0.51
S_SHIP_NEAR: Final = 0.03
S_NOW: Final = 0.08
S_SHARKS: Final = 0.053
S_BEYOND: Final = -1.91
# placed, before the first turn
P_BASE: Final = 2.85
P_WORTH: Final = 0.17
P_TURNS: Final = -0.304
P_SLACK: Final = 0.46
P_SHORT: Final = 1.27
P_STEPS: Final = -0.11
P_LOWEST: Final = -1.03
P_NEXT: Final = -0.44
P_COAST: Final = 0.60
P_LOWEST_COAST: Final = 0.66
P_SHIP: Final = -0.10
P_SHIP_DANGER: Final = 0.20
# who wins: the spread of the outcome, in points
SPREAD: Final = 0.555
SPREAD_A_TURN: Final = 0.106
