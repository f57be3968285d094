-- Searches of which members are told when an object is newly offered that they find.
CREATE TABLE "saved_searches" (
  "id" UUID NOT NULL,
  "user_id" UUID NOT NULL,
  "filters" JSONB NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "saved_searches_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "saved_searches_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  -- One without any filter would tell of every object. Days pass, and are not kept.
  CONSTRAINT saved_searches_of_something CHECK (
    jsonb_typeof(filters) = 'object' AND filters <> '{}' AND NOT filters ?| ARRAY['from', 'to'])
);
CREATE INDEX "saved_searches_user_id_created_at_id_idx" ON "saved_searches"("user_id", "created_at" DESC, "id" DESC);
CREATE UNIQUE INDEX saved_searches_once ON saved_searches (user_id, md5(lower(filters::text)));

CREATE TRIGGER guard_leaving AFTER INSERT ON saved_searches
  FOR EACH ROW EXECUTE FUNCTION guard_leaving('deleted', 'user_id');

-- A member has 20 at most: whoever adds one holds the member, so that no two count the same. What is saved stays as it is.
CREATE FUNCTION guard_saved_search() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    RAISE EXCEPTION 'constraint "saved_searches_stay": a saved search is not changed'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'saved_searches_stay';
  END IF;
  PERFORM FROM users WHERE id = NEW.user_id FOR NO KEY UPDATE;
  IF (SELECT count(*) FROM saved_searches WHERE user_id = NEW.user_id) > 20 THEN
    RAISE EXCEPTION 'constraint "saved_searches_most": member % has 20 saved searches', NEW.user_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'saved_searches_most';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER guard_saved_search AFTER INSERT OR UPDATE ON saved_searches
  FOR EACH ROW EXECUTE FUNCTION guard_saved_search();

-- Of which objects a search has told its member: of each once.
CREATE TABLE "saved_search_matches" (
  "search_id" UUID NOT NULL,
  "item_id" UUID NOT NULL,
  "told_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "saved_search_matches_pkey" PRIMARY KEY ("search_id", "item_id"),
  CONSTRAINT "saved_search_matches_search_id_fkey" FOREIGN KEY ("search_id") REFERENCES "saved_searches"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "saved_search_matches_item_id_fkey" FOREIGN KEY ("item_id") REFERENCES "items"("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE INDEX "saved_search_matches_item_id_idx" ON "saved_search_matches"("item_id");

-- Nobody is told of an object of their own, nor of one that nobody can ask for.
CREATE FUNCTION guard_saved_search_match() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM saved_searches search JOIN items item ON item.id = NEW.item_id
    WHERE search.id = NEW.search_id AND item.owner_id <> search.user_id
      AND item.available AND item.hidden_at IS NULL AND item.deleted_at IS NULL
  ) THEN
    RAISE EXCEPTION 'constraint "saved_search_matches_offered": object % is not offered to the member of search %',
      NEW.item_id, NEW.search_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'saved_search_matches_offered';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER guard_saved_search_match AFTER INSERT ON saved_search_matches
  FOR EACH ROW EXECUTE FUNCTION guard_saved_search_match();

-- Objects that are newly offered, or are found by other searches than before: they wait here until all saved
-- searches have been asked. A round that looks for them marks them as its own, and takes away what is still marked
-- when it ends: what changes meanwhile loses its mark, and stays.
CREATE TABLE "newly_offered_items" (
  "item_id" UUID NOT NULL,
  "round" UUID,
  "looked_at" TIMESTAMPTZ(3),
  CONSTRAINT "newly_offered_items_pkey" PRIMARY KEY ("item_id"),
  CONSTRAINT "newly_offered_items_item_id_fkey" FOREIGN KEY ("item_id") REFERENCES "items"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE FUNCTION note_newly_offered_item() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO newly_offered_items (item_id) VALUES (NEW.id)
  ON CONFLICT (item_id) DO UPDATE SET round = NULL, looked_at = NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER note_listed_item_card AFTER INSERT ON item_cards
  FOR EACH ROW WHEN (NEW.listed) EXECUTE FUNCTION note_newly_offered_item();
CREATE TRIGGER note_changed_item_card AFTER UPDATE ON item_cards
  FOR EACH ROW WHEN (NEW.listed AND (
    NOT OLD.listed OR (OLD.paused_until, OLD.search_text, OLD.category, OLD.week_price, OLD.price_unit, OLD.location)
      IS DISTINCT FROM (NEW.paused_until, NEW.search_text, NEW.category, NEW.week_price, NEW.price_unit, NEW.location)))
  EXECUTE FUNCTION note_newly_offered_item();
