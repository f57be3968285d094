-- Staff can let no money leave the wallet of a member.
ALTER TABLE users ADD COLUMN "frozen_at" TIMESTAMPTZ(3);

ALTER TABLE audit_log DROP CONSTRAINT audit_log_action;
ALTER TABLE audit_log
  ADD CONSTRAINT audit_log_action CHECK (action IN (
    'approve-verification', 'refuse-verification', 'view-identity-file', 'change-role',
    'correct-balance', 'hide-item', 'restore-item', 'decide-payment', 'settle-late',
    'freeze-member', 'unfreeze-member'
  ));

-- Nothing is taken from the wallet of a frozen member, and no payout of one is sent. The member is held:
-- a freeze that comes at the same moment is seen, or waits until this is committed.
CREATE FUNCTION guard_frozen_member() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM users WHERE id = NEW.user_id AND frozen_at IS NULL FOR SHARE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'member % violates constraint "payments_not_frozen"', NEW.user_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'payments_not_frozen';
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER guard_frozen_member BEFORE INSERT ON payments
  FOR EACH ROW WHEN (NEW.purpose = 'withdrawal' OR NEW.wallet_amount > 0)
  EXECUTE FUNCTION guard_frozen_member();
CREATE TRIGGER guard_frozen_payout BEFORE UPDATE ON payments
  FOR EACH ROW
  WHEN (NEW.purpose = 'withdrawal' AND OLD.status = 'created' AND NEW.status = 'submitting')
  EXECUTE FUNCTION guard_frozen_member();
