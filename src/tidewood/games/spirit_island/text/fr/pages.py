"""Spirits' panels and Blight cards in French."""

from __future__ import annotations

from tidewood.games.spirit_island import content
from tidewood.games.spirit_island.conditions.lands import LandFilter
from tidewood.games.spirit_island.rules import growth_of
from tidewood.games.spirit_island.spirit import Spirit, Start
from tidewood.games.spirit_island.text.fr.cards import text
from tidewood.games.spirit_island.text.fr.language import FRENCH, TERRAIN, listed, lower, short
from tidewood.games.spirit_island.text.fr.rules import RULES
from tidewood.games.spirit_island.text.fr.wording import a_land

COMPLEXITY = ("faible", "moyenne", "élevée", "très élevée")
TERRAIN_BY_ID = dict(zip(("ocean", "jungle", "mountain", "sands", "wetland"), TERRAIN, strict=True))


@FRENCH.page
def spirits() -> dict[str, str]:
    return {spirit.id: panel(spirit) for spirit in content.SPIRITS.values()}


@FRENCH.page
def blight_cards() -> dict[str, str]:
    found: dict[str, str] = {}
    for card in content.BLIGHT_CARDS:
        n = card.per_player
        at_once = "" if card.at_once is None else f" Aussitôt : {lower(text(card.at_once))}."
        every = f" À chaque Phase Envahisseurs : {lower(text(card.each_turn))}."
        found[card.id] = f"Île Désolée : {n} {'Désolation' if n == 1 else 'Désolations'} par joueur.{at_once}{every}"
    return found


def panel(spirit: Spirit) -> str:
    parts = [f"Esprit de complexité {COMPLEXITY[spirit.complexity]}."]
    parts += [f"{FRENCH.name(id)} : {RULES[id]}" for id in special(spirit)]
    options = [f"({i + 1}) {text(option)}" for i, option in enumerate(growth_of(spirit))]
    parts.append(f"Croissance, choisissez-en {spirit.pick} : {' '.join(options)}")
    always = growth_of(spirit)[0].always
    if always is not None:
        parts.append(f"À chaque Croissance, aussi : {text(always)}")
    for track, name in enumerate(("Piste Énergie", "Piste Cartes", "Case Bonus")):
        spaces = [short(found) for found in spirit.spaces if found.track == track]
        parts += [f"{name} : {', '.join(spaces)}."] if spaces else []
    innates = listed([FRENCH.name(power.id) for power in spirit.innates])
    parts.append(f"{'Pouvoir inné' if len(spirit.innates) == 1 else 'Pouvoirs innés'} : {innates}.")
    parts.append(f"Pouvoirs uniques : {listed([FRENCH.name(power.id) for power in spirit.cards])}.")
    parts.append(f"Mise en place, sur la tuile Île de départ : {listed([start(part) for part in spirit.start])}.")
    return " ".join(parts)


def special(spirit: Spirit) -> list[str]:
    """Its special rules, each name once."""
    found: dict[str, str] = {}
    for rule in spirit.rules:
        found.setdefault(FRENCH.name(rule.id), rule.id)
    return list(found.values())


def start(part: Start) -> str:
    what, _, more = part.where.partition(" ")
    where = {
        "highest": f"dans la région ({TERRAIN_BY_ID.get(more, '')}) au numéro le plus élevé",
        "number": f"dans la région {more}",
        "most": "dans la région avec le plus de Dahans",
        "second-most": "dans la deuxième région avec le plus de Dahans",
        "ocean": "dans l’Océan",
    }.get(what)
    if where is None:
        assert isinstance(part.land, LandFilter)
        where = f"dans {a_land(part.land)} de votre choix"
    return f"{part.n} {'Présence' if part.n == 1 else 'Présences'} {where}"
