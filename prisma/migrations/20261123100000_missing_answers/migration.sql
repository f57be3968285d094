-- The renter of an object that is said to be missing answers, as long as staff have not decided.
ALTER TABLE rental_events
  DROP CONSTRAINT rental_events_event,
  ADD CONSTRAINT rental_events_event CHECK (event IN (
    'request', 'accept', 'refuse', 'expire', 'supersede', 'cancel-request', 'cancel',
    'cancel-by-owner', 'delay', 'end-delay', 'cancel-late', 'start', 'finish', 'hand-over',
    'assume-handover', 'photograph-handover', 'report-not-received', 'admit-not-received',
    'deny-not-received', 'settle-not-received', 'report-absent', 'admit-absence', 'deny-absence',
    'escalate-absence', 'confirm-handover', 'cancel-handover', 'declare-return', 'confirm-return',
    'settle-return', 'settle-undeclared', 'remind-answer', 'remind-return', 'remind-return-again',
    'run-late', 'contest-return', 'claim-late-fee', 'report-missing', 'answer-missing',
    'accept-claim', 'counter-claim', 'accept-offer', 'refuse-offer', 'escalate-claim', 'settle-offer',
    'share-deposit', 'ask-extension', 'accept-extension', 'refuse-extension', 'withdraw-extension',
    'expire-extension', 'pay-extension', 'ask-shortening', 'accept-shortening', 'refuse-shortening',
    'withdraw-shortening', 'expire-shortening'
  ));

CREATE FUNCTION guard_missing_answer() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM rentals WHERE id = NEW.rental_id AND return_status = 'missing'
  ) THEN
    RAISE EXCEPTION 'the object of rental % is not missing', NEW.rental_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'rental_events_missing_answer';
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER guard_missing_answer BEFORE INSERT ON rental_events
  FOR EACH ROW WHEN (NEW.event = 'answer-missing') EXECUTE FUNCTION guard_missing_answer();
