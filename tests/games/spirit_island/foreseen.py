"""Whether a forecast comes true: positions of random games in which from then on nobody does anything more than must be
answered, and what the log then says of each land.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

import tidewood
from tests.games.spirit_island.lively import lively, midgame
from tests.games.spirit_island.setups import ALL
from tidewood import Game

DONE = ("done",)
QUIET = ("spirit", "fast", "invaders.ravage", "slow")
INVADERS = ("explorer", "town", "city")
SAID = ("net", "blight", "cascade", "dahan_lost", "presence_lost")


class Checked(NamedTuple):
    differences: list[str]
    lands: int  # concerned by a Ravage or a Build
    sure: int
    settled: int  # of these, those where it is not even open who loses Presence


def positions(seed: int, n: int) -> Iterator[tuple[Game, random.Random]]:
    """Decisions at which everybody may be done, over all set-ups and phases in turn."""
    rng = random.Random(f"forecast {seed}")
    setups = rng.sample(ALL, len(ALL))
    found = 0
    while found < n:
        setup = setups[found % len(setups)]
        phase = rng.choice(QUIET)
        game = (
            midgame(setup, rng) if rng.random() < 0.4 else tidewood.new("spirit-island", rng.randrange(10**9), **setup)
        )
        wanted = rng.randint(1, 5)
        for _ in range(600):
            if game.is_over:
                break
            if game.round >= wanted and is_quiet(game, phase) and rng.random() < 0.3:
                found += 1
                yield game, rng
                break
            game.pick(lively(game, rng) if rng.random() < 0.7 else rng.randrange(game.count))


def is_quiet(game: Game, phase: str) -> bool:
    decision = game.decision
    assert decision is not None
    if game.view()["phase"] != phase:
        return False
    return all(done_of(game, player) is not None for player in decision.players) or "ravage" in decision.notations[0]


def done_of(game: Game, player: str) -> int | None:
    decision = game.decision
    assert decision is not None
    for option in decision:
        if option.player == player and option.notation in DONE:
            return option.index
    return None


def checked(game: Game, rng: random.Random) -> Checked:
    """Plays to the end of the Invader Phase and compares."""
    view = game.view()
    told = view.get("forecast")
    if told is None:
        return Checked([], 0, 0, 0)
    before = game.happened
    # Before the next turn every Spirit must grow: what the Presence that comes by it could change is left out.
    grown = until_invaders(game, rng, told["turn"]) if view["turn"] < told["turn"] else set()
    if grown is None:
        return Checked([], 0, 0, 0)
    while not game.is_over and game.view()["turn"] == told["turn"] and game.view()["phase"] not in ("slow", "time"):
        go_on(game, rng)
    told = without(told, grown)
    happened = {land: found for land, found in ravaged(game, before).items() if land not in grown}
    if game.is_over and happened:
        happened.popitem()  # the end may have come in the middle of it
    built, explored = others(game, before)
    found: list[str] = []
    for land, ravage in told["ravage"].items():
        was = happened.get(land) or struck_down(game, before, land, view["lands"][land])
        found += differences(land, ravage, was, game.is_over)
        found += strike_differences(view, land, ravage, was)
    for land in happened:
        if land not in told["ravage"] and not told["fear"] and "event" not in told:
            found.append(f"{land}: ravaged, and nobody said so")
    if not grown and not game.is_over:
        found += blight_differences(told, game, before)
    for land, build in told["build"].items():
        if build["sure"] and not game.is_over and built.get(land, []) != build["adds"]:
            found.append(f"{land}: build {build} but {built.get(land, [])}")
    for land, explore in told["explore"].items():
        if explore["sure"] and not game.is_over and explored[land] != explore["adds"]:
            found.append(f"{land}: explore {explore} but {explored[land]}")
    brought = escalation(game, before)
    for land, coming in told.get("escalated", {}).items():
        if coming["sure"] and not game.is_over and brought.get(land, []) != coming["adds"]:
            found.append(f"{land}: escalation {coming} but {brought.get(land, [])}")
    escalated = any(event.kind == "escalation" for event in game.events(before))
    if not game.is_over and told["escalation"] != "maybe" and escalated != (told["escalation"] == "yes"):
        found.append(f"escalation {told['escalation']} but {escalated}")
    concerned = [*told["ravage"].values(), *told["build"].values()]
    if told["fear"] or "event" in told:  # cards that nobody knows come first
        return Checked(found, 0, 0, 0)
    sure = [one for one in concerned if one["sure"]]
    return Checked(found, len(concerned), len(sure), sum("may_lose" not in one for one in sure))


def go_on(game: Game, rng: random.Random) -> None:
    """Whoever may be done is; what must be answered is answered anyhow."""
    decision = game.decision
    assert decision is not None
    done = [option.index for option in decision if option.notation in DONE]
    game.pick(done[0] if done else rng.randrange(game.count))


def until_invaders(game: Game, rng: random.Random, turn: int) -> set[str] | None:
    """Plays to the Fast Phase of the next turn: the lands with Presence before or then, and those around them. None
    where Growth moved other pieces as well: then nothing can be compared.
    """
    lands = game.view()["lands"]
    near = {land for land, there in lands.items() if there["presence"]}
    counted = counts(game)
    while not game.is_over and (game.view()["turn"] < turn or game.view()["phase"] == "spirit"):
        go_on(game, rng)
    if game.is_over or counts(game) != counted:
        return None
    near |= {land for land, there in game.view()["lands"].items() if there["presence"]}
    return near | {other for land in near for other in lands.get(land, {"adjacent": []})["adjacent"]} | {""}


def counts(game: Game) -> dict[str, list[int]]:
    """Pieces and Blight in every land, wounded or not: wounds heal when time passes."""
    kinds = (*INVADERS, "dahan", "blight", "beasts", "wilds", "disease", "badlands")
    return {
        land: [sum(n for key, n in there.items() if key.partition("-")[0].partition("+")[0] == kind) for kind in kinds]
        for land, there in game.view()["lands"].items()
    }


def without(told: dict[str, Any], lands: set[str]) -> dict[str, Any]:
    """The forecast of all other lands."""
    parts = ("ravage", "build", "explore", "escalated")
    return told | {
        part: {land: one for land, one in told[part].items() if land not in lands} for part in parts if part in told
    }


def blight_differences(told: dict[str, Any], game: Game, before: int) -> Iterator[str]:
    """All Blight of the Ravages, cascades as well, and what became of the pool."""
    said = told["blight"]
    came = 0
    turned = ravaging = False
    for event in game.events(before):
        ravaging = (ravaging or event.kind == "ravaged") and event.kind not in ("built", "explored", "revealed", "time")
        came += ravaging and event.kind == "blight"
        turned |= ravaging and event.kind in ("blighted", "still-healthy")
    if said["sure"] and came != said["to_come"]:
        yield f"blight to come {said['to_come']} but {came}"
    elif came < said["to_come"] and not any("open" in ravage for ravage in told["ravage"].values()):
        yield f"blight to come at least {said['to_come']} but {came}"
    if said["sure"] and turned != (said["then"] == "flips"):
        yield f"the pool then {said['then']!r} but the card {'turned' if turned else 'stayed'}"


def escalation(game: Game, before: int) -> dict[str, list[str]]:
    """What an escalation added before Exploring, land by land."""
    found: dict[str, list[str]] = {}
    now = False
    for event in game.events(before):
        if event.kind in ("escalation", "explored", "time"):
            now = event.kind == "escalation"
        elif now and event.kind in ("built", "added"):
            said = game.told(event)
            assert said is not None
            args = said["args"]
            kind = str(args["piece"]).partition(":")[2]
            found.setdefault(str(args["land"]).partition(":")[2], []).extend([kind] * int(args.get("n", 1)))
    return found


def differences(land: str, said: dict[str, Any], was: dict[str, Any] | None, over: bool) -> Iterator[str]:
    if was is None:
        if said["sure"] and "stopped" not in said and not over:
            yield f"{land}: never ravaged, though that was certain"
        return
    if "stopped" in said:
        yield f"{land}: ravaged, though stopped by {said['stopped']}"
        return
    if "open" in said:
        return
    for key in SAID:
        if key == "cascade" and "may_cascade" in said:
            continue
        if key == "presence_lost" and "may_lose" in said:
            if not set(was[key]) <= set(said["may_lose"]):
                yield f"{land}: {key} at most {said['may_lose']} but {was[key]}"
            continue
        if said["sure"] and said[key] != was[key]:
            yield f"{land}: {key} {said[key]} but {was[key]}"
        elif not said["sure"] and not covers(was[key], said[key]):
            yield f"{land}: {key} at least {said[key]} but {was[key]}"


def strike_differences(
    view: dict[str, Any], land: str, said: dict[str, Any], was: dict[str, Any] | None
) -> Iterator[str]:
    """The Dahan deal all their damage, as long as there is an Invader to take it. A destroyed one took at least one."""
    if was is None or "stopped" in said or not said["sure"]:
        return
    health = {kind: strength["health"] for kind, strength in view["health"].items()}
    health |= view["lands"][land].get("health", {})
    least = was["hurt"] + len(was["fell"])
    most = was["hurt"] + sum(health[kind] for kind in was["fell"])
    if least > said["strike"] or most < min(said["strike"], toughness(view["lands"][land], health)):
        yield f"{land}: the Dahan strike for {said['strike']} but {least} to {most}"


def toughness(there: dict[str, Any], health: dict[str, int]) -> int:
    """What all Invaders of a land can take."""
    found = 0
    for key, n in there.items():
        kind, _, marks = key.partition("-")
        wounds = marks.partition("+")[0]
        if kind.partition("+")[0] in INVADERS:
            found += n * (health[kind.partition("+")[0]] - (int(wounds) if wounds.isdecimal() else 0))
    return found


def struck_down(game: Game, before: int, land: str, there: dict[str, Any]) -> dict[str, Any] | None:
    """Where the Dahan strike first and leave no Invader, the log has no Ravage: what they did there instead."""
    fell: list[str] = []
    hurt = 0
    for event in game.events(before):
        if event.kind in ("built", "revealed", "explored", "time"):
            break
        said = game.told(event)
        assert said is not None
        args = {key: str(value).partition(":")[2] or value for key, value in said["args"].items()}
        if args.get("land") == land and args.get("piece") in INVADERS:
            fell += [args["piece"]] if event.kind == "destroyed" else []
            hurt += args["n"] if event.kind == "damaged" else 0
    if len(fell) < sum(n for key, n in there.items() if key.partition("-")[0].partition("+")[0] in INVADERS):
        return None
    return {"net": 0, "blight": 0, "cascade": False, "dahan_lost": 0, "presence_lost": [], "hurt": hurt, "fell": fell}


def covers(was: Any, least: Any) -> bool:
    return set(least) <= set(was) if isinstance(least, list) else bool(was >= least)


def ravaged(game: Game, before: int) -> dict[str, dict[str, Any]]:
    """What each Ravage did, from the log: in its own land, without what cascaded."""
    found: dict[str, dict[str, Any]] = {}
    now: dict[str, Any] | None = None
    here = to = ""
    for event in game.events(before):
        said = game.told(event)
        assert said is not None
        args = {key: str(value).partition(":")[2] or value for key, value in said["args"].items()}
        if event.kind == "ravaged":
            here, to = args["land"], ""
            now = {
                "net": args["n"],
                "blight": 0,
                "cascade": False,
                "dahan_lost": 0,
                "presence_lost": [],
                "hurt": 0,
                "fell": [],
            }
            found.setdefault(here, now)
        elif event.kind in ("built", "explored", "revealed", "time"):
            now = None
        elif now is None:
            continue
        elif event.kind == "cascade":
            to = args["to"]
            now["cascade"] |= args["origin"] == here
        elif event.kind == "blight":
            if args["land"] != to:
                to = ""
                now["blight"] += args["land"] == here
        elif event.kind == "presence-destroyed" and args["land"] == here and to != here:
            now["presence_lost"].append(args["who"])
        elif event.kind == "destroyed" and args["land"] == here:
            now["dahan_lost"] += args["piece"] == "dahan"
            now["fell"] += [args["piece"]] if args["piece"] in INVADERS else []
        elif event.kind == "damaged" and args["land"] == here and args["piece"] in INVADERS:
            now["hurt"] += args["n"]
    return found


def others(game: Game, before: int) -> tuple[dict[str, list[str]], Counter[str]]:
    built: dict[str, list[str]] = {}
    explored: Counter[str] = Counter()
    escalated = False
    last = ""  # the land that was explored last: a rule may add Explorers to it
    for event in game.events(before):
        escalated |= event.kind == "escalation"
        if escalated and event.kind == "built":
            continue
        if event.kind in ("built", "explored"):
            said = game.told(event)
            assert said is not None
            land = said["args"]["land"].partition(":")[2]
            if event.kind == "built":
                built.setdefault(land, []).append(said["args"]["piece"].partition(":")[2])
            else:
                explored[land] += said["args"]["n"]
                last = land
        elif event.kind == "added" and last:
            said = game.told(event)
            assert said is not None
            if said["args"]["land"] == f"land:{last}" and said["args"]["piece"] == "piece:explorer":
                explored[last] += said["args"]["n"]
    return built, explored
