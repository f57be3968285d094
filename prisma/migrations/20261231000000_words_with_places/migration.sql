-- Words depend on the category and on the place: those of tents are never in tools. With all three in one index, a search for
-- words in a category reads what has both, instead of everything that has the words.
CREATE EXTENSION IF NOT EXISTS btree_gin;

CREATE INDEX item_cards_words ON item_cards
  USING gin (search_text gin_trgm_ops, category, city, location) WHERE listed;

-- contract: programs of the release before find words by the new index.
DROP INDEX item_cards_search;
