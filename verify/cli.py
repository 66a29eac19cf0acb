"""The command line: declarations only.  Every import that costs time is inside a command.

Exit codes: 0 finished, whatever was found; 1 a worse verdict (``diff``), a rejected certificate (``check``,
``report``) or a check that failed (``run``: it raised an error, timed out, or its certificate was rejected); 2 bad
input, with one line on stderr and nothing written; 3 a missing engine; 130 interrupted.
"""

from pathlib import Path
from typing import Annotated, NoReturn

from verify import streams

streams.calm()
# isort: split
import typer  # noqa: E402

from verify.commands import shell  # noqa: E402
from verify.commands.exits import OK, WORSE, finish  # noqa: E402

__all__ = ["app", "main"]

app = typer.Typer(
    name="verify",
    cls=shell.Grouped,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    suggest_commands=False,  # the parser does it already
    help="A machine referee for theorems: audits a paper claim by claim and shows certificates.",
)

PaperOption = Annotated[
    str | None, typer.Option("--paper", metavar="P", help="The paper, by its id.", autocompletion=shell.papers)
]
JsonOption = Annotated[bool, typer.Option("--json", help="Print JSON and nothing else.")]
JobsOption = Annotated[int | None, typer.Option(metavar="N", help="Local processes.  [default: cores, at most 4]")]
ReadmeOption = Annotated[
    Path | None,
    typer.Option("--readme", metavar="FILE", help="Write the pages and the verdict table between a README's markers."),
]


def _show_version(wanted: bool) -> None:
    if wanted:
        from verify import __version__

        typer.echo(f"verify {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def _start(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@app.command("list")
def list_claims(paper: PaperOption = None, json: JsonOption = False) -> None:
    """List the claims of every registered paper."""
    from verify.commands import listing

    listing.list_claims(paper, json)


@app.command()
def show(
    claim: Annotated[str, typer.Argument(metavar="CLAIM", autocompletion=shell.claims)],
    paper: PaperOption = None,
    json: JsonOption = False,
    formula: Annotated[bool, typer.Option("--formula", help="Its statements as formulas.")] = False,
    latex: Annotated[bool, typer.Option("--latex", help="The same as LaTeX.")] = False,
    coq: Annotated[
        bool,
        typer.Option("--coq", help="One statement (CLAIM, CLAIM/READING, CLAIM.STEP, CLAIM!repair) as a Coq file."),
    ] = False,
) -> None:
    """Show one claim, with its readings, steps, and the quantities that --set can replace."""
    if formula or latex or coq:
        from verify.commands import formulas

        formulas.show(claim, paper, json, "coq" if coq else "latex" if latex else "formula")
        return
    from verify.commands import listing

    listing.show(claim, paper, json)


@app.command()
def run(
    claims: Annotated[
        list[str] | None, typer.Argument(metavar="[CLAIM...]", help="Default: all.", autocompletion=shell.claims)
    ] = None,
    paper: PaperOption = None,
    model: Annotated[Path | None, typer.Option(metavar="FILE", help="A model file, or a variant's name.")] = None,
    profile: Annotated[str, typer.Option(help="Effort: quick, standard or thorough.")] = "standard",
    jobs: JobsOption = None,
    dask: Annotated[str | None, typer.Option(metavar="ADDRESS", help="Use a Dask cluster instead.")] = None,
    digits: Annotated[int, typer.Option(metavar="D", help="Decimal digits, 15 to 1000.")] = 50,
    seed: Annotated[int, typer.Option(help="Seed of all random searches.")] = 0,
    settings: Annotated[
        list[str] | None,
        typer.Option(
            "--set", metavar="CLAIM.NAME=EXPR", help="Judge your own quantity in place of a printed one; repeatable."
        ),
    ] = None,
    pictures: Annotated[
        bool | None,
        typer.Option("--pictures/--no-pictures", help="Figures and tables.  [default: fewer with --set or --model]"),
    ] = None,
    out: Annotated[Path | None, typer.Option(metavar="DIR", help="[default: see below]")] = None,
    readme: ReadmeOption = None,
    json: JsonOption = False,
) -> None:
    """Audit claims; write results.json, certificates and figures to DIR.  A second run resumes.

    DIR is reports/PAPER for an audit of all claims with nothing changed, and a directory below runs/ for any other.
    In a directory with results of other claims these stay, if they were found in the same way.
    Exit 1 if a check failed; a check that needs a package which is not installed is skipped, which is no failure.
    """
    from verify.commands import running

    finished = running.run(
        claims or [],
        out=out,
        jobs=jobs,
        dask=dask,
        json=json,
        paper=paper,
        model=model,
        profile=profile,
        digits=digits,
        seed=seed,
        settings=settings or [],
        pictures=pictures,
        readme=readme,
    )
    raise typer.Exit(OK if finished else WORSE)


@app.command()
def explain(
    address: Annotated[str, typer.Argument(metavar="ADDRESS", autocompletion=shell.steps)],
    directory: Annotated[
        Path | None,
        typer.Argument(
            metavar="[DIR]",
            help="A finished run, or a variant's name.  [default: reports/PAPER, here or as it came with the package]",
        ),
    ] = None,
) -> None:
    """Tell what was found about a claim, a reading, a step or a correction, in words.

    ADDRESS is any that is printed: lemma-1, lemma-1/READING, lemma-1.STEP, lemma-1.STEP/READING, lemma-1@corrected
    (which is lemma-1!repair, where a shell gives ! no meaning of its own).
    """
    from verify.commands import explain as explaining

    explaining.explain(address, directory)


@app.command()
def points(
    addresses: Annotated[list[str] | None, typer.Argument(metavar="[ADDRESS...]", help="Default: all.")] = None,
    paper: PaperOption = None,
    seconds: Annotated[float, typer.Option(metavar="S", help="For each statement.")] = 10.0,
    write: Annotated[Path | None, typer.Option(metavar="FILE", help="Write what was found, as JSON.")] = None,
    smaller: Annotated[bool, typer.Option("--smaller", help="Look for smaller sizes than the kept ones.")] = False,
) -> None:
    """Search for assignments that refute statements, as they are written as formulas."""
    from verify.commands import points as pointing

    pointing.points(paper, addresses or [], seconds, write, smaller)


@app.command()
def report(
    directory: Annotated[
        Path | None,
        typer.Argument(
            metavar="[DIR]", help="A finished run.  [default: reports/PAPER of the first paper of `verify list`]"
        ),
    ] = None,
    readme: ReadmeOption = None,
    jobs: JobsOption = None,
    single_file: Annotated[
        Path | None,
        typer.Option("--single-file", metavar="FILE", help="Write one page with everything to FILE, and nothing else."),
    ] = None,
    larger: Annotated[Path | None, typer.Option(metavar="RUN", help="Keep a larger run's numbers beside it.")] = None,
    draft: Annotated[bool, typer.Option("--draft", help="Do not check the certificates again.")] = False,
    json: JsonOption = False,
) -> None:
    """Write the pages of a finished run: report.html, a page a claim, and the same as text.

    Exit 1 if a certificate is missing or rejected.  DIR is reports/PAPER unless given, PAPER the first of
    `verify list`.
    """
    from verify.commands import running

    raise typer.Exit(OK if running.report(directory, readme, jobs, single_file, json, larger, draft) else WORSE)


@app.command()
def index(
    directory: Annotated[Path, typer.Argument(metavar="[DIR]", help="Holds the directories of several runs.")] = Path(
        "reports"
    ),
) -> None:
    """Write index.html and index.md over the reports of several papers."""
    from verify.commands import running

    running.index(directory)


@app.command()
def check(
    paths: Annotated[list[Path], typer.Argument(metavar="CERTIFICATE...", help="Files or directories.")],
    jobs: JobsOption = None,
    limit: Annotated[
        float | None, typer.Option(metavar="SECONDS", help="Reject a certificate that takes longer.  [default: 600]")
    ] = None,
) -> None:
    """Re-derive certificates with the independent checker; exit 1 if one is rejected."""
    from verify.commands import checking

    raise typer.Exit(OK if checking.check(paths, jobs, limit) else WORSE)


@app.command()
def diff(
    old: Annotated[Path, typer.Argument(metavar="OLD", help="A results.json, its directory, or a variant's name.")],
    new: Annotated[Path, typer.Argument(metavar="NEW")],
    json: JsonOption = False,
    markdown: Annotated[bool, typer.Option("--markdown", help="Print Markdown, for a pull request.")] = False,
    html: Annotated[Path | None, typer.Option("--html", metavar="FILE", help="Write it as one page, too.")] = None,
    only: Annotated[list[str] | None, typer.Option("--only", metavar="CLAIM", help="This claim; repeatable.")] = None,
    fail_on: Annotated[
        str | None,
        typer.Option("--fail-on", metavar="refuted|undecided|any", help="Exit 1 for these changes and no others."),
    ] = None,
    junit: Annotated[
        Path | None,
        typer.Option("--junit", metavar="FILE", help="Write it as JUnit XML, too: red exactly if this exits 1."),
    ] = None,
) -> None:
    """Say what changed; exit 1 if a verdict is worse, a claim is gone from the paper or enclosures contradict."""
    from verify.commands.diff import diff as compare

    raise typer.Exit(WORSE if compare(old, new, json, markdown, html, tuple(only or ()), fail_on, junit) else OK)


@app.command()
def export(
    directory: Annotated[
        Path | None, typer.Argument(metavar="[DIR]", help="A run with its report.  [default: as for report]")
    ] = None,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="The bundle, a zip file.  [default: PAPER-audit.zip]")
    ] = None,
    junit: Annotated[
        Path | None, typer.Option("--junit", metavar="FILE", help="Verdicts as JUnit XML, for a dashboard.")
    ] = None,
    csv: Annotated[Path | None, typer.Option("--csv", metavar="FILE", help="The constants as CSV.")] = None,
) -> None:
    """Bundle report, certificates and checker for a referee; or write JUnit XML or CSV."""
    from verify.commands import running

    running.export(directory, out, junit, csv)


@app.command()
def variants(
    names: Annotated[list[str] | None, typer.Argument(metavar="[NAME]...")] = None,
    library: Annotated[Path, typer.Option("--library", metavar="DIR", help="The directory of model files.")] = Path(
        "models/variants"
    ),
    write: Annotated[bool, typer.Option("--write", help="Audit (quick) and keep the results.")] = False,
    check: Annotated[bool, typer.Option("--check", help="Audit (quick); exit 1 if a word changed.")] = False,
    jobs: Annotated[int | None, typer.Option("--jobs", metavar="N", help="Processes.")] = None,
    markdown: Annotated[bool, typer.Option("--markdown", help="A table of what each variant changes.")] = False,
    into: Annotated[Path | None, typer.Option("--into", metavar="FILE", help="Put the table into FILE.")] = None,
) -> None:
    """List a library of model variants, audit them, or compare them with the results that are kept."""
    from verify.commands import variants as command

    command.variants(names or [], directory=library, write=write, check=check, jobs=jobs, markdown=markdown, into=into)


@app.command("new-paper")
def new_paper(
    name: Annotated[str, typer.Argument(metavar="NAME", help="Its id, such as smith2026.")],
    out: Annotated[Path | None, typer.Option("--out", metavar="DIR", help="[default: ./NAME]")] = None,
) -> None:
    """Make a package for a paper: one claim, one step, one certificate, one test; it runs as it is."""
    from verify.commands import new_paper as command

    command.new_paper(name, out)


@app.command()
def doctor(
    json: JsonOption = False,
    report: Annotated[bool, typer.Option("--report", help="Also the machine and a trial: what to send.")] = False,
    trust: Annotated[
        Path | None,
        typer.Option(
            "--trust", metavar="DIR", help="Measure the code that the verdicts of an audit rest on; write DIR/trust.md."
        ),
    ] = None,
    readme: Annotated[
        Path | None,
        typer.Option("--readme", metavar="FILE", help="With --trust: also the summary between a README's markers."),
    ] = None,
) -> None:
    """Say what is installed and what a missing piece costs; exit 3 without a required one, 1 if the trial fails."""
    if trust is not None:
        from verify.report.trust_page import write_trust_page

        print(write_trust_page(trust, readme))
        return
    if readme is not None:
        from verify.errors import BadInput

        raise BadInput("--readme is given without --trust DIR")
    from verify import doctor as command

    raise typer.Exit(command.doctor(json, report))


@app.command()
def battery(
    claims: Annotated[
        list[str] | None, typer.Option("--claims", metavar="CLAIM", help="Only this claim; repeatable.  [default: all]")
    ] = None,
    paper: PaperOption = None,
    jobs: Annotated[int, typer.Option(metavar="N", help="Local processes.")] = 1,
    json: JsonOption = False,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="Write it, for `verify report` to show.")] = None,
    fresh: Annotated[
        int | None,
        typer.Option(
            metavar="SEED", help="New formulas from this seed, nothing by hand.  [default: the committed seed]"
        ),
    ] = None,
) -> None:
    """Plant errors into the formulas of the paper and of our repairs, and see whether they are noticed.

    Exit 1 on a wrong verdict.
    """
    from verify.commands import battery as command

    names = [name for text in claims or [] for name in text.replace(",", " ").split()]
    right = command.battery(names, paper=paper, jobs=jobs, json=json, out=out, fresh=fresh)
    raise typer.Exit(OK if right else WORSE)


@app.command(context_settings={"ignore_unknown_options": True})  # a statement may begin with a minus
def certify(
    said: Annotated[
        str,
        typer.Argument(
            metavar="STATEMENT",
            help="Such as 'abs(diff(tanh(x), x)) <= 1', "
            "'3*n**2 + n = O(n**2) as n -> oo', 'limit(sin(x)/x) = 1 as x -> 0', or whole: "
            "'for_all x : reals; exists y : reals; says y**2 == x**2 + 1'.  Or an SMT-LIB file, FILE.smt2.",
        ),
    ],
    for_all: Annotated[
        list[str] | None,
        typer.Option("--for-all", metavar="DOMAIN", help="Such as 'x : reals, y > -1, 0 <= z <= 1'; repeatable."),
    ] = None,
    given: Annotated[str, typer.Option(metavar="CONDITIONS", help="Such as 'x <= y, x + y < 1'.")] = " ",
    engine: Annotated[
        str | None,
        typer.Option(
            help="attack, solutions, order, nonneg, ordered, rewriting, boxes, cases, smt, induction, sums, "
            "quantifiers, search, finite.  [default: all]"
        ),
    ] = None,
    effort: Annotated[str, typer.Option(help="quick, standard or thorough.")] = "standard",
    limit: Annotated[
        float | None,
        typer.Option(
            metavar="SECONDS",
            help="Of processor time, after which it is left undecided; it ends within twice the limit.  "
            "[default: 15, 60 or 300, by the effort]",
        ),
    ] = None,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the certificate, for `verify check`.")] = None,
    json: JsonOption = False,
) -> None:
    """Decide an inequality on a domain, a limit or an order of growth: holds or refuted, with a certificate, or open.

    \b
    verify certify "x*y <= (x**2 + y**2)/2" --for-all "x : reals; y : reals"
    verify certify "log(1 + x) < x" --for-all "x > -1" --json
    verify certify "n*log(n) = O(n**2) as n -> oo" --for-all "n : naturals"
    verify certify problem.smt2 --out c.json
    """
    from verify.commands import certify as command

    command.certify(said, for_all or [], given, engine, effort, limit, out, json)


@app.command()
def proofs(
    paper: PaperOption = None,
    write: Annotated[
        bool, typer.Option("--write", help="Write the constants and, after the build, the manifest.")
    ] = False,
    into: Annotated[
        Path | None,
        typer.Option("--into", metavar="FILE", help="Only put the table of theorems into FILE; nothing is built."),
    ] = None,
    json: JsonOption = False,
) -> None:
    """Build the formal proofs with Coq and compare them with the manifest; exit 1 if anything differs."""
    from verify.commands import proofs as command

    raise typer.Exit(OK if command.proofs(paper, write, into, json) else WORSE)


@app.command()
def bench(json: JsonOption = False) -> None:
    """Time our instruments beside what a user would write instead, as ratios."""
    from verify.commands import running

    running.bench(json)


def main(arguments: list[str] | None = None) -> NoReturn:
    """Run the command line and exit; known errors become one line and an exit code."""
    finish(app, arguments)
