-- The parties of an accepted rental are told on the day before that it starts.
ALTER TABLE rental_events
  DROP CONSTRAINT rental_events_event,
  ADD CONSTRAINT rental_events_event CHECK (event IN (
    'request', 'accept', 'refuse', 'expire', 'supersede', 'cancel-request', 'cancel',
    'cancel-by-owner', 'delay', 'end-delay', 'cancel-late', 'start', 'finish', 'hand-over',
    'assume-handover', 'photograph-handover', 'presume-not-received', 'report-not-received',
    'admit-not-received', 'deny-not-received', 'settle-not-received', 'report-absent',
    'admit-absence', 'deny-absence', 'escalate-absence', 'confirm-handover', 'cancel-handover',
    'declare-return', 'confirm-return', 'settle-return', 'settle-undeclared', 'remind-answer',
    'remind-start', 'remind-return', 'remind-return-again', 'run-late', 'contest-return', 'claim-late-fee',
    'report-missing', 'answer-missing', 'accept-claim', 'counter-claim', 'accept-offer',
    'refuse-offer', 'escalate-claim', 'settle-offer', 'share-deposit', 'ask-extension',
    'accept-extension', 'refuse-extension', 'withdraw-extension', 'expire-extension',
    'pay-extension', 'ask-shortening', 'accept-shortening', 'refuse-shortening',
    'withdraw-shortening', 'expire-shortening'
  ));

DROP INDEX rental_events_once;
CREATE UNIQUE INDEX rental_events_once ON rental_events (rental_id, event)
  WHERE event IN (
    'remind-answer', 'remind-start', 'remind-return', 'remind-return-again', 'run-late'
  );
