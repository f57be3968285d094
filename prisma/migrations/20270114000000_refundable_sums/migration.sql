-- What may go back to a number, summed up: what a refund costs does not grow with what its member has paid before.
CREATE TABLE "refundable_payments" (
  "payment_id" UUID NOT NULL,
  "received" BIGINT NOT NULL,
  "credited" BIGINT NOT NULL,
  "sent_back" BIGINT NOT NULL,
  "in_transit" BIGINT NOT NULL,
  CONSTRAINT "refundable_payments_pkey" PRIMARY KEY ("payment_id"),
  CONSTRAINT "refundable_payments_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payments"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT refundable_payments_amounts CHECK (received >= credited AND credited >= 0 AND sent_back >= 0 AND in_transit >= 0)
);

CREATE TABLE "refundable_numbers" (
  "user_id" UUID NOT NULL,
  "operator" "PaymentOperator" NOT NULL,
  "phone_number" TEXT NOT NULL,
  "received" BIGINT NOT NULL DEFAULT 0,
  "credited" BIGINT NOT NULL DEFAULT 0,
  "sent_back" BIGINT NOT NULL DEFAULT 0,
  "in_transit" BIGINT NOT NULL DEFAULT 0,
  "last_used_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "refundable_numbers_pkey" PRIMARY KEY ("user_id", "operator", "phone_number"),
  CONSTRAINT "refundable_numbers_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- Whether a payment counts for what may go back to its number: a charge once it is decided, a refund from its beginning.
CREATE FUNCTION counts_for_refunds(paid payments) RETURNS BOOLEAN LANGUAGE sql IMMUTABLE AS $$
  SELECT paid.operator NOT IN ('card', 'wallet') AND (paid.purpose = 'refund'
    OR paid.purpose IN ('rental', 'extension', 'top_up') AND paid.status IN ('succeeded', 'failed'))
$$;

-- What a payment counts for, in XAF: of a charge what came and what of it the wallet has been given since, of a refund
-- what went back or is on its way. Of a charge that failed here came what was settled late. What comes back of a rental
-- counts for its own payment first, then for those of its extensions, in their order.
CREATE FUNCTION refundable_parts(
  paid payments, OUT received BIGINT, OUT credited BIGINT, OUT sent_back BIGINT, OUT in_transit BIGINT
) LANGUAGE sql STABLE AS $$
  WITH put_right AS (
    SELECT (SELECT settled_after FROM payment_rightings WHERE payment_id = paid.id ORDER BY at DESC, id DESC LIMIT 1) AS amount
  ), gains AS (
    SELECT t.rental_id IS NOT NULL AS is_of_rental, line.amount
    FROM ledger_transactions t
    JOIN ledger_statement_lines line ON line.user_id = paid.user_id
      AND line.created_at = t.created_at AND line.transaction_id = t.id AND line.is_gain
    WHERE paid.purpose <> 'refund' AND (t.rental_id = paid.rental_id
      OR t.rental_id IS NULL AND t.idempotency_key IN ('payment:' || paid.id, 'payment:' || paid.id || ':late'))
  ), gained AS (
    SELECT coalesce(sum(amount) FILTER (WHERE NOT is_of_rental), 0)
      + greatest(0, coalesce(sum(amount) FILTER (WHERE is_of_rental), 0) - (
        SELECT coalesce(sum(before.amount + before.wallet_amount), 0)
        FROM payments before
        WHERE before.rental_id = paid.rental_id AND (before.created_at, before.id) < (paid.created_at, paid.id)
      )) AS amount
    FROM gains
  ), charged AS (
    -- `least` takes no notice of null.
    SELECT least(put_right.amount, CASE paid.status
      WHEN 'succeeded' THEN coalesce(paid.settled_amount, paid.amount) ELSE gained.amount END) AS amount
    FROM put_right, gained
  ), sent AS (
    -- Never less than what was recorded first: the number may have got it.
    SELECT greatest(put_right.amount, CASE paid.status
      WHEN 'succeeded' THEN coalesce(paid.settled_amount, paid.amount)
      WHEN 'failed' THEN (
        SELECT coalesce(sum(e.amount), 0)
        FROM ledger_transactions t
        JOIN ledger_entries e ON e.transaction_id = t.id AND e.amount > 0
        WHERE t.idempotency_key = 'payment:' || paid.id || ':late')
      ELSE paid.amount END) AS amount
    FROM put_right
  )
  SELECT
    CASE WHEN paid.purpose = 'refund' THEN 0 ELSE charged.amount END,
    CASE WHEN paid.purpose = 'refund' THEN 0 ELSE least(charged.amount, gained.amount) END,
    CASE WHEN paid.purpose = 'refund' AND paid.status IN ('succeeded', 'failed') THEN sent.amount ELSE 0 END,
    CASE WHEN paid.purpose = 'refund' AND paid.status NOT IN ('succeeded', 'failed') THEN sent.amount ELSE 0 END
  FROM charged, gained, sent
$$;

-- The sums of a number follow those of its payments.
CREATE FUNCTION keep_refundable_number() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  was refundable_payments := (NEW.payment_id, 0, 0, 0, 0);
BEGIN
  IF TG_OP = 'UPDATE' THEN was := OLD; END IF;
  UPDATE refundable_numbers kept SET
    received = kept.received + NEW.received - was.received,
    credited = kept.credited + NEW.credited - was.credited,
    sent_back = kept.sent_back + NEW.sent_back - was.sent_back,
    in_transit = kept.in_transit + NEW.in_transit - was.in_transit
  FROM payments p
  WHERE p.id = NEW.payment_id
    AND (kept.user_id, kept.operator, kept.phone_number) = (p.user_id, p.operator, p.phone_number);
  RETURN NULL;
END $$;
CREATE TRIGGER keep_refundable_number AFTER INSERT OR UPDATE ON refundable_payments
  FOR EACH ROW EXECUTE FUNCTION keep_refundable_number();

-- What a payment counts for, anew. The numbers of its member are held in one order, so that two at once add up one after
-- the other; the payment is read only then.
CREATE FUNCTION keep_refundable_payment(which UUID) RETURNS VOID LANGUAGE plpgsql AS $$
DECLARE
  paid payments;
BEGIN
  SELECT * INTO paid FROM payments WHERE id = which;
  IF counts_for_refunds(paid) IS NOT TRUE THEN RETURN; END IF;
  PERFORM FROM refundable_numbers WHERE user_id = paid.user_id ORDER BY operator, phone_number FOR NO KEY UPDATE;
  INSERT INTO refundable_numbers AS kept (user_id, operator, phone_number, last_used_at)
  VALUES (paid.user_id, paid.operator, paid.phone_number, paid.created_at)
  ON CONFLICT (user_id, operator, phone_number)
    DO UPDATE SET last_used_at = greatest(kept.last_used_at, excluded.last_used_at);
  INSERT INTO refundable_payments AS kept
  SELECT p.id, part.*
  FROM payments p, refundable_parts(p) AS part
  WHERE p.id = which
  ON CONFLICT (payment_id) DO UPDATE SET (received, credited, sent_back, in_transit)
    = (excluded.received, excluded.credited, excluded.sent_back, excluded.in_transit)
  WHERE kept.* IS DISTINCT FROM excluded.*;
END $$;

-- At commit, when every lock of the ledger is held: the wallet of a member who gains, or the one payment that is decided.
CREATE FUNCTION add_up_refundable() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'payments' THEN
    PERFORM keep_refundable_payment(NEW.id);
  ELSIF TG_TABLE_NAME = 'payment_rightings' THEN
    PERFORM keep_refundable_payment(NEW.payment_id);
  ELSE
    PERFORM keep_refundable_payment(substring(NEW.idempotency_key FROM '^payment:([0-9a-f-]{36}):late$')::UUID);
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER add_up_refundable
  AFTER INSERT OR UPDATE OF amount, settled_amount, status, rental_id ON payments
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (counts_for_refunds(NEW))
  EXECUTE FUNCTION add_up_refundable();
CREATE CONSTRAINT TRIGGER add_up_refundable AFTER INSERT ON payment_rightings
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION add_up_refundable();
CREATE CONSTRAINT TRIGGER add_up_refundable AFTER INSERT ON ledger_transactions
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.type = 'payment_settled_late')
  EXECUTE FUNCTION add_up_refundable();

-- What a member gains by a payment or by its rental. Lines are written at commit.
CREATE FUNCTION keep_refundable_gain() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  PERFORM keep_refundable_payment(p.id)
  FROM (
    SELECT p.id FROM ledger_transactions t
    JOIN payments p ON p.rental_id = t.rental_id
    WHERE t.id = NEW.transaction_id AND p.user_id = NEW.user_id
    UNION ALL
    SELECT p.id FROM ledger_transactions t
    JOIN payments p ON p.id = substring(t.idempotency_key FROM '^payment:([0-9a-f-]{36})(?::late)?$')::UUID
    WHERE t.id = NEW.transaction_id AND t.rental_id IS NULL AND p.user_id = NEW.user_id
  ) AS p;
  RETURN NULL;
END $$;
CREATE TRIGGER keep_refundable_gain AFTER INSERT ON ledger_statement_lines
  FOR EACH ROW WHEN (NEW.is_gain) EXECUTE FUNCTION keep_refundable_gain();

-- No more goes back to a number than what came from it, was credited to its member's wallet, and was not sent back yet.
-- Asked at commit, after the sums: refunds of one member are judged one after the other, since the number is held.
CREATE OR REPLACE FUNCTION guard_refund() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM refundable_numbers
    WHERE (user_id, operator, phone_number) = (NEW.user_id, NEW.operator, NEW.phone_number)
      AND credited >= sent_back + in_transit)
  THEN RETURN NULL; END IF;
  RAISE EXCEPTION 'refund % violates constraint "payments_refund_limit"', NEW.id
    USING ERRCODE = 'check_violation', CONSTRAINT = 'payments_refund_limit';
END $$;
DROP TRIGGER guard_refund ON payments;
-- By their names: `add_up_refundable` comes first.
CREATE CONSTRAINT TRIGGER guard_refund
  AFTER INSERT OR UPDATE OF amount ON payments
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.purpose = 'refund')
  EXECUTE FUNCTION guard_refund();

-- A refund goes where it was asked for.
CREATE FUNCTION guard_refund_number() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'refund % violates constraint "payments_refund_limit"', OLD.id
    USING ERRCODE = 'check_violation', CONSTRAINT = 'payments_refund_limit';
END $$;
CREATE TRIGGER guard_refund_number BEFORE UPDATE OF purpose, user_id, operator, phone_number ON payments
  FOR EACH ROW WHEN ('refund' IN (OLD.purpose, NEW.purpose)
    AND (OLD.purpose, OLD.user_id, OLD.operator, OLD.phone_number)
      IS DISTINCT FROM (NEW.purpose, NEW.user_id, NEW.operator, NEW.phone_number))
  EXECUTE FUNCTION guard_refund_number();

-- Both anew, of rows that were written without these triggers.
CREATE FUNCTION add_up_all_refundable() RETURNS VOID LANGUAGE sql AS $$
  DELETE FROM refundable_payments;
  DELETE FROM refundable_numbers;
  INSERT INTO refundable_payments
  SELECT p.id, part.* FROM payments p, refundable_parts(p) AS part WHERE counts_for_refunds(p);
  INSERT INTO refundable_numbers
  SELECT p.user_id, p.operator, p.phone_number, sum(kept.received), sum(kept.credited), sum(kept.sent_back),
    sum(kept.in_transit), max(p.created_at)
  FROM refundable_payments kept JOIN payments p ON p.id = kept.payment_id
  GROUP BY p.user_id, p.operator, p.phone_number;
$$;
SELECT add_up_all_refundable();

CREATE TRIGGER guard_statement BEFORE INSERT OR UPDATE ON refundable_payments
  FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION guard_statement();
CREATE TRIGGER guard_statement BEFORE INSERT OR UPDATE ON refundable_numbers
  FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION guard_statement();
CREATE TRIGGER guard_statement_deletion BEFORE DELETE ON refundable_payments
  FOR EACH STATEMENT EXECUTE FUNCTION guard_statement();
CREATE TRIGGER guard_statement_deletion BEFORE DELETE ON refundable_numbers
  FOR EACH STATEMENT EXECUTE FUNCTION guard_statement();
CREATE TRIGGER guard_statement_truncation BEFORE TRUNCATE ON refundable_payments
  FOR EACH STATEMENT EXECUTE FUNCTION guard_statement();
CREATE TRIGGER guard_statement_truncation BEFORE TRUNCATE ON refundable_numbers
  FOR EACH STATEMENT EXECUTE FUNCTION guard_statement();
