ALTER TABLE blocked_members
  ADD CONSTRAINT blocked_members_another CHECK (blocker_id <> blocked_id);

ALTER TABLE threads
  ADD CONSTRAINT threads_two_people CHECK (asker_id <> owner_id),
  ADD CONSTRAINT threads_last_message CHECK (
    last_number >= 0 AND (last_number = 0) = (last_message_at IS NULL));

-- One for each object and asker before any rental; one for each rental by its own unique key.
CREATE UNIQUE INDEX threads_one_question ON threads (item_id, asker_id) WHERE rental_id IS NULL;

ALTER TABLE thread_members
  ADD CONSTRAINT thread_members_numbers CHECK (read_number >= 0 AND told_number >= 0);

ALTER TABLE messages
  ADD CONSTRAINT messages_number CHECK (number > 0),
  ADD CONSTRAINT messages_length CHECK (char_length(body) <= 2000),
  ADD CONSTRAINT messages_pictures CHECK (picture_count BETWEEN 0 AND 4),
  ADD CONSTRAINT messages_say_something CHECK (body <> '' OR picture_count > 0);

-- Held by whoever writes to the other or asks for an object, shared, and by whoever blocks, alone: so
-- that a message comes before a block or after it.
CREATE FUNCTION lock_pair(one UUID, other UUID, shared BOOLEAN) RETURNS VOID LANGUAGE plpgsql AS $$
DECLARE
  pair BIGINT := hashtextextended(least(one, other)::text || greatest(one, other)::text, 0);
BEGIN
  IF shared THEN PERFORM pg_advisory_xact_lock_shared(pair);
  ELSE PERFORM pg_advisory_xact_lock(pair);
  END IF;
END $$;

CREATE FUNCTION are_blocked(one UUID, other UUID) RETURNS BOOLEAN LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM blocked_members
    WHERE blocker_id = one AND blocked_id = other OR blocker_id = other AND blocked_id = one)
$$;

-- The next number of its thread, without gap: whoever writes next waits for this one's commit.
CREATE FUNCTION number_message() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  thread threads;
BEGIN
  UPDATE threads
  SET last_number = last_number + 1, last_message_at = greatest(last_message_at, NEW.sent_at)
  WHERE id = NEW.thread_id
  RETURNING * INTO thread;
  NEW.number := thread.last_number;
  -- What has begun goes on: a rental until its security deposit is settled.
  IF are_blocked(thread.asker_id, thread.owner_id) AND NOT EXISTS (
    SELECT FROM rentals WHERE id = thread.rental_id AND security_deposit_status = 'held')
  THEN
    RAISE EXCEPTION 'message % violates constraint "messages_not_blocked"', NEW.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'messages_not_blocked';
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER number_message BEFORE INSERT ON messages
  FOR EACH ROW EXECUTE FUNCTION number_message();

-- What was said stays as it was said; it goes with its whole thread alone.
CREATE FUNCTION guard_message() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM threads WHERE id = OLD.thread_id)
  THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'a message is neither changed nor deleted' USING ERRCODE = 'restrict_violation';
END $$;

CREATE TRIGGER guard_message BEFORE UPDATE OR DELETE ON messages
  FOR EACH ROW EXECUTE FUNCTION guard_message();

-- A thread changes with a new message, and with nothing else.
CREATE FUNCTION guard_thread() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.id, NEW.item_id, NEW.rental_id, NEW.asker_id, NEW.owner_id, NEW.created_at)
    IS NOT DISTINCT FROM
    (OLD.id, OLD.item_id, OLD.rental_id, OLD.asker_id, OLD.owner_id, OLD.created_at)
    AND NEW.last_number = OLD.last_number + 1 AND pg_trigger_depth() > 1
  THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'a thread changes with a new message alone' USING ERRCODE = 'restrict_violation';
END $$;

CREATE TRIGGER guard_thread BEFORE UPDATE ON threads
  FOR EACH ROW EXECUTE FUNCTION guard_thread();

-- What was read stays read, and nothing is read that there is not.
CREATE FUNCTION guard_thread_member() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.thread_id, NEW.user_id) IS NOT DISTINCT FROM (OLD.thread_id, OLD.user_id)
    AND NEW.read_number >= OLD.read_number AND NEW.told_number >= OLD.told_number
    AND greatest(NEW.read_number, NEW.told_number)
      <= (SELECT last_number FROM threads WHERE id = NEW.thread_id)
  THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'the mark of a thread only rises, to its last message at most'
    USING ERRCODE = 'restrict_violation';
END $$;

CREATE TRIGGER guard_thread_member BEFORE UPDATE ON thread_members
  FOR EACH ROW EXECUTE FUNCTION guard_thread_member();

CREATE FUNCTION guard_blocked_request() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF are_blocked(NEW.renter_id, NEW.owner_id) THEN
    RAISE EXCEPTION 'rental % violates constraint "rentals_not_blocked"', NEW.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'rentals_not_blocked';
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER guard_blocked_request BEFORE INSERT ON rentals
  FOR EACH ROW EXECUTE FUNCTION guard_blocked_request();
