"""Cards, places and events in English, from the very nodes that are played."""

from __future__ import annotations

from tidewood.games.everdell.card import Ability, Card, Filter
from tidewood.games.everdell.pieces import CRITTER, DRAWN, POINT, PREPARING, TYPES
from tidewood.games.everdell.places import EventCard, Location
from tidewood.games.everdell.text.en.language import ENGLISH, TYPE, cards, header, kinds, listed, tokens
from tidewood.games.everdell.verbs import (
    activating,
    city,
    drawing,
    gaining,
    hand,
    meadow,
    playing,
    priced,
    reacting,
    workers,
)
from tidewood.games.everdell.verbs import amounts as a
from tidewood.games.everdell.verbs.packing import FREE, LESS_BY
from tidewood.games.everdell.words.numbers import EVERY
from tidewood.kernel.amounts import Amount, Both, Condition, Flat, Sum, ThatMany, Times, UpTo
from tidewood.kernel.combine import Either, May, Seq, When
from tidewood.kernel.rows import Rule

text = ENGLISH.text


# -- amounts and conditions


def flat(n: Amount) -> int:  # type: ignore[type-arg]
    """The number that is printed: of a flat amount, or for each thing counted."""
    if isinstance(n, UpTo):
        return flat(n.most)
    return n.n if isinstance(n, (Flat, Times)) else 1


def how_many(n: Amount) -> str:  # type: ignore[type-arg]
    if isinstance(n, UpTo):
        return "any number of" if flat(n) == EVERY else f"up to {flat(n)}"
    return str(flat(n))


def for_each(n: Amount) -> str:  # type: ignore[type-arg]
    """for each Farm in your city; nothing for a plain number."""
    if isinstance(n, ThatMany):
        return " for each"
    if isinstance(n, Times):
        if isinstance(n.amount, ThatMany):
            return f" for every {n.per}" if n.per > 1 else " for each"
        limit = f", at most {n.most}" if n.most >= 0 else ""
        return f" for each {counted(n.amount)}{limit}"
    return ""


def counted(n: Amount) -> str:  # type: ignore[type-arg]
    if isinstance(n, a.CardsIn):
        return f"{what(n.what)} in {'any' if n.everywhere else 'your'} city"
    if isinstance(n, a.TokensOn):
        return f"point token on {'your ' + ENGLISH.name(n.id) if n.id else 'this card'}"
    if isinstance(n, a.WorkersOn):
        return f"worker on your {ENGLISH.name(n.id)}"
    if isinstance(n, a.Under):
        return f"card under {'your ' + ENGLISH.name(n.id) if n.id else 'this event'}"
    if isinstance(n, a.GoodsHere):
        return f"{kinds(n.kinds, 1)} here"
    if isinstance(n, a.Left):
        return f"{kinds(n.kinds, 1)} left in your supply"
    if isinstance(n, a.EventsOf):
        return f"{'basic' if n.basic else 'special'} event you have achieved"
    if isinstance(n, a.Pairs):
        return "pair of Husband and Wife in any city"
    if isinstance(n, a.InHand):
        return "card in your hand"
    if isinstance(n, a.BestElsewhere):
        return f"{what(n.what)} in one other city of your choice"
    if isinstance(n, a.Elsewhere):
        return f"{what(n.what)} in all other cities"
    raise TypeError(type(n).__name__)


def what(f: Filter, plural: bool = False) -> str:
    """Which cards, such as: common construction."""
    if f.ids:
        return listed([ENGLISH.name(id) for id in f.ids], "or")
    words = [("common", "unique", "legendary")[f.rarity]] if f.rarity >= 0 else []
    words += [TYPE[kind] for kind in f.types]
    words.append(("card" if f.folk < 0 else ("critter", "construction")[f.folk]) + ("s" if plural else ""))
    if f.worth < 99:
        words.append(f"worth at most {f.worth} points")
    return " ".join(words)


def a_card(f: Filter) -> str:
    name = what(f)
    return f"{'an' if name[0] in 'aeio' else 'a'} {name}"


def condition(c: Condition) -> str:  # type: ignore[type-arg]
    if isinstance(c, Both):
        return listed([condition(part) for part in c.parts])
    if isinstance(c, a.Has):
        return f"there is {a_card(c.what)} in your city"
    if isinstance(c, a.Paired):
        return "this card shares its space"
    raise TypeError(type(c).__name__)


def score(n: Amount) -> str:  # type: ignore[type-arg]
    if isinstance(n, Sum):
        return listed([score(part) for part in n.parts])
    assert isinstance(n, Times)
    points = "1 point" if n.n == 1 else f"{n.n} points"
    if isinstance(n.amount, a.PairedNear):
        return f"{points} if it shares its space with its partner and there is {a_card(n.amount.what)} in your city"
    if isinstance(n.amount, a.PairBonus):
        return f"{points} if it shares its space with its partner"
    return f"{points}{for_each(n)}"


# -- cards


def helps(card: Card, ability: Ability) -> str:
    target = a_card(ability.what) if ability.what.folk >= 0 else "a card"
    if ability.replace:
        return f"When you play {target}, you may replace 1 resource of its cost by 1 of another kind."
    if ability.price == "tokens":
        return (
            f"When you play {target}, you may discard any number of point tokens from this card; "
            f"each lowers the cost by {ability.less} of any resource, and nothing is gained."
        )
    off = "berries" if ability.kinds == 8 else "resources"
    if ability.price == "self":
        price = "discard this card from your city"
        return f"When you play {target}, you may {price} to pay up to {ability.less} fewer {off}."
    return (
        f"When you play {target}, you may put a critter of your city under this card "
        f"to pay up to {ability.less} fewer {off}. 1 cell, 2 with a {ENGLISH.name('ranger')} in your city, "
        f"who cannot go into the second one."
    )


def rule_text(rule: Rule) -> str:  # type: ignore[type-arg]
    assert isinstance(rule.effect, reacting.Carried)
    done = text(rule.effect.part)
    if rule.hook == PREPARING:
        return f"Before your workers come back to prepare for a season: {lower(done)}"
    if rule.hook == DRAWN:
        return f"Whenever you draw cards: {lower(done)}"
    assert isinstance(rule.condition, reacting.OwnPlayed)
    return f"After you have played {a_card(rule.condition.what)} into your city: {lower(done)}"


def lower(sentence: str) -> str:
    return sentence if sentence.startswith("Phantomia") else sentence[0].lower() + sentence[1:]


@ENGLISH.says(Card)
def _(n: Card) -> str:
    parts = [header(n)]
    if n.into_others:
        parts.append("Play this card into a free space of another city that has none of it.")
    if n.pays_others:
        parts.append("What you pay for this card goes to another player.")
    if n.first is not None:
        parts.append(f"First: {lower(text(n.first))}")
    if n.on_play is not None:
        parts.append(text(n.on_play))
    if n.produce is not None:
        parts.append(f"Production: {lower(text(n.produce))}")
    if n.visit is not None:
        where = "Open to all" if n.opened else "Worker"
        parts.append(f"{where}: {lower(text(n.visit))}")
    if n.opened:
        parts.append(f"If another player comes here, you gain {tokens(n.opened)}.")
    if n.stays:
        parts.append("Workers stay here for good.")
    parts += [f"The second place needs: {ENGLISH.name(spot)}." for spot in n.spots if spot]
    parts += [rule_text(rule) for rule in n.rules]
    if n.ability is not None:
        parts.append(helps(n, n.ability))
    if n.score is not None:
        parts.append(f"At the end: {score(n.score)}.")
    if n.shares:
        parts.append(f"May share a space with: {ENGLISH.name(n.shares)}.")
    if not n.space:
        parts.append("Takes no space.")
    if n.folk == CRITTER:
        return " ".join(parts)
    frees = f"any {what(n.frees)}" if isinstance(n.frees, Filter) else or_names(n.frees)
    return " ".join([*parts, f"May be occupied for: {frees}."])


def or_names(ids: str) -> str:
    return listed([ENGLISH.name(id) for id in ids.split()], "or")


@ENGLISH.says(Location)
def _(n: Location) -> str:
    if n.kind == "journey":
        value = n.id[-1]
        return f"In autumn: {lower(text(n.effect))} Worth {value} points at the end."
    return text(n.effect)


@ENGLISH.says(EventCard)
def _(n: EventCard) -> str:
    needs = [ENGLISH.name(id) for id in n.cards]
    needs += [f"{count} {TYPE[kind]} cards" for kind, count in enumerate(n.types[: len(TYPES)]) if count]
    parts = [f"Needs {listed(needs)}."]
    if n.price is not None:
        parts.append(text(n.price))
    if n.effect is not None:
        parts.append(text(n.effect))
    if n.points:
        parts.append(f"{n.points} points.")
    if n.score is not None:
        parts.append(f"At the end: {score(n.score)}.")
    return " ".join(parts)


# -- verbs


@ENGLISH.says(Seq, priced.Priced, priced.All)
def _(n: Seq) -> str:  # type: ignore[type-arg]
    return " ".join([text(part) for part in n.parts])


@ENGLISH.says(Either)
def _(n: Either) -> str:  # type: ignore[type-arg]
    return "Choose: " + listed([lower(text(part)).rstrip(".") for part in n.parts], "or") + "."


@ENGLISH.says(May)
def _(n: May) -> str:  # type: ignore[type-arg]
    return f"You may do this: {lower(text(n.part))}"


@ENGLISH.says(When)
def _(n: When) -> str:  # type: ignore[type-arg]
    first = f"If {condition(n.condition)}: {lower(text(n.then))}"
    return first if n.otherwise is None else f"{first} Otherwise: {lower(text(n.otherwise))}"


@ENGLISH.says(reacting.Carried)
def _(n: reacting.Carried) -> str:
    return text(n.part)


@ENGLISH.says(gaining.Gain)
def _(n: gaining.Gain) -> str:
    if isinstance(n.amount, a.CostOf):
        return "Gain its printed cost."
    number = flat(n.amount)
    thing = tokens(number) if n.kinds == POINT else f"{how_many(n.amount)} {kinds(n.kinds, number)}"
    return f"Gain {thing}{for_each(n.amount)}."


@ENGLISH.says(gaining.Pay, gaining.PayOneKind)
def _(n: gaining.Pay | gaining.PayOneKind) -> str:
    return f"Pay {how_many(n.amount)} {kinds(n.kinds, flat(n.amount))}."


@ENGLISH.says(gaining.Give)
def _(n: gaining.Give) -> str:
    whom = "other players, each to whom you like" if n.each else "one other player"
    return f"Give {how_many(n.amount)} {kinds(n.kinds, flat(n.amount))} to {whom}."


@ENGLISH.says(hand.GiveCards)
def _(n: hand.GiveCards) -> str:
    out_of = "of them" if n.name else "of your hand"
    return f"Give {how_many(n.amount)} {out_of} to another player."


@ENGLISH.says(drawing.Draw)
def _(n: drawing.Draw) -> str:
    return f"Draw {cards(flat(n.amount))}{for_each(n.amount)}."


@ENGLISH.says(drawing.FillHand)
def _(n: drawing.FillHand) -> str:
    return "Draw up to your hand limit."


@ENGLISH.says(meadow.DrawMeadow)
def _(n: meadow.DrawMeadow) -> str:
    return f"Draw {how_many(n.amount)} {'card' if flat(n.amount) == 1 else 'cards'} from the Meadow."


@ENGLISH.says(meadow.Refresh)
def _(n: meadow.Refresh) -> str:
    return f"Discard {cards(flat(n.amount))} of the Meadow and refill it."


@ENGLISH.says(drawing.Reveal)
def _(n: drawing.Reveal) -> str:
    number = cards(flat(n.amount))
    if n.either:
        return f"Reveal {number}, all from the deck or all from the discard pile."
    return f"Reveal {number} from the deck."


@ENGLISH.says(drawing.DiscardShown)
def _(n: drawing.DiscardShown) -> str:
    return "Discard the rest of them."


@ENGLISH.says(drawing.Sort)
def _(n: drawing.Sort) -> str:
    return "Put any of them under this event and take the others into your hand."


@ENGLISH.says(hand.DiscardHand)
def _(n: hand.DiscardHand) -> str:
    return f"Discard {how_many(n.amount)} {'card' if flat(n.amount) == 1 else 'cards'} from your hand."


@ENGLISH.says(city.DiscardCity)
def _(n: city.DiscardCity) -> str:
    other = "other " if n.other else ""
    return f"Discard {how_many(n.amount)} {other}{what(n.what, flat(n.amount) != 1)} from your city."


@ENGLISH.says(city.Lay)
def _(n: city.Lay) -> str:
    number = flat(n.amount)
    thing = tokens(number) if n.kind == POINT else f"{number} {kinds(n.kind, number)}"
    return f"Lay {thing} on this card."


@ENGLISH.says(city.TakeToken)
def _(n: city.TakeToken) -> str:
    return "Pay 1 point token from this card."


@ENGLISH.says(city.Collect)
def _(n: city.Collect) -> str:
    return "Take all resources from this card."


@ENGLISH.says(city.LayHere)
def _(n: city.LayHere) -> str:
    return f"Lay {how_many(n.amount)} {kinds(n.kinds, 2)} of yours here."


@ENGLISH.says(city.TuckFromCity)
def _(n: city.TuckFromCity) -> str:
    return f"Put {how_many(n.amount)} {what(n.what, True)} of your city under this event."


@ENGLISH.says(city.TuckFromHand)
def _(n: city.TuckFromHand) -> str:
    return f"Put {how_many(n.amount)} {what(n.what, True)} of your hand under this event."


@ENGLISH.says(activating.Produce)
def _(n: activating.Produce) -> str:
    return "Activate all production cards of your city."


@ENGLISH.says(activating.Activate)
def _(n: activating.Activate) -> str:
    number = flat(n.amount)
    return f"Activate {number} production {'card' if number == 1 else 'cards'} of your city."


@ENGLISH.says(activating.CopyProduction)
def _(n: activating.CopyProduction) -> str:
    return "Copy a production card of another city; conditions look at that city."


@ENGLISH.says(activating.CopyPlace)
def _(n: activating.CopyPlace) -> str:
    kind = "a basic or forest location" if n.forest else "a basic location"
    return f"Copy {kind} where you have a worker." if n.mine else f"Copy {kind}, occupied or not."


def less(n: int) -> str:
    return "for 1 resource less" if n == 1 else f"for up to {n} fewer resources"


@ENGLISH.says(playing.Play)
def _(n: playing.Play) -> str:
    may = "You may play" if n.may else "Play"
    price = "without cost" if n.how == FREE else less(n.how >> LESS_BY)
    if n.name:
        limit = f" {what(n.what).removeprefix('card ')}" if n.what.worth < 99 else ""
        return f"{may} 1 of them{limit} {price}."
    source = listed([word for word, on in (("your hand", n.hand), ("the Meadow", n.meadow)) if on], "or")
    return f"{may} {a_card(n.what)} from {source} {price}."


@ENGLISH.says(workers.MoveWorker)
def _(n: workers.MoveWorker) -> str:
    return "Move one of your placed workers to another location and use it."


@ENGLISH.says(workers.Recall)
def _(n: workers.Recall) -> str:
    return "Take back one of your placed workers."
