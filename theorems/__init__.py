"""The papers: one package a paper, one module a claim."""
