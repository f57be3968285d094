DROP FUNCTION lacks_pieces(UUID, DATE, BIGINT);

-- Who lacks pieces of an object while so many are not given back. Pieces are alike: those that are there go to
-- whoever has the object already, then to the rentals that are ahead or wait for it, in the order of their
-- first days. Whoever needs more than that waits for late ones, and `waits_first` says whether for some that
-- nobody before waits for: a piece that comes back late for one is taken to be back for who has it after.
CREATE FUNCTION lacking_rentals(of_item UUID, late_pieces BIGINT, today DATE)
RETURNS TABLE (rental_id UUID, waits_first BOOLEAN) LANGUAGE sql STABLE AS $$
  WITH let AS (
    SELECT id, pieces, start_date, occupied_until,
      -- Within its own days, on each of which there are pieces for all who have them.
      greatest(start_date, least(today, occupied_until - 1)) AS needed_on,
      row_number() OVER (
        ORDER BY handover_status = 'none' AND return_status = 'none', start_date, created_at, id) AS place
    FROM rentals
    WHERE item_id = of_item AND status IN ('acceptee', 'en_cours')
  ), needs AS (
    SELECT one.id, one.place, late_pieces - item.pieces + one.pieces + coalesce((
      SELECT sum(before.pieces)
      FROM let before
      WHERE before.place < one.place
        AND before.start_date <= one.needed_on AND before.occupied_until > one.needed_on), 0) AS lacking
    FROM let one
    JOIN items item ON item.id = of_item
  ), waits AS (
    SELECT id, lacking, lacking > greatest(0, max(lacking) OVER (
      ORDER BY place ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING)) AS waits_first
    FROM needs
  )
  SELECT id, waits_first FROM waits WHERE lacking > 0
$$;
