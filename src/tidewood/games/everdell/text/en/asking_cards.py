"""Questions about cards, cities and workers in English."""

from __future__ import annotations

from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.text.en.asking import of_card, on_meadow, place, row, to_play, told
from tidewood.games.everdell.text.en.language import ENGLISH, card, goods, listed, player
from tidewood.games.everdell.verbs import activating, city, drawing, entering, hand, meadow, playing, workers
from tidewood.games.everdell.verbs.common import STOP
from tidewood.games.everdell.verbs.packing import (
    FREE,
    LESS_BY,
    ability_in,
    banner_in,
    card_in,
    home_in,
    how_in,
    unpacked,
)
from tidewood.kernel.core import Frame

say = ENGLISH.option
ask = ENGLISH.prompt


# -- cards


@ask(drawing.Draw, drawing.FillHand)
def _(s: Valley, f: Frame) -> str:
    return f"{player(f.scope.owner)} draws: which card is it?"


@say(drawing.Draw, drawing.FillHand)
def _(s: Valley, f: Frame, option: int) -> str:
    return card(option)


@ask(meadow.Refill)
def _(s: Valley, f: Frame) -> str:
    return f"Which card comes to place {f.cursor + 1} of the Meadow?"


@say(meadow.Refill)
def _(s: Valley, f: Frame, option: int) -> str:
    return card(option)


@ask(meadow.DrawMeadow)
def _(s: Valley, f: Frame) -> str:
    return f"{of_card(s, f)}Draw a card from the Meadow ({f.cursor} left)."


@ask(meadow.DrawTogether)
def _(s: Valley, f: Frame) -> str:
    return f"{of_card(s, f)}{'Draw a card from the Meadow.' if f.held == 1 else 'Draw cards from the Meadow.'}"


@say(meadow.DrawMeadow, meadow.DrawTogether)
def _(s: Valley, f: Frame, option: int) -> str:
    return "Stop" if option == STOP else f"Draw {on_meadow(s, option)}"


@ask(meadow.Refresh)
def _(s: Valley, f: Frame) -> str:
    return f"{of_card(s, f)}{'Discard a card of the Meadow.' if f.held == 1 else 'Discard cards of the Meadow.'}"


@say(meadow.Refresh)
def _(s: Valley, f: Frame, option: int) -> str:
    return f"Discard {on_meadow(s, option)}"


@ask(drawing.Reveal)
def _(s: Valley, f: Frame) -> str:
    return "Which card is revealed?" if told(s) else f"{of_card(s, f)}Reveal cards: from where?"


@say(drawing.Reveal)
def _(s: Valley, f: Frame, option: int) -> str:
    if told(s):
        return card(option)
    return "From the discard pile" if option else "From the deck"


@ask(drawing.Sort)
def _(s: Valley, f: Frame) -> str:
    return f"Where does this card go: {card(f.held)}?"


@say(drawing.Sort)
def _(s: Valley, f: Frame, option: int) -> str:
    return f"{card(f.held)} under the event" if option else f"{card(f.held)} into the hand"


@ask(hand.DiscardHand)
def _(s: Valley, f: Frame) -> str:
    return f"{of_card(s, f)}{'Discard a card from your hand.' if f.held == 1 else 'Discard cards from your hand.'}"


@say(hand.DiscardHand)
def _(s: Valley, f: Frame, option: int) -> str:
    return "Stop" if option == STOP else f"Discard {card(option)}"


@ask(hand.GiveCards)
def _(s: Valley, f: Frame) -> str:
    return f"{of_card(s, f)}To whom do you give cards?"


@ask(hand.GiveThese)
def _(s: Valley, f: Frame) -> str:
    return f"{of_card(s, f)}{'Which card do you give?' if f.held == 1 else 'Which cards do you give?'}"


@say(hand.GiveCards)
def _(s: Valley, f: Frame, option: int) -> str:
    return "Nobody has room: discard" if option == STOP else f"To {player(s.seat(option))}"


@say(hand.GiveThese)
def _(s: Valley, f: Frame, option: int) -> str:
    return f"Give {card(option)}"


# -- the city


@ask(city.DiscardCity)
def _(s: Valley, f: Frame) -> str:
    return f"{of_card(s, f)}{'Discard a card of your city.' if f.held == 1 else 'Discard cards of your city.'}"


@say(city.DiscardCity, entering.TakeFromHim)
def _(s: Valley, f: Frame, option: int) -> str:
    return "Stop" if option == STOP else f"Discard {row(s, option, f.scope.owner)}"


@ask(entering.TakeFromHim)
def _(s: Valley, f: Frame) -> str:
    return "Which card leaves Rugwort’s city?"


@ask(city.LayHere)
def _(s: Valley, f: Frame) -> str:
    return f"{place(s, f.scope.place, f.scope.owner)}: lay up to {f.held} resources here."


@say(city.LayHere)
def _(s: Valley, f: Frame, option: int) -> str:
    return "Stop" if option == STOP else f"Lay {goods(1, option)}"


@ask(city.TuckFromCity, city.TuckFromHand)
def _(s: Valley, f: Frame) -> str:
    return f"{place(s, f.scope.place, f.scope.owner)}: put up to {f.held} critters under it."


@say(city.TuckFromCity)
def _(s: Valley, f: Frame, option: int) -> str:
    return "Stop" if option == STOP else f"Put {row(s, option, f.scope.owner)} under it"


@say(city.TuckFromHand)
def _(s: Valley, f: Frame, option: int) -> str:
    return "Stop" if option == STOP else f"Put {card(option)} under it"


@ask(activating.Produce)
def _(s: Valley, f: Frame) -> str:
    return "Which production card is next?"


@ask(activating.Activate)
def _(s: Valley, f: Frame) -> str:
    return f"{of_card(s, f)}Activate a production card."


@say(activating.Produce, activating.Activate)
def _(s: Valley, f: Frame, option: int) -> str:
    return "Stop" if option == STOP else row(s, option, f.scope.owner)


@ask(activating.CopyProduction)
def _(s: Valley, f: Frame) -> str:
    return f"{of_card(s, f)}Which production card do you copy?"


@say(activating.CopyProduction)
def _(s: Valley, f: Frame, option: int) -> str:
    return f"Copy {row(s, option, f.scope.owner)}"


@ask(activating.CopyPlace)
def _(s: Valley, f: Frame) -> str:
    return f"{of_card(s, f)}Which location do you copy?"


@say(activating.CopyPlace)
def _(s: Valley, f: Frame, option: int) -> str:
    return f"Copy {place(s, option, f.scope.owner)}"


# -- playing


@ask(playing.Play)
def _(s: Valley, f: Frame) -> str:
    assert isinstance(f.node, playing.Play)
    how = "without cost" if f.node.how == FREE else f"for {f.node.how >> LESS_BY} less"
    return f"{of_card(s, f)}Play a card {how}."


@say(playing.Play)
def _(s: Valley, f: Frame, option: int) -> str:
    return "Stop" if option == STOP else f"Play {to_play(option)}"


@ask(playing.PlayOne)
def _(s: Valley, f: Frame) -> str:
    return f"How do you play this card: {card(card_in(f.held))}?"


@say(playing.PlayOne)
def _(s: Valley, f: Frame, option: int) -> str:
    ability, home = ability_in(option), home_in(option)
    who = f.scope.owner
    if banner_in(option):
        return f"Discard {row(s, banner_in(option), who)} instead of paying"
    parts = [f"Use {row(s, ability, who)}"] if ability else []
    if home:
        parts.append(f"occupy {row(s, home, who)}" if parts else f"Occupy {row(s, home, who)}")
    if parts:
        return ", ".join(parts)
    return "Pay for it" if not how_in(f.held) else "Pay the lower cost"


@ask(entering.Prisoner)
def _(s: Valley, f: Frame) -> str:
    return "Which critter goes into the Dungeon?"


@say(entering.Prisoner)
def _(s: Valley, f: Frame, option: int) -> str:
    return row(s, option, f.scope.owner)


@ask(entering.Settle)
def _(s: Valley, f: Frame) -> str:
    return f"What do you pay for this card: {card(card_in(f.held))}?"


@say(entering.Settle)
def _(s: Valley, f: Frame, option: int) -> str:
    paid = [goods(n, kind) for kind, n in enumerate(unpacked(option)) if n]
    return f"Pay {listed(paid)}" if paid else "Pay nothing"


@ask(entering.Enter)
def _(s: Valley, f: Frame) -> str:
    return f"Into whose city does it go: {card(card_in(f.held))}?"


@say(entering.Enter)
def _(s: Valley, f: Frame, option: int) -> str:
    return f"Into the city of {player(s.seat(option))}"


# -- workers


@ask(workers.MoveWorker)
def _(s: Valley, f: Frame) -> str:
    return f"{of_card(s, f)}{'Which worker moves?' if f.held < 0 else 'Where does the worker go?'}"


@say(workers.MoveWorker)
def _(s: Valley, f: Frame, option: int) -> str:
    name = place(s, option, f.scope.owner)
    return f"The worker on {name}" if f.held < 0 else f"To {name}"


@ask(workers.Recall)
def _(s: Valley, f: Frame) -> str:
    return "Which worker comes back?"


@say(workers.Recall)
def _(s: Valley, f: Frame, option: int) -> str:
    return f"The worker on {place(s, option, f.scope.owner)}"
