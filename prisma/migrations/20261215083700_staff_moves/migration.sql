-- Staff cancel a rental before its object changes hands, and give whoever is asked more time.

ALTER TABLE rentals
  ADD COLUMN "answer_due_at" TIMESTAMPTZ(3),
  ADD CONSTRAINT rentals_answer_due CHECK (answer_due_at > created_at);

ALTER TABLE rental_events
  ADD COLUMN "deadline" TEXT,
  ADD COLUMN "due_before" TIMESTAMPTZ(3),
  ADD COLUMN "due_at" TIMESTAMPTZ(3),
  ADD CONSTRAINT rental_events_postponed CHECK (CASE
    WHEN event = 'postpone-answer' THEN deadline = 'answer'
    WHEN event = 'postpone-handover' THEN deadline IN ('handover', 'not_received', 'renter_absent')
    WHEN event = 'postpone-return' THEN deadline IN ('return', 'declared', 'contested', 'countered')
    ELSE num_nonnulls(deadline, due_before, due_at) = 0
  END AND (event NOT LIKE 'postpone-%' OR num_nonnulls(deadline, due_before, due_at) = 3
    AND actor = 'staff' AND btrim(reason) <> ''
    AND at < due_before AND due_before < due_at AND due_at <= due_before + INTERVAL '72 hours')),
  DROP CONSTRAINT rental_events_event,
  ADD CONSTRAINT rental_events_event CHECK (event IN (
    'request', 'accept', 'refuse', 'expire', 'supersede', 'cancel-request', 'cancel',
    'cancel-by-owner', 'delay', 'end-delay', 'cancel-late', 'cancel-by-staff', 'start', 'finish',
    'hand-over', 'assume-handover', 'photograph-handover', 'presume-not-received',
    'report-not-received', 'admit-not-received', 'deny-not-received', 'settle-not-received',
    'report-absent', 'admit-absence', 'deny-absence', 'escalate-absence', 'confirm-handover',
    'cancel-handover', 'declare-return', 'confirm-return', 'settle-return', 'settle-undeclared',
    'remind-answer', 'remind-start', 'remind-return', 'remind-return-again', 'run-late',
    'contest-return', 'claim-late-fee', 'report-missing', 'answer-missing', 'accept-claim',
    'counter-claim', 'accept-offer', 'refuse-offer', 'escalate-claim', 'settle-offer',
    'share-deposit', 'postpone-answer', 'postpone-handover', 'postpone-return', 'ask-extension',
    'accept-extension', 'refuse-extension', 'withdraw-extension', 'expire-extension',
    'pay-extension', 'ask-shortening', 'accept-shortening', 'refuse-shortening',
    'withdraw-shortening', 'expire-shortening'
  )),
  DROP CONSTRAINT rental_events_amount,
  ADD CONSTRAINT rental_events_amount CHECK (
    amount >= 0
    AND (amount IS NOT NULL) = (event IN (
      'contest-return', 'claim-late-fee', 'counter-claim', 'share-deposit', 'cancel-handover',
      'cancel-by-staff')));

-- Each deadline once, whoever of the staff it is.
CREATE UNIQUE INDEX rental_events_postponed_once ON rental_events (rental_id, deadline)
  WHERE deadline IS NOT NULL;

-- A deadline that was put off stands there when the transaction ends, and the answer's nowhere else.
CREATE FUNCTION check_postponed() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  of_rental UUID;
BEGIN
  IF TG_TABLE_NAME = 'rentals' THEN
    PERFORM FROM rentals r WHERE r.id = NEW.id AND r.answer_due_at IS NOT DISTINCT FROM (
      SELECT e.due_at FROM rental_events e WHERE e.rental_id = r.id AND e.deadline = 'answer');
    of_rental := NEW.id;
  ELSE
    PERFORM FROM rentals r WHERE r.id = NEW.rental_id AND NEW.due_at = CASE NEW.event
      WHEN 'postpone-answer' THEN answer_due_at
      WHEN 'postpone-handover' THEN handover_due_at
      ELSE return_due_at END;
    of_rental := NEW.rental_id;
  END IF;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'a deadline of rental % violates constraint "rentals_postponed"', of_rental
      USING ERRCODE = 'check_violation', CONSTRAINT = 'rentals_postponed';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER check_postponed AFTER INSERT ON rental_events
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.deadline IS NOT NULL)
  EXECUTE FUNCTION check_postponed();
CREATE CONSTRAINT TRIGGER check_postponed AFTER UPDATE OF answer_due_at ON rentals
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.answer_due_at IS DISTINCT FROM OLD.answer_due_at)
  EXECUTE FUNCTION check_postponed();

-- What staff do of it on record, beside what the log accepts already.
DO $$
DECLARE
  known TEXT;
BEGIN
  SELECT string_agg(quote_literal(action), ', ') INTO known FROM (
    SELECT DISTINCT (regexp_matches(pg_get_constraintdef(oid), '''([a-z-]+)''', 'g'))[1] AS action
    FROM pg_constraint WHERE conname = 'audit_log_action'
    UNION
    SELECT unnest(ARRAY['cancel-rental', 'postpone-deadline'])
  ) AS all_of_them;
  EXECUTE format('ALTER TABLE audit_log DROP CONSTRAINT audit_log_action,
    ADD CONSTRAINT audit_log_action CHECK (action IN (%s))', known);
END $$;
