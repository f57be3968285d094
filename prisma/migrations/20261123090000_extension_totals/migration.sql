-- What an owner earns by an extension takes nothing back, also where the renter's wallet had reserved it.
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
    WHERE NEW.type IN ('rental_cancelled', 'rental_shortened') AND line.amount < 0
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
    WHERE line.amount > 0 AND NEW.type <> 'rental_extended'
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

ALTER TABLE ledger_monthly_totals DISABLE TRIGGER USER;
DELETE FROM ledger_monthly_totals WHERE type = 'rental_extended';
INSERT INTO ledger_monthly_totals (user_id, month, type, is_reversal, is_gain, amount)
SELECT user_id, date_trunc('month', created_at AT TIME ZONE 'Africa/Libreville')::DATE, type, FALSE, TRUE,
  sum(amount)
FROM ledger_statement_lines
WHERE type = 'rental_extended'
GROUP BY 1, 2, 3;
ALTER TABLE ledger_monthly_totals ENABLE TRIGGER USER;
