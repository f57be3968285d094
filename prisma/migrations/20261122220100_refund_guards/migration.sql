-- No more goes back to a number than what came from it, was credited to its member's wallet, and was
-- not sent back yet. The member is held: refunds of one member are judged one after the other.
CREATE FUNCTION guard_refund() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  credited BIGINT;
  sent BIGINT;
BEGIN
  PERFORM FROM users WHERE id = NEW.user_id FOR NO KEY UPDATE;
  -- Of one that failed here, what was settled late. `least` takes no notice of null.
  SELECT sum(least(
    CASE paid.status WHEN 'succeeded' THEN coalesce(paid.settled_amount, paid.amount) END,
    gained.amount))
  INTO credited
  FROM payments paid
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(line.amount), 0) AS amount
    FROM ledger_transactions t
    JOIN ledger_statement_lines line ON line.user_id = paid.user_id
      AND line.created_at = t.created_at AND line.transaction_id = t.id AND line.is_gain
    WHERE t.rental_id = paid.rental_id
      OR t.idempotency_key IN ('payment:' || paid.id, 'payment:' || paid.id || ':late')
  ) AS gained
  WHERE paid.user_id = NEW.user_id AND paid.operator = NEW.operator
    AND paid.phone_number = NEW.phone_number AND paid.purpose IN ('rental', 'top_up')
    AND paid.status IN ('succeeded', 'failed');
  SELECT sum(CASE refund.status
    WHEN 'succeeded' THEN coalesce(refund.settled_amount, refund.amount)
    WHEN 'failed' THEN (
      SELECT coalesce(sum(e.amount), 0)
      FROM ledger_transactions t
      JOIN ledger_entries e ON e.transaction_id = t.id AND e.amount > 0
      WHERE t.idempotency_key = 'payment:' || refund.id || ':late')
    ELSE refund.amount
  END)
  INTO sent
  FROM payments refund
  WHERE refund.user_id = NEW.user_id AND refund.operator = NEW.operator
    AND refund.phone_number = NEW.phone_number AND refund.purpose = 'refund' AND refund.id <> NEW.id;
  IF NEW.amount > coalesce(credited, 0) - coalesce(sent, 0) THEN
    RAISE EXCEPTION 'refund % violates constraint "payments_refund_limit"', NEW.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'payments_refund_limit';
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER guard_refund
  BEFORE INSERT OR UPDATE OF purpose, user_id, operator, phone_number, amount ON payments
  FOR EACH ROW WHEN (NEW.purpose = 'refund')
  EXECUTE FUNCTION guard_refund();

-- Neither a withdrawal nor a refund leaves the wallet of a frozen member.
DROP TRIGGER guard_frozen_member ON payments;
CREATE TRIGGER guard_frozen_member BEFORE INSERT ON payments
  FOR EACH ROW WHEN (NEW.purpose IN ('withdrawal', 'refund') OR NEW.wallet_amount > 0)
  EXECUTE FUNCTION guard_frozen_member();
DROP TRIGGER guard_frozen_payout ON payments;
CREATE TRIGGER guard_frozen_payout BEFORE UPDATE ON payments
  FOR EACH ROW
  WHEN (NEW.purpose IN ('withdrawal', 'refund')
    AND OLD.status = 'created' AND NEW.status = 'submitting')
  EXECUTE FUNCTION guard_frozen_member();
