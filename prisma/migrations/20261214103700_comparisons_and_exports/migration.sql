-- A comparison with the gateway that staff ask for, beside the nightly one. One at a time.
CREATE TABLE "reconciliation_runs" (
  "id" UUID NOT NULL,
  "requested_by_id" UUID NOT NULL,
  "requested_at" TIMESTAMPTZ(3) NOT NULL,
  "attempts" INTEGER NOT NULL DEFAULT 0,
  "next_attempt_at" TIMESTAMPTZ(3),
  "ended_at" TIMESTAMPTZ(3),
  "failed_at" TIMESTAMPTZ(3),
  CONSTRAINT "reconciliation_runs_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "reconciliation_runs_requested_by_id_fkey" FOREIGN KEY ("requested_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT reconciliation_runs_one_end CHECK (num_nonnulls(next_attempt_at, ended_at, failed_at) = 1),
  CONSTRAINT reconciliation_runs_attempts CHECK (attempts >= 0 AND (attempts > 0 OR next_attempt_at IS NOT NULL)),
  CONSTRAINT reconciliation_runs_in_order CHECK (coalesce(ended_at, failed_at, requested_at) >= requested_at)
);
CREATE INDEX "reconciliation_runs_requested_at_idx" ON "reconciliation_runs"("requested_at");
CREATE UNIQUE INDEX reconciliation_runs_one_open ON reconciliation_runs ((true)) WHERE next_attempt_at IS NOT NULL;

-- A night has one report, and so has a comparison that was asked for.
ALTER TABLE "reconciliation_reports"
  ADD COLUMN "run_id" UUID,
  ADD COLUMN "totals" JSONB,
  ADD CONSTRAINT "reconciliation_reports_run_id_fkey" FOREIGN KEY ("run_id") REFERENCES "reconciliation_runs"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
DROP INDEX "reconciliation_reports_day_key";
CREATE UNIQUE INDEX "reconciliation_reports_run_id_key" ON "reconciliation_reports"("run_id");
CREATE UNIQUE INDEX reconciliation_reports_one_a_night ON reconciliation_reports (day) WHERE run_id IS NULL;
CREATE INDEX "reconciliation_reports_day_idx" ON "reconciliation_reports"("day");

-- What staff do of it on record, beside what the log accepts already.
DO $$
DECLARE
  more RECORD;
  known TEXT;
BEGIN
  FOR more IN SELECT * FROM (VALUES
    ('action', ARRAY['check-payment', 'export-list', 'compare-payments']),
    ('subject', ARRAY['list', 'reconciliation'])
  ) AS more (field, words)
  LOOP
    SELECT string_agg(quote_literal(word), ', ') INTO known
    FROM (
      SELECT (regexp_matches(pg_get_constraintdef(oid), '''([a-z-]+)''', 'g'))[1] AS word
      FROM pg_constraint WHERE conname = 'audit_log_' || more.field
      UNION
      SELECT unnest(more.words)
    ) AS all_of_them;
    EXECUTE format('ALTER TABLE audit_log DROP CONSTRAINT audit_log_%1$s,
      ADD CONSTRAINT audit_log_%1$s CHECK (%1$I IN (%2$s))', more.field, known);
  END LOOP;
END $$;
