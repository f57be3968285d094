-- Staff suspend a member: frozen, with nothing shown, and nothing new; what was accepted goes on.
ALTER TABLE users
  ADD COLUMN suspended_at TIMESTAMPTZ(3),
  ADD COLUMN frozen_with_suspension BOOLEAN NOT NULL DEFAULT false,
  ADD CONSTRAINT users_suspended_is_frozen CHECK (suspended_at IS NULL OR frozen_at IS NOT NULL),
  ADD CONSTRAINT users_frozen_with_suspension CHECK (NOT frozen_with_suspension OR suspended_at IS NOT NULL);
CREATE INDEX users_suspended ON users (suspended_at) WHERE suspended_at IS NOT NULL;

ALTER TABLE items
  ADD COLUMN hidden_with_suspension BOOLEAN NOT NULL DEFAULT false,
  ADD CONSTRAINT items_hidden_with_suspension CHECK (NOT hidden_with_suspension OR hidden_at IS NOT NULL);

CREATE FUNCTION is_suspended(member UUID) RETURNS BOOLEAN LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM users WHERE id = member AND suspended_at IS NOT NULL)
$$;

-- Whose account is deleted, or is to be, or is suspended, is out of reach of others as one who blocks them.
CREATE OR REPLACE FUNCTION are_blocked(one UUID, other UUID) RETURNS BOOLEAN LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM blocked_members
    WHERE blocker_id = one AND blocked_id = other OR blocker_id = other AND blocked_id = one)
  OR EXISTS (
    SELECT FROM users
    WHERE id IN (one, other)
      AND (deletion_due_at IS NOT NULL OR deleted_at IS NOT NULL OR suspended_at IS NOT NULL))
$$;

-- Nothing new of a suspended member. The arguments name the columns that refer to members. The lock is the one that
-- foreign keys take; a suspension holds the row `for update`, so that this comes before it, and is seen, or after it.
CREATE FUNCTION guard_suspended() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  row_now JSONB := to_jsonb(NEW);
  since TIMESTAMPTZ;
BEGIN
  FOR place IN 0 .. TG_NARGS - 1 LOOP
    SELECT suspended_at INTO since FROM users WHERE id = (row_now ->> TG_ARGV[place])::uuid FOR KEY SHARE;
    IF since IS NOT NULL THEN
      RAISE EXCEPTION 'member % violates constraint "users_suspended"', row_now ->> TG_ARGV[place]
        USING ERRCODE = 'check_violation', CONSTRAINT = 'users_suspended';
    END IF;
  END LOOP;
  RETURN NULL;
END $$;

CREATE TRIGGER guard_suspended AFTER INSERT ON rentals
  FOR EACH ROW EXECUTE FUNCTION guard_suspended('renter_id', 'owner_id');
CREATE TRIGGER guard_suspended_acceptance AFTER UPDATE OF status ON rentals
  FOR EACH ROW WHEN (OLD.status = 'en_attente' AND NEW.status = 'acceptee')
  EXECUTE FUNCTION guard_suspended('renter_id', 'owner_id');
CREATE TRIGGER guard_suspended_extension AFTER UPDATE OF end_date ON rentals
  FOR EACH ROW WHEN (NEW.end_date > OLD.end_date)
  EXECUTE FUNCTION guard_suspended('renter_id', 'owner_id');
CREATE TRIGGER guard_suspended AFTER INSERT ON payments
  FOR EACH ROW EXECUTE FUNCTION guard_suspended('user_id');
-- Nothing of theirs is shown.
CREATE TRIGGER guard_suspended AFTER INSERT ON items
  FOR EACH ROW EXECUTE FUNCTION guard_suspended('owner_id');
CREATE TRIGGER guard_suspended_shown AFTER UPDATE OF hidden_at, deleted_at ON items
  FOR EACH ROW WHEN (NEW.hidden_at IS NULL AND NEW.deleted_at IS NULL)
  EXECUTE FUNCTION guard_suspended('owner_id');

CREATE FUNCTION guard_suspension() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM items WHERE owner_id = NEW.id AND deleted_at IS NULL AND hidden_at IS NULL) THEN
    RAISE EXCEPTION 'member % violates constraint "users_suspended_hidden"', NEW.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'users_suspended_hidden';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER guard_suspension AFTER UPDATE OF suspended_at ON users
  FOR EACH ROW WHEN (NEW.suspended_at IS NOT NULL AND OLD.suspended_at IS NULL)
  EXECUTE FUNCTION guard_suspension();

-- Steps that the history of a rental accepts, and acts that the audit log does, beside what they do already.
DO $$
DECLARE
  known TEXT;
BEGIN
  SELECT string_agg(quote_literal(event), ', ') INTO known FROM (
    SELECT DISTINCT (regexp_matches(pg_get_constraintdef(oid), '''([a-z-]+)''', 'g'))[1] AS event
    FROM pg_constraint WHERE conname = 'rental_events_event'
    UNION
    SELECT unnest(ARRAY['refuse-suspended', 'cancel-suspended'])
  ) AS all_of_them;
  EXECUTE format('ALTER TABLE rental_events DROP CONSTRAINT rental_events_event,
    ADD CONSTRAINT rental_events_event CHECK (event IN (%s))', known);
  SELECT string_agg(quote_literal(action), ', ') INTO known FROM (
    SELECT DISTINCT (regexp_matches(pg_get_constraintdef(oid), '''([a-z-]+)''', 'g'))[1] AS action
    FROM pg_constraint WHERE conname = 'audit_log_action'
    UNION
    SELECT unnest(ARRAY['suspend-member', 'reinstate-member', 'keep-frozen', 'correct-email', 'resend-confirmation'])
  ) AS all_of_them;
  EXECUTE format('ALTER TABLE audit_log DROP CONSTRAINT audit_log_action,
    ADD CONSTRAINT audit_log_action CHECK (action IN (%s))', known);
END $$;
