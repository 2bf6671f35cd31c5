"""Phantomia’s other character, plan and list cards in English: words for their own steps."""

from __future__ import annotations

from typing import Any

from tidewood.games.everdell.phantomia.verbs import city_losses, hand_losses, meadow, modules, webs
from tidewood.games.everdell.phantomia.verbs import effects as w
from tidewood.games.everdell.phantomia.verbs.modules import MODULES
from tidewood.games.everdell.pieces import ACTIVATING, HAND_SIZE, HER_SPACE, OCCUPY_TOLL, OPEN_TOKENS, UNDRAWN, UNTURNED
from tidewood.games.everdell.text.en.cards import a_card, flat, what
from tidewood.games.everdell.text.en.language import ENGLISH
from tidewood.games.everdell.text.en.phantomia_cards import MORE_RULES, PER, TOKENS_BY, lower
from tidewood.games.everdell.text.en.phantomia_names import NAMES

says = ENGLISH.says
text = ENGLISH.text
ENGLISH.names.update(NAMES)
ENGLISH.words.update({"caught": "turned hand cards", "seized": "in Phantomia’s lair"})
for module in MODULES:  # a card may have several rules: all bear its name
    for rule in module.rules[1:]:
        ENGLISH.names[rule.id] = ENGLISH.name(module.id)
PER[webs.WebsHere] = " for each web tile on it"
TOKENS_BY[city_losses.CourtPoints] = "point tokens by your season, 3 in spring, 2 in summer, 1 in autumn"


def occupying(c: Any, done: str) -> str:
    return f"Whenever you play {a_card(c.what)} by an occupied token: {done}"


def activating(c: Any, done: str) -> str:
    return f"Whenever {a_card(c.what)} of your city helps you: {done}"


def not_drawn(c: Any, done: str) -> str:
    return f"If you draw {a_card(c.what)}, it is discarded and replaced; none comes into your hand."


def not_in_meadow(c: Any, done: str) -> str:
    return f"If {a_card(c.what)} would come into the Meadow, it is discarded and replaced."


def hand_limit(c: Any, done: str) -> str:
    return "They count for your hand limit."


def no_space(c: Any, done: str) -> str:
    return "Open destination cards take no space in Phantomia’s city."


def open_tokens(c: Any, done: str) -> str:
    return (
        "If Phantomia places a worker on an open destination, or "
        f"you place one on an open destination of hers: {done} "
        "This replaces the usual tokens."
    )


MORE_RULES.update(
    {
        OCCUPY_TOLL: occupying,
        ACTIVATING: activating,
        UNDRAWN: not_drawn,
        UNTURNED: not_in_meadow,
        HAND_SIZE: hand_limit,
        HER_SPACE: no_space,
        OPEN_TOKENS: open_tokens,
    }
)


# -- what cards say


@says(meadow.DiscardMeadow)
def _(n: meadow.DiscardMeadow) -> str:
    if n.what is not None:
        return f"Every {what(n.what)} of the Meadow is discarded and replaced."
    return (
        "All cards next to the figure are discarded, then the Meadow is refilled."
        if n.adjacent
        else "All cards of the Meadow are discarded, then it is refilled."
    )


@says(meadow.FillPlace)
def _(n: meadow.FillPlace) -> str:
    return "Fill its place with another card of the same type from your hand."


@says(meadow.MoveFigure)
def _(n: meadow.MoveFigure) -> str:
    return (
        "The Meadow is refilled, then roll the eight-sided die: the "
        "card of that number goes into Phantomia’s lair and "
        "the figure moves to its place, which must be another one. Then the Meadow is refilled."
    )


@says(meadow.Plunder)
def _(n: meadow.Plunder) -> str:
    return "All cards beside the figure, not the diagonal ones, go into her lair; then the Meadow is refilled."


@says(meadow.Snatch)
def _(n: meadow.Snatch) -> str:
    return "1 open destination card of the Meadow, of your choice, goes into Phantomia’s city."


@says(webs.WebLocation)
def _(n: webs.WebLocation) -> str:
    return (
        "1 web tile goes on an exclusive basic location or a forest location of your choice without worker or web tile."
    )


@says(webs.WebBasics)
def _(n: webs.WebBasics) -> str:
    return "1 web tile goes on each basic event still to be had."


@says(webs.WebSpecial)
def _(n: webs.WebSpecial) -> str:
    return "1 web tile goes on a special event without a worker, of your choice among those with the fewest web tiles."


@says(webs.Unweb)
def _(n: webs.Unweb) -> str:
    return "Its web tiles are taken away."


@says(webs.WebIt)
def _(n: webs.WebIt) -> str:
    return "1 web tile goes on it for good: it cannot be activated any more."


@says(hand_losses.BuyBack)
def _(n: hand_losses.BuyBack) -> str:
    return "Take back any number of these cards unseen; Phantomia gains 1 point token for each."


@says(hand_losses.RandomPlayed)
def _(n: hand_losses.RandomPlayed) -> str:
    return "1 random card of your hand is played into Phantomia’s city, or goes into her lair if her city is full."


@says(hand_losses.ChosenPlayed)
def _(n: hand_losses.ChosenPlayed) -> str:
    return "You choose the hand card that is played into her city."


@says(hand_losses.TakePair)
def _(n: hand_losses.TakePair) -> str:
    return (
        "Look at the 2 cards and choose which is discarded; the other goes into her deck."
        if n.seen
        else "2 random cards of your hand: 1 is discarded, the other goes into Phantomia’s deck, both unseen."
    )


@says(hand_losses.DrawPair)
def _(n: hand_losses.DrawPair) -> str:
    return (
        "Look at the 2 cards that she draws into her deck."
        if n.seen
        else "Phantomia draws 2 cards from the draw pile into her deck."
    )


@says(hand_losses.WithHand)
def _(n: hand_losses.WithHand) -> str:
    assert isinstance(n.condition, hand_losses.HandOf) and n.otherwise is not None
    return f"{text(n.then)} With fewer than {n.condition.n} hand cards: {lower(text(n.otherwise))}"


@says(hand_losses.DiscardKind)
def _(n: hand_losses.DiscardKind) -> str:
    return f"Discard every {what(n.what)} from your hand."


@says(hand_losses.Catch)
def _(n: hand_losses.Catch) -> str:
    return (
        f"{flat(n.amount)} random cards of your hand, or all if you have fewer, are turned over: "
        "you can neither play nor discard them."
    )


@says(city_losses.PickCard)
def _(n: city_losses.PickCard) -> str:
    if n.least >= 0:
        return f"Choose a card of your city worth at least {n.least} point."
    return "Choose a prosperity card of your city; without one, a card with the highest printed points."


@says(city_losses.CardToHers)
def _(n: city_losses.CardToHers) -> str:
    return (
        "It goes into Phantomia’s city, even if that is full."
        if n.full
        else "It goes into Phantomia’s city, or into her lair if her city is full."
    )


@says(city_losses.PostWorker)
def _(n: city_losses.PostWorker) -> str:
    return "Put an unplaced worker on it, which comes back when you prepare."


@says(city_losses.TurnDown)
def _(n: city_losses.TurnDown) -> str:
    return (
        f"Every {what(n.what)} in your city is turned face down: it "
        "keeps its space but cannot be activated or discarded "
        "and brings nothing any more. Each thing given keeps 1 of your choice face up."
    )


@says(city_losses.Ransom)
def _(n: city_losses.Ransom) -> str:
    return (
        "1 of your unplaced workers goes into Phantomia’s lair until "
        "you prepare. If all are placed, she gains points "
        "by difficulty and takes a placed one, not from a place that keeps it."
    )


@says(city_losses.Poison)
def _(n: city_losses.Poison) -> str:
    return (
        "1 of your placed workers, not from a place that keeps it, "
        "goes into Phantomia’s lair; if none is placed, the next "
        "one you place, after it has acted. She uses it as her own; then it comes back when you prepare."
    )


@says(city_losses.TakeEvent)
def _(n: city_losses.TakeEvent) -> str:
    kind = "basic" if n.basic else "special"
    side = "right" if n.right else "left"
    return f"Phantomia takes the first {kind} event from the {side}, without one points by difficulty."


@says(w.ForEach)
def _(n: w.ForEach) -> str:
    return f"For each of its printed points, and once for a card worth 0: {lower(text(n.part))}"


@says(modules.TurnUp)
def _(n: modules.TurnUp) -> str:
    if n.kind == modules.CHARACTER:
        return "A random character card replaces the one in force."
    if n.lasting:
        return "Then she turns up a lasting list card."
    return "She turns up an instant list card."
