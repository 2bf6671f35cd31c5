"""The Event cards of Jagged Earth: those by the health of the island, and all together."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.cards.branch_and_claw.event_parts import GRIM_TOLL, LINGERING, coming_of_age
from tidewood.games.spirit_island.cards.jagged_earth.event_choices import CARDS as CHOICES
from tidewood.games.spirit_island.cards.jagged_earth.event_parts import (
    BLUNDER,
    CAREFUL_DEFENSE,
    CHASED_OFF,
    PLAGUES,
)
from tidewood.games.spirit_island.cards.jagged_earth.event_stages import CARDS as STAGES
from tidewood.games.spirit_island.words import *
from tidewood.games.spirit_island.words.event_words import *

FRONTIER: Final = rule("the-frontier-calls", NUMBER, EXPLORER_COUNT, condition=no(BUILDINGS))
SACRIFICED: Final = rule("self-sacrifice-buys-time", COUNTS, FROM_BOX)
VORACIOUS: Final = rule(
    "voracious-consumption", AFTER, RAVAGES_DONE,
    each_board(prevent(on_board(both(CITIES, no(BLIGHT)), blight(1)), presence=2)),
)  # fmt: skip
OWN_TERMS: Final = rule("engage-on-their-own-terms", COUNTS, DAHAN_FIRST)
SEEKERS: Final = rule("fortune-seekers", COUNTS, EXPLORES_WIDELY)
EXHAUSTED: Final = rule("the-lands-bounty-exhausted", NUMBER, BLIGHT_LIMIT, condition=boards.NoPresence())
DEPLETED: Final = rule("depleted-soil", NUMBER, BLIGHT_LIMIT, condition=has(BUILDINGS))
COOPERATION: Final = rule(
    "cooperation-among-towns", NUMBER, RAVAGE_DAMAGE, condition=both(BUILDINGS, without(STRIFE_THERE))
)
ENGAGED: Final = rule("civic-engagement", NUMBER, RAVAGE_DAMAGE, condition=has(BUILDINGS))
SLOWED: Final = rule("focus-your-will-slow", COUNTS, ALL_SLOW)
FOCUS: Final = rule("focus-your-will-towards-wholeness", AFTER, TURN_BEGINS, this_turn(SLOWED))
AMBUSH: Final = rule("lay-ambushes", COUNTS, RAVAGE_ORDER)

CARDS: Final[list[EventCard]] = [
    *CHOICES,
    *STAGES,
    island_event(
        part("the-frontier-calls", this_turn(FRONTIER, value=1)),
        part(
            "self-sacrifice-buys-time",
            each_player(destroy_presence(1)), event_rules.LayAmount(SACRIFICED, uses=per_player(1)),
        ),
        token_event("lair-in-untamed-lands", on_each_board(no(BUILDINGS | BLIGHT), add(1, BEASTS))),
        dahan_event(
            "seek-out-new-grounds",
            on_each_board(boards.Printed(DAHAN, missing=True), gather(1, DAHAN), gather(up_to(1), DAHAN)),
        ),
    ),
    island_event(
        part("seek-new-farmland", in_every_land(has(TOWNS, 2), push(1, TOWNS, to=no(TOWNS)))),
        part("voracious-consumption", this_turn(VORACIOUS, uses=1)),
        PLAGUES,
        dahan_event("engage-on-their-own-terms", this_turn(OWN_TERMS)),
    ),
    island_event(
        part(
            "gradual-corruption",
            each_board(pay_to_prevent(on_board(BUILDINGS, blight(1)), boards.InvaderCardsGone())),
        ),
        part(
            "ravaged-wilderness",
            each_board(
                on_board(both(BEASTS, BLIGHT), remove(1, BEASTS)), on_board(both(WILDS, BLIGHT), remove(1, WILDS))
            ),
        ),
        token_event(
            "fatalities-rise",
            in_every_land(
                DISEASE, damage_each(1), damage_each(1, DAHAN), when(FellHere(BUILDINGS), remove(1, DISEASE))
            ),
        ),
        dahan_event(
            "blessings-of-bounty-and-health",
            each_player(a_land(both(DAHAN, THEIR_PRESENCE), add(1, DAHAN), optional=True)),
        ),
    ),
    island_event(
        part("fortune-seekers", next_explore(SEEKERS)),
        part("the-lands-bounty-exhausted", this_turn(EXHAUSTED, value=-1)),
        GRIM_TOLL,
        dahan_event("tell-the-old-stories", each_spirit_with(2, DAHAN, either(reclaim(), event_rules.RegainUnique()))),
    ),
    island_event(
        part("provincial-seat", on_each_board(CITIES, invade_here(BUILD))),
        part("lands-hollow-of-promise", each_board(prevent(on_board(boards.NoPresence(), blight(1)), presence=2))),
        CHASED_OFF,
        dahan_event(
            "rally-to-the-defense-of-distant-kin", on_each_board(DAHAN, gather(1, DAHAN), defend(per(DAHAN)))
        ),
    ),
    island_event(
        part("cities-rise", on_each_board(most(TOWNS), upgrade(2, TOWNS))),
        part("depleted-soil", this_turn(DEPLETED, value=-1)),
        CHASED_OFF,
        CAREFUL_DEFENSE,
    ),
    island_event(
        part("thriving-trade", on_each_board(both(COASTAL, CITIES), add(1, CITIES))),
        part(
            "partitioned-wilderness",
            each_board(
                when(boards.BoardLands(4, TOWNS), prevent(on_board(has(TOWNS) | beside(TOWNS), blight(1)), presence=3))
            ),
        ),
        token_event(
            "pestilence-arrives-on-canvas-sails",
            on_each_board(most(BUILDINGS, COASTAL), add(1, DISEASE), damage(3, DAHAN)),
        ),
        dahan_event(
            "clever-cooperation",
            each_player(
                a_land(
                    both(DAHAN, THEIR_PRESENCE), event_rules.PushOwn(damage(2)), optional=True
                )
            ),
        ),
    ),
    island_event(
        part("wounded-lands-attract-explorers", on_each_board(BLIGHT, add(1, EXPLORERS))),
        part("the-worlds-vibrance-fades", each_player(either(blight_to_box(1), destroy_presence(2)))),
        CHASED_OFF,
        dahan_event(
            "raiding-and-retaliation", in_every_land(BUILDINGS, damage(per(DAHAN)), event_rules.Retaliate())
        ),
    ),
    island_event(
        part("coastal-towns-multiply", on_each_board(both(COASTAL, beside(TOWNS, COASTAL)), add(1, TOWNS))),
        part("cooperation-among-towns", this_turn(COOPERATION, value=1)),
        BLUNDER,
        coming_of_age(both(DAHAN, no(BLIGHT | DISEASE))),
    ),
    island_event(
        part(
            "civic-engagement",
            each_board(
                when(
                    boards.BoardHasStrife(), on_board(STRIFE_THERE, event_rules.RemoveStrife()),
                    otherwise=event_rules.InEachLandOf(ENGAGED, ANY_LAND, 1),
                )
            ),
        ),
        part(
            "lifes-web-torn-asunder", each_board(when(board_has(6, BLIGHT), on_board(beside(BLIGHT), blight(1))))
        ),
        token_event("casualties-of-fang-and-sting", on_each_board(BEASTS, destroy(1, EXPLORERS | TOWNS))),
        dahan_event(
            "keep-far-from-the-lands-of-plague", each_board(among(3, DISEASE, push(1, DAHAN, to=no(DISEASE))))
        ),
    ),
    island_event(
        part(
            "sprawl-contained-by-the-wilds",
            each_board(on_board(no(INVADERS), add(1, WILDS)), on_board(most(BUILDINGS), invade_here(BUILD))),
        ),
        part(
            "dissolution-threatens",
            each_player(
                either(
                    event_rules.LeaveForWilds(amount(2)),
                    [a_land(THEIR_PRESENCE, return_presence(1)), next_turn(FOCUS)],
                )
            ),
        ),
        BLUNDER,
        dahan_event("lay-ambushes", this_turn(AMBUSH)),
    ),
    island_event(
        part(
            "the-struggles-of-growth",
            each_player(
                either(
                    [destroy_presence(2), gain_power()],
                    [forget(), energy(2), move_presence(4), move_presence(4)],
                )
            ),
        ),
        part("blight-deepens", each_board(prevent(on_board(BLIGHT, blight(1, cascades=False)), presence=1))),
        token_event("irregular-outbreaks", this_turn(LINGERING), fear(per_board_with(DISEASE))),
        CAREFUL_DEFENSE,
    ),
]  # fmt: skip
