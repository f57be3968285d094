-- A return that was declared waits 48 hours, from the last day at the earliest; a rental that is over and
-- that nobody declared back is settled 14 days after its last day, and not before anybody heard of it.
UPDATE rentals
SET return_due_at = GREATEST(
  return_declared_at, end_date::TIMESTAMP AT TIME ZONE 'Africa/Libreville') + INTERVAL '48 hours'
WHERE return_status = 'declared';
UPDATE rentals
SET return_due_at = GREATEST(
  (end_date + 14)::TIMESTAMP AT TIME ZONE 'Africa/Libreville', now() + INTERVAL '3 days')
WHERE return_status = 'none' AND status = 'terminee';

-- Whoever had the object back after the rental had it on the day of saying so.
UPDATE rentals r
SET returned_on = (e.at AT TIME ZONE 'Africa/Libreville')::DATE
FROM rental_events e
WHERE e.rental_id = r.id AND e.event = 'confirm-return' AND e."to" = 'terminee';

ALTER TABLE rentals
  ADD CONSTRAINT rentals_return_due CHECK (CASE
    WHEN return_status = 'none' THEN (return_due_at IS NOT NULL) = (status = 'terminee')
    ELSE (return_due_at IS NOT NULL) = (return_status IN ('declared', 'contested', 'countered'))
  END),
  ADD CONSTRAINT rentals_returned_on
    CHECK (returned_on IS NULL OR returned_on >= start_date AND status = 'terminee'),
  ADD CONSTRAINT rentals_claimed_amount CHECK (
    claimed_amount BETWEEN 1 AND security_deposit
    AND (claimed_amount IS NOT NULL OR return_status NOT IN ('contested', 'countered', 'disputed'))),
  ADD CONSTRAINT rentals_offered_amount CHECK (
    offered_amount >= 0 AND offered_amount < claimed_amount
    AND (offered_amount IS NOT NULL OR return_status <> 'countered')),
  ADD CONSTRAINT rentals_owner_share CHECK (
    owner_share BETWEEN 0 AND security_deposit
    AND (owner_share IS NOT NULL) = (security_deposit_status = 'shared')
    AND (security_deposit_status = 'shared') = (return_status = 'settled')),
  ADD CONSTRAINT rentals_security_deposit_status CHECK (
    return_status <> 'confirmed' OR security_deposit_status = 'released');

-- An object that came back early is free again from the next day on.
ALTER TABLE rentals
  DROP CONSTRAINT rentals_no_overlap,
  ADD CONSTRAINT rentals_no_overlap EXCLUDE USING gist (
    item_id WITH =,
    daterange(start_date, occupied_until, '[)') WITH &&
  ) WHERE (status IN ('acceptee', 'en_cours', 'terminee'));

CREATE INDEX rentals_for_staff ON rentals (return_status, end_date)
  WHERE return_status IN ('disputed', 'missing');

ALTER TABLE rental_events
  DROP CONSTRAINT rental_events_event,
  ADD CONSTRAINT rental_events_event CHECK (event IN (
    'request', 'accept', 'refuse', 'expire', 'supersede', 'cancel-request', 'cancel',
    'cancel-by-owner', 'start', 'finish', 'declare-return', 'confirm-return', 'settle-return',
    'settle-undeclared', 'contest-return', 'report-missing', 'accept-claim', 'counter-claim',
    'accept-offer', 'refuse-offer', 'escalate-claim', 'settle-offer', 'share-deposit'
  )),
  DROP CONSTRAINT rental_events_actor_id_of_parties,
  ADD CONSTRAINT rental_events_actor_id_of_people
    CHECK ((actor IN ('renter', 'owner', 'staff')) = (actor_id IS NOT NULL)),
  ADD CONSTRAINT rental_events_reason_length CHECK (char_length(reason) <= 1000),
  ADD CONSTRAINT rental_events_amount CHECK (
    amount >= 0
    AND (amount IS NOT NULL) = (event IN ('contest-return', 'counter-claim', 'share-deposit')));

-- Photos of an object prove something: they stay.
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON rental_photos
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

ALTER TABLE audit_log
  DROP CONSTRAINT audit_log_action,
  ADD CONSTRAINT audit_log_action CHECK (action IN (
    'approve-verification', 'refuse-verification', 'view-identity-file', 'change-role',
    'correct-balance', 'hide-item', 'restore-item', 'decide-payment', 'settle-late',
    'freeze-member', 'unfreeze-member', 'share-deposit'
  )),
  DROP CONSTRAINT audit_log_subject,
  ADD CONSTRAINT audit_log_subject
    CHECK (subject IN ('verification', 'upload', 'user', 'item', 'payment', 'rental'));
