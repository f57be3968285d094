-- Money can only have been settled late for a payment that failed here after it was sent.
CREATE FUNCTION guard_late_settlement() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM payments
  WHERE id = substring(NEW.idempotency_key FROM '^payment:([0-9a-f-]{36}):late$')::uuid
    AND status = 'failed'
    AND EXISTS (
      SELECT FROM payment_events WHERE payment_id = payments.id AND "to" = 'submitting');
  IF NOT FOUND THEN
    RAISE EXCEPTION 'ledger transaction % violates constraint "late_settlement_of_a_sent_payment"',
      NEW.idempotency_key
      USING ERRCODE = 'check_violation', CONSTRAINT = 'late_settlement_of_a_sent_payment';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER guard_late_settlement BEFORE INSERT ON ledger_transactions
  FOR EACH ROW WHEN (NEW.type = 'payment_settled_late' AND NEW.idempotency_key LIKE 'payment:%')
  EXECUTE FUNCTION guard_late_settlement();
