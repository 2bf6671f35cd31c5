"""Pages on aspects."""

from __future__ import annotations

from tidewood.games.spirit_island import content
from tidewood.games.spirit_island.spirit import Aspect
from tidewood.games.spirit_island.text.composer.gains import rule, special
from tidewood.language.values import Message, Thing, message


def of_aspect(aspect: Aspect) -> list[Message]:
    """What an aspect takes from its Spirit, and gives it."""
    is_rule = aspect.without in [each.id for each in content.SPIRITS[aspect.of].rules]
    without = Thing("rule" if is_rule else "card", aspect.without)
    parts = [message("card.page.aspect", spirit=Thing("card", aspect.of)), message("card.page.without", what=without)]
    parts += [message("card.page.special", rule=Thing("rule", id), text=rule(id)) for id in special(aspect)]
    if aspect.innates:
        parts.append(message("card.page.innates", powers=[Thing("card", power.id) for power in aspect.innates]))
    return [*parts, *([message("card.page.first-energy", n=aspect.energy)] if aspect.energy else [])]
