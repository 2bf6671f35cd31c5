"""What Phantomia's character, plan and list cards say: their rules and the steps that most of them share."""

from __future__ import annotations

from typing import Any, Final

from tidewood.games.everdell.phantomia.helper_cards import ByHand
from tidewood.games.everdell.phantomia.verbs import amounts as a
from tidewood.games.everdell.phantomia.verbs import conditions as on
from tidewood.games.everdell.phantomia.verbs import effects as e
from tidewood.games.everdell.phantomia.verbs.city_losses import CourtPoints, TakeEvent
from tidewood.games.everdell.phantomia.verbs.hand_losses import LessGiven
from tidewood.games.everdell.phantomia.verbs.modules import CHARACTER, Module, TurnUp
from tidewood.games.everdell.phantomia.verbs.places import Where
from tidewood.games.everdell.phantomia.verbs.webs import WebsHere
from tidewood.games.everdell.pieces import (
    ACTIVATING,
    ANY,
    BARRED,
    FIGURE_PLACED,
    GOODS,
    HAND,
    HAND_SIZE,
    HER_PLAYED,
    HER_PREPARING,
    HER_SPACE,
    NO_TAKING,
    OCCUPY_TOLL,
    OPEN_TOKENS,
    PLAY_TOLL,
    POINT,
    SHOWN_OCCUPIED,
    SURCHARGE,
    TAKEN,
    UNDRAWN,
    UNTURNED,
    WORKER_TOLL,
)
from tidewood.games.everdell.text.composer.amounts import (
    COMPOSER,
    flat,
    how_many,
    is_any_number,
    resources,
    tokens,
    what,
)
from tidewood.games.everdell.verbs.gaining import PayOneKind
from tidewood.kernel.amounts import Amount, Flat, Times, UpTo
from tidewood.kernel.combine import Either
from tidewood.kernel.rows import Rule
from tidewood.language.values import Message, Thing, message

says = COMPOSER.says
# Rules by the moment at which they act: the clause of each.
MOMENTS: Final = {
    FIGURE_PLACED: "rule.figure-placed",
    HER_PREPARING: "rule.her-preparing",
    SHOWN_OCCUPIED: "rule.shown-occupied",
    HER_PLAYED: "rule.her-played",
    TAKEN: "rule.taken",
    SURCHARGE: "rule.surcharge",
    HAND_SIZE: "rule.hand-size",
    HER_SPACE: "rule.her-space",
}
# The same of rules about cards of a kind, where they are not about playing one.
OF_CARDS: Final = {
    OCCUPY_TOLL: "rule.occupying",
    ACTIVATING: "rule.activating",
    UNDRAWN: "rule.undrawn",
    UNTURNED: "rule.unturned",
    PLAY_TOLL: "rule.before-playing",
}
STAKES: Final = {"hand-card": e.HAND_CARD, "point": POINT, "resource": ANY}  # what can be given up


def where(places: Where) -> Message:
    return message(f"where.{places.name}", kinds=resources(places.kinds))


# -- rules


def rule_text(rule: Rule[Any]) -> list[Message]:
    """A rule of a card: the moment, and what happens."""
    when, effect = rule.condition, rule.effect
    if rule.hook == OPEN_TOKENS:
        return [message("rule.open-tokens", effect=effect), message("rule.no-usual-tokens")]
    if isinstance(when, (on.Played, on.ThatCard)):
        from_hand = isinstance(when, on.Played) and when.source == HAND
        clause = OF_CARDS.get(rule.hook, "rule.playing")
        return [message(clause, what=what(when.what), from_hand=from_hand, effect=effect)]
    if isinstance(when, on.WorkerOn):
        return [message(worker_rule(rule.hook, when.who), where=where(when.where), effect=effect)]
    if rule.hook == NO_TAKING:
        assert isinstance(when, on.Adjacent)
        return [message("rule.no-taking" if when.unpaid is None else "rule.no-taking-unpaid")]
    return [message(MOMENTS[rule.hook], effect=effect)]


def worker_rule(hook: int, who: str) -> str:
    if hook == BARRED:
        return "rule.her-barred" if who == on.HER else "rule.barred"
    return "rule.before-worker" if hook == WORKER_TOLL else "rule.worker"


@says(Module)
def _(n: Module) -> list[Any]:
    text: list[Any] = []
    if n.webs is not None:
        text.append(message("card.web" if n.webs.name == "haven" else "card.webs", where=where(n.webs)))
    text.append(n.effect)
    text += [clause for rule in n.rules for clause in rule_text(rule)]
    if n.above_level_0:
        text.append(message("card.above-level-0"))
    return text


# -- how many


def per(n: Amount[Any]) -> dict[str, Any]:
    """For each of what an amount counts, and whether what was given makes it less."""
    each: Message | None = None
    if isinstance(n, WebsHere):
        each = message("each.web-here")
    elif isinstance(n, a.CardsInHand):
        each = message("each.card-in-hand")
    elif isinstance(n, a.ResourcesBeyond):
        each = message("each.resource-beyond", n=n.n)
    elif isinstance(n, Times):
        return per(n.amount)
    return {"each": each, "fewer": isinstance(n, a.Fewer)}


def count(n: Amount[Any]) -> int:
    return n.n if isinstance(n, (Flat, a.Fewer, Times)) else 1


def her_tokens(n: Amount[Any]) -> Message:
    if isinstance(n, CourtPoints):
        return message("amount.by-season")
    if isinstance(n, a.Difficulty):
        return message("amount.by-difficulty")
    if isinstance(n, a.PointsOfIt):
        return message("amount.by-card")
    return message("amount.her-tokens", tokens=tokens(count(n)), **per(n))


# -- verbs


@says(e.HerDraw)
def _(n: e.HerDraw) -> Message:
    return message(f"card.her-draw.{n.into}", n=count(n.amount), **per(n.amount))


@says(e.ForEach)
def _(n: e.ForEach) -> Message:
    return message("card.for-each-point", parts=n.part.parts if isinstance(n.part, Either) else [n.part])


@says(e.GiveUp)
def _(n: e.GiveUp) -> Message:
    stakes = [Thing("stake", id) for id, kinds in STAKES.items() if GOODS.common(n.kinds, kinds)]
    if is_any_number(n.amount) or (isinstance(n.amount, UpTo) and isinstance(n.amount.most, Times)):
        return message("card.give-up-any", stakes=stakes)
    if n.kinds == e.HAND_CARD:
        return message("card.give-up-cards", n=count(n.amount))
    if n.kinds == e.HAND_CARD | ANY and not isinstance(n.amount, UpTo) and count(n.amount) == 1:
        return message("card.give-up-one", **per(n.amount))
    return message("card.give-up", many=how_many(n.amount), stakes=stakes, **per(n.amount))


@says(e.Unless)
def _(n: e.Unless) -> list[Any]:
    return [n.effect, message("card.counter", price=n.price)]


@says(e.Softened)
def _(n: e.Softened) -> list[Any]:
    return [n.parts[-1], message("card.counter-before", price=n.parts[0])]


@says(e.Roll)
def _(n: e.Roll) -> Message:
    """What all rows share is said once: how many of a resource, and what comes instead of an event."""
    paid = [flat(part.amount) for part in n.parts if isinstance(part, PayOneKind)]
    pays = len(paid) == len(n.parts) and len(set(paid)) == 1
    low = 1
    rows: list[Message] = []
    for most, part in zip(n.most, n.parts, strict=True):
        upper = most if most > low else None
        if isinstance(part, PayOneKind) and pays:
            rows.append(message("card.roll-pay-row", low=low, most=upper, kinds=resources(part.kinds)))
        else:
            rows.append(message("card.roll-row", low=low, most=upper, effect=part))
        low = most + 1
    if pays:
        return message("card.roll-pay", n=paid[0], rows=rows)
    events = all([isinstance(part, TakeEvent) for part in n.parts])
    return message("card.roll", rows=rows, otherwise=message("card.no-event") if events else None)


@says(e.RandomFromHand)
def _(n: e.RandomFromHand) -> Message:
    if isinstance(n.amount, LessGiven):
        return message("card.half-hand")
    return message("card.random-from-hand", n=count(n.amount), **per(n.amount))


@says(TurnUp)
def _(n: TurnUp) -> Message:
    if n.kind == CHARACTER:
        return message("card.turn-up.character")
    return message("card.turn-up.lasting" if n.lasting else "card.turn-up.instant")


@says(ByHand)
def _(n: ByHand) -> Any:
    """At a real table people carry it out; it says the same."""
    return n.original


COMPOSER.clauses({e.HerPoints: "card.her-points"}, what=lambda n: her_tokens(n.amount))
COMPOSER.clauses({e.GivePoint: "card.give-point"}, n=lambda n: count(n.amount))
