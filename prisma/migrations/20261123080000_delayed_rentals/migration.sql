-- Whoever has an object next that is not given back is told, and may cancel with everything back.
ALTER TABLE rentals
  ADD COLUMN "is_delayed" BOOLEAN NOT NULL DEFAULT false,
  ADD CONSTRAINT rentals_delayed CHECK (NOT is_delayed OR status NOT IN ('en_attente', 'refusee'));

CREATE INDEX rentals_delayed_item ON rentals (item_id) WHERE is_delayed;

ALTER TABLE rental_events
  DROP CONSTRAINT rental_events_event,
  ADD CONSTRAINT rental_events_event CHECK (event IN (
    'request', 'accept', 'refuse', 'expire', 'supersede', 'cancel-request', 'cancel',
    'cancel-by-owner', 'delay', 'end-delay', 'cancel-late', 'start', 'finish', 'hand-over',
    'assume-handover', 'photograph-handover', 'report-not-received', 'admit-not-received',
    'deny-not-received', 'settle-not-received', 'report-absent', 'admit-absence', 'deny-absence',
    'escalate-absence', 'confirm-handover', 'cancel-handover', 'declare-return', 'confirm-return',
    'settle-return', 'settle-undeclared', 'remind-answer', 'remind-return', 'remind-return-again',
    'run-late', 'contest-return', 'claim-late-fee', 'report-missing', 'accept-claim',
    'counter-claim', 'accept-offer', 'refuse-offer', 'escalate-claim', 'settle-offer',
    'share-deposit', 'ask-extension', 'accept-extension', 'refuse-extension', 'withdraw-extension',
    'expire-extension', 'pay-extension', 'ask-shortening', 'accept-shortening', 'refuse-shortening',
    'withdraw-shortening', 'expire-shortening'
  ));

-- Everything comes back for a late object alone, until the renter has it.
CREATE FUNCTION guard_late_cancellation() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM rentals WHERE id = NEW.rental_id AND is_delayed AND handover_status = 'none'
  ) THEN
    RAISE EXCEPTION 'rental % is not delayed', NEW.rental_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'rental_events_late_cancellation';
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER guard_late_cancellation BEFORE INSERT ON rental_events
  FOR EACH ROW WHEN (NEW.event = 'cancel-late') EXECUTE FUNCTION guard_late_cancellation();
