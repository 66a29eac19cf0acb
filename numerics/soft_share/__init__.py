"""One softmax over points of the plane, and how fast the share of a subset of them can change.

A vector v gives the point u_p the weight γ_p ∝ exp⟨v, u_p⟩: an attention head over positions, a choice model, a Gibbs
measure.  The share of a subset, x its indicator, is P(v) = Σ_p x_p γ_p.  Its gradient is the covariance C = Cov(x, u),
its Hessian the third cumulant K = E[(x - P)(u - ū)(u - ū)ᵀ].  Here are certified bounds that hold for every v and every
subset at once:

* :mod:`~numerics.soft_share.circle`: |C|² ≤ α + βP on a regular polygon;
* :mod:`~numerics.soft_share.points`: the same for any points in convex position, or on a line;
* :mod:`~numerics.soft_share.rows`: the same for quadratic forms in C and K, on a regular polygon;
* :mod:`~numerics.soft_share.several`: from one softmax to matrices a C Cᵀ + c diag(K_i) of several at a given sum S of
  shares, which is what the second derivatives of any function of S are made of.

    from numerics.soft_share.points import Points, rows_on

    corners = Points(((-1, -1), (2, -1), (1, 1), (-1, 1)))
    rows_on(corners).offsets[0]  # |∇P|² is at most this, for all v and all subsets of the corners
"""
