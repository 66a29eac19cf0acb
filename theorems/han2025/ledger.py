"""Every id of the paper, registered before anything is checked.

The table is literal so that it can be read beside the paper: a claim's id and title, where it stands, what
it rests on, and the steps of the argument.  :func:`unchecked_claims` turns each row into a claim without a
single check, which the court judges ``open`` and *unchecked*; a finished claim module replaces its row.

An edge of ``depends_on`` is logical: the claim uses what the other one *states*.  Where an argument only
borrows a formula from another proof, the edge is on the step (``USES``), so that a wrong constant does not
cast doubt on what never used it.  Ids are stable for ever: add some, rename none (``tests/ledger_ids.txt``
keeps the list).
"""

from __future__ import annotations

from typing import NamedTuple

from verify.records import Claim, Reading, Step, Thing

__all__ = ["OBJECTS", "OURS", "REVIEW", "ROWS", "USES", "Row", "unchecked_claims"]

REVIEW = "asked by a review of the paper"
OURS = "in the place of Theorem 5"

OBJECTS: tuple[Thing, ...] = (
    Thing("def-1", "k-parity, uniform inputs, squared hinge loss, expected risk", "Section 2.1"),
    Thing("def-2", "a class expresses, and learns, k-parity", "Section 2.1"),
    Thing("eq-1", "the network with one hidden layer of q neurons", "Section 2.1"),
    Thing("model", "embedding, m heads with temperature, averaging, classification head, activations",
          "Section 2.2"),
    Thing("eq-2", "the frozen classification head and the k aligned heads", "Section 3"),
    Thing("eq-3", "token and position embeddings on the circle", "Section 3"),
    Thing("init", "heads drawn uniformly on the unit circle", "Section 4"),
)


class Row(NamedTuple):
    id: str
    title: str
    where: str
    depends_on: tuple[str, ...]
    steps: dict[str, str]


ROWS: tuple[Row, ...] = (
    Row("prop-3", "Both classes express k-parity, with k neurons and with k heads", "Section 3",
        ("def-1", "def-2", "eq-1", "model", "eq-2", "eq-3"), {
            "ffnn-formula": "the k-neuron ReLU network equals the parity for every k and every count of ones",
            "ffnn-parameters": "that network has 2k + 2 distinct parameters",
            "alignment": "the score of head i peaks at its own parity bit",
            "attention-average": "the attention vector begins with the mean of the parity bits",
            "transformer-parameters": "the transformer has 18k + 2 distinct parameters",
            "transformer-risk": "its risk is zero for every parity set",
        }),
    Row("prop-4", "A feed-forward network needs a number of parameters linear in n to learn k-parity",
        "Section 3", ("def-1", "def-2", "eq-1"), {
            "fixed-graph": "gradient descent never changes the computation graph",
            "missing-edge-risk": "a parity bit without an outgoing edge makes the risk 1",
            "count": "hence at least n parameters: what counts as one",
        }),
    Row("sec-3-scope", "The results of Section 3 also hold for other marginal distributions and noisy labels",
        "Section 3", ("def-1", "def-2", "prop-3", "prop-4"), {
            "marginals": "for other marginal distributions of the inputs",
            "noise": "for noisy labels",
        }),
    Row("thm-5", "Gradient descent on the heads converges linearly to risk zero, for every parity set",
        "Section 4", ("init", "model", "eq-2", "eq-3", "prop-3", "lemma-7", "lemma-8"), {
            "trained-entries": "only two entries of each attention matrix ever get a gradient",
            "optimum-exists": "the risk zero is attained by the aligned heads",
            "initial-risk": "the risk at initialisation is (close to) 1",
            "descent-lemma": "a step of 1/smoothness lowers the risk by eta/2 times the squared gradient",
            "linear-rate": "with the gradient inequality the risk shrinks by 1 - eta mu a step",
            "iteration-count": "so many iterations reach a given epsilon",
            "every-parity-set": "all of this holds whatever the parity set",
        }),
    Row("lemma-6", "The output is B-smooth in the heads", "Section 4", ("lemma-14",), {}),
    Row("lemma-7", "The risk is smooth with constant max{2 l1 C, 2 (l2 + B)}", "Section 4",
        ("def-1", "lemma-6", "lemma-15", "lemma-16"), {
            "case-i": "both outputs at or above the margin",
            "case-ii": "one output on each side of the margin",
            "case-iii": "both outputs below the margin",
            "loss-to-risk": "smoothness of the loss carries over to its expectation",
        }),
    Row("lemma-8", "The risk satisfies the Polyak-Lojasiewicz inequality with constant mu", "Section 4",
        ("def-1", "lemma-17", "lemma-18", "lemma-19"), {
            "expansion": "the squared gradient of the risk, expanded over pairs of samples, as a whole",
            "expansion-1": "line 1: the squared norm is a sum over the heads and their two entries",
            "expansion-2": "line 2: a squared derivative of the risk is the mean square of the loss's",
            "expansion-3": "line 3: the expectation is an average over the 2^n samples",
            "expansion-4": "line 4: the common factor is taken out",
            "expansion-5": "line 5: the square of the sum is split into squares and products of pairs",
            "part-i": "(6): the gradients of two samples are never opposed",
            "part-ii": "(7): where the attention sees a one, three bounds on derivatives, as a whole",
            "part-ii-attention": "(7), first: that of the attention vector, squared, is at least mu_1",
            "part-ii-output": "(7), second: that of the output, squared, is at least 16",
            "part-ii-loss": "(7), third: that of the loss, squared, is at least four times the loss",
            "part-iii": "(8): where it sees none, the pair of a sample and its complement",
            "assembly": "the parts together, and the factor of 2^n",
            "mu": "the value of mu",
        }),
    Row("rem-9", "Transformers need fewer parameters than feed-forward networks to learn k-parity",
        "Section 4", ("prop-3", "prop-4", "thm-5"), {
            "upper-bound": "the best known upper bound of a feed-forward network is O(n k^7 log k)",
            "lower-bound": "its lower bound is linear in n",
            "heads": "the transformer needs O(k)",
        }),
    Row("rem-10", "The result holds for uniform inputs and every k, odd or even",
        "Section 4", ("thm-5",), {}),
    Row("thm-11", "Lower bound on the risk for fixed soft attention",
        "Section 4", ("def-1", "eq-1", "model"), {
        "split-embedding": "an embedding is the sum of a token part and a position part",
        "permutation": "each head orders the positions by score",
        "pigeonhole": "some position is among the first ones of no head",
        "subset": "the inputs with enough maximising tokens in front of every head",
        "score-order": "on them that position scores no more than the maximisers",
        "attention-cap": "so its attention is at most 1 / (n/(5m) + 1)",
        "delta-gamma-other": "flipping it changes another position's attention by at most 5m/n of itself",
        "delta-gamma-p": "and its own by at most 5m/n",
        "lipschitz": "the output is Lipschitz in the attention scores, with the product of the weight norms",
        "change-bound": "so the output changes by at most 10 m^2/n times that product",
        "pair-loss": "so the two losses sum to at least 2 (1 - 5 m^2/n times that product)^2",
        "sum-over-subset": "(9): summed over the subset",
        "complement-count": "the number of inputs outside of the subset, as a whole",
        "complement-count-1": "line 1: the complement is a union over the heads",
        "complement-count-2": "line 2: the union bound",
        "complement-count-3": "line 3: a partial sum of binomial coefficients for each head",
        "complement-count-4": "line 4: the bounds by powers of 5e and of 2^4",
        "final": "the stated bound",
    }),
    Row("rem-12", "With fixed soft attention the risk is at chance level in the limit",
        "Section 4", ("thm-11",), {
        "limit-first-factor": "the first factor tends to one",
        "limit-second-factor": "the second factor tends to one",
        "conclusion": "the risk tends to one",
    }),
    Row("rem-13", "With fixed hard attention no classification head beats chance unless m is linear in n",
        "Section 4", ("cor-20",), {}),
    Row("contribution-ii", "Frozen heads need the number of heads or the weight norm to grow with n",
        "Section 1", ("thm-11",), {}),
    Row("lemma-14", "Smoothness constant of the output", "Appendix A", ("model", "eq-2", "eq-3"), {
        "softmax-derivative-13": "derivative of an attention score by the first trained entry",
        "softmax-derivative-14": "derivative of an attention score by the second trained entry",
        "outer-derivative": "derivative of the output by the attention vector",
        "inner-derivative": "derivative of the attention vector by an attention score",
        "loss-derivative": "derivative of the loss by the output",
        "chain-13": "chain rule for the first entry",
        "chain-14": "chain rule for the second entry",
        "cross-zero": "mixed second derivatives of the attention vector over two heads vanish",
        "activation-second-derivative": "second derivative of the activation",
        "cross-bound": "bound on the mixed second derivative of the output over two heads",
        "product-rule": "(10): product rule for the second derivative within one head",
        "second-derivative-bound": "(11): bound on the second derivative of the attention vector",
        "mixed-bound": "(12): bound on the derivative of the output's slope",
        "entry-bound": "bound on an entry of the Hessian within one head",
        "frobenius": "from the entries to the norm of the Hessian",
        "final": "the stated constant",
    }),
    Row("lemma-15", "Lipschitz constant of the output", "Appendix A", ("model", "eq-2", "eq-3"), {
        "entry-bound": "each partial derivative is at most 8 k^2 / tau",
        "norm": "hence the norm of the gradient",
        "mean-value": "hence the Lipschitz constant, by the mean value theorem",
    }),
    Row("lemma-16", "Lipschitz constant of the output times its gradient",
        "Appendix A", ("lemma-14", "lemma-15"), {
        "product-rule": "the derivative of the product",
        "output-bound": "the size of the output",
        "norm": "from the entries to the stated constant",
    }),
    Row("appendix-a-setup", "A temperature c1/n makes soft attention approximate hard attention",
        "Appendix A", ("model", "eq-3"), {
            "peak": "the score of the nearest position lies between 1/n and 1 - c1 tau",
            "far": "positions further than pi/4 away have a score close to zero",
            "near": "the other scores lie between c2 tau and c1 tau",
        }),
    Row("lemma-17", "The gradients of two samples are never opposed", "Appendix A",
        ("model", "eq-2", "eq-3", "appendix-a-setup"), {
            "loss-gradient": "the gradient of the loss in closed form",
            "output-closed-form": "the output as a piecewise linear function",
            "slope-closed-form": "its slope",
            "sign": "the sign of residual times slope",
            "reduction": "it is enough to compare pairs of positions",
            "trigonometry": "the sum of products as a double sum of cosines",
            "conclusion": "which is not negative where the scores are not negligible",
        }),
    Row("lemma-18", "Lower bound on the squared gradient of the attention vector", "Appendix A",
        ("appendix-a-setup", "lemma-17"), {
            "existence": "some head attends to some position that holds a one",
            "expansion": "its term alone, expanded",
            "reuse-of-17": "the mixed terms are not negative, as in the lemma before",
            "final": "the stated bound",
        }),
    Row("lemma-19", "Gradient bound for the pair of an input and its complement", "Appendix A",
        ("appendix-a-setup", "lemma-18", "eq-2"), {
            "zero-gradient": "an input whose attention vector is zero has no gradient",
            "complement-value": "the attention vector of the complement",
            "outputs": "the two outputs, for both parities of k",
            "case-1": "both right: the losses vanish",
            "case-2": "both wrong: the bound from the lemma before",
        }),
    Row("cor-20", "Lower bound on the risk for fixed hard attention and any classification head",
        "Appendix B", ("def-1", "model"), {
            "pigeonhole": "some position is among the first ones of no head",
            "subset": "the inputs with a maximising token in front of every head",
            "never-attended": "on them no head attends to that position",
            "flip-invariance": "so flipping it does not change the output",
            "pair-loss": "so the two losses sum to at least 2",
            "count": "the size of the subset",
            "final": "the stated bound",
        }),
    Row("prop-21", "Soft zero-risk heads stay so under hard attention without neighbouring parity bits",
        "Appendix B", ("def-2", "model", "eq-2", "eq-3"), {
            "unique-optimum": "at risk zero every parity bit has a head that gives it more than one half",
            "three-cases": "a head that does not is in one of three positions",
            "half-off": "each of them costs risk",
            "conclusion": "so hard attention picks the same bits",
        }),
    Row("fig-2", "Trained heads for n = 20, k = 3: one head a bit, or two heads at a midpoint",
        "Appendix B.1", ("model", "eq-2", "eq-3", "init"), {
            "left": "bits 8, 11, 18: each head takes one bit",
            "right": "with bits 16 and 17 two heads share the pair",
            "midpoint": "their direction is the midpoint of the two positions",
        }),
    Row("thm-5-one-bit", "One bit: from which starts gradient descent converges, how fast, how likely", OURS,
        ("def-1", "model", "eq-2", "eq-3", "init"), {}),
    Row("thm-5-basin", "Bits without cyclic neighbours: an explicit basin, and the rate 1/t", OURS,
        ("def-1", "model", "eq-2", "eq-3"), {}),
    Row("thm-5-failure", "Starts from which gradient descent fails, with their probability", OURS,
        ("def-1", "model", "eq-2", "eq-3", "init"), {}),
    Row("thm-5-lower", "Gradients of polynomial precision learn no growing k in polynomially many steps", OURS,
        ("def-1", "model"), {}),
    Row("exp-1", "Parameters and accuracy at n = 20, k = 3, beside a feed-forward network",
        REVIEW, ("eq-1", "model", "eq-2"), {}),
    Row("exp-2", "Attention frozen at random, only the classifier trained: final risk against n", REVIEW,
        ("eq-1", "model", "init"), {}),
    Row("exp-3", "Attention maps after training, with and without neighbouring bits", REVIEW,
        ("model", "eq-2", "init"), {}),
    Row("check-1", "Neighbouring bits: overlap of the heads, accuracy with soft and with hard attention",
        REVIEW, ("model", "eq-2", "init"), {}),
    Row("check-2", "Temperature from 1/n^2 to 1: convergence and final accuracy", REVIEW,
        ("model", "eq-2", "init"), {}),
    Row("check-3", "Mini-batch stochastic gradients and Adam against full-batch gradient descent", REVIEW,
        ("model", "eq-2", "init"), {}),
    Row("open-1", "Can the parity set be read off the trained heads, and how often", REVIEW,
        ("model", "eq-2", "init"), {}),
    Row("open-3", "Does training succeed at a temperature that does not vanish", REVIEW,
        ("model", "eq-2", "init"), {}),
)

# What a step borrows from other arguments, and the lines that a chain is made of.
USES: dict[str, tuple[str, ...]] = {
    "prop-3.transformer-risk": ("prop-3.alignment", "prop-3.attention-average", "prop-3.ffnn-formula"),
    "thm-5.optimum-exists": ("prop-3",),
    "thm-5.descent-lemma": ("lemma-7",),
    "thm-5.linear-rate": ("lemma-8", "thm-5.descent-lemma"),
    "thm-5.iteration-count": ("thm-5.initial-risk", "thm-5.linear-rate"),
    "lemma-7.case-ii": ("lemma-15",),
    "lemma-7.case-iii": ("lemma-6", "lemma-16"),
    "lemma-8.expansion": tuple(f"lemma-8.expansion-{line}" for line in range(1, 6)),
    "lemma-8.part-i": ("lemma-17",),
    "lemma-8.part-ii": ("lemma-8.part-ii-attention", "lemma-8.part-ii-output", "lemma-8.part-ii-loss"),
    "lemma-8.part-ii-attention": ("lemma-18",),
    "lemma-8.part-iii": ("lemma-19",),
    "lemma-8.assembly": ("lemma-8.expansion", "lemma-8.part-i", "lemma-8.part-ii", "lemma-8.part-iii"),
    "lemma-8.mu": ("lemma-8.assembly",),
    "rem-9.lower-bound": ("prop-4",),
    "rem-9.heads": ("prop-3", "thm-5"),
    "thm-11.attention-cap": ("thm-11.score-order",),
    "thm-11.change-bound": ("thm-11.delta-gamma-other", "thm-11.delta-gamma-p", "thm-11.lipschitz"),
    "thm-11.pair-loss": ("thm-11.change-bound",),
    "thm-11.sum-over-subset": ("thm-11.pair-loss",),
    "thm-11.complement-count": tuple(f"thm-11.complement-count-{line}" for line in range(1, 5)),
    "thm-11.final": ("thm-11.complement-count", "thm-11.sum-over-subset"),
    "rem-12.conclusion": ("rem-12.limit-first-factor", "rem-12.limit-second-factor", "thm-11"),
    "lemma-14.chain-13": (
        "lemma-14.softmax-derivative-13", "lemma-14.outer-derivative", "lemma-14.inner-derivative"),
    "lemma-14.chain-14": (
        "lemma-14.softmax-derivative-14", "lemma-14.outer-derivative", "lemma-14.inner-derivative"),
    "lemma-14.cross-bound": (
        "lemma-14.cross-zero", "lemma-14.activation-second-derivative", "lemma-14.chain-13"),
    "lemma-14.mixed-bound": ("lemma-14.activation-second-derivative", "lemma-14.chain-13"),
    "lemma-14.entry-bound": (
        "lemma-14.product-rule", "lemma-14.second-derivative-bound", "lemma-14.mixed-bound"),
    "lemma-14.frobenius": ("lemma-14.cross-bound", "lemma-14.entry-bound"),
    "lemma-14.final": ("lemma-14.frobenius",),
    "lemma-15.entry-bound": ("lemma-14.chain-13", "lemma-14.chain-14"),
    "lemma-15.norm": ("lemma-15.entry-bound",),
    "lemma-15.mean-value": ("lemma-15.norm",),
    "lemma-16.norm": (
        "lemma-16.product-rule", "lemma-16.output-bound", "lemma-14.entry-bound", "lemma-15.entry-bound"),
    "lemma-17.loss-gradient": ("lemma-14.chain-13", "lemma-14.chain-14", "lemma-14.loss-derivative"),
    "lemma-17.sign": ("lemma-17.output-closed-form", "lemma-17.slope-closed-form"),
    "lemma-17.reduction": ("lemma-17.loss-gradient", "lemma-17.sign"),
    "lemma-17.conclusion": ("lemma-17.reduction", "lemma-17.trigonometry", "appendix-a-setup"),
    "lemma-18.expansion": ("lemma-18.existence",),
    "lemma-18.reuse-of-17": ("lemma-17.conclusion",),
    "lemma-18.final": ("lemma-18.expansion", "lemma-18.reuse-of-17", "appendix-a-setup"),
    "lemma-19.case-1": ("lemma-19.outputs",),
    "lemma-19.case-2": (
        "lemma-18", "lemma-19.complement-value", "lemma-19.outputs", "lemma-19.zero-gradient"),
    "cor-20.pigeonhole": ("thm-11.pigeonhole",),
    "cor-20.never-attended": ("cor-20.pigeonhole", "cor-20.subset"),
    "cor-20.flip-invariance": ("cor-20.never-attended",),
    "cor-20.pair-loss": ("cor-20.flip-invariance",),
    "cor-20.final": ("cor-20.count", "cor-20.pair-loss"),
    "prop-21.unique-optimum": ("prop-21.half-off", "prop-21.three-cases"),
    "prop-21.conclusion": ("prop-21.unique-optimum",),
}


def _unchecked(row: Row) -> Claim:
    steps = tuple(
        Step(id=f"{row.id}.{name}", text=text, uses=USES.get(f"{row.id}.{name}", ()))
        for name, text in row.steps.items())
    return Claim(id=row.id, title=row.title, where=row.where, statement=row.title, depends_on=row.depends_on,
                 readings=(Reading(id="literal", text=row.title),), steps=steps)


def unchecked_claims() -> tuple[Claim, ...]:
    """One claim without checks for each row, in the order of the paper, the review's questions last."""
    return tuple(_unchecked(row) for row in ROWS)
