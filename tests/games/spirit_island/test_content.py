"""What the box holds, written down a second time: a slip of the pen in a definition shows here."""

from __future__ import annotations

import re
from collections import Counter

import pytest

import tidewood
from tests.rules import rule
from tidewood.cards import cards
from tidewood.games.spirit_island import content
from tidewood.games.spirit_island.panel import TRACKS
from tidewood.games.spirit_island.pieces import ELEMENTS, element_text
from tidewood.games.spirit_island.spirit import Spirit
from tidewood.games.spirit_island.table import gives
from tidewood.games.spirit_island.verbs.powers import INNATE, POWER_KINDS, SPEEDS, Power
from tidewood.games.spirit_island.verbs.targets import ANOTHER_SPIRIT, ANY_SPIRIT, ONESELF, LandTarget, SpiritTarget
from tidewood.kernel.errors import IllegalChoice

BASE = content.SETS[0]

# id, speed, cost, range (P: from Presence, S: from a Sacred Site; or which Spirit), elements
MINOR = """
    call-of-the-dahan-ways          slow 1 P1      moon water animal
    call-to-bloodshed               slow 1 P1      sun fire animal
    call-to-isolation               fast 0 P1      sun air animal
    call-to-migrate                 slow 1 P1      fire air animal
    call-to-tend                    slow 1 P1      water plant animal
    dark-and-tangled-woods          fast 1 P1      moon earth plant
    delusions-of-danger             fast 1 P1      sun moon air
    devouring-ants                  slow 1 S1      sun earth animal
    drift-down-into-slumber         fast 0 P2      air earth plant
    drought                         slow 1 P1      sun fire earth
    elemental-boon                  fast 1 any
    encompassing-ward               fast 1 any     sun water earth
    enticing-splendor               fast 0 P0      sun air plant
    entrancing-apparitions          fast 1 P1      moon air water
    gift-of-constancy               fast 0 any     sun earth
    gift-of-living-energy           fast 0 any     sun fire plant
    gift-of-power                   slow 0 any     moon water earth plant
    gnawing-rootbiters              slow 0 P1      earth animal
    land-of-haunts-and-embers       fast 0 P2      moon fire air
    lure-of-the-unknown             fast 0 P2      moon fire air plant
    natures-resilience              fast 1 S1      earth plant animal
    pull-beneath-the-hungry-earth   slow 1 P1      moon water earth
    purifying-flame                 slow 1 S1      sun fire air plant
    quicken-the-earths-struggles    fast 1 S0      moon fire earth animal
    rain-of-blood                   slow 0 S1      air water animal
    reaching-grasp                  fast 0 any     sun air water
    rouse-the-trees-and-stones      slow 1 S1      fire earth plant
    sap-the-strength-of-multitudes  fast 0 P0      water animal
    savage-mawbeasts                slow 0 S1      fire animal
    shadows-of-the-burning-forest   slow 0 P0      moon fire plant
    song-of-sanctity                slow 1 P1      sun water plant
    steam-vents                     fast 1 P0      fire air water earth
    uncanny-melting                 slow 1 S1      sun moon water
    veil-the-nights-hunt            fast 1 P2      moon air animal
    visions-of-fiery-doom           fast 1 P0      moon fire
    voracious-growth                slow 1 S1      water plant
"""
MAJOR = """
    accelerated-rot                     slow 4 P2      sun water plant
    blazing-renewal                     fast 5 any     fire earth plant
    cleansing-floods                    slow 5 P1      sun water
    dissolve-the-bonds-of-kinship       slow 4 P1      fire water animal
    entwined-power                      fast 2 another moon water plant
    indomitable-claim                   fast 4 P1      sun earth
    infinite-vitality                   fast 3 S1      earth plant animal
    mists-of-oblivion                   slow 4 P3      moon air water
    paralyzing-fright                   fast 4 S1      air earth
    pillar-of-living-flame              slow 5 S2      fire
    poisoned-land                       slow 3 P1      earth plant animal
    powerstorm                          fast 3 any     sun fire air
    talons-of-lightning                 fast 6 P1      fire air
    terrifying-nightmares               fast 4 P2      moon air
    the-jungle-hungers                  slow 3 P1      moon plant
    the-land-thrashes-in-furious-pain   slow 4 P2      moon fire earth
    the-trees-and-stones-speak-of-war   fast 2 P1      sun earth plant
    tsunami                             slow 6 S2      water earth
    vengeance-of-the-dead               fast 3 P3      moon fire animal
    vigor-of-the-breaking-dawn          fast 3 P2      sun animal
    winds-of-rust-and-atrophy           fast 3 S3      air water animal
    wrap-in-wings-of-sunlight           fast 3 P0      sun air animal
"""
UNIQUE = """
    a-year-of-perfect-stillness         fast 3 P1      sun earth
    draw-of-the-fruitful-earth          slow 1 P1      earth plant animal
    guard-the-healing-land              fast 3 S1      water earth plant
    rituals-of-destruction              slow 3 S1      sun moon fire earth plant
    boon-of-vigor                       fast 0 any     sun water plant
    flash-floods                        fast 2 P1      sun water
    rivers-bounty                       slow 0 P0      sun water animal
    wash-away                           slow 1 P1      water earth
    harbingers-of-the-lightning         slow 0 P1      fire air
    lightnings-boon                     fast 1 any     fire air
    raging-storm                        slow 3 P1      fire air water
    shatter-homesteads                  slow 2 S2      fire air
    concealing-shadows                  fast 0 P0      moon air
    crops-wither-and-fade               slow 1 P0      moon fire plant
    favors-called-due                   slow 1 P1      moon air animal
    mantle-of-dread                     slow 1 any     moon fire air
    manifestation-of-power-and-glory    slow 3 P0      sun fire air
    sudden-ambush                       fast 2 P1      fire air animal
    voice-of-thunder                    slow 0 P1      sun air
    words-of-warning                    fast 1 P1      sun air animal
    call-of-the-deeps                   fast 0 P0      moon air water
    grasping-tide                       fast 1 P1      moon water
    swallow-the-land-dwellers           slow 0 P0      water earth
    tidal-boon                          slow 1 another moon water earth
    call-on-midnights-dream             fast 0 P0      moon animal
    dread-apparitions                   fast 2 P1      moon air
    dreams-of-the-dahan                 fast 0 P2      moon air
    predatory-nightmares                slow 2 S1      moon fire earth animal
    fields-choked-with-growth           slow 0 P1      sun water plant
    gift-of-proliferation               fast 1 another moon plant
    overgrow-in-a-night                 fast 2 P1      moon plant
    stem-the-flow-of-fresh-water        slow 0 S1      water plant
"""
# everything elements can make a difference to, in a card or an Innate Power
NEEDS = """
    call-of-the-dahan-ways: 2 moon
    drought: 3 sun
    natures-resilience: 2 water
    sap-the-strength-of-multitudes: 1 air
    savage-mawbeasts: 3 animal
    steam-vents: 3 earth
    visions-of-fiery-doom: 2 fire
    accelerated-rot: 3 sun 2 water 3 plant
    blazing-renewal: 3 fire 3 earth 2 plant
    cleansing-floods: 4 water
    dissolve-the-bonds-of-kinship: 2 fire 2 water 3 animal
    entwined-power: 2 water 4 plant
    indomitable-claim: 2 sun 3 earth
    infinite-vitality: 4 earth
    mists-of-oblivion: 2 moon 3 air 2 water
    paralyzing-fright: 2 air 3 earth
    pillar-of-living-flame: 4 fire
    poisoned-land: 3 earth 2 plant 2 animal
    powerstorm: 2 sun 2 fire 3 air
    talons-of-lightning: 3 fire 3 air
    terrifying-nightmares: 4 moon
    the-jungle-hungers: 2 moon 3 plant
    the-land-thrashes-in-furious-pain: 3 moon 3 earth
    the-trees-and-stones-speak-of-war: 2 sun 2 earth 2 plant
    tsunami: 3 water 2 earth
    vengeance-of-the-dead: 3 animal
    vigor-of-the-breaking-dawn: 3 sun 2 animal
    winds-of-rust-and-atrophy: 3 air 3 water 2 animal
    wrap-in-wings-of-sunlight: 2 sun 2 air 2 animal
    thundering-destruction: 3 fire 2 air, 4 fire 3 air, 5 fire 4 air 1 water, 5 fire 5 air 2 water
    massive-flooding: 1 sun 2 water, 2 sun 3 water, 3 sun 4 water 1 earth
    gift-of-strength: 1 sun 2 earth 2 plant, 2 sun 3 earth 2 plant, 2 sun 4 earth 3 plant
    darkness-swallows-the-unwary: 2 moon 1 fire, 3 moon 2 fire, 4 moon 3 fire 2 air
    gather-the-warriors: 4 air, 1 animal
    lead-the-furious-assault: 4 air, 2 sun 1 fire, 4 sun 3 fire
    pound-ships-to-splinters: 1 moon 1 air 2 water, 2 moon 1 air 3 water, 3 moon 2 air 4 water
    ocean-breaks-the-shore: 2 water 1 earth, 3 water 2 earth, 4 water 3 earth
    spirits-may-yet-dream: 2 moon 2 air, 3 moon
    night-terrors: 1 moon 1 air, 2 moon 1 air 1 animal, 3 moon 2 air 1 animal
    creepers-tear-into-mortar: 1 moon 2 plant, 2 moon 3 plant, 3 moon 4 plant
    all-enveloping-green: 1 water 3 plant, 2 water 4 plant, 3 water 1 earth 5 plant
"""
# innates: id, speed, range, number of thresholds
INNATES = """
    thundering-destruction      slow S1  4
    massive-flooding            slow S1  3
    gift-of-strength            fast any 3
    darkness-swallows-the-unwary fast S1 3
    gather-the-warriors         slow P1  1
    lead-the-furious-assault    slow P0  2
    pound-ships-to-splinters    fast P0  3
    ocean-breaks-the-shore      slow P0  3
    spirits-may-yet-dream       fast any 2
    night-terrors               fast P0  3
    creepers-tear-into-mortar   slow P0  3
    all-enveloping-green        fast S1  3
"""
# id, complexity | Energy track | Card Plays track | parts of each Growth option, and of what is done every turn
SPIRITS = """
    lightnings-swift-strike low              | 1 1 2 2 3 4 4 5                 | 2 3 4 5 6            | 3 2 2   + 0
    river-surges-in-sunlight low             | 1 2 2 3 4 4 5                   | 1 2 2 3 reclaim 4 5  | 3 2 2   + 0
    vital-strength-of-the-earth low          | 2 3 4 6 7 8                     | 1 1 2 2 3 4          | 2 2 2   + 0
    shadows-flicker-like-flame low           | 0 1 3 4 5 6                     | 1 2 3 3 4 5          | 2 2 2   + 0
    thunderspeaker moderate                  | 1 air 2 fire sun 3              | 1 2 2 3 reclaim 3 4  | 3 2 2   + 0
    a-spread-of-rampant-green moderate       | 0 1 plant 2 2 plant 3           | 1 1 2 2 3 4          | 2 2 2   + 1
    oceans-hungry-grasp high                 | 0 moon water 1 earth water 2    | 1 2 2 3 4 5          | 4 3 3   + 0
    bringer-of-dreams-and-nightmares high    | 2 air 3 moon 4 any 5            | 2 2 2 3 3 any        | 2 2 2 2 + 0
"""
FEAR = """
    avoid-the-dahan belief-takes-root dahan-enheartened dahan-on-their-guard dahan-raid emigration-accelerates
    fear-of-the-unseen isolation overseas-trade-seem-safer retreat scapegoats seek-safety tall-tales-of-savagery
    trade-suffers wary-of-the-interior
"""
BLIGHT = {"downward-spiral": 5, "memory-fades-to-dust": 4}
COMPLEXITY = ("low", "moderate", "high", "very-high")


def lines(text: str) -> list[str]:
    return [" ".join(line.split()) for line in text.strip().splitlines()]


def reach(power: Power) -> str:
    target = power.target
    if isinstance(target, LandTarget):
        return f"{'S' if target.sacred else 'P'}{target.within}"
    assert isinstance(target, SpiritTarget)
    return {ANY_SPIRIT: "any", ANOTHER_SPIRIT: "another", ONESELF: "yourself"}[target.who]


def card_line(power: Power) -> str:
    elements = [ELEMENTS[e] for e, n in enumerate(power.elements) for _ in range(n)]
    return " ".join([power.id, SPEEDS[power.speed], str(power.cost), reach(power), *elements])


def spirit_line(spirit: Spirit) -> str:
    tracks = [
        " ".join(gives(space) for space in spirit.spaces if TRACKS[space.track] == track)
        for track in ("energy", "plays")
    ]
    growth = " ".join(str(len(parts)) for parts in spirit.growth)
    name = f"{spirit.id} {COMPLEXITY[spirit.complexity]}"
    return " | ".join([name, *tracks, f"{growth} + {len(spirit.always)}"])


@rule("SI-POWER-01")
def test_the_box_is_full():
    kinds = Counter(POWER_KINDS[power.kind] for power in BASE.powers())
    assert kinds == {"minor": 36, "major": 22, "unique": 32, "innate": 12}
    assert (len(BASE.spirits), len(BASE.fear_cards), len(BASE.blight_cards)) == (8, 15, 2)
    scenarios = [id for id in content.SCENARIOS if content.SET_OF[id] == content.BASE]
    assert (len(BASE.adversaries), len(scenarios), len(BASE.events), len(BASE.aspects)) == (3, 4, 0, 0)


@pytest.mark.parametrize(("kind", "table"), [("minor", MINOR), ("major", MAJOR), ("unique", UNIQUE)])
@rule("SI-ELEMENT-01", "SI-POWER-01")
def test_every_card_is_as_printed(kind, table):
    found = [card_line(power) for power in BASE.powers() if POWER_KINDS[power.kind] == kind]
    assert sorted(found) == sorted(lines(table))


def test_every_threshold_is_as_printed():
    found = {power.id: {element_text(needs) for needs in power.needs} for power in BASE.powers() if power.needs}
    wanted = dict(line.split(": ") for line in lines(NEEDS))
    assert found == {id: set(needs.split(", ")) for id, needs in wanted.items()}


def test_every_innate_power_is_as_printed():
    found = [
        f"{power.id} {SPEEDS[power.speed]} {reach(power)} {len(power.levels)}"
        for power in BASE.powers()
        if power.kind == INNATE
    ]
    assert sorted(found) == sorted(lines(INNATES))


def test_every_spirit_is_as_printed():
    assert sorted(spirit_line(spirit) for spirit in BASE.spirits) == sorted(lines(SPIRITS))


@pytest.mark.parametrize("spirit", BASE.spirits, ids=lambda spirit: spirit.id)
def test_every_spirit_has_four_cards_and_thirteen_presence(spirit):
    assert len(spirit.cards) == 4
    assert spirit.on_tracks(spirit.opening) + sum(part.n for part in spirit.start) == spirit.presence == 13


def test_fear_and_blight_cards_are_all_there():
    assert sorted(card.id for card in BASE.fear_cards) == sorted(FEAR.split())
    assert {card.id: card.per_player for card in BASE.blight_cards} == BLIGHT


@rule("SI-BLIGHT-21")
def test_two_cards_leave_the_island_healthy():
    assert [card.id for card in content.BLIGHT_CARDS if card.still_healthy] == [
        "invaders-find-the-land-to-their-liking",
        "strong-earth-shatters-slowly",
    ]


@rule("SI-EXPANSION-08", "SI-EXPANSION-09")
def test_banned_cards_are_in_no_deck():
    sets = {"spirits": ["river-surges-in-sunlight"], "boards": ["A"], "expansions": [*content.EXPANSIONS]}
    table = tidewood.new("spirit-island", 1, **sets).table()
    minors = sum(len(found.minors) for found in content.SETS)
    assert table["minor"]["deck"] == minors - 1
    position = {"clear": True, "lands": {"A5": {"city": 1, "presence": {"p1": 1}}}, "blight": {"pool": 1}}
    fixed = {"position": {**position, "invaders": {"ravage": ["wetland"]}, "phase": "invaders.ravage"}}
    with pytest.raises(IllegalChoice, match="tipping-point"):
        tidewood.new("spirit-island", 1, fixed=["blight tipping-point"], **fixed, **sets)


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_every_card_of_the_expansions_has_a_text(lang):
    sets = {"spirits": ["river-surges-in-sunlight"], "expansions": [*content.EXPANSIONS]}
    texts = {card.id: card.text for card in cards("spirit-island", lang, sets)}
    for found in content.SETS:
        powers = [power.id for power in [*found.minors, *found.majors]]
        for id in [*powers, *[card.id for card in found.fear_cards], *[card.id for card in found.blight_cards]]:
            assert texts[id].endswith("."), id
            assert not re.search(r"[{}\[\]|]|\bNone\b|  ", texts[id]), texts[id]
