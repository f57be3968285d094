-- An item is not deleted while a rental of it is requested, ahead or under way, or being paid for.
-- One statement reads both: a payment that becomes a rental is seen as the one or the other. Whoever
-- requests an item or begins to pay for it holds its row `for update`, as whoever deletes it does.
CREATE FUNCTION guard_item_deletion() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT 1 FROM rentals
    WHERE item_id = NEW.id AND status IN ('en_attente', 'acceptee', 'en_cours')
    UNION ALL
    SELECT 1 FROM payments
    WHERE item_id = NEW.id AND status NOT IN ('succeeded', 'failed')
  ) THEN
    RAISE EXCEPTION 'item % violates constraint "items_deleted_unused"', NEW.id
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'items_deleted_unused';
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER guard_item_deletion BEFORE UPDATE OF deleted_at ON items
  FOR EACH ROW WHEN (OLD.deleted_at IS NULL AND NEW.deleted_at IS NOT NULL)
  EXECUTE FUNCTION guard_item_deletion();
