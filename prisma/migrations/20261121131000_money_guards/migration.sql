-- A payment that succeeded is in the ledger, one that failed is not. Checked at commit, since the
-- status and the posting are written one after the other.
CREATE FUNCTION check_payment_posted() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  now_status "PaymentStatus";
  posted BOOLEAN;
BEGIN
  SELECT status INTO now_status FROM payments WHERE id = NEW.id;
  SELECT EXISTS (SELECT 1 FROM ledger_transactions WHERE idempotency_key = 'payment:' || NEW.id)
  INTO posted;
  IF posted <> (now_status = 'succeeded') THEN
    RAISE EXCEPTION 'payment % is % but its money is %', NEW.id, now_status,
      CASE WHEN posted THEN 'posted' ELSE 'not posted' END
      USING ERRCODE = 'check_violation', CONSTRAINT = 'payments_posted';
  END IF;
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER check_payment_posted AFTER INSERT OR UPDATE ON payments
  DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION check_payment_posted();
