-- Where objects are. Streets have few names: a place is a quartier of a city, a landmark and a point.

CREATE TABLE "cities" (
  "id" UUID NOT NULL,
  "name" TEXT NOT NULL,
  "latitude" DOUBLE PRECISION NOT NULL,
  "longitude" DOUBLE PRECISION NOT NULL,
  "active" BOOLEAN NOT NULL DEFAULT true,
  CONSTRAINT "cities_pkey" PRIMARY KEY ("id"),
  CONSTRAINT cities_name_written CHECK (name = btrim(name) AND name <> '' AND name !~ ','),
  CONSTRAINT cities_in_gabon CHECK (latitude BETWEEN -4 AND 3 AND longitude BETWEEN 8 AND 15)
);
CREATE UNIQUE INDEX cities_name ON cities (normalize_search(name));

CREATE TABLE "quartiers" (
  "id" UUID NOT NULL,
  "city_id" UUID NOT NULL,
  "name" TEXT NOT NULL,
  "latitude" DOUBLE PRECISION NOT NULL,
  "longitude" DOUBLE PRECISION NOT NULL,
  "active" BOOLEAN NOT NULL DEFAULT true,
  CONSTRAINT "quartiers_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "quartiers_city_id_fkey" FOREIGN KEY ("city_id") REFERENCES "cities"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT quartiers_name_written CHECK (name = btrim(name) AND name <> '' AND name !~ ','),
  CONSTRAINT quartiers_in_gabon CHECK (latitude BETWEEN -4 AND 3 AND longitude BETWEEN 8 AND 15)
);
CREATE UNIQUE INDEX quartiers_name ON quartiers (city_id, normalize_search(name));

CREATE TABLE "meeting_points" (
  "id" UUID NOT NULL,
  "quartier_id" UUID NOT NULL,
  "name" TEXT NOT NULL,
  "landmark" TEXT NOT NULL DEFAULT '',
  "latitude" DOUBLE PRECISION NOT NULL,
  "longitude" DOUBLE PRECISION NOT NULL,
  "active" BOOLEAN NOT NULL DEFAULT true,
  CONSTRAINT "meeting_points_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "meeting_points_quartier_id_fkey" FOREIGN KEY ("quartier_id") REFERENCES "quartiers"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT meeting_points_name_written CHECK (name = btrim(name) AND name <> ''),
  CONSTRAINT meeting_points_in_gabon CHECK (latitude BETWEEN -4 AND 3 AND longitude BETWEEN 8 AND 15)
);
CREATE UNIQUE INDEX meeting_points_name ON meeting_points (quartier_id, normalize_search(name));

-- The two cities of the first release and the quartiers that members know. The points are the middles
-- of quartiers to within about a kilometre: staff move them in the console.
INSERT INTO cities (id, name, latitude, longitude) VALUES
  ('c1000000-0000-4000-8000-000000000001', 'Libreville', 0.3901, 9.4544),
  ('c1000000-0000-4000-8000-000000000002', 'Port-Gentil', -0.7193, 8.7815);

INSERT INTO quartiers (id, city_id, name, latitude, longitude)
SELECT
  ('c2000000-0000-4000-8000-' || lpad(number::TEXT, 12, '0'))::UUID,
  (SELECT id FROM cities WHERE cities.name = city), place.name, place.latitude, place.longitude
FROM (VALUES
  (1, 'Libreville', 'Akanda', 0.540, 9.408),
  (2, 'Libreville', 'Akébé', 0.3945, 9.469),
  (3, 'Libreville', 'Angondjé', 0.515, 9.405),
  (4, 'Libreville', 'Batterie IV', 0.417, 9.430),
  (5, 'Libreville', 'Centre-ville', 0.389, 9.449),
  (6, 'Libreville', 'Charbonnages', 0.426, 9.442),
  (7, 'Libreville', 'Glass', 0.376, 9.460),
  (8, 'Libreville', 'Lalala', 0.358, 9.481),
  (9, 'Libreville', 'Louis', 0.408, 9.436),
  (10, 'Libreville', 'Mont-Bouët', 0.3975, 9.459),
  (11, 'Libreville', 'Montagne Sainte', 0.396, 9.448),
  (12, 'Libreville', 'Nkembo', 0.405, 9.456),
  (13, 'Libreville', 'Nombakélé', 0.384, 9.457),
  (14, 'Libreville', 'Nzeng-Ayong', 0.424, 9.478),
  (15, 'Libreville', 'Okala', 0.487, 9.404),
  (16, 'Libreville', 'Oloumi', 0.368, 9.470),
  (17, 'Libreville', 'Owendo', 0.300, 9.502),
  (18, 'Libreville', 'Sablière', 0.470, 9.401),
  (19, 'Libreville', 'Sibang', 0.417, 9.495),
  (20, 'Port-Gentil', 'Balise', -0.729, 8.778),
  (21, 'Port-Gentil', 'Centre-ville', -0.7165, 8.787),
  (22, 'Port-Gentil', 'Château', -0.721, 8.776),
  (23, 'Port-Gentil', 'Cité Shell', -0.736, 8.778),
  (24, 'Port-Gentil', 'Grand Village', -0.723, 8.784),
  (25, 'Port-Gentil', 'Matanda', -0.735, 8.787),
  (26, 'Port-Gentil', 'Ntchengué', -0.757, 8.790),
  (27, 'Port-Gentil', 'Salsa', -0.728, 8.788),
  (28, 'Port-Gentil', 'Sud', -0.744, 8.782)
) AS place (number, city, name, latitude, longitude);

-- Where an object is, beside the text that everybody sees: `Quartier, Ville`, or the city alone.
ALTER TABLE items
  ADD COLUMN "city_id" UUID,
  ADD COLUMN "quartier_id" UUID,
  ADD COLUMN "landmark" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "latitude" DOUBLE PRECISION,
  ADD COLUMN "longitude" DOUBLE PRECISION,
  ADD CONSTRAINT "items_city_id_fkey" FOREIGN KEY ("city_id") REFERENCES "cities"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  ADD CONSTRAINT "items_quartier_id_fkey" FOREIGN KEY ("quartier_id") REFERENCES "quartiers"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  ADD CONSTRAINT items_point_whole CHECK ((latitude IS NULL) = (longitude IS NULL)),
  ADD CONSTRAINT items_point_in_gabon CHECK (latitude BETWEEN -4 AND 3 AND longitude BETWEEN 8 AND 15);
CREATE INDEX "items_city_id_idx" ON "items"("city_id");
CREATE INDEX "items_quartier_id_idx" ON "items"("quartier_id");

-- The one rule that ties the text to the rows: whoever writes a location names a city that there is,
-- and a quartier of it or any other name. Names that there are get their own spelling. The city is
-- held, so that nobody renames or adds a quartier of it meanwhile.
CREATE FUNCTION place_item() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  typed_city TEXT := split_part(NEW.location, ', ', -1);
  typed_quartier TEXT := left(NEW.location, -length(typed_city) - 2);
  city cities;
  quartier quartiers;
BEGIN
  SELECT * INTO city FROM cities
  WHERE normalize_search(name) = normalize_search(typed_city) FOR SHARE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'location "%" violates constraint "items_city_known"', NEW.location
      USING ERRCODE = 'foreign_key_violation', CONSTRAINT = 'items_city_known';
  END IF;
  SELECT * INTO quartier FROM quartiers
  WHERE city_id = city.id AND normalize_search(name) = normalize_search(typed_quartier);
  NEW.city_id := city.id;
  NEW.quartier_id := quartier.id;
  NEW.location := concat_ws(', ', coalesce(quartier.name, nullif(typed_quartier, '')), city.name);
  RETURN NEW;
END $$;

CREATE TRIGGER place_item BEFORE INSERT OR UPDATE OF location ON items
  FOR EACH ROW EXECUTE FUNCTION place_item();

-- A quartier that gets a name gives it to its objects, and takes those whose owners had typed it.
CREATE FUNCTION rename_quartier() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  city cities;
BEGIN
  SELECT * INTO city FROM cities WHERE id = NEW.city_id FOR UPDATE;
  UPDATE items SET location = NEW.name || ', ' || city.name
  WHERE quartier_id = NEW.id
    OR (city_id = city.id AND quartier_id IS NULL
      AND normalize_search(location) = normalize_search(NEW.name || ', ' || city.name));
  RETURN NULL;
END $$;

CREATE TRIGGER rename_quartier AFTER INSERT OR UPDATE OF name ON quartiers
  FOR EACH ROW EXECUTE FUNCTION rename_quartier();

CREATE FUNCTION rename_city() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  UPDATE items SET location = left(location, -length(OLD.name)) || NEW.name
  WHERE city_id = NEW.id;
  RETURN NULL;
END $$;

CREATE TRIGGER rename_city AFTER UPDATE OF name ON cities
  FOR EACH ROW EXECUTE FUNCTION rename_city();

UPDATE items SET location = location;
ALTER TABLE items ALTER COLUMN "city_id" SET NOT NULL;

-- What staff do about places is on record.
ALTER TABLE audit_log
  DROP CONSTRAINT audit_log_action,
  ADD CONSTRAINT audit_log_action CHECK (action IN (
    'approve-verification', 'refuse-verification', 'view-identity-file', 'change-role',
    'correct-balance', 'hide-item', 'restore-item', 'decide-payment', 'settle-late',
    'freeze-member', 'unfreeze-member', 'share-deposit', 'decide-handover',
    'add-place', 'change-place', 'deactivate-place', 'activate-place'
  )),
  DROP CONSTRAINT audit_log_subject,
  ADD CONSTRAINT audit_log_subject
    CHECK (subject IN ('verification', 'upload', 'user', 'item', 'payment', 'rental', 'place'));
