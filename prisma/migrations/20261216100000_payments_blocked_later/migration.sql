-- Payments by an operator that is down can be blocked after it was declared, with who did, when and why.

ALTER TABLE "operator_incidents"
  ADD COLUMN "blocked_by_id" UUID,
  ADD COLUMN "blocked_at" TIMESTAMPTZ(3),
  ADD COLUMN "blocking_reason" TEXT,
  ADD CONSTRAINT "operator_incidents_blocked_by_id_fkey" FOREIGN KEY ("blocked_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  ADD CONSTRAINT operator_incidents_blocked_whole CHECK (
    num_nulls(blocked_by_id, blocked_at, blocking_reason) IN (0, 3) AND btrim(blocking_reason) <> ''
    AND (blocked_at IS NULL OR (blocks_payments AND status IN ('open', 'ended')))
    AND blocked_at > declared_at AND closed_at > blocked_at);
CREATE INDEX "operator_incidents_blocked_by_id_idx" ON "operator_incidents"("blocked_by_id");

-- What was proposed or declared stays as it was, but that payments are blocked once while it is open; a proposal is declared or
-- dismissed once, an incident ended once.
CREATE OR REPLACE FUNCTION guard_operator_incident() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.status IN ('proposed', 'open') AND NEW.blocked_at IS NULL THEN RETURN NEW; END IF;
  ELSIF TG_OP = 'UPDATE' THEN
    IF (NEW.id, NEW.operator, NEW.proposed_at, NEW.attempts, NEW.failures, NEW.usual_percent)
        IS NOT DISTINCT FROM (OLD.id, OLD.operator, OLD.proposed_at, OLD.attempts, OLD.failures, OLD.usual_percent)
      AND (OLD.status = 'proposed'
        OR (NEW.started_at, NEW.declared_by_id, NEW.declared_at, NEW.reason)
          IS NOT DISTINCT FROM (OLD.started_at, OLD.declared_by_id, OLD.declared_at, OLD.reason))
      AND (OLD.status = 'proposed' AND NEW.blocked_at IS NULL
        OR (NEW.blocks_payments, NEW.blocked_by_id, NEW.blocked_at, NEW.blocking_reason)
          IS NOT DISTINCT FROM (OLD.blocks_payments, OLD.blocked_by_id, OLD.blocked_at, OLD.blocking_reason)
        OR OLD.status = 'open' AND NEW.status = 'open' AND NOT OLD.blocks_payments AND NEW.blocked_at IS NOT NULL)
      AND (OLD.status, NEW.status) IN (('proposed', 'proposed'), ('proposed', 'open'), ('proposed', 'dismissed'),
        ('open', 'open'), ('open', 'ended'))
    THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION 'incident % violates constraint "operator_incidents_closed_once"',
      CASE TG_OP WHEN 'INSERT' THEN NEW.id ELSE OLD.id END
    USING ERRCODE = 'check_violation', CONSTRAINT = 'operator_incidents_closed_once';
END $$;

-- What staff do of it on record, beside what the log accepts already.
DO $$
DECLARE
  known TEXT;
BEGIN
  SELECT string_agg(quote_literal(action), ', ') INTO known FROM (
    SELECT DISTINCT (regexp_matches(pg_get_constraintdef(oid), '''([a-z-]+)''', 'g'))[1] AS action
    FROM pg_constraint WHERE conname = 'audit_log_action'
    UNION
    SELECT 'block-payments'
  ) AS all_of_them;
  EXECUTE format('ALTER TABLE audit_log DROP CONSTRAINT audit_log_action,
    ADD CONSTRAINT audit_log_action CHECK (action IN (%s))', known);
END $$;
