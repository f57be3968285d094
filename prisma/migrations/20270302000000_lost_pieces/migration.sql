-- Of the pieces that are reported as not given back, those that are no longer in the stock: the owner has lowered it
-- since, or staff have decided their loss.
ALTER TABLE "items" ADD COLUMN "written_off_pieces" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "items" ADD CONSTRAINT items_written_off_pieces CHECK (written_off_pieces >= 0);

-- As before, but a report is settled with the pieces that left the stock meanwhile: what is lost was among them first,
-- what is back last. No piece that is lost stays among those that are offered.
CREATE OR REPLACE FUNCTION keep_missing_pieces() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  was BOOLEAN := FALSE;
BEGIN
  IF TG_OP = 'UPDATE' THEN was := OLD.return_status = 'missing'; END IF;
  IF was = (NEW.return_status = 'missing') THEN RETURN NULL; END IF;
  IF NOT was THEN
    UPDATE items SET missing_pieces = missing_pieces + NEW.pieces WHERE id = NEW.item_id;
  ELSIF NEW.return_status = 'settled' THEN
    IF EXISTS (SELECT FROM items WHERE id = NEW.item_id AND available AND written_off_pieces < NEW.pieces) THEN
      RAISE EXCEPTION 'rental % violates constraint "rentals_lost_object_offered"', NEW.id
        USING ERRCODE = 'check_violation', CONSTRAINT = 'rentals_lost_object_offered';
    END IF;
    UPDATE items SET
      missing_pieces = missing_pieces - greatest(0, NEW.pieces - written_off_pieces),
      written_off_pieces = greatest(0, written_off_pieces - NEW.pieces)
    WHERE id = NEW.item_id;
  ELSE
    UPDATE items SET
      missing_pieces = greatest(0, missing_pieces - NEW.pieces),
      written_off_pieces = least(written_off_pieces, missing_pieces + written_off_pieces - NEW.pieces)
    WHERE id = NEW.item_id;
  END IF;
  RETURN NULL;
END $$;
