-- What must never happen, whatever the code in front of the database does.

-- ─────────────────────────── values in range ───────────────────────────

ALTER TABLE users
  ADD CONSTRAINT users_verification_status CHECK (verification_status BETWEEN -1 AND 2);

ALTER TABLE items
  ADD CONSTRAINT items_price_positive CHECK (price > 0),
  ADD CONSTRAINT items_deposit_not_negative CHECK (deposit >= 0),
  -- What staff hid, its owner cannot offer again.
  ADD CONSTRAINT items_hidden_is_unavailable CHECK (hidden_at IS NULL OR NOT available);

ALTER TABLE reviews
  ADD CONSTRAINT reviews_rating_range CHECK (rating BETWEEN 1 AND 5);

ALTER TABLE rentals
  ADD CONSTRAINT rentals_period_order CHECK (end_date > start_date),
  ADD CONSTRAINT rentals_not_own_item CHECK (renter_id <> owner_id),
  ADD CONSTRAINT rentals_amounts CHECK (rent > 0 AND deposit >= 0 AND total_price = rent + deposit);

ALTER TABLE payments
  ADD CONSTRAINT payments_period_order CHECK (end_date > start_date),
  ADD CONSTRAINT payments_amounts CHECK (rent > 0 AND deposit >= 0 AND amount = rent + deposit),
  ADD CONSTRAINT payments_reference_form CHECK (reference ~ '^[A-Za-z0-9]{1,15}$'),
  ADD CONSTRAINT payments_decided CHECK ((status IN ('succeeded', 'failed')) = (decided_at IS NOT NULL)),
  ADD CONSTRAINT payments_checked_until_decided
    CHECK ((status IN ('succeeded', 'failed', 'review')) = (next_check_at IS NULL)),
  ADD CONSTRAINT payments_rental_only_when_paid CHECK (rental_id IS NULL OR status = 'succeeded');

ALTER TABLE identity_submissions
  ADD CONSTRAINT identity_submissions_decided
    CHECK ((status = 'pending') = (decided_at IS NULL) AND (status = 'pending') = (decided_by IS NULL)),
  ADD CONSTRAINT identity_submissions_refusal_reason CHECK (status <> 'rejected' OR reason <> '');

-- ──────────────────────────── one at a time ────────────────────────────

-- A row lock on the overlapping rentals locks nothing when there are none yet: only this
-- constraint stops two acceptances at once. The return day is free for the next renter.
ALTER TABLE rentals
  ADD CONSTRAINT rentals_no_overlap EXCLUDE USING gist (
    item_id WITH =,
    daterange(start_date, end_date, '[)') WITH &&
  ) WHERE (status IN ('acceptee', 'en_cours', 'terminee'));

CREATE UNIQUE INDEX rentals_one_pending ON rentals (item_id, renter_id)
  WHERE status = 'en_attente';

CREATE UNIQUE INDEX payments_one_live ON payments (user_id, item_id, start_date, end_date)
  WHERE status NOT IN ('succeeded', 'failed');

CREATE UNIQUE INDEX identity_submissions_one_pending ON identity_submissions (user_id)
  WHERE status = 'pending';

-- ─────────────────────────── read by the hour ──────────────────────────

CREATE INDEX items_newest ON items (created_at DESC, id DESC) WHERE deleted_at IS NULL AND available;
CREATE INDEX items_by_price ON items (price, id) WHERE deleted_at IS NULL AND available;
CREATE INDEX items_search ON items USING gin (search_text gin_trgm_ops)
  WHERE deleted_at IS NULL AND available;
CREATE INDEX payments_due ON payments (next_check_at) WHERE next_check_at IS NOT NULL;
CREATE INDEX outbox_mails_due ON outbox_mails (next_attempt_at) WHERE next_attempt_at IS NOT NULL;

-- ───────────────────────────── append-only ─────────────────────────────

CREATE FUNCTION refuse_change() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;

DO $$
DECLARE
  kept TEXT;
BEGIN
  FOREACH kept IN ARRAY ARRAY[
    'ledger_entries', 'ledger_transactions', 'audit_log', 'rental_events', 'payment_events', 'gateway_callbacks'
  ] LOOP
    EXECUTE format(
      'CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON %I
         FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()', kept);
  END LOOP;
END $$;

-- ──────────────────────────────── ledger ───────────────────────────────

-- Whose money is whose cannot go below zero. What an operator holds for us is negative (it came
-- from outside), and the house's own corrections can be either.
ALTER TABLE ledger_accounts
  ADD CONSTRAINT ledger_accounts_not_below_zero
    CHECK (balance >= 0 OR kind IN ('provider', 'suspense')),
  ADD CONSTRAINT ledger_accounts_user
    CHECK ((kind IN ('wallet', 'earnings', 'payout_transit')) = (user_id IS NOT NULL));

ALTER TABLE ledger_entries
  ADD CONSTRAINT ledger_entries_not_zero CHECK (amount <> 0);

-- A balance is the sum of its entries: it starts at zero and only an entry moves it.
CREATE FUNCTION guard_balance() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.balance = 0 THEN RETURN NEW; END IF;
  ELSIF TG_OP = 'UPDATE' THEN
    IF pg_trigger_depth() > 1 AND NEW.id = OLD.id AND NEW.kind = OLD.kind AND NEW.holder = OLD.holder
    THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION 'a ledger account changes only by its entries' USING ERRCODE = 'restrict_violation';
END $$;

CREATE TRIGGER guard_balance BEFORE INSERT OR UPDATE OR DELETE ON ledger_accounts
  FOR EACH ROW EXECUTE FUNCTION guard_balance();

CREATE FUNCTION apply_ledger_entry() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT 1 FROM ledger_transactions
    WHERE id = NEW.transaction_id AND written_by = pg_current_xact_id()
  ) THEN
    RAISE EXCEPTION 'a leg joins only the ledger transaction being written'
      USING ERRCODE = 'restrict_violation';
  END IF;
  UPDATE ledger_accounts SET balance = balance + NEW.amount WHERE id = NEW.account_id;
  RETURN NULL;
END $$;

CREATE TRIGGER apply_ledger_entry AFTER INSERT ON ledger_entries
  FOR EACH ROW EXECUTE FUNCTION apply_ledger_entry();

-- Checked at commit, since the legs come one after the other; and again after any leg that comes
-- later still, in case the check was called for early.
CREATE FUNCTION check_ledger_transaction() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  checked UUID;
  legs INTEGER;
  total NUMERIC;
BEGIN
  IF TG_TABLE_NAME = 'ledger_entries' THEN checked := NEW.transaction_id; ELSE checked := NEW.id; END IF;
  SELECT count(*), coalesce(sum(amount), 0) INTO legs, total
  FROM ledger_entries WHERE transaction_id = checked;
  IF legs < 2 OR total <> 0 THEN
    RAISE EXCEPTION 'ledger transaction % has % legs summing to %', checked, legs, total
      USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_transactions_balanced';
  END IF;
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER check_ledger_transaction AFTER INSERT ON ledger_transactions
  DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION check_ledger_transaction();

CREATE CONSTRAINT TRIGGER check_ledger_entry AFTER INSERT ON ledger_entries
  DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION check_ledger_transaction();
