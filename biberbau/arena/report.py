"""What an arena found as one page to read anywhere: plots and tables in one HTML file that loads nothing."""

from __future__ import annotations

from html import escape

from biberbau.arena.drawing import Row, histogram, ratio_path, running_mean, whiskers
from biberbau.arena.page import figure, page, rows_below
from biberbau.arena.pairing import deal_edges, deal_shares, most_share
from biberbau.arena.result import ArenaResult
from biberbau.arena.setting import seatings
from biberbau.core.estimate import NORMAL_95, Estimate


def write_report(result: ArenaResult, title: str, command: str) -> str:
    """Return the page.  `title` is the game's, `command` what plays the same again."""
    heading = f"{' against '.join(bot.bot for bot in result.bots)}: {title}"
    body = f"""<p>{escape(summary(result))}</p>
<div class="plots">
{"".join(plots(result))}</div>
<h2>In numbers</h2>
{table(result)}
<h2>What was played</h2>
<p>{escape(description(result))}</p>
<p><code>{escape(command)}</code>{escape(changes(result))}</p>"""
    return page(heading, body)


def summary(result: ArenaResult) -> str:
    """Say who is better, in a sentence or two."""
    first = result.bots[0]
    best = [bot.bot for bot in result.bots if bot.better]
    said = f"{best[0]} is better beyond doubt." if best else "Nobody is better beyond doubt."
    share = f"{first.bot} wins {percent(first.share)} of its matches ({first.fair_share:.1%} among equals)."
    if result.sprt is None:
        return f"{said} {share}"
    if result.sprt.accepted is None:
        test = f"The test between {result.sprt.low:g} and {result.sprt.high:g}{result.sprt.unit} is still open."
    else:
        bound = "at least" if result.sprt.accepted == result.sprt.high else "at most"
        what = "it is better by" if result.sprt.of == "points" else "its share of the wins is"
        test = f"The test accepts that {what} {bound} {result.sprt.accepted:g}{result.sprt.unit}."
    return f"{said} {share} {test}"


def percent(estimate: Estimate) -> str:
    """Return a share with its interval in per cent."""
    return f"{estimate.mean:.1%} ({estimate.low:.1%} to {estimate.high:.1%})"


def row(label: str, estimate: Estimate) -> Row:
    """Return an estimate as a row of a plot."""
    return Row(label, estimate.mean, estimate.low, estimate.high)


def plots(result: ArenaResult) -> list[str]:
    """Return every figure."""
    first = result.bots[0]
    turned = seatings(result.lineup, result.evening)
    shares = [row(bot.bot, bot.share) for bot in result.bots]
    found = [
        figure(
            "Share of the wins",
            whiskers("Share of the wins by bot", shares, 3, first.fair_share),
            "Of one seat, with 95 % intervals; the dashed line is what equals would have.",
        )
    ]
    edges = [row(bot.bot, bot.edge) for bot in result.bots if bot.edge is not None]
    differences = deal_edges(result.better, turned, result.totals, first.bot)
    if edges and differences is not None:
        found += [
            figure(
                "Points a match better than the others",
                whiskers("Points better by bot", edges, 1, 0.0),
                "On the same deals, with 95 % intervals; the dashed line is no difference.",
            ),
            figure(
                f"How {first.bot} did, deal by deal",
                histogram("How many deals by points better", differences, 0.0),
                "Points a match better than the others on one deal (across), and on how many deals (up).",
            ),
        ]
    found.append(
        figure(
            f"{first.bot}’s share as the deals went on",
            running_mean(
                "Share of the wins so far",
                deal_shares(result.better, turned, result.totals, first.bot),
                first.fair_share,
                NORMAL_95,
                (0.0, most_share(turned, first.bot)),
            ),
            "Mean so far with its 95 % band; the dashed line is what equals would have.",
        )
    )
    if len(result.ratings) > 1:
        rated = [Row(one.player, one.mu, one.mu - 2 * one.sigma, one.mu + 2 * one.sigma) for one in result.ratings]
        found.append(
            figure(
                "Ratings",
                whiskers("Ratings with their uncertainty", rated, 2),
                "OpenSkill’s scale, on which everybody begins at 25; two standard deviations to each side.",
            )
        )
    if result.sprt:
        found.append(
            figure(
                f"The test between two {'numbers of points' if result.sprt.of == 'points' else 'shares'}",
                ratio_path("Log-likelihood ratio by deal", result.ratios, result.sprt.bound),
                f"Log-likelihood ratio of {result.sprt.high:g} to {result.sprt.low:g}{result.sprt.unit}; the dashed "
                "lines decide.",
            )
        )
    return found


def table(result: ArenaResult) -> str:
    """Return every bot's figures."""
    ratings = {rating.player: rating for rating in result.ratings}
    head = ("bot", "seats", "share of wins", "points a match", "better by", "deals won", "rating")
    lines = [
        (
            bot.bot,
            str(bot.seats),
            bot.share.written(3),
            bot.score.written(1),
            bot.edge.written(1) if bot.edge else "–",
            bot.deals_won.written(3) if bot.deals_won else "–",
            f"{ratings[bot.bot].mu:.2f} ± {ratings[bot.bot].sigma:.2f}",
        )
        for bot in result.bots
    ]
    return rows_below(head, lines)


def description(result: ArenaResult) -> str:
    """Say what was played and how to read it."""
    options = ", ".join(f"{key}={value}" for key, value in result.options.items())
    budget = f" Bots that think ahead had {budget_words(result.budget)} for each decision." if result.budget else ""
    again = "" if result.repeatable else " With a budget of time the same seed may come out a little otherwise."
    evenings = f" A deal is evenings of {result.evening} matches." if result.evening > 1 else ""
    return (
        f"{result.deals} deals from seed {result.seed}, {result.matches} matches, {result.decisions} decisions. "
        f"Every deal is played with the bots in every seat, and the deal is the statistical unit; a deal is won by who "
        f"does better over all its matches, and an undecided one is half a win.{evenings} "
        f"Options: {options}.{budget}{again}"
    )


def changes(result: ArenaResult) -> str:
    """Say what the variant changes; the command may name a file that says it, and that is another one by now."""
    return f" with {result.variant}" if result.variant else ""


def budget_words(budget: str) -> str:
    """Return a budget in words."""
    number = budget.removesuffix("ms")
    return f"{number} milliseconds" if number != budget else f"{budget} playouts"
