"""How effects are joined, and for whom and where they happen."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby, pairwise
from typing import Any, Final

from tidewood.games.spirit_island.conditions.boards import FarFrom
from tidewood.games.spirit_island.rounds import spirit_phase
from tidewood.games.spirit_island.text.composer.amounts import some
from tidewood.games.spirit_island.text.composer.amounts_branch_and_claw import counted
from tidewood.games.spirit_island.text.composer.base import COMPOSER, Effect, kinds, then, unwrapped
from tidewood.games.spirit_island.text.composer.conditions import when
from tidewood.games.spirit_island.text.composer.lands import a_land, each_land, flat
from tidewood.games.spirit_island.verbs import causes, each, lands, presence, push_and_gather
from tidewood.games.spirit_island.verbs.paying import Pay
from tidewood.games.spirit_island.verbs.powers import IsBusy
from tidewood.kernel.combine import Either, May, Seq, When
from tidewood.kernel.composer import COLONS, Told
from tidewood.kernel.rows import Action
from tidewood.language.values import Message, message

ADD_HERE: Final = "card.add-presence-here"
MERGED: Final = {"card.push", "card.gather", "card.destroy", "card.drown", "card.remove", "card.add", ADD_HERE}
AT_WILL: Final = {"card.add-presence-near", "card.reclaim"}  # have words for a Spirit that may do so


@COMPOSER.says(Action, causes.ByPower, causes.DoneBy)
def _(n: Action[Any] | causes.ByPower | causes.DoneBy) -> Effect:
    return n.part


@COMPOSER.says(Seq)
def _(n: Seq[Any]) -> list[Any]:
    return merged(list(n.parts))


def merged(parts: list[Effect]) -> list[Any]:
    """What one verb does to several kinds of pieces is said once: push 1 Explorer and 1 Town."""
    found: list[Any] = []
    for i, (before, part) in enumerate(pairwise(parts)):  # where pieces went, they are named again
        if isinstance(before, push_and_gather.MovePieces) and isinstance(part, lands.InLandsOf):
            named = message("card.in-lands-of-them", kinds=kinds(before.kinds), then=then(part.part))
            parts = [*parts[: i + 1], Told(named), *parts[i + 2 :]]
    for verb, group in groupby(parts, verb_of):
        same = list(group)
        if verb == ADD_HERE:
            found.append(message(verb, n=len(same)))
        elif verb and len(same) > 1:
            said = [COMPOSER.said(part) for part in same]
            found.append(Message(verb, {**said[0].args, "what": counted([clause.args["what"] for clause in said])}))
        else:
            found += same
    return found


def verb_of(part: Effect) -> str:
    """The verb that can be said once for several kinds; nothing if it also says where, or on what."""
    said = COMPOSER.said(part)
    if not isinstance(said, Message) or said.id not in MERGED:
        return ""
    if said.id == ADD_HERE:
        return ADD_HERE
    return "" if any([value for name, value in said.args.items() if name != "what"]) else said.id


@COMPOSER.says(Either)
def _(n: Either[Any]) -> Message:
    long = any([COMPOSER.weight(part) for part in n.parts])
    return message("card.either-long" if long else "card.either", parts=list(n.parts))


@COMPOSER.says(May)
def _(n: May[Any]) -> Message:
    if isinstance(n.part, presence.ReturnPresence):
        return message("card.may-return-presence", n=n.part.n)
    if isinstance(n.part, Pay):
        return message("card.may-pay", n=n.part.n, part=n.part.part)
    said = COMPOSER.said(n.part)
    if isinstance(said, Message) and said.id in AT_WILL:
        return message("card.may-do", part=said, then=then(n.part))
    return message("card.may", then=then(n.part))


def told_when(n: When[Any], moved: Sequence[int] = ()) -> Message:
    """What is done if something is so. `moved`: kinds of pieces that the effect before has moved."""
    may = isinstance(n.then, May)
    part = n.then.part if isinstance(n.then, May) else n.then
    otherwise = None if n.otherwise is None else then(n.otherwise)
    said = COMPOSER.sentences(part)
    return message(
        "card.when", when=when(n.condition, moved), may=may, part=part, many=len(said) > 1,
        nested=any([clause.id == "card.when" for clause in said]), then=then(part), otherwise=otherwise,
    )  # fmt: skip


@COMPOSER.says(spirit_phase.GrowthOption)
def _(n: spirit_phase.GrowthOption) -> list[Any]:
    return [*([message("card.pay", n=n.cost)] if n.cost else []), *n.parts]


# -- for whom


@COMPOSER.says(each.EachSpirit)
def _(n: each.EachSpirit) -> Message:
    part = unwrapped(n.part)
    if isinstance(part, lands.ALand):
        return choice("card.each-spirit-land", part)
    if isinstance(part, When) and isinstance(part.condition, IsBusy):
        return message("card.each-busy", cards=part.condition.cards, cost=part.condition.cost, part=part.then)
    return message("card.each-spirit", part=part)


# -- where


@COMPOSER.says(lands.ALand)
def _(n: lands.ALand) -> Message:
    part = unwrapped(n.part)
    parts = list(part.parts) if isinstance(part, Seq) else [part]
    if isinstance(parts[0], push_and_gather.Bring):
        target = not any([isinstance(part, FarFrom) for part in flat(n.land)])
        return message("card.bring-to", what=some(parts[0]), land=a_land(n.land), there=parts[1:], target=target)
    if isinstance(parts[0], push_and_gather.MoveBetween):
        return message("card.move-between", what=some(parts[0]), land=a_land(n.land))
    if n.theirs:
        return choice("card.in-their-land", n)
    return choice("card.choose-land" if n.optional else "card.in-land", n)


def choice(id: str, n: lands.ALand) -> Message:
    """A land that is chosen, how far away it may be, and what is done there."""
    return message(
        id,
        land=message("card.land.near") if n.near else a_land(n.land),
        within=n.within if n.within >= 0 else None,
        different=n.different,
        optional=n.optional,
        part=unwrapped(n.part),
        then=then(n.part),
    )


@COMPOSER.says(lands.EachLand)
def _(n: lands.EachLand) -> Message:
    part = unwrapped(n.part)
    many = len(COMPOSER.sentences(part)) > 1 or COMPOSER.weight(part) == COLONS
    if n.within >= 0:
        return message("card.each-within", n=n.within, part=part, many=many, then=then(part))
    if n.adjacent:
        return message("card.each-adjacent", part=part, many=many, then=then(part))
    land = each_land(n.land, n.same_board)
    return message("card.each-land", land=land, same_board=n.same_board, part=part, many=many, then=then(part))


@COMPOSER.says(lands.InLandsOf)
def _(n: lands.InLandsOf) -> Message:
    return message("card.in-lands-of-them", kinds=[], then=then(n.part))
