-- Processes that keep answers for visitors hear of each transaction that changes what the public list shows.
CREATE FUNCTION tell_of_item_cards() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('item_cards', '');
  RETURN NULL;
END $$;
CREATE TRIGGER tell_of_added_item_card AFTER INSERT ON item_cards
  FOR EACH ROW WHEN (NEW.listed) EXECUTE FUNCTION tell_of_item_cards();
CREATE TRIGGER tell_of_changed_item_card AFTER UPDATE ON item_cards
  FOR EACH ROW WHEN ((OLD.listed OR NEW.listed) AND OLD.* IS DISTINCT FROM NEW.*)
  EXECUTE FUNCTION tell_of_item_cards();
CREATE TRIGGER tell_of_removed_item_card AFTER DELETE ON item_cards
  FOR EACH ROW WHEN (OLD.listed) EXECUTE FUNCTION tell_of_item_cards();
