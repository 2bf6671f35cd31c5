"""Words for the table and the set-up in French."""

from __future__ import annotations

from tidewood.games.everdell.pieces import RESOURCES, SEASONS
from tidewood.games.everdell.text.fr.language import FRENCH, PLURAL

WORDS = {
    # the table
    "meadow": "Prairie", "meadow.null": "emplacement vide", "deck": "pioche", "discards": "défausse",
    "shown": "cartes révélées",
    "playing": "en train d’être jouée", "places": "lieux de base", "forest": "lieux forestiers",
    "events": "événements", "owner": "accompli par", "workers": "ouvriers", "under": "cartes en dessous",
    "?": "carte inconnue", "die": "dé", "warded": "emplacements fermés de la Prairie", "farm_stack": "pile de fermes",
    "top": "au-dessus", "below": "en dessous", "figure": "figurine", "legend_box": "cartes légendaires dans la boîte",
    "phase.set-up": "mise en place", "phase.turn": "tours", "phase.over": "terminé",
    # a player
    "season": "saison", "passed": "a passé", "hand": "main", "hand_known": "cartes connues en main",
    "home": "à placer", "waiting": "des saisons suivantes", "placed": "placés", "aside": "mis de côté",
    "lost": "perdus", "on_meadow": "sur la Prairie", "city": "ville", "spaces_used": "emplacements occupés",
    "spaces": "emplacements", "card": "carte", "occupied": "occupée", "down": "face cachée", "web": "toile",
    "ability": "Pouvoir", "offer": "Pouvoirs au choix", "animal": "animal", "legends": "cartes légendaires",
    "players.legends": "légendes",
    # those who are no people
    "rugwort": "Rugwort", "phantomia": "Phantomia", "level": "niveau", "action": "carte Action", "action.*": "carte *",
    "arrow": "flèche", "arrow.left": "gauche", "arrow.right": "droite", "house_cards": "cartes maison",
    "house_cards.action": "cartes Action", "house_cards.points": "carte Points", "stack": "pile Action",
    "unseen": "encore dans la pile", "unseen.*": "carte *", "played": "cartes Action jouées", "played.*": "carte *",
    "known": "connues", "lair": "repaire", "special_event": "a été sur un événement spécial",
    "character": "Personnalité", "list": "carte Ruse", "plan": "Plan",
    "adjacent": "emplacements de la Prairie à côté de sa figurine", "webs": "tuiles Toile",
    # the count
    "cards": "cartes", "tokens": "jetons Point", "tokens_on_cards": "jetons Point sur les cartes",
    "bonuses": "bonus des cartes Prospérité", "journey": "Voyage", "prosperity": "cartes Prospérité",
    "basic_events": "événements de base", "special_events": "événements spéciaux",
    "empty_spaces": "vos emplacements libres", "value_0": "cartes de valeur 0",
    # what options are about
    "ref.place": "lieu", "ref.hand": "main", "ref.player": "joueur", "ref.meadow": "Prairie",
    "ref.farm-stack": "pile de fermes", "ref.resource": "ressource", "ref.event": "événement",
    "ref.legend": "carte légendaire", "ref.ability": "Pouvoir", "ref.city": "ville",
    # the set-up
    "summer_draw.up_to": "jusqu’à 2", "summer_draw.must": "2 s’il y a la place", "fairgrounds.unique": "unique",
    "fairgrounds.common": "commun", "production_order.short": "s’il compte", "production_order.full": "toujours",
    "counterclockwise": "sens inverse des aiguilles d’une montre", "clockwise": "sens des aiguilles d’une montre",
    "none": "aucun", "cranky": "grincheux", "glitzy": "clinquant", "hasty": "pressé", "lucky": "chanceux",
    "squatty": "trapu", "modules.corrin": "cartes Corrin", "modules.farms": "fermes des saisons",
    "modules.legends": "cartes légendaires", "modules.abilities": "cartes Pouvoir",
    "legend_discount.payment": "ce qui change le paiement", "legend_discount.none": "rien",
    "legend_discount.all": "tout", "legend_activation.off": "non", "legend_activation.on": "oui",
    "squirrels": "écureuils", "hedgehogs": "hérissons", "mice": "souris", "turtles": "tortues",
    "phantomia_forest.three": "trois", "phantomia_forest.by_players": "selon le nombre de joueurs",
    "autumn_events.taken": "elle les prend", "autumn_events.left": "ils restent",
    "corrupt_court.human": "celle du joueur",
    "corrupt_court.phantomia": "celle de Phantomia", "face_down.game_end": "jusqu’à la fin",
    "face_down.next_prepare": "jusqu’à la prochaine préparation",
}  # fmt: skip
FRENCH.words.update(dict(zip(RESOURCES, PLURAL, strict=True)))
FRENCH.words.update(dict(zip(SEASONS, ("hiver", "printemps", "été", "automne"), strict=True)))
FRENCH.words.update(WORDS)
