-- The security deposit by its full name.
ALTER TABLE items RENAME COLUMN deposit TO security_deposit;
ALTER TABLE items RENAME CONSTRAINT items_deposit_not_negative TO items_security_deposit_not_negative;
ALTER TABLE rentals RENAME COLUMN deposit TO security_deposit;
ALTER TABLE rentals RENAME COLUMN deposit_status TO security_deposit_status;
ALTER TYPE "DepositStatus" RENAME TO "SecurityDepositStatus";

-- One clock for all rows: the product's.
ALTER TABLE items ALTER COLUMN created_at DROP DEFAULT;
ALTER TABLE rentals ALTER COLUMN created_at DROP DEFAULT;
ALTER TABLE rental_events ALTER COLUMN at DROP DEFAULT;

-- What happened to rentals, in the words of the lifecycle.
ALTER TABLE rental_events DISABLE TRIGGER append_only;
UPDATE rental_events
SET event = CASE event
  WHEN 'give-way' THEN 'supersede'
  WHEN 'withdraw' THEN 'cancel-request'
  ELSE 'cancel-by-owner'
END
WHERE event IN ('give-way', 'withdraw', 'call-off');
ALTER TABLE rental_events ENABLE TRIGGER append_only;

-- A ledger transaction of a rental is named by the event that caused it.
ALTER TABLE ledger_transactions DISABLE TRIGGER append_only;
UPDATE ledger_transactions
SET idempotency_key = 'rental:' || rental_id || ':' || CASE split_part(idempotency_key, ':', 3)
  WHEN 'give-way' THEN 'supersede'
  WHEN 'withdraw' THEN 'cancel-request'
  ELSE 'cancel-by-owner'
END
WHERE idempotency_key ~ '^rental:[^:]+:(give-way|withdraw|call-off)$';
UPDATE ledger_transactions t
SET idempotency_key = 'rental:' || t.rental_id || ':' || e.event
FROM rental_events e
WHERE e.rental_id = t.rental_id AND e.event IN ('confirm-return', 'settle-return')
  AND t.idempotency_key = 'rental:' || t.rental_id || ':deposit';
ALTER TABLE ledger_transactions ENABLE TRIGGER append_only;

CREATE TYPE "RentalActor" AS ENUM ('renter', 'owner', 'system', 'provider');
ALTER TABLE rental_events
  ALTER COLUMN actor TYPE "RentalActor" USING actor::"RentalActor",
  ADD CONSTRAINT "rental_events_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  ADD CONSTRAINT rental_events_actor_id_of_parties
    CHECK ((actor IN ('renter', 'owner')) = (actor_id IS NOT NULL)),
  ADD CONSTRAINT rental_events_event CHECK (event IN (
    'request', 'accept', 'refuse', 'expire', 'supersede', 'cancel-request', 'cancel',
    'cancel-by-owner', 'start', 'finish', 'declare-return', 'confirm-return', 'settle-return'
  )),
  ADD CONSTRAINT rental_events_begin_with_request CHECK (("from" IS NULL) = (event = 'request'));

ALTER TABLE rentals
  ADD CONSTRAINT rentals_notes_length CHECK (char_length(notes) <= 1000),
  ADD CONSTRAINT rentals_return_declared
    CHECK (return_status <> 'declared' OR return_declared_at IS NOT NULL);

-- Lists go newest first, page by page.
DROP INDEX "items_owner_id_created_at_idx";
DROP INDEX "rentals_owner_id_created_at_idx";
DROP INDEX "rentals_renter_id_created_at_idx";
CREATE INDEX "items_owner_id_created_at_id_idx" ON "items"("owner_id", "created_at" DESC, "id" DESC);
CREATE INDEX "rentals_created_at_id_idx" ON "rentals"("created_at" DESC, "id" DESC);
CREATE INDEX "rentals_renter_id_created_at_id_idx" ON "rentals"("renter_id", "created_at" DESC, "id" DESC);
CREATE INDEX "rentals_owner_id_created_at_id_idx" ON "rentals"("owner_id", "created_at" DESC, "id" DESC);

CREATE INDEX "rentals_item_id_idx" ON "rentals"("item_id");
CREATE INDEX "rentals_return_status_return_declared_at_idx" ON "rentals"("return_status", "return_declared_at");
CREATE INDEX rentals_upcoming_releases ON rentals (owner_id, start_date) INCLUDE (rent)
  WHERE status = 'acceptee';
