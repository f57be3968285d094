-- A change of an object names it, so that programs go on with what they keep of all others.
-- contract: programs of the release before take a notice that names an object for one of the cards, and drop all that they keep.
CREATE FUNCTION tell_of_these_objects(ids UUID[]) RETURNS VOID LANGUAGE plpgsql AS $$
BEGIN
  -- Of more it is said once, of all.
  IF cardinality(ids) > 100 THEN
    PERFORM pg_notify('item_cards', 'object');
  ELSE
    PERFORM pg_notify('item_cards', 'object ' || id) FROM unnest(ids) AS id;
  END IF;
END $$;

CREATE FUNCTION tell_of_changed_items() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_of_these_objects(ARRAY(
    SELECT id FROM is_now JOIN was USING (id) WHERE is_now IS DISTINCT FROM was LIMIT 101));
  RETURN NULL;
END $$;
CREATE FUNCTION tell_of_removed_items() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_of_these_objects(ARRAY(SELECT id FROM was LIMIT 101));
  RETURN NULL;
END $$;
-- Of rows that belong to an object.
CREATE FUNCTION tell_of_their_objects() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_of_these_objects(ARRAY(SELECT DISTINCT item_id FROM changed LIMIT 101));
  RETURN NULL;
END $$;
CREATE FUNCTION tell_of_objects_with_upload() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_of_these_objects(ARRAY(SELECT item_id FROM item_images WHERE upload_id = NEW.id LIMIT 101));
  RETURN NULL;
END $$;
-- Whoever adds an object holds its owner's row: each is seen here, or is read with what is written here.
CREATE FUNCTION tell_of_objects_of_owner() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_of_these_objects(ARRAY(SELECT id FROM items WHERE owner_id = NEW.id LIMIT 101));
  RETURN NULL;
END $$;

DROP TRIGGER tell_of_changed_object ON items;
CREATE TRIGGER tell_of_changed_items AFTER UPDATE ON items REFERENCING OLD TABLE AS was NEW TABLE AS is_now
  FOR EACH STATEMENT EXECUTE FUNCTION tell_of_changed_items();
CREATE TRIGGER tell_of_removed_items AFTER DELETE ON items REFERENCING OLD TABLE AS was
  FOR EACH STATEMENT EXECUTE FUNCTION tell_of_removed_items();

DROP TRIGGER tell_of_pictures ON item_images;
CREATE TRIGGER tell_of_pictures_added AFTER INSERT ON item_images REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_of_their_objects();
CREATE TRIGGER tell_of_pictures_changed AFTER UPDATE ON item_images REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_of_their_objects();
CREATE TRIGGER tell_of_pictures_removed AFTER DELETE ON item_images REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_of_their_objects();

DROP TRIGGER tell_of_occupied_days ON occupied_pieces;
CREATE TRIGGER tell_of_days_taken AFTER INSERT ON occupied_pieces REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_of_their_objects();
CREATE TRIGGER tell_of_days_changed AFTER UPDATE ON occupied_pieces REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_of_their_objects();
CREATE TRIGGER tell_of_days_freed AFTER DELETE ON occupied_pieces REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_of_their_objects();

DROP TRIGGER tell_of_weighed_pictures ON uploads;
CREATE TRIGGER tell_of_weighed_pictures AFTER UPDATE OF blur, bytes ON uploads
  FOR EACH ROW EXECUTE FUNCTION tell_of_objects_with_upload();

DROP TRIGGER tell_of_owner ON users;
CREATE TRIGGER tell_of_owner AFTER UPDATE OF name, avatar_id, verification_status, deletion_due_at ON users
  FOR EACH ROW WHEN ((NEW.name, NEW.avatar_id, NEW.verification_status, NEW.deletion_due_at)
    IS DISTINCT FROM (OLD.name, OLD.avatar_id, OLD.verification_status, OLD.deletion_due_at))
  EXECUTE FUNCTION tell_of_objects_of_owner();

DROP FUNCTION tell_of_objects();
