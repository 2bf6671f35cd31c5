"""Questions about Spirits, their cards and Presence, and their options, in German."""

from __future__ import annotations

from typing import Any

from tidewood.games.spirit_island import (
    gains,
    growing,
    power_cards,
    prepare,
    presence,
    rare_in_cards,
    rare_in_spirits,
    rounds,
    using,
)
from tidewood.games.spirit_island.asking import STOP
from tidewood.games.spirit_island.growing import cost_of
from tidewood.games.spirit_island.powers import INNATE, MINOR
from tidewood.games.spirit_island.rounds import EachSpirit
from tidewood.games.spirit_island.state import Island
from tidewood.games.spirit_island.text.de.asking import here, start
from tidewood.games.spirit_island.text.de.cards import text
from tidewood.games.spirit_island.text.de.language import (
    ELEMENT,
    GERMAN,
    PIECE,
    THE_ACCUSATIVE,
    fear_card,
    listed,
    player,
    power,
    space,
    with_cost,
)
from tidewood.games.spirit_island.text.de.wording import a_land
from tidewood.kernel.combine import PLAYER_BITS, Together
from tidewood.kernel.core import CHANCE, Frame
from tidewood.kernel.rows import row_of

ask = GERMAN.prompt
say = GERMAN.option
ROW = (1 << using.ROW_BITS) - 1


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
    return GERMAN.option_text(s, f.node.inner(f, o), o >> PLAYER_BITS)


@ask(growing.SpiritPhase)
def _(s: Island, f: Frame) -> str:
    if all([stage == growing.GROWING for stage in s.done]):
        return "Geister-Phase: Wähle eine Wachstums-Option."
    if growing.GROWING in s.done:
        return "Geister-Phase: Wähle eine Wachstums-Option oder spiele Fähigkeitenkarten."
    return "Geister-Phase: Bezahle und spiele Fähigkeitenkarten."


@say(growing.SpiritPhase)
def _(s: Island, f: Frame, o: int) -> str:
    assert isinstance(f.node, growing.SpiritPhase)
    who = f.scope.owner
    kind, argument = o >> growing.KIND_BITS, o & growing.ARGUMENT
    if kind == growing.GROW:
        return f"Wachstum {argument + 1}: {text(f.node.growth[who][argument]).removesuffix('.')}"
    if kind == growing.SPACE:
        return "1 Fähigkeitenkarte zurücknehmen (Präsenz-Leiste)"
    if kind == growing.PLAY:
        return f"{power(argument)} spielen (Kosten {cost_of(s, who, argument)})"
    if kind == growing.ACT:
        return f"{rule_name(s, argument)} nutzen"
    return "Keine Karten mehr spielen"


def rule_name(s: Island, serial: int) -> str:
    row = row_of(s, serial)
    assert row is not None
    return GERMAN.name(row.rule.id)


@ask(using.UsePowers)
def _(s: Island, f: Frame) -> str:
    assert isinstance(f.node, using.UsePowers)
    if f.node.speed == 0:
        return "Sofort-Fähigkeiten: Setze deine Fähigkeiten ein."
    return "Verzögerte Fähigkeiten: Setze deine Fähigkeiten ein."


@say(using.UsePowers)
def _(s: Island, f: Frame, o: int) -> str:
    kind = o >> using.KIND_BITS
    if kind == using.USE:
        found = s.rules.power(o >> using.LEVEL_BITS & (1 << using.POWER_BITS) - 1)
        mask = o & (1 << using.LEVEL_BITS) - 1
        name = GERMAN.name(found.id)
        if found.kind != INNATE and mask:
            return f"{name} einsetzen, ohne Element-Effekt"
        if found.kind != INNATE or mask == found.sets(s, f.scope.owner)[0]:
            return f"{name} einsetzen"
        levels = [str(i + 1) for i in range(using.LEVEL_BITS) if mask >> i & 1]
        return f"{name} einsetzen, nur {'Element-Effekt' if len(levels) == 1 else 'Element-Effekte'} {listed(levels)}"
    if kind == using.AGAIN:
        row = row_of(s, o >> using.ROW_BITS & ROW)
        assert row is not None
        found = s.rules.power(o & using.LESS - 1)
        price = f", Kosten {found.cost}" if row.value < 0 else ""
        less = " ohne Element-Effekt" if o & using.LESS else ""
        return f"{GERMAN.name(found.id)}{less} wiederholen ({GERMAN.name(row.rule.id)}{price})"
    if kind == using.ACT:
        return f"{rule_name(s, o & ROW)} nutzen"
    return f"Element nach Wahl: {ELEMENT[o & 7]}" if kind == using.DECIDE else "Jetzt keine Fähigkeiten mehr einsetzen"


@ask(growing.GrowthOption)
def _(s: Island, f: Frame) -> str:
    return "Wachstum: Was kommt als Nächstes?"


@say(growing.GrowthOption)
def _(s: Island, f: Frame, o: int) -> str:
    assert isinstance(f.node, growing.GrowthOption)
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
    return f"{GERMAN.name(s.rules.spirits[o].id)} ({player(o)})"


@ask(rounds.KeepCards)
def _(s: Island, f: Frame) -> str:
    return "Die Runde endet. Welche Fähigkeitenkarte nimmst du zurück, statt sie abzulegen?"


@say(rounds.KeepCards)
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
    return with_cost(s.rules.power(o))


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


@ask(rare_in_spirits.PlayGained)
def _(s: Island, f: Frame) -> str:
    return start(f, "Spielst du die erhaltene Karte aus?")


@say(rare_in_spirits.PlayGained)
def _(s: Island, f: Frame, o: int) -> str:
    return "Nicht spielen" if o == STOP else f"{power(o)} spielen (Kosten {cost_of(s, f.scope.owner, o)})"


@ask(rare_in_cards.TakeLeftover)
def _(s: Island, f: Frame) -> str:
    return start(f, "Welche der übrigen Karten erhältst du?")


@say(rare_in_cards.TakeLeftover)
def _(s: Island, f: Frame, o: int) -> str:
    return with_cost(s.rules.power(o))


@ask(rare_in_cards.GiveCard)
def _(s: Island, f: Frame) -> str:
    taker = f.scope.eyes if f.scope.chooser == f.scope.owner else f.scope.owner
    return start(f, f"Gibst du {player(taker)} eine Fähigkeitenkarte?")


@say(rare_in_cards.GiveCard)
def _(s: Island, f: Frame, o: int) -> str:
    return "Keine Karte geben" if o == STOP else f"{power(o)} geben"


@ask(rare_in_spirits.TurnUpFearCard)
def _(s: Island, f: Frame) -> str:
    return "Deckt die Furchtkarte auf. Welche ist es?" if told(s) else start(f, "Welche Furchtkarte wird aufgedeckt?")


@say(rare_in_spirits.TurnUpFearCard)
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
    found = s.rules.spirits[f.scope.chooser].spaces[o]
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
    found = s.rules.spirits[f.scope.chooser].spaces[o]
    return f"Auf die {'Energie-Leiste' if found.track == 0 else 'Ausspielen-Leiste'} (bedeckt: {space(found)})"


@ask(presence.MoveSacredSite)
def _(s: Island, f: Frame) -> str:
    return start(f, f"Wohin kommt die Heilige Stätte aus {here(s, f.scope.place)}?")


@say(presence.MoveSacredSite)
def _(s: Island, f: Frame, o: int) -> str:
    return here(s, o)


@ask(prepare.StartingPresence)
def _(s: Island, f: Frame) -> str:
    spirit = s.rules.spirits[f.scope.owner]
    return f"Wo beginnt {GERMAN.name(spirit.id)}? ({spirit.start[f.cursor].n} Präsenz)"


@ask(rare_in_spirits.OceanGathers)
def _(s: Island, f: Frame) -> str:
    return f"Versammle 1 Präsenz in {here(s, s.map.ocean_of[f.cursor])}. Woher?"


@ask(rare_in_spirits.OceanPushes)
def _(s: Island, f: Frame) -> str:
    return f"Verschiebe 1 Präsenz aus {here(s, s.map.ocean_of[f.cursor])}. Wohin?"


@ask(rare_in_spirits.Rescue)
def _(s: Island, f: Frame) -> str:
    kind = f.scope.named("that").things[0][0] & 15
    return (
        f"In welches Küstengebiet verschiebst du {THE_ACCUSATIVE[kind]} {PIECE[kind]}, statt ihn ertrinken zu lassen?"
    )


@ask(rare_in_spirits.GoAlong)
def _(s: Island, f: Frame) -> str:
    return f"Geht eine Präsenz mit dem Dahan von {here(s, f.scope.origin)} nach {here(s, f.scope.place)}?"


@say(rare_in_spirits.GoAlong)
def _(s: Island, f: Frame, o: int) -> str:
    return "Mitgehen" if o else "Bleiben"
