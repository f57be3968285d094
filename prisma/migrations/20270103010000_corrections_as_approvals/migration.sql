-- contract: programs of the release before propose and decide corrections in the table; stop them first.
-- Corrections that a second admin must approve are one kind of the acts of two people, and have no table of their own.

-- Triggers of the table that waits for the end of the transaction would refuse its end.
DROP TRIGGER check_correction_approved ON proposed_corrections;
DROP TRIGGER check_correction_approved ON ledger_transactions;
DROP FUNCTION check_correction_approved();

ALTER TABLE approvals DISABLE TRIGGER guard_approval;
INSERT INTO approvals (id, kind, subject, subject_id, member_id, amount, request, reason, proposed_by_id, proposed_at,
  expires_at, status, decided_by_id, decided_at, refusal_reason)
SELECT id, 'correction', 'user', user_id::text, user_id, amount, jsonb_build_object('account', account), reason,
  proposed_by_id, proposed_at, expires_at, status::text::"ApprovalStatus", decided_by_id, decided_at, refusal_reason
FROM proposed_corrections;
ALTER TABLE approvals ENABLE TRIGGER guard_approval;

DROP TABLE proposed_corrections;
DROP FUNCTION guard_proposed_correction();
DROP TYPE "ProposedCorrectionStatus";
DROP TYPE "CorrectedAccount";

-- The ledger has the posting of an approved correction, of its amount and account, and of no other. A correction that
-- nobody had to approve has a key that names no row here. Upcoming earnings are what rentals make of them: those that were
-- corrected before stay as they are, and no more are.
CREATE FUNCTION check_correction_approved() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  named UUID;
  correction approvals;
  posted BIGINT;
BEGIN
  IF TG_TABLE_NAME = 'approvals' THEN
    named := NEW.id;
  ELSE
    IF EXISTS (
      SELECT FROM ledger_entries e JOIN ledger_accounts a ON a.id = e.account_id
      WHERE e.transaction_id = NEW.id AND a.kind = 'earnings')
    THEN
      RAISE EXCEPTION 'correction % violates constraint "corrections_of_wallets"', NEW.idempotency_key
        USING ERRCODE = 'check_violation', CONSTRAINT = 'corrections_of_wallets';
    END IF;
    IF NEW.idempotency_key ~ '^correction:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN
      named := substr(NEW.idempotency_key, 12)::uuid;
    END IF;
  END IF;
  SELECT * INTO correction FROM approvals WHERE id = named AND kind = 'correction';
  IF NOT FOUND THEN RETURN NULL; END IF;
  SELECT e.amount INTO posted
  FROM ledger_transactions t
  JOIN ledger_entries e ON e.transaction_id = t.id
  JOIN ledger_accounts a ON a.id = e.account_id
    AND a.kind::text = correction.request ->> 'account' AND a.user_id = correction.member_id
  WHERE t.idempotency_key = 'correction:' || named AND t.type = 'correction';
  IF correction.status = 'approved' AND posted IS DISTINCT FROM correction.amount
    OR correction.status <> 'approved'
      AND EXISTS (SELECT FROM ledger_transactions WHERE idempotency_key = 'correction:' || named)
  THEN
    RAISE EXCEPTION 'correction % violates constraint "corrections_posted"', named
      USING ERRCODE = 'check_violation', CONSTRAINT = 'corrections_posted';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER check_correction_approved AFTER INSERT OR UPDATE ON approvals
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.kind = 'correction')
  EXECUTE FUNCTION check_correction_approved();
CREATE CONSTRAINT TRIGGER check_correction_approved AFTER INSERT ON ledger_transactions
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.type = 'correction')
  EXECUTE FUNCTION check_correction_approved();

-- Nothing is proposed about a member whose account is deleted.
CREATE TRIGGER guard_leaving AFTER INSERT ON approvals
  FOR EACH ROW EXECUTE FUNCTION guard_leaving('deleted', 'member_id');
