-- Staff find members by a part of a name or an address, without its accents and in any order of words.
-- Writes the rows of members anew, during which nobody reads them. "search_text" goes with the next release,
-- since programs of the one before still search it.
ALTER TABLE "users"
  ADD COLUMN "plain_text" TEXT GENERATED ALWAYS AS (normalize_search(name || E'\n' || email::text)) STORED;
CREATE INDEX users_plain_text ON users USING gin (plain_text gin_trgm_ops);
