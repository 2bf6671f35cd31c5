"""Questions about cards, cities and workers in French."""

from __future__ import annotations

from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.text.fr.asking import of_card, on_meadow, place, row, to_play, told
from tidewood.games.everdell.text.fr.language import FRENCH, card, goods, listed, player
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

say = FRENCH.option
ask = FRENCH.prompt


# -- cards


@ask(drawing.Draw, drawing.FillHand)
def _(s: Valley, f: Frame) -> str:
    return f"{player(f.scope.owner)} pioche : quelle carte ?"


@say(drawing.Draw, drawing.FillHand)
def _(s: Valley, f: Frame, option: int) -> str:
    return card(option)


@ask(meadow.Refill)
def _(s: Valley, f: Frame) -> str:
    return f"Quelle carte arrive à la place {f.cursor + 1} de la Prairie ?"


@say(meadow.Refill)
def _(s: Valley, f: Frame, option: int) -> str:
    return card(option)


@ask(meadow.DrawMeadow)
def _(s: Valley, f: Frame) -> str:
    return f"{of_card(s, f)}Piochez une carte de la Prairie (encore {f.cursor})."


@ask(meadow.DrawTogether)
def _(s: Valley, f: Frame) -> str:
    return (
        f"{of_card(s, f)}{'Piochez une carte de la Prairie.' if f.held == 1 else 'Piochez des cartes de la Prairie.'}"
    )


@say(meadow.DrawMeadow, meadow.DrawTogether)
def _(s: Valley, f: Frame, option: int) -> str:
    return "Arrêter" if option == STOP else f"Piocher {on_meadow(s, option)}"


@ask(meadow.Refresh)
def _(s: Valley, f: Frame) -> str:
    return f"{of_card(s, f)}Défaussez {'une carte' if f.held == 1 else 'des cartes'} de la Prairie."


@say(meadow.Refresh)
def _(s: Valley, f: Frame, option: int) -> str:
    return f"Défausser {on_meadow(s, option)}"


@ask(drawing.Reveal)
def _(s: Valley, f: Frame) -> str:
    return "Quelle carte est révélée ?" if told(s) else f"{of_card(s, f)}Révélez des cartes : d’où ?"


@say(drawing.Reveal)
def _(s: Valley, f: Frame, option: int) -> str:
    if told(s):
        return card(option)
    return "De la défausse" if option else "De la pioche"


@ask(drawing.Sort)
def _(s: Valley, f: Frame) -> str:
    return f"Où va cette carte : {card(f.held)} ?"


@say(drawing.Sort)
def _(s: Valley, f: Frame, option: int) -> str:
    return f"{card(f.held)} sous l’événement" if option else f"{card(f.held)} en main"


@ask(hand.DiscardHand)
def _(s: Valley, f: Frame) -> str:
    return f"{of_card(s, f)}Défaussez {'une carte' if f.held == 1 else 'des cartes'} de votre main."


@say(hand.DiscardHand)
def _(s: Valley, f: Frame, option: int) -> str:
    return "Arrêter" if option == STOP else f"Défausser {card(option)}"


@ask(hand.GiveCards)
def _(s: Valley, f: Frame) -> str:
    return f"{of_card(s, f)}À qui donnez-vous des cartes ?"


@ask(hand.GiveThese)
def _(s: Valley, f: Frame) -> str:
    return f"{of_card(s, f)}{'Quelle carte donnez-vous ?' if f.held == 1 else 'Quelles cartes donnez-vous ?'}"


@say(hand.GiveCards)
def _(s: Valley, f: Frame, option: int) -> str:
    return "Personne n’a de place : défausser" if option == STOP else f"À {player(s.seat(option))}"


@say(hand.GiveThese)
def _(s: Valley, f: Frame, option: int) -> str:
    return f"Donner {card(option)}"


# -- the city


@ask(city.DiscardCity)
def _(s: Valley, f: Frame) -> str:
    return f"{of_card(s, f)}Défaussez {'une carte' if f.held == 1 else 'des cartes'} de votre ville."


@say(city.DiscardCity, entering.TakeFromHim)
def _(s: Valley, f: Frame, option: int) -> str:
    return "Arrêter" if option == STOP else f"Défausser {row(s, option, f.scope.owner)}"


@ask(entering.TakeFromHim)
def _(s: Valley, f: Frame) -> str:
    return "Quelle carte quitte la ville de Rugwort ?"


@ask(city.LayHere)
def _(s: Valley, f: Frame) -> str:
    return f"{place(s, f.scope.place, f.scope.owner)} : posez ici jusqu’à {f.held} ressources."


@say(city.LayHere)
def _(s: Valley, f: Frame, option: int) -> str:
    return "Arrêter" if option == STOP else f"Poser {goods(1, option)}"


@ask(city.TuckFromCity, city.TuckFromHand)
def _(s: Valley, f: Frame) -> str:
    return f"{place(s, f.scope.place, f.scope.owner)} : placez jusqu’à {f.held} créatures dessous."


@say(city.TuckFromCity)
def _(s: Valley, f: Frame, option: int) -> str:
    return "Arrêter" if option == STOP else f"Placer {row(s, option, f.scope.owner)} dessous"


@say(city.TuckFromHand)
def _(s: Valley, f: Frame, option: int) -> str:
    return "Arrêter" if option == STOP else f"Placer {card(option)} dessous"


@ask(activating.Produce)
def _(s: Valley, f: Frame) -> str:
    return "Quelle carte Production ensuite ?"


@ask(activating.Activate)
def _(s: Valley, f: Frame) -> str:
    return f"{of_card(s, f)}Activez une carte Production."


@say(activating.Produce, activating.Activate)
def _(s: Valley, f: Frame, option: int) -> str:
    return "Arrêter" if option == STOP else row(s, option, f.scope.owner)


@ask(activating.CopyProduction)
def _(s: Valley, f: Frame) -> str:
    return f"{of_card(s, f)}Quelle carte Production copiez-vous ?"


@say(activating.CopyProduction)
def _(s: Valley, f: Frame, option: int) -> str:
    return f"Copier {row(s, option, f.scope.owner)}"


@ask(activating.CopyPlace)
def _(s: Valley, f: Frame) -> str:
    return f"{of_card(s, f)}Quel lieu copiez-vous ?"


@say(activating.CopyPlace)
def _(s: Valley, f: Frame, option: int) -> str:
    return f"Copier {place(s, option, f.scope.owner)}"


# -- playing


@ask(playing.Play)
def _(s: Valley, f: Frame) -> str:
    assert isinstance(f.node, playing.Play)
    how = "sans coût" if f.node.how == FREE else f"pour {f.node.how >> LESS_BY} de moins"
    return f"{of_card(s, f)}Jouez une carte {how}."


@say(playing.Play)
def _(s: Valley, f: Frame, option: int) -> str:
    return "Arrêter" if option == STOP else f"Jouer {to_play(option)}"


@ask(playing.PlayOne)
def _(s: Valley, f: Frame) -> str:
    return f"Comment jouez-vous cette carte : {card(card_in(f.held))} ?"


@say(playing.PlayOne)
def _(s: Valley, f: Frame, option: int) -> str:
    ability, home = ability_in(option), home_in(option)
    who = f.scope.owner
    if banner_in(option):
        return f"Défausser {row(s, banner_in(option), who)} au lieu de payer"
    parts = [f"Utiliser {row(s, ability, who)}"] if ability else []
    if home:
        parts.append(f"occuper {row(s, home, who)}" if parts else f"Occuper {row(s, home, who)}")
    if parts:
        return ", ".join(parts)
    return "Payer" if not how_in(f.held) else "Payer le coût réduit"


@ask(entering.Prisoner)
def _(s: Valley, f: Frame) -> str:
    return f"Quelle créature va sous cette carte : {FRENCH.name('dungeon')} ?"


@say(entering.Prisoner)
def _(s: Valley, f: Frame, option: int) -> str:
    return row(s, option, f.scope.owner)


@ask(entering.Settle)
def _(s: Valley, f: Frame) -> str:
    return f"Que payez-vous pour cette carte : {card(card_in(f.held))} ?"


@say(entering.Settle)
def _(s: Valley, f: Frame, option: int) -> str:
    paid = [goods(n, kind) for kind, n in enumerate(unpacked(option)) if n]
    return f"Payer {listed(paid)}" if paid else "Ne rien payer"


@ask(entering.Enter)
def _(s: Valley, f: Frame) -> str:
    return f"Dans quelle ville va cette carte : {card(card_in(f.held))} ?"


@say(entering.Enter)
def _(s: Valley, f: Frame, option: int) -> str:
    return f"Dans la ville de {player(s.seat(option))}"


# -- workers


@ask(workers.MoveWorker)
def _(s: Valley, f: Frame) -> str:
    return f"{of_card(s, f)}{'Quel ouvrier se déplace ?' if f.held < 0 else 'Où va l’ouvrier ?'}"


@say(workers.MoveWorker)
def _(s: Valley, f: Frame, option: int) -> str:
    name = place(s, option, f.scope.owner)
    return f"L’ouvrier sur : {name}" if f.held < 0 else f"Vers : {name}"


@ask(workers.Recall)
def _(s: Valley, f: Frame) -> str:
    return "Quel ouvrier revient ?"


@say(workers.Recall)
def _(s: Valley, f: Frame, option: int) -> str:
    return f"L’ouvrier sur : {place(s, option, f.scope.owner)}"
