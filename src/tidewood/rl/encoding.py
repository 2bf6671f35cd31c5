"""What all environments share: what an agent sees, what it may do, and what it gets for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeVar

from gymnasium import spaces
from numpy import dtype, int8, int32, ndarray, uint8

from tidewood import Game
from tidewood.api import actions, describe, observation
from tidewood.bots.common import options_of
from tidewood.features import FEATURES, ROW, laid_out, mark

T = TypeVar("T")
SHAPES: Final = ("outcome", "value")
ACTIONS: Final = ("options", "ids")


LEAST_ROOM: Final = 2  # an option, and turning the page
BYTES: Final = dtype(uint8)
MASKS: Final = dtype(int8)
ROWS: Final = dtype(int32)
MORE: Final = -1  # the kind in the row of turning the page; options have kinds from 0


def on_page(own: Sequence[T], page: int, most: int) -> Sequence[T]:
    """What of a list is on a page that has room for so many: all of it, or all but one, whose place turns the page.
    After the last page comes the first.
    """
    if len(own) <= most:
        return own
    begin = page % -(-len(own) // (most - 1)) * (most - 1)
    return own[begin : begin + most - 1]


class ActionIds:
    """Numbers of answers that mean the same in every position, for games that can list all their answers."""

    def __init__(self, game: str, setup: Mapping[str, Any]) -> None:
        self.notations: Final = actions(game, setup)
        if not self.notations:
            raise ValueError(f"{game} has too many answers to number them once and for all; allowed: options")

    def __deepcopy__(self, memo: dict[int, Any]) -> ActionIds:
        """Itself, because it never changes: whoever copies a position need not copy all answers there can be."""
        return self

    def open(self, game: Game, own: Sequence[int]) -> dict[int, int]:
        """By id, in order: the numbers that a player's options have among those of all."""
        ids = game.option_actions()
        return dict(sorted([(ids[i], i) for i in own]))


class Encoder:
    """Arrays of fixed sizes for one set-up, which says for how many options there is room. An action is the number of
    an option in the list of those that are open. A decision with more options than there is room for comes in pages,
    so none is left out: the last action turns the page then, and the game goes on when an option is taken.

    With `ids` an action is a number among all answers that there can ever be, and the options need no features. With
    `reuse_mask` that long mask is one array, which the next observation writes over: it costs less than a new one.
    """

    def __init__(
        self,
        game: str,
        setup: Mapping[str, Any],
        most_options: int | None = None,
        ids: bool = False,
        reuse_mask: bool = False,
    ) -> None:
        self.meaning: Final = observation(game, setup)
        self.competitive: Final = describe(game).competitive
        self.ids: Final = ActionIds(game, setup) if ids else None
        room = self.meaning.most_options if most_options is None else most_options
        if room < LEAST_ROOM:
            raise ValueError(f"most_options is {room}; allowed: {LEAST_ROOM} or more")
        self.most: Final = room if self.ids is None else len(self.ids.notations)
        self.actions: Final = spaces.Discrete(self.most)
        seen: dict[str, spaces.Space[Any]] = {
            "observation": spaces.Box(0, 255, (self.meaning.size,), uint8),
            "action_mask": spaces.Box(0, 1, (self.most,), int8),
        }
        if self.ids is None:
            seen["options"] = spaces.Box(-(2**31), 2**31 - 1, (room, FEATURES), int32)
        self.space: Final = spaces.Dict(seen)
        self._seats: dict[str, int] = {}
        self._shape: Final = (self.meaning.size,)
        self._mask: Final = (self.most,)
        self._rows: Final = (self.most, FEATURES)
        self._reused: Final = bytearray(self.most) if ids and reuse_mask else None
        self._set: list[int] = []  # in that mask

    def __deepcopy__(self, memo: dict[int, Any]) -> Encoder:
        """Itself, like ActionIds; copies of an environment that share one mask use one after the other."""
        return self

    def seen(self, game: Game, player: str, asked: bool = True, page: int = 0) -> dict[str, Any]:
        """What a player sees and may do; nothing while it is somebody else's turn."""
        who = self._seats.get(player)
        if who is None:
            who = self._seat(game, player)
        seen = ndarray(self._shape, BYTES, game.observed(who))
        if self.ids is not None:
            return {"observation": seen, "action_mask": self._marked(game.own_actions(who) if asked else [])}
        own = game.feature_rows(who) if asked else []
        if len(own) > self.most:
            mask, rows = self._paged(own, page)
        else:
            mask, rows = laid_out(own, self.most)
        return {
            "observation": seen,
            "action_mask": ndarray(self._mask, MASKS, mask),
            "options": ndarray(self._rows, ROWS, rows),
        }

    def _paged(self, own: list[bytes], page: int) -> tuple[bytearray, bytearray]:
        """What is on the page, and at its end the row of turning it."""
        mask, rows = laid_out(list(on_page(own, page, self.most)), self.most)
        mask[-1] = 1
        rows[-ROW.size :] = ROW.pack(MORE, page, *[0] * (FEATURES - 2))
        return mask, rows

    def _marked(self, ids: list[int]) -> Any:
        """The mask of ids."""
        if self._reused is None:
            mask = bytearray(self.most)
        else:
            mask = self._reused
            mark(mask, self._set, 0)
        self._set = ids
        mark(mask, ids, 1)
        return ndarray(self._mask, MASKS, mask)

    def open(self, game: Game, player: str, page: int = 0) -> dict[int, int]:
        """The actions that are open to a player and take an option, with the numbers of these among those of all."""
        own = options_of(game, self._seat(game, player)) if not game.is_over else ()
        if self.ids is not None:
            return self.ids.open(game, own)
        return dict(enumerate(on_page(own, page, self.most)))

    def turns_page(self, game: Game, player: str, action: int) -> bool:
        """Whether an action turns the page."""
        if self.ids is not None or action != self.most - 1 or game.is_over:
            return False
        return len(options_of(game, self._seat(game, player))) > self.most

    def _seat(self, game: Game, player: str) -> int:
        who = self._seats.get(player)
        if who is None:
            self._seats = {name: who for who, name in enumerate(game.players)}
            who = self._seats[player]
        return who


def rewards(game: Game, competitive: bool) -> dict[str, float]:
    """What everybody gets at the end: 1 for winning, -1 for losing; shared wins are shared."""
    outcome = game.outcome
    if outcome is None:
        return dict.fromkeys(game.players, 0.0)
    winners = [name for name in outcome["winners"] if name in game.players]
    if not competitive or len(game.players) == 1:
        return {name: 1.0 if name in winners else -1.0 for name in game.players}
    share = (1.0 - (len(winners) - 1) / len(game.players)) if winners else -1.0
    return {name: share if name in winners else -1.0 for name in game.players}
