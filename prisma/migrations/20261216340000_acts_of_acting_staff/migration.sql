-- Who acts for the staff still may when the act is written: a role that is taken away, a freeze or a suspension while the
-- act waits for a lock comes first, or waits for the act. What a command on the server does is the operator's of the
-- server, and the log names the account that it was done to.
CREATE FUNCTION guard_acting_staff() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  actor users;
BEGIN
  SELECT * INTO actor FROM users WHERE id = NEW.actor_id FOR SHARE;
  IF NOT FOUND OR NEW.detail ->> 'by' = 'command' THEN RETURN NEW; END IF;
  IF actor.role = 'member' OR actor.frozen_at IS NOT NULL OR actor.suspended_at IS NOT NULL
    OR actor.role <> 'admin' AND NEW.action IN ('change-role', 'correct-balance', 'propose-correction', 'refuse-correction',
      'take-back-correction', 'decide-payment', 'settle-late')
  THEN
    RAISE EXCEPTION 'act % of % violates constraint "audit_log_acting"', NEW.action, NEW.actor_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'audit_log_acting';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER guard_acting BEFORE INSERT ON audit_log FOR EACH ROW EXECUTE FUNCTION guard_acting_staff();
