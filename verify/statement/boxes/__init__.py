"""Inequalities on boxes, rays and whole lines: a statement's own formulas, enclosed piece by piece.

``intervals``  pairs of doubles, rounded outwards; functions through Arb
``tape``       a statement's terms as one list of operations; ``slopes`` their derivatives
``exact``      values that can be told to be zero: rationals times powers of pi, e, primes
``tail`` ``far``  what happens towards infinity and towards an end that is left out
``domain`` ``goals``  a statement as gaps that must not be negative, over a domain
``cover``      the leaves and their six forms; the search writes a tree, the checker walks it
"""
