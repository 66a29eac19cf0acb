"""How many examples, or steps, does a learner need for a Boolean function of a few hidden positions?

A :class:`~numerics.trials.problem.Recipe` is a learner of any kind: its start, its step, its outputs.  Trials go in
batches, on a fixed sample (:mod:`~numerics.trials.sample`) or on fresh strings at every step
(:mod:`~numerics.trials.online`); :mod:`~numerics.trials.climb` counts successes at growing sample sizes, for
:mod:`numerics.statistics.thresholds` to fit laws to.
"""
