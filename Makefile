.DEFAULT_GOAL := help
.PHONY: help run test dev bench audit faults fresh-data clean

help: ## Say what can be made
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-11s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

run: ## Start everything on http://localhost:3000 (another port: PORT=3100 make run)
	@node backend/tooling/bootstrap.mjs backend/dev/run.ts

test: ## Run every check and test (some of them: make test ONLY=unit,api)
	@ONLY=$(ONLY) node backend/tooling/bootstrap.mjs backend/dev/test.ts

dev: ## Start everything, rebuilt on every change, for working on the code
	@node backend/tooling/bootstrap.mjs backend/dev/dev.ts

bench: ## Measure the hot paths against their budgets
	@node backend/tooling/bootstrap.mjs backend/dev/bench.ts

audit: ## Check that every franc is somewhere, once (any database: DATABASE_URL=… make audit)
	@node backend/tooling/bootstrap.mjs backend/dev/audit.ts

faults: ## Play histories while everything fails, then audit (SEED=… HISTORIES=200 make faults)
	@node backend/tooling/bootstrap.mjs backend/faults/main.ts

fresh-data: ## Replace the data of a stopped copy with fresh demo data
	@node backend/tooling/bootstrap.mjs backend/dev/fresh-data.ts

clean: ## Remove all that was installed, built and stored here
	@node backend/tooling/bootstrap.mjs backend/dev/clean.ts
