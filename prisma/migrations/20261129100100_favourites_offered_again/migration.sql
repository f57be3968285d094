-- Who keeps an eye on an object is told that it is offered again.
ALTER TABLE "favourite_news" ADD COLUMN "is_offer" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "favourite_news" ADD CONSTRAINT favourite_news_offer_without_days
  CHECK (NOT is_offer OR start_date IS NULL);
CREATE UNIQUE INDEX favourite_news_one_offer ON favourite_news (item_id) WHERE is_offer;
