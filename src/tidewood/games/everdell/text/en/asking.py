"""Questions and their options in English."""

from __future__ import annotations

from tidewood.games.everdell import rounds, solo
from tidewood.games.everdell.card import CARDS
from tidewood.games.everdell.paying import (
    FREE,
    LESS_BY,
    ability_in,
    banner_in,
    card_in,
    home_in,
    how_in,
    source_in,
    unpacked,
)
from tidewood.games.everdell.pieces import (
    CITY,
    EVENTS,
    FARM_STACK,
    FOREST,
    HAND,
    HOME,
    JOURNEY,
    JOURNEY_VALUES,
    MEADOW_SIZE,
)
from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.text.en.cards import text
from tidewood.games.everdell.text.en.language import ENGLISH, card, event, goods, kinds, listed, location, player
from tidewood.games.everdell.verbs import acting, city, drawing, gaining, playing, working
from tidewood.games.everdell.verbs.common import STOP, serial_name
from tidewood.kernel.combine import Either, May
from tidewood.kernel.core import CHANCE, Frame
from tidewood.kernel.rows import Reactions, row_of

say = ENGLISH.option
ask = ENGLISH.prompt


def row(s: Valley, serial: int, reader: int) -> str:
    """A card of a city: its name, which copy, and whose where it is another's."""
    who, i = s.find(serial)
    name = card(s.city[who][i])
    copy = serial_name(s, serial, who).partition("#")[2]
    name = f"{name} {copy}" if copy else name
    return name if who == reader else f"{name} of {player(s.seat(who))}"


def place(s: Valley, at: int, reader: int) -> str:
    if at >= CITY:
        return row(s, at - CITY, reader)
    if at >= EVENTS:
        return event(s.events[at - EVENTS])
    if JOURNEY <= at < FOREST:
        return f"Journey {JOURNEY_VALUES[at - JOURNEY]}"
    return location(acting.location_at(s, at).number)


def on_meadow(s: Valley, option: int) -> str:
    return f"{card(s.meadow[option - 1])} (Meadow {option})"


def to_play(play: int) -> str:
    source = source_in(play)
    name = card(card_in(play))
    if source == FARM_STACK:
        return f"{name} (stack)"
    return f"{name} (Meadow {source})" if HAND < source <= MEADOW_SIZE else name


def of_card(s: Valley, f: Frame) -> str:
    """The card that acts, before the question; nothing where a place does."""
    who, i = s.find(f.scope.card)
    return f"{card(s.city[who][i])}: " if who >= 0 else ""


def told(s: Valley) -> bool:
    """Whether a real table is asked what happened."""
    return s.choice is not None and s.choice.who == CHANCE


# -- set-up and turn --------------------------------------------------------------------------------------------------


@ask(rounds.LayForest)
def _(s: Valley, f: Frame) -> str:
    return f"Which forest card lies on field {len(s.forest) + 1}?"


@say(rounds.LayForest)
def _(s: Valley, f: Frame, option: int) -> str:
    return location(option)


@ask(rounds.LayEvents)
def _(s: Valley, f: Frame) -> str:
    return "Which special event is laid out?"


@say(rounds.LayEvents)
def _(s: Valley, f: Frame, option: int) -> str:
    return event(option)


@ask(rounds.StartPlayer)
def _(s: Valley, f: Frame) -> str:
    return "Who begins?"


@say(rounds.StartPlayer)
def _(s: Valley, f: Frame, option: int) -> str:
    return f"{player(option)} begins"


@ask(rounds.Turn)
def _(s: Valley, f: Frame) -> str:
    return "Place a worker, play a card or prepare for the next season."


@say(rounds.Turn)
def _(s: Valley, f: Frame, option: int) -> str:
    kind, thing = option & (1 << rounds.ACTION_BITS) - 1, option >> rounds.ACTION_BITS
    if kind == rounds.PLACE:
        return f"Worker: {place(s, thing, f.scope.owner)}"
    if kind == rounds.PLAY:
        return f"Play {to_play(thing)}"
    return "Prepare for the next season" if kind == rounds.PREPARE else "Pass"


# -- gaining, paying, giving ------------------------------------------------------------------------------------------


@ask(gaining.Gain)
def _(s: Valley, f: Frame) -> str:
    assert isinstance(f.node, gaining.Gain)
    return f"{of_card(s, f)}Gain {f.cursor} {kinds(f.node.kinds, f.cursor)}: which?"


@say(gaining.Gain)
def _(s: Valley, f: Frame, option: int) -> str:
    assert isinstance(f.node, gaining.Gain)
    return f"Gain {goods(f.cursor if option == f.node.options[-1] else 1, option)}"


@ask(gaining.Pay)
def _(s: Valley, f: Frame) -> str:
    assert isinstance(f.node, gaining.Pay)
    return f"{of_card(s, f)}Pay up to {f.cursor} {kinds(f.node.kinds, f.cursor)}."


@say(gaining.Pay)
def _(s: Valley, f: Frame, option: int) -> str:
    assert isinstance(f.node, gaining.Pay)
    if len(f.node.options) == 1:
        return f"Pay {goods(option, f.node.options[0])}" if option else "Pay nothing"
    return "Stop" if option == STOP else f"Pay {goods(1, option)}"


@ask(gaining.Give)
def _(s: Valley, f: Frame) -> str:
    return f"{of_card(s, f)}Give {f.cursor} more: what, and to whom?"


@say(gaining.Give)
def _(s: Valley, f: Frame, option: int) -> str:
    if option == STOP:
        return "Stop"
    taker = option // gaining.TAKER
    whom = "nobody, it is discarded" if taker == gaining.NOBODY else player(s.seat(taker))
    return f"Give {goods(1, option % gaining.TAKER)} to {whom}"


@ask(gaining.PayTo)
def _(s: Valley, f: Frame) -> str:
    return "To whom do you pay?"


@say(gaining.PayTo)
def _(s: Valley, f: Frame, option: int) -> str:
    return f"Pay {player(s.seat(option))}"


# -- cards ------------------------------------------------------------------------------------------------------------


@ask(drawing.Draw, drawing.FillHand)
def _(s: Valley, f: Frame) -> str:
    return f"{player(f.scope.owner)} draws: which card is it?"


@say(drawing.Draw, drawing.FillHand)
def _(s: Valley, f: Frame, option: int) -> str:
    return card(option)


@ask(drawing.Refill)
def _(s: Valley, f: Frame) -> str:
    return f"Which card comes to place {f.cursor + 1} of the Meadow?"


@say(drawing.Refill)
def _(s: Valley, f: Frame, option: int) -> str:
    return card(option)


@ask(drawing.DrawMeadow)
def _(s: Valley, f: Frame) -> str:
    return f"{of_card(s, f)}Draw a card from the Meadow ({f.cursor} left)."


@say(drawing.DrawMeadow)
def _(s: Valley, f: Frame, option: int) -> str:
    return "Stop" if option == STOP else f"Draw {on_meadow(s, option)}"


@ask(drawing.Refresh)
def _(s: Valley, f: Frame) -> str:
    return f"{of_card(s, f)}Discard a card of the Meadow ({f.cursor} left)."


@say(drawing.Refresh)
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


@ask(drawing.DiscardHand)
def _(s: Valley, f: Frame) -> str:
    return f"{of_card(s, f)}Discard a card from your hand."


@say(drawing.DiscardHand)
def _(s: Valley, f: Frame, option: int) -> str:
    return "Stop" if option == STOP else f"Discard {card(option)}"


@ask(drawing.GiveCards)
def _(s: Valley, f: Frame) -> str:
    return f"{of_card(s, f)}{'To whom do you give cards?' if f.held == -1 else 'Which card do you give?'}"


@say(drawing.GiveCards)
def _(s: Valley, f: Frame, option: int) -> str:
    if f.held == -1:
        return "Nobody has room: discard" if option == STOP else f"To {player(s.seat(option))}"
    return f"Give {card(option)}"


# -- the city ---------------------------------------------------------------------------------------------------------


@ask(city.DiscardCity)
def _(s: Valley, f: Frame) -> str:
    return f"{of_card(s, f)}Discard a card of your city."


@say(city.DiscardCity, playing.TakeFromHim)
def _(s: Valley, f: Frame, option: int) -> str:
    return "Stop" if option == STOP else f"Discard {row(s, option, f.scope.owner)}"


@ask(playing.TakeFromHim)
def _(s: Valley, f: Frame) -> str:
    return "Which card leaves Rugwort’s city?"


@ask(city.LayHere)
def _(s: Valley, f: Frame) -> str:
    return f"{place(s, f.scope.place, f.scope.owner)}: lay up to {f.cursor} resources here."


@say(city.LayHere)
def _(s: Valley, f: Frame, option: int) -> str:
    return "Stop" if option == STOP else f"Lay {goods(1, option)}"


@ask(city.TuckFromCity, city.TuckFromHand)
def _(s: Valley, f: Frame) -> str:
    return f"{place(s, f.scope.place, f.scope.owner)}: put up to {f.cursor} critters under it."


@say(city.TuckFromCity)
def _(s: Valley, f: Frame, option: int) -> str:
    return "Stop" if option == STOP else f"Put {row(s, option, f.scope.owner)} under it"


@say(city.TuckFromHand)
def _(s: Valley, f: Frame, option: int) -> str:
    return "Stop" if option == STOP else f"Put {card(option)} under it"


@ask(acting.Produce)
def _(s: Valley, f: Frame) -> str:
    return "Which production card is next?"


@ask(acting.Activate)
def _(s: Valley, f: Frame) -> str:
    return f"{of_card(s, f)}Activate a production card."


@say(acting.Produce, acting.Activate)
def _(s: Valley, f: Frame, option: int) -> str:
    return "Stop" if option == STOP else row(s, option, f.scope.owner)


@ask(acting.CopyProduction)
def _(s: Valley, f: Frame) -> str:
    return f"{of_card(s, f)}Which production card do you copy?"


@say(acting.CopyProduction)
def _(s: Valley, f: Frame, option: int) -> str:
    return f"Copy {row(s, option, f.scope.owner)}"


@ask(acting.CopyPlace)
def _(s: Valley, f: Frame) -> str:
    return f"{of_card(s, f)}Which location do you copy?"


@say(acting.CopyPlace)
def _(s: Valley, f: Frame, option: int) -> str:
    return f"Copy {place(s, option, f.scope.owner)}"


# -- playing ----------------------------------------------------------------------------------------------------------


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


@ask(playing.Prisoner)
def _(s: Valley, f: Frame) -> str:
    return "Which critter goes into the Dungeon?"


@say(playing.Prisoner)
def _(s: Valley, f: Frame, option: int) -> str:
    return row(s, option, f.scope.owner)


@ask(playing.Settle)
def _(s: Valley, f: Frame) -> str:
    return f"What do you pay for this card: {card(card_in(f.held))}?"


@say(playing.Settle)
def _(s: Valley, f: Frame, option: int) -> str:
    paid = [goods(n, kind) for kind, n in enumerate(unpacked(option)) if n]
    return f"Pay {listed(paid)}" if paid else "Pay nothing"


@ask(playing.Enter)
def _(s: Valley, f: Frame) -> str:
    return f"Into whose city does it go: {card(card_in(f.held))}?"


@say(playing.Enter)
def _(s: Valley, f: Frame, option: int) -> str:
    return f"Into the city of {player(s.seat(option))}"


# -- workers ----------------------------------------------------------------------------------------------------------


@ask(working.MoveWorker)
def _(s: Valley, f: Frame) -> str:
    return f"{of_card(s, f)}{'Which worker moves?' if f.held < 0 else 'Where does the worker go?'}"


@say(working.MoveWorker)
def _(s: Valley, f: Frame, option: int) -> str:
    name = place(s, option, f.scope.owner)
    return f"The worker on {name}" if f.held < 0 else f"To {name}"


@ask(working.Recall)
def _(s: Valley, f: Frame) -> str:
    return "Which worker comes back?"


@say(working.Recall)
def _(s: Valley, f: Frame, option: int) -> str:
    return f"The worker on {place(s, option, f.scope.owner)}"


# -- choices ----------------------------------------------------------------------------------------------------------


@ask(Either)
def _(s: Valley, f: Frame) -> str:
    return f"{of_card(s, f)}Which of these?"


@say(Either)
def _(s: Valley, f: Frame, option: int) -> str:
    assert isinstance(f.node, Either)
    return text(f.node.parts[option]).rstrip(".")


@ask(May)
def _(s: Valley, f: Frame) -> str:
    assert isinstance(f.node, May)
    return f"{of_card(s, f)}{text(f.node.part)} Do you want to?"


@say(May)
def _(s: Valley, f: Frame, option: int) -> str:
    return "Yes" if option else "No"


@ask(Reactions)
def _(s: Valley, f: Frame) -> str:
    return "Which effect comes first?"


@say(Reactions)
def _(s: Valley, f: Frame, option: int) -> str:
    found = row_of(s, option)
    assert found is not None
    return ENGLISH.name(found.rule.id)


# -- Rugwort ----------------------------------------------------------------------------------------------------------


@ask(solo.RollDie)
def _(s: Valley, f: Frame) -> str:
    return "Roll the eight-sided die for Rugwort. What does it show?"


@say(solo.RollDie)
def _(s: Valley, f: Frame, option: int) -> str:
    return str(option)


@ask(solo.LoseCard)
def _(s: Valley, f: Frame) -> str:
    return "Draw a card of the hand at random. Which one is lost?"


@say(solo.LoseCard)
def _(s: Valley, f: Frame, option: int) -> str:
    return ENGLISH.name(CARDS[option].id)


@ask(solo.LoseWorker)
def _(s: Valley, f: Frame) -> str:
    return "Which of your workers leaves the game?"


@say(solo.LoseWorker)
def _(s: Valley, f: Frame, option: int) -> str:
    return "One at home" if option == HOME else f"The worker on {place(s, option, 0)}"
