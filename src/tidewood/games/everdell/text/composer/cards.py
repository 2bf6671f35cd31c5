"""Cards, places and events, from the very nodes that are played."""

from __future__ import annotations

from typing import Any

from tidewood.games.everdell.card import Ability, Card, Filter
from tidewood.games.everdell.fields import goods
from tidewood.games.everdell.pieces import BERRY, CRITTER, DRAWN, LEGENDARY, PREPARING
from tidewood.games.everdell.places import EventCard, Location
from tidewood.games.everdell.text.composer.amounts import COMPOSER, card, folk, rarity, score, tokens, type_of, what
from tidewood.games.everdell.verbs import reacting
from tidewood.kernel.rows import Rule
from tidewood.language.values import Message, Thing, message

Text = list[Any]  # clauses and nodes, one sentence each or more


def header(n: Card) -> Message:
    """What is printed around the text of a card."""
    cost = [goods(kind, amount) for kind, amount in enumerate(n.cost) if amount]
    return message(
        "card.header",
        type=type_of(n.type),
        rarity=rarity(n.rarity),
        folk=folk(n.folk),
        cost=cost or [message("amount.nothing")],
        points=n.points,
    )


def brief_of(n: Any) -> Message | None:
    """What is said of a card beside its name: its type, its cost and its points."""
    if not isinstance(n, Card):
        return None
    cost = [goods(kind, amount) for kind, amount in enumerate(n.cost) if amount]
    return message("card.brief", type=type_of(n.type), cost=cost, points=n.points)


@COMPOSER.says(Card)
def _(n: Card) -> Text:
    text: Text = [message("card.house")] if n.house else []
    return [*text, header(n), *acting(n), *occupied(n), *legendary(n)]


def told(id: str, **slots: Any) -> Text:
    """A clause, if there is all that it tells of."""
    return [] if None in slots.values() else [message(id, **slots)]


def acting(n: Card) -> Text:
    """What the card does, and what holds while it lies in a city."""
    text: Text = [message("card.into-others")] if n.into_others else []
    text += [message("card.pays-others")] if n.pays_others else []
    text += [*told("card.first", effect=n.first), n.on_play, *told("card.production", effect=n.produce)]
    return [*text, *told("card.open" if n.opened else "card.worker", effect=n.visit), *after_acting(n)]


def after_acting(n: Card) -> Text:
    """What holds while the card lies in a city, and what it counts in the end."""
    text = told("card.visited", tokens=tokens(n.opened) if n.opened else None)
    text += [message("card.stays")] if n.stays else []
    text += [message("card.second-place", card=card(spot)) for spot in n.spots if spot]
    text += [rule_text(rule) for rule in n.rules]
    text += [] if n.ability is None else helps(n.ability)
    text += [*counting(n), *told("card.shares", card=card(n.shares) if n.shares else None)]
    return text if n.space else [*text, message("card.no-space")]


def rule_text(rule: Rule[Any]) -> Message:
    assert isinstance(rule.effect, reacting.Carried)
    if rule.hook == PREPARING:
        return message("card.before-preparing", effect=rule.effect)
    if rule.hook == DRAWN:
        return message("card.when-drawing", effect=rule.effect)
    assert isinstance(rule.condition, reacting.OwnPlayed)
    return message("card.after-playing", what=what(rule.condition.what), effect=rule.effect)


def helps(ability: Ability) -> Text:
    """A card-playing ability. [ED-PAY-01, ED-PAY-02]"""
    target = what(ability.what)
    if ability.replace:
        return [message("card.help.replace", what=target)]
    off = Thing("resource", "berry" if ability.kinds == BERRY else "resource")
    if ability.price == "tokens":
        return [message("card.help.tokens", what=target, less=ability.less)]
    if ability.price == "self":
        return [message("card.help.self", what=target, less=ability.less, off=off)]
    cells = message("card.help.cells", ranger=card(ability.keeper))
    return [message("card.help.prisoner", what=target, less=ability.less, off=off), cells]


def occupied(n: Card) -> Text:
    """Whom a construction may be occupied for, and what a critter may occupy beyond that."""
    text: Text = []
    if n.folk != CRITTER:
        if isinstance(n.frees, Filter):
            text.append(message("card.occupied-for-any", what=what(n.frees)))
        else:
            text.append(message("card.occupied-for", cards=[card(id) for id in n.frees.split()]))
    if isinstance(n.home, Filter):
        text.append(message("card.occupies-any", what=what(n.home)))
    return text


def legendary(n: Card) -> Text:
    """What all legendary cards have in common. [MW-LEGEND-13, MW-LEGEND-14]"""
    if n.rarity != LEGENDARY:
        return []
    parts = ("replaces", "counts-as", "adds-space")
    return [message(f"card.legendary.{part}", banner=card(n.banner)) for part in parts]


@COMPOSER.says(Location)
def _(n: Location) -> Text:
    if n.kind != "journey":
        return [n.effect]
    worth = message("card.worth", n=int(n.id.removeprefix("journey-")))
    return [message("card.in-autumn", effect=n.effect), worth]


@COMPOSER.says(EventCard)
def _(n: EventCard) -> Text:
    needs: list[Thing | Message] = [card(id) for id in n.cards]
    needs += [message("amount.of-type", n=count, type=type_of(kind)) for kind, count in enumerate(n.types) if count]
    text: Text = [message("card.needs", needs=needs), n.price, n.effect]
    if n.points:
        text.append(message("card.points", n=n.points))
    return text + counting(n)


def counting(n: Card | EventCard) -> Text:
    return [] if n.score is None else [message("card.at-end", score=score(n.score))]


def effect_of(n: Any) -> Text | None:
    """The text of a card without what its facts say: header, partners, what an event needs."""
    if isinstance(n, Card):
        return acting(n) + (
            [] if n.rarity != LEGENDARY else [message("card.legendary.adds-space", banner=card(n.banner))]
        )
    if isinstance(n, EventCard):
        return [n.price, n.effect, *counting(n)]
    return None
