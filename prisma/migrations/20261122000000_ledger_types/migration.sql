-- What a ledger transaction is, as an enum; a security deposit by its full name; and a payout on its
-- way under its member's name, so that a wallet is read from the ledger alone.

ALTER TYPE "LedgerAccountKind" RENAME VALUE 'deposit' TO 'security_deposit';

CREATE TYPE "LedgerTransactionType" AS ENUM (
  'rental_paid', 'rental_accepted', 'rental_refunded', 'rental_cancelled', 'earnings_released',
  'security_deposit_returned', 'payment_held', 'payment_released', 'payment_refunded',
  'wallet_topped_up', 'payout_reserved', 'payout_settled', 'payout_released', 'correction'
);

ALTER TABLE ledger_transactions RENAME COLUMN kind TO type;
ALTER TABLE ledger_transactions ALTER COLUMN created_at DROP DEFAULT, ALTER COLUMN type TYPE "LedgerTransactionType" USING (
  CASE
    WHEN type = 'deposit-returned' THEN 'security_deposit_returned'
    WHEN type LIKE 'withdrawal-%' THEN replace(type, 'withdrawal-', 'payout_')
    ELSE replace(type, '-', '_')
  END::"LedgerTransactionType"
);

CREATE OR REPLACE FUNCTION guard_balance() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.balance = 0 THEN RETURN NEW; END IF;
  ELSIF TG_OP = 'UPDATE' THEN
    IF pg_trigger_depth() > 1 AND NEW.id = OLD.id AND NEW.kind = OLD.kind
      AND NEW.holder = OLD.holder AND NEW.user_id IS NOT DISTINCT FROM OLD.user_id
    THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION 'a ledger account changes only by its entries' USING ERRCODE = 'restrict_violation';
END $$;

ALTER TABLE ledger_accounts DROP CONSTRAINT ledger_accounts_user;
ALTER TABLE ledger_accounts DISABLE TRIGGER guard_balance;
UPDATE ledger_accounts SET user_id = payments.user_id
FROM payments
WHERE ledger_accounts.kind = 'payout_transit' AND ledger_accounts.holder = payments.id::text;
ALTER TABLE ledger_accounts ENABLE TRIGGER guard_balance;
ALTER TABLE ledger_accounts
  ADD CONSTRAINT ledger_accounts_user
    CHECK ((kind IN ('wallet', 'earnings', 'payout_transit')) = (user_id IS NOT NULL));

-- A leg is called an entry.
CREATE OR REPLACE FUNCTION apply_ledger_entry() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT 1 FROM ledger_transactions
    WHERE id = NEW.transaction_id AND written_by = pg_current_xact_id()
  ) THEN
    RAISE EXCEPTION 'an entry joins only the ledger transaction being written'
      USING ERRCODE = 'restrict_violation';
  END IF;
  UPDATE ledger_accounts SET balance = balance + NEW.amount WHERE id = NEW.account_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION check_ledger_transaction() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  checked UUID;
  entries INTEGER;
  total NUMERIC;
BEGIN
  IF TG_TABLE_NAME = 'ledger_entries' THEN checked := NEW.transaction_id; ELSE checked := NEW.id; END IF;
  SELECT count(*), coalesce(sum(amount), 0) INTO entries, total
  FROM ledger_entries WHERE transaction_id = checked;
  IF entries < 2 OR total <> 0 THEN
    RAISE EXCEPTION 'ledger transaction % has % entries summing to %', checked, entries, total
      USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_transactions_balanced';
  END IF;
  RETURN NULL;
END $$;
