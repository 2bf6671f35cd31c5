"""Adversaries and scenarios in German."""

from __future__ import annotations

from tidewood.games.spirit_island import content
from tidewood.games.spirit_island.adversaries import verbs
from tidewood.games.spirit_island.scenarios import blitz, dahan_insurrection, guard_the_isles_heart, rituals_of_terror
from tidewood.games.spirit_island.state import Island
from tidewood.games.spirit_island.text.de.asking import here
from tidewood.games.spirit_island.text.de.cards import text
from tidewood.games.spirit_island.text.de.choosing import told
from tidewood.games.spirit_island.text.de.language import GERMAN, a_piece, invader_card
from tidewood.games.spirit_island.verbs.causes import DoneBy
from tidewood.kernel.core import Frame

ask = GERMAN.prompt
say = GERMAN.option
says = GERMAN.says

# By id: what a level or a scenario changes. Each level adds to those before it.
TWISTS = {
    "brandenburg-prussia:0": (
        "Eskalation: Füge auf jedem Inselteil mit Dörfern oder Städten 1 Dorf in einem Gebiet ohne Dörfer hinzu."
    ),
    "brandenburg-prussia:1": "Füge beim Spielaufbau auf jedem Inselteil 1 Dorf in Gebiet 3 hinzu.",
    "brandenburg-prussia:2": "Lege beim Spielaufbau eine Invasoren-Karte der Stufe III zwischen die Stufen I und II.",
    "brandenburg-prussia:3": "Entferne beim Spielaufbau eine weitere Invasoren-Karte der Stufe I.",
    "brandenburg-prussia:4": "Entferne beim Spielaufbau eine weitere Invasoren-Karte der Stufe II.",
    "brandenburg-prussia:5": "Entferne beim Spielaufbau eine weitere Invasoren-Karte der Stufe I.",
    "brandenburg-prussia:6": "Entferne beim Spielaufbau alle Invasoren-Karten der Stufe I.",
    "england:0": (
        "Eskalation: Auf jedem Inselteil mit Dörfern oder Städten bauen die Invasoren "
        "im Gebiet mit den meisten Dörfern und Städten. "
        "Das Spiel ist auch verloren, wenn in einem Gebiet 7 oder mehr Dörfer und Städte sind."
    ),
    "england:1": (
        "Die Invasoren bauen auch in Gebieten der Karte ohne Invasoren, "
        "wenn in benachbarten Gebieten zusammen mindestens 2 Dörfer und Städte sind."
    ),
    "england:2": "Füge beim Spielaufbau auf jedem Inselteil 1 Stadt in Gebiet 1 und 1 Dorf in Gebiet 2 hinzu.",
    "england:3": (
        "Invasoren-Karten kommen vom Wüten auf ein zusätzliches Bau-Feld, wo die Invasoren bauen, bevor sie wüten. "
        "Kommt eine Karte der Stufe II auf dieses Feld, wird sie abgelegt und das Feld entfernt."
    ),
    "england:4": "Das zusätzliche Bau-Feld bleibt das ganze Spiel über.",
    "england:5": "Dörfer und Städte haben 1 Lebenspunkt mehr.",
    "england:6": (
        "Lege beim Spielaufbau 1 Furcht je Person mehr in den Furcht-Vorrat. In einer Invasoren-Phase, in der keine "
        "Furchtkarte ausgeführt wird, geschieht das zusätzliche Bauen zweimal."
    ),
    "sweden:0": (
        "Eskalation: Nachdem Invasoren in dieser Phase ein Gebiet entdeckt haben, "
        "das mindestens so viele Invasoren wie Dahan hat, ersetze dort 1 Dahan durch 1 Dorf."
    ),
    "sweden:1": (
        "Wenn ein Wüten dem Gebiet mindestens 6 Schaden zufügt, füge dort 1 weitere Ödnis hinzu, "
        "die keine Präsenz vernichtet und sich nicht ausbreitet."
    ),
    "sweden:2": (
        "Füge beim Spielaufbau auf jedem Inselteil 1 Stadt in Gebiet 4 hinzu; wo dieses Gebiet mit Ödnis beginnt, "
        "liegt sie stattdessen in Gebiet 5."
    ),
    "sweden:3": "Dörfer fügen 3 Schaden zu, Städte 5.",
    "sweden:4": (
        "Lege beim Spielaufbau nach allen anderen Invasoren die oberste Invasoren-Karte ab; füge auf jedem Inselteil "
        "1 Dorf im Gebiet dieser Landschaftsart mit den wenigsten Invasoren hinzu."
    ),
    "sweden:5": (
        "Wenn ein Wüten seinem Gebiet Ödnis hinzufügt, füge 1 Dorf in einem benachbarten Gebiet "
        "ohne Dörfer und Städte hinzu."
    ),
    "sweden:6": "Füge beim Spielaufbau auf jedem Inselteil 1 Dorf und 1 Ödnis aus der Schachtel in Gebiet 8 hinzu.",
    "blitz": (
        "Lege beim Spielaufbau je Inselteil 1 Ödnis mehr auf die Ödniskarte; danach handeln die Invasoren noch einmal. "
        "Alle Fähigkeiten sind Sofort-Fähigkeiten. Fähigkeitenkarten, die von sich aus Sofort sind, kosten 1 Energie "
        "weniger; für solche mit Kosten 0, für Sofort-Fähigkeiten auf dem Tableau und für Fähigkeiten, die auf andere "
        "Weise Sofort sind, erhältst du stattdessen 1 Energie. "
        "Immer wenn die Invasoren entdecken, kommt auf jedem Inselteil einmal 1 Entdecker mehr. "
        "Wenn die Insel verödet, lege je Inselteil 1 Ödnis weniger auf ihre Karte."
    ),
    "guard-the-isles-heart": (
        "Jeder Inselteil hat ein Inneres Gebiet: wo alle Inselteile zusammenstoßen, sonst Gebiet 7. "
        "Entferne nach dem Spielaufbau alle Dörfer; füge in jedem Inneren Gebiet 1 Entdecker und 1 Präsenz des Geists "
        "dieses Inselteils hinzu, oder so nah daran, wie er sein darf. "
        "Jeder Geist erhält von beiden Stapeln die oberste Fähigkeitenkarte. "
        "Das Spiel ist auch verloren, wenn nach der ersten Runde ein Dorf oder eine Stadt in einem Inneren Gebiet ist."
    ),
    "rituals-of-terror": (
        "Der Furchtkartenstapel enthält alle Furchtkarten, ohne Trenner. "
        "Aktive Furchtkarten werden in der Invasoren-Phase nicht ausgeführt. "
        "Furcht erhöht die Furchtstufe nicht; das tut das Ritual des Terrors, in der Phase der Sofort- oder der "
        "verzögerten Fähigkeiten: In einem Gebiet mit Präsenz jedes Geists und mindestens 3 Dahan je Person zahlen die "
        "Geister gemeinsam 3 Energie und vernichten dort 3 Präsenz. Dann ist die nächste Furchtstufe erreicht, "
        "alle aktiven Furchtkarten werden ausgeführt, und alle Dahan des Gebiets werden verschoben, "
        "so gleichmäßig wie möglich."
    ),
    "dahan-insurrection": (
        "Nach einer Aktion, die Dahan bewegt, fügt jeder von ihnen dort, wo er jetzt ist, 1 Schaden zu. "
        "Nach einer Aktion, die Städte oder Dörfer zerstört, füge für jede Stadt 1 Dorf und für jedes Dorf 1 Entdecker "
        "im nächsten Gebiet mit Dahan hinzu. "
        "Sieg: auf Furchtstufe II kein Gebiet mit mehr Dörfern und Städten als Dahan; "
        "ab Furchtstufe III weniger als 1 solches Gebiet je Person. "
        "Ist der Furchtkartenstapel aufgebraucht, fügen sofort alle Dahan ihren Schaden zu; "
        "gewinnt das nicht das Spiel, ist es verloren. "
        "Das Spiel ist auch verloren, wenn weniger als 2 Dahan je Person übrig sind."
    ),
}


@GERMAN.page
def adversaries() -> dict[str, str]:
    found: dict[str, str] = {}
    for adversary in content.ADVERSARIES.values():
        parts: list[str] = []
        for i, level in enumerate(adversary.levels):
            fear = "/".join([str(n) for n in level.fear_cards or (3, 3, 3)])
            name = GERMAN.name(level.id)
            head = f"Level {i}, {name} (Schwierigkeit {level.difficulty}, Furchtkarten {fear})"
            parts.append(f"{head}: {TWISTS[level.id]}")
        found[adversary.id] = f"Nation. Jedes Level kommt zu den vorigen hinzu. {' '.join(parts)}"
    return found


@GERMAN.page
def scenarios() -> dict[str, str]:
    return {
        scenario.id: f"Szenario, Schwierigkeit {scenario.difficulty}. {TWISTS[scenario.id]}"
        for scenario in content.SCENARIOS.values()
    }


# -- what they do


@says(DoneBy)
def _(n: DoneBy) -> str:
    return text(n.part)


@says(verbs.BuildHere)
def _(n: verbs.BuildHere) -> str:
    return "Die Invasoren bauen dort."


@says(rituals_of_terror.PayTogether)
def _(n: rituals_of_terror.PayTogether) -> str:
    return f"Zahlt gemeinsam {n.n} Energie."


@says(rituals_of_terror.SacrificeTogether)
def _(n: rituals_of_terror.SacrificeTogether) -> str:
    return f"Vernichtet dort gemeinsam {n.n} Präsenz."


@says(rituals_of_terror.NextTerrorLevel)
def _(n: rituals_of_terror.NextTerrorLevel) -> str:
    return "Erreicht die nächste Furchtstufe und führt alle aktiven Furchtkarten aus."


@ask(verbs.Accelerate)
def _(s: Island, f: Frame) -> str:
    if told(s):
        return "Legt die oberste Invasoren-Karte ab. Welche ist es?"
    return f"In welches Gebiet von Inselteil {s.map.boards[f.cursor]} kommt ein Dorf?"


@say(verbs.Accelerate)
def _(s: Island, f: Frame, o: int) -> str:
    return invader_card(o) if told(s) else here(s, o)


@ask(blitz.MoreExplorers)
def _(s: Island, f: Frame) -> str:
    return f"In welches Gebiet von Inselteil {s.map.boards[f.cursor]} kommt ein Entdecker mehr?"


@ask(rituals_of_terror.PayTogether)
def _(s: Island, f: Frame) -> str:
    return f"Ritual des Terrors: Wer zahlt 1 Energie? (noch {f.cursor})"


@say(rituals_of_terror.PayTogether)
def _(s: Island, f: Frame, o: int) -> str:
    return "1 Energie zahlen"


@ask(rituals_of_terror.SacrificeTogether)
def _(s: Island, f: Frame) -> str:
    return f"Ritual des Terrors: Wer vernichtet in {here(s, f.scope.place)} 1 Präsenz? (noch {f.cursor})"


@say(rituals_of_terror.SacrificeTogether)
def _(s: Island, f: Frame, o: int) -> str:
    return "1 Präsenz vernichten"


@ask(dahan_insurrection.StrikeInLands)
def _(s: Island, f: Frame) -> str:
    return "Die Dahan schlagen zu. In welchem Gebiet zuerst?"


@ask(dahan_insurrection.MilitaryResponse)
def _(s: Island, f: Frame) -> str:
    name = GERMAN.name("military-response")
    return f"{name}: {a_piece(f.got.things[0][0])} kommt ins Spiel. In welchem Gebiet?"


@say(blitz.MoreExplorers, dahan_insurrection.StrikeInLands, dahan_insurrection.MilitaryResponse)
def _(s: Island, f: Frame, o: int) -> str:
    return here(s, o)


@ask(guard_the_isles_heart.InnerPresence)
def _(s: Island, f: Frame) -> str:
    which = "Woher kommt sie?" if f.held < 0 else "In welches Gebiet kommt sie?"
    return f"Füge im Inneren Gebiet deines Inselteils eine Präsenz hinzu. {which}"
