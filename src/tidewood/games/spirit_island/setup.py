"""What can be chosen before a game, and what cannot go together."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from tidewood.games.spirit_island import content
from tidewood.games.spirit_island.board.boards import APART, BALANCED, SET_OF_BOARD, THEMATIC, board_id, numbers_of
from tidewood.games.spirit_island.board.layouts import LAYOUTS, NAMED, OWN, own_layout
from tidewood.games.spirit_island.board.maps import map_of
from tidewood.games.spirit_island.scenarios.branch_and_claw.second_wave import left
from tidewood.games.spirit_island.setup_steps import CLOSE
from tidewood.kernel.errors import SetupErrors
from tidewood.kernel.kind import RANDOM, SetupOption, When
from tidewood.language.values import Message, Thing, message

WRONG: Final = SetupErrors("spirit-island")
MOST_PLAYERS = 6
LEVELS = 6
IN_A_ROW = ("standard", "coastline")  # for scenarios that lay the boards themselves
LAYOUT_NAMES = ("standard", *NAMED, "free", "archipelago", "thematic")


BASE_BOARDS: Final = len(numbers_of((), False))


def supporters() -> dict[str, tuple[When, ...]]:
    """The set-ups in which an adversary can support another: with its expansion, and not beside itself."""
    found: dict[str, tuple[When, ...]] = {}
    for id in content.ADVERSARIES:
        others = tuple([other for other in content.ADVERSARIES if other != id])
        sets = {} if content.is_in_play(id, ()) else {"expansions": (content.SET_OF[id],)}
        found[id] = ({"adversary": others, **sets},)
    return found


ALL_BOARDS: Final = len(BALANCED)
FLAT: Final = tuple([name for name in LAYOUT_NAMES if name != "thematic"])


def boards(*counts: int) -> tuple[When, ...]:
    """The set-ups with so many boards: one for each player, and an extra one if that is wished. More than the base game
    has need a set that brings some. [SI-MAP-15]
    """
    cases: list[When] = []
    for extra in (False, True):
        players = [n - extra for n in counts if 1 <= n - extra <= MOST_PLAYERS]
        few, many = [tuple([n for n in players if (n + extra > BASE_BOARDS) == is_many]) for is_many in (False, True)]
        if few:
            cases.append({"players": few, "extra_board": (extra,)})
        if many:
            cases.append({"players": many, "extra_board": (extra,), "expansions": content.WITH_BOARDS})
    return tuple(cases)


def board_fits() -> dict[str, tuple[When, ...]]:
    """Balanced boards for balanced layouts, thematic ones for the thematic map, and those of a set with it."""
    found: dict[str, list[When]] = {}
    for kind, layouts in ((BALANCED, FLAT), (THEMATIC, ("thematic",))):
        for id in kind:
            set_id = SET_OF_BOARD.get(id if kind is BALANCED else f"thematic-{id}")
            case: dict[str, tuple[object, ...]] = {"layout": layouts}
            found.setdefault(id, []).append(case if set_id is None else {**case, "expansions": (set_id,)})
    return {id: tuple(cases) for id, cases in found.items()}


def needing(ids: Iterable[str]) -> dict[str, tuple[When, ...]]:
    """The set-ups in which each of these is there: with its expansion."""
    return {id: ({"expansions": (content.SET_OF[id],)},) for id in ids if not content.is_in_play(id, ())}


def scenario_fits() -> dict[str, tuple[When, ...]]:
    """The same for scenarios; some of them lay the boards themselves."""
    found = needing(content.SCENARIOS)
    for id, cases in found.items():
        if content.SCENARIOS[id].in_a_row:
            found[id] = tuple([{**case, "layout": IN_A_ROW} for case in cases])
    return found


SECOND_WAVE: Final[When] = {"scenario": ("second-wave",)}
ASPECT_FITS: Final = {
    id: ({"expansions": (content.SET_OF[id],), "spirits": (aspect.of,)},) for id, aspect in content.ASPECTS.items()
}
WITH_PROGRESSION: Final = [spirit.id for spirit in content.SPIRITS.values() if spirit.progression]  # SI-BEGINNER-04
SEVERAL: Final = boards(*range(2, ALL_BOARDS + 1))
OPTIONS: tuple[SetupOption, ...] = (
    SetupOption(
        "players", 1,
        minimum=1, maximum=MOST_PLAYERS,
    ),
    SetupOption(
        "spirits", [],
        choices=tuple(content.SPIRITS), maximum=MOST_PLAYERS, many=True, by_seat=True,
        fits=needing(content.SPIRITS),
    ),
    SetupOption(
        "expansions", [],
        choices=content.EXPANSIONS, maximum=len(content.EXPANSIONS), many=True,
    ),
    SetupOption(
        "aspects", [],
        choices=tuple(content.ASPECTS), maximum=len(content.ASPECTS), many=True, fits=ASPECT_FITS,
        when=({"expansions": tuple(dict.fromkeys([content.SET_OF[id] for id in content.ASPECTS]))},),
    ),
    SetupOption(
        "boards", [],
        choices=tuple(dict.fromkeys((*BALANCED, *THEMATIC))), maximum=ALL_BOARDS, many=True, fits=board_fits(),
    ),
    SetupOption(
        "layout", "standard",
        choices=LAYOUT_NAMES,
        fits={
            **{name: boards(*[n for n, one in LAYOUTS if one == name]) for name in NAMED},
            **dict.fromkeys(OWN, SEVERAL),
        },
    ),
    SetupOption(
        "joins", [],
        when={"layout": OWN},
        maximum=12, many=True,
    ),
    SetupOption(
        "adjacency", "touch",
        when=tuple([{**case, "layout": ("standard", *NAMED, *OWN)} for case in SEVERAL]),
        choices=("touch", "border"),
    ),
    SetupOption(
        "extra_board", False,
        when=(
            {"players": tuple(range(1, BASE_BOARDS))},
            {"players": tuple(range(BASE_BOARDS, ALL_BOARDS)), "expansions": content.WITH_BOARDS},
        ),
    ),
    SetupOption(
        "adversary", None,
        choices=tuple(content.ADVERSARIES), optional=True,
        fits=needing(content.ADVERSARIES),
    ),
    SetupOption(
        "adversary_level", 0,
        when={"adversary": tuple(content.ADVERSARIES)},
        minimum=0, maximum=LEVELS,
    ),
    SetupOption(
        "second_adversary", None,
        when={"adversary": tuple(content.ADVERSARIES)},
        choices=tuple(content.ADVERSARIES), optional=True,
        fits=supporters(),
    ),
    SetupOption(
        "second_adversary_level", 0,
        when={"second_adversary": tuple(content.ADVERSARIES)},
        minimum=0, maximum=LEVELS,
    ),
    SetupOption(
        "scenario", None,
        choices=tuple(content.SCENARIOS), optional=True,
        fits=scenario_fits(),
    ),
    SetupOption(
        "first_game", "healthy",
        when=SECOND_WAVE,
        choices=("healthy", "blighted"),
    ),
    SetupOption(
        "first_left", [],
        when=SECOND_WAVE,
        maximum=60, many=True,
    ),
    SetupOption(
        "first_blight", 0,
        when={**SECOND_WAVE, "first_game": ("blighted",)},
        minimum=0, maximum=60,
    ),
    SetupOption(
        "first_help", [],
        when=SECOND_WAVE,
        choices=tuple(content.CARDS), maximum=MOST_PLAYERS, many=True,
    ),
    SetupOption(
        "wave", 2,
        when=SECOND_WAVE,
        minimum=2, maximum=6,
    ),
    SetupOption(
        "banned_cards", "out",
        when={"expansions": content.WITH_BANNED},
        choices=("out", "allow"),
    ),
    SetupOption(
        "first_turn_event", "skip",
        when=tuple([{"expansions": (id,)} for id in content.EXPANSIONS]),
        choices=("skip", "draw"),
    ),
    SetupOption(
        "blight_card", True,
        when={"beginner": (False,), "expansions": (None,)},  # SI-BEGINNER-02 SI-SETUP-35
    ),
    SetupOption(
        "blight_erratum", True,
    ),
    SetupOption(
        "beginner", False,
        when={"players": tuple(range(1, len(WITH_PROGRESSION) + 1)), "expansions": (None,)},
    ),
    SetupOption(
        "forecast", True,
    ),
)  # fmt: skip


def filled(setup: Mapping[str, Any], given: Mapping[str, object]) -> dict[str, Any]:
    """Players and Spirits agree: either says how many there are."""
    whole = dict(setup)
    spirits = whole["spirits"]
    if spirits and "players" not in given:
        whole["players"] = len(spirits)
    if not spirits:
        there = [spirit for spirit in content.SPIRITS.values() if content.is_in_play(spirit.id, whole["expansions"])]
        simple_first = sorted(there, key=lambda spirit: spirit.complexity)
        whole["spirits"] = [spirit.id for spirit in simple_first[: whole["players"]]]
    if whole["beginner"] and "blight_card" not in given:
        whole["blight_card"] = False  # SI-BEGINNER-02
    return whole


def check(setup: Mapping[str, Any]) -> None:
    """Combinations that cannot be; says what is allowed."""
    spirits, boards = setup["spirits"], setup["boards"]
    players = setup["players"]
    if len(spirits) != players:
        raise WRONG("one-spirit-each", n=len(spirits), players=players)
    named = [id for id in spirits if id != RANDOM]
    if len(set(named)) < len(named):  # SI-GAME-03
        free = [id for id in content.SPIRITS if id not in spirits and content.is_in_play(id, setup["expansions"])]
        raise WRONG("twice", key="spirits", given=spirits, free=free)
    expansions = setup["expansions"]
    for id in named:
        if not content.is_in_play(id, expansions):
            allowed = [other for other in content.SPIRITS if content.is_in_play(other, expansions)]
            raise WRONG("set-missing", spirit=id, set=content.SET_OF[id], allowed=allowed)
    check_aspects(setup["aspects"], named, expansions)
    check_scenario(setup)
    if setup["beginner"]:
        check_beginner(setup)
    if expansions and not setup["blight_card"]:  # SI-SETUP-35
        raise WRONG("blight-card-needed", sets=expansions)
    check_boards(setup, boards, players + (1 if setup["extra_board"] else 0))
    check_adversaries(setup)
    banning = [id for id in content.BANNING if id in expansions]
    if setup["banned_cards"] == "allow" and banning:
        raise WRONG("banned-with-later-set", set=banning[0])  # SI-EXPANSION-05


def check_aspects(aspects: list[str], spirits: list[str], expansions: list[str]) -> None:
    """Each for a Spirit that plays, one for each, and of a set that was chosen."""
    there = [id for id in content.ASPECTS if content.is_in_play(id, expansions)]
    allowed = [id for id in there if content.ASPECTS[id].of in spirits]
    for id in aspects:
        of = content.ASPECTS[id].of
        if id not in there:
            raise WRONG("aspect-set-missing", aspect=id, set=content.SET_OF[id], allowed=allowed or None)
        if of not in spirits:
            raise WRONG("aspect-of-another", aspect=id, spirit=of, allowed=allowed or None)
        others = [other for other in aspects if content.ASPECTS[other].of == of]
        if len(others) > 1:
            own = [other for other in allowed if content.ASPECTS[other].of == of]
            raise WRONG("aspect-twice", spirit=of, given=others, allowed=own)


def check_adversaries(setup: Mapping[str, Any]) -> None:
    """Of sets that were chosen, no level without one, and a second one beside another. [SI-ADVERSARY-03]"""
    first, second = setup["adversary"], setup["second_adversary"]
    allowed = adversaries(setup["expansions"])
    for id in (first, second):
        if id is not None and id not in allowed:
            raise WRONG("adversary-set-missing", adversary=id, set=content.SET_OF[id], allowed=allowed)
    if first is None and setup["adversary_level"]:
        raise WRONG("level-needs-adversary", allowed=allowed)
    if first is None and second is not None:
        raise WRONG("second-needs-first", second=second, allowed=[id for id in allowed if id != second])
    if second is not None and second == first:
        raise WRONG("adversary-twice", adversary=first, allowed=[id for id in allowed if id != first])
    if second is None and setup["second_adversary_level"]:
        raise WRONG("level-needs-second", allowed=[id for id in allowed if id != first])


def adversaries(expansions: list[str]) -> list[str]:
    return [id for id in content.ADVERSARIES if content.is_in_play(id, expansions)]


def check_scenario(setup: Mapping[str, Any]) -> None:
    """Of a set that was chosen, and with boards that lie as it wants them. [SI-SCENARIO-05]"""
    id, expansions = setup["scenario"], setup["expansions"]
    if id is None:
        return
    if not content.is_in_play(id, expansions):
        allowed = [other for other in content.SCENARIOS if content.is_in_play(other, expansions)]
        raise WRONG("scenario-set-missing", scenario=id, set=content.SET_OF[id], allowed=allowed)
    if setup["first_left"]:
        check_left(setup)
    if content.SCENARIOS[id].in_a_row and setup["layout"] not in IN_A_ROW:
        raise WRONG("scenario-layout", scenario=id, layout=repr(setup["layout"]), allowed=IN_A_ROW)


def check_left(setup: Mapping[str, Any]) -> None:
    """What a first game has left lies on boards that are named."""
    if not setup["boards"]:
        raise WRONG("first-left-boards", allowed=tuple(BALANCED))
    left(map_of(tuple(setup["boards"]), setup["layout"], tuple(setup["joins"]), True), setup["first_left"])


def check_beginner(setup: Mapping[str, Any]) -> None:
    """The beginner game has simple Spirits and no Blight card, so it is played without expansions.
    [SI-BEGINNER-02, SI-BEGINNER-04, SI-SETUP-35]
    """
    if setup["expansions"]:
        raise WRONG("beginner-expansions", sets=setup["expansions"])
    if setup["blight_card"]:
        raise WRONG("beginner-blight")
    if setup["players"] > len(WITH_PROGRESSION):
        raise WRONG("beginner-players", there=len(WITH_PROGRESSION), allowed=WITH_PROGRESSION)
    for id in setup["spirits"]:
        if id != RANDOM and id not in WITH_PROGRESSION:
            raise WRONG("no-progression", spirit=id, allowed=WITH_PROGRESSION)


def meanings(option: str) -> dict[str, Message]:
    """The levels of the adversaries. [SI-ADVERSARY-04]"""
    if option not in ("adversary_level", "second_adversary_level"):
        return {}
    return {
        f"{adversary.id}:{n}": message(
            "setup.level",
            n=n,
            level=Thing("level", level.id),
            difficulty=level.difficulty,
            text=message(f"card.challenge.{level.id}"),
        )
        for adversary in content.ADVERSARIES.values()
        for n, level in enumerate(adversary.levels)
    }


def check_boards(setup: Mapping[str, Any], boards: list[str], n: int) -> None:
    layout = setup["layout"]
    thematic = layout == "thematic"
    pool = [board_id(number) for number in numbers_of(setup["expansions"], thematic)]
    for id in boards:
        set_id = SET_OF_BOARD.get(f"thematic-{id}" if thematic else id)
        if set_id is not None and id not in pool:
            raise WRONG("board-set-missing", board=repr(id), set=set_id, allowed=pool)
        if id not in pool:
            raise WRONG("wrong-board", board=repr(id), thematic=thematic, layout=repr(layout), allowed=pool)
    if len(set(boards)) < len(boards):
        left = [id for id in pool if id not in boards]
        raise WRONG("twice", key="boards", given=boards, free=left)
    if n > len(pool):
        lacking = next((id for id in content.WITH_BOARDS if id not in setup["expansions"]), None)
        raise WRONG("boards-needed", n=n, there=len(pool), pool=pool, set=lacking)
    if boards and len(boards) != n:
        raise WRONG("boards-count", given=len(boards), n=n, extra=bool(setup["extra_board"]), allowed=pool)
    for pair in APART:
        if n <= CLOSE and set(pair) <= set(boards):  # SI-MAP-16 SI-MAP-17
            raise WRONG("boards-apart", one=pair[0], other=pair[1])
    if (layout in NAMED or layout == "standard") and (n, layout) not in LAYOUTS:
        allowed = [name for count, name in LAYOUTS if count == n]
        raise WRONG("layout-boards", layout=repr(layout), n=n, allowed=[*allowed, *LAYOUT_NAMES[-3:]])
    if layout in OWN and (layout == "free" or setup["joins"]):
        if not boards:
            raise WRONG("layout-names", layout=repr(layout), allowed=pool)
        own_layout(tuple(boards), tuple(setup["joins"]), layout)
    elif setup["joins"]:
        raise WRONG("joins-layout", layout=repr(layout))
