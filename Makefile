# `make audit` and `make test` need Python 3.11, make and pip; the rest they fetch themselves, at pinned versions.
PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed
REPORT := reports/han2025
PIP := PIP_DISABLE_PIP_VERSION_CHECK=1 $(BIN)/python -m pip

.PHONY: audit audit-all thorough variants proofs test test-long test-slow coverage fuzz bench site clean install

audit: $(STAMP)
	$(BIN)/verify run --profile standard --out $(REPORT) --readme README.md
	$(BIN)/verify check $(REPORT)/certificates
	$(BIN)/verify doctor --trust $(REPORT) --readme README.md
	$(BIN)/verify index reports

# everything that is committed under reports/ and models/variants/results/, and the pages beside it
audit-all: audit variants
	for paper in edelman2022 published_rates network_constants; do \
	  $(BIN)/verify run --paper $$paper --profile standard --out reports/$$paper && \
	  $(BIN)/verify report reports/$$paper && \
	  $(BIN)/verify check reports/$$paper/certificates || exit 1; done
	$(BIN)/verify index reports
	$(BIN)/python -m tests.expected

# two hours on two cores; Ctrl-C keeps what is finished, and the same command goes on
thorough: $(STAMP)
	$(BIN)/verify run --profile thorough --out runs/han2025-thorough
	$(BIN)/verify report $(REPORT) --larger runs/han2025-thorough

variants: $(STAMP)
	$(BIN)/verify variants --write --jobs 2
	$(BIN)/verify variants --into docs/variants.md

# needs Coq 8.16 with Coquelicot and Interval (Debian: coq libcoq-coquelicot libcoq-interval)
proofs: $(STAMP)
	$(BIN)/verify proofs
	$(BIN)/verify proofs --paper edelman2022
	$(BIN)/verify proofs --paper published_rates

# one worker more than two cores: some tests wait for a time-out without computing; mypy, one process, runs beside them
test: $(STAMP)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check --quiet .
	$(BIN)/mypy > $(VENV)/mypy.txt 2>&1 & types=$$!; \
	  $(BIN)/python -m pytest -n 3 --dist worksteal; tests=$$?; \
	  wait $$types; types=$$?; cat $(VENV)/mypy.txt; exit $$((tests ? tests : types))

# tests that take seconds each (marked `long`)
test-long: $(STAMP)
	$(BIN)/python -m pytest -n 3 --dist worksteal -m 'long and not slow'

test-slow: $(STAMP)
	$(BIN)/python -m pytest -n 2 --dist worksteal -m slow

# which lines of verify and numerics the tests of `make test` and `make test-long` run
coverage: $(STAMP)
	$(PIP) install --quiet -c constraints.txt -e '.[test,coverage]'
	$(BIN)/python -m pytest -n 2 --dist worksteal -m 'not slow' --cov --cov-report=term:skip-covered

fuzz: $(STAMP)
	$(PIP) install --quiet -c constraints.txt '.[fuzz]'
	$(BIN)/python -m pytest -m slow tests/verify/test_fuzz.py

bench: $(STAMP)
	$(PIP) install --quiet -c constraints.txt -e '.[test,bench]' || echo "no C compiler: measured without the compiled rival"
	OMP_NUM_THREADS=1 $(BIN)/verify bench --json > benchmarks/ratios.new
	mv benchmarks/ratios.new benchmarks/ratios.json

site: $(STAMP)
	$(PIP) install --quiet -c constraints.txt '.[docs]'
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet --strict

install: $(STAMP)

$(STAMP): pyproject.toml constraints.txt
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(PIP) install --quiet -c constraints.txt -e '.[test]'
	touch $@

clean:
	rm -rf $(VENV) build site *.egg-info .pytest_cache .mypy_cache .ruff_cache .hypothesis
	rm -rf reports/*/.verify
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
