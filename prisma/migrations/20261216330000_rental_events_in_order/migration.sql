-- The steps in the order of their names. They were put together by an earlier migration in whatever order the server
-- found them, which is another one in PostgreSQL 15: there the audit took the constraint for a changed one.
DO $$
DECLARE
  known TEXT;
BEGIN
  SELECT string_agg(quote_literal(event), ', ' ORDER BY event COLLATE "C") INTO known FROM (
    SELECT DISTINCT (regexp_matches(pg_get_constraintdef(oid), '''([a-z-]+)''', 'g'))[1] AS event
    FROM pg_constraint WHERE conname = 'rental_events_event'
  ) AS all_of_them;
  EXECUTE format('ALTER TABLE rental_events DROP CONSTRAINT rental_events_event,
    ADD CONSTRAINT rental_events_event CHECK (event IN (%s))', known);
END $$;
