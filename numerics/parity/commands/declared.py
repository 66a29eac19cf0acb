"""What the parity instruments add to the command line: declarations only, as in ``verify.cli``.

They are found by the entry point ``verify.commands``.  Only here an instrument uses `verify`: its errors, and the
registered papers.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import click
import typer

__all__ = ["add"]

METHODS = ("auto", "enumerate", "meet", "characteristic")
OPTIMISERS = ("gd", "adam", "sgd", "sgd-adam")

JsonOption = Annotated[bool, typer.Option("--json", help="Print JSON and nothing else.")]


def minimax(
    n: Annotated[int, typer.Option("--n", help="Length of the input.")],
    m: Annotated[int, typer.Option("--m", help="Number of hard-attention heads.")],
    k: Annotated[int | None, typer.Option("--k", help="Size of the parity set.  [default: any]")] = None,
    representation: Annotated[
        str, typer.Option(click_type=click.Choice(("tuple", "mean")), help="What the classifier sees.")
    ] = "tuple",
    json: JsonOption = False,
) -> None:
    """Exact minimax risk over all hard-attention heads, as a rational, compared with the printed bound."""
    from numerics.parity.commands import minimax as command

    command.minimax(n, m, k, representation, json)


def risk(
    model: Annotated[Path | None, typer.Option(metavar="FILE", help="A model file, or a variant's name.")] = None,
    heads: Annotated[str, typer.Option(metavar="HEADS", help="aligned, init:SEED or a JSON file.")] = "aligned",
    parity_set: Annotated[str | None, typer.Option(metavar="P,P,...", help="[default: the model's]")] = None,
    method: Annotated[str, typer.Option(click_type=click.Choice(METHODS), help="How the mean is computed.")] = "auto",
    accuracy: Annotated[float, typer.Option(help="Error that the method may have.")] = 1e-12,
    gradient: Annotated[bool, typer.Option("--gradient", help="Also compute the gradient.")] = False,
    json: JsonOption = False,
) -> None:
    """The exact expected risk of position-only heads, with its error."""
    from numerics.parity.commands import risk as command

    command.risk(model, heads, parity_set, method, accuracy, gradient, json)


def train(
    model: Annotated[Path | None, typer.Option(metavar="FILE", help="A model file, or a variant's name.")] = None,
    heads: Annotated[
        str | None,
        typer.Option(metavar="HEADS", help="aligned, init:SEED or a JSON file.  [default: drawn from --seed]"),
    ] = None,
    parity_set: Annotated[str | None, typer.Option(metavar="P,P,...", help="[default: the model's]")] = None,
    optimiser: Annotated[
        str,
        typer.Option(click_type=click.Choice(OPTIMISERS), help="gd, adam: exact risk; sgd, sgd-adam: mini-batches."),
    ] = "gd",
    rate: Annotated[
        str, typer.Option(metavar="X,X,...", help="Learning rates, one run each; or prescribed, a paper's own.")
    ] = "0.1",
    steps: Annotated[int, typer.Option(help="Steps at the most.")] = 1000,
    batch: Annotated[int, typer.Option(help="Inputs in a mini-batch.")] = 1000,
    target: Annotated[float, typer.Option(help="Stop below this risk.")] = 1e-4,
    every: Annotated[int, typer.Option(help="Steps between two records.")] = 10,
    seed: Annotated[int, typer.Option(help="Seed of heads and batches.")] = 0,
    engine: Annotated[
        str, typer.Option(click_type=click.Choice(("compiled", "torch")), help="Our loops, or torch.")
    ] = "compiled",
    out: Annotated[Path, typer.Option(metavar="DIR", help="Where the run is stored.")] = Path("runs/train"),
    json: JsonOption = False,
) -> None:
    """Train the heads; write the run and its figures to DIR.  A second call resumes."""
    from numerics.parity.commands import train as command

    command.train(
        model,
        heads,
        parity_set,
        rate,
        out,
        json,
        engine,
        optimiser=optimiser,
        steps=steps,
        batch=batch,
        target=target,
        every=every,
        seed=seed,
    )


def sweep(
    model: Annotated[Path | None, typer.Option(metavar="FILE", help="A model file, or a variant's name.")] = None,
    n: Annotated[str | None, typer.Option(metavar="N,N,...", help="[default: the model's]")] = None,
    k: Annotated[str | None, typer.Option(metavar="K,K,...")] = None,
    temperature: Annotated[str | None, typer.Option(metavar="EXPR,EXPR,...")] = None,
    b: Annotated[str | None, typer.Option(metavar="B,B,...")] = None,
    optimiser: Annotated[str, typer.Option(metavar="NAME,NAME,...")] = "gd",
    rate: Annotated[str, typer.Option(metavar="X,X,...", help="prescribed: a paper's own.")] = "0.1",
    parity_set: Annotated[
        list[str] | None, typer.Option(metavar="SET", help="spread, adjacent, wrap, random or P,P,...; repeatable.")
    ] = None,
    seeds: Annotated[int, typer.Option(help="Runs in each cell of the grid.")] = 10,
    steps: Annotated[int, typer.Option(help="Steps at the most.")] = 300,
    batch: Annotated[int, typer.Option(help="Inputs in a mini-batch.")] = 1000,
    target: Annotated[float, typer.Option(help="Stop below this risk.")] = 1e-4,
    out: Annotated[Path, typer.Option(metavar="DIR", help="Where the runs are stored.")] = Path("runs/sweep"),
    jobs: Annotated[int, typer.Option(metavar="N", help="Local processes.")] = 1,
    dask: Annotated[str | None, typer.Option(metavar="ADDRESS", help="Use a Dask cluster instead.")] = None,
    json: JsonOption = False,
) -> None:
    """Train a grid of runs; success rates with exact 95 % intervals.  A second call resumes."""
    from numerics.parity.commands import sweep as command

    axes = {"n": n, "k": k, "temperature": temperature, "b": b}
    command.sweep(
        model,
        axes,
        optimiser,
        rate,
        parity_set or ["random"],
        seeds,
        out,
        jobs,
        dask,
        json,
        steps=steps,
        batch=batch,
        target=target,
    )


def add(app: typer.Typer) -> None:
    """Put the commands of this folder into an application."""
    for command in (minimax, risk, train, sweep):
        app.command()(command)
