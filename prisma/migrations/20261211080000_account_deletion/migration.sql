-- A member has the account deleted: seven days in which it can be taken back, then for good. The row stays, since books
-- and other members' rentals refer to it, and holds nothing personal.
ALTER TABLE users
  ADD COLUMN pending_email CITEXT,
  ADD COLUMN deletion_due_at TIMESTAMPTZ(3),
  ADD COLUMN deleted_at TIMESTAMPTZ(3),
  ADD CONSTRAINT users_deleted_is_empty CHECK (
    deleted_at IS NULL OR (
      name = 'Compte supprimé' AND email = ('supprime-' || id || '@loka.invalid')::citext AND password_hash = ''
      AND role = 'member' AND verification_status = 0
      AND num_nonnulls(pending_email, avatar_id, phone, address, city, postal_code, email_confirmed_at, email_changed_at,
        verification_reason, frozen_at, deletion_due_at) = 0));
-- What a member says the address is takes its place once it is confirmed: nobody is told whose it is.
ALTER TABLE users ADD CONSTRAINT users_pending_email CHECK (pending_email IS NULL OR email_confirmed_at IS NULL);
CREATE INDEX users_deletion_due ON users (deletion_due_at) WHERE deletion_due_at IS NOT NULL;

ALTER TABLE items
  ADD COLUMN offered_before_leaving BOOLEAN NOT NULL DEFAULT false,
  ADD CONSTRAINT items_leaving_is_unavailable CHECK (NOT (offered_before_leaving AND available));

-- Whether money of a member is anywhere, or may still come from or go to somebody else.
CREATE FUNCTION has_open_affairs(member UUID) RETURNS BOOLEAN LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM ledger_accounts WHERE user_id = member AND balance <> 0)
    OR EXISTS (
      SELECT FROM rentals
      WHERE (renter_id = member OR owner_id = member)
        AND (status IN ('en_attente', 'acceptee', 'en_cours')
          OR status = 'terminee' AND security_deposit_status = 'held'
          OR status = 'terminee' AND return_status NOT IN ('none', 'confirmed', 'settled')))
    OR EXISTS (SELECT FROM payments WHERE user_id = member AND status NOT IN ('succeeded', 'failed'))
$$;

-- Nobody leaves with open affairs, and nobody comes back once deleted. The use cases hold the row `for update`: whatever
-- refers to the member at the same moment is seen, or waits.
CREATE FUNCTION guard_deletion() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.deleted_at IS NOT NULL AND NEW.deleted_at IS DISTINCT FROM OLD.deleted_at
    OR NEW.deleted_at IS NOT NULL AND OLD.deleted_at IS NULL
      AND (OLD.deletion_due_at IS NULL OR OLD.deletion_due_at > NEW.deleted_at)
  THEN
    RAISE EXCEPTION 'member % violates constraint "users_deleted_after_grace"', NEW.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'users_deleted_after_grace';
  END IF;
  IF (NEW.deletion_due_at IS NOT NULL AND OLD.deletion_due_at IS NULL
      OR NEW.deleted_at IS NOT NULL AND OLD.deleted_at IS NULL)
    AND (has_open_affairs(NEW.id)
      OR EXISTS (SELECT FROM items WHERE owner_id = NEW.id AND deleted_at IS NULL AND available))
  THEN
    RAISE EXCEPTION 'member % violates constraint "users_leave_settled"', NEW.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'users_leave_settled';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER guard_deletion BEFORE UPDATE OF deletion_due_at, deleted_at ON users
  FOR EACH ROW EXECUTE FUNCTION guard_deletion();

-- What members do binds neither whose account is to be deleted (`leaving`) nor, at all, whose account is deleted. The
-- arguments name the state and the columns that refer to members. The lock is the one that foreign keys take.
CREATE FUNCTION guard_leaving() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  row_now JSONB := to_jsonb(NEW);
  member users;
BEGIN
  FOR place IN 1 .. TG_NARGS - 1 LOOP
    SELECT * INTO member FROM users WHERE id = (row_now ->> TG_ARGV[place])::uuid FOR KEY SHARE;
    IF member.deleted_at IS NOT NULL OR TG_ARGV[0] = 'leaving' AND member.deletion_due_at IS NOT NULL THEN
      RAISE EXCEPTION 'member % violates constraint "users_leaving"', member.id
        USING ERRCODE = 'check_violation', CONSTRAINT = 'users_leaving';
    END IF;
  END LOOP;
  RETURN NULL;
END $$;

CREATE TRIGGER guard_leaving AFTER INSERT ON rentals
  FOR EACH ROW EXECUTE FUNCTION guard_leaving('leaving', 'renter_id', 'owner_id');
CREATE TRIGGER guard_leaving AFTER INSERT ON payments
  FOR EACH ROW EXECUTE FUNCTION guard_leaving('leaving', 'user_id');
CREATE TRIGGER guard_leaving AFTER INSERT ON messages
  FOR EACH ROW EXECUTE FUNCTION guard_leaving('leaving', 'sender_id');
CREATE TRIGGER guard_leaving AFTER INSERT ON items
  FOR EACH ROW WHEN (NEW.available) EXECUTE FUNCTION guard_leaving('leaving', 'owner_id');
CREATE TRIGGER guard_leaving_offer AFTER UPDATE OF available ON items
  FOR EACH ROW WHEN (NEW.available AND NOT OLD.available) EXECUTE FUNCTION guard_leaving('leaving', 'owner_id');
CREATE TRIGGER guard_leaving AFTER INSERT ON identity_submissions
  FOR EACH ROW EXECUTE FUNCTION guard_leaving('leaving', 'user_id');
CREATE TRIGGER guard_leaving AFTER INSERT ON reports
  FOR EACH ROW EXECUTE FUNCTION guard_leaving('deleted', 'reporter_id');
CREATE TRIGGER guard_leaving AFTER INSERT ON thread_members
  FOR EACH ROW EXECUTE FUNCTION guard_leaving('leaving', 'user_id');
-- No franc is posted to a deleted member.
CREATE TRIGGER guard_leaving AFTER INSERT ON ledger_statement_lines
  FOR EACH ROW EXECUTE FUNCTION guard_leaving('deleted', 'user_id');
-- Nobody signs in to a deleted account, and nothing personal is written to it again.
DO $$
DECLARE
  named TEXT;
BEGIN
  FOREACH named IN ARRAY ARRAY['sign_ins', 'sessions', 'email_tokens', 'email_changes', 'favourites', 'payout_methods',
    'push_subscriptions', 'sms_numbers', 'sms_messages', 'sms_request_codes', 'notifications', 'notification_settings',
    'verification_attempts', 'idempotency_keys']
  LOOP
    EXECUTE format('CREATE TRIGGER guard_leaving AFTER INSERT ON %I
      FOR EACH ROW EXECUTE FUNCTION guard_leaving(''deleted'', ''user_id'')', named);
  END LOOP;
END $$;
CREATE TRIGGER guard_leaving AFTER INSERT ON uploads
  FOR EACH ROW EXECUTE FUNCTION guard_leaving('deleted', 'owner_id');

-- Whose account is deleted, or is to be, is out of reach of others as one who blocks them.
CREATE OR REPLACE FUNCTION are_blocked(one UUID, other UUID) RETURNS BOOLEAN LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM blocked_members
    WHERE blocker_id = one AND blocked_id = other OR blocker_id = other AND blocked_id = one)
  OR EXISTS (
    SELECT FROM users
    WHERE id IN (one, other) AND (deletion_due_at IS NOT NULL OR deleted_at IS NOT NULL))
$$;

-- Nobody writes to somebody who is gone, whatever became of their rental.
CREATE FUNCTION guard_message_to_deleted() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM threads t JOIN users u ON u.id IN (t.asker_id, t.owner_id)
    WHERE t.id = NEW.thread_id AND u.deleted_at IS NOT NULL)
  THEN
    RAISE EXCEPTION 'message % violates constraint "messages_not_blocked"', NEW.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'messages_not_blocked';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER guard_message_to_deleted AFTER INSERT ON messages
  FOR EACH ROW EXECUTE FUNCTION guard_message_to_deleted();
