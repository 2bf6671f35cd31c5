"""Powers, Fear and Blight cards in French, from the very nodes that are played."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tidewood.games.spirit_island.conditions.amounts import Everything
from tidewood.games.spirit_island.pieces import INVADERS
from tidewood.games.spirit_island.rounds import spirit_phase
from tidewood.games.spirit_island.text.fr.gains import card, lasting, where
from tidewood.games.spirit_island.text.fr.language import (
    FRENCH,
    PIECE,
    PLURAL,
    elements_of,
    kinds,
    listed,
    lower,
    needs,
    pieces,
    upper,
)
from tidewood.games.spirit_island.text.fr.rules import RULES
from tidewood.games.spirit_island.text.fr.wording import a_land, all_of, amount, condition, each_land, some_of
from tidewood.games.spirit_island.verbs import (
    add,
    blight,
    causes,
    damage,
    defend,
    destroy_and_remove,
    drowning,
    each,
    fear,
    gains,
    lands,
    power_cards,
    powers,
    presence,
    push_and_gather,
    repeat,
    replace,
    skip_invaders,
    target_spirit,
    targets,
)
from tidewood.kernel.combine import Either, May, Seq, When
from tidewood.kernel.core import Node
from tidewood.kernel.rows import Action

says = FRENCH.says
text = FRENCH.text
Effect = Node[Any]
KIND = ("Pouvoir Mineur", "Pouvoir Majeur", "Pouvoir unique", "Pouvoir inné")
SPEED = ("Rapide", "Lent")


def clause(node: Effect) -> str:
    """What a node does as part of a sentence."""
    if isinstance(node, Action):
        return clause(node.part)
    if isinstance(node, Seq):
        parts = [clause(part) for part in node.parts]
        return " ; ".join(parts) if any([not is_simple(part) for part in parts]) else listed(parts)
    return lower(text(node)).replace(". ", " ; ")


def is_simple(part: str) -> bool:
    return not any([mark in part for mark in ":;,"])


def then(node: Effect) -> str:
    """What a node does, after what it depends on."""
    said = clause(node)
    return f", {said}" if said.startswith("au choix") else f" : {said}"


# -- Powers


@says(powers.Use)
def _(n: powers.Use) -> str:
    found = n.power
    head = SPEED[found.speed]
    if found.fast_when:
        head += f" (Rapide avec {needs(found.fast_when)})"
    if found.kind != powers.INNATE:
        head += f", coût {found.cost}"
        if any(found.elements):
            head += f", {elements_of(found.elements)}"
    parts = [f"{KIND[found.kind]} : {head}.", target(found.target)]
    if found.effect is not None:
        parts.append(text(found.effect))
    parts += [threshold(level) for level in found.levels]
    if found.last is not None:
        parts.append(text(found.last))
    return " ".join([part for part in parts if part])


def target(found: targets.Target) -> str:
    if isinstance(found, targets.SpiritTarget):
        whom = ("n’importe quel Esprit", "un autre Esprit", "vous-même")[found.who]
        return f"Cible : {whom}."
    if isinstance(found, targets.NoTarget):
        return ""
    reach = str(found.within)
    if found.farther:
        reach += f" ({found.within + found.farther} avec {needs(found.when)})"
    source = " depuis un Site Sacré" if found.sacred else ""
    if found.origin is not None:
        source = f"{source or ' depuis une Présence'} dans {a_land(found.origin)}"
    return f"Portée {reach}{source}, {a_land(found.land)}."


def threshold(level: powers.At) -> str:
    if level.instead and level.may:
        return f"Avec {needs(level.needs)}, à la place si vous le souhaitez : {clause(level.node)}."
    instead = ", à la place" if level.instead else ""
    if isinstance(level.node, May):
        return f"Avec {needs(level.needs)}{instead}, si vous le souhaitez : {clause(level.node.part)}."
    return f"Avec {needs(level.needs)}{instead} : {first_small(text(level.node))}"


def first_small(said: str) -> str:
    """Sentences after a colon."""
    head, dot, rest = said.partition(". ")
    return lower(head) + dot + rest if dot else f"{lower(said)}."


@says(target_spirit.They)
def _(n: target_spirit.They) -> str:
    parts = n.part.parts if isinstance(n.part, Seq) else (n.part,)
    sentences = [lasting(part, RULES) if isinstance(part, gains.ThisTurn) else "" for part in parts]
    done = [it_does(part) for part, said in zip(parts, sentences, strict=True) if not said]
    told = [said for said in sentences if said]
    return " ".join([*([f"L’Esprit ciblé {listed(done)}."] if done else []), *told])


def it_does(node: Effect) -> str:
    """What the target Spirit does, after its name."""
    if isinstance(node, gains.Energy):
        return f"gagne {amount(node.amount, 'Énergie', 'Énergies')}"
    if isinstance(node, gains.GainElements):
        return "gagne 1 Élément qu’il a déjà" if node.owned else f"gagne {node.n} Éléments différents de son choix"
    if isinstance(node, power_cards.GainPower):
        return f"gagne {card(node)}"
    if isinstance(node, presence.AddPresence):
        return f"ajoute 1 Présence{where(node, 'sa')}"
    if isinstance(node, lands.ALand):
        how = "peut choisir" if node.optional else "choisit"
        return f"{how} {a_land(node.land)}{reach(node)}{then(node.part)}"
    raise TypeError(type(node).__name__)


@says(target_spirit.You)
def _(n: target_spirit.You) -> str:
    if isinstance(n.part, damage.Damage):
        return f"Vous infligez {clause(n.part)}."
    return f"Vous faites ceci{then(n.part)}."


@says(repeat.Repeat)
def _(n: repeat.Repeat) -> str:
    if n.adjacent:
        return "Répétez ce Pouvoir sur une région adjacente qu’il peut cibler."
    return "Répétez ce Pouvoir."


# -- joining


@says(Action)
def _(n: Action[Any]) -> str:
    return text(n.part)


@says(Seq)
def _(n: Seq[Any]) -> str:
    return " ".join([text(part) for part in n.parts])


@says(causes.ByPower)
def _(n: causes.ByPower) -> str:
    return text(n.part)


@says(Either)
def _(n: Either[Any]) -> str:
    parts = [clause(part) for part in n.parts]
    join = ", ou " if all([is_simple(part) for part in parts]) else " ; ou "
    return f"Au choix : {join.join(parts)}."


@says(May)
def _(n: May[Any]) -> str:
    return f"Si vous le souhaitez{then(n.part)}."


@says(When)
def _(n: When[Any]) -> str:
    otherwise = "" if n.otherwise is None else f" ; sinon{then(n.otherwise)}"
    if isinstance(n.then, May):
        return f"{upper(condition(n.condition))}, si vous le souhaitez : {clause(n.then.part)}{otherwise}."
    return f"{upper(condition(n.condition))}{then(n.then)}{otherwise}."


@says(each.EachSpirit)
def _(n: each.EachSpirit) -> str:
    part = n.part.part
    if isinstance(part, lands.ALand):
        how = "peut choisir" if part.optional else "choisit"
        return f"Chaque Esprit {how} {a_land(part.land)}{reach(part)}{then(part.part)}."
    return f"Chaque Esprit{then(part)}."


@says(each.EachBoard)
def _(n: each.EachBoard) -> str:
    return f"Sur chaque tuile Île{then(n.part)}."


@says(spirit_phase.GrowthOption)
def _(n: spirit_phase.GrowthOption) -> str:
    cost = [f"Payez {n.cost} {'Énergie' if n.cost == 1 else 'Énergies'}."] if n.cost else []
    return " ".join([*cost, *[text(part) for part in n.parts]])


def reach(n: lands.ALand) -> str:
    near = f" à Portée {n.within} de votre Présence" if n.within >= 0 else ""
    return near + (" (une différente pour chacun)" if n.different else "")


@says(lands.ALand)
def _(n: lands.ALand) -> str:
    chosen = "la région ou une région adjacente" if n.near else a_land(n.land)
    if n.optional:
        return f"Vous pouvez choisir {chosen}{reach(n)}{then(n.part)}."
    return f"Choisissez {chosen}{reach(n)}{then(n.part)}."


@says(lands.EachLand)
def _(n: lands.EachLand) -> str:
    if n.adjacent:
        return f"Dans chaque région adjacente{then(n.part)}."
    board = " de la même tuile Île" if n.same_board else ""
    return f"Dans {each_land(n.land, n.same_board)}{board}{then(n.part)}."


@says(lands.InLandsOf)
def _(n: lands.InLandsOf) -> str:
    return f"Dans chaque région où l’un d’eux est allé{then(n.part)}."


# -- pieces


def some(n: Any) -> str:
    """How many of which pieces, for a verb that has both."""
    if isinstance(n.amount, Everything) and not n.amount.up_to:
        return all_of(n.kinds)
    return amount(n.amount, kinds(n.kinds, 1), kinds(n.kinds, 2))


@says(push_and_gather.Push)
def _(n: push_and_gather.Push) -> str:
    to = "" if n.to is None else f" vers {a_land(n.to)}"
    apart = ", vers le plus de régions différentes possible" if n.apart else ""
    return f"Repoussez {some(n)}{to}{apart}."


@says(push_and_gather.Gather)
def _(n: push_and_gather.Gather) -> str:
    source = "" if n.to is None else f" depuis {a_land(n.to)}"
    return f"Rassemblez {some(n)}{source}."


@says(push_and_gather.Bring)
def _(n: push_and_gather.Bring) -> str:
    return f"Déplacez-y {some(n)} depuis la région ciblée."


def dealt(n: Any) -> str:
    return amount(n.amount, "Dégât", "Dégâts")


@says(damage.Damage)
def _(n: damage.Damage) -> str:
    to = "" if n.kinds == INVADERS else f" {some_of(n.kinds, 'ou', 'aux')}"
    apart = ", chacun à un Envahisseur différent" if n.different else ""
    return f"{dealt(n)}{to}{apart}."


@says(damage.DamageEach)
def _(n: damage.DamageEach) -> str:
    every = listed([f"à chaque {PIECE[kind]}" for kind in n.kinds])
    return f"{dealt(n)} {'à chaque Envahisseur' if n.kinds == INVADERS else every}."


@says(damage.DamageNear)
def _(n: damage.DamageNear) -> str:
    return f"{dealt(n)} dans la région ou dans les régions adjacentes."


@says(destroy_and_remove.Destroy)
def _(n: destroy_and_remove.Destroy) -> str:
    return f"Détruisez {some(n)}."


@says(drowning.Drown)
def _(n: drowning.Drown) -> str:
    return f"Noyez {some(n)}."


@says(destroy_and_remove.Remove)
def _(n: destroy_and_remove.Remove) -> str:
    return f"Retirez {some(n)}."


@says(destroy_and_remove.RemoveHealth)
def _(n: destroy_and_remove.RemoveHealth) -> str:
    return f"Retirez {some_of(n.kinds)} pour un total de Résistance d’au plus {amount(n.amount, '', '')}."


@says(replace.Replace)
def _(n: replace.Replace) -> str:
    into = listed([pieces(count, kind) for kind, count in Counter(n.into).items()])
    return f"Remplacez {some(n)} par {into}."


@says(replace.Downgrade)
def _(n: replace.Downgrade) -> str:
    return f"Dégradez {some(n)}."


@says(replace.Upgrade)
def _(n: replace.Upgrade) -> str:
    return f"Améliorez {some(n)}."


@says(damage.Fight)
def _(n: damage.Fight) -> str:
    one, other = some_of(n.one, "et", "les"), some_of(n.other, "et", "aux")
    return f"{upper(one)} infligent leurs Dégâts {other} et subissent les leurs en même temps."


@says(fear.Fear)
def _(n: fear.Fear) -> str:
    return f"{amount(n.amount, 'Peur', 'Peurs')}."


@says(defend.Defend)
def _(n: defend.Defend) -> str:
    return f"Défense {amount(n.amount, '', '')}."


@says(defend.ShiftDefend)
def _(n: defend.ShiftDefend) -> str:
    return f"Défense {n.n} accompagne chacun d’eux."


@says(add.Add)
def _(n: add.Add) -> str:
    return f"Ajoutez {amount(n.amount, PIECE[n.kind], PLURAL[n.kind])}."


@says(blight.Blights)
def _(n: blight.Blights) -> str:
    return f"Ajoutez {amount(n.amount, 'Désolation', 'Désolations')}."


@says(blight.HealBlight)
def _(n: blight.HealBlight) -> str:
    return f"Retirez {amount(n.amount, 'Désolation', 'Désolations')}."


@says(skip_invaders.SkipInvaders)
def _(n: skip_invaders.SkipInvaders) -> str:
    return "Pendant ce tour, les Envahisseurs ne font aucune Action dans la région."
