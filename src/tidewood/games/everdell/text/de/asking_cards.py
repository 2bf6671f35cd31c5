"""Questions about cards, cities and workers in German."""

from __future__ import annotations

from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.text.de.asking import of_card, on_meadow, place, row, to_play, told
from tidewood.games.everdell.text.de.language import GERMAN, card, goods, listed, player
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

say = GERMAN.option
ask = GERMAN.prompt


# -- cards


@ask(drawing.Draw, drawing.FillHand)
def _(s: Valley, f: Frame) -> str:
    return f"{player(f.scope.owner)} zieht: Welche Karte ist es?"


@say(drawing.Draw, drawing.FillHand)
def _(s: Valley, f: Frame, option: int) -> str:
    return card(option)


@ask(meadow.Refill)
def _(s: Valley, f: Frame) -> str:
    return f"Welche Karte kommt auf Platz {f.cursor + 1} der Wiese?"


@say(meadow.Refill)
def _(s: Valley, f: Frame, option: int) -> str:
    return card(option)


@ask(meadow.DrawMeadow)
def _(s: Valley, f: Frame) -> str:
    return f"{of_card(s, f)}Ziehe eine Karte von der Wiese (noch {f.cursor})."


@ask(meadow.DrawTogether)
def _(s: Valley, f: Frame) -> str:
    return f"{of_card(s, f)}{'Ziehe eine Karte von der Wiese.' if f.held == 1 else 'Ziehe Karten von der Wiese.'}"


@say(meadow.DrawMeadow, meadow.DrawTogether)
def _(s: Valley, f: Frame, option: int) -> str:
    return "Aufhören" if option == STOP else f"{on_meadow(s, option)} ziehen"


@ask(meadow.Refresh)
def _(s: Valley, f: Frame) -> str:
    return f"{of_card(s, f)}{'Wirf eine Karte der Wiese ab.' if f.held == 1 else 'Wirf Karten der Wiese ab.'}"


@say(meadow.Refresh)
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


@ask(hand.DiscardHand)
def _(s: Valley, f: Frame) -> str:
    return f"{of_card(s, f)}{'Wirf eine Handkarte ab.' if f.held == 1 else 'Wirf Handkarten ab.'}"


@say(hand.DiscardHand)
def _(s: Valley, f: Frame, option: int) -> str:
    return "Aufhören" if option == STOP else f"{card(option)} abwerfen"


@ask(hand.GiveCards)
def _(s: Valley, f: Frame) -> str:
    return f"{of_card(s, f)}Wem gibst du Karten?"


@ask(hand.GiveThese)
def _(s: Valley, f: Frame) -> str:
    return f"{of_card(s, f)}{'Welche Karte gibst du?' if f.held == 1 else 'Welche Karten gibst du?'}"


@say(hand.GiveCards)
def _(s: Valley, f: Frame, option: int) -> str:
    return "Niemand hat Platz: abwerfen" if option == STOP else f"An {player(s.seat(option))}"


@say(hand.GiveThese)
def _(s: Valley, f: Frame, option: int) -> str:
    return f"{card(option)} geben"


# -- the city


@ask(city.DiscardCity)
def _(s: Valley, f: Frame) -> str:
    return f"{of_card(s, f)}{'Wirf eine Karte deiner Stadt ab.' if f.held == 1 else 'Wirf Karten deiner Stadt ab.'}"


@say(city.DiscardCity, entering.TakeFromHim)
def _(s: Valley, f: Frame, option: int) -> str:
    return "Aufhören" if option == STOP else f"{row(s, option, f.scope.owner)} abwerfen"


@ask(entering.TakeFromHim)
def _(s: Valley, f: Frame) -> str:
    return "Welche Karte verlässt die Stadt von Fusselwürz?"


@ask(city.LayHere)
def _(s: Valley, f: Frame) -> str:
    return f"{place(s, f.scope.place, f.scope.owner)}: Lege bis zu {f.held} Ressourcen hierher."


@say(city.LayHere)
def _(s: Valley, f: Frame, option: int) -> str:
    return "Aufhören" if option == STOP else f"{goods(1, option)} hinlegen"


@ask(city.TuckFromCity, city.TuckFromHand)
def _(s: Valley, f: Frame) -> str:
    return f"{place(s, f.scope.place, f.scope.owner)}: Lege bis zu {f.held} Wesen darunter."


@say(city.TuckFromCity)
def _(s: Valley, f: Frame, option: int) -> str:
    return "Aufhören" if option == STOP else f"{row(s, option, f.scope.owner)} darunterlegen"


@say(city.TuckFromHand)
def _(s: Valley, f: Frame, option: int) -> str:
    return "Aufhören" if option == STOP else f"{card(option)} darunterlegen"


@ask(activating.Produce)
def _(s: Valley, f: Frame) -> str:
    return "Welche Produktionskarte ist die nächste?"


@ask(activating.Activate)
def _(s: Valley, f: Frame) -> str:
    return f"{of_card(s, f)}Aktiviere eine Produktionskarte."


@say(activating.Produce, activating.Activate)
def _(s: Valley, f: Frame, option: int) -> str:
    return "Aufhören" if option == STOP else row(s, option, f.scope.owner)


@ask(activating.CopyProduction)
def _(s: Valley, f: Frame) -> str:
    return f"{of_card(s, f)}Welche Produktionskarte kopierst du?"


@say(activating.CopyProduction)
def _(s: Valley, f: Frame, option: int) -> str:
    return f"{row(s, option, f.scope.owner)} kopieren"


@ask(activating.CopyPlace)
def _(s: Valley, f: Frame) -> str:
    return f"{of_card(s, f)}Welchen Ort kopierst du?"


@say(activating.CopyPlace)
def _(s: Valley, f: Frame, option: int) -> str:
    return f"{place(s, option, f.scope.owner)} kopieren"


# -- playing


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


@ask(entering.Prisoner)
def _(s: Valley, f: Frame) -> str:
    return "Welches Wesen kommt ins Verlies?"


@say(entering.Prisoner)
def _(s: Valley, f: Frame, option: int) -> str:
    return row(s, option, f.scope.owner)


@ask(entering.Settle)
def _(s: Valley, f: Frame) -> str:
    return f"Was zahlst du für diese Karte: {card(card_in(f.held))}?"


@say(entering.Settle)
def _(s: Valley, f: Frame, option: int) -> str:
    paid = [goods(n, kind) for kind, n in enumerate(unpacked(option)) if n]
    return f"{listed(paid)} zahlen" if paid else "Nichts zahlen"


@ask(entering.Enter)
def _(s: Valley, f: Frame) -> str:
    return f"In wessen Stadt kommt diese Karte: {card(card_in(f.held))}?"


@say(entering.Enter)
def _(s: Valley, f: Frame, option: int) -> str:
    return f"In die Stadt von {player(s.seat(option))}"


# -- workers


@ask(workers.MoveWorker)
def _(s: Valley, f: Frame) -> str:
    return f"{of_card(s, f)}{'Welcher Arbeiter wird versetzt?' if f.held < 0 else 'Wohin geht der Arbeiter?'}"


@say(workers.MoveWorker)
def _(s: Valley, f: Frame, option: int) -> str:
    name = place(s, option, f.scope.owner)
    return f"Der Arbeiter auf: {name}" if f.held < 0 else f"Zu: {name}"


@ask(workers.Recall)
def _(s: Valley, f: Frame) -> str:
    return "Welcher Arbeiter kommt zurück?"


@say(workers.Recall)
def _(s: Valley, f: Frame, option: int) -> str:
    return f"Der Arbeiter auf: {place(s, option, f.scope.owner)}"
