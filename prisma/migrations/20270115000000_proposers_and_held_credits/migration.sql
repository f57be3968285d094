-- An act is approved while its proposer has the role that they proposed it with: of an account that was stopped since,
-- nothing is carried out. Otherwise as before.
CREATE OR REPLACE FUNCTION guard_approval() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  held role_grants;
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.status = 'proposed' THEN RETURN NEW; END IF;
  ELSIF TG_OP = 'UPDATE' THEN
    IF OLD.status = 'proposed' AND (NEW.id, NEW.kind, NEW.subject, NEW.subject_id, NEW.member_id, NEW.amount, NEW.request,
        NEW.reason, NEW.proposed_by_id, NEW.proposed_at, NEW.expires_at)
      IS NOT DISTINCT FROM (OLD.id, OLD.kind, OLD.subject, OLD.subject_id, OLD.member_id, OLD.amount, OLD.request,
        OLD.reason, OLD.proposed_by_id, OLD.proposed_at, OLD.expires_at)
    THEN
      IF NEW.status NOT IN ('approved', 'refused') THEN RETURN NEW; END IF;
      SELECT * INTO held FROM role_grants WHERE user_id = NEW.decided_by_id ORDER BY at DESC LIMIT 1;
      IF held.role = 'admin' AND held.approves_from <= NEW.decided_at AND held.since <= NEW.proposed_at
        AND (held.source <> 'admin' OR held.given_by_id <> NEW.proposed_by_id)
      THEN
        IF NEW.status = 'refused' OR EXISTS (
          SELECT FROM users u
          CROSS JOIN LATERAL (SELECT since FROM role_grants WHERE user_id = u.id ORDER BY at DESC LIMIT 1) AS proposer
          WHERE u.id = NEW.proposed_by_id AND u.role <> 'member' AND u.frozen_at IS NULL AND u.suspended_at IS NULL
            AND proposer.since <= NEW.proposed_at)
        THEN RETURN NEW; END IF;
        RAISE EXCEPTION 'approval % violates constraint "approvals_proposer_acts"', NEW.id
          USING ERRCODE = 'check_violation', CONSTRAINT = 'approvals_proposer_acts';
      END IF;
      RAISE EXCEPTION 'approval % violates constraint "approvals_settled_admin"', NEW.id
        USING ERRCODE = 'check_violation', CONSTRAINT = 'approvals_settled_admin';
    END IF;
  END IF;
  RAISE EXCEPTION 'approval % violates constraint "approvals_decided_once"',
      CASE TG_OP WHEN 'INSERT' THEN NEW.id ELSE OLD.id END
    USING ERRCODE = 'check_violation', CONSTRAINT = 'approvals_decided_once';
END $$;

-- What an owner gives back for a shortened rental is not what is held in the wallet: the renter would take it out.
CREATE FUNCTION check_shortening_not_held() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM ledger_entries e
    JOIN ledger_accounts a ON a.id = e.account_id AND a.kind = 'wallet'
    WHERE e.transaction_id = NEW.id AND e.amount < 0
      AND EXISTS (SELECT FROM held_credits h WHERE h.user_id = a.user_id AND h.released_at IS NULL)
      AND a.balance < held_in_wallet(a.user_id))
  THEN
    RAISE EXCEPTION 'posting % violates constraint "ledger_shortening_not_held"', NEW.idempotency_key
      USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_shortening_not_held';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER check_shortening_not_held AFTER INSERT ON ledger_transactions
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.type = 'rental_shortened')
  EXECUTE FUNCTION check_shortening_not_held();
