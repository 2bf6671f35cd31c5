"""Questions of Mistwood's modules in English."""

from __future__ import annotations

from tidewood.games.everdell.mistwood import dealing
from tidewood.games.everdell.pieces import KINDS
from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.text.en.asking import of_card, place
from tidewood.games.everdell.text.en.language import ENGLISH, ability, card, cards, goods, player, tokens
from tidewood.games.everdell.verbs import abilities, entering, farm_stack, mistwood
from tidewood.games.everdell.verbs.common import STOP
from tidewood.games.everdell.verbs.gaining import NOBODY
from tidewood.kernel.core import CHANCE, Frame

say = ENGLISH.option
ask = ENGLISH.prompt


@ask(dealing.DealAbilities)
def _(s: Valley, f: Frame) -> str:
    return f"{player(f.cursor)} draws an ability card: which?"


@say(dealing.DealAbilities, dealing.KeepAbility)
def _(s: Valley, f: Frame, option: int) -> str:
    return ability(option)


@ask(dealing.KeepAbility)
def _(s: Valley, f: Frame) -> str:
    return "Which ability card do you keep?"


@ask(dealing.DealLegends)
def _(s: Valley, f: Frame) -> str:
    return f"{player(f.cursor // 2)} is dealt a legendary card: which?"


@ask(farm_stack.TurnUpFarm)
def _(s: Valley, f: Frame) -> str:
    return "Which farm of the stack is turned up?"


@say(dealing.DealLegends, farm_stack.TurnUpFarm)
def _(s: Valley, f: Frame, option: int) -> str:
    return card(option)


@ask(abilities.GainLacking)
def _(s: Valley, f: Frame) -> str:
    return "Gain 1 resource that you do not have: which?"


@say(abilities.GainLacking)
def _(s: Valley, f: Frame, option: int) -> str:
    return f"Gain {goods(1, option)}"


@ask(abilities.PutFigure)
def _(s: Valley, f: Frame) -> str:
    return "Where does the figure go?"


@say(abilities.PutFigure)
def _(s: Valley, f: Frame, option: int) -> str:
    return place(s, option, f.scope.owner)


@ask(mistwood.DrawSome)
def _(s: Valley, f: Frame) -> str:
    if s.choice is not None and s.choice.who == CHANCE:
        return f"{player(f.scope.owner)} draws: which card is it?"
    return f"{of_card(s, f)}How many cards do you draw?"


@say(mistwood.DrawSome)
def _(s: Valley, f: Frame, option: int) -> str:
    if s.choice is not None and s.choice.who == CHANCE:
        return card(option)
    return f"Draw {cards(option)}" if option else "Draw none"


@ask(mistwood.PassOn, mistwood.GiveAway)
def _(s: Valley, f: Frame) -> str:
    return f"{of_card(s, f)}{'What do you give?' if f.held < 0 else 'To whom?'}"


@say(mistwood.PassOn)
def _(s: Valley, f: Frame, option: int) -> str:
    if f.held >= 0:
        return "To nobody: it is discarded" if option == NOBODY else f"To {player(s.seat(option))}"
    return "Nothing" if option == STOP else f"Give {card(option)}"


@say(mistwood.GiveAway)
def _(s: Valley, f: Frame, option: int) -> str:
    if f.held >= 0:
        return "To nobody: it is discarded" if option == NOBODY else f"To {player(s.seat(option))}"
    if option == STOP:
        return "Stop"
    return f"Give {goods(1, option) if option < KINDS else card(option - KINDS)}"


@ask(mistwood.CopyVisited)
def _(s: Valley, f: Frame) -> str:
    return f"{of_card(s, f)}Which location do you copy?"


@say(mistwood.CopyVisited)
def _(s: Valley, f: Frame, option: int) -> str:
    return f"Copy {place(s, option, f.scope.owner)}"


@ask(mistwood.ActivateWorkers)
def _(s: Valley, f: Frame) -> str:
    return f"{of_card(s, f)}Activate a worker ({f.cursor} left)."


@say(mistwood.ActivateWorkers)
def _(s: Valley, f: Frame, option: int) -> str:
    return "Stop" if option == STOP else f"A worker on {place(s, option, f.scope.owner)}"


@ask(entering.SpendTokens)
def _(s: Valley, f: Frame) -> str:
    return "How many point tokens do you discard from the card?"


@say(entering.SpendTokens)
def _(s: Valley, f: Frame, option: int) -> str:
    return f"Discard {tokens(option)}"
