-- XAF that the books say a payment settled at its operator; null of one that is not decided, or that failed and
-- that no late settlement was recorded of.
CREATE FUNCTION settled_by_books(paid payments) RETURNS BIGINT LANGUAGE sql STABLE AS $$
  SELECT coalesce(
    (SELECT settled_after FROM payment_rightings
      WHERE payment_id = paid.id ORDER BY at DESC, id DESC LIMIT 1),
    CASE paid.status
      WHEN 'succeeded' THEN coalesce(paid.settled_amount, paid.amount)
      WHEN 'failed' THEN (
        SELECT abs(e.amount)
        FROM ledger_transactions t
        JOIN ledger_entries e ON e.transaction_id = t.id
        JOIN ledger_accounts a ON a.id = e.account_id AND a.kind = 'provider'
        WHERE t.idempotency_key = 'payment:' || paid.id || ':late')
    END)
$$;

-- Only what a decided payment settled is put right, as two admins decided and from what the books say by then. The payer
-- and the owner of the object take no part.
CREATE FUNCTION guard_payment_righting() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  paid payments;
  owner UUID;
BEGIN
  SELECT * INTO paid FROM payments WHERE id = NEW.payment_id FOR UPDATE;
  SELECT owner_id INTO owner FROM items WHERE id = paid.item_id;
  IF NOT EXISTS (
      SELECT FROM approvals
      WHERE id = NEW.id AND kind = 'payment-put-right' AND status = 'approved' AND subject_id = NEW.payment_id::text
        AND proposed_by_id = NEW.proposed_by_id AND decided_by_id = NEW.approved_by_id
        AND (request ->> 'movedAmount')::int = NEW.settled_after AND request ->> 'bearer' = NEW.bearer::text)
    OR paid.amount = 0 OR settled_by_books(paid) IS DISTINCT FROM NEW.settled_before
    OR NEW.proposed_by_id IN (paid.user_id, owner) OR NEW.approved_by_id IN (paid.user_id, owner)
    OR EXISTS (SELECT FROM payment_rightings WHERE payment_id = NEW.payment_id AND (at, id) >= (NEW.at, NEW.id))
  THEN
    RAISE EXCEPTION 'righting of payment % violates constraint "payment_rightings_follow"', NEW.payment_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'payment_rightings_follow';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER guard_payment_righting BEFORE INSERT ON payment_rightings
  FOR EACH ROW EXECUTE FUNCTION guard_payment_righting();

-- The ledger moves what a righting says between the operator and who bears it, and nothing else.
CREATE FUNCTION check_payment_righting() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  key TEXT;
  wanted BIGINT;
  posted BIGINT;
  borne BIGINT;
BEGIN
  IF TG_TABLE_NAME = 'payment_rightings' THEN
    key := 'payment:' || NEW.payment_id || ':right:' || NEW.id;
  ELSE
    key := NEW.idempotency_key;
  END IF;
  SELECT (r.settled_after - r.settled_before)
    * CASE WHEN p.purpose IN ('withdrawal', 'refund') THEN 1 ELSE -1 END
  INTO wanted
  FROM payment_rightings r JOIN payments p ON p.id = r.payment_id
  WHERE 'payment:' || r.payment_id || ':right:' || r.id = key
    AND r.id = substring(key FROM ':right:([0-9a-f-]{36})$')::uuid;
  SELECT
    coalesce(sum(e.amount) FILTER (WHERE a.kind = 'provider'), 0),
    coalesce(sum(e.amount) FILTER (WHERE r.bearer = 'member' AND a.kind = 'wallet' AND a.user_id = p.user_id
      OR r.bearer = 'loka' AND a.kind = 'suspense' AND a.holder = ''), 0)
  INTO posted, borne
  FROM ledger_transactions t
  JOIN ledger_entries e ON e.transaction_id = t.id
  JOIN ledger_accounts a ON a.id = e.account_id
  LEFT JOIN payment_rightings r ON r.id = substring(key FROM ':right:([0-9a-f-]{36})$')::uuid
  LEFT JOIN payments p ON p.id = r.payment_id
  WHERE t.idempotency_key = key AND t.type = 'payment_put_right';
  IF wanted IS DISTINCT FROM posted OR borne IS DISTINCT FROM -posted THEN
    RAISE EXCEPTION 'ledger transaction % violates constraint "payment_rightings_posted"', key
      USING ERRCODE = 'check_violation', CONSTRAINT = 'payment_rightings_posted';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER check_payment_righting AFTER INSERT ON payment_rightings
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_payment_righting();
CREATE CONSTRAINT TRIGGER check_payment_righting AFTER INSERT ON ledger_transactions
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.type = 'payment_put_right')
  EXECUTE FUNCTION check_payment_righting();

-- What staff do of it on record, beside what the log accepts already.
DO $$
DECLARE
  known TEXT;
BEGIN
  SELECT string_agg(quote_literal(action), ', ') INTO known FROM (
    SELECT DISTINCT (regexp_matches(pg_get_constraintdef(oid), '''([a-z-]+)''', 'g'))[1] AS action
    FROM pg_constraint WHERE conname = 'audit_log_action'
    UNION
    SELECT 'put-payment-right'
  ) AS all_of_them;
  EXECUTE format('ALTER TABLE audit_log DROP CONSTRAINT audit_log_action,
    ADD CONSTRAINT audit_log_action CHECK (action IN (%s))', known);
END $$;

-- Only admins do it.
DO $$
BEGIN
  EXECUTE replace(pg_get_functiondef('guard_acting_staff'::regproc), '''settle-late''', '''settle-late'', ''put-payment-right''');
END $$;

-- A righting that was approved is made, in the transaction that approves it.
CREATE FUNCTION check_righting_approved() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM payment_rightings WHERE id = NEW.id) THEN
    RAISE EXCEPTION 'approval % violates constraint "payment_rightings_made"', NEW.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'payment_rightings_made';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER check_righting_approved AFTER UPDATE ON approvals
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.kind = 'payment-put-right' AND NEW.status = 'approved')
  EXECUTE FUNCTION check_righting_approved();
