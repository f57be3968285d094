-- Fees cost Loka; they are never a gain, and a member never pays them.
ALTER TABLE ledger_accounts
  DROP CONSTRAINT ledger_accounts_not_below_zero,
  ADD CONSTRAINT ledger_accounts_not_below_zero
    CHECK (balance >= 0 OR kind IN ('provider', 'suspense', 'fees')),
  ADD CONSTRAINT ledger_accounts_fees_cost CHECK (balance <= 0 OR kind <> 'fees');

ALTER TABLE payments
  ADD CONSTRAINT payments_gateway_fees
    CHECK (gateway_fees >= 0 AND (amount > 0 OR gateway_fees IS NULL)),
  ADD CONSTRAINT payments_fees_booked CHECK (fees_booked_at IS NULL OR gateway_fees IS NOT NULL);

-- A decided payment stays as it is, but for fees that become known later, once.
CREATE OR REPLACE FUNCTION guard_payment() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  before_fees payments;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF OLD.status NOT IN ('succeeded', 'failed')
      AND (NEW.status = OLD.status
        OR NEW.status <> 'created' AND (NEW.status <> 'submitting' OR OLD.status = 'created'))
    THEN RETURN NEW; END IF;
    before_fees := NEW;
    IF OLD.gateway_fees IS NULL THEN
      before_fees.gateway_fees := NULL;
      before_fees.fees_booked_at := NULL;
    END IF;
    IF before_fees IS NOT DISTINCT FROM OLD THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION 'a payment is neither deleted, nor sent twice, nor changed once decided'
    USING ERRCODE = 'restrict_violation';
END $$;

-- A payment that succeeded is in the ledger with its fees, one that failed is not.
CREATE OR REPLACE FUNCTION check_payment_posted() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  payment payments;
  posted BOOLEAN;
BEGIN
  SELECT * INTO payment FROM payments WHERE id = NEW.id;
  SELECT EXISTS (SELECT 1 FROM ledger_transactions WHERE idempotency_key = 'payment:' || NEW.id)
  INTO posted;
  IF posted <> (payment.status = 'succeeded') THEN
    RAISE EXCEPTION 'payment % is % but its money is %', NEW.id, payment.status,
      CASE WHEN posted THEN 'posted' ELSE 'not posted' END
      USING ERRCODE = 'check_violation', CONSTRAINT = 'payments_posted';
  END IF;
  IF payment.gateway_fees > 0 AND (payment.fees_booked_at IS NOT NULL OR posted) THEN
    SELECT EXISTS (
      SELECT 1 FROM ledger_transactions WHERE idempotency_key = 'payment:' || NEW.id || ':fees'
    ) INTO posted;
    IF NOT posted OR payment.fees_booked_at IS NULL THEN
      RAISE EXCEPTION 'the fees of payment % are not booked', NEW.id
        USING ERRCODE = 'check_violation', CONSTRAINT = 'payments_fees_posted';
    END IF;
  END IF;
  RETURN NULL;
END $$;
