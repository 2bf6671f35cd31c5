"""The numbers under which the log keeps rules that bend others: saves hold them, so they never change."""

from __future__ import annotations

from typing import Final

# Ids by number, in the order in which they came. A new rule is added at the end, whatever module it stands in; one that
# is gone leaves its id here.
_IDS: Final = """
    event-returns no-ravage no-build no-explore absolute-stasis pour-time-sideways stayed-out isolated untouched-land
    untouched-land-skips sunken-board woven-land woven-part all-thresholds forgotten-at-the-end strife-weakens
    aid-from-lesser-spirits indentured-servants-earn-land local-autonomy swayed-by-the-invaders heavy-mining
    fine-steel-towns fine-steel-cities mining-rush event-mark permanent-element another-event frontier-explorers
    slave-labor triangle-trade slow-healing-ecosystem persistent-explorers irreparable-damage more-rural-than-urban
    herds-thrive herds-thrive-destroyed herds-thrive-no-more wave-of-immigration far-flung-herds armed-explorers
    hunters-seek-shell-and-hide a-sense-for-impending-disaster a-sense-for-the-sea competition-among-hunters
    entrench-in-the-face-of-fear entrench-again avoid-the-dahan-1 avoid-the-dahan-2 avoid-the-dahan-3
    overseas-trade-seem-safer-2 overseas-trade-seem-safer-3 trade-suffers-1 entwined-power infinite-vitality
    infinite-vitality-blight infinite-vitality-harmless powerstorm vengeance-of-the-dead vengeance-of-the-dead-near
    encompassing-ward gift-of-constancy reaching-grasp back-against-the-wall-energy back-against-the-wall-plays
    canny-defense stricken lingering-plagues years-of-little-rain farmers-seek-the-dahan-for-aid teach-the-invaders
    missionaries-arrive rising-interest-in-the-island wave-of-reconnaissance increasing-aggression
    strange-tales-attract-explorers fortification destroy-the-unnatural distant-exploration fearful-mobs
    tight-knit-communities well-prepared-explorers urban-development heavy-farming promising-farmland-town
    promising-farmland explorers-are-reluctant-1 explorers-are-reluctant-3 explorers-are-reluctant-2
    explorers-are-reluctant-2-more immigration-slows-1 immigration-slows-3 immigration-slows-2 quarantine-1
    quarantine-2 quarantine-3-ravage quarantine-3-build quarantine-3-explore panicked-by-wild-beasts-ravage
    panicked-by-wild-beasts-build panicked-by-wild-beasts-explore flow-like-water-reach-like-air
    instruments-of-their-own-ruin manifest-incarnation promises-of-protection rites-of-the-lands-rejection
    call-to-trade confounding-mists portents-of-disaster sky-stretches-to-shore sky-stretches-to-shore-speed
    all-things-weaken-health all-things-weaken-land all-things-weaken-blight all-things-weaken careful-defense
    coordinated-defense remnants-of-a-spirits-heart remnants-of-a-spirits-heart-invaders
    with-patient-focus-craft-a-great-warding great-warding-waits great-warding create-unnerving-distractions
    beasts-prey-on-the-injured dahan-trade-with-the-invaders dahan-learn-from-the-enemy
    change-and-help-them-learn-from-the-enemy lifes-balance-tilts invested-aristocracy-blight invested-aristocracy
    foreign-dignitaries-visit mapmakers-chart-the-wild mapmakers-chart-the-wild-explorers no-bravery-without-numbers
    courage-of-the-crowd eager-explorers xenophobia xenophobia-dahan bureaucrats-adjust-funding
    bureaucrats-adjust-funding-more ransack-and-run resourceful-populace strip-the-land-bare strip-the-land-bare-after
    relentless-optimism pull-together-in-adversity temporary-truce temporary-caution temporary-caution-due
    terror-breeds-aggression the-frontier-calls self-sacrifice-buys-time voracious-consumption
    engage-on-their-own-terms fortune-seekers the-lands-bounty-exhausted depleted-soil cooperation-among-towns
    civic-engagement focus-your-will-slow focus-your-will-towards-wholeness lay-ambushes
    bargains-of-power-and-protection bargains-of-power-and-protection-energy infestation-of-venomous-spiders-ravage
    infestation-of-venomous-spiders-build infestation-of-venomous-spiders-explore
    infestation-of-venomous-spiders-venom-ravage infestation-of-venomous-spiders-venom-build
    infestation-of-venomous-spiders-venom-explore melt-earth-into-quicksand settle-into-hunting-grounds
    trees-radiate-celestial-brilliance voice-of-command mesmerized-tranquility entrap-the-forces-of-corruption
    unquenchable-flames birds-cry-warning-too birds-cry-warning blood-draws-predators call-to-guard
    call-to-guard-moved gift-of-twinned-days scream-disease-into-the-wind scream-disease-into-the-wind-disease
    reclaimed burning-scale-held bronze-loop-held jagged-tooth-held icy-rib-held glowing-ember-held rope-of-wind-held
    pillar-of-sunlight-held sewn-sack-held burning-scale burning-scale-invaders burning-scale-paid bronze-loop
    bronze-loop-used bronze-loop-invaders bronze-loop-builds jagged-tooth jagged-tooth-used jagged-tooth-invaders
    icy-rib icy-rib-plays icy-rib-invaders glowing-ember glowing-ember-invaders rope-of-wind rope-of-wind-invaders
    rope-of-wind-paid pillar-of-sunlight pillar-of-sunlight-invaders sewn-sack sewn-sack-invaders forgotten-marker
    searching-moved searching-added searching-closed call-on-sources call-on-sources-fast call-on-sources-slow
    flame-marker ritual-of-the-flame-done invader-immunity invader-immunity-paid invader-immunity-at-sea
    ritual-of-the-destroying-flame first-help-card first-help-fast first-help-slow blight-set-aside
    blight-of-the-adversary first-help warding-pattern warding-card warding-used warding-used-fast fear-cards-go-round
    patterns-destroyed stage-iii-surge warding thief thief-0 thief-1 thief-2 thief-3 thieves-arrive thieves-move
    thieves-meet thieves-hide thieves-flee thieves-stay thieves-swim thieves-thwarted thieves-feared element-marker
    element-placed placing-elements blitz-one-more-explorer blitz-all-fast blitz-cheaper blitz-more-explorers
    blitz-less-blight blitz-free-card blitz-fast-power constant-raiding military-response coordinated-insurrection
    terror-by-ritual ritual-of-terror slow-ritual-of-terror choke-the-land-with-green choke-the-land-with-green-build
    steady-regeneration dread-apparitions to-dream-a-thousand-deaths to-dream-a-thousand-deaths-ends lightnings-boon
    swiftness-of-lightning tidal-boon ocean-in-play drowning drowning-fast drowning-slow rivers-domain
    concealing-shadows shadows-of-the-dahan words-of-warning ally-of-the-dahan sworn-to-victory gift-of-strength
    earths-vitality skip-one-ravage skip-one-build skip-one-explore forbidden-ground forbidden-ground-events
    prey-on-the-builders call-forth-predators-done ally-of-the-beasts call-forth-predators
    exaltation-of-the-storm-wind exaltation-of-the-storm-wind-range reach-through-ephemeral-distance-far
    shadows-cast-a-subtle-madness glimpse-of-the-shadowed-void reach-through-ephemeral-distance
    reach-through-ephemeral-distance-fast reach-through-ephemeral-distance-slow reach-through-ephemeral-distance-ends
    anchor-the-lands-resilience fragments-of-shattered-time days-that-never-were a-real-flair-for-discord
    cleaning-up-messes-is-a-drag enthrall-the-foreign-explorers-fewer home-of-the-islands-heart
    enthrall-the-foreign-explorers enthrall-the-foreign-explorers-let-in boon-of-swarming-bedevilment
    fly-fast-as-thought a-joining-of-swarms-and-flocks observe-the-ever-changing-world share-secrets-of-survival
    long-ages-of-knowledge-and-forgetfulness insights-into-the-worlds-nature insights-into-the-worlds-nature-slow
    insights-into-the-worlds-nature-ends insights-into-the-worlds-nature-time flowing-and-silent-forms-dart-by
    unnerving-pall gather-power-from-the-cool-and-dark mists-shift-and-flow slow-and-silent-death
    slow-and-silent-death-time starlight-fast gather-the-scattered-light-of-stars growth-begets-growth
    slowly-coalescing-nature hold-the-island-fast-with-a-bulwark-of-will
    hold-the-island-fast-with-a-bulwark-of-will-presence let-them-break-themselves-against-the-stone
    let-them-break-themselves-against-the-stone-harder stubborn-solidity stubborn-solidity-stays
    deep-layers-exposed-to-the-surface-seen bestow-the-endurance-of-bedrock deep-layers-exposed-to-the-surface
    the-terror-of-a-slowly-unfolding-plague lingering-pestilence wreak-vengeance-for-the-lands-corruption
    exaltation-of-molten-stone mountain-home collapse-in-a-blast-of-lava-and-steam
    volcanic-peaks-tower-over-the-landscape wilds disease remnants-of-a-spirits-heart-ends
    herds-thrive-beside-blight
"""
NUMBERED: Final = tuple(_IDS.split())
RULE_IDS: Final = list(NUMBERED)
RULE_NUMBERS: Final = {id: number for number, id in enumerate(RULE_IDS)}

# The numbers of games from before there were expansions to choose, which went by the order of modules.
_IDS_BEFORE_EXPANSIONS: Final = """
    no-ravage no-build no-explore entwined-power indentured-servants-earn-land local-autonomy swayed-by-the-invaders
    heavy-mining fine-steel-towns fine-steel-cities mining-rush avoid-the-dahan-1 avoid-the-dahan-2 avoid-the-dahan-3
    overseas-trade-seem-safer-2 overseas-trade-seem-safer-3 trade-suffers-1 infinite-vitality infinite-vitality-blight
    infinite-vitality-harmless powerstorm vengeance-of-the-dead vengeance-of-the-dead-near encompassing-ward
    gift-of-constancy reaching-grasp blitz-one-more-explorer blitz-all-fast blitz-cheaper blitz-more-explorers
    blitz-less-blight blitz-free-card blitz-fast-power constant-raiding military-response coordinated-insurrection
    terror-by-ritual ritual-of-terror slow-ritual-of-terror choke-the-land-with-green choke-the-land-with-green-build
    steady-regeneration dread-apparitions to-dream-a-thousand-deaths to-dream-a-thousand-deaths-ends lightnings-boon
    swiftness-of-lightning tidal-boon ocean-in-play drowning drowning-fast drowning-slow rivers-domain
    concealing-shadows shadows-of-the-dahan words-of-warning ally-of-the-dahan sworn-to-victory gift-of-strength
    earths-vitality
"""
BEFORE_EXPANSIONS: Final = tuple(_IDS_BEFORE_EXPANSIONS.split())
