-- 10,000 items of 50 owners, two pictures each, every tenth with an accepted rental.
INSERT INTO users (id, name, email, password_hash, terms_accepted_at, created_at)
SELECT gen_random_uuid(), 'Membre ' || n, 'membre' || n || '@loka.example', '', now(), now()
FROM generate_series(1, 50) AS n;

CREATE TEMPORARY TABLE owners AS SELECT id, row_number() OVER () AS n FROM users;

INSERT INTO items
  (id, owner_id, title, description, category, price, price_unit, security_deposit, location, specifications, created_at)
SELECT gen_random_uuid(), owners.id,
  (ARRAY['Perceuse à percussion', 'Vélo tout terrain', 'Four électrique', 'Tondeuse', 'Costume', 'Enceinte', 'Échelle', 'Tente', 'Robot pâtissier', 'Taille-haie'])[1 + item % 10] || ' ' || item,
  'En très bon état, avec ses accessoires et sa notice. À venir chercher le matin ou le soir, numéro ' || item,
  (enum_range(NULL::"Category"))[1 + item % 6],
  1000 + (item * 7919) % 40000,
  (ARRAY['jour', 'semaine'])[1 + item % 2]::"PriceUnit",
  (item % 5) * 10000,
  (ARRAY['Libreville', 'Port-Gentil', 'Louis, Libreville', 'Akanda, Libreville'])[1 + item % 4],
  '{"Marque": "Bosch", "Poids": "2 kg"}',
  now() - item * interval '7 minutes'
FROM generate_series(1, 10000) AS item
JOIN owners ON owners.n = 1 + item % 50;

CREATE TEMPORARY TABLE pictures AS
SELECT gen_random_uuid() AS id, items.id AS item_id, items.owner_id, position
FROM items CROSS JOIN generate_series(0, 1) AS position;

INSERT INTO uploads (id, owner_id, preset, width, height, created_at)
SELECT id, owner_id, 'item', 1280, 960, now() FROM pictures;

INSERT INTO item_images (item_id, position, upload_id)
SELECT item_id, position, id FROM pictures;

INSERT INTO rentals
  (id, item_id, renter_id, owner_id, start_date, end_date, status, rent, security_deposit, total_price, created_at)
SELECT gen_random_uuid(), items.id, renter.id, items.owner_id, '2030-01-09', '2030-01-12', 'acceptee', 3000, 0, 3000, now()
FROM items
JOIN LATERAL (SELECT id FROM users WHERE id <> items.owner_id LIMIT 1) AS renter ON true
WHERE items.price % 10 = 0;

ANALYZE;
