-- Few objects have several pieces, so that whoever asks for several read most of an order to fill a page. The orders of
-- those alone are short.
CREATE INDEX item_cards_several_recent ON item_cards (created_at DESC, id DESC) WHERE listed AND pieces > 1;
CREATE INDEX item_cards_several_price ON item_cards (week_price, id) WHERE listed AND pieces > 1;
CREATE INDEX item_cards_several_rating ON item_cards (rating_score DESC, id DESC) WHERE listed AND pieces > 1;

CREATE INDEX item_cards_several_category_recent ON item_cards (category, created_at DESC, id DESC)
  WHERE listed AND pieces > 1;
CREATE INDEX item_cards_several_category_price ON item_cards (category, week_price, id)
  WHERE listed AND pieces > 1;
CREATE INDEX item_cards_several_category_rating ON item_cards (category, rating_score DESC, id DESC)
  WHERE listed AND pieces > 1;

CREATE INDEX item_cards_several_place_recent ON item_cards (location, category, created_at DESC, id DESC)
  WHERE listed AND pieces > 1;
CREATE INDEX item_cards_several_place_price ON item_cards (location, category, week_price, id)
  WHERE listed AND pieces > 1;
CREATE INDEX item_cards_several_place_rating ON item_cards (location, category, rating_score DESC, id DESC)
  WHERE listed AND pieces > 1;

CREATE INDEX item_cards_several_city ON item_cards (city, category, created_at DESC, id DESC)
  WHERE listed AND pieces > 1;
