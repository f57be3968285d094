-- What is found beyond the text as it was typed: words in any order, in the plural or not, with a typo, or other
-- words for the same thing.

-- The stems of an object's words. A: the first word of the title, which mostly says what it is; B: the title;
-- C: description and specifications; D: where it is.
ALTER TABLE "items" ADD COLUMN "search_terms" tsvector GENERATED ALWAYS AS (
  setweight(to_tsvector('pg_catalog.french'::regconfig, normalize_search(split_part("title", ' ', 1))), 'A') ||
  setweight(to_tsvector('pg_catalog.french'::regconfig, normalize_search("title")), 'B') ||
  setweight(to_tsvector('pg_catalog.french'::regconfig,
    normalize_search("description" || ' ' || "specifications"::text)), 'C') ||
  setweight(to_tsvector('pg_catalog.french'::regconfig, normalize_search("location")), 'D')
) STORED;

CREATE INDEX "items_search_terms" ON "items" USING gin ("search_terms") WHERE "deleted_at" IS NULL AND "available";

-- The words that titles have had, by which a typo is known for one.
CREATE TABLE "search_words" (
  "word" TEXT NOT NULL,
  "stem" TEXT NOT NULL GENERATED ALWAYS AS (
    coalesce((ts_lexize('pg_catalog.french_stem'::regdictionary, "word"))[1], "word")
  ) STORED,
  CONSTRAINT "search_words_pkey" PRIMARY KEY ("word")
);
CREATE INDEX "search_words_near" ON "search_words" USING gin ("word" gin_trgm_ops);
CREATE INDEX "search_words_stem" ON "search_words"("stem");

-- Words of letters alone: numbers are not mistyped words, and may be somebody's.
CREATE FUNCTION title_words(title TEXT) RETURNS SETOF TEXT
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$
    SELECT DISTINCT word FROM regexp_split_to_table(normalize_search(title), '[^a-z0-9]+') AS word
    WHERE word ~ '^[a-z]{3,30}$'
  $$;

-- In the order of the words, so that two that add the same ones wait for each other and nothing more.
CREATE FUNCTION note_search_words() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_words (word)
    SELECT typed.word FROM title_words(NEW.title) AS typed (word)
    WHERE NOT EXISTS (SELECT FROM search_words known WHERE known.word = typed.word)
    ORDER BY typed.word
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER note_search_words AFTER INSERT OR UPDATE OF title ON items
  FOR EACH ROW EXECUTE FUNCTION note_search_words();

INSERT INTO search_words (word)
  SELECT DISTINCT typed.word FROM items, title_words(items.title) AS typed (word) ORDER BY typed.word;

-- What people call the same. A broad phrase stands for the others and not they for it: somebody who asks for a
-- "groupe" means a "groupe électrogène", which is not the other way round.
CREATE TABLE "search_synonyms" (
  "meaning" TEXT NOT NULL,
  "phrase" TEXT NOT NULL,
  "broad" BOOLEAN NOT NULL DEFAULT false,
  CONSTRAINT "search_synonyms_pkey" PRIMARY KEY ("meaning", "phrase")
);

INSERT INTO "search_synonyms" ("meaning", "phrase", "broad")
  SELECT btrim(split_part(line, '=', 1)), btrim(rtrim(phrase, '*')), phrase LIKE '%*'
  FROM regexp_split_to_table($list$
groupe electrogene = groupe electrogene, generateur, generatrice, groupe*, courant de secours
climatiseur = climatiseur, clim, climatisation, split, air conditionne
ventilateur = ventilateur, ventilo, brasseur d air
autocuiseur = autocuiseur, cocotte minute, marmite a pression, cocotte*, presto
bache = bache, toile tendue, tente de deuil
chapiteau = chapiteau, barnum, tente de reception, tente de mariage, tonnelle, tente de fete
enceinte = enceinte, baffle, sono, sonorisation, haut parleur, enceinte bluetooth, caisson
micro = micro, microphone
refrigerateur = refrigerateur, frigo, frigidaire, vitrine refrigeree
congelateur = congelateur, congelo, bahut, surgelateur
television = television, tele, tv, televiseur, ecran plat, smart tv
ordinateur portable = ordinateur portable, laptop, pc portable, ordi, ordinateur*, pc*, macbook
meuleuse = meuleuse, disqueuse, tronconneuse a disque
perceuse = perceuse, chignole, visseuse, perceuse visseuse
perforateur = perforateur, marteau piqueur, marteau perforateur, burineur, brise beton
poste a souder = poste a souder, soudeuse, poste a l arc, fer a souder
velo = velo, vtt, bicyclette, becane, velo tout terrain
mixeur = mixeur, blender, mixer, moulinette
cuisiniere a gaz = cuisiniere a gaz, gaziniere, plaque a gaz, rechaud a gaz, rechaud, feu a gaz
bouteille de gaz = bouteille de gaz, bonbonne de gaz, gaz butane
machine a cafe = machine a cafe, cafetiere, percolateur, expresso, nespresso
nettoyeur haute pression = nettoyeur haute pression, karcher*, laveur haute pression
motopompe = motopompe, pompe a eau, pompe*
debroussailleuse = debroussailleuse, coupe herbe, coupe bordure, rotofil
tondeuse = tondeuse, tondeuse a gazon
tronconneuse = tronconneuse, scie a chaine
console de jeux = console de jeux, console, playstation, ps4, ps5, xbox, nintendo switch, jeux video
console sony = playstation, ps5, ps4, console de jeux sony
console microsoft = xbox, console de jeux microsoft
camera d action = camera d action, gopro, action cam
camera = camescope, camera video, camera*
appareil photo = appareil photo, reflex, hybride*
videoprojecteur = videoprojecteur, retroprojecteur, projecteur video, projo, beamer
projecteur = projecteur de scene, projecteur led, jeux de lumiere, spot
escarpins = escarpins, talons, chaussures a talons
pagne = pagne, kaba, wax, ensemble en pagne
boubou = boubou, bazin, gandoura
costume = costume, costard, complet veste, smoking*
robe de mariee = robe de mariee, robe blanche de mariage, robe mariage
robe de soiree = robe de soiree, robe longue, robe de gala, robe de bal
sac a main = sac a main, pochette, minaudiere, sacoche*
bijoux = bijoux, parure, collier, parure de bijoux, bijou
escabeau = escabeau, echelle, echelle coulissante
echafaudage = echafaudage, tour roulante
betonniere = betonniere, malaxeur, toupie a beton
casque vr = casque vr, casque de realite virtuelle, realite virtuelle, casque oculus
tapis de course = tapis de course, tapis roulant
vaisselle = vaisselle, couverts, service de table
assiette = assiette, plat*
verre = verre a pied, flute, coupe a champagne, verre*
barbecue = barbecue, grill, gril, braisiere, bbq, barbeuk
marmite = marmite, faitout, grosse marmite, chaudron
four = four electrique, four*
glaciere = glaciere, bac isotherme, cool box
canne a peche = canne a peche, moulinet, gaule
kayak = kayak, canoe
paddle = paddle, stand up paddle, sup
pirogue = pirogue, barque
valise = valise, bagage, malle
tente = tente, toile de tente
sac de couchage = sac de couchage, duvet
poussette = poussette, landau
siege auto = siege auto, siege bebe, rehausseur
lit parapluie = lit parapluie, lit bebe
fer a repasser = fer a repasser, centrale vapeur
brouette = brouette, pousse*
diable = diable, chariot
imprimante = imprimante, photocopieuse
onduleur = onduleur, convertisseur, batterie de secours
panneau solaire = panneau solaire, plaque solaire, kit solaire, station d energie
robot patissier = robot patissier, batteur, petrin, kitchenaid
machine a glacons = machine a glacons, glace pilee, machine a glace
citerne = citerne, bac a eau, reservoir d eau, tank a eau
chaise = chaise, chaises de ceremonie
tenue de foot = maillot, tenues de foot, jeu de maillots
trottinette = trottinette electrique, trottinette
haltere = haltere, musculation
ballon = ballon, football
drone = drone, drone avec camera
mariage = mariage, noces
ceremonie = ceremonie, deuil*, veillee*, fete*
$list$, '\n') AS line, regexp_split_to_table(split_part(line, '=', 2), ',') AS phrase
  WHERE line LIKE '%=%';

INSERT INTO search_words (word)
  SELECT DISTINCT typed.word FROM search_synonyms, title_words(phrase) AS typed (word) ORDER BY typed.word
  ON CONFLICT DO NOTHING;
