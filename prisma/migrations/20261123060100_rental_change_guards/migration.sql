ALTER TABLE rental_changes
  ADD CONSTRAINT rental_changes_difference CHECK (rent_difference > 0),
  ADD CONSTRAINT rental_changes_direction
    CHECK ((kind = 'extension') = (new_end_date > old_end_date) AND new_end_date <> old_end_date),
  ADD CONSTRAINT rental_changes_asked_by CHECK (
    asked_by = 'renter' OR asked_by = 'owner' AND kind = 'shortening'),
  ADD CONSTRAINT rental_changes_reason_length CHECK (char_length(reason) <= 1000),
  -- Somebody is waited for while it is open: for an answer, or for the payment of an extension.
  ADD CONSTRAINT rental_changes_open CHECK (
    (status IN ('requested', 'accepted')) = (due_at IS NOT NULL)
    AND (status IN ('requested', 'accepted')) = (closed_at IS NULL)),
  ADD CONSTRAINT rental_changes_accepted CHECK (CASE status
    WHEN 'requested' THEN accepted_at IS NULL
    WHEN 'refused' THEN accepted_at IS NULL
    WHEN 'accepted' THEN accepted_at IS NOT NULL AND kind = 'extension'
    WHEN 'done' THEN accepted_at IS NOT NULL
    ELSE accepted_at IS NULL OR kind = 'extension'
  END),
  ADD CONSTRAINT rental_changes_done CHECK (
    (status = 'done') = (rent_was_released IS NOT NULL)
    AND (status = 'done' AND kind = 'extension') = (payment_id IS NOT NULL));

CREATE UNIQUE INDEX rental_changes_one_open ON rental_changes (rental_id)
  WHERE status IN ('requested', 'accepted');
CREATE INDEX rental_changes_due ON rental_changes (due_at) WHERE due_at IS NOT NULL;

-- A change that is closed stays as it is, but for an extension that was paid too late and is done after all.
CREATE FUNCTION guard_rental_change() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE'
    AND (NEW.id, NEW.rental_id, NEW.kind, NEW.asked_by, NEW.old_end_date, NEW.new_end_date,
      NEW.rent_difference, NEW.reason, NEW.asked_at)
      IS NOT DISTINCT FROM
      (OLD.id, OLD.rental_id, OLD.kind, OLD.asked_by, OLD.old_end_date, OLD.new_end_date,
      OLD.rent_difference, OLD.reason, OLD.asked_at)
    AND (OLD.status IN ('requested', 'accepted') AND NEW.status <> 'requested'
      OR OLD.status IN ('expired', 'withdrawn') AND OLD.accepted_at IS NOT NULL
        AND NEW.status = 'done')
  THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'a change of a rental is neither deleted, nor made another, nor opened again'
    USING ERRCODE = 'restrict_violation';
END $$;

CREATE TRIGGER guard_rental_change BEFORE UPDATE OR DELETE ON rental_changes
  FOR EACH ROW EXECUTE FUNCTION guard_rental_change();

-- What was agreed on a rental changes with a change that is done, and with nothing else.
CREATE FUNCTION guard_rental_terms() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.item_id, NEW.renter_id, NEW.owner_id, NEW.security_deposit)
    IS NOT DISTINCT FROM
    (OLD.item_id, OLD.renter_id, OLD.owner_id, OLD.security_deposit)
    AND (NEW.start_date, NEW.end_date, NEW.rent, NEW.total_price)
    IS NOT DISTINCT FROM (OLD.start_date, OLD.end_date, OLD.rent, OLD.total_price)
  THEN RETURN NEW; END IF;
  IF (NEW.item_id, NEW.renter_id, NEW.owner_id, NEW.security_deposit, NEW.start_date)
    IS NOT DISTINCT FROM
    (OLD.item_id, OLD.renter_id, OLD.owner_id, OLD.security_deposit, OLD.start_date)
    AND EXISTS (
      SELECT FROM rental_changes change
      WHERE change.rental_id = NEW.id AND change.status = 'done'
        AND change.old_end_date = OLD.end_date AND change.new_end_date = NEW.end_date
        AND NEW.rent = OLD.rent + CASE change.kind
          WHEN 'extension' THEN change.rent_difference ELSE -change.rent_difference END)
  THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'the terms of rental % change only by an extension or a shortening', NEW.id
    USING ERRCODE = 'restrict_violation';
END $$;

CREATE TRIGGER guard_rental_terms BEFORE UPDATE ON rentals
  FOR EACH ROW EXECUTE FUNCTION guard_rental_terms();

-- The days of an extension that waits for its payment are held.
ALTER TABLE rentals
  ADD CONSTRAINT rentals_held_until CHECK (held_until > end_date),
  DROP CONSTRAINT rentals_no_overlap,
  DROP COLUMN "occupied_until";
ALTER TABLE rentals
  ADD COLUMN "occupied_until" DATE
    GENERATED ALWAYS AS (LEAST(GREATEST(end_date, held_until), returned_on + 1)) STORED;
ALTER TABLE rentals
  ADD CONSTRAINT rentals_no_overlap EXCLUDE USING gist (
    item_id WITH =,
    daterange(start_date, occupied_until, '[)') WITH &&
  ) WHERE (status IN ('acceptee', 'en_cours', 'terminee'));

ALTER TABLE payments
  DROP CONSTRAINT payments_amounts,
  ADD CONSTRAINT payments_amounts CHECK (
    amount >= 0 AND wallet_amount >= 0 AND rent >= 0 AND security_deposit >= 0
    AND (settled_amount IS NULL OR settled_amount >= 0)
    AND amount + wallet_amount > 0
    AND CASE
      WHEN purpose IN ('rental', 'extension')
        THEN rent > 0 AND amount + wallet_amount = rent + security_deposit
      ELSE rent = 0 AND security_deposit = 0 AND wallet_amount = 0
    END
  ),
  DROP CONSTRAINT payments_terms,
  ADD CONSTRAINT payments_terms CHECK (
    num_nonnulls(item_id, start_date, end_date)
      = CASE WHEN purpose IN ('rental', 'extension') THEN 3 ELSE 0 END
    AND (purpose IN ('rental', 'extension') OR rental_id IS NULL)
    AND (purpose = 'extension') = (change_id IS NOT NULL)
    AND (purpose <> 'extension' OR security_deposit = 0)
  );

CREATE UNIQUE INDEX payments_one_of_rental ON payments (rental_id) WHERE purpose = 'rental';
CREATE UNIQUE INDEX payments_one_of_change ON payments (change_id) WHERE rental_id IS NOT NULL;

ALTER TABLE rental_events
  DROP CONSTRAINT rental_events_event,
  ADD CONSTRAINT rental_events_event CHECK (event IN (
    'request', 'accept', 'refuse', 'expire', 'supersede', 'cancel-request', 'cancel',
    'cancel-by-owner', 'start', 'finish', 'declare-return', 'confirm-return', 'settle-return',
    'settle-undeclared', 'remind-answer', 'remind-return', 'remind-return-again', 'run-late',
    'contest-return', 'claim-late-fee', 'report-missing', 'accept-claim', 'counter-claim',
    'accept-offer', 'refuse-offer', 'escalate-claim', 'settle-offer', 'share-deposit',
    'ask-extension', 'accept-extension', 'refuse-extension', 'withdraw-extension',
    'expire-extension', 'pay-extension', 'ask-shortening', 'accept-shortening',
    'refuse-shortening', 'withdraw-shortening', 'expire-shortening'
  )),
  ADD CONSTRAINT rental_events_change
    CHECK ((change_id IS NOT NULL) = (event ~ '-(extension|shortening)$'));

CREATE UNIQUE INDEX "rental_events_change_id_event_key" ON "rental_events"("change_id", "event");

-- What comes back of a rental counts for its own payment first, then for those of its extensions.
CREATE OR REPLACE FUNCTION guard_refund() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  credited BIGINT;
  sent BIGINT;
BEGIN
  PERFORM FROM users WHERE id = NEW.user_id FOR NO KEY UPDATE;
  -- Of one that failed here, what was settled late. `least` takes no notice of null.
  SELECT sum(least(
    CASE paid.status WHEN 'succeeded' THEN coalesce(paid.settled_amount, paid.amount) END,
    gained.amount + greatest(0, of_rental.amount - earlier.amount)))
  INTO credited
  FROM payments paid
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(line.amount), 0) AS amount
    FROM ledger_transactions t
    JOIN ledger_statement_lines line ON line.user_id = paid.user_id
      AND line.created_at = t.created_at AND line.transaction_id = t.id AND line.is_gain
    WHERE t.idempotency_key IN ('payment:' || paid.id, 'payment:' || paid.id || ':late')
  ) AS gained
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(line.amount), 0) AS amount
    FROM ledger_transactions t
    JOIN ledger_statement_lines line ON line.user_id = paid.user_id
      AND line.created_at = t.created_at AND line.transaction_id = t.id AND line.is_gain
    WHERE t.rental_id = paid.rental_id
  ) AS of_rental
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(before.amount + before.wallet_amount), 0) AS amount
    FROM payments before
    WHERE before.rental_id = paid.rental_id
      AND (before.created_at, before.id) < (paid.created_at, paid.id)
  ) AS earlier
  WHERE paid.user_id = NEW.user_id AND paid.operator = NEW.operator
    AND paid.phone_number = NEW.phone_number AND paid.purpose IN ('rental', 'extension', 'top_up')
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

-- The rent that a shortening takes back from its owner is a reversal, as that of a cancellation.
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
