-- One lock of the member in both guards of a payout. With a weaker one here and a stronger one in
-- guard_refund, two refunds of one member at the same moment waited for each other.
CREATE OR REPLACE FUNCTION guard_frozen_member() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM users WHERE id = NEW.user_id AND frozen_at IS NULL FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'member % violates constraint "payments_not_frozen"', NEW.user_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'payments_not_frozen';
  END IF;
  RETURN NEW;
END $$;
