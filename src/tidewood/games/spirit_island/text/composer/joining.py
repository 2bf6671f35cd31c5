"""How effects are joined, and for whom and where they happen."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any, Final

from tidewood.games.spirit_island.rounds import spirit_phase
from tidewood.games.spirit_island.text.composer.amounts import some
from tidewood.games.spirit_island.text.composer.base import COMPOSER, Effect, then, unwrapped
from tidewood.games.spirit_island.text.composer.conditions import when
from tidewood.games.spirit_island.text.composer.lands import a_land, each_land
from tidewood.games.spirit_island.verbs import causes, destroy_and_remove, drowning, each, lands, push_and_gather
from tidewood.kernel.combine import Either, May, Seq, When
from tidewood.kernel.rows import Action
from tidewood.language.values import Message, message

MERGED: Final = (push_and_gather.Push, push_and_gather.Gather, destroy_and_remove.Destroy, drowning.Drown)


@COMPOSER.says(Action, causes.ByPower, causes.DoneBy)
def _(n: Action[Any] | causes.ByPower | causes.DoneBy) -> Effect:
    return n.part


@COMPOSER.says(Seq)
def _(n: Seq[Any]) -> list[Any]:
    return merged(list(n.parts))


def merged(parts: list[Effect]) -> list[Any]:
    """What one verb does to several kinds of pieces is said once: push 1 Explorer and 1 Town."""
    found: list[Any] = []
    for verb, group in groupby(parts, type):
        same = list(group)
        if verb in MERGED and len(same) > 1 and not any([getattr(part, "to", None) for part in same]):
            said = [COMPOSER.said(part) for part in same]
            found.append(Message(said[0].id, {**said[0].args, "what": [clause.args["what"] for clause in said]}))
        else:
            found += same
    return found


@COMPOSER.says(Either)
def _(n: Either[Any]) -> Message:
    long = any([COMPOSER.weight(part) for part in n.parts])
    return message("card.either-long" if long else "card.either", parts=list(n.parts))


@COMPOSER.says(May)
def _(n: May[Any]) -> Message:
    return message("card.may", then=then(n.part))


@COMPOSER.says(When)
def _(n: When[Any]) -> Message:
    return told_when(n)


def told_when(n: When[Any], moved: Sequence[int] = ()) -> Message:
    """What is done if something is so. `moved`: kinds of pieces that the effect before has moved."""
    may = isinstance(n.then, May)
    part = n.then.part if isinstance(n.then, May) else n.then
    otherwise = None if n.otherwise is None else then(n.otherwise)
    return message(
        "card.when",
        when=when(n.condition, moved),
        may=may,
        part=part,
        many=len(COMPOSER.sentences(part)) > 1,
        nested=any([clause.id == "card.when" for clause in COMPOSER.sentences(part)]),
        then=then(part),
        otherwise=otherwise,
    )


@COMPOSER.says(spirit_phase.GrowthOption)
def _(n: spirit_phase.GrowthOption) -> list[Any]:
    return [*([message("card.pay", n=n.cost)] if n.cost else []), *n.parts]


# -- for whom


@COMPOSER.says(each.EachSpirit)
def _(n: each.EachSpirit) -> Message:
    part = unwrapped(n.part)
    if isinstance(part, lands.ALand):
        return choice("card.each-spirit-land", part)
    return message("card.each-spirit", part=part)


@COMPOSER.says(each.EachBoard)
def _(n: each.EachBoard) -> Message:
    return message("card.each-board", then=then(n.part))


# -- where


@COMPOSER.says(lands.ALand)
def _(n: lands.ALand) -> Message:
    part = unwrapped(n.part)
    parts = list(part.parts) if isinstance(part, Seq) else [part]
    if isinstance(parts[0], push_and_gather.Bring):
        return message("card.bring-to", what=some(parts[0]), land=a_land(n.land), there=parts[1:])
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
    part = unwrapped(n.part)
    many = len(COMPOSER.sentences(part)) > 1
    if n.adjacent:
        return message("card.each-adjacent", part=part, many=many, then=then(part))
    land = each_land(n.land, n.same_board)
    return message("card.each-land", land=land, same_board=n.same_board, part=part, many=many, then=then(part))


@COMPOSER.says(lands.InLandsOf)
def _(n: lands.InLandsOf) -> Message:
    return message("card.in-lands-of-them", kinds=[], then=then(n.part))
