-- Closing a day of many pieces wrote all closed days of the object anew, piece by piece: after some weekends
-- of 500 chairs it took longer than a call may. Now it writes those of the days and pieces that change.
DROP FUNCTION close_pieces(UUID);

-- What is closed of an object and not let, piece by piece: the closures that have some of these days, and of
-- them these pieces; all of them without.
CREATE FUNCTION close_pieces(of_item UUID, days DATERANGE DEFAULT '(,)', some_pieces SMALLINT[] DEFAULT NULL)
RETURNS VOID LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM occupied_pieces
  WHERE item_id = of_item AND (some_pieces IS NULL OR piece = ANY(some_pieces))
    AND closure_id IN (
      SELECT id FROM item_closures
      WHERE item_id = of_item AND daterange(start_date, end_date) && days);
  INSERT INTO occupied_pieces (item_id, piece, start_date, end_date, closure_id)
  SELECT of_item, number, lower(free), upper(free), closure.id
  FROM items item
  JOIN item_closures closure
    ON closure.item_id = item.id AND daterange(closure.start_date, closure.end_date) && days
  JOIN generate_series(1, item.pieces) AS number
    ON some_pieces IS NULL OR number = ANY(some_pieces)
  LEFT JOIN (
    SELECT piece, range_agg(daterange(start_date, end_date)) AS let_days
    FROM occupied_pieces
    WHERE item_id = of_item AND rental_id IS NOT NULL
    GROUP BY piece
  ) AS let ON let.piece = number
  CROSS JOIN LATERAL unnest(
    datemultirange(daterange(closure.start_date, closure.end_date)) - coalesce(let_days, '{}')
  ) AS free
  WHERE item.id = of_item;
END $$;

-- The pieces of a closure that is gone went with it, by their foreign key.
CREATE OR REPLACE FUNCTION keep_closed_pieces() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'DELETE' THEN
    PERFORM close_pieces(NEW.item_id, daterange(NEW.start_date, NEW.end_date));
  END IF;
  RETURN NULL;
END $$;

-- Only the pieces that there are now and were not, or were and are not.
CREATE OR REPLACE FUNCTION keep_closed_stock() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  PERFORM close_pieces(NEW.id, '(,)', ARRAY(
    SELECT generate_series(least(OLD.pieces, NEW.pieces) + 1, greatest(OLD.pieces, NEW.pieces))
  )::SMALLINT[]);
  RETURN NULL;
END $$;

-- A rental that holds its days has its pieces, the lowest that are free. One that gives days back keeps the
-- pieces that it has; those that are closed then are so from that day on.
CREATE OR REPLACE FUNCTION keep_occupied_pieces() RETURNS TRIGGER LANGUAGE plpgsql AS $$
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
  IF held THEN
    SELECT coalesce(array_agg(piece), '{}') INTO had FROM occupied_pieces WHERE rental_id = OLD.id;
  END IF;
  IF held AND blocks_days(NEW.status) AND NEW.occupied_until < OLD.occupied_until
    AND (NEW.item_id, NEW.start_date, NEW.pieces) = (OLD.item_id, OLD.start_date, OLD.pieces)
  THEN
    UPDATE occupied_pieces SET end_date = NEW.occupied_until WHERE rental_id = NEW.id;
  ELSE
    IF held THEN DELETE FROM occupied_pieces WHERE rental_id = OLD.id; END IF;
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
  IF held AND EXISTS (SELECT FROM item_closures WHERE item_id = OLD.item_id) THEN
    PERFORM close_pieces(OLD.item_id, daterange(OLD.start_date, OLD.occupied_until), had);
  END IF;
  RETURN NULL;
END $$;

-- As before, but equal periods of many pieces are looked at once.
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
  SELECT pieces - coalesce((
    SELECT max((SELECT sum(taken.pieces) FROM taken WHERE day >= start_date AND day < end_date)) FROM days), 0)::INTEGER
  FROM items
  WHERE id = of_item
$$;
