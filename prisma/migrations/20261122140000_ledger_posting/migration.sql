-- Posting to an account writes less.

-- An index that names the balance is written with every posting to any account. Whether a payout is
-- on its way changes for accounts of payouts alone, and other updates stay within their page.
DROP INDEX "ledger_accounts_in_transit";
ALTER TABLE "ledger_accounts" SET (fillfactor = 80);
ALTER TABLE "ledger_monthly_totals" SET (fillfactor = 80);
ALTER TABLE "ledger_accounts"
  ADD COLUMN "in_transit" BOOLEAN
    GENERATED ALWAYS AS (kind = 'payout_transit' AND balance > 0) STORED;
CREATE INDEX "ledger_accounts_in_transit" ON "ledger_accounts"("user_id") WHERE in_transit;

-- Writes what a ledger transaction gave to or took from all that a member owns, for each member, and
-- adds it to the totals of its month in Gabon. The part that reverses an earlier transaction counts
-- in the month of that one: the rent that a cancellation takes back from its owner, and what had
-- been set aside for a payment or a payout and is given back.
--
-- At commit, when all entries are there. The totals of one member, type and direction change only
-- in transactions that hold the same account's balance: nothing waits here that did not wait there.
CREATE OR REPLACE FUNCTION keep_statement() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  WITH line AS (
    INSERT INTO ledger_statement_lines (user_id, transaction_id, type, is_gain, amount, created_at)
    SELECT a.user_id, NEW.id, NEW.type, sum(e.amount) > 0, sum(e.amount), NEW.created_at
    FROM ledger_entries e
    JOIN ledger_accounts a ON a.id = e.account_id
    WHERE e.transaction_id = NEW.id AND a.kind IN ('wallet', 'earnings')
    GROUP BY a.user_id
    HAVING sum(e.amount) <> 0
    RETURNING user_id, amount
  ), reversed AS (
    SELECT line.user_id, line.amount, accepted.created_at AS at
    FROM line
    JOIN ledger_transactions accepted
      ON accepted.rental_id = NEW.rental_id AND accepted.type = 'rental_accepted'
    WHERE NEW.type = 'rental_cancelled' AND line.amount < 0
    UNION ALL
    SELECT line.user_id, least(line.amount, -released.amount), (
      SELECT min(t.created_at)
      FROM ledger_entries reserved
      JOIN ledger_transactions t ON t.id = reserved.transaction_id
      WHERE reserved.account_id = aside.id)
    FROM line
    JOIN ledger_entries released ON released.transaction_id = NEW.id AND released.amount < 0
    JOIN ledger_accounts aside
      ON aside.id = released.account_id AND aside.kind IN ('hold', 'payout_transit')
    WHERE line.amount > 0
  ), part AS (
    SELECT user_id, amount, at, TRUE AS is_reversal FROM reversed
    UNION ALL
    SELECT line.user_id, line.amount - coalesce(reversed.amount, 0), NEW.created_at, FALSE
    FROM line
    LEFT JOIN reversed ON reversed.user_id = line.user_id
  )
  INSERT INTO ledger_monthly_totals AS total (user_id, month, type, is_reversal, is_gain, amount)
  SELECT user_id, date_trunc('month', at AT TIME ZONE 'Africa/Libreville')::DATE, NEW.type,
    is_reversal, amount > 0, amount
  FROM part
  WHERE amount <> 0
  ORDER BY user_id
  ON CONFLICT (user_id, month, type, is_reversal, is_gain)
    DO UPDATE SET amount = total.amount + excluded.amount;
  RETURN NULL;
END $$;

DROP FUNCTION keep_statement_of(ledger_transactions);
DROP FUNCTION add_to_monthly_total(UUID, TIMESTAMPTZ, "LedgerTransactionType", BOOLEAN, BIGINT);

-- The condition is tested before the function is called: never, when the ledger is written.
DROP TRIGGER guard_statement ON ledger_statement_lines;
DROP TRIGGER guard_statement ON ledger_monthly_totals;
CREATE OR REPLACE FUNCTION guard_statement() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% changes only with the ledger', TG_TABLE_NAME
    USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER guard_statement BEFORE INSERT OR UPDATE ON ledger_statement_lines
  FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION guard_statement();
CREATE TRIGGER guard_statement BEFORE INSERT OR UPDATE ON ledger_monthly_totals
  FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION guard_statement();
CREATE TRIGGER guard_statement_deletion BEFORE DELETE ON ledger_statement_lines
  FOR EACH STATEMENT EXECUTE FUNCTION guard_statement();
CREATE TRIGGER guard_statement_deletion BEFORE DELETE ON ledger_monthly_totals
  FOR EACH STATEMENT EXECUTE FUNCTION guard_statement();
