"""Questions about Spirits, their cards and Presence, and their options, in German."""

from __future__ import annotations

from tidewood.games.spirit_island.rounds import power_phases, spirit_phase
from tidewood.games.spirit_island.state import GROWING, Island
from tidewood.games.spirit_island.text.de.asking import start
from tidewood.games.spirit_island.text.de.cards import text
from tidewood.games.spirit_island.text.de.language import (
    ELEMENT,
    GERMAN,
    listed,
    power,
)
from tidewood.games.spirit_island.verbs import gains
from tidewood.games.spirit_island.verbs.play_cards import cost_of
from tidewood.games.spirit_island.verbs.powers import INNATE, power_of
from tidewood.kernel.combine import JOINT_OPTION, Together
from tidewood.kernel.core import CHANCE, Frame
from tidewood.kernel.rows import row_of

ask = GERMAN.prompt
say = GERMAN.option
ROW = (1 << power_phases.ROW_BITS) - 1


def told(s: Island) -> bool:
    """Whether a real table is asked what was drawn."""
    return s.choice is not None and s.choice.who == CHANCE


# -- the phases


@ask(Together)
def _(s: Island, f: Frame) -> str:
    assert isinstance(f.node, Together)
    return GERMAN.prompt_for(s, Frame(f.node.step, f.scope))


@say(Together)
def _(s: Island, f: Frame, o: int) -> str:
    assert isinstance(f.node, Together)
    return GERMAN.option_text(s, f.node.inner(f, o), JOINT_OPTION.of(o))


@ask(spirit_phase.SpiritPhase)
def _(s: Island, f: Frame) -> str:
    if all([stage == GROWING for stage in s.done]):
        return "Geister-Phase: Wähle eine Wachstums-Option."
    if GROWING in s.done:
        return "Geister-Phase: Wähle eine Wachstums-Option oder spiele Fähigkeitenkarten."
    return "Geister-Phase: Bezahle und spiele Fähigkeitenkarten."


@say(spirit_phase.SpiritPhase)
def _(s: Island, f: Frame, o: int) -> str:
    assert isinstance(f.node, spirit_phase.SpiritPhase)
    who = f.scope.owner
    kind, argument = o >> spirit_phase.KIND_BITS, o & spirit_phase.ARGUMENT
    if kind == spirit_phase.GROW:
        return f"Wachstum {argument + 1}: {text(f.node.growth[who][argument]).removesuffix('.')}"
    if kind == spirit_phase.SPACE:
        return "1 Fähigkeitenkarte zurücknehmen (Präsenz-Leiste)"
    if kind == spirit_phase.PLAY:
        return f"{power(argument)} spielen (Kosten {cost_of(s, who, argument)})"
    if kind == spirit_phase.ACT:
        return f"{rule_name(s, argument)} nutzen"
    return "Keine Karten mehr spielen"


def rule_name(s: Island, serial: int) -> str:
    row = row_of(s, serial)
    assert row is not None
    return GERMAN.name(row.rule.id)


@ask(power_phases.UsePowers)
def _(s: Island, f: Frame) -> str:
    assert isinstance(f.node, power_phases.UsePowers)
    if f.node.speed == 0:
        return "Sofort-Fähigkeiten: Setze deine Fähigkeiten ein."
    return "Verzögerte Fähigkeiten: Setze deine Fähigkeiten ein."


@say(power_phases.UsePowers)
def _(s: Island, f: Frame, o: int) -> str:
    kind = o >> power_phases.KIND_BITS
    if kind == power_phases.USE:
        found = power_of(o >> power_phases.LEVEL_BITS & (1 << power_phases.POWER_BITS) - 1)
        mask = o & (1 << power_phases.LEVEL_BITS) - 1
        name = GERMAN.name(found.id)
        if found.kind != INNATE and mask:
            return f"{name} einsetzen, ohne Element-Effekt"
        if found.kind != INNATE or mask == found.sets(s, f.scope.owner)[0]:
            return f"{name} einsetzen"
        levels = [str(i + 1) for i in range(power_phases.LEVEL_BITS) if mask >> i & 1]
        return f"{name} einsetzen, nur {'Element-Effekt' if len(levels) == 1 else 'Element-Effekte'} {listed(levels)}"
    if kind == power_phases.AGAIN:
        row = row_of(s, o >> power_phases.ROW_BITS & ROW)
        assert row is not None
        found = power_of(o & power_phases.LESS - 1)
        price = f", Kosten {found.cost}" if row.value < 0 else ""
        less = " ohne Element-Effekt" if o & power_phases.LESS else ""
        return f"{GERMAN.name(found.id)}{less} wiederholen ({GERMAN.name(row.rule.id)}{price})"
    if kind == power_phases.ACT:
        return f"{rule_name(s, o & ROW)} nutzen"
    return (
        f"Element nach Wahl: {ELEMENT[o & 7]}"
        if kind == power_phases.DECIDE
        else "Jetzt keine Fähigkeiten mehr einsetzen"
    )


@ask(spirit_phase.GrowthOption)
def _(s: Island, f: Frame) -> str:
    return "Wachstum: Was kommt als Nächstes?"


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
    return start(f, "Welches Element erhältst du?")


@say(gains.GainElements)
def _(s: Island, f: Frame, o: int) -> str:
    return ELEMENT[o]


# -- Presence
