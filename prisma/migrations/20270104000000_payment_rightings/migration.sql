-- What a decided payment really settled, as two admins put it right. A value that is added to a type can be
-- used from the next migration on.
ALTER TYPE "LedgerTransactionType" ADD VALUE 'payment_put_right';

CREATE TYPE "RightingBearer" AS ENUM ('member', 'loka');

CREATE TABLE "payment_rightings" (
  "id" UUID NOT NULL,
  "payment_id" UUID NOT NULL,
  "settled_before" INTEGER NOT NULL,
  "settled_after" INTEGER NOT NULL,
  "bearer" "RightingBearer" NOT NULL,
  "reason" TEXT NOT NULL,
  "proof" TEXT NOT NULL,
  "proposed_by_id" UUID NOT NULL,
  "approved_by_id" UUID NOT NULL,
  "at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "payment_rightings_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "payment_rightings_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payments"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "payment_rightings_proposed_by_id_fkey" FOREIGN KEY ("proposed_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "payment_rightings_approved_by_id_fkey" FOREIGN KEY ("approved_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT payment_rightings_amounts CHECK (settled_before >= 0 AND settled_after >= 0),
  CONSTRAINT payment_rightings_by_two CHECK (proposed_by_id <> approved_by_id),
  CONSTRAINT payment_rightings_explained CHECK (btrim(reason) <> '' AND btrim(proof) <> '')
);
CREATE INDEX "payment_rightings_payment_id_at_idx" ON "payment_rightings"("payment_id", "at");
CREATE INDEX "payment_rightings_proposed_by_id_idx" ON "payment_rightings"("proposed_by_id");
CREATE INDEX "payment_rightings_approved_by_id_idx" ON "payment_rightings"("approved_by_id");

CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON payment_rightings
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
