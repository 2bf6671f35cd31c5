"""The report of an arena: one HTML file with its pictures inside."""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence
from html import escape
from pathlib import Path
from typing import Any, Final

from tidewood.arena import Plan, Row, Standing
from tidewood.arena.tables import write_whole
from tidewood.cli.common import Wrong
from tidewood.cli.words import Words

STYLE: Final = """
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem; color: #1c2b2a; }
table { border-collapse: collapse; } th, td { padding: .3rem .8rem; text-align: right; border-bottom: 1px solid #ccd; }
td { white-space: nowrap; }
th:first-child, td:first-child { text-align: left; } figure { margin: 2rem 0; } svg { max-width: 100%; height: auto; }
figcaption { color: #45605c; } code { overflow-wrap: anywhere; }
"""
HEADS: Final = ("bot", "rating", "games-head", "wins", "score", "first", "pace")
COLOURS: Final = ("#0f6e68", "#b3541e", "#5b4b9a", "#8a6d0b", "#a3324e", "#33658a")


def write_report(path: Path, plan: Plan, rows: Sequence[Row], found: Sequence[Standing], words: Words) -> Path:
    """The report; the file is there whole or not at all."""
    figures = [
        (id, picture)
        for id, draw in (
            ("ratings", _ratings), ("scores", _scores), ("lengths", _lengths), ("paces", _paces), ("turns", _turns),
        )
        if (picture := _picture(draw, plan, [row for row in rows if row.finished], found, words))
    ]  # fmt: skip
    heads = [words(f"command.arena.{head}") for head in HEADS]
    title = words("command.arena.title", game=plan.game)
    setup = ", ".join([f"{key} = {value}" for key, value in plan.setup.items()])
    page = [
        f'<!doctype html>\n<html lang="{words.catalogue.code}">\n<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width">',
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n<h1>{escape(title)}</h1>",
        f"<p>{escape(words('command.arena.what', n=len(rows), seed=str(plan.seed)))}"
        + (f" <code>{escape(setup)}</code>" if setup else "")
        + "</p>",
        "<table><tr>" + "".join([f"<th>{escape(head)}</th>" for head in heads]) + "</tr>",
        *["<tr>" + "".join([f"<td>{escape(cell)}</td>" for cell in cells(one, words)]) + "</tr>" for one in found],
        f"</table>\n<p>{escape(words('command.arena.sure'))}</p>",
        *[
            f"<figure><figcaption>{escape(words(f'command.arena.figure.{id}'))}</figcaption>\n{picture}</figure>"
            for id, picture in figures
        ],
        "</html>\n",
    ]
    write_whole(path, "\n".join(page).encode())
    return path


def cells(one: Standing, words: Words) -> list[str]:
    """A bot as a row of words."""

    def percent(share: float) -> str:
        return words.number(100 * share, 1)

    low, high = words.number(one.score_low, 1), words.number(one.score_high, 1)
    return [
        one.bot,
        f"{words.number(one.rating, 1)} ± {words.number(one.rating_within, 1)}",
        words.number(one.games),
        f"{percent(one.win_share)} % ({percent(one.win_low)}–{percent(one.win_high)})",
        f"{words.number(one.score, 1)} ({low}–{high})",
        "–" if one.first_share is None else f"{percent(one.first_share)} %",
        words.number(one.ms_a_decision, 2),
    ]


def _picture(
    draw: Callable[..., bool], plan: Plan, rows: Sequence[Row], found: Sequence[Standing], words: Words
) -> str:
    try:
        import matplotlib as mpl
    except ImportError:
        raise Wrong("no-plots", extra='"tidewood[arena]"') from None
    mpl.use("svg")
    import matplotlib.pyplot as plt

    with mpl.rc_context({"svg.hashsalt": draw.__name__, "svg.fonttype": "none", "font.family": "sans-serif"}):
        figure, axes = plt.subplots(figsize=(8, 1.2 + 0.5 * max(3, len(found))), layout="constrained")
        axes.spines[["top", "right"]].set_visible(False)
        if not rows or not draw(axes, plan, rows, found, words):
            plt.close(figure)
            return ""
        out = io.StringIO()
        figure.savefig(out, format="svg", metadata={"Date": None})
        plt.close(figure)
    drawn = out.getvalue()
    return drawn[drawn.index("<svg") :]


def _bars(axes: Any, found: Sequence[Standing], values: Sequence[float], sure: Any = None) -> None:
    names = [one.bot for one in reversed(found)]
    axes.barh(names, list(reversed(values)), xerr=sure, color=COLOURS[0], height=0.6, ecolor="#1c2b2a", capsize=3)


def _ratings(axes: Any, plan: Plan, rows: Sequence[Row], found: Sequence[Standing], words: Words) -> bool:
    if len(found) < 2:
        return False
    names = [one.bot for one in reversed(found)]
    sure = [one.rating_within for one in reversed(found)]
    axes.errorbar([one.rating for one in reversed(found)], names, xerr=sure, fmt="o", color=COLOURS[0], capsize=4)
    axes.set_ylim(-0.6, len(names) - 0.4)
    return True


def _scores(axes: Any, plan: Plan, rows: Sequence[Row], found: Sequence[Standing], words: Words) -> bool:
    of = {one.bot: [place.score for row in rows for place in row.places if place.bot == one.bot] for one in found}
    axes.boxplot(list(of.values())[::-1], orientation="horizontal", tick_labels=list(of)[::-1], widths=0.6)
    axes.set_xlabel(words("command.arena.axis.score"))
    return True


def _lengths(axes: Any, plan: Plan, rows: Sequence[Row], found: Sequence[Standing], words: Words) -> bool:
    axes.hist([row.answers for row in rows], bins=min(30, max(5, len(rows) // 4)), color=COLOURS[0])
    axes.set_xlabel(words("command.arena.axis.answers"))
    axes.set_ylabel(words("command.arena.axis.games"))
    return True


def _paces(axes: Any, plan: Plan, rows: Sequence[Row], found: Sequence[Standing], words: Words) -> bool:
    _bars(axes, found, [max(one.ms_a_decision, 1e-4) for one in found])
    axes.set_xscale("log")
    axes.set_xlabel(words("command.arena.axis.pace"))
    return True


def _turns(axes: Any, plan: Plan, rows: Sequence[Row], found: Sequence[Standing], words: Words) -> bool:
    """Whether it helps to begin: everybody sat on every seat of every deal, and so had every turn alike."""
    known = [row for row in rows if row.began is not None]
    if plan.is_shared or not known:
        return False
    seats = len(plan.players)
    won = [0.0] * seats
    for row in known:
        for seat, place in enumerate(row.places, 1):
            won[(row.turn(seat) or 1) - 1] += place.won
    names = [words("command.arena.axis.turn", n=turn) for turn in range(1, seats + 1)]
    axes.bar(names, [100 * one / len(known) for one in won], color=COLOURS[:seats])
    axes.axhline(100 / seats, color="#1c2b2a", linewidth=1, linestyle="--")
    axes.set_ylabel("%")
    return True
