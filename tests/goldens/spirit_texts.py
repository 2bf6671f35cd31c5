"""One golden file a language: every card, panel, adversary, scenario and rule of Spirit Island, a sample of every
question with its options, and of every line of the log. The samples are laid by hand, so that no game has to be played
for them.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final, NamedTuple

import tidewood
from tests.goldens import spirit_adversaries, spirit_samples_a, spirit_scenarios
from tests.goldens.spirit_events import happened_by_events
from tidewood.api import whole_box
from tidewood.cards import cards
from tidewood.games.spirit_island import content, hooks, invader_cards, setup_steps
from tidewood.games.spirit_island.adversaries import verbs
from tidewood.games.spirit_island.fields import PHASES
from tidewood.games.spirit_island.pieces import CITY, DAHAN, DREAMT, EXPLORER, TOWN, hurt
from tidewood.games.spirit_island.registry import RULES
from tidewood.games.spirit_island.rounds import power_phases, spirit_phase, time_passes
from tidewood.games.spirit_island.rule_numbers import RULE_IDS
from tidewood.games.spirit_island.rules import rules_of
from tidewood.games.spirit_island.scenarios import blitz, dahan_insurrection, guard_the_isles_heart, rituals_of_terror
from tidewood.games.spirit_island.state import DEFEATS, PLAYING, Island
from tidewood.games.spirit_island.text import LANGUAGES
from tidewood.games.spirit_island.verbs import (
    blight,
    damage,
    destroy_and_remove,
    drowning,
    each,
    fear,
    gains,
    invaders,
    move_presence,
    piece_changes,
    play_cards,
    power_cards,
    powers,
    presence,
    push_and_gather,
    ravage,
    repeat,
    replace,
    targets,
)
from tidewood.games.spirit_island.verbs import lands as lands_verbs
from tidewood.games.spirit_island.verbs.powers import NO_LEVELS
from tidewood.games.spirit_island.verbs.so_many import LAND_TAKEN, PIECE_TAKEN
from tidewood.games.spirit_island.verbs.verb import STOP
from tidewood.games.spirit_island.words import pieces_and_lands
from tidewood.kernel.amounts import Flat
from tidewood.kernel.combine import JOINT_OPTION, TABLE, Either, May, Together
from tidewood.kernel.core import CHANCE, Choice, Frame, Node, Result, Scope
from tidewood.kernel.log import Event
from tidewood.kernel.rows import LET_IT_HAPPEN, REACTIONS, lay
from tidewood.kernel.text import Language

SPIRITS: Final = ["river-surges-in-sunlight", "oceans-hungry-grasp", "bringer-of-dreams-and-nightmares"]


def moved(shape: int, place: int) -> int:
    """An option that moves a piece."""
    return PIECE_TAKEN.put(shape) | LAND_TAKEN.put(place)


class Question(NamedTuple):
    """A question, and the options to show."""

    frame: Frame
    options: tuple[int, ...]
    chance: bool = False  # what a real table is asked
    done: int = 0  # how far every Spirit is in its phase


@cache
def table() -> Island:
    """Three Spirits on the boards A, B and C, with some rules in force."""
    state = tidewood.new("spirit-island", 1, spirits=SPIRITS, boards=["A", "B", "C"], scenario="blitz")._state
    assert isinstance(state, Island)
    for id in ("choke-the-land-with-green", "powerstorm", "vengeance-of-the-dead", "vengeance-of-the-dead"):
        lay(state, RULES[id], 1, value=-1)
    state.elements[0], state.elements[4] = 2, 3  # p1 has 2 sun and 3 water
    return state


def serial(id: str) -> int:
    return next(row.serial for row in table().rows if row.rule.id == id)


def place(name: str) -> int:
    return table().map.by_name[name]


def card(id: str) -> int:
    return content.POWER[id].index


def by(id: str, name: str = "A5") -> Scope:
    """A Power of p1 that acts in a land."""
    return Scope(0, place=place(name), origin=place("A4"), card=card(id), eyes=1, mode=hooks.POWER)


def find(id: str, kind: type[Node[Any]]) -> Node[Any]:
    """The first node of a kind below a Power or Fear card."""
    roots = [content.POWER[id].body] if id in content.POWER else []
    roots += [level for found in content.FEAR_CARDS if found.id == id for level in found.levels]
    while roots:
        node = roots.pop(0)
        if type(node) is kind:
            return node
        roots += node.children()
    raise AssertionError(id)


def pieces() -> list[Question]:
    a4, a5, a0 = place("A4"), place("A5"), place("A0")
    moves = (moved(TOWN, a4), moved(hurt(TOWN, 1), a4), moved(EXPLORER, a0), STOP)
    shapes = (EXPLORER, hurt(TOWN, 1), hurt(CITY, 2), TOWN | DREAMT)
    two = Flat[Island](2)
    return [
        Question(Frame(find("wash-away", push_and_gather.Push), by("wash-away"), 3), moves),
        Question(Frame(find("song-of-sanctity", push_and_gather.Push), Scope(-1, place=a5), 1 << 30), moves[:1]),
        Question(
            Frame(find("rivers-bounty", push_and_gather.Gather), by("rivers-bounty"), 2),
            (moved(DAHAN, a4), STOP),
        ),
        Question(
            Frame(find("wrap-in-wings-of-sunlight", push_and_gather.Bring), by("wrap-in-wings-of-sunlight"), 5),
            (DAHAN << 8, STOP),
        ),
        Question(Frame(piece_changes.DREAM_PUSH, by("predatory-nightmares"), held=TOWN), (a4,)),
        Question(Frame(find("flash-floods", damage.Damage), by("flash-floods"), 1), shapes),
        Question(Frame(ravage.DAHAN_DAMAGE, Scope(-1, place=a5, mode=hooks.RAVAGE), 4), shapes[:1]),
        Question(Frame(damage.PICK_DIFFERENT, by("veil-the-nights-hunt"), 0, 2), shapes[:1]),
        Question(
            Frame(damage.DamageNear(two), by("vengeance-of-the-dead"), 2),
            (moved(TOWN, a4), moved(CITY, a5)),
        ),
        Question(Frame(find("drought", destroy_and_remove.Destroy), by("drought"), 3), (TOWN,)),
        Question(
            Frame(find("darkness-swallows-the-unwary", destroy_and_remove.Destroy), by("night-terrors"), 2),
            (EXPLORER, STOP),
        ),
        Question(
            Frame(find("swallow-the-land-dwellers", drowning.Drown), by("swallow-the-land-dwellers"), 1),
            (TOWN, STOP),
        ),
        Question(Frame(find("isolation", destroy_and_remove.Remove), Scope(0, place=a5), 1), (TOWN, STOP)),
        Question(Frame(find("seek-safety", destroy_and_remove.RemoveHealth), Scope(0, place=a5), 3), (CITY, STOP)),
        Question(Frame(find("crops-wither-and-fade", replace.Replace), by("crops-wither-and-fade"), 1), (TOWN, STOP)),
        Question(Frame(replace.Downgrade(two, pieces_and_lands.BUILDINGS), by("wash-away"), 2), (TOWN, STOP)),
        Question(Frame(replace.Upgrade(two, pieces_and_lands.TOWNS), by("wash-away"), 2), (TOWN, STOP)),
    ]


def lands() -> list[Question]:
    a4, a5 = place("A4"), place("A5")
    wash, boon = content.POWER["wash-away"], content.POWER["boon-of-vigor"]
    here = Scope(-1, place=a5)
    return [
        Question(Frame(blight.CASCADE, here), (a4,)),
        Question(Frame(find("dahan-raid", lands_verbs.ALand), Scope(0)), (a5,)),
        Question(Frame(find("retreat", lands_verbs.ALand), Scope(0)), (a5, STOP)),
        Question(Frame(find("tidal-boon", lands_verbs.ALand), by("tidal-boon")), (a5, STOP)),
        Question(Frame(find("infinite-vitality", lands_verbs.ALand), by("infinite-vitality")), (a5,)),
        Question(Frame(wash.use, by("wash-away")), (a5, a5 | targets.BEYOND.put(1), place("A0"))),
        Question(Frame(boon.use, by("boon-of-vigor")), (0, 1)),
        Question(Frame(repeat.ON_ADJACENT, by("the-land-thrashes-in-furious-pain")), (a4,)),
        Question(Frame(find("call-to-tend", Either), by("call-to-tend")), (0, 1)),
        Question(Frame(find("belief-takes-root", each.EachSpirit), TABLE), (0, 1)),
        Question(Frame(May(find("wash-away", push_and_gather.Push)), by("wash-away")), (1, 0)),
        *[
            Question(Frame(step, here), (a5,))
            for step in (invaders.RAVAGE_STEP, invaders.BUILD_STEP, invaders.EXPLORE_STEP)
        ],
        *[
            Question(Frame(change, here, held=held), (serial("choke-the-land-with-green"), LET_IT_HAPPEN))
            for change, held in (
                (ravage.RAVAGE_LAND, -1), (invaders.BUILD_LAND, -1), (invaders.EXPLORE_LAND, -1),
                (blight.ADD_BLIGHT, -1), (blight.LOSE_PRESENCE, 1), (piece_changes.DROWN_PIECE, DAHAN),
                (piece_changes.MOVE_PIECE, TOWN), (piece_changes.DESTROY_PIECE, CITY),
            )
        ],
        Question(Frame(REACTIONS, here), (serial("vengeance-of-the-dead"), serial("drowning"))),
    ]  # fmt: skip


def phases() -> list[Question]:
    s = table()
    growth = spirit_phase.SpiritPhase(rules_of(s).growth)
    grow = tuple(spirit_phase.WHAT.put(spirit_phase.GROW) | i for i in range(3))
    play = (
        spirit_phase.WHAT.put(spirit_phase.PLAY) | card("wash-away"),
        spirit_phase.WHAT.put(spirit_phase.SPACE),
        spirit_phase.WHAT.put(spirit_phase.FINISH),
    )
    act = spirit_phase.WHAT.put(spirit_phase.ACT) | serial("drowning")
    what, used = power_phases.WHAT, power_phases.USED
    flood = what.put(power_phases.USE) | used.put(card("massive-flooding"))
    again = what.put(power_phases.AGAIN) | power_phases.RIGHT.put(serial("powerstorm")) | card("wash-away")
    fast = (
        what.put(power_phases.USE) | used.put(card("flash-floods")),
        what.put(power_phases.USE) | used.put(card("tsunami")) | NO_LEVELS,
        flood | 3,
        flood | 1,
        again,
        again | power_phases.LESS.put(1),
        what.put(power_phases.ACT) | serial("drowning"),
        what.put(power_phases.DECIDE) | 3,
        what.put(power_phases.FINISH),
    )
    option = rules_of(s).growth[0][1]
    parts = Result(((0, 0, 0), (1, 0, 0)), 2)
    return [
        Question(Frame(Together(growth), TABLE), tuple(JOINT_OPTION.put(o) for o in grow)),
        Question(Frame(Together(growth), TABLE), tuple(JOINT_OPTION.put(o) for o in play), done=PLAYING),
        Question(Frame(Together(growth), TABLE), (JOINT_OPTION.put(act) | 1,), done=PLAYING),
        Question(Frame(Together(power_phases.USE_FAST), TABLE), tuple(JOINT_OPTION.put(o) for o in fast)),
        Question(
            Frame(Together(power_phases.USE_SLOW), TABLE),
            (JOINT_OPTION.put(what.put(power_phases.FINISH)),),
        ),
        Question(Frame(option, Scope(0), 0, -1, parts), (0, 1)),
        Question(Frame(time_passes.KeepCards(), Scope(0), serial("drowning")), (-1, card("wash-away"))),
    ]


def spirits() -> list[Question]:
    a4, a5, a0 = place("A4"), place("A5"), place("A0")
    own = Scope(0, mode=hooks.SPIRIT)
    grow = presence.AddPresence(1, pieces_and_lands.COASTAL)
    that = Result(((DAHAN, a4, a0),), 1)
    power = card("wash-away")
    return [
        Question(Frame(gains.GainElements(3), by("elemental-boon"), 0, 3), (0, 7)),
        Question(Frame(power_cards.GainPower(), own), (powers.MINOR, powers.MAJOR)),
        Question(Frame(power_cards.KEEP_ONE, own, 0, powers.MINOR), (card("drought"), card("drift-down-into-slumber"))),
        Question(Frame(power_cards.FORGET, own), (power,)),
        Question(Frame(power_cards.Reclaim(), own), (power,)),
        Question(Frame(grow, own), (1, 8, presence.FROM_DESTROYED, presence.FROM_ISLAND + a5)),
        Question(Frame(presence.AddPresence(here=True), by("overgrow-in-a-night")), (1,)),
        Question(Frame(grow, own, held=1), (a5, a0)),
        Question(Frame(presence.DestroyPresence(Flat(1)), own, 1), (a5,)),
        Question(Frame(presence.PresenceToTrack(), own.at(a5)), (1, 8)),
        Question(Frame(move_presence.MoveSacredSite(), own.at(a5)), (a4,)),
        Question(Frame(setup_steps.STARTING_PRESENCE, Scope(1), 1), (a5,)),
        Question(Frame(move_presence.GatherIntoOceans(), Scope(1), 0), (a5,)),
        Question(Frame(move_presence.PushOutOfOceans(), Scope(1), 0), (a5,)),
        Question(Frame(drowning.Rescue(), Scope(1).naming("that", that)), (a5,)),
        Question(Frame(move_presence.GoAlong(pieces_and_lands.DAHAN), Scope(0, place=a4, origin=a5)), (1, 0)),
        Question(Frame(fear.TurnUpFearCard(), by("spirits-may-yet-dream")), (0, 3)),
        Question(Frame(play_cards.PlayGained("gained"), by("call-on-midnights-dream")), (card("tsunami"), STOP)),
        Question(Frame(power_cards.TakeLeftover("drawn"), by("entwined-power")), (card("tsunami"),)),
        Question(Frame(power_cards.GiveCard(), by("entwined-power"), 0), (power, STOP)),
    ]


def twists() -> list[Question]:
    a5 = place("A5")
    came = Result(((TOWN, a5, 0), (EXPLORER, a5, 0)), 2)
    here = Scope(-1, place=a5, mode=hooks.SCENARIO)
    return [
        Question(Frame(verbs.Accelerate(), TABLE, 0, 1), (a5,)),
        Question(Frame(blitz.MoreExplorers(), TABLE, 0), (a5,)),
        Question(Frame(rituals_of_terror.PayTogether(3), here, 3), (0,)),
        Question(Frame(rituals_of_terror.SacrificeTogether(3), here, 2), (0,)),
        Question(Frame(dahan_insurrection.Raid(), here), (a5,)),
        Question(Frame(dahan_insurrection.Rise(), here), (a5,)),
        Question(Frame(dahan_insurrection.MilitaryResponse(), here, 0, -1, came), (a5,)),
        Question(Frame(guard_the_isles_heart.InnerPresence(), Scope(0)), (1,)),
        Question(Frame(guard_the_isles_heart.InnerPresence(), Scope(0), held=1), (a5,)),
        Question(Frame(blight.REPLACE_CARD, TABLE, held=0), (blight.KEEP, blight.REPLACE)),
    ]


def chances() -> list[Question]:
    own = Scope(0, mode=hooks.SPIRIT)
    return [
        Question(Frame(setup_steps.DrawBoards(), TABLE), (0, 1), chance=True),
        Question(Frame(invaders.REVEAL, TABLE), tuple(range(len(invader_cards.CARDS))), chance=True),
        Question(Frame(fear.FEAR_STEP, TABLE), (0,), chance=True),
        Question(Frame(blight.FLIP, TABLE), (0, 1), chance=True),
        Question(Frame(power_cards.KEEP_ONE, own, 4, powers.MINOR), (0,), chance=True),
        Question(Frame(power_cards.KEEP_ONE, own, 4, powers.MAJOR), (0,), chance=True),
        Question(Frame(fear.TurnUpFearCard(), by("spirits-may-yet-dream"), held=0), (0,), chance=True),
        Question(Frame(verbs.Accelerate(), TABLE), (0,), chance=True),
    ]


def questions() -> list[Question]:
    samples = [*spirit_samples_a.questions(place), *spirit_scenarios.questions(place, card("wash-away"))]
    of_sets = [Question(frame, options) for frame, options in [*samples, *spirit_adversaries.questions(place)]]
    of_sets += [Question(frame, options, chance=True) for frame, options in spirit_adversaries.chances()]
    return [*pieces(), *lands(), *phases(), *spirits(), *of_sets, *twists(), *chances()]


def happened() -> list[Event]:
    """Every kind of event, and the ways its sentence can go."""
    s = table()
    a5, a4, a0 = (s.site(place(name)) for name in ("A5", "A4", "A0"))
    wash, boon = card("wash-away"), card("boon-of-vigor")
    kinds = (EXPLORER, TOWN, CITY, DAHAN)
    numbers = (1, 3)
    return [
        *spirit_adversaries.happened(),
        Event("board", (2,)), Event("turn", (3,)), *[Event("phase", (i,)) for i in range(len(PHASES))],
        Event("time", (3,)), Event("ready", (0,)), Event("victory", (1,)), Event("victory", (2,)),
        *[Event("defeat", (i,)) for i in range(1, len(DEFEATS))],
        Event("time-gained", (0, 2)), Event("time-spent", (0, 1)), Event("looked", (4,)), Event("swapped", (4, 5)),
        Event("looked-at-event", (0,)),
        Event("prepared", (0, 1)), Event("marker-spent", (0, 1)), Event("discarded", (0, wash)),
        Event("growth", (0, 2)), *[Event("energy", (0, n)) for n in numbers],
        *[Event("income", (0, n)) for n in (0, 3)],
        Event("paid", (1, 1)), *[Event("plays", (0, n)) for n in numbers], Event("element", (0, 7)),
        Event("played", (0, wash)), Event("drew", (0, wash)), Event("gained", (0, wash)), Event("forgot", (0, wash)),
        Event("reclaimed", (0, wash)), Event("reclaimed-all", (0,)),
        Event("reshuffled", (0,)), Event("reshuffled", (1,)),
        Event("used", (wash, 0, a5)), Event("used", (wash, 0, a0)),
        Event("used-on", (boon, 0, 1)), Event("used-on", (boon, 0, 0)),
        Event("rule", (RULE_IDS.index("powerstorm"), 1, -1)),
        Event("rule", (RULE_IDS.index("concealing-shadows"), 1, a5)),
        Event("rule", (RULE_IDS.index("avoid-the-dahan-1"), -1, -1)),
        Event("presence", (0, a5)), Event("presence-moved", (0, a0, a5)),
        *[Event("presence-returned", (0, a5, n)) for n in (1, 2)], Event("presence-destroyed", (0, a5)),
        Event("presence-to-track", (0, a5)),
        *[Event(told, (kind, a5)) for told in ("strife", "strife-gone") for kind in kinds[:3]],
        *[Event("moved", (kind, a5, a4)) for kind in kinds], *[Event("damaged", (kind, a5, 2)) for kind in kinds[1:]],
        *[Event("destroyed", (kind, a5)) for kind in kinds], *[Event("dreamt", (kind, a5)) for kind in kinds[:3]],
        Event("drowned", (TOWN, a0)), *[Event("removed", (kind, a5)) for kind in kinds[:3]],
        Event("replaced", (CITY, TOWN, a5)), Event("replaced", (DAHAN, TOWN, a5)),
        Event("replaced", (EXPLORER, DAHAN, a5)),
        *[Event("added", (kind, a5, n)) for kind in (EXPLORER, CITY) for n in numbers],
        Event("defend", (a5, 3)), Event("skip", (a5,)), *[Event("fear", (n,)) for n in numbers],
        Event("earned", (1,)), *[Event("terror", (level,)) for level in (2, 3, 4)], Event("fear-card", (0, 2)),
        Event("turned-up", (1, 0)), Event("blight", (a5,)), Event("cascade", (a5, a4)),
        *[Event("healed", (a5, n)) for n in numbers], Event("blighted", (0, 5)),
        Event("still-healthy", (len(content.BLIGHT_CARDS) - 1, 4)), Event("more-fear", (3,)),
        Event("in-play", (0, wash)), Event("lost-energy", (0, 1)), Event("presence-gone", (0, a5, 2)),
        Event("skip-one", (a5,)),
        Event("blight-replaced", (1,)),
        Event("revealed", (0,)), Event("revealed", (invader_cards.COASTAL_CARD,)),
        Event("revealed", (len(invader_cards.CARDS) - 1,)),
        Event("accelerated", (1,)), Event("escalation", ()), *[Event("explored", (a5, n)) for n in numbers],
        Event("built", (a5, TOWN)), Event("built", (a5, CITY)), *[Event("ravaged", (a5, n)) for n in (0, 1, 5)],
        *[Event("stopped", (action, a5)) for action in (hooks.RAVAGE, hooks.BUILD, hooks.EXPLORE)],
        Event("tile-gone", ()), *spirit_samples_a.happened(a5), *happened_by_events(wash),
        *spirit_scenarios.happened(a5, wash),
    ]  # fmt: skip


def asked(question: Question) -> Island:
    """The table at which a question is asked."""
    s = Island(table())
    who = CHANCE if question.chance else 0
    s.choice = Choice(question.frame, who, list(question.options))
    s.done = [question.done] * s.players
    return s


def question_lines(language: Language) -> list[str]:
    lines: list[str] = []
    for question in questions():
        s, f = asked(question), question.frame
        kind = type(f.node).__name__ + (" (chance)" if question.chance else "")
        lines.append(f"{kind}: {language.prompt_for(s, f)}")
        lines += [f"  {language.option_text(s, f, option)}" for option in question.options]
    return lines


def rule_lines(language: Language) -> list[str]:
    """Names of rules and levels."""
    rules = [f"{id}: {language.name(id)}" for id in sorted(RULES)]
    return [*rules, *[f"{id}: {name}" for id, name in language.catalogue.names.items() if ":" in id]]


def build() -> dict[str, str]:
    """The golden files of the texts, by name."""
    files: dict[str, str] = {}
    for code, language in LANGUAGES.items():
        lines = [f"{language.name('spirit-island')} ({code})", "", "# Cards, panels, adversaries and scenarios", ""]
        for found in cards("spirit-island", code, whole_box("spirit-island")):
            lines += [f"{found.id}: {found.name}", f"  {found.text}"]
        lines += ["", "# Names of rules and levels", "", *rule_lines(language)]
        lines += ["", "# Questions and options", "", *question_lines(language)]
        lines += ["", "# The log", "", *[f"{event.kind}: {language.event_text(event)}" for event in happened()]]
        files[f"spirit_island/texts.{code}.txt"] = "\n".join(lines) + "\n"
    return files
