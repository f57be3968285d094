-- How often somebody came to pay for an object on a day, beside how often its page was looked at, and nothing of who
-- did. With both, staff see where visitors stop.
ALTER TABLE "item_views" ADD COLUMN "checkouts" INTEGER NOT NULL DEFAULT 0,
  DROP CONSTRAINT item_views_counted,
  ADD CONSTRAINT item_views_counted CHECK (views >= 0 AND checkouts >= 0 AND views + checkouts > 0);
