"""Adversaries and scenarios in French."""

from __future__ import annotations

from tidewood.games.spirit_island import content
from tidewood.games.spirit_island.adversaries import verbs
from tidewood.games.spirit_island.scenarios import blitz, dahan_insurrection, guard_the_isles_heart, rituals_of_terror
from tidewood.games.spirit_island.state import Island
from tidewood.games.spirit_island.text.fr.asking import here
from tidewood.games.spirit_island.text.fr.cards import text
from tidewood.games.spirit_island.text.fr.choosing import told
from tidewood.games.spirit_island.text.fr.language import FRENCH, a_piece, energy, invader_card, lower, upper
from tidewood.games.spirit_island.verbs.causes import DoneBy
from tidewood.kernel.core import Frame

ask = FRENCH.prompt
say = FRENCH.option
says = FRENCH.says

# By id: what a level or a scenario changes. Each level adds to those before it.
TWISTS = {
    "brandenburg-prussia:0": (
        "Escalade : sur chaque tuile Île avec des Villages ou des Cités, ajoutez 1 Village à une région sans Village."
    ),
    "brandenburg-prussia:1": "À la mise en place, ajoutez 1 Village à la région 3 de chaque tuile Île.",
    "brandenburg-prussia:2": (
        "À la mise en place, mettez une carte Envahisseurs de Niveau III entre les Niveaux I et II."
    ),
    "brandenburg-prussia:3": "À la mise en place, retirez une carte Envahisseurs de Niveau I de plus.",
    "brandenburg-prussia:4": "À la mise en place, retirez une carte Envahisseurs de Niveau II de plus.",
    "brandenburg-prussia:5": "À la mise en place, retirez une carte Envahisseurs de Niveau I de plus.",
    "brandenburg-prussia:6": "À la mise en place, retirez toutes les cartes Envahisseurs de Niveau I.",
    "england:0": (
        "Escalade : sur chaque tuile Île avec des Villages ou des Cités, les Envahisseurs Construisent dans la région "
        "avec le plus de Villages et de Cités. "
        "La partie est aussi perdue quand une région contient 7 Villages et Cités ou plus."
    ),
    "england:1": (
        "Les Envahisseurs Construisent aussi dans les régions de la carte sans Envahisseur, "
        "si les régions adjacentes contiennent ensemble au moins 2 Villages et Cités."
    ),
    "england:2": ("À la mise en place, ajoutez 1 Cité à la région 1 et 1 Village à la région 2 de chaque tuile Île."),
    "england:3": (
        "Les cartes Envahisseurs passent du Ravage à un espace de Construction supplémentaire, "
        "où les Envahisseurs Construisent avant de Ravager. "
        "Quand une carte de Niveau II arrive sur cet espace, elle est défaussée et l’espace est retiré."
    ),
    "england:4": "L’espace de Construction supplémentaire reste pendant toute la partie.",
    "england:5": "Les Villages et les Cités ont 1 de Résistance en plus.",
    "england:6": (
        "À la mise en place, ajoutez 1 Peur par joueur à la réserve Peur. Dans une Phase Envahisseurs où aucune carte "
        "Peur n’est résolue, la Construction supplémentaire a lieu deux fois."
    ),
    "sweden:0": (
        "Escalade : après l’Exploration d’une région pendant cette phase, si elle contient au moins autant "
        "d’Envahisseurs que de Dahans, remplacez-y 1 Dahan par 1 Village."
    ),
    "sweden:1": (
        "Quand un Ravage inflige au moins 6 Dégâts à la région, ajoutez-y 1 Désolation de plus, "
        "qui ne détruit pas de Présence et ne cause pas de Cascade."
    ),
    "sweden:2": (
        "À la mise en place, ajoutez 1 Cité à la région 4 de chaque tuile Île ; là où cette région commence avec une "
        "Désolation, celle-ci est mise dans la région 5."
    ),
    "sweden:3": "Les Villages infligent 3 Dégâts, les Cités 5.",
    "sweden:4": (
        "À la mise en place, après tous les autres Envahisseurs, défaussez la première carte Envahisseurs ; "
        "sur chaque tuile Île, ajoutez 1 Village à la région de ce type avec le moins d’Envahisseurs."
    ),
    "sweden:5": (
        "Quand un Ravage ajoute une Désolation à sa région, ajoutez 1 Village à une région adjacente "
        "sans Village ni Cité."
    ),
    "sweden:6": (
        "À la mise en place, ajoutez 1 Village et 1 Désolation prise dans la boîte à la région 8 de chaque tuile Île."
    ),
    "blitz": (
        "À la mise en place, mettez 1 Désolation de plus par tuile Île sur la carte Désolation ; ensuite les "
        "Envahisseurs agissent une fois de plus. "
        "Tous les Pouvoirs sont Rapides. Les cartes Pouvoir qui sont Rapides par elles-mêmes coûtent 1 Énergie de "
        "moins ; pour celles de coût 0, pour les Pouvoirs innés Rapides et pour les Pouvoirs rendus Rapides autrement, "
        "vous gagnez à la place 1 Énergie. "
        "Chaque fois que les Envahisseurs Explorent, ajoutez 1 Explorateur de plus une fois sur chaque tuile Île. "
        "Quand l’île devient Désolée, mettez 1 Désolation de moins par tuile Île sur sa carte."
    ),
    "guard-the-isles-heart": (
        "Chaque tuile Île a une région Centrale : là où toutes les tuiles se rejoignent, sinon la région 7. "
        "Après la mise en place, retirez tous les Villages ; dans chaque région Centrale, ajoutez 1 Explorateur et "
        "1 Présence de l’Esprit de cette tuile, ou aussi près qu’il peut être. "
        "Chaque Esprit gagne la première carte des deux pioches de Pouvoirs. "
        "La partie est aussi perdue quand, après le premier tour, "
        "une région Centrale contient un Village ou une Cité."
    ),
    "rituals-of-terror": (
        "La Pioche Peur contient toutes les cartes Peur, sans séparateurs. "
        "Les Peurs gagnées ne sont pas résolues dans la Phase Envahisseurs. "
        "La Peur n’augmente pas le Niveau de Terreur ; le Rituel de Terreur le fait, dans la Phase Pouvoirs Rapides ou "
        "Lents : dans une région avec une Présence de chaque Esprit et au moins 3 Dahans par joueur, "
        "les Esprits paient ensemble 3 Énergies et y détruisent 3 Présences. "
        "Alors le Niveau de Terreur suivant est atteint, "
        "toutes les Peurs gagnées sont résolues et tous les Dahans de la région sont repoussés, "
        "aussi également que possible."
    ),
    "dahan-insurrection": (
        "Après une Action qui déplace des Dahans, chacun d’eux inflige 1 Dégât dans la région où il se trouve. "
        "Après une Action qui détruit des Cités ou des Villages, ajoutez 1 Village par Cité et 1 Explorateur par "
        "Village à la région avec des Dahans la plus proche. "
        "Victoire : au Niveau de Terreur II, aucune région où les Villages et les Cités sont plus nombreux que les "
        "Dahans ; à partir du Niveau de Terreur III, moins de 1 telle région par joueur. "
        "Quand la Pioche Peur est épuisée, tous les Dahans infligent aussitôt leurs Dégâts ; "
        "si la partie n’est pas gagnée ainsi, elle est perdue. "
        "La partie est aussi perdue quand il reste moins de 2 Dahans par joueur."
    ),
}


@FRENCH.page
def adversaries() -> dict[str, str]:
    found: dict[str, str] = {}
    for adversary in content.ADVERSARIES.values():
        parts: list[str] = []
        for i, level in enumerate(adversary.levels):
            fear = "/".join([str(n) for n in level.fear_cards or (3, 3, 3)])
            name = FRENCH.name(level.id)
            head = f"Niveau {i}, {name} (difficulté {level.difficulty}, cartes Peur {fear})"
            parts.append(f"{head} : {TWISTS[level.id]}")
        found[adversary.id] = f"Adversaire. Chaque niveau s’ajoute aux précédents. {' '.join(parts)}"
    return found


@FRENCH.page
def scenarios() -> dict[str, str]:
    return {
        scenario.id: f"Scénario, difficulté {scenario.difficulty}. {TWISTS[scenario.id]}"
        for scenario in content.SCENARIOS.values()
    }


# -- what they do


@says(DoneBy)
def _(n: DoneBy) -> str:
    return text(n.part)


@says(verbs.BuildHere)
def _(n: verbs.BuildHere) -> str:
    return "Les Envahisseurs y Construisent."


@says(rituals_of_terror.PayTogether)
def _(n: rituals_of_terror.PayTogether) -> str:
    return f"Payez ensemble {energy(n.n)}."


@says(rituals_of_terror.SacrificeTogether)
def _(n: rituals_of_terror.SacrificeTogether) -> str:
    return f"Détruisez-y ensemble {n.n} Présences."


@says(rituals_of_terror.NextTerrorLevel)
def _(n: rituals_of_terror.NextTerrorLevel) -> str:
    return "Atteignez le Niveau de Terreur suivant et résolvez toutes les Peurs gagnées."


@ask(verbs.Accelerate)
def _(s: Island, f: Frame) -> str:
    if told(s):
        return "Défaussez la première carte Envahisseurs. Laquelle est-ce ?"
    return f"À quelle région de la tuile Île {s.map.boards[f.cursor]} un Village est-il ajouté ?"


@say(verbs.Accelerate)
def _(s: Island, f: Frame, o: int) -> str:
    return upper(invader_card(o)) if told(s) else here(s, o)


@ask(blitz.MoreExplorers)
def _(s: Island, f: Frame) -> str:
    return f"Quelle région de la tuile Île {s.map.boards[f.cursor]} reçoit un Explorateur de plus ?"


@ask(rituals_of_terror.PayTogether)
def _(s: Island, f: Frame) -> str:
    return f"Rituel de Terreur : qui paie 1 Énergie ? (encore {f.cursor})"


@say(rituals_of_terror.PayTogether)
def _(s: Island, f: Frame, o: int) -> str:
    return "Payer 1 Énergie"


@ask(rituals_of_terror.SacrificeTogether)
def _(s: Island, f: Frame) -> str:
    return f"Rituel de Terreur : qui détruit 1 Présence dans {here(s, f.scope.place)} ? (encore {f.cursor})"


@say(rituals_of_terror.SacrificeTogether)
def _(s: Island, f: Frame, o: int) -> str:
    return "Détruire 1 Présence"


@ask(dahan_insurrection.StrikeInLands)
def _(s: Island, f: Frame) -> str:
    return "Les Dahans attaquent. Dans quelle région d’abord ?"


@ask(dahan_insurrection.MilitaryResponse)
def _(s: Island, f: Frame) -> str:
    name = FRENCH.name("military-response")
    return f"{name} : {lower(a_piece(f.got.things[0][0]))} arrive. Dans quelle région ?"


@say(blitz.MoreExplorers, dahan_insurrection.StrikeInLands, dahan_insurrection.MilitaryResponse)
def _(s: Island, f: Frame, o: int) -> str:
    return here(s, o)


@ask(guard_the_isles_heart.InnerPresence)
def _(s: Island, f: Frame) -> str:
    which = "D’où vient-elle ?" if f.held < 0 else "Dans quelle région va-t-elle ?"
    return f"Ajoutez une Présence dans la région Centrale de votre tuile Île. {which}"
