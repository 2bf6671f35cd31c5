"""Adversaries and scenarios in English."""

from __future__ import annotations

from tidewood.games.spirit_island import content
from tidewood.games.spirit_island.adversaries import verbs
from tidewood.games.spirit_island.scenarios import blitz, dahan_insurrection, guard_the_isles_heart, rituals_of_terror
from tidewood.games.spirit_island.state import Island
from tidewood.games.spirit_island.text.en.asking import here
from tidewood.games.spirit_island.text.en.cards import text
from tidewood.games.spirit_island.text.en.choosing import told
from tidewood.games.spirit_island.text.en.language import ENGLISH, a_piece, invader_card, upper
from tidewood.games.spirit_island.verbs.causes import DoneBy
from tidewood.kernel.core import Frame

ask = ENGLISH.prompt
say = ENGLISH.option
says = ENGLISH.says

# By id: what a level or a scenario changes. Each level adds to those before it.
TWISTS = {
    "brandenburg-prussia:0": "Escalation: on each board with Towns or Cities, add 1 Town to a land without Towns.",
    "brandenburg-prussia:1": "During Setup, add 1 Town to land 3 of each board.",
    "brandenburg-prussia:2": "During Setup, put one stage III Invader card between stages I and II.",
    "brandenburg-prussia:3": "During Setup, remove one more stage I Invader card.",
    "brandenburg-prussia:4": "During Setup, remove one more stage II Invader card.",
    "brandenburg-prussia:5": "During Setup, remove one more stage I Invader card.",
    "brandenburg-prussia:6": "During Setup, remove all stage I Invader cards.",
    "england:0": (
        "Escalation: on each board with Towns or Cities, Invaders Build in the land with the most Towns and Cities. "
        "The game is also lost when a land holds 7 or more Towns and Cities."
    ),
    "england:1": (
        "Invaders also Build in lands of the card without Invaders, if adjacent lands hold at least 2 Towns and Cities."
    ),
    "england:2": "During Setup, add 1 City to land 1 and 1 Town to land 2 of each board.",
    "england:3": (
        "Invader cards go from Ravage to one more Build space, where Invaders Build before they Ravage. "
        "When a stage II card comes to that space, it is discarded and the space is removed."
    ),
    "england:4": "The additional Build space stays for the whole game.",
    "england:5": "Towns and Cities have 1 more Health.",
    "england:6": (
        "During Setup, add 1 Fear per player to the Fear pool. In an Invader Phase in which no Fear card is resolved, "
        "the additional Build happens twice."
    ),
    "sweden:0": (
        "Escalation: after Invaders Explore into a land this phase, if it has at least as many Invaders as Dahan, "
        "replace 1 Dahan there with 1 Town."
    ),
    "sweden:1": (
        "When a Ravage does at least 6 Damage to the land, add 1 more Blight there, "
        "which destroys no Presence and does not cascade."
    ),
    "sweden:2": (
        "During Setup, add 1 City to land 4 of each board; where that land begins with Blight, "
        "the Blight lies in land 5 instead."
    ),
    "sweden:3": "Towns deal 3 Damage, Cities deal 5.",
    "sweden:4": (
        "During Setup, after all other Invaders, discard the top Invader card; on each board add 1 Town "
        "to the land of that terrain with the fewest Invaders."
    ),
    "sweden:5": "When a Ravage adds Blight to its land, add 1 Town to an adjacent land without Towns and Cities.",
    "sweden:6": "During Setup, add 1 Town and 1 Blight from the box to land 8 of each board.",
    "blitz": (
        "During Setup, put 1 more Blight per board on the Blight card; after it, Invaders act once more. "
        "All Powers are Fast. Power Cards that are Fast by themselves cost 1 Energy less; for those of cost 0, "
        "for Fast Innate Powers and for Powers made Fast otherwise you gain 1 Energy instead. "
        "Whenever Invaders Explore, add 1 more Explorer once on each board. "
        "When the island becomes blighted, put 1 Blight less per board on its card."
    ),
    "guard-the-isles-heart": (
        "Each board has an Inner land: where all boards meet, else land 7. After Setup, remove all Towns; "
        "in each Inner land add 1 Explorer and 1 Presence of the Spirit of that board, or as near as it may be. "
        "Each Spirit gains the top card of both Power decks. "
        "The game is also lost when, after the first turn, there is a Town or City in an Inner land."
    ),
    "rituals-of-terror": (
        "The Fear deck holds all Fear cards, without dividers. "
        "Earned Fear cards are not resolved in the Invader Phase. "
        "Fear does not raise the Terror Level; the Ritual of Terror does, in the Fast or Slow Power Phase: "
        "in a land with Presence of every Spirit and at least 3 Dahan per player, the Spirits together pay 3 Energy "
        "and destroy 3 Presence there. Then the next Terror Level is reached, all earned Fear cards are resolved, "
        "and all Dahan of the land are pushed, as evenly as possible."
    ),
    "dahan-insurrection": (
        "After an Action that moves Dahan, each of them deals 1 Damage in the land where it is now. "
        "After an Action that destroys Cities or Towns, add 1 Town for each City and 1 Explorer for each Town "
        "to the nearest land with Dahan. "
        "Victory: at Terror Level II, no land where Towns and Cities outnumber Dahan; "
        "from Terror Level III on, fewer than 1 such land per player. "
        "When the Fear deck is used up, all Dahan deal their Damage at once; unless that wins the game, it is lost. "
        "The game is also lost when fewer than 2 Dahan per player are left."
    ),
}


@ENGLISH.page
def adversaries() -> dict[str, str]:
    found: dict[str, str] = {}
    for adversary in content.ADVERSARIES.values():
        parts: list[str] = []
        for i, level in enumerate(adversary.levels):
            fear = "/".join([str(n) for n in level.fear_cards or (3, 3, 3)])
            name = ENGLISH.name(level.id)
            parts.append(f"Level {i}, {name} (difficulty {level.difficulty}, Fear cards {fear}): {TWISTS[level.id]}")
        found[adversary.id] = f"Adversary. Each level adds to those before it. {' '.join(parts)}"
    return found


@ENGLISH.page
def scenarios() -> dict[str, str]:
    return {
        scenario.id: f"Scenario, difficulty {scenario.difficulty}. {TWISTS[scenario.id]}"
        for scenario in content.SCENARIOS.values()
    }


# -- what they do


@says(DoneBy)
def _(n: DoneBy) -> str:
    return text(n.part)


@says(verbs.BuildHere)
def _(n: verbs.BuildHere) -> str:
    return "Invaders Build there."


@says(rituals_of_terror.PayTogether)
def _(n: rituals_of_terror.PayTogether) -> str:
    return f"Together pay {n.n} Energy."


@says(rituals_of_terror.SacrificeTogether)
def _(n: rituals_of_terror.SacrificeTogether) -> str:
    return f"Together destroy {n.n} Presence there."


@says(rituals_of_terror.NextTerrorLevel)
def _(n: rituals_of_terror.NextTerrorLevel) -> str:
    return "Reach the next Terror Level and resolve all earned Fear cards."


@ask(verbs.Accelerate)
def _(s: Island, f: Frame) -> str:
    if told(s):
        return "Discard the top Invader card. Which one is it?"
    return f"To which land of board {s.map.boards[f.cursor]} is a Town added?"


@say(verbs.Accelerate)
def _(s: Island, f: Frame, o: int) -> str:
    return upper(invader_card(o)) if told(s) else here(s, o)


@ask(blitz.MoreExplorers)
def _(s: Island, f: Frame) -> str:
    return f"Which land of board {s.map.boards[f.cursor]} gets one more Explorer?"


@ask(rituals_of_terror.PayTogether)
def _(s: Island, f: Frame) -> str:
    return f"Ritual of Terror: who pays 1 Energy? ({f.cursor} left)"


@say(rituals_of_terror.PayTogether)
def _(s: Island, f: Frame, o: int) -> str:
    return "Pay 1 Energy"


@ask(rituals_of_terror.SacrificeTogether)
def _(s: Island, f: Frame) -> str:
    return f"Ritual of Terror: who destroys 1 Presence in {here(s, f.scope.place)}? ({f.cursor} left)"


@say(rituals_of_terror.SacrificeTogether)
def _(s: Island, f: Frame, o: int) -> str:
    return "Destroy 1 Presence"


@ask(dahan_insurrection.StrikeInLands)
def _(s: Island, f: Frame) -> str:
    return "Dahan strike. In which land first?"


@ask(dahan_insurrection.MilitaryResponse)
def _(s: Island, f: Frame) -> str:
    return f"Military Response: to which land does {a_piece(f.got.things[0][0])} come?"


@say(blitz.MoreExplorers, dahan_insurrection.StrikeInLands, dahan_insurrection.MilitaryResponse)
def _(s: Island, f: Frame, o: int) -> str:
    return here(s, o)


@ask(guard_the_isles_heart.InnerPresence)
def _(s: Island, f: Frame) -> str:
    which = "Where does it come from?" if f.held < 0 else "To which land does it go?"
    return f"Add a Presence to the Inner land of your board. {which}"
