"""What is put in is what is judged: every printed formula of Theorem 5, its lemmas and remarks."""

from __future__ import annotations

import pytest

from tests.theorems.helpers import claim_of, verdicts

MODULES = ("sec_3_scope", "lemma_17", "lemma_18", "lemma_19", "rem_10", "lemma_8", "thm_5")
CLAIMS = {name: claim_of(name.replace("_", "-")) for name in MODULES}

PRINTED = [
    # a bound of what is zero somewhere: true where it is nowhere positive, false where it is positive for every c2
    (
        "lemma_8",
        "mu",
        "lemma-8",
        {
            "max(0, k - n)": "holds",
            "max(0, n - 8)/10**9": "refuted",
            "mu1 - mu1": "holds",
            "max(0, n - 10**7)": "refuted",
            "mu1*max(0, 3 - n)": "refuted",
            "1/(n - 3)": "refuted",
            "max(0, 1 - (n - 50)**2)": "refuted",
            "-1/(n - 3)**2": "open",
            "-1/(n - 10**6)**2": "open",
        },
    ),
    (
        "lemma_8",
        "mu1",
        "lemma-8",
        {
            "max(0, c2 - 1)": "open",
            "max(0, c2 - c1/2)": "open",
            "c2 - c1": "holds",
            "c2*max(0, 1 - 1000*tau)": "refuted",
            "c2*max(0, tau - 999/1000)": "refuted",
            "c2*max(0, 1 - 10**20*tau)": "refuted",
            "c2*max(0, 1 - (n - 5)**2)": "refuted",
        },
    ),
    (
        "lemma_8",
        "mu1",
        "lemma-8/initialisation",
        {"10**9*c2": "refuted", "1/10**40": "open", "0": "open", "max(0, 5 - n)": "refuted"},
    ),
    (
        "lemma_8",
        "mu1",
        "lemma-8.part-ii-attention",
        {
            "max(0, n - 7)*c2": "open",
            "c2/(k - 1)**2": "refuted",
            "-c2/(k - 1)**2": "open",
            "max(0, 2 - n)": "open",
            "max(0, 3 - n)": "refuted",
            "-tau": "open",
        },
    ),
    (
        "lemma_8",
        "mu2",
        "lemma-8.part-iii",
        {"max(0, k - 3)": "refuted", "max(0, 2 - k)": "refuted", "k - 1 - n": "open"},
    ),
    ("lemma_8", "slope", "lemma-8.part-ii-output", {"1/10**80": "refuted", "0": "open", "-1": "open"}),
    (
        "lemma_8",
        "slope",
        "lemma-8.part-ii-output/relu",
        {"16": "holds", "17": "refuted", "256/16": "holds", "16 + 1/10**15": "refuted"},
    ),
    (
        "lemma_8",
        "assembled",
        "lemma-8.assembly",
        {
            "min(65*mu1, mu2)/2**n": "refuted",
            "min(mu1, mu2)/2**n": "holds",
            "-1": "holds",
            "min(64*mu1, mu2)/2**(n - 1)": "refuted",
        },
    ),
    (
        "lemma_18",
        "bound",
        "lemma-18",
        {
            "max(0, n - 8)": "refuted",
            "max(0, n - 10**8)*c2": "open",
            "c2*max(0, 1 - 10**8*tau)": "refuted",
            "max(0, 2 - n)*c2": "refuted",
            "k - n": "open",
            "1/(k - 2)": "refuted",
            "-1/(k - 2)**2": "open",
        },
    ),
    (
        "lemma_18",
        "bound",
        "lemma-18/derivative",
        {"c2/10**9": "refuted", "2*c2**2*tau**2/n**2 - 1/1000": "open", "0": "open", "2*c2**2*tau**2/n**2 - 1": "open"},
    ),
    (
        "lemma_18",
        "bound",
        "lemma-18/truncated",
        {
            "2*(c2*tau/n)**2": "holds",
            "c2**2*tau**2/n**3": "holds",
            "c2**2/n**2": "open",
            "2*c2**2*tau**2/n": "open",
            "2*c2**2*tau**2/n**2 + max(0, n - 10**7)": "refuted",
        },
    ),
    (
        "lemma_19",
        "bound",
        "lemma-19",
        {"max(0, k - 8)": "refuted", "max(0, 2 - n)": "refuted", "k - n - 1": "open", "-1/(k - 4)**2": "open"},
    ),
    (
        "lemma_19",
        "complement",
        "lemma-19.complement-value",
        {
            "1": "open",  # true, and no engine shows it
            "k": "refuted",
            "max(1, k - 9)": "refuted",
            "0": "refuted",
        },
    ),
    ("lemma_19", "complement", "lemma-19.complement-value/sum", {"k": "holds", "2*k - k": "holds", "1": "refuted"}),
    ("lemma_19", "wrong", "lemma-19.case-2", {"2": "refuted", "4": "refuted", "8": "holds", "16/2": "holds"}),
    (
        "lemma_17",
        "least",
        "lemma-17",
        {
            "-1": "refuted",
            "-1/10**6": "refuted",
            "-10**4/tau**2": "refuted",
            "-(2*(2*k + 4*k*sqrt(b))*(2*k/tau))**2": "open",  # true, and no engine shows it
        },
    ),
    (
        "thm_5",
        "contraction",
        "thm-5.linear-rate/inference",
        {
            "1": "holds",
            "1 - eta*mu/2": "holds",
            "1 - 2*eta*mu": "refuted",
            "1/(1 + eta*mu)": "holds",
            "1 - eta": "refuted",
        },
    ),
    (
        "thm_5",
        "rate",
        "thm-5.descent-lemma/printed-step",
        {
            "1": "refuted",
            "tau**2": "refuted",
            "-1": "refuted",
            "tau**2/(10**9*k**3*(1 + k*sqrt(b) + k/sqrt(b)))": "open",  # true, and no engine shows it
        },
    ),
]


@pytest.mark.sample(36)
@pytest.mark.parametrize(
    ("name", "quantity", "address", "text", "verdict"),
    [(*row[:3], *pair) for row in PRINTED for pair in row[3].items()],
)
def test_a_printed_formula_is_judged_as_it_is_put_in(name, quantity, address, text, verdict):
    assert verdicts(CLAIMS[name], at=(address,), **{quantity: text}) == {address: verdict}
