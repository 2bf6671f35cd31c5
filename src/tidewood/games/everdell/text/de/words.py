"""Words for the table and the set-up in German."""

from __future__ import annotations

from tidewood.games.everdell.pieces import RESOURCES, SEASONS
from tidewood.games.everdell.text.de.language import GERMAN, PLURAL, SEASON

WORDS = {
    # the table
    "meadow": "Wiese", "meadow.null": "leerer Platz", "deck": "Stapel", "discards": "Ablagestapel",
    "shown": "aufgedeckte Karten",
    "playing": "wird ausgespielt", "places": "Einfache Orte", "forest": "Wald-Orte", "events": "Ereignisse",
    "owner": "erledigt von", "workers": "Arbeiter", "under": "Karten darunter", "?": "unbekannte Karte",
    "die": "Würfel", "warded": "gesperrte Wiesenplätze", "farm_stack": "Farmstapel", "top": "oben",
    "below": "darunter", "figure": "Figur", "legend_box": "Legendäre Karten in der Schachtel",
    "phase.set-up": "Spielaufbau", "phase.turn": "Züge", "phase.over": "zu Ende",
    # a player
    "season": "Jahreszeit", "passed": "gepasst", "hand": "Hand", "hand_known": "bekannte Handkarten",
    "home": "einzusetzen", "waiting": "aus späteren Jahreszeiten", "placed": "eingesetzt", "aside": "beiseitegelegt",
    "lost": "verloren", "on_meadow": "auf der Wiese", "city": "Stadt", "spaces_used": "belegte Plätze",
    "spaces": "Plätze", "card": "Karte", "occupied": "besetzt", "down": "verdeckt", "web": "Spinnennetz",
    "ability": "Fähigkeit", "offer": "Fähigkeiten zur Wahl", "animal": "Tier", "legends": "Legendäre Karten",
    "players.legends": "Legenden",
    # those who are no people
    "rugwort": "Fusselwürz", "phantomia": "Phantomia", "level": "Stufe", "action": "Aktion-Karte",
    "action.*": "Karte *", "arrow": "Pfeil", "arrow.left": "links", "arrow.right": "rechts",
    "house_cards": "Hauskarten", "house_cards.action": "Aktion-Karten", "house_cards.points": "Punkte-Karte",
    "stack": "Aktion-Stapel", "unseen": "noch im Stapel", "unseen.*": "Karte *", "played": "gespielte Aktion-Karten",
    "played.*": "Karte *", "known": "bekannt", "lair": "Versteck", "special_event": "war auf einem Besonderen Ereignis",
    "character": "Charakter", "list": "List-Karte", "plan": "Plan",
    "adjacent": "Wiesenplätze neben ihrer Figur", "webs": "Netz-Plättchen",
    # the count
    "cards": "Karten", "tokens": "Punkte-Marker", "tokens_on_cards": "Punkte-Marker auf Karten",
    "bonuses": "Boni der Wohlstandskarten", "journey": "Reise", "prosperity": "Wohlstandskarten",
    "basic_events": "Einfache Ereignisse", "special_events": "Besondere Ereignisse",
    "empty_spaces": "deine freien Plätze", "value_0": "Karten mit Wert 0",
    # what options are about
    "ref.place": "Ort", "ref.hand": "Hand", "ref.player": "Person", "ref.meadow": "Wiese",
    "ref.farm-stack": "Farmstapel",
    "ref.resource": "Ressource", "ref.event": "Ereignis", "ref.legend": "Legendäre Karte", "ref.ability": "Fähigkeit",
    "ref.city": "Stadt",
    # the set-up
    "summer_draw.up_to": "bis zu 2", "summer_draw.must": "2, soweit Platz ist", "fairgrounds.unique": "einzigartig",
    "fairgrounds.common": "gewöhnlich", "production_order.short": "wo es etwas ändert",
    "production_order.full": "immer", "counterclockwise": "gegen den Uhrzeigersinn",
    "clockwise": "im Uhrzeigersinn", "none": "keine", "cranky": "mürrisch", "glitzy": "protzig", "hasty": "hastig",
    "lucky": "vom Glück verfolgt", "squatty": "gedrungen", "modules.corrin": "Corrin-Karten",
    "modules.farms": "besondere Farmen", "modules.legends": "Legendäre Karten",
    "modules.abilities": "Fähigkeits-Karten",
    "legend_discount.payment": "was das Bezahlen ändert", "legend_discount.none": "nichts",
    "legend_discount.all": "alles", "legend_activation.off": "nein", "legend_activation.on": "ja",
    "squirrels": "Eichhörnchen", "hedgehogs": "Igel", "mice": "Mäuse", "turtles": "Schildkröten",
    "phantomia_forest.three": "drei", "phantomia_forest.by_players": "nach Zahl der Personen",
    "autumn_events.taken": "sie nimmt sie", "autumn_events.left": "sie bleiben liegen",
    "corrupt_court.human": "die der Person", "corrupt_court.phantomia": "die von Phantomia",
    "face_down.game_end": "bis zum Ende", "face_down.next_prepare": "bis zur nächsten Vorbereitung",
}  # fmt: skip
GERMAN.words.update(dict(zip(RESOURCES, PLURAL, strict=True)))
GERMAN.words.update(dict(zip(SEASONS, SEASON, strict=True)))
GERMAN.words.update(WORDS)
