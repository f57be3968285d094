-- Money that moves at an operator beside the payments of members, and payouts that its account can pay.

CREATE TYPE "TreasuryKind" AS ENUM ('transfer', 'pay_in', 'take_out', 'fee_charged', 'fee_refunded', 'fee_refilled',
  'unclaimed_sent_back');

CREATE TABLE "treasury_postings" (
  "id" UUID NOT NULL,
  "kind" "TreasuryKind" NOT NULL,
  "operator" "PaymentOperator" NOT NULL,
  "to_operator" "PaymentOperator",
  "amount" INTEGER NOT NULL,
  "reference" TEXT NOT NULL,
  "reason" TEXT NOT NULL,
  "payment_id" UUID,
  "proposed_by_id" UUID NOT NULL,
  "approved_by_id" UUID NOT NULL,
  "posted_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "treasury_postings_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "treasury_postings_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payments"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "treasury_postings_proposed_by_id_fkey" FOREIGN KEY ("proposed_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "treasury_postings_approved_by_id_fkey" FOREIGN KEY ("approved_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT treasury_postings_amount CHECK (amount > 0),
  CONSTRAINT treasury_postings_said CHECK (btrim(reference) <> '' AND btrim(reason) <> ''),
  CONSTRAINT treasury_postings_two_admins CHECK (proposed_by_id <> approved_by_id),
  CONSTRAINT treasury_postings_operators CHECK (operator <> 'wallet' AND to_operator IS DISTINCT FROM 'wallet'
    AND (kind = 'transfer') = (to_operator IS NOT NULL) AND to_operator IS DISTINCT FROM operator),
  CONSTRAINT treasury_postings_payment CHECK ((kind = 'unclaimed_sent_back') = (payment_id IS NOT NULL))
);
CREATE UNIQUE INDEX "treasury_postings_payment_id_key" ON "treasury_postings"("payment_id");
CREATE INDEX "treasury_postings_posted_at_idx" ON "treasury_postings"("posted_at" DESC);
CREATE INDEX "treasury_postings_proposed_by_id_idx" ON "treasury_postings"("proposed_by_id");
CREATE INDEX "treasury_postings_approved_by_id_idx" ON "treasury_postings"("approved_by_id");
-- A line of a statement is booked once. One statement may say several things under one reference.
CREATE UNIQUE INDEX treasury_postings_once ON treasury_postings (operator, kind, lower(reference), amount);

CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON treasury_postings
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE "float_alarms" (
  "id" UUID NOT NULL,
  "operator" "PaymentOperator" NOT NULL,
  "available" BIGINT NOT NULL,
  "withdrawable" BIGINT NOT NULL,
  "began_at" TIMESTAMPTZ(3) NOT NULL,
  "ended_at" TIMESTAMPTZ(3),
  CONSTRAINT "float_alarms_pkey" PRIMARY KEY ("id"),
  CONSTRAINT float_alarms_in_order CHECK (ended_at >= began_at)
);
CREATE INDEX "float_alarms_began_at_idx" ON "float_alarms"("began_at" DESC);
CREATE UNIQUE INDEX float_alarms_one_open ON float_alarms (operator) WHERE ended_at IS NULL;

-- An alarm stays as it was but for its end.
CREATE FUNCTION guard_float_alarm() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF OLD.ended_at IS NULL AND (NEW.id, NEW.operator, NEW.available, NEW.withdrawable, NEW.began_at)
      IS NOT DISTINCT FROM (OLD.id, OLD.operator, OLD.available, OLD.withdrawable, OLD.began_at)
    THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION 'an alarm of a float is neither deleted nor changed, but for its end, once'
    USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER guard_float_alarm BEFORE UPDATE OR DELETE ON float_alarms
  FOR EACH ROW EXECUTE FUNCTION guard_float_alarm();

-- What Loka moves itself at an operator is in an account apart (`airtel/loka`): fees that come back there are more than
-- were taken there, never more than were taken in all, which `guard_treasury` sees to. What Loka has paid in, and what
-- came for deleted members, is never below zero.
ALTER TABLE ledger_accounts
  DROP CONSTRAINT ledger_accounts_fees_cost,
  ADD CONSTRAINT ledger_accounts_fees_cost CHECK (balance <= 0 OR kind <> 'fees' OR holder LIKE '%/loka'),
  DROP CONSTRAINT ledger_accounts_not_below_zero,
  ADD CONSTRAINT ledger_accounts_not_below_zero CHECK (balance >= 0 OR kind IN ('provider', 'fees')
    OR kind = 'suspense' AND holder NOT IN ('unclaimed', 'own'));

-- XAF of the accounts of an operator: what it holds for us, or what fees have taken there, as the kind says.
CREATE FUNCTION operator_balance(which "PaymentOperator", of_kind "LedgerAccountKind")
RETURNS BIGINT LANGUAGE sql STABLE AS $$
  SELECT coalesce(-sum(balance), 0)::BIGINT FROM ledger_accounts
  WHERE kind = of_kind AND split_part(holder, '/', 1) = which::TEXT
$$;

-- XAF that payouts may still take of what an operator holds: all of it, less those that are under way.
CREATE FUNCTION operator_float(which "PaymentOperator") RETURNS BIGINT LANGUAGE sql STABLE AS $$
  SELECT operator_balance(which, 'provider') - (
    SELECT coalesce(sum(amount), 0)::BIGINT FROM payments
    WHERE operator = which AND purpose IN ('withdrawal', 'refund') AND status NOT IN ('succeeded', 'failed'))
$$;
CREATE INDEX payments_payouts_under_way ON payments (operator)
  WHERE purpose IN ('withdrawal', 'refund') AND status NOT IN ('succeeded', 'failed');

-- Whatever takes of an operator's account by our decision is decided one after the other.
CREATE FUNCTION lock_float(which "PaymentOperator") RETURNS VOID LANGUAGE sql AS $$
  SELECT pg_advisory_xact_lock(hashtextextended('float of ' || which::TEXT, 0))
$$;

-- No payout begins that its operator's account could not pay.
CREATE FUNCTION guard_float() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  PERFORM lock_float(NEW.operator);
  IF operator_float(NEW.operator) < NEW.amount THEN
    RAISE EXCEPTION 'payout % violates constraint "payments_float"', NEW.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'payments_float';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER guard_float BEFORE INSERT ON payments
  FOR EACH ROW WHEN (NEW.purpose IN ('withdrawal', 'refund') AND NEW.status NOT IN ('succeeded', 'failed'))
  EXECUTE FUNCTION guard_float();

-- What a posting moves, as the entries of its ledger transaction.
CREATE FUNCTION treasury_entries(posting treasury_postings)
RETURNS TABLE (kind "LedgerAccountKind", holder TEXT, amount BIGINT) LANGUAGE sql IMMUTABLE AS $$
  SELECT entry.kind::"LedgerAccountKind", entry.holder, (entry.sign * posting.amount)::BIGINT
  FROM (VALUES
    ('transfer', 'provider', posting.to_operator || '/loka', -1),
    ('transfer', 'provider', posting.operator || '/loka', 1),
    ('pay_in', 'provider', posting.operator || '/loka', -1),
    ('pay_in', 'suspense', 'own', 1),
    ('take_out', 'suspense', 'own', -1),
    ('take_out', 'provider', posting.operator || '/loka', 1),
    ('fee_charged', 'fees', posting.operator || '/loka', -1),
    ('fee_charged', 'provider', posting.operator || '/loka', 1),
    ('fee_refunded', 'provider', posting.operator || '/loka', -1),
    ('fee_refunded', 'fees', posting.operator || '/loka', 1),
    ('fee_refilled', 'provider', posting.operator || '/loka', -1),
    ('fee_refilled', 'fees', posting.operator || '/loka', 1),
    ('unclaimed_sent_back', 'suspense', 'unclaimed', -1),
    ('unclaimed_sent_back', 'provider', posting.operator || '/loka', 1)
  ) AS entry (of_kind, kind, holder, sign)
  WHERE entry.of_kind = posting.kind::TEXT
$$;

-- Nothing leaves an account that does not hold it, no more fees come back than were taken, and unclaimed money goes
-- back whole, to the operator that it came by.
CREATE FUNCTION guard_treasury() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  broken TEXT;
BEGIN
  PERFORM lock_float(which) FROM (
    SELECT which FROM unnest(ARRAY[NEW.operator, NEW.to_operator]) AS which WHERE which IS NOT NULL ORDER BY which
  ) AS named;
  IF NEW.kind IN ('transfer', 'take_out', 'fee_charged', 'unclaimed_sent_back')
    AND operator_balance(NEW.operator, 'provider') < NEW.amount
  THEN
    broken := 'treasury_postings_held';
  ELSIF NEW.kind IN ('fee_refunded', 'fee_refilled') AND operator_balance(NEW.operator, 'fees') < NEW.amount THEN
    broken := 'treasury_postings_fees';
  ELSIF NEW.kind = 'take_out'
    AND NEW.amount > coalesce((SELECT balance FROM ledger_accounts WHERE kind = 'suspense' AND holder = 'own'), 0)
  THEN
    broken := 'treasury_postings_own';
  ELSIF NEW.kind = 'unclaimed_sent_back' AND NOT EXISTS (
    SELECT FROM ledger_transactions t
    JOIN ledger_entries e ON e.transaction_id = t.id AND e.amount = NEW.amount
    JOIN ledger_accounts a ON a.id = e.account_id AND a.kind = 'suspense' AND a.holder = 'unclaimed'
    JOIN payments p ON p.id = NEW.payment_id AND p.operator = NEW.operator
    WHERE t.idempotency_key = 'payment:' || NEW.payment_id || ':late')
  THEN
    broken := 'treasury_postings_unclaimed';
  ELSE
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'posting % violates constraint "%"', NEW.id, broken
    USING ERRCODE = 'check_violation', CONSTRAINT = broken;
END $$;
CREATE TRIGGER guard_treasury BEFORE INSERT ON treasury_postings
  FOR EACH ROW EXECUTE FUNCTION guard_treasury();

-- Every posting is in the ledger as it says and as two admins agreed on it, and what the ledger has of such postings is
-- one of them.
CREATE FUNCTION check_treasury_posted() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  named UUID;
  posting treasury_postings;
BEGIN
  IF TG_TABLE_NAME = 'treasury_postings' THEN
    named := NEW.id;
  ELSIF NEW.idempotency_key ~ '^treasury:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN
    named := substr(NEW.idempotency_key, 10)::UUID;
  END IF;
  SELECT * INTO posting FROM treasury_postings WHERE id = named;
  IF NOT FOUND OR NOT EXISTS (
    SELECT FROM approvals
    WHERE id = named AND kind = 'treasury' AND status = 'approved' AND amount = posting.amount
      AND proposed_by_id = posting.proposed_by_id AND decided_by_id = posting.approved_by_id)
    OR EXISTS (
    SELECT FROM treasury_entries(posting) AS wanted
    FULL JOIN (
      SELECT a.kind, a.holder, e.amount
      FROM ledger_transactions t
      JOIN ledger_entries e ON e.transaction_id = t.id
      JOIN ledger_accounts a ON a.id = e.account_id
      WHERE t.idempotency_key = 'treasury:' || named
    ) AS posted USING (kind, holder)
    WHERE wanted.amount IS DISTINCT FROM posted.amount)
  THEN
    RAISE EXCEPTION 'posting % violates constraint "treasury_postings_posted"', named
      USING ERRCODE = 'check_violation', CONSTRAINT = 'treasury_postings_posted';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER check_treasury_posted AFTER INSERT ON treasury_postings
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_treasury_posted();
CREATE CONSTRAINT TRIGGER check_treasury_posted AFTER INSERT ON ledger_transactions
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.type IN ('float_transferred', 'own_money_paid_in',
    'own_money_taken_out', 'float_fee_charged', 'float_fee_refunded', 'float_fee_refilled', 'unclaimed_sent_back'))
  EXECUTE FUNCTION check_treasury_posted();

-- What staff do of it on record, and to what, beside what the log accepts already.
DO $$
DECLARE
  known TEXT;
  checked TEXT;
BEGIN
  FOREACH checked IN ARRAY ARRAY['action', 'subject'] LOOP
    SELECT string_agg(quote_literal(word), ', ') INTO known FROM (
      SELECT DISTINCT (regexp_matches(pg_get_constraintdef(oid), '''([a-z-]+)''', 'g'))[1] AS word
      FROM pg_constraint WHERE conname = 'audit_log_' || checked
      UNION
      SELECT CASE checked WHEN 'action' THEN 'post-treasury' ELSE 'treasury' END
    ) AS all_of_them;
    EXECUTE format('ALTER TABLE audit_log DROP CONSTRAINT audit_log_%1$s,
      ADD CONSTRAINT audit_log_%1$s CHECK (%1$s IN (%2$s))', checked, known);
  END LOOP;
END $$;
