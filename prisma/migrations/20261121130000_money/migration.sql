-- CreateEnum
CREATE TYPE "PaymentPurpose" AS ENUM ('rental', 'top_up', 'withdrawal');

-- AlterEnum
ALTER TYPE "LedgerAccountKind" ADD VALUE 'hold';

-- AlterTable
ALTER TABLE "idempotency_keys" ADD COLUMN     "alive_until" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- AlterTable
ALTER TABLE "payments" ADD COLUMN     "moved_amount" INTEGER,
ADD COLUMN     "purpose" "PaymentPurpose" NOT NULL DEFAULT 'rental',
ADD COLUMN     "wallet_amount" INTEGER NOT NULL DEFAULT 0,
ALTER COLUMN "item_id" DROP NOT NULL,
ALTER COLUMN "start_date" DROP NOT NULL,
ALTER COLUMN "end_date" DROP NOT NULL,
ALTER COLUMN "rent" SET DEFAULT 0,
ALTER COLUMN "deposit" SET DEFAULT 0;

-- CreateTable
CREATE TABLE "mobile_numbers" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "operator" TEXT NOT NULL,
    "phone_number" TEXT NOT NULL,
    "preferred" BOOLEAN NOT NULL DEFAULT false,
    "confirmation_hash" TEXT,
    "confirmation_expires_at" TIMESTAMPTZ(3),
    "confirmed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "mobile_numbers_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "reconciliation_reports" (
    "id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL,
    "compared" INTEGER NOT NULL,
    "unanswered" INTEGER NOT NULL,
    "differences" JSONB NOT NULL DEFAULT '[]',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "reconciliation_reports_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "mobile_numbers_confirmation_hash_key" ON "mobile_numbers"("confirmation_hash");

-- CreateIndex
CREATE UNIQUE INDEX "mobile_numbers_user_id_operator_phone_number_key" ON "mobile_numbers"("user_id", "operator", "phone_number");

-- CreateIndex
CREATE UNIQUE INDEX "reconciliation_reports_day_key" ON "reconciliation_reports"("day");

-- CreateIndex
CREATE INDEX "payments_created_at_idx" ON "payments"("created_at");

-- AddForeignKey
ALTER TABLE "mobile_numbers" ADD CONSTRAINT "mobile_numbers_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;


-- What Prisma cannot say.

ALTER TABLE payments
  DROP CONSTRAINT payments_amounts,
  ADD CONSTRAINT payments_amounts CHECK (
    amount >= 0 AND wallet_amount >= 0 AND rent >= 0 AND deposit >= 0
    AND (moved_amount IS NULL OR moved_amount >= 0)
    AND amount + wallet_amount > 0
    AND CASE purpose
      WHEN 'rental' THEN rent > 0 AND amount + wallet_amount = rent + deposit
      ELSE rent = 0 AND deposit = 0 AND wallet_amount = 0
    END
  ),
  ADD CONSTRAINT payments_terms CHECK (
    num_nonnulls(item_id, start_date, end_date) = CASE purpose WHEN 'rental' THEN 3 ELSE 0 END
    AND (purpose = 'rental' OR rental_id IS NULL)
  ),
  ADD CONSTRAINT payments_wallet_alone CHECK ((amount = 0) = (operator = 'wallet'));

-- A decided payment stays as it is, and one that was sent is never sent again.
CREATE FUNCTION guard_payment() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF OLD.status NOT IN ('succeeded', 'failed')
      AND (NEW.status = OLD.status
        OR NEW.status <> 'created' AND (NEW.status <> 'submitting' OR OLD.status = 'created'))
    THEN RETURN NEW; END IF;
    IF NEW IS NOT DISTINCT FROM OLD THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION 'a payment is neither deleted, nor sent twice, nor changed once decided'
    USING ERRCODE = 'restrict_violation';
END $$;

CREATE TRIGGER guard_payment BEFORE UPDATE OR DELETE ON payments
  FOR EACH ROW EXECUTE FUNCTION guard_payment();

-- A withdrawal or a payment sets money aside under its own name, not under its user's.
ALTER TABLE ledger_accounts
  DROP CONSTRAINT ledger_accounts_user,
  ADD CONSTRAINT ledger_accounts_user
    CHECK ((kind IN ('wallet', 'earnings')) = (user_id IS NOT NULL));

CREATE UNIQUE INDEX mobile_numbers_one_preferred ON mobile_numbers (user_id) WHERE preferred;
ALTER TABLE mobile_numbers
  ADD CONSTRAINT mobile_numbers_form CHECK (phone_number ~ '^0[67][0-9]{7}$');
