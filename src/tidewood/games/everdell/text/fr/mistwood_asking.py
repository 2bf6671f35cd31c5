"""Questions of Mistwood's modules in French."""

from __future__ import annotations

from tidewood.games.everdell.mistwood import dealing
from tidewood.games.everdell.pieces import KINDS
from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.text.fr.asking import of_card, place
from tidewood.games.everdell.text.fr.language import FRENCH, ability, card, cards, goods, player, tokens
from tidewood.games.everdell.verbs import abilities, entering, farm_stack, mistwood
from tidewood.games.everdell.verbs.common import STOP
from tidewood.games.everdell.verbs.gaining import NOBODY
from tidewood.kernel.core import CHANCE, Frame

say = FRENCH.option
ask = FRENCH.prompt


@ask(dealing.DealAbilities)
def _(s: Valley, f: Frame) -> str:
    return f"{player(f.cursor)} pioche une carte Pouvoir : laquelle ?"


@say(dealing.DealAbilities, dealing.KeepAbility)
def _(s: Valley, f: Frame, option: int) -> str:
    return ability(option)


@ask(dealing.KeepAbility)
def _(s: Valley, f: Frame) -> str:
    return "Quelle carte Pouvoir gardez-vous ?"


@ask(dealing.DealLegends)
def _(s: Valley, f: Frame) -> str:
    return f"{player(f.cursor // 2)} reçoit une carte légendaire : laquelle ?"


@ask(farm_stack.TurnUpFarm)
def _(s: Valley, f: Frame) -> str:
    return "Quelle Ferme de la pile est révélée ?"


@say(dealing.DealLegends, farm_stack.TurnUpFarm)
def _(s: Valley, f: Frame, option: int) -> str:
    return card(option)


@ask(abilities.GainLacking)
def _(s: Valley, f: Frame) -> str:
    return "Gagnez 1 ressource que vous n’avez pas : laquelle ?"


@say(abilities.GainLacking)
def _(s: Valley, f: Frame, option: int) -> str:
    return f"Gagner {goods(1, option)}"


@ask(abilities.PutFigure)
def _(s: Valley, f: Frame) -> str:
    return "Où va la figurine ?"


@say(abilities.PutFigure)
def _(s: Valley, f: Frame, option: int) -> str:
    return place(s, option, f.scope.owner)


@ask(mistwood.DrawSome)
def _(s: Valley, f: Frame) -> str:
    if s.choice is not None and s.choice.who == CHANCE:
        return f"{player(f.scope.owner)} pioche : quelle carte ?"
    return f"{of_card(s, f)}Combien de cartes piochez-vous ?"


@say(mistwood.DrawSome)
def _(s: Valley, f: Frame, option: int) -> str:
    if s.choice is not None and s.choice.who == CHANCE:
        return card(option)
    return f"Piocher {cards(option)}" if option else "Ne pas piocher"


@ask(mistwood.PassOn, mistwood.GiveAway)
def _(s: Valley, f: Frame) -> str:
    return f"{of_card(s, f)}{'Que donnez-vous ?' if f.held < 0 else 'À qui ?'}"


@say(mistwood.PassOn)
def _(s: Valley, f: Frame, option: int) -> str:
    if f.held >= 0:
        return "À personne : défausse" if option == NOBODY else f"À {player(s.seat(option))}"
    return "Rien" if option == STOP else f"Donner {card(option)}"


@say(mistwood.GiveAway)
def _(s: Valley, f: Frame, option: int) -> str:
    if f.held >= 0:
        return "À personne : défausse" if option == NOBODY else f"À {player(s.seat(option))}"
    if option == STOP:
        return "Arrêter"
    return f"Donner {goods(1, option) if option < KINDS else card(option - KINDS)}"


@ask(mistwood.CopyVisited)
def _(s: Valley, f: Frame) -> str:
    return f"{of_card(s, f)}Quel lieu copiez-vous ?"


@say(mistwood.CopyVisited)
def _(s: Valley, f: Frame, option: int) -> str:
    return f"Copier {place(s, option, f.scope.owner)}"


@ask(mistwood.ActivateWorkers)
def _(s: Valley, f: Frame) -> str:
    return f"{of_card(s, f)}Activez un ouvrier (encore {f.cursor})."


@say(mistwood.ActivateWorkers)
def _(s: Valley, f: Frame, option: int) -> str:
    return "Arrêter" if option == STOP else f"Un ouvrier sur : {place(s, option, f.scope.owner)}"


@ask(entering.SpendTokens)
def _(s: Valley, f: Frame) -> str:
    return "Combien de jetons Point de la carte défaussez-vous ?"


@say(entering.SpendTokens)
def _(s: Valley, f: Frame, option: int) -> str:
    return f"Défausser {tokens(option)}"
