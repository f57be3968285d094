-- Suggestions read the words of titles as they are compared, and normalize nothing for each title that they look at.
-- Writes the cards anew, during which nobody reads them.
ALTER TABLE "item_cards"
  ADD COLUMN "title_words" TEXT GENERATED ALWAYS AS (' ' || normalize_search("title")) STORED;
CREATE INDEX item_cards_titles ON item_cards USING gin (title_words gin_trgm_ops) WHERE listed;
