-- Corrections of a member's account that are so large that a second admin must approve them.

CREATE TYPE "CorrectedAccount" AS ENUM ('wallet', 'earnings');
CREATE TYPE "ProposedCorrectionStatus" AS ENUM ('proposed', 'approved', 'refused', 'taken_back', 'expired');

CREATE TABLE "proposed_corrections" (
  "id" UUID NOT NULL,
  "user_id" UUID NOT NULL,
  "account" "CorrectedAccount" NOT NULL,
  "amount" INTEGER NOT NULL,
  "reason" TEXT NOT NULL,
  "proposed_by_id" UUID NOT NULL,
  "proposed_at" TIMESTAMPTZ(3) NOT NULL,
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  "status" "ProposedCorrectionStatus" NOT NULL DEFAULT 'proposed',
  "decided_by_id" UUID,
  "decided_at" TIMESTAMPTZ(3),
  "refusal_reason" TEXT,
  CONSTRAINT "proposed_corrections_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "proposed_corrections_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "proposed_corrections_proposed_by_id_fkey" FOREIGN KEY ("proposed_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "proposed_corrections_decided_by_id_fkey" FOREIGN KEY ("decided_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT proposed_corrections_amount CHECK (amount <> 0),
  CONSTRAINT proposed_corrections_of_another CHECK (proposed_by_id <> user_id AND decided_by_id IS DISTINCT FROM user_id),
  CONSTRAINT proposed_corrections_decider CHECK (CASE status
    WHEN 'approved' THEN decided_by_id IS NOT NULL AND decided_by_id <> proposed_by_id
    WHEN 'refused' THEN decided_by_id IS NOT NULL AND decided_by_id <> proposed_by_id
    WHEN 'taken_back' THEN decided_by_id IS NOT DISTINCT FROM proposed_by_id
    ELSE decided_by_id IS NULL END),
  CONSTRAINT proposed_corrections_decided_whole CHECK ((status = 'proposed') = (decided_at IS NULL)
    AND (status = 'refused') = (refusal_reason IS NOT NULL) AND btrim(refusal_reason) <> ''),
  CONSTRAINT proposed_corrections_in_time CHECK (expires_at > proposed_at
    AND (status NOT IN ('approved', 'refused') OR decided_at < expires_at)
    AND (status <> 'expired' OR decided_at >= expires_at))
);
CREATE INDEX "proposed_corrections_user_id_idx" ON "proposed_corrections"("user_id");
CREATE INDEX "proposed_corrections_proposed_by_id_idx" ON "proposed_corrections"("proposed_by_id");
CREATE INDEX "proposed_corrections_proposed_at_idx" ON "proposed_corrections"("proposed_at");
CREATE INDEX proposed_corrections_open ON proposed_corrections (expires_at, id) WHERE status = 'proposed';

-- What was proposed stays as it was, and is decided once.
CREATE FUNCTION guard_proposed_correction() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.status = 'proposed' THEN RETURN NEW; END IF;
  ELSIF TG_OP = 'UPDATE' THEN
    IF OLD.status = 'proposed' AND (NEW.id, NEW.user_id, NEW.account, NEW.amount, NEW.reason, NEW.proposed_by_id,
        NEW.proposed_at, NEW.expires_at)
      IS NOT DISTINCT FROM (OLD.id, OLD.user_id, OLD.account, OLD.amount, OLD.reason, OLD.proposed_by_id,
        OLD.proposed_at, OLD.expires_at)
    THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION 'correction % violates constraint "proposed_corrections_decided_once"',
      CASE TG_OP WHEN 'INSERT' THEN NEW.id ELSE OLD.id END
    USING ERRCODE = 'check_violation', CONSTRAINT = 'proposed_corrections_decided_once';
END $$;
CREATE TRIGGER guard_proposed_correction BEFORE INSERT OR UPDATE OR DELETE ON proposed_corrections
  FOR EACH ROW EXECUTE FUNCTION guard_proposed_correction();
CREATE TRIGGER guard_leaving AFTER INSERT ON proposed_corrections
  FOR EACH ROW EXECUTE FUNCTION guard_leaving('deleted', 'user_id');

-- The ledger has the posting of an approved correction, of its amount and account, and of no other. A correction that
-- nobody had to approve has a key that names no row here.
CREATE FUNCTION check_correction_approved() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  named UUID;
  correction proposed_corrections;
  posted BIGINT;
BEGIN
  IF TG_TABLE_NAME = 'proposed_corrections' THEN
    named := NEW.id;
  ELSIF NEW.idempotency_key ~ '^correction:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN
    named := substr(NEW.idempotency_key, 12)::uuid;
  END IF;
  SELECT * INTO correction FROM proposed_corrections WHERE id = named;
  IF NOT FOUND THEN RETURN NULL; END IF;
  SELECT e.amount INTO posted
  FROM ledger_transactions t
  JOIN ledger_entries e ON e.transaction_id = t.id
  JOIN ledger_accounts a ON a.id = e.account_id
    AND a.kind::text = correction.account::text AND a.user_id = correction.user_id
  WHERE t.idempotency_key = 'correction:' || named AND t.type = 'correction';
  IF correction.status = 'approved' AND posted IS DISTINCT FROM correction.amount
    OR correction.status <> 'approved'
      AND EXISTS (SELECT FROM ledger_transactions WHERE idempotency_key = 'correction:' || named)
  THEN
    RAISE EXCEPTION 'correction % violates constraint "proposed_corrections_posted"', named
      USING ERRCODE = 'check_violation', CONSTRAINT = 'proposed_corrections_posted';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER check_correction_approved AFTER INSERT OR UPDATE ON proposed_corrections
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_correction_approved();
CREATE CONSTRAINT TRIGGER check_correction_approved AFTER INSERT ON ledger_transactions
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.type = 'correction')
  EXECUTE FUNCTION check_correction_approved();

-- What staff do of it on record, beside what the log accepts already.
DO $$
DECLARE
  known TEXT;
BEGIN
  SELECT string_agg(quote_literal(action), ', ') INTO known FROM (
    SELECT DISTINCT (regexp_matches(pg_get_constraintdef(oid), '''([a-z-]+)''', 'g'))[1] AS action
    FROM pg_constraint WHERE conname = 'audit_log_action'
    UNION
    SELECT unnest(ARRAY['propose-correction', 'refuse-correction', 'take-back-correction'])
  ) AS all_of_them;
  EXECUTE format('ALTER TABLE audit_log DROP CONSTRAINT audit_log_action,
    ADD CONSTRAINT audit_log_action CHECK (action IN (%s))', known);
END $$;
