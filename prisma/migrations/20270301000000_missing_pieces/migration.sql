-- Pieces that their owner reports as not given back are not to let, from then on until that is settled.
ALTER TABLE "items" ADD COLUMN "missing_pieces" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "items" ADD CONSTRAINT items_missing_pieces CHECK (missing_pieces >= 0);

UPDATE items SET missing_pieces = missing.pieces
FROM (
  SELECT item_id, sum(pieces) AS pieces FROM rentals WHERE return_status = 'missing' GROUP BY item_id
) AS missing
WHERE items.id = missing.item_id;

-- The object is held: an acceptance comes before the report, or finds it.
CREATE FUNCTION keep_missing_pieces() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  was BOOLEAN := FALSE;
BEGIN
  IF TG_OP = 'UPDATE' THEN was := OLD.return_status = 'missing'; END IF;
  IF was = (NEW.return_status = 'missing') THEN RETURN NULL; END IF;
  UPDATE items SET missing_pieces = missing_pieces + CASE WHEN was THEN -NEW.pieces ELSE NEW.pieces END
  WHERE id = NEW.item_id;
  RETURN NULL;
END $$;
CREATE TRIGGER keep_missing_pieces AFTER INSERT OR UPDATE OF return_status ON rentals
  FOR EACH ROW EXECUTE FUNCTION keep_missing_pieces();

-- As before, but those that are missing are free on no day.
CREATE OR REPLACE FUNCTION free_pieces(
  of_item UUID, from_day DATE, until_day DATE, but_rental UUID DEFAULT NULL)
RETURNS INTEGER LANGUAGE sql STABLE AS $$
  WITH taken AS (
    SELECT start_date, end_date, count(*) AS pieces
    FROM occupied_pieces
    WHERE item_id = of_item AND daterange(start_date, end_date, '[)') && daterange(from_day, until_day, '[)')
      AND (but_rental IS NULL OR rental_id IS DISTINCT FROM but_rental)
    GROUP BY start_date, end_date
  ), days AS (
    SELECT from_day AS day
    UNION
    SELECT start_date FROM taken WHERE start_date > from_day
  )
  SELECT pieces - missing_pieces - coalesce((
    SELECT max((SELECT sum(taken.pieces) FROM taken WHERE day >= start_date AND day < end_date)) FROM days), 0)::INTEGER
  FROM items
  WHERE id = of_item
$$;

-- As before, but no rental gets days for which it would need pieces that are missing. What it had before stays.
CREATE OR REPLACE FUNCTION keep_occupied_pieces() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  held BOOLEAN := FALSE;
  had SMALLINT[] := '{}';
  stock INTEGER;
  missing INTEGER;
  new_from DATE := NEW.start_date;
  found_pieces INTEGER;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    held := blocks_days(OLD.status);
    IF held = blocks_days(NEW.status)
      AND (NOT held OR (NEW.item_id, NEW.start_date, NEW.occupied_until, NEW.pieces)
        = (OLD.item_id, OLD.start_date, OLD.occupied_until, OLD.pieces))
    THEN RETURN NULL; END IF;
  END IF;
  IF held THEN
    new_from := OLD.occupied_until;
    SELECT coalesce(array_agg(piece), '{}') INTO had FROM occupied_pieces WHERE rental_id = OLD.id;
  END IF;
  IF held AND blocks_days(NEW.status) AND NEW.occupied_until < OLD.occupied_until
    AND (NEW.item_id, NEW.start_date, NEW.pieces) = (OLD.item_id, OLD.start_date, OLD.pieces)
  THEN
    UPDATE occupied_pieces SET end_date = NEW.occupied_until WHERE rental_id = NEW.id;
  ELSE
    IF held THEN DELETE FROM occupied_pieces WHERE rental_id = OLD.id; END IF;
    IF blocks_days(NEW.status) THEN
      SELECT pieces, missing_pieces INTO stock, missing FROM items WHERE id = NEW.item_id FOR SHARE;
      INSERT INTO occupied_pieces (item_id, piece, start_date, end_date, rental_id)
      SELECT NEW.item_id, number, NEW.start_date, NEW.occupied_until, NEW.id
      FROM generate_series(1, stock) AS number
      WHERE NOT EXISTS (
        SELECT FROM occupied_pieces
        WHERE item_id = NEW.item_id AND piece = number
          AND daterange(start_date, end_date, '[)')
            && daterange(NEW.start_date, NEW.occupied_until, '[)'))
      ORDER BY number = ANY(had) DESC, number
      LIMIT NEW.pieces;
      GET DIAGNOSTICS found_pieces = ROW_COUNT;
      IF found_pieces < NEW.pieces THEN
        RAISE EXCEPTION 'rental % violates constraint "occupied_pieces_no_overlap"', NEW.id
          USING ERRCODE = 'exclusion_violation', CONSTRAINT = 'occupied_pieces_no_overlap';
      END IF;
      IF missing > 0 AND NEW.return_status <> 'missing'
        AND free_pieces(NEW.item_id, new_from, NEW.occupied_until) < 0
      THEN
        RAISE EXCEPTION 'rental % violates constraint "rentals_object_missing"', NEW.id
          USING ERRCODE = 'exclusion_violation', CONSTRAINT = 'rentals_object_missing';
      END IF;
    END IF;
  END IF;
  IF held AND EXISTS (SELECT FROM item_closures WHERE item_id = OLD.item_id) THEN
    PERFORM close_pieces(OLD.item_id, daterange(OLD.start_date, OLD.occupied_until), had);
  END IF;
  RETURN NULL;
END $$;

-- A card has the pieces that are to let, and is listed while there is one.
CREATE OR REPLACE VIEW item_card_sources AS
  SELECT i.id, i.owner_id, masked_name(owner.name) AS owner_name, owner.avatar_id AS owner_avatar_id,
    i.title, i.description, i.category, i.price, i.price_unit, week_price(i.price, i.price_unit) AS week_price,
    i.security_deposit, i.condition, i.location, split_part(i.location, ', ', -1) AS city, i.specifications,
    i.deleted_at IS NULL AND i.available AND i.missing_pieces < i.pieces AS listed, i.paused_until,
    i.pieces - i.missing_pieces AS pieces, i.price_tiers, i.delivery_fee,
    i.created_at, i.search_text, i.requires_verified_renter, i.version, i.review_count, i.rating_sum, i.rating_score,
    ARRAY(SELECT image.upload_id FROM item_images image WHERE image.item_id = i.id ORDER BY image.position) AS images,
    (
      SELECT jsonb_build_object('blur', upload.blur, 'bytes', upload.bytes)
      FROM item_images image JOIN uploads upload ON upload.id = image.upload_id
      WHERE image.item_id = i.id AND image.position = 0
    ) AS picture
  FROM items i JOIN users owner ON owner.id = i.owner_id;

CREATE OR REPLACE FUNCTION change_item_card() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  UPDATE item_cards SET
    title = NEW.title, description = NEW.description, category = NEW.category, price = NEW.price,
    price_unit = NEW.price_unit, week_price = week_price(NEW.price, NEW.price_unit),
    security_deposit = NEW.security_deposit, condition = NEW.condition, location = NEW.location,
    city = split_part(NEW.location, ', ', -1), specifications = NEW.specifications,
    listed = NEW.deleted_at IS NULL AND NEW.available AND NEW.missing_pieces < NEW.pieces,
    paused_until = NEW.paused_until, pieces = NEW.pieces - NEW.missing_pieces,
    price_tiers = NEW.price_tiers, delivery_fee = NEW.delivery_fee, created_at = NEW.created_at,
    search_text = NEW.search_text, requires_verified_renter = NEW.requires_verified_renter, version = NEW.version,
    review_count = NEW.review_count, rating_sum = NEW.rating_sum, rating_score = NEW.rating_score
  WHERE id = NEW.id;
  RETURN NULL;
END $$;
DROP TRIGGER change_item_card ON items;
CREATE TRIGGER change_item_card AFTER UPDATE OF title, description, category, price, price_unit, security_deposit,
    condition, location, specifications, available, deleted_at, paused_until, pieces, missing_pieces, price_tiers,
    delivery_fee, created_at, requires_verified_renter, version, review_count, rating_sum ON items
  FOR EACH ROW EXECUTE FUNCTION change_item_card();

UPDATE item_cards SET
  listed = item_cards.listed AND i.missing_pieces < i.pieces, pieces = i.pieces - i.missing_pieces
FROM items i
WHERE i.id = item_cards.id AND i.missing_pieces > 0;
