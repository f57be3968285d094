-- One index for each order of the public list and each filter that people begin with: a page is read from it in its
-- order, the four-hundredth as the first. None depends on the day; whether an object is paused is read from the index.
CREATE INDEX item_cards_recent ON item_cards (created_at DESC, id DESC) INCLUDE (paused_until) WHERE listed;
CREATE INDEX item_cards_price ON item_cards (week_price, id) INCLUDE (paused_until) WHERE listed;
CREATE INDEX item_cards_rating ON item_cards (rating_score DESC, id DESC) INCLUDE (paused_until) WHERE listed;

CREATE INDEX item_cards_category_recent ON item_cards (category, created_at DESC, id DESC)
  INCLUDE (paused_until) WHERE listed;
CREATE INDEX item_cards_category_price ON item_cards (category, week_price, id)
  INCLUDE (paused_until) WHERE listed;
CREATE INDEX item_cards_category_rating ON item_cards (category, rating_score DESC, id DESC)
  INCLUDE (paused_until) WHERE listed;

-- Of a place without a category, the pages of each category are merged. The facets are counted from the second one.
CREATE INDEX item_cards_place_recent ON item_cards (location, category, created_at DESC, id DESC)
  INCLUDE (paused_until) WHERE listed;
CREATE INDEX item_cards_place_price ON item_cards (location, category, week_price, id)
  INCLUDE (paused_until, price) WHERE listed;
CREATE INDEX item_cards_place_rating ON item_cards (location, category, rating_score DESC, id DESC)
  INCLUDE (paused_until) WHERE listed;

-- Cities are few: most pages of one are found soon in the order of the whole list, those of a small one here.
CREATE INDEX item_cards_city ON item_cards (city, category, created_at DESC, id DESC)
  INCLUDE (paused_until) WHERE listed;

CREATE INDEX item_cards_search ON item_cards USING gin (search_text gin_trgm_ops) WHERE listed;

-- Whether an object is free is asked of one after the other.
-- contract: programs of the release before still find free objects without the index, by reading all that are let.
CREATE INDEX "occupied_pieces_item_id_end_date_start_date_idx"
  ON "occupied_pieces"("item_id", "end_date", "start_date");
DROP INDEX "occupied_pieces_end_date_start_date_item_id_idx";
