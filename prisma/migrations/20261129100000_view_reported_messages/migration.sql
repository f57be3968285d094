-- That staff read what members wrote to each other is on record, beside what the log accepts already.
DO $$
DECLARE
  known TEXT;
BEGIN
  SELECT string_agg(quote_literal(word), ', ') INTO known
  FROM (
    SELECT (regexp_matches(pg_get_constraintdef(oid), '''([a-z-]+)''', 'g'))[1] AS word
    FROM pg_constraint WHERE conname = 'audit_log_action'
    UNION
    SELECT 'view-reported-messages'
  ) AS all_of_them;
  EXECUTE format('ALTER TABLE audit_log DROP CONSTRAINT audit_log_action,
    ADD CONSTRAINT audit_log_action CHECK (action IN (%s))', known);
END $$;
