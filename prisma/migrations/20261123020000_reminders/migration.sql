-- Owners are reminded of requests, renters of objects that nobody declares back: each time once.
ALTER TABLE rental_events
  DROP CONSTRAINT rental_events_event,
  ADD CONSTRAINT rental_events_event CHECK (event IN (
    'request', 'accept', 'refuse', 'expire', 'supersede', 'cancel-request', 'cancel',
    'cancel-by-owner', 'start', 'finish', 'declare-return', 'confirm-return', 'settle-return',
    'settle-undeclared', 'remind-answer', 'remind-return', 'remind-return-again', 'contest-return',
    'report-missing', 'accept-claim', 'counter-claim', 'accept-offer', 'refuse-offer',
    'escalate-claim', 'settle-offer', 'share-deposit'
  ));

CREATE UNIQUE INDEX rental_events_reminder ON rental_events (rental_id, event)
  WHERE event IN ('remind-answer', 'remind-return', 'remind-return-again');
