-- Whether two members are kept apart, which stays so until the end of the transaction, in one call: each of its statements
-- sees what was committed while the one before it waited. The lock of members is the one that foreign keys take.
CREATE FUNCTION hold_apart(one UUID, other UUID) RETURNS BOOLEAN LANGUAGE plpgsql AS $$
BEGIN
  PERFORM lock_pair(one, other, true);
  PERFORM FROM users WHERE id IN (one, other) ORDER BY id FOR KEY SHARE;
  RETURN are_blocked(one, other);
END $$;
