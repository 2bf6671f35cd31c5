"""Questions and their options in German."""

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
from tidewood.games.everdell.text.de.cards import text
from tidewood.games.everdell.text.de.language import GERMAN, card, event, goods, kinds, listed, location, player
from tidewood.games.everdell.verbs import acting, city, drawing, gaining, playing, working
from tidewood.games.everdell.verbs.common import STOP, serial_name
from tidewood.kernel.combine import Either, May
from tidewood.kernel.core import CHANCE, Frame
from tidewood.kernel.rows import Reactions, row_of

say = GERMAN.option
ask = GERMAN.prompt


def row(s: Valley, serial: int, reader: int) -> str:
    """A card of a city: its name, which copy, and whose where it is another's."""
    who, i = s.find(serial)
    name = card(s.city[who][i])
    copy = serial_name(s, serial, who).partition("#")[2]
    name = f"{name} {copy}" if copy else name
    return name if who == reader else f"{name} von {player(s.seat(who))}"


def place(s: Valley, at: int, reader: int) -> str:
    if at >= CITY:
        return row(s, at - CITY, reader)
    if at >= EVENTS:
        return event(s.events[at - EVENTS])
    if JOURNEY <= at < FOREST:
        return f"Reise {JOURNEY_VALUES[at - JOURNEY]}"
    return location(acting.location_at(s, at).number)


def on_meadow(s: Valley, option: int) -> str:
    return f"{card(s.meadow[option - 1])} (Wiese {option})"


def to_play(play: int) -> str:
    source = source_in(play)
    name = card(card_in(play))
    if source == FARM_STACK:
        return f"{name} (Stapel)"
    return f"{name} (Wiese {source})" if HAND < source <= MEADOW_SIZE else name


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
    return f"Welche Waldkarte liegt auf Feld {len(s.forest) + 1}?"


@say(rounds.LayForest)
def _(s: Valley, f: Frame, option: int) -> str:
    return location(option)


@ask(rounds.LayEvents)
def _(s: Valley, f: Frame) -> str:
    return "Welches Besondere Ereignis liegt aus?"


@say(rounds.LayEvents)
def _(s: Valley, f: Frame, option: int) -> str:
    return event(option)


@ask(rounds.StartPlayer)
def _(s: Valley, f: Frame) -> str:
    return "Wer beginnt?"


@say(rounds.StartPlayer)
def _(s: Valley, f: Frame, option: int) -> str:
    return f"{player(option)} beginnt"


@ask(rounds.Turn)
def _(s: Valley, f: Frame) -> str:
    return "Setze einen Arbeiter ein, spiele eine Karte oder bereite dich auf die nächste Jahreszeit vor."


@say(rounds.Turn)
def _(s: Valley, f: Frame, option: int) -> str:
    kind, thing = option & (1 << rounds.ACTION_BITS) - 1, option >> rounds.ACTION_BITS
    if kind == rounds.PLACE:
        return f"Arbeiter: {place(s, thing, f.scope.owner)}"
    if kind == rounds.PLAY:
        return f"{to_play(thing)} spielen"
    return "Auf die nächste Jahreszeit vorbereiten" if kind == rounds.PREPARE else "Passen"


# -- gaining, paying, giving ------------------------------------------------------------------------------------------


@ask(gaining.Gain)
def _(s: Valley, f: Frame) -> str:
    assert isinstance(f.node, gaining.Gain)
    return f"{of_card(s, f)}Erhalte {f.cursor} {kinds(f.node.kinds, f.cursor)}: welche?"


@say(gaining.Gain)
def _(s: Valley, f: Frame, option: int) -> str:
    assert isinstance(f.node, gaining.Gain)
    return f"{goods(f.cursor if option == f.node.options[-1] else 1, option)} nehmen"


@ask(gaining.Pay)
def _(s: Valley, f: Frame) -> str:
    assert isinstance(f.node, gaining.Pay)
    return f"{of_card(s, f)}Zahle bis zu {f.cursor} {kinds(f.node.kinds, f.cursor)}."


@say(gaining.Pay)
def _(s: Valley, f: Frame, option: int) -> str:
    assert isinstance(f.node, gaining.Pay)
    if len(f.node.options) == 1:
        return f"{goods(option, f.node.options[0])} zahlen" if option else "Nichts zahlen"
    return "Aufhören" if option == STOP else f"{goods(1, option)} zahlen"


@ask(gaining.Give)
def _(s: Valley, f: Frame) -> str:
    return f"{of_card(s, f)}Gib noch {f.cursor}: was, und wem?"


@say(gaining.Give)
def _(s: Valley, f: Frame, option: int) -> str:
    if option == STOP:
        return "Aufhören"
    taker = option // gaining.TAKER
    whom = "niemandem: ablegen" if taker == gaining.NOBODY else player(s.seat(taker))
    return f"{goods(1, option % gaining.TAKER)} an {whom}"


@ask(gaining.PayTo)
def _(s: Valley, f: Frame) -> str:
    return "Wem zahlst du?"


@say(gaining.PayTo)
def _(s: Valley, f: Frame, option: int) -> str:
    return f"An {player(s.seat(option))} zahlen"


# -- cards ------------------------------------------------------------------------------------------------------------


@ask(drawing.Draw, drawing.FillHand)
def _(s: Valley, f: Frame) -> str:
    return f"{player(f.scope.owner)} zieht: Welche Karte ist es?"


@say(drawing.Draw, drawing.FillHand)
def _(s: Valley, f: Frame, option: int) -> str:
    return card(option)


@ask(drawing.Refill)
def _(s: Valley, f: Frame) -> str:
    return f"Welche Karte kommt auf Platz {f.cursor + 1} der Wiese?"


@say(drawing.Refill)
def _(s: Valley, f: Frame, option: int) -> str:
    return card(option)


@ask(drawing.DrawMeadow)
def _(s: Valley, f: Frame) -> str:
    return f"{of_card(s, f)}Ziehe eine Karte von der Wiese (noch {f.cursor})."


@say(drawing.DrawMeadow)
def _(s: Valley, f: Frame, option: int) -> str:
    return "Aufhören" if option == STOP else f"{on_meadow(s, option)} ziehen"


@ask(drawing.Refresh)
def _(s: Valley, f: Frame) -> str:
    return f"{of_card(s, f)}Wirf eine Karte der Wiese ab (noch {f.cursor})."


@say(drawing.Refresh)
def _(s: Valley, f: Frame, option: int) -> str:
    return f"{on_meadow(s, option)} abwerfen"


@ask(drawing.Reveal)
def _(s: Valley, f: Frame) -> str:
    return "Welche Karte wird aufgedeckt?" if told(s) else f"{of_card(s, f)}Decke Karten auf: woher?"


@say(drawing.Reveal)
def _(s: Valley, f: Frame, option: int) -> str:
    if told(s):
        return card(option)
    return "Vom Ablagestapel" if option else "Vom Stapel"


@ask(drawing.Sort)
def _(s: Valley, f: Frame) -> str:
    return f"Wohin kommt diese Karte: {card(f.held)}?"


@say(drawing.Sort)
def _(s: Valley, f: Frame, option: int) -> str:
    return f"{card(f.held)} unter das Ereignis" if option else f"{card(f.held)} auf die Hand"


@ask(drawing.DiscardHand)
def _(s: Valley, f: Frame) -> str:
    return f"{of_card(s, f)}Wirf eine Handkarte ab."


@say(drawing.DiscardHand)
def _(s: Valley, f: Frame, option: int) -> str:
    return "Aufhören" if option == STOP else f"{card(option)} abwerfen"


@ask(drawing.GiveCards)
def _(s: Valley, f: Frame) -> str:
    return f"{of_card(s, f)}{'Wem gibst du Karten?' if f.held == -1 else 'Welche Karte gibst du?'}"


@say(drawing.GiveCards)
def _(s: Valley, f: Frame, option: int) -> str:
    if f.held == -1:
        return "Niemand hat Platz: abwerfen" if option == STOP else f"An {player(s.seat(option))}"
    return f"{card(option)} geben"


# -- the city ---------------------------------------------------------------------------------------------------------


@ask(city.DiscardCity)
def _(s: Valley, f: Frame) -> str:
    return f"{of_card(s, f)}Wirf eine Karte deiner Stadt ab."


@say(city.DiscardCity, playing.TakeFromHim)
def _(s: Valley, f: Frame, option: int) -> str:
    return "Aufhören" if option == STOP else f"{row(s, option, f.scope.owner)} abwerfen"


@ask(playing.TakeFromHim)
def _(s: Valley, f: Frame) -> str:
    return "Welche Karte verlässt die Stadt von Fusselwürz?"


@ask(city.LayHere)
def _(s: Valley, f: Frame) -> str:
    return f"{place(s, f.scope.place, f.scope.owner)}: Lege bis zu {f.cursor} Ressourcen hierher."


@say(city.LayHere)
def _(s: Valley, f: Frame, option: int) -> str:
    return "Aufhören" if option == STOP else f"{goods(1, option)} hinlegen"


@ask(city.TuckFromCity, city.TuckFromHand)
def _(s: Valley, f: Frame) -> str:
    return f"{place(s, f.scope.place, f.scope.owner)}: Lege bis zu {f.cursor} Wesen darunter."


@say(city.TuckFromCity)
def _(s: Valley, f: Frame, option: int) -> str:
    return "Aufhören" if option == STOP else f"{row(s, option, f.scope.owner)} darunterlegen"


@say(city.TuckFromHand)
def _(s: Valley, f: Frame, option: int) -> str:
    return "Aufhören" if option == STOP else f"{card(option)} darunterlegen"


@ask(acting.Produce)
def _(s: Valley, f: Frame) -> str:
    return "Welche Produktionskarte ist die nächste?"


@ask(acting.Activate)
def _(s: Valley, f: Frame) -> str:
    return f"{of_card(s, f)}Aktiviere eine Produktionskarte."


@say(acting.Produce, acting.Activate)
def _(s: Valley, f: Frame, option: int) -> str:
    return "Aufhören" if option == STOP else row(s, option, f.scope.owner)


@ask(acting.CopyProduction)
def _(s: Valley, f: Frame) -> str:
    return f"{of_card(s, f)}Welche Produktionskarte kopierst du?"


@say(acting.CopyProduction)
def _(s: Valley, f: Frame, option: int) -> str:
    return f"{row(s, option, f.scope.owner)} kopieren"


@ask(acting.CopyPlace)
def _(s: Valley, f: Frame) -> str:
    return f"{of_card(s, f)}Welchen Ort kopierst du?"


@say(acting.CopyPlace)
def _(s: Valley, f: Frame, option: int) -> str:
    return f"{place(s, option, f.scope.owner)} kopieren"


# -- playing ----------------------------------------------------------------------------------------------------------


@ask(playing.Play)
def _(s: Valley, f: Frame) -> str:
    assert isinstance(f.node, playing.Play)
    how = "ohne Kosten" if f.node.how == FREE else f"um {f.node.how >> LESS_BY} günstiger"
    return f"{of_card(s, f)}Spiele eine Karte {how}."


@say(playing.Play)
def _(s: Valley, f: Frame, option: int) -> str:
    return "Aufhören" if option == STOP else f"{to_play(option)} spielen"


@ask(playing.PlayOne)
def _(s: Valley, f: Frame) -> str:
    return f"Wie spielst du diese Karte: {card(card_in(f.held))}?"


@say(playing.PlayOne)
def _(s: Valley, f: Frame, option: int) -> str:
    ability, home = ability_in(option), home_in(option)
    who = f.scope.owner
    if banner_in(option):
        return f"Statt zu zahlen {row(s, banner_in(option), who)} abwerfen"
    parts = [f"{row(s, ability, who)} nutzen"] if ability else []
    if home:
        parts.append(f"{row(s, home, who)} besetzen")
    if parts:
        return ", ".join(parts)
    return "Bezahlen" if not how_in(f.held) else "Die niedrigeren Kosten zahlen"


@ask(playing.Prisoner)
def _(s: Valley, f: Frame) -> str:
    return "Welches Wesen kommt ins Verlies?"


@say(playing.Prisoner)
def _(s: Valley, f: Frame, option: int) -> str:
    return row(s, option, f.scope.owner)


@ask(playing.Settle)
def _(s: Valley, f: Frame) -> str:
    return f"Was zahlst du für diese Karte: {card(card_in(f.held))}?"


@say(playing.Settle)
def _(s: Valley, f: Frame, option: int) -> str:
    paid = [goods(n, kind) for kind, n in enumerate(unpacked(option)) if n]
    return f"{listed(paid)} zahlen" if paid else "Nichts zahlen"


@ask(playing.Enter)
def _(s: Valley, f: Frame) -> str:
    return f"In wessen Stadt kommt diese Karte: {card(card_in(f.held))}?"


@say(playing.Enter)
def _(s: Valley, f: Frame, option: int) -> str:
    return f"In die Stadt von {player(s.seat(option))}"


# -- workers ----------------------------------------------------------------------------------------------------------


@ask(working.MoveWorker)
def _(s: Valley, f: Frame) -> str:
    return f"{of_card(s, f)}{'Welcher Arbeiter wird versetzt?' if f.held < 0 else 'Wohin geht der Arbeiter?'}"


@say(working.MoveWorker)
def _(s: Valley, f: Frame, option: int) -> str:
    name = place(s, option, f.scope.owner)
    return f"Der Arbeiter auf: {name}" if f.held < 0 else f"Zu: {name}"


@ask(working.Recall)
def _(s: Valley, f: Frame) -> str:
    return "Welcher Arbeiter kommt zurück?"


@say(working.Recall)
def _(s: Valley, f: Frame, option: int) -> str:
    return f"Der Arbeiter auf: {place(s, option, f.scope.owner)}"


# -- choices ----------------------------------------------------------------------------------------------------------


@ask(Either)
def _(s: Valley, f: Frame) -> str:
    return f"{of_card(s, f)}Was davon?"


@say(Either)
def _(s: Valley, f: Frame, option: int) -> str:
    assert isinstance(f.node, Either)
    return text(f.node.parts[option]).rstrip(".")


@ask(May)
def _(s: Valley, f: Frame) -> str:
    assert isinstance(f.node, May)
    return f"{of_card(s, f)}{text(f.node.part)} Willst du das?"


@say(May)
def _(s: Valley, f: Frame, option: int) -> str:
    return "Ja" if option else "Nein"


@ask(Reactions)
def _(s: Valley, f: Frame) -> str:
    return "Welche Wirkung kommt zuerst?"


@say(Reactions)
def _(s: Valley, f: Frame, option: int) -> str:
    found = row_of(s, option)
    assert found is not None
    return GERMAN.name(found.rule.id)


# -- Rugwort ----------------------------------------------------------------------------------------------------------


@ask(solo.RollDie)
def _(s: Valley, f: Frame) -> str:
    return "Würfle mit dem 8-seitigen Würfel für Fusselwürz. Was zeigt er?"


@say(solo.RollDie)
def _(s: Valley, f: Frame, option: int) -> str:
    return str(option)


@ask(solo.LoseCard)
def _(s: Valley, f: Frame) -> str:
    return "Ziehe zufällig eine Handkarte. Welche geht verloren?"


@say(solo.LoseCard)
def _(s: Valley, f: Frame, option: int) -> str:
    return GERMAN.name(CARDS[option].id)


@ask(solo.LoseWorker)
def _(s: Valley, f: Frame) -> str:
    return "Welcher deiner Arbeiter verlässt das Spiel?"


@say(solo.LoseWorker)
def _(s: Valley, f: Frame, option: int) -> str:
    return "Einer zu Hause" if option == HOME else f"Der Arbeiter auf: {place(s, option, 0)}"
