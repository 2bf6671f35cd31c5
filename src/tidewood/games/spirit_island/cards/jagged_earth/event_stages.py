"""The Event cards of Jagged Earth by the stage of the Invaders and by the Terror Level."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.cards.branch_and_claw.event_parts import OFFERINGS, STRICKEN, coming_of_age
from tidewood.games.spirit_island.cards.branch_and_claw.event_stages import AGGRESSIVE
from tidewood.games.spirit_island.cards.jagged_earth.event_parts import (
    BLUNDER,
    CAREFUL_DEFENSE,
    CHASED_OFF,
    COORDINATED_DEFENSE,
    HEEDLESS,
)
from tidewood.games.spirit_island.words import *
from tidewood.games.spirit_island.words.event_words import *

NO_BLIGHT: Final = rule(
    "invested-aristocracy-blight", AFTER, BLIGHT_CAME, event_rules.MarkBoard(), condition=CauseIs(RAVAGE)
)
INVESTED: Final = rule(
    "invested-aristocracy", AFTER, RAVAGES_DONE,
    each_board(when(boards.BoardUnmarked(), on_board(boards.NumberedLast(no(INVADERS)), add(1, TOWNS)))),
)  # fmt: skip
DIGNITARIES: Final = rule("foreign-dignitaries-visit", NUMBER, RAVAGE_DAMAGE, condition=LOWEST_RAVAGED)
MAPPED: Final = rule("mapmakers-chart-the-wild", COUNTS, WILDS_IDLE)
CHARTED: Final = rule(
    "mapmakers-chart-the-wild-explorers", NUMBER, EXPLORER_COUNT, condition=boards.BoardWithout(WILDS)
)
TIMID: Final = rule("no-bravery-without-numbers", CANNOT, RAVAGES, condition=boards.FewInvaders())
BRAVE: Final = rule("courage-of-the-crowd", NUMBER, RAVAGE_DAMAGE)
EAGER: Final = rule(
    "eager-explorers", AFTER, BUILT,
    then(event_rules.MarkBoard(), a_land(both(NextToThis(), no(INVADERS)), add(1, EXPLORERS))),
    condition=boards.BoardUnmarked(),
)  # fmt: skip
HATED_LAND: Final = rule("xenophobia", NUMBER, TO_LAND, condition=has(DAHAN), n=-1)
HATED_DAHAN: Final = rule("xenophobia-dahan", NUMBER, TO_DAHAN, condition=has(DAHAN), n=1)
CUT: Final = rule("bureaucrats-adjust-funding", CANNOT, BUILDS, condition=NORMAL)
FUNDED: Final = rule("bureaucrats-adjust-funding-more", AFTER, BUILDS_DONE, invade_here(BUILD), part=True)
RANSACK: Final = rule(
    "ransack-and-run", AFTER, RAVAGES_DONE, on_each_board(most(CITIES), invade_here(RAVAGE), remove(1, CITIES))
)
RESOURCEFUL: Final = rule(
    "resourceful-populace", AFTER, ACTION_CLOSES, event_rules.TownNextDoor(),
    condition=Noted("destroyed", BUILDINGS), part=True,
)  # fmt: skip
STRIPPING: Final = rule("strip-the-land-bare", NUMBER, PIECE_DAMAGE, condition=All(ThatKind(TOWNS), CauseIs(RAVAGE)))
STRIPPED: Final = rule(
    "strip-the-land-bare-after", AFTER, RAVAGED,
    when(Noted("blight", BLIGHT), [remove(1, EXPLORERS), remove(1, TOWNS)]), part=True,
)  # fmt: skip
OPTIMISM: Final = rule("relentless-optimism", COUNTS, NO_FEAR)
TOGETHER: Final = rule("pull-together-in-adversity", COUNTS, STRIFE_IDLE)
AT_TRUCE: Final = rule("temporary-truce", CANNOT, TAKES_PART)
CAUTIOUS: Final = rule("temporary-caution", INSTEAD, RAVAGES, SkippedOne(0, 1), condition=NormalRavage())
CAUTION: Final = rule(
    "temporary-caution-due", AFTER, RAVAGES_BEGIN,
    on_each_board(both(INVADERS, outnumber(DAHAN, BUILDINGS)), this_turn(CAUTIOUS, here=True, uses=1)),
)  # fmt: skip
AGGRAVATED: Final = rule("terror-breeds-aggression", NUMBER, RAVAGE_DAMAGE)

CARDS: Final[list[EventCard]] = [
    stage_event(
        part(
            "harvest-bounty-harvest-dust",
            event_rules.ByHealth(
                HEALTHY,
                on_each_board(BUILDINGS, invade_here(RAVAGE)),
                on_each_board(has(BUILDINGS, 2), push(1, TOWNS, to=no(BUILDINGS))),
            ),
        ),
        part("widespread-clearcutting", on_each_board(BUILDINGS, prevent_here(blight(1, cascades=False), 2))),
        BLUNDER,
        dahan_event("coordinated-strikes", in_every_land(has(DAHAN, 3), damage(2), defend(2))),
        until=2,
    ),
    stage_event(
        part("invested-aristocracy", this_turn(NO_BLIGHT), this_turn(INVESTED, uses=1)),
        part(
            "foreign-dignitaries-visit",
            when(HEALTHY, this_turn(DIGNITARIES, value=2), otherwise=deck_tops.AddFearCard()),
        ),
        HEEDLESS,
        coming_of_age(has(DAHAN, 2)),
        until=2,
    ),
    stage_event(
        part("mapmakers-chart-the-wild", this_turn(MAPPED), this_turn(CHARTED, value=1)),
        part("increasing-aggression", this_turn(AGGRESSIVE, value=1)),
        HEEDLESS,
        coming_of_age(both(DAHAN, no(BADLANDS | BEASTS | DISEASE | WILDS))),
        until=2,
    ),
    stage_event(
        part("no-bravery-without-numbers", this_turn(TIMID)),
        part("courage-of-the-crowd", this_turn(TIMID), this_turn(BRAVE, value=2)),
        HEEDLESS,
        dahan_event(
            "leave-the-hostile-land",
            counted_in_every_land(
                BADLANDS | DISEASE, has(DAHAN), push(that_many("counted"), DAHAN, to=no(BADLANDS | DISEASE))
            ),
        ),
        until=2,
    ),
    stage_event(
        part(
            "smaller-ports-spring-up",
            each_board(
                when(boards.BoardHasExactly(1, CITIES, COASTAL), on_board(both(COASTAL, no(CITIES)), add(1, TOWNS)))
            ),
        ),
        part(
            "extensive-building", on_each_board(both(INVADERS, boards.NotMatching(MATCHES_BUILD)), invade_here(BUILD))
        ),
        STRICKEN,
        dahan_event("settlers-encroach-too-far", on_each_board(both(TOWNS, DAHAN), push(per(DAHAN, of=2), TOWNS))),
        until=2,
    ),
    terror_event(
        part("eager-explorers", this_turn(EAGER)),
        part("xenophobia", this_turn(HATED_LAND), this_turn(HATED_DAHAN)),
        CHASED_OFF,
        dahan_event("at-their-gates-demanding-redress", fear(Times(per_land(both(DAHAN, CITIES)), 2))),
    ),
    terror_event(
        part(
            "bureaucrats-adjust-funding",
            each_board(
                when(board_has(9, BUILDINGS), event_rules.InEachLandOf(CUT, boards.NumberedLast(MATCHES_BUILD))),
                when(
                    boards.BoardHasAtMost(3, BUILDINGS),
                    event_rules.InEachLandOf(FUNDED, boards.NumberedLast(MATCHES_BUILD)),
                ),
            ),
        ),
        part("ransack-and-run", this_turn(RANSACK, uses=1)),
        token_event("terrifying-beasts", fear(per_board_with(BEASTS, 2, at_least=2))),
        COORDINATED_DEFENSE,
        until=2,
    ),
    terror_event(
        part("resourceful-populace", this_turn(RESOURCEFUL)),
        part("strip-the-land-bare", this_turn(STRIPPING, value=1), this_turn(STRIPPED)),
        token_event("virulence-among-close-packed-homes", on_each_board(most(BUILDINGS, INLAND), add(1, DISEASE))),
        dahan_event("offerings-of-story-and-season", each_spirit_with(3, DAHAN, energy(1), may(reclaim()))),
    ),
    terror_event(
        part("relentless-optimism", this_turn(OPTIMISM)),
        part(
            "cultures-mix-and-clash",
            each_board(
                when(boards.BoardOutnumbers(2, DAHAN, BUILDINGS), on_board(TOWNS, replace(1, TOWNS, into=[DAHAN]))),
                when(boards.BoardOutnumbers(2, BUILDINGS, DAHAN), on_board(DAHAN, replace(1, DAHAN, into=[TOWNS]))),
            ),
        ),
        token_event(
            "foreign-diseases",
            on_each_board(most(INVADERS | DAHAN, both(INVADERS, DAHAN)), add(1, DISEASE), damage(2, DAHAN)),
        ),
        OFFERINGS,
    ),
    terror_event(
        part("pull-together-in-adversity", this_turn(TOGETHER)),
        part(
            "purge-the-land-with-salt-and-fire",
            on_each_board(has(TOWNS, 2), blight(1, cascades=False), add(2, BADLANDS), remove(ALL, TOWNS)),
        ),
        BLUNDER,
        CAREFUL_DEFENSE,
        until=2,
    ),
    terror_event(
        part("temporary-truce", in_every_land(DAHAN, event_rules.TruceHere(AT_TRUCE))),
        part("temporary-caution", this_turn(CAUTION, uses=1)),
        HEEDLESS,
        dahan_event("speak-of-the-spirits-anger", fear(boards.PerBoardWhere(both(DAHAN, BUILDINGS)))),
    ),
    terror_event(
        part("overconfidence", event_rules.LoseFear()),
        part("terror-breeds-aggression", event_rules.LayAmount(AGGRAVATED, Times(boards.EarnedCards(), 1, 2))),
        token_event(
            "beasts-multiply",
            each_board(on_board(beside(BEASTS), add(1, BEASTS)), on_board(BEASTS, destroy(1, DAHAN))),
        ),
        COORDINATED_DEFENSE,
    ),
]  # fmt: skip
