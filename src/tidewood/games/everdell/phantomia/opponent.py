"""Phantomia as an opponent: her set-up, her turn, what she is given and what she scores."""

from __future__ import annotations

from typing import Final

from tidewood.games.everdell.opponent import OPPONENTS, Opponent
from tidewood.games.everdell.phantomia.cards import SETS
from tidewood.games.everdell.phantomia.deck.cards import OUT_OF_GAME, PILE, STACK
from tidewood.games.everdell.phantomia.deck.checks import DOUBTS
from tidewood.games.everdell.phantomia.happenings import HER_DOUBT, HER_LEVEL
from tidewood.games.everdell.phantomia.scoring import her_lines
from tidewood.games.everdell.phantomia.seasons import END, LAST_EVENT, OPEN_LAIR, PREPARE, ROLL_GIFTS
from tidewood.games.everdell.phantomia.table import her_table
from tidewood.games.everdell.phantomia.turn import HER_TURN
from tidewood.games.everdell.phantomia.verbs import modules
from tidewood.games.everdell.phantomia.verbs.action_options import ACT, PLAY_PILE, STEPS, TOKENS
from tidewood.games.everdell.phantomia.verbs.lair import ASK_FOOL, receive, receive_card
from tidewood.games.everdell.phantomia.verbs.naming import others
from tidewood.games.everdell.phantomia.verbs.turning_up import LOOK
from tidewood.games.everdell.pieces import HOME, SPACES, WAITING, WINTER, WORKERS
from tidewood.games.everdell.rules import PHANTOMIA
from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.view import EverdellView
from tidewood.kernel.bits import PLAYER_SET
from tidewood.kernel.core import Frame, Node
from tidewood.kernel.rows import Rule

assert SETS  # their steps are among the roots below
LEFT_BOARD: Final = 2  # spider workers that she has from the start [PH-SETUP-12]


class SetUp(Node[Valley]):
    """Her pieces, her deck, the action cards by season. [PH-SETUP-09 to PH-SETUP-21, G03]"""

    def run(self, s: Valley, f: Frame) -> None:
        first = s.players * WORKERS
        s.at[first : first + WORKERS] = [HOME] * LEFT_BOARD + [WAITING] * (WORKERS - LEFT_BOARD)  # PH-SETUP-13
        s.actions = []
        for card in s.rules.her_deck.actions:
            if "pearlbrook" in card.sets:
                s.actions.append(OUT_OF_GAME)  # PH-SETUP-17
            else:
                # By season; she begins in winter. [PH-SETUP-16, PH-SETUP-18, PH-SETUP-11, PH-GAME-05]
                s.actions.append(STACK if card.season == WINTER else PILE)
        s.webs = [0] * SPACES  # PH-MODULE-02
        for number in dict.fromkeys([number for number, _ in s.rules.her_deck.warnings]):
            s.tell(HER_DOUBT, (DOUBTS.index(number),))
        s.tell(HER_LEVEL, (s.rules.phantomia_level, 1 if s.rules.her_deck.house_points else 0))
        receive(s, s.players, tokens=False)  # 1 card against one human, 2 against two [PH-SETUP-09]
        modules.set_up(s)


class Phantomia(Opponent):
    """She takes turns like a player; her action cards alone settle what she does. [PH-GAME-02, PH-GAME-06]"""

    name = PHANTOMIA

    def lines(self, s: Valley) -> dict[str, int]:
        return her_lines(s)

    def finished(self, s: Valley) -> bool:
        """[PH-GAME-08, PH-SCORE-01]"""
        return bool(s.passed[s.players])

    def receives(self, s: Valley, giver: int, kind: int, n: int) -> None:
        """Resources are discarded, and she receives as many cards without tokens. [PH-DECK-07, PH-DECK-08, G04]"""
        receive(s, n, tokens=False)

    def receives_card(self, s: Valley, giver: int, card: int) -> None:
        """A card given to her goes into her deck; only the giver knows it. [PH-DECK-05]"""
        s.take_from_hand(giver, card, others(s, giver))
        receive_card(s, card, PLAYER_SET.only(giver))

    def draws(self, s: Valley, n: int) -> None:
        """She is a player like others, and never declines. [PH-GAME-02, PH-DECK-03]"""
        receive(s, n)

    def add_to(self, table: EverdellView, s: Valley, eyes: int) -> None:
        table["phantomia"] = her_table(s, eyes)


SET_UP: Final = SetUp()
HERSELF: Final = Phantomia()
HERSELF.set_up = SET_UP
HERSELF.turn = HER_TURN
OPPONENTS[PHANTOMIA] = HERSELF
ROOTS: Final[dict[str, Node[Valley]]] = {
    "her-set-up": SET_UP,
    "her-turn": HER_TURN,
    "her-act": ACT,
    "her-tokens": TOKENS,
    "her-pile": PLAY_PILE,
    "her-prepare": PREPARE,
    "her-end": END,
    "her-gifts": ROLL_GIFTS,
    "her-lair": OPEN_LAIR,
    "her-last-event": LAST_EVENT,
    "her-look": LOOK,
    "her-fool": ASK_FOOL,
    **{f"her:{step.word}": step for step in STEPS},
    **modules.ROOTS,
}
RULES: Final[dict[str, Rule[Valley]]] = modules.RULES
