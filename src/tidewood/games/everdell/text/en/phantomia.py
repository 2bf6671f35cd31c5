"""Phantomia in English: what is asked and what she does, with the reason."""

from __future__ import annotations

from tidewood.games.everdell.card import CARDS
from tidewood.games.everdell.phantomia import seasons, turn
from tidewood.games.everdell.phantomia.deck.cards import ALL_OPTIONS, PLACES
from tidewood.games.everdell.phantomia.verbs import action_options, effects, modules, placing_workers
from tidewood.games.everdell.phantomia.verbs.modules import MODULES
from tidewood.games.everdell.pieces import RESOURCES
from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.text.en.asking import place
from tidewood.games.everdell.text.en.language import ENGLISH, card, event, goods, location, player, tokens
from tidewood.games.everdell.text.en.language import cards as n_cards
from tidewood.games.everdell.verbs.common import STOP
from tidewood.kernel.core import Frame
from tidewood.kernel.log import Event

say = ENGLISH.option
ask = ENGLISH.prompt
on = ENGLISH.event
LEVELS = ("Cute", "Clever", "Cheeky", "Boastful", "Tormenting")
ENGLISH.names.update({f"points-card-{level}": name for level, name in enumerate(LEVELS)})
OTHER = {
    "destination": "a destination of her own city",
    "open destination": "an open destination",
    "basic event": "a basic event",
    "special event": "a special event",
    "haven": "the Haven",
    "wonder": "a wonder",
    "river": "the river",
    "figure": "play a Meadow card and place the figure",
    "draw": "draw a card",
    "discard": "discard the top card of her deck",
    "play deck": "play the top card of her deck",
    "play meadow": "play a Meadow card",
    "points difficulty": "points by difficulty",
}
WHY = (
    "",
    "she has no worker left",
    "no such place is free",
    "she has been on a special event in this season",
    "the figure stands on the Meadow",
    "her deck is empty",
    "her city is full",
    "there are no cards",
    "it belongs to an expansion that is not in play",
)


def option_name(number: int) -> str:
    """An option of an action card in words."""
    word = ALL_OPTIONS[number]
    kind, _, rest = word.partition(" ")
    if word in OTHER:
        return OTHER[word]
    if kind == "points":
        return tokens(int(rest))
    if kind == "basic":
        return ENGLISH.name(f"basic-{rest}")
    return f"{KIND[kind]} {rest}"


KIND = {
    "forest": "forest card",
    "journey": "Journey",
}
assert PLACES


# -- questions


@ask(placing_workers.PlaceWorker)
def _(s: Valley, f: Frame) -> str:
    return "Phantomia: on which of these does she place her worker?"


@say(placing_workers.PlaceWorker)
def _(s: Valley, f: Frame, option: int) -> str:
    return place(s, option, s.choice.who if s.choice is not None else -1)


@ask(turn.TurnUp)
def _(s: Valley, f: Frame) -> str:
    return "Which action card does Phantomia turn up?"


@say(turn.TurnUp)
def _(s: Valley, f: Frame, option: int) -> str:
    return f"Card {s.rules.her_deck.actions[option].id}"


@ask(action_options.FromMeadow, seasons.RollGifts, effects.Roll)
def _(s: Valley, f: Frame) -> str:
    return "What does the eight-sided die show?"


@say(action_options.FromMeadow, seasons.RollGifts, effects.Roll)
def _(s: Valley, f: Frame, option: int) -> str:
    return str(option)


@ask(action_options.PlayPile, effects.HerDraw)
def _(s: Valley, f: Frame) -> str:
    return "Which card of the draw pile does Phantomia play?"


@ask(action_options.PlayDeck, action_options.DiscardCard)
def _(s: Valley, f: Frame) -> str:
    return "Which card lies on top of Phantomia’s deck?"


@ask(seasons.OpenLair)
def _(s: Valley, f: Frame) -> str:
    return "Which card lies in Phantomia’s lair?"


@ask(effects.RandomFromHand)
def _(s: Valley, f: Frame) -> str:
    return "Which card is drawn from the hand?"


@say(
    action_options.PlayPile,
    action_options.PlayDeck,
    action_options.DiscardCard,
    seasons.OpenLair,
    effects.RandomFromHand,
    effects.HerDraw,
)
def _(s: Valley, f: Frame, option: int) -> str:
    return ENGLISH.name(CARDS[option].id)


@ask(modules.TurnUp)
def _(s: Valley, f: Frame) -> str:
    return "Which card is turned up?"


@say(modules.TurnUp)
def _(s: Valley, f: Frame, option: int) -> str:
    return ENGLISH.name(MODULES[option].id).rstrip("!").rstrip()


@ask(effects.Unless)
def _(s: Valley, f: Frame) -> str:
    assert isinstance(f.node, effects.Unless)
    return f"{ENGLISH.text(f.node.effect)} Prevent it?"


@say(effects.Unless)
def _(s: Valley, f: Frame, option: int) -> str:
    assert isinstance(f.node, effects.Unless)
    return ENGLISH.text(f.node.price).rstrip(".") if option else "Let it happen"


@ask(effects.GiveUp)
def _(s: Valley, f: Frame) -> str:
    return f"Give up {f.held}: what?"


@say(effects.GiveUp)
def _(s: Valley, f: Frame, option: int) -> str:
    if option == STOP:
        return "No more"
    if option == effects.TOKEN:
        return tokens(1)
    return goods(1, option) if option < len(RESOURCES) else card(option - effects.CARD_FROM)


# -- the log


@on("she-draws")
def _(e: Event) -> str:
    return f"Phantomia puts {n_cards(e.args[0])} of the draw pile into her deck."


@on("she-draws-legend")
def _(e: Event) -> str:
    return "Phantomia shuffles a legendary card into her deck."


@on("she-hides")
def _(e: Event) -> str:
    return f"Phantomia puts {n_cards(e.args[0])} of the draw pile into her lair."


@on("she-sends-fool")
def _(e: Event) -> str:
    return f"Phantomia plays {card(e.args[1])} into the city of {player(e.args[0])}."


@on("she-discards")
def _(e: Event) -> str:
    return f"Phantomia discards {card(e.args[0])}."


@on("she-keeps")
def _(e: Event) -> str:
    return f"Phantomia puts {card(e.args[0])} into her lair."


@on("she-plays")
def _(e: Event) -> str:
    return f"Phantomia plays {card(e.args[0])} into her city."


@on("she-goes-on")
def _(e: Event) -> str:
    return f"The place shown ({option_name(e.args[0])}) is not free: the next possible one in arrow direction."


@on("she-visits-card")
def _(e: Event) -> str:
    return f"Phantomia places a worker: {card(e.args[0])} of {player(e.args[1])}."


@on("she-visits-event")
def _(e: Event) -> str:
    return f"Phantomia places a worker: {event(e.args[0])}."


@on("she-visits")
def _(e: Event) -> str:
    return f"Phantomia places a worker: {location(e.args[0])}."


@on("figure")
def _(e: Event) -> str:
    return f"The figure stands on place {e.args[0]} of the Meadow."


@on("she-loses-top")
def _(e: Event) -> str:
    return "Phantomia discards the top card of her deck unseen."


@on("she-looks")
def _(e: Event) -> str:
    return f"On top of Phantomia’s deck lies {card(e.args[0])}: it stays there."


@on("she-acts")
def _(e: Event) -> str:
    return f"Option {e.args[1]}: {option_name(e.args[0])}."


@on("she-cannot")
def _(e: Event) -> str:
    return f"Option {e.args[1]} is not possible: {option_name(e.args[0])}, because {WHY[e.args[2]]}."


@on("she-falls-back")
def _(e: Event) -> str:
    why = f", but {WHY[e.args[1]]}" if e.args[1] else ""
    return f"Fallback: {option_name(e.args[0])}{why}."


@on("stack-renewed")
def _(e: Event) -> str:
    return "The action stack is empty: the cards played form a new one."


@on("she-turns-up")
def _(e: Event) -> str:
    return f"Phantomia turns up action card {''.join(map(chr, e.args[1:]))}{' (house card)' if e.args[0] else ''}."


@on("she-takes")
def _(e: Event) -> str:
    return f"Phantomia takes {card(e.args[0])} from place {e.args[1]} of the Meadow into her deck."


@on("she-removes")
def _(e: Event) -> str:
    return f"Phantomia discards {card(e.args[0])} from place {e.args[1]} of the Meadow."


@on("she-unveils")
def _(e: Event) -> str:
    return f"{card(e.args[0])} comes from her lair into her city."


@on("module")
def _(e: Event) -> str:
    return f"Turned up: {ENGLISH.name(MODULES[e.args[0]].id)}. {ENGLISH.text(MODULES[e.args[0]])}"


@on("prevents")
def _(e: Event) -> str:
    return f"{player(e.args[0])} prevents it."


@on("lets")
def _(e: Event) -> str:
    return f"{player(e.args[0])} lets it happen."


@on("pays-point")
def _(e: Event) -> str:
    return f"{player(e.args[0])} gives up 1 point token."


@on("gives-points")
def _(e: Event) -> str:
    return f"{player(e.args[0])} gives {tokens(e.args[1])} to Phantomia."


@on("loses-to-her")
def _(e: Event) -> str:
    return f"{card(e.secret[0]) if e.secret else 'A card'} of {player(e.args[0])} goes into Phantomia’s deck."


@on("her-level")
def _(e: Event) -> str:
    mark = " (house card)" if e.args[1] else ""
    return f"Phantomia plays on level {e.args[0]}: {ENGLISH.name(f'points-card-{e.args[0]}')}{mark}."
