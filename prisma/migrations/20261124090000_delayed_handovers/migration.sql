-- A handover has no time while its object is with the renter before; a rental that ends so is settled
-- as one whose object was not handed over.
ALTER TABLE rentals DROP CONSTRAINT rentals_handover_due;

UPDATE rentals
SET handover_due_at = NULL
WHERE is_delayed AND handover_status = 'none' AND return_status = 'none';

ALTER TABLE rentals
  ADD CONSTRAINT rentals_handover_due CHECK ((handover_due_at IS NOT NULL) = (
    status IN ('acceptee', 'en_cours', 'terminee')
    AND handover_status IN ('none', 'not_received', 'renter_absent')
    AND NOT (is_delayed AND handover_status = 'none' AND return_status = 'none')));

ALTER TABLE rental_events
  DROP CONSTRAINT rental_events_event,
  ADD CONSTRAINT rental_events_event CHECK (event IN (
    'request', 'accept', 'refuse', 'expire', 'supersede', 'cancel-request', 'cancel',
    'cancel-by-owner', 'delay', 'end-delay', 'cancel-late', 'start', 'finish', 'hand-over',
    'assume-handover', 'photograph-handover', 'presume-not-received', 'report-not-received',
    'admit-not-received', 'deny-not-received', 'settle-not-received', 'report-absent',
    'admit-absence', 'deny-absence', 'escalate-absence', 'confirm-handover', 'cancel-handover',
    'declare-return', 'confirm-return', 'settle-return', 'settle-undeclared', 'remind-answer',
    'remind-return', 'remind-return-again', 'run-late', 'contest-return', 'claim-late-fee',
    'report-missing', 'answer-missing', 'accept-claim', 'counter-claim', 'accept-offer',
    'refuse-offer', 'escalate-claim', 'settle-offer', 'share-deposit', 'ask-extension',
    'accept-extension', 'refuse-extension', 'withdraw-extension', 'expire-extension',
    'pay-extension', 'ask-shortening', 'accept-shortening', 'refuse-shortening',
    'withdraw-shortening', 'expire-shortening'
  ));
