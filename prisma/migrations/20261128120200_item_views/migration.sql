-- How often the page of an object was looked at on a day, and nothing of who looked.
CREATE TABLE "item_views" (
  "item_id" UUID NOT NULL,
  "day" DATE NOT NULL,
  "views" INTEGER NOT NULL DEFAULT 0,
  CONSTRAINT "item_views_pkey" PRIMARY KEY ("item_id", "day"),
  CONSTRAINT "item_views_item_id_fkey" FOREIGN KEY ("item_id") REFERENCES "items"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT item_views_counted CHECK (views > 0)
);
CREATE INDEX "item_views_day_idx" ON "item_views"("day");
