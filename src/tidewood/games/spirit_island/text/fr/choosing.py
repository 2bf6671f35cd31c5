"""Questions about Spirits, their cards and Presence, and their options, in French."""

from __future__ import annotations

from tidewood.games.spirit_island.rounds import power_phases, spirit_phase
from tidewood.games.spirit_island.state import GROWING, Island
from tidewood.games.spirit_island.text.fr.asking import start
from tidewood.games.spirit_island.text.fr.cards import text
from tidewood.games.spirit_island.text.fr.language import (
    ELEMENT,
    FRENCH,
    listed,
    power,
)
from tidewood.games.spirit_island.verbs import gains
from tidewood.games.spirit_island.verbs.play_cards import cost_of
from tidewood.games.spirit_island.verbs.powers import INNATE, power_of
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


# -- elements and cards


@ask(gains.GainElements)
def _(s: Island, f: Frame) -> str:
    return start(f, "quel Élément gagnez-vous ?")


@say(gains.GainElements)
def _(s: Island, f: Frame, o: int) -> str:
    return ELEMENT[o]


# -- Presence
