-- What a comparison with the gateway found no answer for, by payment.
ALTER TABLE "reconciliation_reports" ADD COLUMN "unanswered_payments" JSONB NOT NULL DEFAULT '[]';

-- What a payment credited that the gateway did not know two nights running: it is in the wallet, and does not leave it.
CREATE TYPE "HeldCreditRelease" AS ENUM ('found', 'put_right');

CREATE TABLE "held_credits" (
  "id" UUID NOT NULL,
  "payment_id" UUID NOT NULL,
  "user_id" UUID NOT NULL,
  "amount" INTEGER NOT NULL,
  "rental_id" UUID,
  "held_at" TIMESTAMPTZ(3) NOT NULL,
  "released_at" TIMESTAMPTZ(3),
  "release" "HeldCreditRelease",
  CONSTRAINT "held_credits_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "held_credits_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payments"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "held_credits_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "held_credits_rental_id_fkey" FOREIGN KEY ("rental_id") REFERENCES "rentals"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT held_credits_amount CHECK (amount > 0),
  CONSTRAINT held_credits_released_whole CHECK ((released_at IS NULL) = (release IS NULL))
);
CREATE INDEX "held_credits_payment_id_idx" ON "held_credits"("payment_id");
CREATE INDEX "held_credits_user_id_idx" ON "held_credits"("user_id");
CREATE INDEX "held_credits_rental_id_idx" ON "held_credits"("rental_id");
CREATE UNIQUE INDEX held_credits_one_open ON held_credits (payment_id, user_id) WHERE released_at IS NULL;
CREATE INDEX held_credits_open ON held_credits (user_id) WHERE released_at IS NULL;

-- A hold stays as it was, is of a payment that came to a success, and ends once.
CREATE FUNCTION guard_held_credit() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.released_at IS NULL AND EXISTS (
      SELECT FROM payments p WHERE p.id = NEW.payment_id AND settled_by_books(p) IS NOT NULL
        AND NEW.rental_id IS NOT DISTINCT FROM p.rental_id)
    THEN RETURN NEW; END IF;
  ELSIF TG_OP = 'UPDATE' THEN
    IF OLD.released_at IS NULL AND NEW.released_at IS NOT NULL
      AND (NEW.id, NEW.payment_id, NEW.user_id, NEW.amount, NEW.rental_id, NEW.held_at)
        IS NOT DISTINCT FROM (OLD.id, OLD.payment_id, OLD.user_id, OLD.amount, OLD.rental_id, OLD.held_at)
    THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION 'held credit violates constraint "held_credits_kept"'
    USING ERRCODE = 'check_violation', CONSTRAINT = 'held_credits_kept';
END $$;
CREATE TRIGGER guard_held_credit BEFORE INSERT OR UPDATE OR DELETE ON held_credits
  FOR EACH ROW EXECUTE FUNCTION guard_held_credit();

-- XAF of a member's wallet that do not leave it. Of a rental, no more than it has brought into the wallet.
CREATE FUNCTION held_in_wallet(member UUID) RETURNS BIGINT LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(CASE WHEN held.rental_id IS NULL THEN held.amount ELSE least(held.amount, (
    SELECT coalesce(sum(e.amount), 0)
    FROM ledger_transactions t
    JOIN ledger_entries e ON e.transaction_id = t.id AND e.amount > 0
    JOIN ledger_accounts a ON a.id = e.account_id AND a.kind = 'wallet' AND a.user_id = held.user_id
    WHERE t.rental_id = held.rental_id)) END), 0)::bigint
  FROM held_credits held
  WHERE held.user_id = member AND held.released_at IS NULL
$$;

-- Neither a payout nor a part of a rental takes what is held. The wallet is locked: of two at once, the second one
-- sees what the first has left. Members without a hold, which are nearly all, are not slowed by it.
CREATE FUNCTION guard_held_wallet() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  owned BIGINT;
  taken BIGINT := NEW.wallet_amount + (CASE WHEN NEW.purpose IN ('withdrawal', 'refund') THEN NEW.amount ELSE 0 END);
BEGIN
  IF NOT EXISTS (SELECT FROM held_credits WHERE user_id = NEW.user_id AND released_at IS NULL) THEN
    RETURN NEW;
  END IF;
  SELECT balance INTO owned FROM ledger_accounts
  WHERE kind = 'wallet' AND holder = NEW.user_id::text FOR UPDATE;
  -- What it never held, its balance says.
  IF coalesce(owned, 0) >= taken AND coalesce(owned, 0) - held_in_wallet(NEW.user_id) < taken THEN
    RAISE EXCEPTION 'payment % violates constraint "payments_not_held"', NEW.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'payments_not_held';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER guard_held_wallet BEFORE INSERT ON payments
  FOR EACH ROW WHEN (NEW.purpose IN ('withdrawal', 'refund') OR NEW.wallet_amount > 0)
  EXECUTE FUNCTION guard_held_wallet();
