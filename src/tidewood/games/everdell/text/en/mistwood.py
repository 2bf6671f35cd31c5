"""The modules of Mistwood in English: names, cards, log."""

from __future__ import annotations

from tidewood.games.everdell.card import Card, Filter
from tidewood.games.everdell.pieces import BUTTERFLIES, BUTTERFLY_HAND, LEGENDARY, MORE_CARDS, PIGS, SPIDERS
from tidewood.games.everdell.text.en.cards import flat, for_each, lower, text, what
from tidewood.games.everdell.text.en.language import ENGLISH, cards, tokens
from tidewood.games.everdell.verbs import abilities, activating, farm_stack, mistwood
from tidewood.kernel.combine import Either, May

on = ENGLISH.event
ENGLISH.names.update({
    "corrin-the-leader": "Corrin the Leader",
    "corrin-the-king": "Corrin the King",
    "corrin-the-warrior": "Corrin the Warrior",
    "corrins-field": "Corrin’s Field",
    "corrins-path": "Corrin’s Path",
    "spring-farm-seedbed": "Spring Farm (Seedbed)",
    "spring-farm-nursery": "Spring Farm (Nursery)",
    "summer-farm-terrace": "Summer Farm (Terrace)",
    "summer-farm-orchard": "Summer Farm (Orchard)",
    "autumn-farm-hedgerow": "Autumn Farm (Hedgerow)",
    "autumn-farm-sapwood": "Autumn Farm (Sapwood)",
    "winter-farm-cellar": "Winter Farm (Cellar)",
    "winter-farm-burrow": "Winter Farm (Burrow)",
    "chipter-swipple": "Chipter Swipple",
    "jor-goldwing": "Jor Goldwing",
    "mayberry-matriarch": "Mayberry Matriarch",
    "strey-softpaw": "Strey Softpaw",
    "tarry-hare": "Tarry Hare",
    "tarry-hare-2": "Tarry Hare",
    "click-clacks": "Click Clack’s",
    "darkdeep-prison": "Darkdeep Prison",
    "everflame-tomb": "Everflame Tomb",
    "king-norths-treasury": "King North’s Treasury",
    "strongroot-castle": "Strongroot Castle",
    "butterflies": "Butterflies",
    "pigs": "Pigs",
    "spiders": "Spiders",
    "weasels": "Weasels",
    "rugwort-takes-a-card": "Rugwort takes a card",
})  # fmt: skip
plain_card = ENGLISH.nodes[Card]
plain_activate = ENGLISH.nodes[activating.Activate]


def ability(number: int) -> str:
    return ENGLISH.name(abilities.ABILITY_CARDS[number].id)


# -- cards


@ENGLISH.says(Card)
def _(n: Card) -> str:
    parts = ["House card."] if n.house else []
    parts.append(plain_card(n))
    if isinstance(n.home, Filter):
        parts.append(f"May occupy any {what(n.home)}.")
    if n.rarity == LEGENDARY:
        banner = ENGLISH.name(n.banner)
        parts.append(
            f"Legendary: instead of paying you may discard {banner} from your city. Also counts as {banner}, "
            "of which you may play no more. Adds 1 space to your city."
        )
    return " ".join([part for part in parts if part])


@ENGLISH.says(mistwood.DrawSome)
def _(n: mistwood.DrawSome) -> str:
    return f"Draw up to {cards(flat(n.amount))}{for_each(n.amount)}."


@ENGLISH.says(mistwood.EachOther)
def _(n: mistwood.EachOther) -> str:
    assert isinstance(n.part, mistwood.DrawSome)
    each = for_each(n.part.amount).replace("your city", "their city")
    return f"Then each other player may draw {cards(flat(n.part.amount))}{each}."


@ENGLISH.says(mistwood.PassOn)
def _(n: mistwood.PassOn) -> str:
    return "You may give 1 of them to another player."


@ENGLISH.says(mistwood.GiveAway)
def _(n: mistwood.GiveAway) -> str:
    return (
        f"Give up to {flat(n.amount)} cards of your hand and resources in all to other players, each to whom you like."
    )


@ENGLISH.says(mistwood.CopyVisited)
def _(n: mistwood.CopyVisited) -> str:
    but = ", ".join([ENGLISH.name(id) for id in mistwood.NOT_ON_PATH if id in ENGLISH.names])
    return (
        "Copy one location where another player has a worker, destination cards included; "
        f"not {but}, legendary cards, events or the Journey."
    )


@ENGLISH.says(mistwood.ActivateWorkers)
def _(n: mistwood.ActivateWorkers) -> str:
    return (
        f"Activate up to {flat(n.amount)} workers, of any players, on basic and forest locations as if they were yours."
    )


@ENGLISH.says(mistwood.OnceATurn)
def _(n: mistwood.OnceATurn) -> str:
    return f"{text(n.part)} Only once per turn."


@ENGLISH.says(activating.Activate)
def _(n: activating.Activate) -> str:
    if n.different:
        return f"Activate {flat(n.amount)} different other production cards of your city, none of them legendary."
    return plain_activate(n)


@ENGLISH.says(farm_stack.TakeFarm)
def _(n: farm_stack.TakeFarm) -> str:
    return "Put the top Farm of the stack into your city without cost and activate it."


@ENGLISH.says(abilities.GainLacking)
def _(n: abilities.GainLacking) -> str:
    return "Gain 1 resource of a kind that you do not have."


@ENGLISH.says(abilities.PutFigure)
def _(n: abilities.PutFigure) -> str:
    return "Put the figure on another location."


@ENGLISH.says(abilities.AbilityCard)
def _(n: abilities.AbilityCard) -> str:
    if n.number == BUTTERFLIES:
        return (
            f"Your hand limit is {MORE_CARDS} higher. You start with {BUTTERFLY_HAND} cards and are the first player."
        )
    assert n.rule.effect is not None
    done = text(n.rule.effect)
    if n.number == PIGS:
        return (
            "The 8 Farms form a stack beside the board, its top card open. At the start of each season, the first "
            f"included: {done[0].lower()}{done[1:]} Farms take no space in your city. Everybody may play the top Farm "
            f"for its cost; when another player does, you gain {tokens(farm_stack.STACK_TOKENS)}."
        )
    if n.number == SPIDERS:
        return (
            "After the set-up put the figure on any location. Whenever anybody places a worker there: "
            f"{done[0].lower()}{done[1:]} You are last in turn order."
        )
    return f"After you have played a critter or construction and it is fully resolved, you may {trades(n)}."


def trades(n: abilities.AbilityCard) -> str:
    """The exchanges of the Weasels."""
    assert isinstance(n.rule.effect, May)
    assert isinstance(n.rule.effect.part, Either)
    parts = [[lower(text(step)).rstrip(".") for step in part.children()] for part in n.rule.effect.part.parts]
    return ", or ".join([" and ".join(steps) for steps in parts])


# -- log
