#!/bin/sh
# Audit a model against the kept baseline.  The first run makes the baseline; commit it.
set -eu
model=${1:-model.toml}
if [ ! -f baseline/results.json ]; then
  verify run --profile quick --out baseline
fi
verify run --profile quick --model "$model" --out new
verify diff baseline new --fail-on refuted --junit diff.xml --markdown
