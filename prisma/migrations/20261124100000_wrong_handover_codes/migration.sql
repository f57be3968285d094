-- A wrong code that a phone sends again, since the answer was lost, counts once: which ones were tried is kept.
ALTER TABLE rentals
  ADD COLUMN "handover_wrong_codes" CHAR(4)[] NOT NULL DEFAULT '{}';

-- Of earlier tries the number alone is known.
UPDATE rentals
SET handover_wrong_codes = array_fill('----'::CHAR(4), ARRAY[handover_tries::INTEGER])
WHERE handover_tries > 0;

ALTER TABLE rentals
  DROP COLUMN "handover_tries",
  ADD CONSTRAINT rentals_handover_wrong_codes CHECK (
    cardinality(handover_wrong_codes) <= 5 AND handover_code <> ALL (handover_wrong_codes));
