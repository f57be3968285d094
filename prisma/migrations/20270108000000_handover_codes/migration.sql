-- The code of a handover and the wrong ones that were entered, each recorded as it appears, so that the audit can tell
-- whether they are still those of then. Of rentals from before, what is found now is recorded as such.
CREATE TABLE "handover_codes" (
    "rental_id" UUID NOT NULL,
    "code" CHAR(4) NOT NULL,
    "is_wrong" BOOLEAN NOT NULL,
    "as_found" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "handover_codes_pkey" PRIMARY KEY ("rental_id", "code")
);

ALTER TABLE "handover_codes"
  ADD CONSTRAINT "handover_codes_rental_id_fkey" FOREIGN KEY ("rental_id") REFERENCES "rentals"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE UNIQUE INDEX handover_codes_one_right ON handover_codes (rental_id) WHERE NOT is_wrong;

INSERT INTO handover_codes (rental_id, code, is_wrong, as_found)
SELECT id, handover_code, false, true FROM rentals
UNION ALL
SELECT DISTINCT id, wrong, true, true FROM rentals CROSS JOIN unnest(handover_wrong_codes) AS wrong;

-- The code of a rental stays, and a wrong one that was entered stays counted.
CREATE FUNCTION guard_handover_codes() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.handover_code = OLD.handover_code AND NEW.handover_wrong_codes @> OLD.handover_wrong_codes
  THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'the code of rental % stays, and so do the wrong ones', NEW.id
    USING ERRCODE = 'restrict_violation';
END $$;

CREATE TRIGGER guard_handover_codes BEFORE UPDATE OF handover_code, handover_wrong_codes ON rentals
  FOR EACH ROW EXECUTE FUNCTION guard_handover_codes();

CREATE FUNCTION record_handover_codes() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO handover_codes (rental_id, code, is_wrong) VALUES (NEW.id, NEW.handover_code, false);
  END IF;
  INSERT INTO handover_codes (rental_id, code, is_wrong)
  SELECT DISTINCT NEW.id, wrong, true FROM unnest(NEW.handover_wrong_codes) AS wrong
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE TRIGGER record_handover_codes AFTER INSERT OR UPDATE OF handover_wrong_codes ON rentals
  FOR EACH ROW EXECUTE FUNCTION record_handover_codes();

CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON handover_codes
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
