-- Several pieces of one object: an owner gives a stock, a renter a number of pieces. More days may be
-- cheaper, and an owner may deliver for a fee.
ALTER TABLE items
  ADD COLUMN "pieces" INTEGER NOT NULL DEFAULT 1,
  ADD COLUMN "pieces_since" DATE,
  ADD COLUMN "price_tiers" JSONB NOT NULL DEFAULT '[]',
  ADD COLUMN "delivery_fee" INTEGER;
ALTER TABLE rentals
  ADD COLUMN "pieces" INTEGER NOT NULL DEFAULT 1,
  ADD COLUMN "delivery_fee" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE payments
  ADD COLUMN "pieces" INTEGER NOT NULL DEFAULT 1,
  ADD COLUMN "delivery_fee" INTEGER NOT NULL DEFAULT 0;

CREATE TABLE "item_closures" (
    "id" UUID NOT NULL,
    "item_id" UUID NOT NULL,
    "start_date" DATE NOT NULL,
    "end_date" DATE NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "item_closures_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "occupied_pieces" (
    "item_id" UUID NOT NULL,
    "piece" SMALLINT NOT NULL,
    "start_date" DATE NOT NULL,
    "end_date" DATE NOT NULL,
    "rental_id" UUID,
    "closure_id" UUID,

    CONSTRAINT "occupied_pieces_pkey" PRIMARY KEY ("item_id", "piece", "start_date")
);

CREATE INDEX "item_closures_item_id_idx" ON "item_closures"("item_id");
CREATE INDEX "occupied_pieces_rental_id_idx" ON "occupied_pieces"("rental_id");
CREATE INDEX "occupied_pieces_closure_id_idx" ON "occupied_pieces"("closure_id");

ALTER TABLE "item_closures" ADD CONSTRAINT "item_closures_item_id_fkey" FOREIGN KEY ("item_id") REFERENCES "items"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "occupied_pieces" ADD CONSTRAINT "occupied_pieces_item_id_fkey" FOREIGN KEY ("item_id") REFERENCES "items"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "occupied_pieces" ADD CONSTRAINT "occupied_pieces_rental_id_fkey" FOREIGN KEY ("rental_id") REFERENCES "rentals"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "occupied_pieces" ADD CONSTRAINT "occupied_pieces_closure_id_fkey" FOREIGN KEY ("closure_id") REFERENCES "item_closures"("id") ON DELETE CASCADE ON UPDATE CASCADE;
