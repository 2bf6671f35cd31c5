"""Words for the table and the set-up in English."""

from __future__ import annotations

from tidewood.games.everdell.pieces import RESOURCES, SEASONS
from tidewood.games.everdell.text.en.language import ENGLISH, PLURAL, SEASON

WORDS = {
    # the table
    "meadow": "Meadow", "meadow.null": "empty space", "deck": "deck", "discards": "discard pile",
    "shown": "revealed cards",
    "playing": "being played", "places": "basic locations", "forest": "forest locations", "events": "events",
    "owner": "achieved by", "workers": "workers", "under": "cards beneath", "?": "unknown card", "die": "die",
    "warded": "closed Meadow spaces", "farm_stack": "stack of farms", "top": "on top", "below": "below",
    "figure": "figure", "legend_box": "legendary cards in the box", "phase.set-up": "set-up", "phase.turn": "turns",
    "phase.over": "over",
    # a player
    "season": "season", "passed": "passed", "hand": "hand", "hand_known": "known cards in hand", "home": "to place",
    "waiting": "of later seasons", "placed": "placed", "aside": "set aside", "lost": "lost",
    "on_meadow": "on the Meadow", "city": "city", "spaces_used": "spaces used", "spaces": "spaces", "card": "card",
    "occupied": "occupied", "down": "face down", "web": "web", "ability": "ability",
    "offer": "abilities to choose from",
    "animal": "animal", "legends": "legendary cards", "players.legends": "legends",
    # those who are no people
    "rugwort": "Rugwort", "phantomia": "Phantomia", "level": "level", "action": "action card", "action.*": "card *",
    "arrow": "arrow", "arrow.left": "left", "arrow.right": "right", "house_cards": "house cards",
    "house_cards.action": "action cards", "house_cards.points": "points card", "stack": "action stack",
    "unseen": "still in the stack", "unseen.*": "card *", "played": "played action cards", "played.*": "card *",
    "known": "known", "lair": "lair", "special_event": "was at a special event", "character": "character",
    "list": "list card", "plan": "plan", "adjacent": "Meadow spaces next to her figure", "webs": "web tiles",
    # the count
    "cards": "cards", "tokens": "point tokens", "tokens_on_cards": "point tokens on cards",
    "bonuses": "bonuses of prosperity cards", "journey": "Journey", "prosperity": "prosperity cards",
    "basic_events": "basic events", "special_events": "special events", "empty_spaces": "your empty spaces",
    "value_0": "cards worth 0",
    # what options are about
    "ref.place": "location", "ref.hand": "hand", "ref.player": "player", "ref.meadow": "Meadow",
    "ref.farm-stack": "stack of farms", "ref.resource": "resource", "ref.event": "event",
    "ref.legend": "legendary card",
    "ref.ability": "ability", "ref.city": "city",
    # the set-up
    "summer_draw.up_to": "up to 2", "summer_draw.must": "2 if they fit", "fairgrounds.unique": "unique",
    "fairgrounds.common": "common", "production_order.short": "where it matters", "production_order.full": "always",
    "counterclockwise": "counter-clockwise", "clockwise": "clockwise", "none": "none", "cranky": "cranky",
    "glitzy": "glitzy", "hasty": "hasty", "lucky": "lucky", "squatty": "squatty", "modules.corrin": "Corrin cards",
    "modules.farms": "seasonal farms", "modules.legends": "legendary cards", "modules.abilities": "ability cards",
    "legend_discount.payment": "what changes the payment", "legend_discount.none": "nothing",
    "legend_discount.all": "all of it", "legend_activation.off": "no", "legend_activation.on": "yes",
    "squirrels": "squirrels", "hedgehogs": "hedgehogs", "mice": "mice", "turtles": "turtles",
    "phantomia_forest.three": "three", "phantomia_forest.by_players": "by the number of players",
    "autumn_events.taken": "she takes them", "autumn_events.left": "they stay", "corrupt_court.human": "the human’s",
    "corrupt_court.phantomia": "Phantomia’s", "face_down.game_end": "until the end",
    "face_down.next_prepare": "until the next preparation",
}  # fmt: skip
ENGLISH.words.update(dict(zip(RESOURCES, PLURAL, strict=True)))
ENGLISH.words.update(dict(zip(SEASONS, SEASON, strict=True)))
ENGLISH.words.update(WORDS)
