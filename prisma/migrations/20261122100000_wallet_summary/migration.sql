-- A member's statement and totals kept by the database, so that reading a wallet costs the same
-- however long its history is.

CREATE TABLE "ledger_statement_lines" (
    "user_id" UUID NOT NULL,
    "transaction_id" UUID NOT NULL,
    "type" "LedgerTransactionType" NOT NULL,
    "is_gain" BOOLEAN NOT NULL,
    "amount" BIGINT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ledger_statement_lines_pkey" PRIMARY KEY ("user_id", "created_at", "transaction_id")
);

CREATE TABLE "ledger_monthly_totals" (
    "user_id" UUID NOT NULL,
    "month" DATE NOT NULL,
    "type" "LedgerTransactionType" NOT NULL,
    "is_reversal" BOOLEAN NOT NULL,
    "is_gain" BOOLEAN NOT NULL,
    "amount" BIGINT NOT NULL,

    CONSTRAINT "ledger_monthly_totals_pkey" PRIMARY KEY ("user_id", "month", "type", "is_reversal", "is_gain")
);

CREATE INDEX "ledger_statement_lines_by_type" ON "ledger_statement_lines"("user_id", "type", "is_gain", "created_at", "transaction_id");

ALTER TABLE "ledger_statement_lines"
  ADD CONSTRAINT "ledger_statement_lines_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  ADD CONSTRAINT "ledger_statement_lines_transaction_id_fkey" FOREIGN KEY ("transaction_id") REFERENCES "ledger_transactions"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  ADD CONSTRAINT "ledger_statement_lines_gain" CHECK (amount <> 0 AND is_gain = (amount > 0));

ALTER TABLE "ledger_monthly_totals"
  ADD CONSTRAINT "ledger_monthly_totals_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  ADD CONSTRAINT "ledger_monthly_totals_gain" CHECK (amount <> 0 AND is_gain = (amount > 0));

-- Payouts of a member that are on their way, however many have arrived.
CREATE INDEX "ledger_accounts_in_transit" ON "ledger_accounts"("user_id")
  WHERE kind = 'payout_transit' AND balance > 0;

CREATE FUNCTION add_to_monthly_total(
  member UUID, at TIMESTAMPTZ, added_type "LedgerTransactionType", reversal BOOLEAN, added BIGINT
) RETURNS VOID LANGUAGE plpgsql AS $$
BEGIN
  IF added = 0 THEN RETURN; END IF;
  INSERT INTO ledger_monthly_totals AS total (user_id, month, type, is_reversal, is_gain, amount)
  VALUES (
    member, date_trunc('month', at AT TIME ZONE 'Africa/Libreville')::DATE, added_type, reversal,
    added > 0, added
  )
  ON CONFLICT (user_id, month, type, is_reversal, is_gain)
    DO UPDATE SET amount = total.amount + excluded.amount;
END $$;

-- Writes what a ledger transaction gave to or took from all that a member owns, for each member, and
-- adds it to the totals of its month in Gabon. The part that reverses an earlier transaction counts
-- in the month of that one: the rent that a cancellation takes back from its owner, and what had
-- been set aside for a payment or a payout and is given back.
CREATE FUNCTION keep_statement_of(posted ledger_transactions) RETURNS VOID LANGUAGE plpgsql AS $$
DECLARE
  line RECORD;
  reversed BIGINT;
  reversed_at TIMESTAMPTZ;
BEGIN
  FOR line IN
    SELECT a.user_id, sum(e.amount)::BIGINT AS amount
    FROM ledger_entries e
    JOIN ledger_accounts a ON a.id = e.account_id
    WHERE e.transaction_id = posted.id AND a.kind IN ('wallet', 'earnings')
    GROUP BY a.user_id
    HAVING sum(e.amount) <> 0
    ORDER BY a.user_id
  LOOP
    INSERT INTO ledger_statement_lines (user_id, transaction_id, type, is_gain, amount, created_at)
    VALUES (line.user_id, posted.id, posted.type, line.amount > 0, line.amount, posted.created_at);

    IF line.amount > 0 THEN
      SELECT least(line.amount, -released.amount), (
        SELECT min(t.created_at)
        FROM ledger_entries reserved
        JOIN ledger_transactions t ON t.id = reserved.transaction_id
        WHERE reserved.account_id = aside.id)
      INTO reversed, reversed_at
      FROM ledger_entries released
      JOIN ledger_accounts aside ON aside.id = released.account_id
      WHERE released.transaction_id = posted.id AND released.amount < 0
        AND aside.kind IN ('hold', 'payout_transit');
    ELSE
      SELECT line.amount, accepted.created_at INTO reversed, reversed_at
      FROM ledger_transactions accepted
      WHERE posted.type = 'rental_cancelled'
        AND accepted.rental_id = posted.rental_id AND accepted.type = 'rental_accepted';
    END IF;
    reversed := coalesce(reversed, 0);
    PERFORM add_to_monthly_total(line.user_id, reversed_at, posted.type, TRUE, reversed);
    PERFORM add_to_monthly_total(
      line.user_id, posted.created_at, posted.type, FALSE, line.amount - reversed);
  END LOOP;
END $$;

SELECT keep_statement_of(posted) FROM ledger_transactions posted ORDER BY posted.created_at, posted.id;

-- At commit, when all entries are there. The totals of one member, type and direction change only
-- in transactions that hold the same account's balance: nothing waits here that did not wait there.
CREATE FUNCTION keep_statement() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  PERFORM keep_statement_of(NEW);
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER keep_statement AFTER INSERT ON ledger_transactions
  DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION keep_statement();

CREATE FUNCTION guard_statement() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'DELETE' AND pg_trigger_depth() > 1 THEN RETURN NEW; END IF;
  RAISE EXCEPTION '% changes only with the ledger', TG_TABLE_NAME
    USING ERRCODE = 'restrict_violation';
END $$;

CREATE TRIGGER guard_statement BEFORE INSERT OR UPDATE OR DELETE ON ledger_statement_lines
  FOR EACH ROW EXECUTE FUNCTION guard_statement();
CREATE TRIGGER guard_statement BEFORE INSERT OR UPDATE OR DELETE ON ledger_monthly_totals
  FOR EACH ROW EXECUTE FUNCTION guard_statement();
