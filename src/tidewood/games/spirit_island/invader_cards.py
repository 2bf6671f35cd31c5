"""The Invader cards."""

from __future__ import annotations

from typing import Final, NamedTuple

from tidewood.games.spirit_island.pieces import JUNGLE, MOUNTAIN, SANDS, TERRAIN_SET, TERRAINS, WETLAND

COASTAL: Final = TERRAIN_SET.only(8)  # beside the terrains in the mask of a card: all coastal lands


class InvaderCard(NamedTuple):
    id: str
    stage: int
    mask: int  # terrains it shows, or COASTAL
    escalates: bool


def _cards() -> list[InvaderCard]:
    """Stage I and II show one terrain, stage III two; one of stage II all coastal lands."""
    order = (JUNGLE, MOUNTAIN, SANDS, WETLAND)
    found = [InvaderCard(TERRAINS[t], 1, TERRAIN_SET.only(t), False) for t in order]
    found += [InvaderCard(f"{TERRAINS[t]}-2", 2, TERRAIN_SET.only(t), True) for t in order]
    found.append(InvaderCard("coastal", 2, COASTAL, False))
    for i, a in enumerate(order):
        for b in order[i + 1 :]:  # SI-INVADER-11
            found.append(InvaderCard(f"{TERRAINS[a]}-{TERRAINS[b]}", 3, TERRAIN_SET.made_of((a, b)), False))
    return found


CARDS: Final = _cards()
CARD: Final = {card.id: i for i, card in enumerate(CARDS)}
STAGES: Final = [[i for i, card in enumerate(CARDS) if card.stage == stage] for stage in (1, 2, 3)]
COASTAL_CARD: Final = CARD["coastal"]
BACKS: Final = ("I", "II", "III")  # of face-down cards, by stage
CARD_IDS: Final = [*CARD, *BACKS]


def back(stage: int) -> int:
    """A face-down card of a stage, 1 to 3."""
    return len(CARDS) + stage - 1


def is_back(card: int) -> bool:
    return card >= len(CARDS)


def stage_of_card(card: int) -> int:
    return card - len(CARDS) + 1 if is_back(card) else CARDS[card].stage


class ExtraBuild(NamedTuple):
    """A Build space left of Ravage, which cards reach before they are discarded."""

    until_stage: int = 0  # it goes when a card of this stage comes onto it; 0: it stays
