"""Phantomia’s character, plan and list cards in English."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tidewood.games.everdell.phantomia.verbs import amounts as a
from tidewood.games.everdell.phantomia.verbs import conditions as w
from tidewood.games.everdell.phantomia.verbs import effects as e
from tidewood.games.everdell.phantomia.verbs.hand_losses import LessGiven
from tidewood.games.everdell.phantomia.verbs.modules import Module
from tidewood.games.everdell.phantomia.verbs.places import Where
from tidewood.games.everdell.pieces import (
    ANY,
    BARRED,
    FIGURE_PLACED,
    HER_PLAYED,
    HER_PREPARING,
    NO_TAKING,
    PLAY_TOLL,
    POINT,
    SHOWN_OCCUPIED,
    SURCHARGE,
    TAKEN,
    WORKER_TOLL,
)
from tidewood.games.everdell.text.en.cards import a_card, flat, how_many
from tidewood.games.everdell.text.en.language import ENGLISH, cards, kinds, listed, tokens
from tidewood.games.everdell.words.numbers import EVERY as EVERY_ONE
from tidewood.kernel.amounts import Amount, Flat, Times, UpTo
from tidewood.kernel.rows import CANNOT, Rule

says = ENGLISH.says
text = ENGLISH.text
ENGLISH.names.update(
    {
        "the-dealmaker": "The Dealmaker",
        "the-splendid-one": "The Splendid One",
        "the-privileged-one": "The Privileged One",
        "captivating-effect": "Captivating Effect",
        "skilful-weaving": "Skilful Weaving",
        "necessity": "Necessity",
        "bandits-in-the-forest": "Bandits in the Forest",
        "ripped-off": "Ripped Off",
        "only-borrowed": "Only Borrowed",
    }
)
WHERE = {
    "webbed": "a place with a web tile",
    "event": "an event",
    "forest": "a forest location",
    "basic": "a basic location",
    "exclusive": "an exclusive basic location",
    "haven": "the Haven",
    "destination": "a destination card",
    "closed-destination": "a destination place that is not open",
    "giving": "a basic or forest location that gives at least 1 of any resource or 1 {}",
}
EVERY = {
    "forest": "all forest locations",
    "basic": "all basic locations",
    "exclusive": "the 4 exclusive basic locations",
    "haven": "the Haven",
    "closed-destination": "all destination places that are not open, in all cities",
    "destination": "all destination cards",
    "event": "all events",
    "giving": "all basic and forest locations that give at least 1 of any resource or 1 {}",
}
MOMENT = {
    FIGURE_PLACED: "After the figure has been placed",
    HER_PREPARING: "When Phantomia prepares for a season",
    SHOWN_OCCUPIED: "Whenever Phantomia’s action card names a place that she cannot take",
    HER_PLAYED: "When Phantomia plays a card next to the figure",
    TAKEN: "When you take a card next to the figure or play it",
}


def lower(sentence: str) -> str:
    """A sentence after a colon; her name stays as it is."""
    return sentence if sentence.startswith("Phantomia") else sentence[0].lower() + sentence[1:]


MORE_RULES: dict[int, Callable[[Any, str], str]] = {}  # rules of the cards in phantomia_more
PER: dict[type, str] = {}
TOKENS_BY: dict[type, str] = {}


def where(places: Where) -> str:
    return WHERE[places.name].format(kinds(places.kinds, 1) if places.kinds else "")


def every(places: Where) -> str:
    return EVERY[places.name].format(kinds(places.kinds, 1) if places.kinds else "")


def per(n: Amount[Any]) -> str:
    """For each of what an amount counts; nothing for a plain number."""
    if type(n) in PER:
        return PER[type(n)]
    if isinstance(n, a.CardsInHand):
        return " for each card in your hand"
    if isinstance(n, a.ResourcesBeyond):
        return f" for each of your resources beyond {n.n}"
    if isinstance(n, a.Fewer):
        return ", 1 fewer for each given"
    return per(n.amount) if isinstance(n, Times) else ""


def count(n: Amount[Any]) -> int:
    return n.n if isinstance(n, (Flat, a.Fewer, Times)) else 1


def her_tokens(n: Amount[Any]) -> str:
    if type(n) in TOKENS_BY:
        return TOKENS_BY[type(n)]
    if isinstance(n, a.Difficulty):
        return "points by difficulty"
    if isinstance(n, a.PointsOfIt):
        return "point tokens equal to its printed points"
    return f"{tokens(count(n))}{per(n)}"


def rule_text(rule: Rule[Any]) -> str:
    """A rule of a card: the moment, and what happens."""
    done = "" if rule.effect is None else lower(text(rule.effect))
    on = rule.condition
    if rule.hook in MORE_RULES:
        return MORE_RULES[rule.hook](on, done)
    if isinstance(on, w.Played):
        source = "" if on.source else " from your hand"
        start = "Before you play {}{}" if rule.hook == PLAY_TOLL else "Whenever you play {}{}"
        return f"{start.format(a_card(on.what), source)}: {done}"
    if isinstance(on, w.WorkerOn):
        if rule.hook == BARRED:
            return (
                "Phantomia places no workers on {}." if on.who == w.HER else "You may place no workers on {}."
            ).format(where(on.where))
        start = "Before you place a worker on {}" if rule.hook == WORKER_TOLL else "Whenever you place a worker on {}"
        return f"{start.format(where(on.where))}: {done}"
    if rule.hook == SURCHARGE:
        return "Cards next to the figure cost you 1 berry more, even if they are free."
    if rule.hook == NO_TAKING:
        assert isinstance(on, w.Adjacent)
        return (
            "You may neither take nor play cards next to the figure."
            if on.unpaid is None
            else "If you cannot, you may neither take nor play it."
        )
    assert rule.kind != CANNOT
    return f"{MOMENT[rule.hook]}: {done}"


@says(Module)
def _(n: Module) -> str:
    parts = [] if n.webs is None else [f"Web tiles on {every(n.webs)}."]
    if n.effect is not None:
        parts.append(text(n.effect))
    parts += [rule_text(rule) for rule in n.rules]
    if n.above_level_0:
        parts.append("Not on level 0.")
    return " ".join(parts)


# -- verbs


@says(e.HerPoints)
def _(n: e.HerPoints) -> str:
    return f"Phantomia gains {her_tokens(n.amount)}."


@says(e.HerDraw)
def _(n: e.HerDraw) -> str:
    return f"Phantomia draws {cards(count(n.amount))} from the draw pile {INTO[n.into]}{per(n.amount)}."


INTO = {
    "deck": "into her deck",
    "lair": "into her lair",
    "city": "and plays it, or puts it into her lair if her city is full",
    "full city": "and plays them, even if her city is full",
}


@says(e.GiveUp)
def _(n: e.GiveUp) -> str:
    whats = ["hand cards"] if n.kinds & e.HAND_CARD else []
    whats += ["point tokens"] if n.kinds & POINT else []
    whats += ["resources"] if n.kinds & ANY else []
    if isinstance(n.amount, UpTo) and (flat(n.amount) == EVERY_ONE or isinstance(n.amount.most, Times)):
        return f"Give up any number of {listed(whats)}."
    if n.kinds == e.HAND_CARD:
        return f"Discard {cards(count(n.amount))} from your hand."
    if n.kinds == e.HAND_CARD | ANY and not isinstance(n.amount, UpTo) and count(n.amount) == 1:
        return f"Discard 1 card from your hand or pay 1 of any resource{per(n.amount)}."
    return f"Give up {how_many(n.amount)} in any mix of {listed(whats)}{per(n.amount)}."


@says(e.GivePoint)
def _(n: e.GivePoint) -> str:
    return f"Give Phantomia {tokens(count(n.amount))} of yours."


@says(e.Unless)
def _(n: e.Unless) -> str:
    return f"{text(n.effect)} Counter: {lower(text(n.price))}"


@says(e.Softened)
def _(n: e.Softened) -> str:
    return f"{text(n.parts[-1])} Counter, before it: {lower(text(n.parts[0]))}"


@says(e.Roll)
def _(n: e.Roll) -> str:
    low = 0
    parts = []
    for most, part in zip(n.most, n.parts, strict=True):
        span = str(most) if most == low + 1 else f"{low + 1}-{most}"
        parts.append(f"{span}: {lower(text(part)).rstrip('.')}")
        low = most
    return f"Roll the eight-sided die: {', '.join(parts)}."


@says(e.RandomFromHand)
def _(n: e.RandomFromHand) -> str:
    if isinstance(n.amount, LessGiven):
        return "Half of your hand at random, rounded up, goes into Phantomia’s deck."
    start = f"{cards(count(n.amount))} of your hand at random, or all if you have fewer"
    return f"{start}, go into Phantomia’s deck{per(n.amount)}."
