"""Questions about Spirits, their cards and Presence, and their options, in German."""

from __future__ import annotations

from typing import Any

from tidewood.games.spirit_island import setup_steps
from tidewood.games.spirit_island.rounds import power_phases, spirit_phase, time_passes
from tidewood.games.spirit_island.rules import rules_of
from tidewood.games.spirit_island.state import GROWING, Island
from tidewood.games.spirit_island.text.de.asking import here, start
from tidewood.games.spirit_island.text.de.cards import text
from tidewood.games.spirit_island.text.de.language import (
    ELEMENT,
    GERMAN,
    fear_card,
    listed,
    player,
    power,
    space,
    with_cost,
)
from tidewood.games.spirit_island.text.de.wording import a_land
from tidewood.games.spirit_island.verbs import fear, gains, move_presence, play_cards, power_cards, presence
from tidewood.games.spirit_island.verbs.each import EachSpirit
from tidewood.games.spirit_island.verbs.play_cards import cost_of
from tidewood.games.spirit_island.verbs.powers import INNATE, MINOR, power_of
from tidewood.games.spirit_island.verbs.verb import STOP
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


@ask(EachSpirit)
def _(s: Island, f: Frame) -> str:
    assert isinstance(f.node, EachSpirit)
    return f"{text(f.node)} Wer kommt als Nächstes?"


@say(EachSpirit)
def _(s: Island, f: Frame, o: int) -> str:
    return f"{GERMAN.name(s.rules.panels[o].id)} ({player(o)})"


@ask(time_passes.KeepCards)
def _(s: Island, f: Frame) -> str:
    return "Die Runde endet. Welche Fähigkeitenkarte nimmst du zurück, statt sie abzulegen?"


@say(time_passes.KeepCards)
def _(s: Island, f: Frame, o: int) -> str:
    return "Keine Karte" if o < 0 else power(o)


# -- elements and cards


@ask(gains.GainElements)
def _(s: Island, f: Frame) -> str:
    return start(f, "Welches Element erhältst du?")


@say(gains.GainElements)
def _(s: Island, f: Frame, o: int) -> str:
    return ELEMENT[o]


@ask(power_cards.GainPower)
def _(s: Island, f: Frame) -> str:
    return start(f, "Von welchem Stapel erhältst du eine Fähigkeitenkarte?")


@say(power_cards.GainPower)
def _(s: Island, f: Frame, o: int) -> str:
    return "Schwache Fähigkeit" if o == MINOR else "Starke Fähigkeit"


@ask(power_cards.KeepOne)
def _(s: Island, f: Frame) -> str:
    if told(s):
        deck = "Schwache" if f.held & 15 == MINOR else "Starke"
        return f"Zieh eine {deck} Fähigkeit. Welche ist es?"
    return start(f, "Welche Karte behältst du?")


@say(power_cards.KeepOne)
def _(s: Island, f: Frame, o: int) -> str:
    if told(s):
        cards = s.rules.minors if f.held & 15 == MINOR else s.rules.majors
        return power(cards[o])
    return with_cost(power_of(o))


@ask(power_cards.Forget)
def _(s: Island, f: Frame) -> str:
    return start(f, "Welche Fähigkeitenkarte vergisst du?")


@say(power_cards.Forget)
def _(s: Island, f: Frame, o: int) -> str:
    who = f.scope.chooser
    where = "Hand" if o in s.hand[who] else "ausgespielt" if o in s.play[who] else "abgelegt"
    return f"{power(o)} ({where})"


@ask(power_cards.Reclaim)
def _(s: Island, f: Frame) -> str:
    return start(f, "Welche Fähigkeitenkarte nimmst du zurück?")


@say(power_cards.Reclaim)
def _(s: Island, f: Frame, o: int) -> str:
    return power(o)


@ask(play_cards.PlayGained)
def _(s: Island, f: Frame) -> str:
    return start(f, "Spielst du die erhaltene Karte aus?")


@say(play_cards.PlayGained)
def _(s: Island, f: Frame, o: int) -> str:
    return "Nicht spielen" if o == STOP else f"{power(o)} spielen (Kosten {cost_of(s, f.scope.owner, o)})"


@ask(power_cards.TakeLeftover)
def _(s: Island, f: Frame) -> str:
    return start(f, "Welche der übrigen Karten erhältst du?")


@say(power_cards.TakeLeftover)
def _(s: Island, f: Frame, o: int) -> str:
    return with_cost(power_of(o))


@ask(power_cards.GiveCard)
def _(s: Island, f: Frame) -> str:
    taker = f.scope.eyes if f.scope.chooser == f.scope.owner else f.scope.owner
    return start(f, f"Gibst du {player(taker)} eine Fähigkeitenkarte?")


@say(power_cards.GiveCard)
def _(s: Island, f: Frame, o: int) -> str:
    return "Keine Karte geben" if o == STOP else f"{power(o)} geben"


@ask(fear.TurnUpFearCard)
def _(s: Island, f: Frame) -> str:
    return "Deckt die Furchtkarte auf. Welche ist es?" if told(s) else start(f, "Welche Furchtkarte wird aufgedeckt?")


@say(fear.TurnUpFearCard)
def _(s: Island, f: Frame, o: int) -> str:
    if told(s):
        return fear_card(o)
    n = len(s.earned)
    return f"Aktive Karte {o + 1}" if o < n else f"Karte {o - n + 1} des Furchtkartenstapels"


# -- Presence


@ask(presence.AddPresence)
def _(s: Island, f: Frame) -> str:
    n: Any = f.node
    if f.held < 0:
        where = f" in {a_land(n.land, dative=True)}" if n.land is not None else ""
        reach = f" mit Reichweite {n.within}" if n.within >= 0 else ""
        return start(f, f"Füge eine Präsenz{reach}{where} hinzu. Woher kommt sie?")
    return start(f, "In welches Gebiet kommt die Präsenz?")


@say(presence.AddPresence)
def _(s: Island, f: Frame, o: int) -> str:
    if f.held >= 0:
        return here(s, o)
    if o >= presence.FROM_ISLAND:
        return f"Aus {here(s, o - presence.FROM_ISLAND)} bewegen"
    if o == presence.FROM_DESTROYED:
        return "Eine vernichtete" if s.healthy else "Eine vernichtete, für 1 Energie"
    found = s.rules.panels[f.scope.chooser].spaces[o]
    track = "Energie-Leiste" if found.track == 0 else "Ausspielen-Leiste"
    return f"Von der {track} (legt frei: {space(found)})"


@ask(presence.DestroyPresence)
def _(s: Island, f: Frame) -> str:
    return start(f, f"Welche deiner Präsenz wird vernichtet? (noch {f.cursor})")


@say(presence.DestroyPresence)
def _(s: Island, f: Frame, o: int) -> str:
    return f"Präsenz in {here(s, o)}"


@ask(presence.PresenceToTrack)
def _(s: Island, f: Frame) -> str:
    return start(f, f"Auf welche Leiste kehrt die Präsenz aus {here(s, f.scope.place)} zurück?")


@say(presence.PresenceToTrack)
def _(s: Island, f: Frame, o: int) -> str:
    found = s.rules.panels[f.scope.chooser].spaces[o]
    return f"Auf die {'Energie-Leiste' if found.track == 0 else 'Ausspielen-Leiste'} (bedeckt: {space(found)})"


@ask(move_presence.MoveSacredSite)
def _(s: Island, f: Frame) -> str:
    return start(f, f"Wohin kommt die Heilige Stätte aus {here(s, f.scope.place)}?")


@say(move_presence.MoveSacredSite)
def _(s: Island, f: Frame, o: int) -> str:
    return here(s, o)


@ask(setup_steps.StartingPresence)
def _(s: Island, f: Frame) -> str:
    spirit = rules_of(s).spirits[f.scope.owner]
    return f"Wo beginnt {GERMAN.name(spirit.id)}? ({spirit.start[f.cursor].n} Präsenz)"


@ask(move_presence.OceanGathers)
def _(s: Island, f: Frame) -> str:
    return f"Versammle 1 Präsenz in {here(s, s.map.ocean_of[f.cursor])}. Woher?"


@ask(move_presence.OceanPushes)
def _(s: Island, f: Frame) -> str:
    return f"Verschiebe 1 Präsenz aus {here(s, s.map.ocean_of[f.cursor])}. Wohin?"


@ask(move_presence.GoAlong)
def _(s: Island, f: Frame) -> str:
    return f"Geht eine Präsenz mit dem Dahan von {here(s, f.scope.origin)} nach {here(s, f.scope.place)}?"


@say(move_presence.GoAlong)
def _(s: Island, f: Frame, o: int) -> str:
    return "Mitgehen" if o else "Bleiben"
