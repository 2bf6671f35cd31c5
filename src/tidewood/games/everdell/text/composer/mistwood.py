"""What the modules of Mistwood say: Corrin cards, legendary cards and ability cards."""

from __future__ import annotations

from typing import Any

from tidewood.games.everdell.card import CARD
from tidewood.games.everdell.pieces import BUTTERFLIES, BUTTERFLY_HAND, MORE_CARDS, PIGS, SPIDERS
from tidewood.games.everdell.text.composer.amounts import card, flat, for_each, tokens
from tidewood.games.everdell.text.composer.registry import COMPOSER
from tidewood.games.everdell.verbs import abilities, farm_stack, gifts, mistwood
from tidewood.kernel.combine import Either, May
from tidewood.language.values import Message, message

says = COMPOSER.says


@says(mistwood.DrawSome)
def _(n: mistwood.DrawSome) -> Message:
    return message("card.draw-some", n=flat(n.amount), each=for_each(n.amount))


@says(mistwood.EachOther)
def _(n: mistwood.EachOther) -> Message:
    assert isinstance(n.part, mistwood.DrawSome)
    return message("card.each-other-draws", n=flat(n.part.amount), each=for_each(n.part.amount))


@says(gifts.GiveAway)
def _(n: gifts.GiveAway) -> Message:
    return message("card.give-away", n=flat(n.amount))


@says(gifts.PassOn)
def _(n: gifts.PassOn) -> Message:
    return message("card.pass-on", reward=None)


@says(mistwood.CopyVisited)
def _(n: mistwood.CopyVisited) -> Message:
    return message("card.copy-visited", but=[card(id) for id in mistwood.NOT_ON_PATH if id in CARD])


@says(mistwood.ActivateWorkers)
def _(n: mistwood.ActivateWorkers) -> Message:
    return message("card.activate-workers", n=flat(n.amount))


@says(mistwood.OnceATurn)
def _(n: mistwood.OnceATurn) -> list[Any]:
    return [n.part, message("card.once-a-turn")]


@says(abilities.AbilityCard)
def _(n: abilities.AbilityCard) -> list[Message]:
    if n.number == BUTTERFLIES:
        hand = message("card.butterflies.hand", n=MORE_CARDS)
        return [hand, message("card.butterflies.start", n=BUTTERFLY_HAND)]
    effect = n.rule.effect
    if n.number == PIGS:
        season = message("card.pigs.season", effect=effect)
        others = message("card.pigs.others", tokens=tokens(farm_stack.STACK_TOKENS))
        return [message("card.pigs.stack"), season, message("card.pigs.no-space"), others]
    if n.number == SPIDERS:
        there = message("card.spiders.there", effect=effect)
        return [message("card.spiders.start"), there, message("card.spiders.last")]
    assert isinstance(effect, May)
    assert isinstance(effect.part, Either)
    trades = [message("card.weasels.trade", steps=part.children()) for part in effect.part.parts]
    return [message("card.weasels.trades", trades=trades)]


COMPOSER.fixed(
    {
        farm_stack.TakeFarm: "card.take-farm",
        abilities.GainLacking: "card.gain-lacking",
        abilities.PutFigure: "card.put-figure",
    }
)
