"""The choice events of Branch & Claw."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.cards.branch_and_claw.event_parts import (
    BEASTS_ATTACK,
    BEASTS_PROWL,
    CANNY_DEFENSE,
    LINGERING_PLAGUES,
    NEW_DISEASES,
    OFFERINGS,
    PREY_ON_THE_UNWARY,
)
from tidewood.games.spirit_island.words import *
from tidewood.games.spirit_island.words.event_words import *

DROUGHT: Final = rule("years-of-little-rain", NUMBER, HEALTH, condition=ThatKind(BUILDINGS | DAHAN))
HUNGER: Final = rule("farmers-seek-the-dahan-for-aid", NUMBER, HEALTH, condition=ThatKind(BUILDINGS))
TAUGHT: Final = rule("teach-the-invaders", INSTEAD, RAVAGES, BuildInstead(), condition=NormalRavage())
CURSED: Final = rule("missionaries-arrive", NUMBER, PIECE_DAMAGE, condition=All(ThatKind(CITIES), NormalRavage()))
LIES: Final = rule(
    "rising-interest-in-the-island", NUMBER, PIECE_DAMAGE, condition=All(ThatKind(BUILDINGS), NormalRavage())
)
RETURNS: Final = deck_tops.ReturnEvent(2)

CARDS: Final[list[EventCard]] = [
    choice_event(
        "years-of-little-rain",
        [
            part(
                "let-the-plants-die-and-the-land-wither",
                each_board(discard_top(MINOR), when_shown(lacks("water"), on_board(SANDS, blight(1)))),
                less_health(DROUGHT),
            ),
            part(
                "act-to-ease-the-drought", each_player(may(add_presence(within=0, land=DAHAN))),
                cost=jointly_pay(4, "water"),
            ),
        ],
        BEASTS_ATTACK,
        CANNY_DEFENSE,
    ),
    choice_event(
        "farmers-seek-the-dahan-for-aid",
        [
            part(
                "spurn-the-invaders",
                on_each_board(both(BUILDINGS, DAHAN), damage(2, DAHAN)),
                on_each_board(has(BUILDINGS, 2), blight(1)),
                less_health(HUNGER),
            ),
            part("teach-the-invaders", on_each_board(DAHAN, add(1, TOWNS)), next_ravage(TAUGHT)),
        ],
        NEW_DISEASES,
    ),
    choice_event(
        "new-species-spread",
        [
            part(
                "let-the-invasive-species-bloom",
                each_board(discard_top(MINOR), when_shown(IS_FAST, on_board(BUILDINGS, blight(1)))),
                RETURNS,
            ),
            part(
                "transmute-the-worst-of-the-species", fear(per_player(1)), on_each_board(BUILDINGS, add(1, BEASTS)),
                cost=jointly_pay(4, "moon"),
            ),
        ],
        NEW_DISEASES,
        OFFERINGS,
    ),
    choice_event(
        "war-touches-the-islands-shores",
        [
            part(
                "allow-the-attacks",
                each_board(
                    discard_top(MAJOR),
                    on_board(most(BUILDINGS, COASTAL), event_verbs.DamageAll(deck_tops.CostOfTop())),
                ),
            ),
            part("help-repel-the-newcomers", deck_tops.AddFearCard(), cost=jointly_pay(1)),
        ],
        token_event(
            "beasts-find-new-homes",
            on_each_board(
                BEASTS, push(1, BEASTS, to=no(BLIGHT), let="went"), in_lands_of("went", when(INVADERS, fear(1)))
            ),
        ),
        dahan_event(
            "reclaim-territory",
            each_player(
                a_land(DAHAN, push(1, DAHAN, let="went"), in_lands_of("went", damage(1)), optional=True)
            ),
        ),
        banned=True,
    ),
    choice_event(
        "sacred-sites-under-threat",
        [
            part(
                "let-the-islands-strength-repulse-them",
                in_every_land(SACRED_SITE, push(boards.PerSacredSite(), EXPLORERS | TOWNS)),
                blight_to_box(per_player(1)),
            ),
            part("guard-them-yourself-for-well-or-ill", GuardSites()),
        ],
        BEASTS_PROWL,
        dahan_event("spirit-speakers-solve-riddles-of-power", each_spirit_with(4, DAHAN, gain_power(MINOR))),
    ),
    EventCard(
        "outpaced",
        then(
            part("outpaced", each_player(KeepPace())),
            LINGERING_PLAGUES,
            dahan_event(
                "raids-in-force", each_player(a_land(outnumber(DAHAN, BUILDINGS), damage(per(DAHAN)), different=True))
            ),
        ),
        banned=True,
    ),
    choice_event(
        "missionaries-arrive",
        [
            part(
                "ignore-their-contact-with-the-dahan",
                each_board(
                    discard_top(MINOR),
                    when_shown(
                        shows("sun"),
                        on_board(DAHAN, push(1, EXPLORERS)),
                        otherwise=on_board(DAHAN, replace(1, DAHAN, into=[TOWNS])),
                    ),
                ),
                RETURNS,
            ),
            part(
                "curse-the-tongues-of-the-foreigners",
                each_player(a_land(CITIES, add(1, DISEASE))), fear(per_player(2)), next_ravage(CURSED, 3),
                cost=jointly_pay(4, "sun"),
            ),
        ],
        PREY_ON_THE_UNWARY,
    ),
    choice_event(
        "a-strange-madness-among-the-beasts",
        [
            part(
                "let-them-rampage-unto-death",
                in_every_land(BEASTS, destroy(per(BEASTS), DAHAN)),
                on_each_board(BEASTS, remove(1, BEASTS)),
            ),
            part(
                "guide-the-madness",
                ThinOut(), each_player(a_land(BEASTS, push(1, BEASTS), optional=True)),
                needs=jointly_pay_in_all(3, "animal"),
            ),
        ],
        token_event("savage-frenzy", in_every_land(BEASTS, destroy(per(BEASTS), EXPLORERS), damage(per(BEASTS, 2)))),
        dahan_event(
            "seek-a-safer-home",
            on_each_board(both(DAHAN, BEASTS | DISEASE | WILDS), push(2, DAHAN, to=no(BEASTS | DISEASE | WILDS))),
        ),
        banned=True,
    ),
    choice_event(
        "rising-interest-in-the-island",
        [
            part(
                "ignore-the-curiosity", deck_tops.InvaderCardToBox(), on_each_board(no(TOWNS), add(1, TOWNS))
            ),
            part(
                "weave-lies-in-the-minds-of-their-observers", deck_tops.FearCardToBox(), next_ravage(LIES, 1),
                cost=jointly_pay(4, "air"),
            ),
        ],
        token_event(
            "beasts-of-the-jungle",
            on_each_board(both(JUNGLE, no(BLIGHT)), add(1, BEASTS), when(INVADERS, fear(1))),
        ),
        dahan_event("traps-and-snares", on_each_board(DAHAN, add(1, WILDS))),
    ),
]  # fmt: skip
