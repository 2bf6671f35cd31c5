"""How effects are joined, and for whom and where they happen."""

from __future__ import annotations

from typing import Any

from tidewood.games.spirit_island.rounds import spirit_phase
from tidewood.games.spirit_island.text.composer.base import COMPOSER, Effect, then, unwrapped
from tidewood.games.spirit_island.text.composer.conditions import when
from tidewood.games.spirit_island.text.composer.lands import a_land, each_land
from tidewood.games.spirit_island.verbs import causes, each, lands
from tidewood.kernel.combine import Either, May, Seq, When
from tidewood.kernel.rows import Action
from tidewood.language.values import Message, message


@COMPOSER.says(Action, causes.ByPower, causes.DoneBy)
def _(n: Action[Any] | causes.ByPower | causes.DoneBy) -> Effect:
    return n.part


@COMPOSER.says(Seq)
def _(n: Seq[Any]) -> list[Effect]:
    return list(n.parts)


@COMPOSER.says(Either)
def _(n: Either[Any]) -> Message:
    long = any([COMPOSER.weight(part) for part in n.parts])
    return message("card.either-long" if long else "card.either", parts=list(n.parts))


@COMPOSER.says(May)
def _(n: May[Any]) -> Message:
    return message("card.may", then=then(n.part))


@COMPOSER.says(When)
def _(n: When[Any]) -> Message:
    may = isinstance(n.then, May)
    part = n.then.part if isinstance(n.then, May) else n.then
    otherwise = None if n.otherwise is None else then(n.otherwise)
    return message("card.when", when=when(n.condition), may=may, part=part, then=then(part), otherwise=otherwise)


@COMPOSER.says(spirit_phase.GrowthOption)
def _(n: spirit_phase.GrowthOption) -> list[Any]:
    return [*([message("card.pay", n=n.cost)] if n.cost else []), *n.parts]


# -- for whom


@COMPOSER.says(each.EachSpirit)
def _(n: each.EachSpirit) -> Message:
    part = unwrapped(n.part)
    if isinstance(part, lands.ALand):
        chosen = choice("card.each-spirit-land", part)
        return Message(chosen.id, {**chosen.args, "part": part})
    return message("card.each-spirit", then=then(part))


@COMPOSER.says(each.EachBoard)
def _(n: each.EachBoard) -> Message:
    return message("card.each-board", then=then(n.part))


# -- where


@COMPOSER.says(lands.ALand)
def _(n: lands.ALand) -> Message:
    return choice("card.choose-land" if n.optional else "card.in-land", n)


def choice(id: str, n: lands.ALand) -> Message:
    """A land that is chosen, how far away it may be, and what is done there."""
    return message(
        id,
        land=message("card.land.near") if n.near else a_land(n.land),
        within=n.within if n.within >= 0 else None,
        different=n.different,
        optional=n.optional,
        then=then(n.part),
    )


@COMPOSER.says(lands.EachLand)
def _(n: lands.EachLand) -> Message:
    if n.adjacent:
        return message("card.each-adjacent", then=then(n.part))
    return message("card.each-land", land=each_land(n.land, n.same_board), same_board=n.same_board, then=then(n.part))


@COMPOSER.says(lands.InLandsOf)
def _(n: lands.InLandsOf) -> Message:
    return message("card.in-lands-of-them", then=then(n.part))
