"""The command line: declarations only.  Every import that costs time is inside a command.

Ten commands are shown.  ``lab`` groups the instruments, and commands for maintainers and the names of earlier
releases (``explain``, ``export``, ``index``, ``proofs``) work but are hidden.

Exit codes: 0 finished, whatever was found; 1 a regression (``diff``), a rejected certificate (``check``, ``report``)
or a check that failed (``run``: it raised an error, timed out, or its certificate was rejected); 2 bad input, with one
line on stderr and nothing written; 3 a missing engine; 130 interrupted.
"""

from pathlib import Path
from typing import Annotated, Any, NoReturn

from verify import streams

streams.calm()
# isort: split
import typer  # noqa: E402

from verify.commands import shell  # noqa: E402
from verify.commands.exits import OK, WORSE, finish  # noqa: E402

__all__ = ["app", "main"]

PROFILES = ("quick", "standard", "thorough")
ENGINES = (
    "attack",
    "finite",
    "solutions",
    "order",
    "cones",
    "nonneg",
    "ordered",
    "rewriting",
    "boxes",
    "cases",
    "smt",
    "induction",
    "sums",
    "quantifiers",
    "search",
)

app = typer.Typer(
    name="verify",
    cls=shell.Grouped,
    context_settings={"help_option_names": ["-h", "--help"]},
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    suggest_commands=False,  # the parser does it already
    help="Check the theorems of a paper, statement by statement, with evidence that anyone can verify.",
)

ADDRESS = "CLAIM, CLAIM/INTERPRETATION, CLAIM.STEP or CLAIM@corrected."
PaperOption = Annotated[
    str | None, typer.Option("--paper", metavar="ID", help="The paper, by its id.", autocompletion=shell.papers)
]
JsonOption = Annotated[bool, typer.Option("--json", help="Print JSON and nothing else.")]
JobsOption = Annotated[
    int | None, typer.Option("--jobs", "-j", metavar="N", help="Local processes.  [default: cores, at most 4]")
]
ReadmeOption = Annotated[
    Path | None, typer.Option("--readme", metavar="FILE", help="Update the table between the markers of a README.")
]
RunArgument = Annotated[
    Path | None,
    typer.Argument(metavar="[RUN]", help="The directory of a finished run.  [default: reports/PAPER of the paper]"),
]


def _choice(*names: str) -> Any:
    """An enumeration: shown in the help, checked, completed by the shell."""
    import click

    return click.Choice(names)


def _show_version(wanted: bool) -> None:
    if wanted:
        from verify import __version__

        typer.echo(f"verify {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def _start(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", "-V", callback=_show_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


# ------------------------------------------------------------------------------------------- the ten commands


@app.command("list")
def list_claims(
    paper: PaperOption = None,
    models: Annotated[
        bool, typer.Option("--models", help="List the model variants that come with the package.")
    ] = False,
    json: JsonOption = False,
) -> None:
    """List the claims of every registered paper, with the verdicts of the stored results."""
    if models:
        from verify.commands import variants as library

        library.list_models(json)
        return
    from verify.commands import listing

    listing.list_claims(paper, json)


@app.command()
def show(
    address: Annotated[str, typer.Argument(metavar="ADDRESS", help=ADDRESS, autocompletion=shell.steps)],
    directory: Annotated[
        Path | None,
        typer.Argument(
            metavar="[RUN]",
            help="The directory of a finished run, or the name of a model variant.  [default: the stored results]",
        ),
    ] = None,
    paper: PaperOption = None,
    everything: Annotated[
        bool, typer.Option("--all", "-v", help="All that was found, with steps, interpretations and certificates.")
    ] = False,
    proof: Annotated[bool, typer.Option("--proof", help="The steps of the proof.")] = False,
    interpretations: Annotated[bool, typer.Option("--interpretations", help="The interpretations.")] = False,
    formula: Annotated[bool, typer.Option("--formula", help="The statements as formulas.")] = False,
    latex: Annotated[bool, typer.Option("--latex", help="The statements as LaTeX.")] = False,
    coq: Annotated[bool, typer.Option("--coq", help="One statement as a Coq file.")] = False,
    json: JsonOption = False,
) -> None:
    """Show what was found about a claim or one of its parts, and the constants that --set can replace."""
    if formula or latex or coq:
        from verify.commands import formulas

        formulas.show(address, paper, json, "coq" if coq else "latex" if latex else "formula")
        return
    from verify.commands import explain, listing

    if json or proof or interpretations:
        labels = {} if json else explain.labels(address, directory, paper)
        listing.show(address, paper, json, proof=proof, interpretations=interpretations, labels=labels)
    elif everything:
        explain.explain(address, directory)
    else:
        explain.show(address, directory, paper)


@app.command()
def run(
    claims: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[CLAIM]...", help="Claims, or parts of them.  [default: all]", autocompletion=shell.claims
        ),
    ] = None,
    paper: PaperOption = None,
    model: Annotated[
        Path | None, typer.Option(metavar="FILE", help="A model file, or the name of a model variant.")
    ] = None,
    profile: Annotated[
        str, typer.Option(click_type=_choice(*PROFILES), help="Search effort; it does not change what a verdict means.")
    ] = "standard",
    jobs: JobsOption = None,
    dask: Annotated[str | None, typer.Option(metavar="ADDRESS", help="Use a Dask cluster instead.")] = None,
    digits: Annotated[int, typer.Option(metavar="D", help="Decimal digits, 15 to 1000.")] = 50,
    seed: Annotated[int, typer.Option(help="Seed of all random searches.")] = 0,
    settings: Annotated[
        list[str] | None,
        typer.Option("--set", metavar="CLAIM.NAME=EXPR", help="Replace a printed constant by your own; repeatable."),
    ] = None,
    pictures: Annotated[
        bool | None,
        typer.Option(
            "--figures/--no-figures",
            "--pictures/--no-pictures",
            help="Figures and tables.  [default: fewer with --set or --model]",
        ),
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option("--out", "-o", metavar="DIR", help="Where the results go.  [default: as described above]"),
    ] = None,
    readme: ReadmeOption = None,
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="No progress; print the results only.")] = False,
    json: JsonOption = False,
) -> None:
    """Audit claims; write results.json, certificates and figures to DIR.  A second run resumes.

    DIR is reports/PAPER for an unmodified audit of all claims, and a directory below runs/ otherwise.  Results of other
    claims in DIR are kept if they were found with the same settings.
    Exit 1 if a check failed.  A check that needs a package which is not installed is skipped; that is no failure.
    """
    from verify.commands import running

    finished = running.run(
        claims or [],
        out=out,
        jobs=jobs,
        dask=dask,
        json=json,
        quiet=quiet,
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
def diff(
    old: Annotated[
        Path, typer.Argument(metavar="OLD", help="A results.json, its directory, or the name of a model variant.")
    ],
    new: Annotated[Path, typer.Argument(metavar="NEW", help="As OLD.")],
    json: JsonOption = False,
    markdown: Annotated[bool, typer.Option("--markdown", help="Print Markdown, for a pull request.")] = False,
    html: Annotated[Path | None, typer.Option("--html", metavar="FILE", help="Also write a page.")] = None,
    only: Annotated[
        list[str] | None, typer.Option("--only", metavar="CLAIM", help="Compare this claim only; repeatable.")
    ] = None,
    fail_on: Annotated[
        str | None,
        typer.Option(
            "--fail-on",
            click_type=_choice("refuted", "undecided", "any"),
            help="Exit 1 for these changes only: newly false, also newly undecided, or any change.",
        ),
    ] = None,
    corrections: Annotated[bool, typer.Option("--corrections", help="Count our own corrected statements too.")] = False,
    junit: Annotated[
        Path | None,
        typer.Option("--junit", metavar="FILE", help="Also write JUnit XML, which fails exactly if this exits 1."),
    ] = None,
    github: Annotated[bool, typer.Option("--github", help="Also print annotations for GitHub Actions.")] = False,
    verbose: Annotated[bool, typer.Option("--verbose", "-v", help="Print every change.")] = False,
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="Print nothing; only the exit code.")] = False,
) -> None:
    """Compare two runs; exit 1 if a verdict of the paper got worse.

    It also exits 1 if a claim disappeared from the paper, or if certified intervals contradict each other.
    """
    from verify.commands.diff import diff as compare

    failed = compare(
        old,
        new,
        json,
        markdown,
        html,
        tuple(only or ()),
        fail_on,
        junit,
        corrections=corrections,
        verbose=verbose,
        quiet=quiet,
        github=github,
    )
    raise typer.Exit(WORSE if failed else OK)


@app.command()
def report(
    directory: RunArgument = None,
    readme: ReadmeOption = None,
    jobs: JobsOption = None,
    single_file: Annotated[
        Path | None,
        typer.Option("--single-file", metavar="FILE", help="Write one page with everything to FILE, and nothing else."),
    ] = None,
    bundle: Annotated[
        Path | None,
        typer.Option("--bundle", metavar="FILE", help="Pack the report, certificates and checker into a zip file."),
    ] = None,
    junit: Annotated[
        Path | None, typer.Option("--junit", metavar="FILE", help="Write only the verdicts, as JUnit XML.")
    ] = None,
    csv: Annotated[Path | None, typer.Option("--csv", metavar="FILE", help="Write only the constants, as CSV.")] = None,
    badge: Annotated[
        Path | None, typer.Option("--badge", metavar="FILE", help="Write only an SVG badge with the counts.")
    ] = None,
    index: Annotated[
        bool, typer.Option("--index", help="Write only an overview of the reports in the directories of RUN.")
    ] = False,
    compare_with: Annotated[
        Path | None,
        typer.Option(
            "--compare-with",
            "--larger",
            metavar="RUN",
            help="Store the numbers of a run with more effort for comparison.",
        ),
    ] = None,
    draft: Annotated[bool, typer.Option("--draft", help="Do not verify the certificates again.")] = False,
    json: JsonOption = False,
) -> None:
    """Write the pages of a finished run: report.html, report.md, one page per claim, and the dependency graph.

    Exit 1 if a certificate is missing or rejected.
    """
    from verify.commands import running

    if index:
        running.index(directory or Path("reports"))
        return
    if bundle or junit or csv or badge:
        running.export(directory, bundle, junit, csv, badge)
        return
    done = running.report(directory, readme, jobs, single_file, json, compare_with, draft)
    raise typer.Exit(OK if done else WORSE)


@app.command()
def check(
    paths: Annotated[
        list[Path] | None, typer.Argument(metavar="[CERTIFICATE]...", help="Files or directories.")
    ] = None,
    jobs: JobsOption = None,
    timeout: Annotated[
        float | None,
        typer.Option(
            "--timeout", "--limit", metavar="SECONDS", help="Reject a certificate that takes longer.  [default: 600]"
        ),
    ] = None,
    quiet: Annotated[
        bool, typer.Option("--quiet", "-q", help="Print rejected certificates and the count only.")
    ] = False,
    coq: Annotated[
        bool, typer.Option("--coq", help="Build the Coq proofs instead and compare them with the stored manifest.")
    ] = False,
    paper: PaperOption = None,
    json: JsonOption = False,
) -> None:
    """Verify certificates with the independent checker, or Coq proofs with Coq; exit 1 if one is rejected."""
    if coq:
        from verify.commands import proofs as command

        raise typer.Exit(OK if command.proofs(paper, False, None, json) else WORSE)
    from verify.commands import checking

    raise typer.Exit(OK if checking.check(paths or [], jobs, timeout, quiet=quiet) else WORSE)


@app.command(context_settings={"ignore_unknown_options": True})  # a statement may begin with a minus
def certify(
    said: Annotated[
        str,
        typer.Argument(
            metavar="STATEMENT",
            help="Such as 'abs(diff(tanh(x), x)) <= 1', "
            "'3*n**2 + n = O(n**2) as n -> oo', 'limit(sin(x)/x) = 1 as x -> 0', or with its quantifiers: "
            "'for_all x : reals; exists y : reals; says y**2 == x**2 + 1'.  Or an SMT-LIB file, FILE.smt2.",
        ),
    ],
    for_all: Annotated[
        list[str] | None,
        typer.Option("--for-all", metavar="DOMAIN", help="Such as 'x : reals, y > -1, 0 <= z <= 1'; repeatable."),
    ] = None,
    given: Annotated[str, typer.Option(metavar="CONDITIONS", help="Such as 'x <= y, x + y < 1'.")] = " ",
    define: Annotated[
        list[str] | None,
        typer.Option(metavar="DEFINITION", help="Such as 'names z : real' and then 'f(z) = z**2'; repeatable."),
    ] = None,
    paper: Annotated[
        str | None,
        typer.Option(metavar="ID", help="STATEMENT is the address of a statement of this paper; see --given."),
    ] = None,
    engine: Annotated[
        str | None, typer.Option(click_type=_choice(*ENGINES), help="Use this engine only.  [default: all]")
    ] = None,
    effort: Annotated[
        str, typer.Option("--profile", "--effort", click_type=_choice(*PROFILES), help="Search effort.")
    ] = "standard",
    timeout: Annotated[
        float | None,
        typer.Option(
            "--timeout",
            "--limit",
            metavar="SECONDS",
            help="Processor time after which the statement is left undecided; the command ends within twice this "
            "time.  [default: 15, 60 or 300, by the profile]",
        ),
    ] = None,
    out: Annotated[
        Path | None, typer.Option("--out", "-o", metavar="FILE", help="Write the certificate, for `verify check`.")
    ] = None,
    verbose: Annotated[
        bool, typer.Option("--verbose", "-v", help="Also name the engines that were not tried.")
    ] = False,
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="Print the verdict only.")] = False,
    json: JsonOption = False,
) -> None:
    """Decide an inequality, a limit or an order of growth: true with a certificate, false, or undecided.

    \b
    verify certify "x*y <= (x**2 + y**2)/2" --for-all "x : reals; y : reals"
    verify certify "log(1 + x) < x" --for-all "x > -1" --json
    verify certify "n*log(n) = O(n**2) as n -> oo" --for-all "n : naturals"
    verify certify problem.smt2 --out c.json
    verify certify "f(x) >= 2*x - 1" --define "names z : real" --define "f(z) = z**2" --for-all "x : reals"
    verify certify thm-1.step --paper smith2026 --given "n >= 3"
    """
    from verify.commands import certify as command

    command.certify(
        said,
        for_all or [],
        given,
        engine,
        effort,
        timeout,
        out,
        json,
        define=tuple(define or ()),
        paper_id=paper,
        verbose=verbose,
        quiet=quiet,
    )


@app.command(context_settings={"ignore_unknown_options": True})  # a statement may begin with a minus
def best(
    said: Annotated[
        str, typer.Argument(metavar="STATEMENT", help="Such as 'x*y <= c*(x**2 + y**2)', with the constant c.")
    ],
    for_all: Annotated[
        list[str] | None, typer.Option("--for-all", metavar="DOMAIN", help="Such as 'x : reals, y > -1'; repeatable.")
    ] = None,
    given: Annotated[str, typer.Option(metavar="CONDITIONS", help="Such as 'x <= y, x + y < 1'.")] = " ",
    constant: Annotated[str, typer.Option(metavar="NAME", help="The name of the constant.")] = "c",
    timeout: Annotated[
        float | None,
        typer.Option("--timeout", "--limit", metavar="SECONDS", help="Processor time, about.  [default: 60]"),
    ] = None,
    json: JsonOption = False,
) -> None:
    """Bracket the best constant of an inequality: one with a certificate, and one with a counterexample.

    \b
    verify best "x*y <= c*(x**2 + y**2)" --for-all "x > 0, y > 0"
    """
    from verify.commands import certify as command

    command.best(said, for_all or [], given, constant, timeout, json)


@app.command("new-paper")
def new_paper(
    name: Annotated[str, typer.Argument(metavar="NAME", help="Its id, such as smith2026.")],
    out: Annotated[Path | None, typer.Option("--out", "-o", metavar="DIR", help="[default: ./NAME]")] = None,
) -> None:
    """Create a package for a paper of your own: one claim, one step, one certificate, one test; it runs as it is."""
    from verify.commands import new_paper as command

    command.new_paper(name, out)


@app.command()
def doctor(
    json: JsonOption = False,
    report: Annotated[
        bool, typer.Option("--report", help="Also the machine and a trial run: what to send with a question.")
    ] = False,
    trust: Annotated[
        Path | None,
        typer.Option("--trust", metavar="DIR", help="Measure the code that an audit trusts; write DIR/trust.md."),
    ] = None,
    readme: Annotated[
        Path | None, typer.Option("--readme", metavar="FILE", help="With --trust: also update the summary of a README.")
    ] = None,
) -> None:
    """Report what is installed and what a missing package prevents.

    Exit 3 without a required package, 1 if the trial run fails.
    """
    if trust is not None:
        from verify.report.trust_page import write_trust_page

        print(write_trust_page(trust, readme))
        return
    if readme is not None:
        from verify.errors import BadInput

        raise BadInput("--readme: needs --trust DIR")
    from verify import doctor as command

    raise typer.Exit(command.doctor(json, report))


# ---------------------------------------------------------------------- instruments, old names and maintenance


lab = typer.Typer(
    name="lab",
    cls=shell.Instruments,
    rich_markup_mode=None,
    help="Instruments: exact and minimax risk, training.  `verify lab` lists them.",
)


@lab.callback(invoke_without_command=True)
def _instruments(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


app.add_typer(lab)


@app.command(hidden=True)
def explain(
    address: Annotated[str, typer.Argument(metavar="ADDRESS", help=ADDRESS, autocompletion=shell.steps)],
    directory: Annotated[
        Path | None, typer.Argument(metavar="[RUN]", help="A finished run, or the name of a model variant.")
    ] = None,
) -> None:
    """Old name of `verify show --all`."""
    from verify.commands import explain as explaining

    explaining.explain(address, directory)


@app.command(hidden=True)
def index(
    directory: Annotated[Path, typer.Argument(metavar="[DIR]", help="Holds the directories of several runs.")] = Path(
        "reports"
    ),
) -> None:
    """Old name of `verify report --index`."""
    from verify.commands import running

    running.index(directory)


@app.command(hidden=True)
def export(
    directory: RunArgument = None,
    out: Annotated[
        Path | None, typer.Option("--out", "-o", metavar="FILE", help="The zip file.  [default: PAPER-audit.zip]")
    ] = None,
    junit: Annotated[Path | None, typer.Option("--junit", metavar="FILE", help="Write JUnit XML.")] = None,
    csv: Annotated[Path | None, typer.Option("--csv", metavar="FILE", help="Write the constants as CSV.")] = None,
) -> None:
    """Old name of `verify report --bundle`, `--junit` and `--csv`."""
    from verify.commands import running

    running.export(directory, out, junit, csv)


@app.command(hidden=True)
def points(
    addresses: Annotated[list[str] | None, typer.Argument(metavar="[ADDRESS]...", help="[default: all]")] = None,
    paper: PaperOption = None,
    seconds: Annotated[float, typer.Option(metavar="S", help="For each statement.")] = 10.0,
    write: Annotated[Path | None, typer.Option(metavar="FILE", help="Write what was found, as JSON.")] = None,
    smaller: Annotated[
        bool, typer.Option("--smaller", help="Search for counterexamples at smaller sizes than the stored ones.")
    ] = False,
) -> None:
    """Search for counterexamples to the formulas of statements."""
    from verify.commands import points as pointing

    pointing.points(paper, addresses or [], seconds, write, smaller)


@app.command(hidden=True)
def variants(
    names: Annotated[list[str] | None, typer.Argument(metavar="[NAME]...")] = None,
    library: Annotated[Path, typer.Option("--library", metavar="DIR", help="The directory of model files.")] = Path(
        "models/variants"
    ),
    write: Annotated[bool, typer.Option("--write", help="Audit (quick) and store the results.")] = False,
    check: Annotated[bool, typer.Option("--check", help="Audit (quick); exit 1 if a verdict changed.")] = False,
    jobs: JobsOption = None,
    markdown: Annotated[bool, typer.Option("--markdown", help="A table of what each variant changes.")] = False,
    into: Annotated[Path | None, typer.Option("--into", metavar="FILE", help="Update the table in FILE.")] = None,
) -> None:
    """List a library of model variants, audit them, or compare them with the stored results."""
    from verify.commands import variants as command

    command.variants(names or [], directory=library, write=write, check=check, jobs=jobs, markdown=markdown, into=into)


@app.command(hidden=True)
def mutants(
    claims: Annotated[
        list[str] | None, typer.Option("--claims", metavar="CLAIM", help="Only this claim; repeatable.  [default: all]")
    ] = None,
    paper: PaperOption = None,
    jobs: Annotated[int, typer.Option("--jobs", "-j", metavar="N", help="Local processes.")] = 1,
    json: JsonOption = False,
    out: Annotated[Path | None, typer.Option("--out", "-o", metavar="FILE", help="Also write it as JSON.")] = None,
    seed: Annotated[int | None, typer.Option("--seed", metavar="SEED", help="Draw other mutants.")] = None,
) -> None:
    """Mutation test: change the formulas of a paper and count how many of the changed statements are decided.

    Exit 1 if the answer to a rewritten formula contradicts the answer to the printed one.
    """
    from verify.commands import mutants as command

    names = [name for text in claims or [] for name in text.replace(",", " ").split()]
    right = command.mutants(names, paper=paper, jobs=jobs, json=json, out=out, seed=seed)
    raise typer.Exit(OK if right else WORSE)


@app.command(hidden=True)
def proofs(
    paper: PaperOption = None,
    write: Annotated[
        bool, typer.Option("--write", help="Write the constants and, after the build, the manifest.")
    ] = False,
    into: Annotated[
        Path | None, typer.Option("--into", metavar="FILE", help="Only update the table of theorems in FILE.")
    ] = None,
    json: JsonOption = False,
) -> None:
    """Old name of `verify check --coq`; with --write it renews the manifest."""
    from verify.commands import proofs as command

    raise typer.Exit(OK if command.proofs(paper, write, into, json) else WORSE)


@app.command(hidden=True)
def bench(json: JsonOption = False) -> None:
    """Compare the run time of our instruments with common alternatives, as ratios."""
    from verify.commands import running

    running.bench(json)


def main(arguments: list[str] | None = None) -> NoReturn:
    """Run the command line and exit; known errors become one line and an exit code."""
    finish(app, arguments)
