"""The `tidewood` command: what can be asked for. Each part is imported when it runs, so that all start fast.

What commands and options say of themselves stands in the catalogues; see `tidewood.cli.commands`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tidewood import __version__
from tidewood.cli.commands import Command, Group
from tidewood.cli.common import Wrong, check_lang, read_seed, read_setup, split_list
from tidewood.language import languages


def examples(*lines: str) -> str:
    """Lines as they are typed after `tidewood`, below the help of a command."""
    return "\n".join(lines)


app = typer.Typer(
    name="tidewood",
    cls=Group,
    epilog=examples(
        "play",
        "play everdell --terminal --lang de",
        "simulate spirit-island --games 10",
        "cards everdell Clock Tower",
        "cards --help",
    ),
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)

Lang = Annotated[str, typer.Option(metavar="|".join(languages()), callback=check_lang)]
Json = Annotated[bool, typer.Option("--json")]
Settings = Annotated[list[str] | None, typer.Option("--set", metavar="KEY=VALUE")]
Seed = Annotated[str | None, typer.Option(metavar="S")]
Number = Annotated[int | None, typer.Option(metavar="N")]
OneGame = Annotated[str, typer.Argument(metavar="GAME")]
PerhapsGame = Annotated[str | None, typer.Argument(metavar="GAME")]
File = Annotated[Path | None, typer.Option(metavar="FILE")]


def was_typed(ctx: typer.Context, param: str) -> bool:
    source = ctx.get_parameter_source(param)
    return source is not None and source.name == "COMMANDLINE"


def say_version(wanted: bool) -> None:
    if wanted:
        print(f"tidewood {__version__}")
        raise typer.Exit


@app.callback()
def top(
    version: Annotated[bool, typer.Option("--version", callback=say_version, is_eager=True)] = False,
) -> None:
    """Plays board games by the book: with people, with bots, at a real table."""


@app.command(
    cls=Command,
    epilog=examples(
        "play",
        "play the-island --terminal --players 3 --bots greedy",
        "play everdell --terminal --players 1 --set phantomia=true --set helper=true --lang de",
    ),
)
def play(
    ctx: typer.Context,
    game: PerhapsGame = None,
    terminal: Annotated[bool, typer.Option("--terminal")] = False,
    players: Number = None,
    bots: Annotated[str | None, typer.Option(metavar="NAMES")] = None,
    lang: Lang = "",
    settings: Settings = None,
    seed: Seed = None,
    table: Annotated[bool, typer.Option("--table")] = False,
    hints: Annotated[bool, typer.Option("--hints")] = False,
    save: File = None,
    load: File = None,
) -> None:
    """Play a game: in the browser, or with --terminal here, alone against bots or with others at one keyboard.

    The options below --terminal are for the terminal; in the browser they are chosen on the page.
    """
    if not terminal:
        given: dict[str, object] = {
            "--players": players,
            "--bots": bots,
            "--set": settings,
            "--seed": seed,
            "--table": table,
        }
        given |= {"--hints": hints, "--save": save, "--load": load, "--lang": was_typed(ctx, "lang")}
        named = [name for name, value in given.items() if value]
        if named:
            raise Wrong("terminal-only", options=named)
        from tidewood.cli.serve import open_table

        open_table(game)
        return
    from tidewood.cli.play.start import Wish, start

    names = None if bots is None else split_list(bots)
    wish = Wish(game, terminal, players, names, lang, settings or [], read_seed(seed), table, hints, save, load)
    start(wish)


@app.command(cls=Command, epilog=examples("serve --host 0.0.0.0 --open"))
def serve(
    host: Annotated[str, typer.Option(metavar="HOST")] = "127.0.0.1",
    port: Annotated[int, typer.Option(metavar="N", min=0, max=65535)] = 8765,
    database: Annotated[str, typer.Option(metavar="URL")] = "",
    workers: Annotated[int, typer.Option(metavar="N", min=1)] = 1,
    browser: Annotated[bool, typer.Option("--open")] = False,
) -> None:
    """Serve tables in the browser, for friends on the network or for everybody."""
    from tidewood.cli.serve import serve as run

    run(host, port, database, workers, browser)


@app.command(cls=Command, epilog=examples("simulate the-island --bots search:200,greedy --games 20 --jobs 2"))
def simulate(
    game: OneGame,
    players: Number = None,
    bots: Annotated[str, typer.Option(metavar="NAMES")] = "random",
    games: Annotated[int, typer.Option(metavar="N", min=1)] = 100,
    seed: Seed = "0",
    settings: Settings = None,
    jobs: Annotated[int, typer.Option(metavar="N", min=1, max=256)] = 1,
    ray: Annotated[str, typer.Option(metavar="ADDRESS")] = "",
    records: Annotated[Path | None, typer.Option(metavar="FOLDER")] = None,
    positions: Annotated[bool, typer.Option("--positions")] = False,
    as_json: Json = False,
    lang: Lang = "",
) -> None:
    """Let bots play many games against each other. Exit code 1 if one came to a dead end."""
    from tidewood.cli.arena import pool_of
    from tidewood.cli.simulate import simulate as run

    setup, names = read_setup(game, players, settings or []), split_list(bots)
    run(game, setup, names, games, read_seed(seed) or 0, pool_of(jobs, ray, names), as_json, lang, records, positions)


@app.command(cls=Command, epilog=examples("arena the-island --players 4 --bots planner,greedy --games 200 --jobs 2"))
def arena(
    game: OneGame,
    players: Number = None,
    bots: Annotated[str, typer.Option(metavar="NAMES")] = "random,greedy",
    games: Annotated[int, typer.Option(metavar="N", min=1)] = 100,
    within: Annotated[float | None, typer.Option(metavar="POINTS", min=0.1, max=50)] = None,
    seed: Seed = "0",
    settings: Settings = None,
    jobs: Annotated[int, typer.Option(metavar="N", min=1, max=256)] = 1,
    ray: Annotated[str, typer.Option(metavar="ADDRESS")] = "",
    out: Annotated[str, typer.Option(metavar="FOLDER")] = "",
    as_json: Json = False,
    lang: Lang = "",
) -> None:
    """Find out which bot is stronger. Exit code 1 if a game came to a dead end."""
    from tidewood.cli.arena import arena as run
    from tidewood.cli.arena import pool_of

    setup, names = read_setup(game, players, settings or []), split_list(bots)
    where, pool = Path(out or f"arena-{game}"), pool_of(jobs, ray, names)
    run(game, setup, names, games, read_seed(seed) or 0, pool, where, as_json, lang, within)


@app.command("new-bot", cls=Command, epilog=examples("new-bot my_bot"))
def new_bot(name: Annotated[str, typer.Argument(metavar="NAME")], lang: Lang = "") -> None:
    """Write the beginning of a bot of one's own."""
    from tidewood.cli.new_bot import new_bot as run

    run(name, lang)


@app.command(cls=Command, epilog=examples("scenario my-scenarios/ --json"))
def scenario(
    paths: Annotated[list[Path], typer.Argument(metavar="FILE…")],
    as_json: Json = False,
    lang: Lang = "",
) -> None:
    """Run scenario files and say what differs. Exit code 1 if something does, 2 if a file cannot be read."""
    from tidewood.cli.scenario import run

    run(paths, as_json, lang)


@app.command(cls=Command, epilog=examples("show game.json --at 12 --view p1 --lang fr"))
def show(
    file: Annotated[Path, typer.Argument(metavar="SAVE|RECORD")],
    as_json: Json = False,
    at: Number = None,
    view: Annotated[str | None, typer.Option(metavar="PLAYER")] = None,
    lang: Lang = "",
) -> None:
    """Show a position: the board, and what is to be decided."""
    from tidewood.cli.show import show as run

    run(file, as_json, at, view, lang)


@app.command(cls=Command, epilog=examples("replay game.record --verify"))
def replay(
    file: Annotated[Path, typer.Argument(metavar="RECORD")],
    verify: Annotated[bool, typer.Option("--verify")] = False,
    as_json: Json = False,
    lang: Lang = "",
) -> None:
    """Play a record again and tell what happened."""
    from tidewood.cli.replay import replay as run

    run(file, verify, as_json, lang)


@app.command(cls=Command, epilog=examples("bench the-island --seconds 2"))
def bench(
    game: PerhapsGame = None,
    as_json: Json = False,
    seconds: Annotated[float, typer.Option(metavar="S", min=0.1, max=3600)] = 5.0,
    against_catanatron: Annotated[bool, typer.Option("--against-catanatron")] = False,
    against_openspiel: Annotated[bool, typer.Option("--against-openspiel")] = False,
    lang: Lang = "",
) -> None:
    """Measure decisions, copies, saves and games a second, on one core."""
    from tidewood.cli.bench import bench as run

    peers = {"catanatron": against_catanatron, "openspiel": against_openspiel}
    run(game, as_json, seconds, [peer for peer, wanted in peers.items() if wanted], lang)


@app.command(cls=Command, epilog=examples("rules TI-031", "rules whale capsizes --game the-island"))
def rules(
    query: Annotated[list[str], typer.Argument(metavar="QUERY")],
    game: Annotated[str | None, typer.Option(metavar="GAME")] = None,
    as_json: Json = False,
    lang: Lang = "",
) -> None:
    """Look up the rules. They are in English."""
    from tidewood.cli.reference import show_rules

    show_rules(" ".join(query), game, lang, as_json)


@app.command(cls=Command, epilog=examples("cards spirit-island", "cards spirit-island Wash Away --lang fr"))
def cards(
    game: OneGame,
    name: Annotated[list[str] | None, typer.Argument(metavar="NAME")] = None,
    as_json: Json = False,
    lang: Lang = "",
) -> None:
    """The cards or tiles of a game, or one of them: names and texts."""
    from tidewood.cli.reference import show_cards

    show_cards(game, " ".join(name or []), lang, as_json)


@app.command(cls=Command, epilog=examples("texts de"))
def texts(
    code: Annotated[str, typer.Argument(metavar="CODE")],
    as_json: Json = False,
    lang: Lang = "",
) -> None:
    """List what a language still lacks, for translators. Exit code 1 if it lacks something."""
    from tidewood.cli.texts import texts as run

    run(code, as_json, lang)
