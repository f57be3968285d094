-- An object that is not given back is late; its owner may ask for the price of each day begun.
ALTER TABLE rental_events
  DROP CONSTRAINT rental_events_event,
  ADD CONSTRAINT rental_events_event CHECK (event IN (
    'request', 'accept', 'refuse', 'expire', 'supersede', 'cancel-request', 'cancel',
    'cancel-by-owner', 'start', 'finish', 'declare-return', 'confirm-return', 'settle-return',
    'settle-undeclared', 'remind-answer', 'remind-return', 'remind-return-again', 'run-late',
    'contest-return', 'claim-late-fee', 'report-missing', 'accept-claim', 'counter-claim',
    'accept-offer', 'refuse-offer', 'escalate-claim', 'settle-offer', 'share-deposit'
  )),
  DROP CONSTRAINT rental_events_amount,
  ADD CONSTRAINT rental_events_amount CHECK (
    amount >= 0
    AND (amount IS NOT NULL) =
      (event IN ('contest-return', 'claim-late-fee', 'counter-claim', 'share-deposit')));

-- Each is said once.
DROP INDEX rental_events_reminder;
CREATE UNIQUE INDEX rental_events_once ON rental_events (rental_id, event)
  WHERE event IN ('remind-answer', 'remind-return', 'remind-return-again', 'run-late');

-- Objects that nobody gives back are looked for by their last day.
CREATE INDEX rentals_out ON rentals (end_date)
  WHERE status = 'terminee' AND return_status IN ('none', 'missing');
