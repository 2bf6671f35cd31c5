"""What all commands share: exit codes, reading files and options, writing JSON and messages."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NoReturn

import typer

import tidewood
from tidewood.api import describe
from tidewood.cli.words import SPOKEN, words_of
from tidewood.language import Message, languages
from tidewood.language.users import users_language

if TYPE_CHECKING:
    from rich.console import Console

DIFFERS: Final = 1  # the work was done and something in it is not as it should be
BAD: Final = 2  # what was asked for cannot be done; nothing was changed
INTERRUPTED: Final = 130  # as shells say it of Ctrl-C
LARGEST: Final = 8 * 1024 * 1024  # bytes of a save or record, as in tidewood.files


class Wrong(tidewood.TidewoodError):
    """An option or file of the command that is not acceptable. The message says what is: `[error]` of the command."""

    def __init__(self, id: str, **values: Any) -> None:
        super().__init__(Message(f"error.{id}", values), "command")


def fail(message: str, code: int = BAD) -> NoReturn:
    print(f"tidewood: {message}", file=sys.stderr)
    raise typer.Exit(code)


def warn(game: tidewood.Game, lang: str = "en") -> None:
    """What looks like a mistake in the set-up is said beside the output, never in it."""
    for warning in game.warnings_in(spoken(game.languages, lang)):
        print(words_of(lang)("play.warning", text=warning), file=sys.stderr)


def console(stderr: bool = False) -> Console:
    """Plain text when nobody looks at a terminal or NO_COLOR is set; rich sees to both."""
    from rich.console import Console

    return Console(stderr=stderr, highlight=False, markup=False, soft_wrap=not sys.stdout.isatty(), emoji=False)


def shows_signs() -> bool:
    """Whether the output can show more than plain letters."""
    return (sys.stdout.encoding or "").lower().replace("-", "").startswith("utf")


def write_json(data: object) -> None:
    print(json.dumps(data, ensure_ascii=not shows_signs(), indent=1))


# -- options


def split_list(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def read_setup(game: str, players: int | None, pairs: Iterable[str]) -> dict[str, Any]:
    """The set-up from --players and --set key=value. Whether it is allowed, the game itself says."""
    choices = {choice.name: choice for choice in describe(game).options}
    setup: dict[str, Any] = {}
    if players is not None:
        if "players" not in choices:
            raise Wrong("no-players", game=game, options=list(choices))
        setup["players"] = players
    for pair in pairs:
        key, equals, value = pair.partition("=")
        key = key.strip()
        if not equals or not key:
            raise Wrong("bad-pair", pair=repr(pair), options=list(choices))
        if key in setup:
            raise Wrong("given-twice", key=key)
        if key not in choices:
            raise Wrong("no-option", game=game, key=repr(key), options=list(choices))
        setup[key] = _value(value.strip(), choices[key].default)
    return setup


def _value(text: str, default: object) -> object:
    """What a value means: lists by commas where the option is one, else true, false, a number, JSON, or just a text;
    the text of a data file where one is named.
    """
    if isinstance(default, str) and text.endswith(".toml"):
        try:
            return read_bytes(Path(text)).decode("utf-8")
        except UnicodeDecodeError:
            raise Wrong("not-utf-8", path=text) from None
    if isinstance(default, (list, tuple)) and not text.startswith("["):
        return split_list(text)
    if isinstance(default, bool) and text.lower() in ("true", "false", "yes", "no", "on", "off"):
        return text.lower() in ("true", "yes", "on")
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return text


def read_seed(text: str | None) -> int | str | None:
    if text is None:
        return None
    try:
        return int(text) if len(text) < 40 else text
    except ValueError:
        return text


def check_lang(lang: str) -> str:
    """The language that was asked for, else the user's own."""
    lang = lang or users_language()
    if lang not in languages():
        raise Wrong("no-language", lang=repr(lang), languages=list(languages()))
    SPOKEN.lang = lang
    return lang


def spoken(known: Sequence[str], lang: str) -> str:
    """The language for a game's own texts: the wanted one, or English while it has no other."""
    return lang if lang in known else "en"


# -- files


def read_bytes(path: Path) -> bytes:
    """A file from outside, not more of it than would be accepted anyway."""
    try:
        with path.open("rb") as file:
            content = file.read(LARGEST + 1)
            if len(content) > LARGEST:
                raise Wrong("larger", path=str(path), most=f"{LARGEST:,}")
            return content
    except OSError as error:
        raise Wrong("in-file", path=str(path), why=str(error.strerror or error)) from None


def read_game(path: Path) -> tidewood.Game:
    """A game from a save or a record, whichever the file is."""
    content = read_bytes(path)
    try:
        game = tidewood.load(content) if content.lstrip()[:1] == b"{" else tidewood.replay(content)
        # A save of other rules cannot be checked by playing it again, so look once at everything that will be shown.
        game.table()
        decision_data(game, "en")
        return game
    except tidewood.TidewoodError as error:
        raise Wrong("in-file", path=str(path), why=error) from None
    except (ArithmeticError, AssertionError, LookupError, RecursionError, TypeError, ValueError) as error:
        raise Wrong("broken", path=str(path), why=f"{type(error).__name__}: {error}") from None


def write_whole(path: Path, text: str) -> None:
    """Write a file so that it is there whole or not at all. Raises OSError."""
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with beside.open("w", encoding="utf-8") as file:
            file.write(text)
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)


def data_folder() -> Path:
    """Where this system keeps the data of a user's programs."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "Tidewood"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "Tidewood"
    given = os.environ.get("XDG_DATA_HOME", "")
    return (Path(given) if given.startswith("/") else home / ".local" / "share") / "tidewood"


def decision_data(game: tidewood.Game, lang: str, eyes: str | None = None) -> dict[str, Any]:
    """The open decision as JSON data. With eyes, others' options are left out: they could tell a secret."""
    decision = game.decision
    if decision is None:
        return {"decision": None, "options": [], "outcome": game.outcome}
    shown = [o for o in decision.options if eyes is None or o.player == eyes or decision.is_chance]
    return {
        "decision": {"player": decision.player, "players": decision.players, "prompt": decision.prompt(lang)},
        "options": [{"player": o.player, "notation": o.notation, "text": o.text(lang), "refs": o.refs} for o in shown],
        "outcome": None,
    }
