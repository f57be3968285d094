-- The return of an object may be contested, and its security deposit shared.
ALTER TYPE "ReturnStatus" ADD VALUE 'countered';
ALTER TYPE "ReturnStatus" ADD VALUE 'disputed';
ALTER TYPE "ReturnStatus" ADD VALUE 'missing';
ALTER TYPE "ReturnStatus" ADD VALUE 'settled';
ALTER TYPE "RentalActor" ADD VALUE 'staff';
ALTER TYPE "LedgerTransactionType" ADD VALUE 'security_deposit_claimed';
ALTER TYPE "UploadPreset" ADD VALUE 'rental';

ALTER TABLE rentals
  ADD COLUMN "return_due_at" TIMESTAMPTZ(3),
  ADD COLUMN "returned_on" DATE,
  ADD COLUMN "claimed_amount" INTEGER,
  ADD COLUMN "offered_amount" INTEGER,
  ADD COLUMN "owner_share" INTEGER,
  -- The day from which the next renter may have the object.
  ADD COLUMN "occupied_until" DATE GENERATED ALWAYS AS (LEAST(end_date, returned_on + 1)) STORED;

ALTER TABLE rental_events
  ADD COLUMN "reason" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "amount" INTEGER;

CREATE TABLE "rental_photos" (
    "upload_id" UUID NOT NULL,
    "rental_id" UUID NOT NULL,
    "event" TEXT NOT NULL,
    "position" SMALLINT NOT NULL,

    CONSTRAINT "rental_photos_pkey" PRIMARY KEY ("upload_id")
);

CREATE UNIQUE INDEX "rental_photos_rental_id_event_position_key" ON "rental_photos"("rental_id", "event", "position");

ALTER TABLE "rental_photos" ADD CONSTRAINT "rental_photos_upload_id_fkey" FOREIGN KEY ("upload_id") REFERENCES "uploads"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "rental_photos" ADD CONSTRAINT "rental_photos_rental_id_fkey" FOREIGN KEY ("rental_id") REFERENCES "rentals"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Returns are looked for by when they are due, whatever is waited for.
DROP INDEX "rentals_return_status_return_declared_at_idx";
CREATE INDEX rentals_return_due ON rentals (return_due_at) WHERE return_due_at IS NOT NULL;
