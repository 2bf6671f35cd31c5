"""Questions about Spirits, their cards and Presence, and their options, in English."""

from __future__ import annotations

from typing import Any

from tidewood.games.spirit_island import setup_steps
from tidewood.games.spirit_island.rounds import power_phases, spirit_phase, time_passes
from tidewood.games.spirit_island.rules import rules_of
from tidewood.games.spirit_island.state import GROWING, Island
from tidewood.games.spirit_island.text.en.asking import by, here, start
from tidewood.games.spirit_island.text.en.cards import text
from tidewood.games.spirit_island.text.en.language import (
    ELEMENT,
    ENGLISH,
    fear_card,
    listed,
    player,
    power,
    space,
    upper,
    with_cost,
)
from tidewood.games.spirit_island.text.en.wording import a_land
from tidewood.games.spirit_island.verbs import fear, gains, move_presence, play_cards, power_cards, presence
from tidewood.games.spirit_island.verbs.each import EachSpirit
from tidewood.games.spirit_island.verbs.play_cards import cost_of
from tidewood.games.spirit_island.verbs.powers import INNATE, MINOR, power_of
from tidewood.games.spirit_island.verbs.verb import STOP
from tidewood.kernel.combine import JOINT_OPTION, Together
from tidewood.kernel.core import CHANCE, Frame
from tidewood.kernel.rows import row_of

ask = ENGLISH.prompt
say = ENGLISH.option
ROW = (1 << power_phases.ROW_BITS) - 1


def told(s: Island) -> bool:
    """Whether a real table is asked what was drawn."""
    return s.choice is not None and s.choice.who == CHANCE


# -- the phases


@ask(Together)
def _(s: Island, f: Frame) -> str:
    assert isinstance(f.node, Together)
    return ENGLISH.prompt_for(s, Frame(f.node.step, f.scope))


@say(Together)
def _(s: Island, f: Frame, o: int) -> str:
    assert isinstance(f.node, Together)
    return ENGLISH.option_text(s, f.node.inner(f, o), JOINT_OPTION.of(o))


@ask(spirit_phase.SpiritPhase)
def _(s: Island, f: Frame) -> str:
    if all([stage == GROWING for stage in s.done]):
        return "Spirit Phase: choose a Growth option."
    if GROWING in s.done:
        return "Spirit Phase: choose a Growth option, or play Power Cards."
    return "Spirit Phase: play Power Cards and pay for them."


@say(spirit_phase.SpiritPhase)
def _(s: Island, f: Frame, o: int) -> str:
    assert isinstance(f.node, spirit_phase.SpiritPhase)
    who = f.scope.owner
    kind, argument = o >> spirit_phase.KIND_BITS, o & spirit_phase.ARGUMENT
    if kind == spirit_phase.GROW:
        return f"Growth {argument + 1}: {text(f.node.growth[who][argument]).removesuffix('.')}"
    if kind == spirit_phase.SPACE:
        return "Reclaim 1 Power Card (presence track)"
    if kind == spirit_phase.PLAY:
        return f"Play {power(argument)} (cost {cost_of(s, who, argument)})"
    if kind == spirit_phase.ACT:
        return f"Use {rule_name(s, argument)}"
    return "Play no more cards"


def rule_name(s: Island, serial: int) -> str:
    row = row_of(s, serial)
    assert row is not None
    return ENGLISH.name(row.rule.id)


@ask(power_phases.UsePowers)
def _(s: Island, f: Frame) -> str:
    assert isinstance(f.node, power_phases.UsePowers)
    return "Fast Power Phase: use your Powers." if f.node.speed == 0 else "Slow Power Phase: use your Powers."


@say(power_phases.UsePowers)
def _(s: Island, f: Frame, o: int) -> str:
    kind = o >> power_phases.KIND_BITS
    if kind == power_phases.USE:
        found = power_of(o >> power_phases.LEVEL_BITS & (1 << power_phases.POWER_BITS) - 1)
        mask = o & (1 << power_phases.LEVEL_BITS) - 1
        name = ENGLISH.name(found.id)
        if found.kind != INNATE and mask:
            return f"Use {name}, without its threshold"
        if found.kind != INNATE or mask == found.sets(s, f.scope.owner)[0]:
            return f"Use {name}"
        levels = [str(i + 1) for i in range(power_phases.LEVEL_BITS) if mask >> i & 1]
        return f"Use {name}, only {'threshold' if len(levels) == 1 else 'thresholds'} {listed(levels)}"
    if kind == power_phases.AGAIN:
        row = row_of(s, o >> power_phases.ROW_BITS & ROW)
        assert row is not None
        found = power_of(o & power_phases.LESS - 1)
        price = f", cost {found.cost}" if row.value < 0 else ""
        less = ", without its threshold" if o & power_phases.LESS else ""
        return f"Repeat {ENGLISH.name(found.id)}{less} ({ENGLISH.name(row.rule.id)}{price})"
    if kind == power_phases.ACT:
        return f"Use {rule_name(s, o & ROW)}"
    return f"Element of choice: {ELEMENT[o & 7]}" if kind == power_phases.DECIDE else "Use no more Powers now"


@ask(spirit_phase.GrowthOption)
def _(s: Island, f: Frame) -> str:
    return "Growth: what comes next?"


@say(spirit_phase.GrowthOption)
def _(s: Island, f: Frame, o: int) -> str:
    assert isinstance(f.node, spirit_phase.GrowthOption)
    said = [text(f.node.part(s, f, thing[0])) for thing in f.got.things]
    i = [thing[0] for thing in f.got.things].index(o)
    number = f" ({said[: i + 1].count(said[i])})" if said.count(said[i]) > 1 else ""
    return said[i].removesuffix(".") + number


@ask(EachSpirit)
def _(s: Island, f: Frame) -> str:
    assert isinstance(f.node, EachSpirit)
    return f"{text(f.node)} Who comes next?"


@say(EachSpirit)
def _(s: Island, f: Frame, o: int) -> str:
    return f"{ENGLISH.name(s.rules.panels[o].id)} ({player(o)})"


@ask(time_passes.KeepCards)
def _(s: Island, f: Frame) -> str:
    return "The turn ends. Which Power Card do you reclaim instead of discarding it?"


@say(time_passes.KeepCards)
def _(s: Island, f: Frame, o: int) -> str:
    return "No card" if o < 0 else power(o)


# -- elements and cards


@ask(gains.GainElements)
def _(s: Island, f: Frame) -> str:
    return start(f, "which element do you gain?")


@say(gains.GainElements)
def _(s: Island, f: Frame, o: int) -> str:
    return upper(ELEMENT[o])


@ask(power_cards.GainPower)
def _(s: Island, f: Frame) -> str:
    return start(f, "gain a Power Card from which deck?")


@say(power_cards.GainPower)
def _(s: Island, f: Frame, o: int) -> str:
    return "Minor Power" if o == MINOR else "Major Power"


@ask(power_cards.KeepOne)
def _(s: Island, f: Frame) -> str:
    if told(s):
        deck = "Minor" if f.held & 15 == MINOR else "Major"
        return f"Draw a {deck} Power. Which one is it?"
    return start(f, "which card do you keep?")


@say(power_cards.KeepOne)
def _(s: Island, f: Frame, o: int) -> str:
    if told(s):
        cards = s.rules.minors if f.held & 15 == MINOR else s.rules.majors
        return power(cards[o])
    return with_cost(power_of(o))


@ask(power_cards.Forget)
def _(s: Island, f: Frame) -> str:
    return start(f, "which Power Card do you forget?")


@say(power_cards.Forget)
def _(s: Island, f: Frame, o: int) -> str:
    who = f.scope.chooser
    where = "hand" if o in s.hand[who] else "in play" if o in s.play[who] else "discarded"
    return f"{power(o)} ({where})"


@ask(power_cards.Reclaim)
def _(s: Island, f: Frame) -> str:
    return start(f, "which Power Card do you reclaim?")


@say(power_cards.Reclaim)
def _(s: Island, f: Frame, o: int) -> str:
    return power(o)


@ask(play_cards.PlayGained)
def _(s: Island, f: Frame) -> str:
    return start(f, "do you play the card you gained?")


@say(play_cards.PlayGained)
def _(s: Island, f: Frame, o: int) -> str:
    return "Do not play it" if o == STOP else f"Play {power(o)} (cost {cost_of(s, f.scope.owner, o)})"


@ask(power_cards.TakeLeftover)
def _(s: Island, f: Frame) -> str:
    return start(f, "which of the other cards do you gain?")


@say(power_cards.TakeLeftover)
def _(s: Island, f: Frame, o: int) -> str:
    return with_cost(power_of(o))


@ask(power_cards.GiveCard)
def _(s: Island, f: Frame) -> str:
    taker = f.scope.eyes if f.scope.chooser == f.scope.owner else f.scope.owner
    return start(f, f"do you give a Power Card to {player(taker)}?")


@say(power_cards.GiveCard)
def _(s: Island, f: Frame, o: int) -> str:
    return "Give no card" if o == STOP else f"Give {power(o)}"


@ask(fear.TurnUpFearCard)
def _(s: Island, f: Frame) -> str:
    return "Turn up the Fear card. Which one is it?" if told(s) else start(f, "which Fear card is turned up?")


@say(fear.TurnUpFearCard)
def _(s: Island, f: Frame, o: int) -> str:
    if told(s):
        return fear_card(o)
    n = len(s.earned)
    return f"Earned card {o + 1}" if o < n else f"Card {o - n + 1} of the Fear deck"


# -- Presence


@ask(presence.AddPresence)
def _(s: Island, f: Frame) -> str:
    n: Any = f.node
    if f.held < 0:
        where = f" ({a_land(n.land)})" if n.land is not None else ""
        reach = f" within {n.within}" if n.within >= 0 else ""
        return start(f, f"add a Presence{reach}{where}. Where does it come from?")
    return start(f, "to which land does the Presence go?")


@say(presence.AddPresence)
def _(s: Island, f: Frame, o: int) -> str:
    if f.held >= 0:
        return upper(here(s, o))
    if o >= presence.FROM_ISLAND:
        return f"Move it from {here(s, o - presence.FROM_ISLAND)}"
    if o == presence.FROM_DESTROYED:
        return "A destroyed one" if s.healthy else "A destroyed one, for 1 Energy"
    found = s.rules.panels[f.scope.chooser].spaces[o]
    track = "Energy" if found.track == 0 else "Card Plays"
    return f"From the {track} track (uncovers {space(found)})"


@ask(presence.DestroyPresence)
def _(s: Island, f: Frame) -> str:
    return f"{by(f)}Which of your Presence is destroyed? ({f.cursor} left)"


@say(presence.DestroyPresence)
def _(s: Island, f: Frame, o: int) -> str:
    return f"Presence in {here(s, o)}"


@ask(presence.PresenceToTrack)
def _(s: Island, f: Frame) -> str:
    return start(f, f"to which track does the Presence from {here(s, f.scope.place)} return?")


@say(presence.PresenceToTrack)
def _(s: Island, f: Frame, o: int) -> str:
    found = s.rules.panels[f.scope.chooser].spaces[o]
    return f"To the {'Energy' if found.track == 0 else 'Card Plays'} track (covers {space(found)})"


@ask(move_presence.MoveSacredSite)
def _(s: Island, f: Frame) -> str:
    return start(f, f"where does the Sacred Site from {here(s, f.scope.place)} move?")


@say(move_presence.MoveSacredSite)
def _(s: Island, f: Frame, o: int) -> str:
    return upper(here(s, o))


@ask(setup_steps.StartingPresence)
def _(s: Island, f: Frame) -> str:
    spirit = rules_of(s).spirits[f.scope.owner]
    return f"Where does {ENGLISH.name(spirit.id)} begin? ({spirit.start[f.cursor].n} Presence)"


@ask(move_presence.OceanGathers)
def _(s: Island, f: Frame) -> str:
    return f"Gather 1 Presence into {here(s, s.map.ocean_of[f.cursor])}. Where from?"


@ask(move_presence.OceanPushes)
def _(s: Island, f: Frame) -> str:
    return f"Push 1 Presence out of {here(s, s.map.ocean_of[f.cursor])}. Where to?"


@ask(move_presence.GoAlong)
def _(s: Island, f: Frame) -> str:
    return f"Does a Presence go along with the Dahan from {here(s, f.scope.origin)} to {here(s, f.scope.place)}?"


@say(move_presence.GoAlong)
def _(s: Island, f: Frame, o: int) -> str:
    return "Go along" if o else "Stay"
