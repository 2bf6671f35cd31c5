"""Her plan cards: rules for the whole game, for one human. [PH-PLAN-01 to PH-PLAN-18]"""

from __future__ import annotations

from tidewood.games.everdell.phantomia.words import *

CAPTIVATING_EFFECT = plan(  # PH-PLAN-06
    "captivating-effect", above_level_0=True,
    rule=after(OCCUPIED_PLACE, unless(give_up(1, HAND_CARD | ANY), her_points(DIFFICULTY))),
)  # fmt: skip
SKILFUL_WEAVING = plan("skilful-weaving", after(played(PROSPERITIES), her_points(POINTS_OF_IT)))  # PH-PLAN-13
# [PH-PLAN-14]
NECESSITY = plan("necessity", after(FIGURE, softened(give_up(any_number, ANY), her_draw(beyond(3), TO_LAIR))))
PULLING_THE_STRINGS = plan(  # PH-PLAN-07
    "pulling-the-strings", after(FIGURE, softened(discard(any_number), her_draw(CARDS_IN_HAND, TO_LAIR)))
)
MASQUERADE = plan(  # PH-PLAN-08
    "the-masquerade",
    [
        after(FIGURE, [web_basic_events(), web_special_event()]),
        toll(worker_on(EVENT_PLACES), give_up(WEBS_HERE, HAND_CARD | ANY)),
        after(worker_on(EVENT_PLACES), unweb()),
    ],
)
# [PH-PLAN-09]
RISING_TENSION = plan("rising-tension", after(PREPARING, [turn_up_list(False), turn_up_list(True)]), needs="lists")
ENGAGING_NATURE = plan(  # PH-PLAN-10
    "an-engaging-nature", after(FIGURE, unless([give_up(2, POINT | ANY), pair(seen=True)], pair(seen=False)))
)
SUCCESSFUL_HAUL = plan(  # PH-PLAN-11
    "successful-haul",
    after(FIGURE, unless([give_up(2, HAND_CARD | ANY), her_draw(1, TO_CITY)], [pick_card(1), card_to_her()])),
)
SMOTHERING_SWARM = plan(  # PH-PLAN-12
    "smothering-swarm", webs=HAVEN_PLACE, above_level_0=True,
    rule=[after(FIGURE, web_location()), bar(HER, WEBBED), after(worker_on(WEBBED), her_points(DIFFICULTY))],
)  # fmt: skip
ATTEMPTED_COUP = plan(  # PH-PLAN-15
    "attempted-coup",
    after(
        FIGURE,
        with_hand(2, unless([give_up(2, POINT | ANY), chosen_played()], random_played()), her_draw(1, TO_CITY)),
    ),
)
# [PH-PLAN-16]
SILKEN_BARRICADE = plan("silken-barricade", after(played(PRODUCTIONS), unless(give_up(1, HAND_CARD | ANY), web_it())))
SNATCHED_AWAY = plan(  # PH-PLAN-17
    "snatched-away",
    [open_cards_take_no_space(), after(FIGURE, snatch()), instead_of_open_tokens(her_points(DIFFICULTY))],
)
WEAVERS_WILL = plan(  # PH-PLAN-18
    "the-weavers-will", after(FIGURE, [her_draw(1), discard_meadow(), turn_up_character()]), needs="character"
)
