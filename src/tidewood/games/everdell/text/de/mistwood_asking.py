"""Questions of Mistwood's modules in German."""

from __future__ import annotations

from tidewood.games.everdell.mistwood import dealing
from tidewood.games.everdell.pieces import KINDS
from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.text.de.asking import of_card, place
from tidewood.games.everdell.text.de.language import GERMAN, ability, card, cards, goods, player, tokens
from tidewood.games.everdell.verbs import abilities, entering, farm_stack, mistwood
from tidewood.games.everdell.verbs.common import STOP
from tidewood.games.everdell.verbs.gaining import NOBODY
from tidewood.kernel.core import CHANCE, Frame

say = GERMAN.option
ask = GERMAN.prompt


@ask(dealing.DealAbilities)
def _(s: Valley, f: Frame) -> str:
    return f"{player(f.cursor)} zieht eine Fähigkeits-Karte: welche?"


@say(dealing.DealAbilities, dealing.KeepAbility)
def _(s: Valley, f: Frame, option: int) -> str:
    return ability(option)


@ask(dealing.KeepAbility)
def _(s: Valley, f: Frame) -> str:
    return "Welche Fähigkeits-Karte behältst du?"


@ask(dealing.DealLegends)
def _(s: Valley, f: Frame) -> str:
    return f"{player(f.cursor // 2)} bekommt eine Legendäre Karte: welche?"


@ask(farm_stack.TurnUpFarm)
def _(s: Valley, f: Frame) -> str:
    return "Welche Farm des Stapels wird aufgedeckt?"


@say(dealing.DealLegends, farm_stack.TurnUpFarm)
def _(s: Valley, f: Frame, option: int) -> str:
    return card(option)


@ask(abilities.GainLacking)
def _(s: Valley, f: Frame) -> str:
    return "Erhalte 1 Ressource, die du nicht hast: welche?"


@say(abilities.GainLacking)
def _(s: Valley, f: Frame, option: int) -> str:
    return f"{goods(1, option)} nehmen"


@ask(abilities.PutFigure)
def _(s: Valley, f: Frame) -> str:
    return "Wohin geht die Figur?"


@say(abilities.PutFigure)
def _(s: Valley, f: Frame, option: int) -> str:
    return place(s, option, f.scope.owner)


@ask(mistwood.DrawSome)
def _(s: Valley, f: Frame) -> str:
    if s.choice is not None and s.choice.who == CHANCE:
        return f"{player(f.scope.owner)} zieht: Welche Karte ist es?"
    return f"{of_card(s, f)}Wie viele Karten ziehst du?"


@say(mistwood.DrawSome)
def _(s: Valley, f: Frame, option: int) -> str:
    if s.choice is not None and s.choice.who == CHANCE:
        return card(option)
    return f"{cards(option)} ziehen" if option else "Keine ziehen"


@ask(mistwood.PassOn, mistwood.GiveAway)
def _(s: Valley, f: Frame) -> str:
    return f"{of_card(s, f)}{'Was gibst du ab?' if f.held < 0 else 'An wen?'}"


@say(mistwood.PassOn)
def _(s: Valley, f: Frame, option: int) -> str:
    if f.held >= 0:
        return "An niemanden: abgeworfen" if option == NOBODY else f"An {player(s.seat(option))}"
    return "Nichts" if option == STOP else f"{card(option)} geben"


@say(mistwood.GiveAway)
def _(s: Valley, f: Frame, option: int) -> str:
    if f.held >= 0:
        return "An niemanden: abgeworfen" if option == NOBODY else f"An {player(s.seat(option))}"
    if option == STOP:
        return "Aufhören"
    return f"{goods(1, option) if option < KINDS else card(option - KINDS)} geben"


@ask(mistwood.CopyVisited)
def _(s: Valley, f: Frame) -> str:
    return f"{of_card(s, f)}Welchen Ort kopierst du?"


@say(mistwood.CopyVisited)
def _(s: Valley, f: Frame, option: int) -> str:
    return f"{place(s, option, f.scope.owner)} kopieren"


@ask(mistwood.ActivateWorkers)
def _(s: Valley, f: Frame) -> str:
    return f"{of_card(s, f)}Aktiviere einen Arbeiter (noch {f.cursor})."


@say(mistwood.ActivateWorkers)
def _(s: Valley, f: Frame, option: int) -> str:
    return "Aufhören" if option == STOP else f"Ein Arbeiter auf: {place(s, option, f.scope.owner)}"


@ask(entering.SpendTokens)
def _(s: Valley, f: Frame) -> str:
    return "Wie viele Punkte-Marker wirfst du von der Karte ab?"


@say(entering.SpendTokens)
def _(s: Valley, f: Frame, option: int) -> str:
    return f"{tokens(option)} abwerfen"
