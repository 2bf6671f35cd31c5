"""What rules say in German, by id. `value` and `times` are filled in."""

from __future__ import annotations

RULES = {
    # laid by cards for a turn
    "no-ravage": "Die Invasoren wüten im Gebiet nicht.",
    "no-build": "Die Invasoren bauen im Gebiet nicht.",
    "no-explore": "Die Invasoren entdecken das Gebiet nicht.",
    "entwined-power": "Beide Geister dürfen Fähigkeiten auch von der Präsenz des anderen aus einsetzen.",
    "avoid-the-dahan-1": "Die Invasoren entdecken keine Gebiete mit mindestens 2 Dahan.",
    "avoid-the-dahan-2": "Die Invasoren bauen nicht in Gebieten mit mehr Dahan als Dörfern und Städten.",
    "avoid-the-dahan-3": "Die Invasoren bauen nicht in Gebieten mit Dahan.",
    "overseas-trade-seem-safer-2": "Die Invasoren bauen keine Städte in Küstengebieten.",
    "overseas-trade-seem-safer-3": "Die Invasoren bauen nicht in Küstengebieten.",
    "trade-suffers-1": "Die Invasoren bauen nicht in Gebieten mit einer Stadt.",
    "infinite-vitality": "Dahan im Gebiet haben {value} Lebenspunkte mehr.",
    "infinite-vitality-blight": "Ins Gebiet kommt keine Ödnis.",
    "infinite-vitality-harmless": "Dahan im Gebiet können weder verwundet noch zerstört werden.",
    "powerstorm": (
        "Der gewählte Geist darf {times} eine Fähigkeitenkarte wiederholen und zahlt dafür noch einmal ihre Kosten."
    ),
    "gift-of-strength": (
        "Der gewählte Geist darf einmal eine Fähigkeitenkarte mit Kosten von höchstens {value} wiederholen, "
        "ohne zu zahlen."
    ),
    "vengeance-of-the-dead": (
        "Nach jeder Aktion, die im Gebiet Dörfer, Städte oder Dahan zerstört: 1 Schaden dort für jede zerstörte Figur."
    ),
    "vengeance-of-the-dead-near": (
        "Nach jeder Aktion, die im Gebiet Dörfer, Städte oder Dahan zerstört: "
        "1 Schaden dort oder in benachbarten Gebieten für jede zerstörte Figur."
    ),
    "encompassing-ward": "Verteidigung {value} in jedem Gebiet, in dem der gewählte Geist Präsenz hat.",
    "gift-of-constancy": (
        "Am Rundenende darf der gewählte Geist eine seiner ausgespielten Fähigkeitenkarten zurücknehmen, "
        "statt sie abzulegen."
    ),
    "reaching-grasp": "Die Fähigkeiten des gewählten Geists haben eine um {value} größere Reichweite.",
    "lightnings-boon": (
        "Der gewählte Geist darf bis zu {value} verzögerte Fähigkeiten wie Sofort-Fähigkeiten einsetzen."
    ),
    "dread-apparitions": "Immer wenn Fähigkeiten im Gebiet Furcht erzeugen: Verteidigung 1 dort je Furcht.",
    "tidal-boon": (
        "Dahan, die diese Fähigkeit in einen Ozean verschiebt, darfst du in ein beliebiges Küstengebiet bewegen, "
        "statt sie zu ertränken."
    ),
    "concealing-shadows": "Dahan im Gebiet erleiden keinen Schaden durch wütende Invasoren.",
    "words-of-warning": "Dahan im Gebiet fügen beim Wüten ihren Schaden zur selben Zeit zu wie die Invasoren.",
    # special rules of Spirits
    "swiftness-of-lightning": (
        "In jeder Runde darfst du für jede Luft, die du hast, "
        "1 verzögerte Fähigkeit wie eine Sofort-Fähigkeit einsetzen."
    ),
    "rivers-domain": "Deine Präsenz in einem Sumpf ist eine Heilige Stätte, auch eine einzelne.",
    "shadows-of-the-dahan": (
        "Immer wenn du eine Fähigkeit einsetzt, darfst du 1 Energie zahlen, "
        "um ein Gebiet mit Dahan zu wählen, wie weit es auch entfernt ist."
    ),
    "earths-vitality": "Verteidigung 3 in jedem Gebiet, in dem du eine Heilige Stätte hast.",
    "ally-of-the-dahan": (
        "Immer wenn ein Dahan ein Gebiet mit deiner Präsenz verlässt, darfst du 1 Präsenz von dort mit ihm bewegen."
    ),
    "sworn-to-victory": (
        "Nach einem Wüten, das Dahan zerstört, vernichte für jeden zerstörten Dahan 1 deiner Präsenz "
        "im Gebiet oder daneben."
    ),
    "choke-the-land-with-green": (
        "Wenn Invasoren in einem Gebiet mit deiner Heiligen Stätte wüten oder bauen würden, "
        "darfst du dort 1 deiner Präsenz vernichten, um es zu verhindern."
    ),
    "choke-the-land-with-green-build": (
        "Wenn Invasoren in einem Gebiet mit deiner Heiligen Stätte bauen würden, "
        "darfst du dort 1 deiner Präsenz vernichten, um es zu verhindern."
    ),
    "steady-regeneration": (
        "Wenn du beim Wachstum Präsenz hinzufügst, darf es eine vernichtete sein: kostenlos, solange die Insel blüht, "
        "für je 1 Energie, wenn sie verödet ist."
    ),
    "ocean-in-play": (
        "Deine Präsenz darf nur in Ozeanen und Küstengebieten sein. Auf Inselteilen, auf denen du Präsenz hast, "
        "gilt der Ozean für Fähigkeiten und Ödnis als Sumpf an der Küste, "
        "und Invasoren und Dahan, die hineinkommen, ertrinken."
    ),
    "drowning": (
        "Ertrunkene Figuren sind zerstört. Ertrunkene Invasoren behältst du: Jederzeit kannst du so viele ihrer "
        "Lebenspunkte, wie Personen mitspielen, in 1 Energie umwandeln."
    ),
    "drowning-fast": "Lebenspunkte Ertrunkener, so viele, wie Personen mitspielen, können zu 1 Energie werden.",
    "drowning-slow": "Lebenspunkte Ertrunkener, so viele, wie Personen mitspielen, können zu 1 Energie werden.",
    "to-dream-a-thousand-deaths": (
        "Deine Fähigkeiten fügen keinen Schaden zu und zerstören nichts, außer deiner eigenen Präsenz. "
        "Wo sie Invasoren zerstören würden, entstehen stattdessen 2 Furcht für ein Dorf und 5 für eine Stadt, "
        "und Entdecker und Dörfer werden verschoben; jeder Invasor einmal je Aktion."
    ),
    "to-dream-a-thousand-deaths-ends": "Was deine Fähigkeiten im Traum getan haben, endet mit der Aktion.",
    # adversaries and scenarios
    "indentured-servants-earn-land": (
        "Die Invasoren bauen auch in Gebieten der Karte ohne Invasoren, "
        "wenn in benachbarten Gebieten zusammen mindestens 2 Dörfer und Städte sind."
    ),
    "local-autonomy": "Dörfer und Städte haben 1 Lebenspunkt mehr.",
    "swayed-by-the-invaders": (
        "Nachdem Invasoren ein Gebiet mit mindestens so vielen Invasoren wie Dahan entdeckt haben, "
        "wird dort 1 Dahan durch 1 Dorf ersetzt."
    ),
    "heavy-mining": (
        "Wenn ein Wüten dem Gebiet mindestens 6 Schaden zufügt, kommt 1 weitere Ödnis dorthin, "
        "die keine Präsenz vernichtet und sich nicht ausbreitet."
    ),
    "fine-steel-towns": "Dörfer fügen 1 Schaden mehr zu.",
    "fine-steel-cities": "Städte fügen 2 Schaden mehr zu.",
    "mining-rush": (
        "Wenn ein Wüten seinem Gebiet Ödnis hinzufügt, kommt 1 Dorf in ein benachbartes Gebiet ohne Dörfer und Städte."
    ),
    "blitz-one-more-explorer": "Das nächste Entdecken im Gebiet bringt 1 Entdecker mehr.",
    "blitz-all-fast": "Alle Fähigkeiten sind Sofort-Fähigkeiten.",
    "blitz-cheaper": "Fähigkeitenkarten, die von sich aus Sofort sind, kosten 1 Energie weniger.",
    "blitz-more-explorers": "Immer wenn die Invasoren entdecken, kommt auf jedem Inselteil einmal 1 Entdecker mehr.",
    "blitz-less-blight": "Wenn die Insel verödet, kommt je Inselteil 1 Ödnis weniger auf ihre Karte.",
    "blitz-free-card": "Für eine ausgespielte Sofort-Fähigkeitenkarte mit Kosten 0 erhältst du 1 Energie.",
    "blitz-fast-power": (
        "Für eine eingesetzte Sofort-Fähigkeit auf dem Tableau oder eine, die auf andere Weise Sofort ist, "
        "erhältst du 1 Energie."
    ),
    "constant-raiding": (
        "Nach einer Aktion, die Dahan bewegt, fügt jeder von ihnen dort, wo er jetzt ist, 1 Schaden zu."
    ),
    "military-response": (
        "Nach einer Aktion, die Städte oder Dörfer zerstört, kommt für jede Stadt 1 Dorf "
        "und für jedes Dorf 1 Entdecker in das nächste Gebiet mit Dahan."
    ),
    "coordinated-insurrection": (
        "Ist der Furchtkartenstapel aufgebraucht, fügen sofort alle Dahan ihren Schaden zu; "
        "gewinnt das nicht das Spiel, ist es verloren."
    ),
    "terror-by-ritual": "Furcht erhöht die Furchtstufe nicht, nur das Ritual des Terrors.",
    "ritual-of-terror": (
        "In einem Gebiet mit Präsenz jedes Geists und mindestens 3 Dahan je Person "
        "dürfen die Geister gemeinsam 3 Energie zahlen und 3 Präsenz vernichten: Die nächste Furchtstufe ist erreicht, "
        "alle aktiven Furchtkarten werden ausgeführt, und alle Dahan des Gebiets werden verschoben, "
        "so gleichmäßig wie möglich."
    ),
    "slow-ritual-of-terror": "Das Ritual des Terrors ist auch in der Phase der verzögerten Fähigkeiten möglich.",
}
# The same for the Spirit that uses the Power, where it differs.
OWN = {
    "gift-of-constancy": (
        "Am Rundenende darfst du eine deiner ausgespielten Fähigkeitenkarten zurücknehmen, statt sie abzulegen."
    ),
}
TIMES = {-1: "beliebig oft", 1: "einmal", 2: "zweimal"}
