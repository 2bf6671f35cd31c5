"""How commands speak of themselves: usage, help and what was typed wrong, in the language of whoever asks.

Commands and options have no words in the code. `[command.<name>]` of the catalogues says what a command is about and,
by the name of the parameter, what each option is for; `[command.any]` speaks for options of several commands.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import AbstractContextManager
from difflib import get_close_matches
from typing import Any, Final, Protocol

import typer
from typer.core import TyperCommand, TyperGroup

from tidewood.api import games
from tidewood.cli.common import Wrong
from tidewood.cli.words import SPOKEN, Words, words_of
from tidewood.language import languages
from tidewood.language.users import users_language

Asked = Any  # click's context and parameters, which have another home in each version of typer
TOP: Final = "tidewood"


class Formatter(Protocol):
    """What we need of click's."""

    def write_usage(self, name: str, /, args: str = "", prefix: str | None = None) -> None: ...
    def write_text(self, text: str) -> None: ...
    def write_paragraph(self) -> None: ...
    def write_dl(self, rows: Sequence[tuple[str, str]]) -> None: ...
    def write(self, string: str) -> None: ...
    def section(self, name: str) -> AbstractContextManager[None]: ...
    def indentation(self) -> AbstractContextManager[None]: ...


class Misused(Wrong):
    """A command was not typed as it is meant; its help says how."""

    def __init__(self, id: str, ctx: Asked, **values: Any) -> None:
        super().__init__(id, **values)
        self.command: Final = ctx.command_path if ctx is not None else TOP


class Command(TyperCommand):
    """A command of ours."""

    def parse_args(self, ctx: Asked, args: list[str]) -> list[str]:
        ctx.allow_extra_args = True
        left = super().parse_args(ctx, args)
        if left and not ctx.resilient_parsing:
            raise Misused("too-many-words", ctx, words=left)
        return left

    def format_usage(self, ctx: Asked, formatter: Formatter) -> None:
        write_usage(self, ctx, formatter)

    def format_help_text(self, ctx: Asked, formatter: Formatter) -> None:
        write_about(str(self.name), formatter)

    def format_options(self, ctx: Asked, formatter: Formatter) -> None:
        write_params(self, str(self.name), ctx, formatter)

    def format_epilog(self, ctx: Asked, formatter: Formatter) -> None:
        write_examples(self.epilog, formatter)


class Group(TyperGroup):
    """The `tidewood` command itself."""

    def parse_args(self, ctx: Asked, args: list[str]) -> list[str]:
        if not args and not ctx.resilient_parsing:
            print(ctx.get_help(), file=sys.stderr)
            ctx.exit(2)
        return super().parse_args(ctx, args)

    def resolve_command(self, ctx: Asked, args: list[str]) -> Any:
        if self.get_command(ctx, args[0]) is None:
            near = get_close_matches(args[0], self.commands)
            raise Misused("no-command", ctx, command=repr(args[0]), near=near or None)
        return super().resolve_command(ctx, args)

    def format_usage(self, ctx: Asked, formatter: Formatter) -> None:
        write_usage(self, ctx, formatter)

    def format_help_text(self, ctx: Asked, formatter: Formatter) -> None:
        write_about(TOP, formatter)

    def format_options(self, ctx: Asked, formatter: Formatter) -> None:
        words = words_of(SPOKEN.lang)
        write_params(self, TOP, ctx, formatter)
        with formatter.section(words("command.commands")):
            formatter.write_dl([(name, words(f"command.{name}.about")) for name in self.commands])

    def format_epilog(self, ctx: Asked, formatter: Formatter) -> None:
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(words_of(SPOKEN.lang)("command.games", games=", ".join(games())))
        write_examples(self.epilog, formatter)


# -- help


def value_name(words: Words, metavar: str) -> str:
    """What stands for a value, such as FILE, in this language."""
    id = f"command.value.{metavar.lower()}"
    return words(id) if words.catalogue.has(id) else metavar


def write_usage(command: Asked, ctx: Asked, formatter: Formatter) -> None:
    words = words_of(SPOKEN.lang)
    pieces = [words("command.usage-options")]
    if isinstance(command, Group):
        pieces.append(words("command.usage-command"))
    for param in command.params:
        if param.param_type_name == "argument":
            name = value_name(words, param.metavar or param.name)
            pieces.append(name if param.required else f"[{name}]")
    formatter.write_usage(ctx.command_path, " ".join(pieces), prefix=words("command.usage"))


def write_about(name: str, formatter: Formatter) -> None:
    words = words_of(SPOKEN.lang)
    for id in (f"command.{name}.about", f"command.{name}.more"):
        if words.catalogue.has(id):
            formatter.write_paragraph()
            with formatter.indentation():
                formatter.write_text(words(id))


def write_params(command: Asked, name: str, ctx: Asked, formatter: Formatter) -> None:
    words = words_of(SPOKEN.lang)
    params = command.get_params(ctx)
    arguments = [param for param in params if param.param_type_name == "argument"]
    options = [param for param in params if param.param_type_name == "option"]
    for heading, some in (("arguments", arguments), ("options", options)):
        if some:
            with formatter.section(words(f"command.{heading}")):
                formatter.write_dl([row(words, name, param) for param in some])


def row(words: Words, command: str, param: Asked) -> tuple[str, str]:
    """A parameter as it is typed, and what it is for."""
    if param.param_type_name == "argument":
        typed = value_name(words, param.metavar or param.name)
    else:
        typed = ", ".join(sorted(param.opts, key=len))
        if not param.is_flag:
            typed += " " + value_name(words, param.metavar)
    return typed, " ".join([words(help_id(words, command, param.name), games=", ".join(games())), *notes(words, param)])


def help_id(words: Words, command: str, param: str) -> str:
    key = param.replace("_", "-")
    own = f"command.{command}.{key}"
    return own if words.catalogue.has(own) else f"command.any.{key}"


def notes(words: Words, param: Asked) -> Iterator[str]:
    """The value if none is given, and how far a number may go."""
    told = [words("command.default", value=param.default)] if param.show_default and param.default else []
    low, high = bounds(words, param)
    if low is not None or high is not None:
        told.append(words("command.range", low=low, high=high))
    if told:
        yield f"({'; '.join(told)})"


def bounds(words: Words, param: Asked) -> list[str | None]:
    """The least and the most that a number may be, as they are written; None where there is no bound."""
    both = [getattr(param.type, name, None) for name in ("min", "max")]
    return [
        words.number(bound, 1) if isinstance(bound, float) else None if bound is None else str(bound) for bound in both
    ]


def write_examples(lines: str | None, formatter: Formatter) -> None:
    if lines:
        typed = lines.splitlines()
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(words_of(SPOKEN.lang)("command.examples", n=len(typed)))
        for line in typed:
            formatter.write(f"    {TOP} {line}\n")


# -- what was typed


def asked_language(args: Iterable[str]) -> str:
    """The language of what is said before the command itself knows it."""
    words = list(args)
    for i, word in enumerate(words):
        option, equals, value = word.partition("=")
        given = value if equals else next(iter(words[i + 1 : i + 2]), "")
        if option == "--lang" and given in languages():
            return given
    return users_language()


def misused(error: Exception) -> Misused | None:
    """What click has to say against what was typed, in our words; None for any other error."""
    kinds = {kind.__name__ for kind in type(error).__mro__}
    told: Asked = error
    if "NoSuchOption" in kinds:
        near = list(told.possibilities or [])
        return Misused("no-such-option", told.ctx, option=told.option_name, near=near or None)
    if "BadOptionUsage" in kinds:
        return Misused("no-value", told.ctx, option=told.option_name)
    if "BadParameter" in kinds and told.param is not None:
        words, param = words_of(SPOKEN.lang), told.param
        is_argument = param.param_type_name == "argument"
        name = value_name(words, param.metavar or param.name) if is_argument else param.opts[0]
        if "MissingParameter" in kinds:
            return Misused("missing-word", told.ctx, name=name)
        low, high = bounds(words, param)
        return Misused("no-number", told.ctx, name=name, low=low, high=high)
    return (
        Misused("usage", getattr(told, "ctx", None), why=told.format_message()) if "ClickException" in kinds else None
    )


def run(app: typer.Typer, args: Sequence[str] | None) -> int:
    """Run what was asked for; its exit code. What click finds wrong is said in our words."""
    try:
        code = app(args, prog_name=TOP, standalone_mode=False)
    except Exception as error:
        wrong = misused(error)
        if wrong is None:
            raise
        raise wrong from None
    return code if isinstance(code, int) else 0
