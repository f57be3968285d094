ALTER TABLE items
  ADD CONSTRAINT items_pieces CHECK (pieces BETWEEN 1 AND 500),
  ADD CONSTRAINT items_delivery_fee CHECK (delivery_fee >= 0),
  ADD CONSTRAINT items_price_tiers CHECK (jsonb_typeof(price_tiers) = 'array');
ALTER TABLE rentals
  ADD CONSTRAINT rentals_pieces CHECK (pieces BETWEEN 1 AND 500),
  ADD CONSTRAINT rentals_delivery_fee CHECK (delivery_fee >= 0 AND delivery_fee < rent);
ALTER TABLE payments
  ADD CONSTRAINT payments_pieces CHECK (pieces = 1 OR purpose = 'rental' AND pieces BETWEEN 1 AND 500),
  ADD CONSTRAINT payments_delivery_fee CHECK (
    delivery_fee = 0 OR purpose = 'rental' AND delivery_fee > 0 AND delivery_fee < rent);

-- What an owner has closed of one object: all its pieces, on these days.
ALTER TABLE item_closures
  ADD CONSTRAINT item_closures_order CHECK (end_date > start_date),
  ADD CONSTRAINT item_closures_no_overlap EXCLUDE USING gist (
    item_id WITH =,
    daterange(start_date, end_date, '[)') WITH &&
  );

-- Nobody has a piece of an object on a day on which somebody else has it, or its owner has closed it.
ALTER TABLE occupied_pieces
  ADD CONSTRAINT occupied_pieces_order CHECK (end_date > start_date),
  ADD CONSTRAINT occupied_pieces_piece CHECK (piece >= 1),
  ADD CONSTRAINT occupied_pieces_by CHECK (num_nonnulls(rental_id, closure_id) = 1),
  ADD CONSTRAINT occupied_pieces_no_overlap EXCLUDE USING gist (
    item_id WITH =,
    piece WITH =,
    daterange(start_date, end_date, '[)') WITH &&
  );

INSERT INTO occupied_pieces (item_id, piece, start_date, end_date, rental_id)
SELECT item_id, 1, start_date, occupied_until, id
FROM rentals
WHERE status IN ('acceptee', 'en_cours', 'terminee');

ALTER TABLE rentals DROP CONSTRAINT rentals_no_overlap;

-- Whether nobody else has what a rental is for on its days.
CREATE FUNCTION blocks_days(status "RentalStatus") RETURNS BOOLEAN LANGUAGE sql IMMUTABLE AS $$
  SELECT status IN ('acceptee', 'en_cours', 'terminee')
$$;

-- How many pieces of an object are free on each day from one day until another, which is not counted. Below
-- zero on days before the stock was lowered.
CREATE FUNCTION free_pieces(of_item UUID, from_day DATE, until_day DATE, but_rental UUID DEFAULT NULL)
RETURNS INTEGER LANGUAGE sql STABLE AS $$
  WITH taken AS (
    SELECT start_date, end_date
    FROM occupied_pieces
    WHERE item_id = of_item AND daterange(start_date, end_date, '[)') && daterange(from_day, until_day, '[)')
      AND (but_rental IS NULL OR rental_id IS DISTINCT FROM but_rental)
  ), days AS (
    SELECT from_day AS day
    UNION
    SELECT start_date FROM taken WHERE start_date > from_day
  )
  SELECT pieces - coalesce((
    SELECT max((SELECT count(*) FROM taken WHERE day >= start_date AND day < end_date)) FROM days), 0)::INTEGER
  FROM items
  WHERE id = of_item
$$;

-- Whether so many pieces more would be too many on some day from one day until another. Days that are only
-- held for the payment of an extension do not count.
CREATE FUNCTION exceeds_stock(of_item UUID, from_day DATE, until_day DATE, wanted INTEGER)
RETURNS BOOLEAN LANGUAGE sql STABLE AS $$
  WITH let AS (
    SELECT start_date, least(end_date, returned_on + 1) AS end_date, pieces
    FROM rentals
    WHERE item_id = of_item AND blocks_days(status)
      AND start_date < until_day AND least(end_date, returned_on + 1) > from_day
  ), days AS (
    SELECT from_day AS day
    UNION
    SELECT start_date FROM let WHERE start_date > from_day
  )
  SELECT pieces < wanted + coalesce((
    SELECT max((SELECT sum(let.pieces) FROM let WHERE day >= start_date AND day < end_date)) FROM days), 0)
  FROM items
  WHERE id = of_item
$$;

-- Whether too few pieces are left for who has the object from a day on while so many are not given back.
CREATE FUNCTION lacks_pieces(of_item UUID, on_day DATE, late_pieces BIGINT)
RETURNS BOOLEAN LANGUAGE sql STABLE AS $$
  SELECT pieces < coalesce(late_pieces, 0) + (
    SELECT coalesce(sum(let.pieces), 0)
    FROM rentals let
    WHERE let.item_id = of_item AND let.status IN ('acceptee', 'en_cours')
      AND let.start_date <= on_day AND let.occupied_until > on_day)
  FROM items
  WHERE id = of_item
$$;

-- What is closed of an object and not let, piece by piece.
CREATE FUNCTION close_pieces(of_item UUID) RETURNS VOID LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM occupied_pieces WHERE item_id = of_item AND closure_id IS NOT NULL;
  INSERT INTO occupied_pieces (item_id, piece, start_date, end_date, closure_id)
  SELECT of_item, number, lower(free), upper(free), closure.id
  FROM items item
  JOIN item_closures closure ON closure.item_id = item.id
  CROSS JOIN generate_series(1, item.pieces) AS number
  CROSS JOIN LATERAL unnest(
    datemultirange(daterange(closure.start_date, closure.end_date)) - coalesce((
      SELECT range_agg(daterange(start_date, end_date))
      FROM occupied_pieces
      WHERE item_id = of_item AND piece = number), '{}')
  ) AS free
  WHERE item.id = of_item;
END $$;

CREATE FUNCTION keep_closed_pieces() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM close_pieces(OLD.item_id); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM close_pieces(NEW.item_id); END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER keep_closed_pieces AFTER INSERT OR UPDATE OR DELETE ON item_closures
  FOR EACH ROW EXECUTE FUNCTION keep_closed_pieces();

-- A rental that holds its days has its pieces, the lowest that are free. One that gives days back keeps the
-- pieces that it has; those that are closed then are so from that day on.
CREATE FUNCTION keep_occupied_pieces() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  held BOOLEAN := FALSE;
  had SMALLINT[] := '{}';
  stock INTEGER;
  found_pieces INTEGER;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    held := blocks_days(OLD.status);
    IF held = blocks_days(NEW.status)
      AND (NOT held OR (NEW.item_id, NEW.start_date, NEW.occupied_until, NEW.pieces)
        = (OLD.item_id, OLD.start_date, OLD.occupied_until, OLD.pieces))
    THEN RETURN NULL; END IF;
  END IF;
  IF held AND blocks_days(NEW.status) AND NEW.occupied_until < OLD.occupied_until
    AND (NEW.item_id, NEW.start_date, NEW.pieces) = (OLD.item_id, OLD.start_date, OLD.pieces)
  THEN
    UPDATE occupied_pieces SET end_date = NEW.occupied_until WHERE rental_id = NEW.id;
  ELSE
    IF held THEN
      WITH gone AS (DELETE FROM occupied_pieces WHERE rental_id = OLD.id RETURNING piece)
      SELECT array_agg(piece) INTO had FROM gone;
    END IF;
    IF blocks_days(NEW.status) THEN
      SELECT pieces INTO stock FROM items WHERE id = NEW.item_id FOR SHARE;
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
    END IF;
  END IF;
  IF held AND EXISTS (SELECT FROM item_closures WHERE item_id = NEW.item_id)
  THEN PERFORM close_pieces(NEW.item_id); END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER keep_occupied_pieces
  AFTER INSERT OR UPDATE OF item_id, status, start_date, end_date, held_until, returned_on, pieces ON rentals
  FOR EACH ROW EXECUTE FUNCTION keep_occupied_pieces();

-- A stock is not lowered below what is let from that day on.
CREATE FUNCTION guard_pieces() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.pieces < OLD.pieces AND (NEW.pieces_since IS NULL OR EXISTS (
    SELECT FROM occupied_pieces
    WHERE item_id = NEW.id AND rental_id IS NOT NULL AND piece > NEW.pieces
      AND end_date > NEW.pieces_since))
  THEN
    RAISE EXCEPTION 'item % violates constraint "items_pieces_let"', NEW.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'items_pieces_let';
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER guard_pieces BEFORE UPDATE OF pieces, pieces_since ON items
  FOR EACH ROW EXECUTE FUNCTION guard_pieces();

CREATE FUNCTION keep_closed_stock() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  PERFORM close_pieces(NEW.id);
  RETURN NULL;
END $$;

CREATE TRIGGER keep_closed_stock AFTER UPDATE OF pieces ON items
  FOR EACH ROW WHEN (NEW.pieces <> OLD.pieces) EXECUTE FUNCTION keep_closed_stock();

-- What was agreed on a rental changes with a change that is done, and with nothing else.
CREATE OR REPLACE FUNCTION guard_rental_terms() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.item_id, NEW.renter_id, NEW.owner_id, NEW.security_deposit, NEW.pieces, NEW.delivery_fee)
    IS NOT DISTINCT FROM
    (OLD.item_id, OLD.renter_id, OLD.owner_id, OLD.security_deposit, OLD.pieces, OLD.delivery_fee)
    AND (NEW.start_date, NEW.end_date, NEW.rent, NEW.total_price)
    IS NOT DISTINCT FROM (OLD.start_date, OLD.end_date, OLD.rent, OLD.total_price)
  THEN RETURN NEW; END IF;
  IF (NEW.item_id, NEW.renter_id, NEW.owner_id, NEW.security_deposit, NEW.pieces, NEW.delivery_fee,
      NEW.start_date)
    IS NOT DISTINCT FROM
    (OLD.item_id, OLD.renter_id, OLD.owner_id, OLD.security_deposit, OLD.pieces, OLD.delivery_fee,
      OLD.start_date)
    AND EXISTS (
      SELECT FROM rental_changes change
      WHERE change.rental_id = NEW.id AND change.status = 'done'
        AND change.old_end_date = OLD.end_date AND change.new_end_date = NEW.end_date
        AND NEW.rent = OLD.rent + CASE change.kind
          WHEN 'extension' THEN change.rent_difference ELSE -change.rent_difference END)
  THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'the terms of rental % change only by an extension or a shortening', NEW.id
    USING ERRCODE = 'restrict_violation';
END $$;
