"""The choice events of Jagged Earth."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.cards.jagged_earth.event_parts import CAREFUL_DEFENSE, PLAGUES, SMALL_STRUGGLES
from tidewood.games.spirit_island.words import *
from tidewood.games.spirit_island.words.event_words import *

HEARTENED: Final = rule("remnants-of-a-spirits-heart", NUMBER, HEALTH, condition=ThatKind(DAHAN))
HEARTLESS: Final = rule(
    "remnants-of-a-spirits-heart-invaders", NUMBER, HEALTH, condition=All(ThatKind(INVADERS), has(DAHAN))
)
# Damage that a piece could take beside Dahan may be too much without them.
HEARTLESS_AGAIN: Final = rule(
    "remnants-of-a-spirits-heart-ends", AFTER, ACTION_CLOSES, event_verbs.CheckHealth(), part=True
)
FOCUSED: Final = rule("with-patient-focus-craft-a-great-warding", NUMBER, DEFEND)
WARDED_LATER: Final = rule("great-warding-waits", AFTER, TURN_BEGINS, CallAgain("great-warding"))
WARDING: Final = rule(
    "great-warding", MAY, ACT_SPIRIT,
    CalledFor("great-warding", waits=next_turn(WARDED_LATER), happens=in_every_land(ANY_LAND, defend(4))),
)
DISTRACTED: Final = rule("create-unnerving-distractions", CANNOT, RAVAGES, condition=NormalRavage())
PREYED: Final = rule("beasts-prey-on-the-injured", COUNTS, BEASTS_BITE)
TRADING: Final = rule("dahan-trade-with-the-invaders", CANNOT, TAKES_PART, condition=ThatKind(DAHAN))
LEARNED: Final = rule("dahan-learn-from-the-enemy", NUMBER, DEFEND, n=per(DAHAN))
LEARNING: Final = rule("change-and-help-them-learn-from-the-enemy", AFTER, TURN_BEGINS, from_now_on(LEARNED))
TILTED: Final = rule("lifes-balance-tilts", NUMBER, HEALTH, condition=ThatKind(INVADERS | DAHAN))

CARDS: Final[list[EventCard]] = [
    choice_event(
        "lesser-spirits-imperiled",
        [
            part(
                "tend-to-your-own-strength",
                each_player(energy(1)),
                event_rules.TimesPlayers(
                    then(
                        discard_top(MINOR),
                        when_shown(shows("plant"), blight_to_box(1)),
                        when_shown(shows("animal"), a_land(both(DAHAN, BLIGHT), destroy(1, DAHAN))),
                    )
                ),
            ),
            part(
                "forge-a-web-of-mutual-support",
                each_player(destroy_presence(1)), each_player(event_rules.PermanentElement()),
                cost=jointly_pay(4, "plant"),
            ),
        ],
        token_event(
            "quit-the-farmed-lands",
            on_each_board(
                BEASTS, push(1, BEASTS, to=no(BUILDINGS), let="went"), in_lands_of("went", when(EXPLORERS, fear(1)))
            ),
        ),
        dahan_event(
            "return-to-old-pillars",
            on_each_board(boards.Printed(DAHAN), gather(1, DAHAN), gather(up_to(1), DAHAN)),
        ),
    ),
    choice_event(
        "remnants-of-a-spirits-heart",
        [
            part(
                "leave-its-strength-with-the-dahan",
                this_turn(HEARTENED, value=10), this_turn(HEARTLESS, value=1), this_turn(HEARTLESS_AGAIN),
            ),
            part(
                "with-patient-focus-craft-a-great-warding",
                event_rules.LowerDefend(FOCUSED, 4), next_turn(WARDING),
                cost=jointly_pay(4, "earth"),
            ),
        ],
        token_event("hunting-parties", in_every_land(both(BEASTS, CITIES), fear(1), destroy(1, BEASTS))),
        SMALL_STRUGGLES,
    ),
    choice_event(
        "numinous-crisis",
        [
            part("draw-strength-from-it-while-you-can", event_rules.DrawStrength()),
            part(
                "pour-your-strength-into-the-island",
                each_player(
                    either(event_rules.LoseEnergy(3), forget_two(), a_land(THEIR_PRESENCE, presence_to_track()))
                ),
                event_rules.BlightOntoCard(per_player(1)),
            ),
        ],
        PLAGUES,
        CAREFUL_DEFENSE,
    ),
    choice_event(
        "hard-working-settlers",
        [
            part(
                "act-cautiously-in-the-background",
                each_board(among(up_to(2), DAHAN, push(1, DAHAN))),
                on_each_board(no(TOWNS), add(1, TOWNS)),
                on_each_board(most(INVADERS, MATCHES_RAVAGE), invade_here(RAVAGE)),
            ),
            part(
                "create-unnerving-distractions",
                each_board(on_board(MATCHES_RAVAGE, this_turn(DISTRACTED, here=True), optional=True)),
                fear(per_player(1)),
                event_rules.LastCardsToBox(),
            ),
        ],
        token_event(
            "beasts-prey-on-the-injured",
            this_turn(PREYED),
            on_each_board(both(BEASTS, boards.HasDamaged()), event_rules.DestroyDamaged(amount(1), INVADERS)),
        ),
    ),
    choice_event(
        "dahan-trade-with-the-invaders",
        [
            part("ignore-their-interest", this_turn(TRADING)),
            part(
                "display-your-wrath-at-this-betrayal",
                each_player(a_land(both(DAHAN, THEIR_PRESENCE), destroy(1, DAHAN), fear(1))),
                cost=jointly_pay(2, "fire"),
            ),
            part(
                "change-and-help-them-learn-from-the-enemy",
                this_turn(TRADING), each_player(forget()), next_turn(LEARNING),
                cost=jointly_pay(6, "air"),
            ),
        ],
        token_event(
            "outbreaks-shift", on_each_board(DISEASE, push(1, DISEASE, to=boards.MostNearby(INVADERS)))
        ),
    ),
    choice_event(
        "lifes-balance-tilts",
        [
            part(
                "let-destruction-have-its-day",
                each_board(on_board(BEASTS, remove(1, BEASTS)), on_board(ANY_LAND, add(1, DISEASE))),
                each_board(discard_top(MINOR), when_shown(IS_FAST, on_board(ANY_LAND, blight(1)))),
                less_health(TILTED),
            ),
            part(
                "fortify-the-resilience-of-life",
                each_board(on_board(ANY_LAND, add(1, BEASTS)), on_board(DISEASE, remove(1, DISEASE))),
                each_board(discard_top(MINOR), when_shown(IS_SLOW, on_board(BLIGHT, remove(1, BLIGHT)))),
                this_turn(TILTED, value=1),
                cost=jointly_pay(4, "animal"),
            ),
        ],
        SMALL_STRUGGLES,
    ),
]  # fmt: skip
