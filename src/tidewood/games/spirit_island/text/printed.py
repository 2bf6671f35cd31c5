"""What is printed on cards and panels, in words and part by part, for whoever draws them."""

from __future__ import annotations

from typing import Any, Final

from tidewood.games.spirit_island import content
from tidewood.games.spirit_island.conditions.situations import Elements
from tidewood.games.spirit_island.faces import (
    AdversaryLevel,
    BlightFace,
    CardFace,
    GrowthKind,
    GrowthPart,
    Level,
    PowerFace,
    SpiritFace,
)
from tidewood.games.spirit_island.facts import counted
from tidewood.games.spirit_island.fear_and_blight_cards import BlightCard
from tidewood.games.spirit_island.rules import growth_of
from tidewood.games.spirit_island.spirit import Spirit
from tidewood.games.spirit_island.text.composer.events_jagged_earth import event_face
from tidewood.games.spirit_island.text.composer.gains import rule, special
from tidewood.games.spirit_island.text.composer.lands import a_land
from tidewood.games.spirit_island.text.composer.pages import FEAR_CARDS, of_scenario
from tidewood.games.spirit_island.text.composer.powers import WHO, before, printed_lines, threshold
from tidewood.games.spirit_island.verbs import gains, move_presence, power_cards, presence, starlight, targets
from tidewood.games.spirit_island.verbs.powers import Power
from tidewood.kernel.combine import When
from tidewood.kernel.core import Node
from tidewood.kernel.text import Language
from tidewood.language.values import Message, Thing, message

LEVELS: Final = "card.threshold"  # patterns of thresholds; without the elements they are said by `level`
GROWTH_KINDS: Final[dict[type, GrowthKind]] = {
    power_cards.ReclaimAll: "reclaim",
    power_cards.Reclaim: "reclaim",
    power_cards.GainPower: "gain-power",
    presence.AddPresence: "presence",
    gains.Energy: "energy",
    gains.ExtraPlays: "plays",
    move_presence.MovePresence: "move",
    starlight.ReclaimSome: "reclaim",
    move_presence.GatherIntoOceans: "move",
    move_presence.PushOutOfOceans: "move",
}


def faces(language: Language) -> dict[str, CardFace]:
    found: dict[str, CardFace] = {power.id: power_face(language, power) for power in content.POWERS}
    for spirit in content.SPIRITS.values():
        found[spirit.id] = spirit_face(language, spirit)
    for id, aspected in content.ASPECTED.items():
        found[id] = spirit_face(language, aspected)
    for fear in content.FEAR_CARDS:
        found[fear.id] = {"terror": [language.text(level) for level in fear.levels]}
    for blight in content.BLIGHT_CARDS:
        found[blight.id] = blight_face(language, blight)
    for event in content.EVENT_CARDS:
        found[event.id] = event_face(language, event)
    for adversary in content.ADVERSARIES.values():
        levels: list[AdversaryLevel] = [
            {
                "name": language.catalogue.value(Thing("level", level.id), ()),
                "difficulty": level.difficulty,
                "fear_cards": list(level.fear_cards or FEAR_CARDS),
                "text": language.sentences(message(f"card.challenge.{level.id}")),
            }
            for level in adversary.levels
        ]
        found[adversary.id] = {"adversary": levels}
    for scenario in content.SCENARIOS.values():
        text = " ".join([language.sentences(part) for part in of_scenario(scenario)])
        found[scenario.id] = {"difficulty": scenario.difficulty, "scenario": text}
    return found


def power_face(language: Language, power: Power) -> PowerFace:
    always, last, after, levels = printed_lines(power)
    price = [] if power.price is None else [message("card.price", part=power.price, again=power.again)]
    lines = [language.sentences(part) for part in [*price, *always, last] if part is not None]
    found: list[Level] = []
    for part in after:
        said = level_of(language, part)
        if said is None:
            lines.append(language.sentences(part))
        else:
            found.append(said)
    if power.fast_for:
        lines.append(language.sentences(message("card.fast-for", n=power.fast_for)))
    for level, part in levels:
        found.append(
            {"needs": counted(level.needs), "text": without_needs(language, threshold(level, part, before(power)))}
        )
    face: PowerFace = {
        "target": target(language, power.target),
        "text": [line for line in lines if line],
        "levels": found,
    }
    aim = power.target
    if isinstance(aim, targets.LandTarget):
        if aim.origin is not None:
            face["origin"] = language.catalogue.text(message("card.aim.origin", land=a_land(aim.origin)))
        if aim.where is not None:
            far = aim.within + aim.farther
            face["farther"] = language.catalogue.text(message("card.aim.farther", n=far, land=a_land(aim.where)))
    return face


def level_of(language: Language, part: Any) -> Level | None:
    """What elements add to a card before its end; None if it needs none."""
    if isinstance(part, When) and isinstance(part.condition, Elements):
        return {"needs": counted(part.condition.needs), "text": language.sentences(part.then)}
    if isinstance(part, tuple):
        needs, said = part
        return {"needs": counted(needs), "text": without_needs(language, said)}
    return None


def without_needs(language: Language, said: Message) -> str:
    return language.sentences(Message(said.id.replace(LEVELS, "card.level", 1), said.args))


def target(language: Language, found: targets.Target) -> str:
    if isinstance(found, targets.NoTarget):
        return ""
    if isinstance(found, targets.SpiritTarget):
        return language.catalogue.text(message("card.aim.spirit", who=WHO[found.who]))
    return language.catalogue.text(message("card.aim.land", land=a_land(found.land)))


def spirit_face(language: Language, spirit: Spirit) -> SpiritFace:
    growth = growth_of(spirit)
    always = growth[0].always
    return {
        "growth": [[growth_part(language, part) for part in option.parts] for option in growth],
        "always": [] if always is None else [growth_part(language, part) for part in always.parts],
        "rules": [
            {
                "id": id,
                "name": language.catalogue.value(Thing("rule", id), ()),
                "text": language.sentences(rule(id)),
            }
            for id in special(spirit)
        ],
    }


def growth_part(language: Language, part: Node[Any]) -> GrowthPart:
    return {"kind": GROWTH_KINDS.get(type(part), "other"), "text": language.sentences(part)}


def blight_face(language: Language, card: BlightCard) -> BlightFace:
    return {
        "at_once": "" if card.at_once is None else language.sentences(card.at_once),
        "each_turn": language.sentences(card.each_turn),
    }
