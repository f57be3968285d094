-- What everybody sees of an object in lists, in one row: lists read this table alone.
CREATE TABLE "item_cards" (
    "id" UUID NOT NULL,
    "owner_id" UUID NOT NULL,
    "owner_name" TEXT NOT NULL,
    "owner_avatar_id" UUID,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "category" "Category" NOT NULL,
    "price" INTEGER NOT NULL,
    "price_unit" "PriceUnit" NOT NULL,
    "week_price" INTEGER NOT NULL,
    "security_deposit" INTEGER NOT NULL,
    "condition" "ItemCondition",
    "location" TEXT NOT NULL,
    "city" TEXT NOT NULL,
    "specifications" JSONB NOT NULL,
    "listed" BOOLEAN NOT NULL,
    "paused_until" DATE,
    "pieces" INTEGER NOT NULL,
    "price_tiers" JSONB NOT NULL,
    "delivery_fee" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "search_text" TEXT NOT NULL,
    "requires_verified_renter" BOOLEAN NOT NULL,
    "version" INTEGER NOT NULL,
    "review_count" INTEGER NOT NULL,
    "rating_sum" INTEGER NOT NULL,
    "rating_score" INTEGER NOT NULL,
    "images" UUID[],
    "picture" JSONB,

    CONSTRAINT "item_cards_pkey" PRIMARY KEY ("id")
);
ALTER TABLE "item_cards" ADD CONSTRAINT "item_cards_id_fkey"
  FOREIGN KEY ("id") REFERENCES "items"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A name as strangers see it, as `masked-name.ts` writes it: without the blanks at both ends, its first and last characters.
CREATE FUNCTION masked_name(name TEXT) RETURNS TEXT
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$
    SELECT CASE
      WHEN name = 'Compte supprimé' THEN name
      ELSE left(seen, 1) || '***' || CASE WHEN length(seen) > 2 THEN right(seen, 1) ELSE '' END
    END
    FROM btrim(name, E' \t\n\u000B\f\r\u00A0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF') AS seen
  $$;

-- Prices by the day and by the week, for seven days.
CREATE FUNCTION week_price(price INTEGER, unit "PriceUnit") RETURNS INTEGER
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT CASE unit WHEN 'jour' THEN price * 7 ELSE price END $$;

-- Cards as their sources say, column by column in the order of the table: for the first one of an object, and for
-- objects that were loaded while no trigger ran.
CREATE VIEW item_card_sources AS
  SELECT i.id, i.owner_id, masked_name(owner.name) AS owner_name, owner.avatar_id AS owner_avatar_id,
    i.title, i.description, i.category, i.price, i.price_unit, week_price(i.price, i.price_unit) AS week_price,
    i.security_deposit, i.condition, i.location, split_part(i.location, ', ', -1) AS city, i.specifications,
    i.deleted_at IS NULL AND i.available AS listed, i.paused_until, i.pieces, i.price_tiers, i.delivery_fee,
    i.created_at, i.search_text, i.requires_verified_renter, i.version, i.review_count, i.rating_sum, i.rating_score,
    ARRAY(SELECT image.upload_id FROM item_images image WHERE image.item_id = i.id ORDER BY image.position) AS images,
    (
      SELECT jsonb_build_object('blur', upload.blur, 'bytes', upload.bytes)
      FROM item_images image JOIN uploads upload ON upload.id = image.upload_id
      WHERE image.item_id = i.id AND image.position = 0
    ) AS picture
  FROM items i JOIN users owner ON owner.id = i.owner_id;

-- The owner is held: a name that changes meanwhile comes before the card, or finds it.
CREATE FUNCTION add_item_card() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM users WHERE id = NEW.owner_id FOR SHARE;
  INSERT INTO item_cards SELECT * FROM item_card_sources WHERE id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER add_item_card AFTER INSERT ON items
  FOR EACH ROW EXECUTE FUNCTION add_item_card();

-- Of the object alone: what its owner is called and shows may change at the same time.
CREATE FUNCTION change_item_card() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  UPDATE item_cards SET
    title = NEW.title, description = NEW.description, category = NEW.category, price = NEW.price,
    price_unit = NEW.price_unit, week_price = week_price(NEW.price, NEW.price_unit),
    security_deposit = NEW.security_deposit, condition = NEW.condition, location = NEW.location,
    city = split_part(NEW.location, ', ', -1), specifications = NEW.specifications,
    listed = NEW.deleted_at IS NULL AND NEW.available, paused_until = NEW.paused_until, pieces = NEW.pieces,
    price_tiers = NEW.price_tiers, delivery_fee = NEW.delivery_fee, created_at = NEW.created_at,
    search_text = NEW.search_text, requires_verified_renter = NEW.requires_verified_renter, version = NEW.version,
    review_count = NEW.review_count, rating_sum = NEW.rating_sum, rating_score = NEW.rating_score
  WHERE id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER change_item_card AFTER UPDATE OF title, description, category, price, price_unit, security_deposit,
    condition, location, specifications, available, deleted_at, paused_until, pieces, price_tiers, delivery_fee,
    created_at, requires_verified_renter, version, review_count, rating_sum ON items
  FOR EACH ROW EXECUTE FUNCTION change_item_card();

CREATE FUNCTION name_item_cards() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  UPDATE item_cards SET owner_name = masked_name(NEW.name), owner_avatar_id = NEW.avatar_id
  WHERE id IN (SELECT id FROM items WHERE owner_id = NEW.id);
  RETURN NULL;
END $$;
CREATE TRIGGER name_item_cards AFTER UPDATE OF name, avatar_id ON users
  FOR EACH ROW WHEN ((NEW.name, NEW.avatar_id) IS DISTINCT FROM (OLD.name, OLD.avatar_id))
  EXECUTE FUNCTION name_item_cards();

-- Once for all pictures of a statement. Cards are held before pictures are read: those who change them take turns.
CREATE FUNCTION picture_item_cards() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM item_cards WHERE id IN (SELECT item_id FROM changed) ORDER BY id FOR UPDATE;
  UPDATE item_cards SET images = shown.images, picture = shown.picture
  FROM item_card_sources AS shown
  WHERE item_cards.id IN (SELECT item_id FROM changed) AND shown.id = item_cards.id;
  RETURN NULL;
END $$;
CREATE TRIGGER picture_item_cards_added AFTER INSERT ON item_images REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION picture_item_cards();
CREATE TRIGGER picture_item_cards_changed AFTER UPDATE ON item_images REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION picture_item_cards();
CREATE TRIGGER picture_item_cards_removed AFTER DELETE ON item_images REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION picture_item_cards();

CREATE FUNCTION weigh_item_card() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  UPDATE item_cards SET picture = jsonb_build_object('blur', NEW.blur, 'bytes', NEW.bytes)
  WHERE id IN (SELECT item_id FROM item_images WHERE upload_id = NEW.id AND position = 0);
  RETURN NULL;
END $$;
CREATE TRIGGER weigh_item_card AFTER UPDATE OF blur, bytes ON uploads
  FOR EACH ROW EXECUTE FUNCTION weigh_item_card();

INSERT INTO item_cards SELECT * FROM item_card_sources;
