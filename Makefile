# `make audit` and `make test` need Python 3.11, make and pip; the rest they fetch themselves, at pinned versions.
PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed
REPORT := reports/han2025
PIP := PIP_DISABLE_PIP_VERSION_CHECK=1 $(BIN)/python -m pip

.PHONY: audit test test-slow bench clean install

audit: $(STAMP)
	$(BIN)/verify run --profile standard --out $(REPORT)
	$(BIN)/verify report $(REPORT) --readme README.md
	$(BIN)/verify check $(REPORT)/certificates

test: $(STAMP)
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/python -m pytest -n 2

test-slow: $(STAMP)
	$(BIN)/python -m pytest -n 2 -m slow

bench: $(STAMP)
	$(BIN)/verify bench

install: $(STAMP)

$(STAMP): pyproject.toml constraints.txt
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(PIP) install --quiet -c constraints.txt -e '.[test]'
	touch $@

clean:
	rm -rf $(VENV) build *.egg-info .pytest_cache .mypy_cache .ruff_cache .hypothesis $(REPORT)/.verify
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
