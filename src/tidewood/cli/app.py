"""The `tidewood` command: what can be asked for. Each part is imported when it runs, so that all start fast."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tidewood import __version__
from tidewood.api import games
from tidewood.cli.common import Wrong, check_lang, read_seed, read_setup, split_list
from tidewood.language import languages


def examples(*lines: str) -> str:
    """Example lines below the help of a command, as they are typed."""
    return "\n".join(["\b", "Example:" if len(lines) == 1 else "Examples:", *[f"  tidewood {line}" for line in lines]])


GAMES = ", ".join(games())
WHICH = f"Which game: {GAMES}."
app = typer.Typer(
    name="tidewood",
    help="Plays board games by the book: with people, with bots, at a real table.",
    epilog=f"Games: {GAMES}.\n\n"
    + examples(
        "play",
        "play everdell --terminal --lang de",
        "simulate spirit-island --games 10",
        "cards everdell Clock Tower",
        "COMMAND --help",
    ),
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)

Lang = Annotated[
    str, typer.Option(metavar="|".join(languages()), help="Language of everything shown.", callback=check_lang)
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON for programs to read.")]
Settings = Annotated[
    list[str] | None,
    typer.Option("--set", metavar="KEY=VALUE", help="A set-up option of the game; may be given several times."),
]
Seed = Annotated[str | None, typer.Option(metavar="S", help="Number or text; the same seed gives the same game.")]


def say_version(wanted: bool) -> None:
    if wanted:
        print(f"tidewood {__version__}")
        raise typer.Exit


@app.callback()
def top(
    version: Annotated[
        bool, typer.Option("--version", help="Show the version and exit.", callback=say_version, is_eager=True)
    ] = False,
) -> None:
    """Plays board games by the book: with people, with bots, at a real table."""


@app.command(
    epilog=examples(
        "play",
        "play the-island --terminal --players 3 --bots greedy",
        "play everdell --terminal --players 1 --set phantomia=true --set helper=true --lang de",
    )
)
def play(
    game: Annotated[str | None, typer.Argument(help=f"{WHICH} The first if none is named.")] = None,
    terminal: Annotated[bool, typer.Option("--terminal", help="Play in this terminal.")] = False,
    players: Annotated[
        int | None, typer.Option(metavar="N", help="Number of players; the usual number if not given.")
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            metavar="NAMES", help="Bots of the last seats, such as greedy,random,search:200; none for no bots."
        ),
    ] = None,
    lang: Lang = "en",
    settings: Settings = None,
    seed: Seed = None,
    table: Annotated[
        bool, typer.Option("--table", help="At a real table: you roll and turn tiles, and say what came up.")
    ] = False,
    hints: Annotated[bool, typer.Option("--hints", help="Let people ask what a bot would do.")] = False,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Keep the game in this file.")] = None,
    load: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a saved game.")] = None,
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
        given |= {"--hints": hints, "--save": save, "--load": load, "--lang": lang != "en"}
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


@app.command(epilog=examples("serve --host 0.0.0.0 --open"))
def serve(
    host: Annotated[
        str, typer.Option(metavar="HOST", help="Where to listen; 0.0.0.0 for the whole network.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(metavar="N", min=0, max=65535, help="0 for any free one.")] = 8765,
    database: Annotated[
        str, typer.Option(metavar="URL", help="sqlite:///FILE or postgresql://…; the data folder if not given.")
    ] = "",
    workers: Annotated[int, typer.Option(metavar="N", min=1, help="Processes; more than one needs PostgreSQL.")] = 1,
    browser: Annotated[bool, typer.Option("--open", help="Open the browser.")] = False,
) -> None:
    """Serve tables in the browser, for friends on the network or for everybody."""
    from tidewood.cli.serve import serve as run

    run(host, port, database, workers, browser)


@app.command(epilog=examples("simulate the-island --bots search:200,greedy --games 20 --jobs 2"))
def simulate(
    game: Annotated[str, typer.Argument(help=WHICH)],
    players: Annotated[int | None, typer.Option(metavar="N", help="Number of players.")] = None,
    bots: Annotated[
        str, typer.Option(metavar="NAMES", help="Bots, such as random,search:200; a short list is repeated.")
    ] = "random",
    games: Annotated[int, typer.Option(metavar="N", min=1, help="How many games.")] = 100,
    seed: Seed = "0",
    settings: Settings = None,
    jobs: Annotated[int, typer.Option(metavar="N", min=1, max=256, help="Number of processes.")] = 1,
    as_json: Json = False,
) -> None:
    """Let bots play many games against each other. Exit code 1 if one came to a dead end."""
    from tidewood.cli.simulate import simulate as run

    run(game, read_setup(game, players, settings or []), split_list(bots), games, read_seed(seed) or 0, jobs, as_json)


@app.command(epilog=examples("scenario my-scenarios/ --json"))
def scenario(
    paths: Annotated[list[Path], typer.Argument(metavar="FILE…", help="Scenario files, or folders of them.")],
    as_json: Json = False,
) -> None:
    """Run scenario files and say what differs. Exit code 1 if something does, 2 if a file cannot be read."""
    from tidewood.cli.scenario import run

    run(paths, as_json)


@app.command(epilog=examples("show game.json --at 12 --view p1 --lang fr"))
def show(
    file: Annotated[Path, typer.Argument(metavar="SAVE|RECORD", help="A saved game or a record.")],
    as_json: Json = False,
    at: Annotated[int | None, typer.Option(metavar="N", help="After this many answers; else at the end.")] = None,
    view: Annotated[
        str | None, typer.Option(metavar="PLAYER", help="As this player sees it, such as p1; everything if not given.")
    ] = None,
    lang: Lang = "en",
) -> None:
    """Show a position: the board, and what is to be decided."""
    from tidewood.cli.show import show as run

    run(file, as_json, at, view, lang)


@app.command(epilog=examples("replay game.record --verify"))
def replay(
    file: Annotated[Path, typer.Argument(metavar="RECORD", help="A record, or a saved game.")],
    verify: Annotated[
        bool, typer.Option("--verify", help="Only check whether it replays exactly; exit code 2 if not.")
    ] = False,
    as_json: Json = False,
    lang: Lang = "en",
) -> None:
    """Play a record again and tell what happened."""
    from tidewood.cli.replay import replay as run

    run(file, verify, as_json, lang)


@app.command(epilog=examples("bench the-island --seconds 2"))
def bench(
    game: Annotated[str | None, typer.Argument(help=f"{WHICH} All if none is named.")] = None,
    as_json: Json = False,
    seconds: Annotated[float, typer.Option(metavar="S", min=0.1, max=3600, help="About how long for each game.")] = 5.0,
    against_catanatron: Annotated[
        bool, typer.Option("--against-catanatron", help="Also run catanatron's random games, in turn with ours.")
    ] = False,
) -> None:
    """Measure decisions, copies, saves and games per second, on one core."""
    from tidewood.cli.bench import bench as run

    run(game, as_json, seconds, against_catanatron)


@app.command(epilog=examples("rules TI-031", "rules whale capsizes --game the-island"))
def rules(
    query: Annotated[list[str], typer.Argument(metavar="QUERY", help="An id such as TI-031, or words.")],
    game: Annotated[str | None, typer.Option(metavar="GAME", help=f"Of this game only: {GAMES}.")] = None,
    as_json: Json = False,
    lang: Lang = "en",
) -> None:
    """Look up the rules. They are in English."""
    from tidewood.cli.reference import show_rules

    show_rules(" ".join(query), game, lang, as_json)


@app.command(epilog=examples("cards spirit-island", "cards spirit-island Wash Away --lang fr"))
def cards(
    game: Annotated[str, typer.Argument(help=WHICH)],
    name: Annotated[
        list[str] | None, typer.Argument(metavar="NAME", help="One card, by its name or id; all if none is named.")
    ] = None,
    as_json: Json = False,
    lang: Lang = "en",
) -> None:
    """The cards or tiles of a game, or one of them: names and texts."""
    from tidewood.cli.reference import show_cards

    show_cards(game, " ".join(name or []), lang, as_json)


@app.command(epilog=examples("texts de"))
def texts(
    code: Annotated[str, typer.Argument(metavar="CODE", help="A language; TIDEWOOD_TEXTS may name a folder of more.")],
    as_json: Json = False,
    lang: Lang = "en",
) -> None:
    """List what a language still lacks, for translators. Exit code 1 if it lacks something."""
    from tidewood.cli.texts import texts as run

    run(code, as_json, lang)
