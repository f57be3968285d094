-- The rent is the owner's once the object has changed hands, or nobody has said otherwise in a day.
CREATE TYPE "HandoverStatus" AS ENUM (
  'none', 'done', 'assumed', 'untracked', 'not_received', 'renter_absent', 'disputed', 'failed');

ALTER TABLE rentals
  ADD COLUMN "handover_status" "HandoverStatus" NOT NULL DEFAULT 'none',
  ADD COLUMN "handover_due_at" TIMESTAMPTZ(3),
  -- Shown to the renter alone, whose owner enters it. Drawn here, since whatever creates rentals would have to.
  ADD COLUMN "handover_code" CHAR(4) NOT NULL DEFAULT
    lpad((('x' || left(gen_random_uuid()::TEXT, 8))::BIT(32)::BIGINT % 10000)::TEXT, 4, '0'),
  ADD COLUMN "handover_tries" SMALLINT NOT NULL DEFAULT 0,
  ADD COLUMN "kept_rent" INTEGER;

-- The rents of those that have begun were released on the start day.
UPDATE rentals SET handover_status = 'untracked' WHERE status IN ('en_cours', 'terminee');
UPDATE rentals
SET handover_due_at = (start_date + 1)::TIMESTAMP AT TIME ZONE 'Africa/Libreville'
WHERE status = 'acceptee';

ALTER TABLE rentals
  ADD CONSTRAINT rentals_handover_due CHECK ((handover_due_at IS NOT NULL) = (
    status IN ('acceptee', 'en_cours', 'terminee')
    AND handover_status IN ('none', 'not_received', 'renter_absent'))),
  ADD CONSTRAINT rentals_handover_status CHECK (CASE
    WHEN handover_status = 'none' THEN TRUE
    WHEN handover_status = 'failed' THEN status = 'annulee'
    ELSE status IN ('en_cours', 'terminee')
  END),
  ADD CONSTRAINT rentals_handover_return CHECK (
    return_status = 'none' OR handover_status IN ('none', 'done', 'assumed', 'untracked')),
  ADD CONSTRAINT rentals_handover_code CHECK (handover_code ~ '^[0-9]{4}$'),
  ADD CONSTRAINT rentals_handover_tries CHECK (handover_tries BETWEEN 0 AND 5),
  ADD CONSTRAINT rentals_kept_rent CHECK (
    kept_rent BETWEEN 0 AND rent AND (kept_rent IS NOT NULL) = (handover_status = 'failed')),
  DROP CONSTRAINT rentals_return_due,
  ADD CONSTRAINT rentals_return_due CHECK (CASE
    WHEN return_status = 'none' THEN (return_due_at IS NOT NULL) = (
      status = 'terminee' AND handover_status NOT IN ('not_received', 'renter_absent', 'disputed'))
    ELSE (return_due_at IS NOT NULL) = (return_status IN ('declared', 'contested', 'countered'))
  END);

CREATE INDEX rentals_handover_due_at ON rentals (handover_due_at) WHERE handover_due_at IS NOT NULL;
CREATE INDEX rentals_handovers_for_staff ON rentals (start_date) WHERE handover_status = 'disputed';

ALTER TABLE rental_events
  DROP CONSTRAINT rental_events_event,
  ADD CONSTRAINT rental_events_event CHECK (event IN (
    'request', 'accept', 'refuse', 'expire', 'supersede', 'cancel-request', 'cancel',
    'cancel-by-owner', 'start', 'finish', 'hand-over', 'assume-handover', 'photograph-handover',
    'report-not-received', 'admit-not-received', 'deny-not-received', 'settle-not-received',
    'report-absent', 'admit-absence', 'deny-absence', 'escalate-absence', 'confirm-handover',
    'cancel-handover', 'declare-return', 'confirm-return', 'settle-return', 'settle-undeclared',
    'remind-answer', 'remind-return', 'remind-return-again', 'run-late', 'contest-return',
    'claim-late-fee', 'report-missing', 'accept-claim', 'counter-claim', 'accept-offer',
    'refuse-offer', 'escalate-claim', 'settle-offer', 'share-deposit',
    'ask-extension', 'accept-extension', 'refuse-extension', 'withdraw-extension',
    'expire-extension', 'pay-extension', 'ask-shortening', 'accept-shortening',
    'refuse-shortening', 'withdraw-shortening', 'expire-shortening'
  )),
  DROP CONSTRAINT rental_events_amount,
  ADD CONSTRAINT rental_events_amount CHECK (
    amount >= 0
    AND (amount IS NOT NULL) = (event IN (
      'contest-return', 'claim-late-fee', 'counter-claim', 'share-deposit', 'cancel-handover')));

-- Photos belong to a step, of which some are taken several times.
ALTER TABLE rental_photos DISABLE TRIGGER append_only;
ALTER TABLE rental_photos ADD COLUMN "step_id" UUID;
UPDATE rental_photos p
SET step_id = e.id
FROM rental_events e
WHERE e.rental_id = p.rental_id AND e.event = p.event;
ALTER TABLE rental_photos
  ALTER COLUMN "step_id" SET NOT NULL,
  DROP COLUMN "event",
  ADD CONSTRAINT "rental_photos_step_id_fkey" FOREIGN KEY ("step_id")
    REFERENCES "rental_events"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE rental_photos ENABLE TRIGGER append_only;
CREATE UNIQUE INDEX "rental_photos_step_id_position_key" ON "rental_photos"("step_id", "position");
CREATE INDEX "rental_photos_rental_id_idx" ON "rental_photos"("rental_id");

ALTER TABLE audit_log
  DROP CONSTRAINT audit_log_action,
  ADD CONSTRAINT audit_log_action CHECK (action IN (
    'approve-verification', 'refuse-verification', 'view-identity-file', 'change-role',
    'correct-balance', 'hide-item', 'restore-item', 'decide-payment', 'settle-late',
    'freeze-member', 'unfreeze-member', 'share-deposit', 'decide-handover'
  ));
