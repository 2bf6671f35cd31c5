"""What the modules of Mistwood say: Corrin cards, legendary cards and ability cards."""

from __future__ import annotations

from typing import Any

from tidewood.games.everdell.card import CARD
from tidewood.games.everdell.text.composer.amounts import COMPOSER, card, each, flat, number, tokens
from tidewood.games.everdell.verbs import abilities, farm_stack, gifts, mistwood
from tidewood.kernel.combine import Either, May
from tidewood.language.values import Message, message

says = COMPOSER.says


@says(mistwood.EachOther)
def _(n: mistwood.EachOther) -> Message:
    assert isinstance(n.part, mistwood.DrawSome)
    return message("card.each-other-draws", n=number(n.part), each=each(n.part))


@says(mistwood.OnceATurn)
def _(n: mistwood.OnceATurn) -> list[Any]:
    return [n.part, message("card.once-a-turn")]


@says(abilities.AbilityCard)
def _(n: abilities.AbilityCard) -> list[Message]:
    if n.terms.deals:
        assert n.rule.amount is not None
        hand = message("card.butterflies.hand", n=flat(n.rule.amount))
        return [hand, message("card.butterflies.start", n=n.terms.deals)]
    effect = n.rule.effect
    if n.terms.stacks_farms:
        season = message("card.pigs.season", effect=effect)
        others = message("card.pigs.others", tokens=tokens(farm_stack.STACK_TOKENS))
        return [message("card.pigs.stack"), season, message("card.pigs.no-space"), others]
    if n.terms.is_last:
        there = message("card.spiders.there", effect=effect)
        return [message("card.spiders.start"), there, message("card.spiders.last")]
    assert isinstance(effect, May)
    assert isinstance(effect.part, Either)
    trades = [message("card.weasels.trade", steps=part.children()) for part in effect.part.parts]
    return [message("card.weasels.trades", trades=trades)]


COMPOSER.clauses({mistwood.DrawSome: "card.draw-some"}, n=number, each=each)
COMPOSER.clauses({gifts.GiveAway: "card.give-away", mistwood.ActivateWorkers: "card.activate-workers"}, n=number)
COMPOSER.clauses({gifts.PassOn: "card.pass-on"}, reward=lambda n: None)
COMPOSER.clauses({mistwood.CopyVisited: "card.copy-visited"}, but=lambda n: [card(id) for id in n.but if id in CARD])
COMPOSER.clauses(
    {
        farm_stack.TakeFarm: "card.take-farm",
        abilities.GainLacking: "card.gain-lacking",
        abilities.PutFigure: "card.put-figure",
    }
)
