-- What everybody sees of one object, and no list: other notices on the channel of the cards. Programs of the release
-- before drop all that they keep at any of them.
CREATE FUNCTION tell_of_objects() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('item_cards', 'object');
  RETURN NULL;
END $$;
CREATE TRIGGER tell_of_changed_object AFTER UPDATE ON items
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION tell_of_objects();
CREATE TRIGGER tell_of_pictures AFTER INSERT OR UPDATE OR DELETE ON item_images
  FOR EACH STATEMENT EXECUTE FUNCTION tell_of_objects();
CREATE TRIGGER tell_of_weighed_pictures AFTER UPDATE OF blur, bytes ON uploads
  FOR EACH STATEMENT EXECUTE FUNCTION tell_of_objects();
CREATE TRIGGER tell_of_owner AFTER UPDATE OF name, avatar_id, verification_status, deletion_due_at ON users
  FOR EACH ROW WHEN ((NEW.name, NEW.avatar_id, NEW.verification_status, NEW.deletion_due_at)
    IS DISTINCT FROM (OLD.name, OLD.avatar_id, OLD.verification_status, OLD.deletion_due_at))
  EXECUTE FUNCTION tell_of_objects();
CREATE TRIGGER tell_of_occupied_days AFTER INSERT OR UPDATE OR DELETE ON occupied_pieces
  FOR EACH STATEMENT EXECUTE FUNCTION tell_of_objects();
