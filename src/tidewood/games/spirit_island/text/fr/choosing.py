"""Questions about Spirits, their cards and Presence, and their options, in French."""

from __future__ import annotations

from typing import Any

from tidewood.games.spirit_island import setup_steps
from tidewood.games.spirit_island.rounds import power_phases, spirit_phase, time_passes
from tidewood.games.spirit_island.rules import rules_of
from tidewood.games.spirit_island.state import GROWING, Island
from tidewood.games.spirit_island.text.fr.asking import here, start
from tidewood.games.spirit_island.text.fr.cards import text
from tidewood.games.spirit_island.text.fr.language import (
    ELEMENT,
    FRENCH,
    fear_card,
    listed,
    player,
    power,
    space,
    upper,
    with_cost,
)
from tidewood.games.spirit_island.text.fr.wording import a_land
from tidewood.games.spirit_island.verbs import fear, gains, move_presence, play_cards, power_cards, presence
from tidewood.games.spirit_island.verbs.each import EachSpirit
from tidewood.games.spirit_island.verbs.play_cards import cost_of
from tidewood.games.spirit_island.verbs.powers import INNATE, MINOR, power_of
from tidewood.games.spirit_island.verbs.verb import STOP
from tidewood.kernel.combine import JOINT_OPTION, Together
from tidewood.kernel.core import CHANCE, Frame
from tidewood.kernel.rows import row_of

ask = FRENCH.prompt
say = FRENCH.option
ROW = (1 << power_phases.ROW_BITS) - 1


def told(s: Island) -> bool:
    """Whether a real table is asked what was drawn."""
    return s.choice is not None and s.choice.who == CHANCE


# -- the phases


@ask(Together)
def _(s: Island, f: Frame) -> str:
    assert isinstance(f.node, Together)
    return FRENCH.prompt_for(s, Frame(f.node.step, f.scope))


@say(Together)
def _(s: Island, f: Frame, o: int) -> str:
    assert isinstance(f.node, Together)
    return FRENCH.option_text(s, f.node.inner(f, o), JOINT_OPTION.of(o))


@ask(spirit_phase.SpiritPhase)
def _(s: Island, f: Frame) -> str:
    if all([stage == GROWING for stage in s.done]):
        return "Phase Esprits : choisissez une option de Croissance."
    if GROWING in s.done:
        return "Phase Esprits : choisissez une option de Croissance, ou jouez des cartes Pouvoir."
    return "Phase Esprits : jouez des cartes Pouvoir et payez leur coût."


@say(spirit_phase.SpiritPhase)
def _(s: Island, f: Frame, o: int) -> str:
    assert isinstance(f.node, spirit_phase.SpiritPhase)
    who = f.scope.owner
    kind, argument = o >> spirit_phase.KIND_BITS, o & spirit_phase.ARGUMENT
    if kind == spirit_phase.GROW:
        return f"Croissance {argument + 1} : {text(f.node.growth[who][argument]).removesuffix('.')}"
    if kind == spirit_phase.SPACE:
        return "Récupérer 1 carte Pouvoir (piste de Présence)"
    if kind == spirit_phase.PLAY:
        return f"Jouer {power(argument)} (coût {cost_of(s, who, argument)})"
    if kind == spirit_phase.ACT:
        return f"Utiliser {rule_name(s, argument)}"
    return "Ne plus jouer de carte"


def rule_name(s: Island, serial: int) -> str:
    row = row_of(s, serial)
    assert row is not None
    return FRENCH.name(row.rule.id)


@ask(power_phases.UsePowers)
def _(s: Island, f: Frame) -> str:
    assert isinstance(f.node, power_phases.UsePowers)
    if f.node.speed == 0:
        return "Phase Pouvoirs Rapides : utilisez vos Pouvoirs."
    return "Phase Pouvoirs Lents : utilisez vos Pouvoirs."


@say(power_phases.UsePowers)
def _(s: Island, f: Frame, o: int) -> str:
    kind = o >> power_phases.KIND_BITS
    if kind == power_phases.USE:
        found = power_of(o >> power_phases.LEVEL_BITS & (1 << power_phases.POWER_BITS) - 1)
        mask = o & (1 << power_phases.LEVEL_BITS) - 1
        name = FRENCH.name(found.id)
        if found.kind != INNATE and mask:
            return f"Utiliser {name}, sans son seuil"
        if found.kind != INNATE or mask == found.sets(s, f.scope.owner)[0]:
            return f"Utiliser {name}"
        levels = [str(i + 1) for i in range(power_phases.LEVEL_BITS) if mask >> i & 1]
        which = f"le seuil {levels[0]}" if len(levels) == 1 else f"les seuils {listed(levels)}"
        return f"Utiliser {name}, seulement {which}"
    if kind == power_phases.AGAIN:
        row = row_of(s, o >> power_phases.ROW_BITS & ROW)
        assert row is not None
        found = power_of(o & power_phases.LESS - 1)
        price = f", coût {found.cost}" if row.value < 0 else ""
        less = ", sans son seuil" if o & power_phases.LESS else ""
        return f"Répéter {FRENCH.name(found.id)}{less} ({FRENCH.name(row.rule.id)}{price})"
    if kind == power_phases.ACT:
        return f"Utiliser {rule_name(s, o & ROW)}"
    return (
        f"Élément au choix : {ELEMENT[o & 7]}"
        if kind == power_phases.DECIDE
        else "Ne plus utiliser de Pouvoir maintenant"
    )


@ask(spirit_phase.GrowthOption)
def _(s: Island, f: Frame) -> str:
    return "Croissance : que faites-vous ensuite ?"


@say(spirit_phase.GrowthOption)
def _(s: Island, f: Frame, o: int) -> str:
    assert isinstance(f.node, spirit_phase.GrowthOption)
    said = [text(f.node.part(s, f, thing[0])) for thing in f.got.things]
    i = [thing[0] for thing in f.got.things].index(o)
    number = f" ({said[: i + 1].count(said[i])})" if said.count(said[i]) > 1 else ""
    return said[i].removesuffix(".") + number


@ask(EachSpirit)
def _(s: Island, f: Frame) -> str:
    assert isinstance(f.node, EachSpirit)
    return f"{text(f.node)} Qui est le suivant ?"


@say(EachSpirit)
def _(s: Island, f: Frame, o: int) -> str:
    return f"{FRENCH.name(s.rules.panels[o].id)} ({player(o)})"


@ask(time_passes.KeepCards)
def _(s: Island, f: Frame) -> str:
    return "Le tour prend fin. Quelle carte Pouvoir récupérez-vous au lieu de la défausser ?"


@say(time_passes.KeepCards)
def _(s: Island, f: Frame, o: int) -> str:
    return "Aucune carte" if o < 0 else power(o)


# -- elements and cards


@ask(gains.GainElements)
def _(s: Island, f: Frame) -> str:
    return start(f, "quel Élément gagnez-vous ?")


@say(gains.GainElements)
def _(s: Island, f: Frame, o: int) -> str:
    return ELEMENT[o]


@ask(power_cards.GainPower)
def _(s: Island, f: Frame) -> str:
    return start(f, "de quelle pioche gagnez-vous une carte Pouvoir ?")


@say(power_cards.GainPower)
def _(s: Island, f: Frame, o: int) -> str:
    return "Pouvoir Mineur" if o == MINOR else "Pouvoir Majeur"


@ask(power_cards.KeepOne)
def _(s: Island, f: Frame) -> str:
    if told(s):
        deck = "Mineur" if f.held & 15 == MINOR else "Majeur"
        return f"Piochez un Pouvoir {deck}. Lequel est-ce ?"
    return start(f, "quelle carte gardez-vous ?")


@say(power_cards.KeepOne)
def _(s: Island, f: Frame, o: int) -> str:
    if told(s):
        cards = s.rules.minors if f.held & 15 == MINOR else s.rules.majors
        return power(cards[o])
    return with_cost(power_of(o))


@ask(power_cards.Forget)
def _(s: Island, f: Frame) -> str:
    return start(f, "quelle carte Pouvoir oubliez-vous ?")


@say(power_cards.Forget)
def _(s: Island, f: Frame, o: int) -> str:
    who = f.scope.chooser
    where = "main" if o in s.hand[who] else "en jeu" if o in s.play[who] else "défaussée"
    return f"{power(o)} ({where})"


@ask(power_cards.Reclaim)
def _(s: Island, f: Frame) -> str:
    return start(f, "quelle carte Pouvoir récupérez-vous ?")


@say(power_cards.Reclaim)
def _(s: Island, f: Frame, o: int) -> str:
    return power(o)


@ask(play_cards.PlayGained)
def _(s: Island, f: Frame) -> str:
    return start(f, "jouez-vous la carte gagnée ?")


@say(play_cards.PlayGained)
def _(s: Island, f: Frame, o: int) -> str:
    return "Ne pas la jouer" if o == STOP else f"Jouer {power(o)} (coût {cost_of(s, f.scope.owner, o)})"


@ask(power_cards.TakeLeftover)
def _(s: Island, f: Frame) -> str:
    return start(f, "laquelle des autres cartes gagnez-vous ?")


@say(power_cards.TakeLeftover)
def _(s: Island, f: Frame, o: int) -> str:
    return with_cost(power_of(o))


@ask(power_cards.GiveCard)
def _(s: Island, f: Frame) -> str:
    taker = f.scope.eyes if f.scope.chooser == f.scope.owner else f.scope.owner
    return start(f, f"donnez-vous une carte Pouvoir à {player(taker)} ?")


@say(power_cards.GiveCard)
def _(s: Island, f: Frame, o: int) -> str:
    return "Ne pas donner de carte" if o == STOP else f"Donner {power(o)}"


@ask(fear.TurnUpFearCard)
def _(s: Island, f: Frame) -> str:
    return "Révélez la carte Peur. Laquelle est-ce ?" if told(s) else start(f, "quelle carte Peur révélez-vous ?")


@say(fear.TurnUpFearCard)
def _(s: Island, f: Frame, o: int) -> str:
    if told(s):
        return fear_card(o)
    n = len(s.earned)
    return f"Carte gagnée {o + 1}" if o < n else f"Carte {o - n + 1} de la Pioche Peur"


# -- Presence


@ask(presence.AddPresence)
def _(s: Island, f: Frame) -> str:
    n: Any = f.node
    if f.held < 0:
        where = f" dans {a_land(n.land)}" if n.land is not None else ""
        reach = f" à Portée {n.within}" if n.within >= 0 else ""
        return start(f, f"ajoutez une Présence{reach}{where}. D’où vient-elle ?")
    return start(f, "dans quelle région va la Présence ?")


@say(presence.AddPresence)
def _(s: Island, f: Frame, o: int) -> str:
    if f.held >= 0:
        return upper(here(s, o))
    if o >= presence.FROM_ISLAND:
        return f"La déplacer depuis {here(s, o - presence.FROM_ISLAND)}"
    if o == presence.FROM_DESTROYED:
        return "Une Présence détruite" if s.healthy else "Une Présence détruite, pour 1 Énergie"
    found = s.rules.panels[f.scope.chooser].spaces[o]
    track = "Énergie" if found.track == 0 else "Cartes"
    return f"De la piste {track} (dévoile : {space(found)})"


@ask(presence.DestroyPresence)
def _(s: Island, f: Frame) -> str:
    return start(f, f"laquelle de vos Présences est détruite ? (encore {f.cursor})")


@say(presence.DestroyPresence)
def _(s: Island, f: Frame, o: int) -> str:
    return f"Présence dans {here(s, o)}"


@ask(presence.PresenceToTrack)
def _(s: Island, f: Frame) -> str:
    return start(f, f"sur quelle piste la Présence de {here(s, f.scope.place)} retourne-t-elle ?")


@say(presence.PresenceToTrack)
def _(s: Island, f: Frame, o: int) -> str:
    found = s.rules.panels[f.scope.chooser].spaces[o]
    return f"Sur la piste {'Énergie' if found.track == 0 else 'Cartes'} (recouvre : {space(found)})"


@ask(move_presence.MoveSacredSite)
def _(s: Island, f: Frame) -> str:
    return start(f, f"vers où déplacez-vous le Site Sacré de {here(s, f.scope.place)} ?")


@say(move_presence.MoveSacredSite)
def _(s: Island, f: Frame, o: int) -> str:
    return upper(here(s, o))


@ask(setup_steps.StartingPresence)
def _(s: Island, f: Frame) -> str:
    spirit = rules_of(s).spirits[f.scope.owner]
    n = spirit.start[f.cursor].n
    return f"Où commence {FRENCH.name(spirit.id)} ? ({n} {'Présence' if n == 1 else 'Présences'})"


@ask(move_presence.OceanGathers)
def _(s: Island, f: Frame) -> str:
    return f"Rassemblez 1 Présence dans {here(s, s.map.ocean_of[f.cursor])}. D’où ?"


@ask(move_presence.OceanPushes)
def _(s: Island, f: Frame) -> str:
    return f"Repoussez 1 Présence hors de {here(s, s.map.ocean_of[f.cursor])}. Vers où ?"


@ask(move_presence.GoAlong)
def _(s: Island, f: Frame) -> str:
    return f"Une Présence accompagne-t-elle le Dahan de {here(s, f.scope.origin)} à {here(s, f.scope.place)} ?"


@say(move_presence.GoAlong)
def _(s: Island, f: Frame, o: int) -> str:
    return "L’accompagner" if o else "Rester"
