-- Times in which an operator of mobile money does not work, as staff declare them, and those that were proposed to staff.

CREATE TYPE "IncidentStatus" AS ENUM ('proposed', 'open', 'ended', 'dismissed');

CREATE TABLE "operator_incidents" (
  "id" UUID NOT NULL,
  "operator" "PaymentOperator" NOT NULL,
  "status" "IncidentStatus" NOT NULL,
  "started_at" TIMESTAMPTZ(3) NOT NULL,
  "proposed_at" TIMESTAMPTZ(3),
  "attempts" INTEGER,
  "failures" INTEGER,
  "usual_percent" SMALLINT,
  "declared_by_id" UUID,
  "declared_at" TIMESTAMPTZ(3),
  "reason" TEXT,
  "blocks_payments" BOOLEAN NOT NULL DEFAULT false,
  "closed_by_id" UUID,
  "closed_at" TIMESTAMPTZ(3),
  "closing_reason" TEXT,
  "reminded_at" TIMESTAMPTZ(3),
  CONSTRAINT "operator_incidents_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "operator_incidents_declared_by_id_fkey" FOREIGN KEY ("declared_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "operator_incidents_closed_by_id_fkey" FOREIGN KEY ("closed_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT operator_incidents_operator CHECK (operator IN ('airtel', 'moov')),
  CONSTRAINT operator_incidents_proposed_whole CHECK (
    num_nulls(proposed_at, attempts, failures, usual_percent) IN (0, 4)
    AND (status NOT IN ('proposed', 'dismissed') OR proposed_at IS NOT NULL)
    AND failures BETWEEN 1 AND attempts AND usual_percent BETWEEN 0 AND 100),
  CONSTRAINT operator_incidents_declared_whole CHECK (
    num_nulls(declared_by_id, declared_at, reason) = CASE WHEN status IN ('open', 'ended') THEN 0 ELSE 3 END
    AND btrim(reason) <> '' AND (declared_by_id IS NOT NULL OR NOT blocks_payments)),
  CONSTRAINT operator_incidents_closed_whole CHECK (
    num_nulls(closed_by_id, closed_at, closing_reason) = CASE WHEN status IN ('ended', 'dismissed') THEN 0 ELSE 3 END
    AND btrim(closing_reason) <> ''),
  CONSTRAINT operator_incidents_in_order CHECK (
    started_at <= COALESCE(declared_at, proposed_at) AND proposed_at < declared_at
    AND closed_at > COALESCE(declared_at, proposed_at))
);
CREATE INDEX "operator_incidents_declared_by_id_idx" ON "operator_incidents"("declared_by_id");
CREATE INDEX "operator_incidents_closed_by_id_idx" ON "operator_incidents"("closed_by_id");
CREATE INDEX "operator_incidents_started_at_idx" ON "operator_incidents"("started_at");
-- One operator has one that is open, or one that is proposed, which becomes it.
CREATE UNIQUE INDEX operator_incidents_one_live ON operator_incidents (operator) WHERE status IN ('proposed', 'open');

-- What was proposed or declared stays as it was; a proposal is declared or dismissed once, an incident ended once.
CREATE FUNCTION guard_operator_incident() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.status IN ('proposed', 'open') THEN RETURN NEW; END IF;
  ELSIF TG_OP = 'UPDATE' THEN
    IF (NEW.id, NEW.operator, NEW.proposed_at, NEW.attempts, NEW.failures, NEW.usual_percent)
        IS NOT DISTINCT FROM (OLD.id, OLD.operator, OLD.proposed_at, OLD.attempts, OLD.failures, OLD.usual_percent)
      AND (OLD.status = 'proposed'
        OR (NEW.started_at, NEW.declared_by_id, NEW.declared_at, NEW.reason, NEW.blocks_payments)
          IS NOT DISTINCT FROM (OLD.started_at, OLD.declared_by_id, OLD.declared_at, OLD.reason, OLD.blocks_payments))
      AND (OLD.status, NEW.status) IN (('proposed', 'proposed'), ('proposed', 'open'), ('proposed', 'dismissed'),
        ('open', 'open'), ('open', 'ended'))
    THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION 'incident % violates constraint "operator_incidents_closed_once"',
      CASE TG_OP WHEN 'INSERT' THEN NEW.id ELSE OLD.id END
    USING ERRCODE = 'check_violation', CONSTRAINT = 'operator_incidents_closed_once';
END $$;
CREATE TRIGGER guard_operator_incident BEFORE INSERT OR UPDATE OR DELETE ON operator_incidents
  FOR EACH ROW EXECUTE FUNCTION guard_operator_incident();

-- What staff do of it on record, beside what the log accepts already.
DO $$
DECLARE
  known TEXT;
BEGIN
  SELECT string_agg(quote_literal(action), ', ') INTO known FROM (
    SELECT DISTINCT (regexp_matches(pg_get_constraintdef(oid), '''([a-z-]+)''', 'g'))[1] AS action
    FROM pg_constraint WHERE conname = 'audit_log_action'
    UNION
    SELECT unnest(ARRAY['declare-incident', 'end-incident', 'dismiss-incident'])
  ) AS all_of_them;
  EXECUTE format('ALTER TABLE audit_log DROP CONSTRAINT audit_log_action,
    ADD CONSTRAINT audit_log_action CHECK (action IN (%s))', known);
END $$;

DO $$
DECLARE
  known TEXT;
BEGIN
  SELECT string_agg(quote_literal(subject), ', ') INTO known FROM (
    SELECT DISTINCT (regexp_matches(pg_get_constraintdef(oid), '''([a-z-]+)''', 'g'))[1] AS subject
    FROM pg_constraint WHERE conname = 'audit_log_subject'
    UNION
    SELECT 'incident'
  ) AS all_of_them;
  EXECUTE format('ALTER TABLE audit_log DROP CONSTRAINT audit_log_subject,
    ADD CONSTRAINT audit_log_subject CHECK (subject IN (%s))', known);
END $$;
