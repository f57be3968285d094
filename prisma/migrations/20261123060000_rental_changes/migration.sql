-- An accepted rental may become longer, paid for once more, or shorter by agreement.
ALTER TYPE "PaymentPurpose" ADD VALUE 'extension';
ALTER TYPE "LedgerTransactionType" ADD VALUE 'rental_extended';
ALTER TYPE "LedgerTransactionType" ADD VALUE 'rental_shortened';
CREATE TYPE "RentalChangeKind" AS ENUM ('extension', 'shortening');
CREATE TYPE "RentalChangeStatus" AS ENUM
  ('requested', 'accepted', 'done', 'refused', 'withdrawn', 'expired');

CREATE TABLE "rental_changes" (
    "id" UUID NOT NULL,
    "rental_id" UUID NOT NULL,
    "kind" "RentalChangeKind" NOT NULL,
    "status" "RentalChangeStatus" NOT NULL DEFAULT 'requested',
    "asked_by" "RentalActor" NOT NULL,
    "old_end_date" DATE NOT NULL,
    "new_end_date" DATE NOT NULL,
    "rent_difference" INTEGER NOT NULL,
    "reason" TEXT NOT NULL DEFAULT '',
    "asked_at" TIMESTAMPTZ(3) NOT NULL,
    "due_at" TIMESTAMPTZ(3),
    "accepted_at" TIMESTAMPTZ(3),
    "closed_at" TIMESTAMPTZ(3),
    "rent_was_released" BOOLEAN,
    "payment_id" UUID,

    CONSTRAINT "rental_changes_pkey" PRIMARY KEY ("id")
);

ALTER TABLE rentals ADD COLUMN "held_until" DATE;
ALTER TABLE rental_events ADD COLUMN "change_id" UUID;
ALTER TABLE payments ADD COLUMN "change_id" UUID;

CREATE INDEX "rental_changes_rental_id_asked_at_idx" ON "rental_changes"("rental_id", "asked_at");
CREATE UNIQUE INDEX "rental_changes_payment_id_key" ON "rental_changes"("payment_id");
CREATE INDEX "payments_change_id_idx" ON "payments"("change_id");

ALTER TABLE "rental_changes" ADD CONSTRAINT "rental_changes_rental_id_fkey" FOREIGN KEY ("rental_id") REFERENCES "rentals"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "rental_changes" ADD CONSTRAINT "rental_changes_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payments"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "rental_events" ADD CONSTRAINT "rental_events_change_id_fkey" FOREIGN KEY ("change_id") REFERENCES "rental_changes"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "payments" ADD CONSTRAINT "payments_change_id_fkey" FOREIGN KEY ("change_id") REFERENCES "rental_changes"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- A rental has a payment for each extension beside its own.
DROP INDEX "payments_rental_id_key";
CREATE INDEX "payments_rental_id_idx" ON "payments"("rental_id");
