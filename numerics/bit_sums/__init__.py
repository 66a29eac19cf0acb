"""Means over independent bits of a function of their weighted sum, with the gradient in the weights.

S = ⟨c, x⟩ with weights c ≥ 0 and bits x that are 1 with one chance.
A :class:`~numerics.bit_sums.analytic_branches.Pair` is two functions of S;
which of them counts is said by how many bits of a chosen set are 1, an even or an odd number.  With f
twice and no set that is E[f(S)]; with f and -f it is the Fourier coefficient E[f(S) (-1)^(sum over the set)].

    from numerics.bit_sums.mean import mean
    from numerics.bit_sums.analytic_branches import Function, Pair, polynomial

    size = Function(3, kinks=[1], pieces=[polynomial(1, -1), polynomial(-1, 1)])  # |S - 1| on [0, 3]
    mean(Pair(size, size), [0.5, 1.0, 1.5]).value  # E|S - 1|
"""
