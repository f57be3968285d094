-- How an object changes hands: fetched, at a public meeting point, or brought by its owner. The renter
-- chooses it with the payment, and the rental keeps it.
CREATE TYPE "Fulfilment" AS ENUM ('pickup', 'meeting_point', 'delivery');

ALTER TABLE payments
  ADD COLUMN "fulfilment" "Fulfilment" NOT NULL DEFAULT 'pickup',
  ADD COLUMN "meeting_point_id" UUID,
  ADD CONSTRAINT "payments_meeting_point_id_fkey" FOREIGN KEY ("meeting_point_id")
    REFERENCES "meeting_points"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  ADD CONSTRAINT payments_delivered CHECK (delivery_fee = 0 OR fulfilment = 'delivery'),
  ADD CONSTRAINT payments_fulfilment CHECK (purpose = 'rental' OR fulfilment = 'pickup'),
  ADD CONSTRAINT payments_meeting_point
    CHECK ((meeting_point_id IS NOT NULL) = (fulfilment = 'meeting_point'));

ALTER TABLE rentals
  ADD COLUMN "fulfilment" "Fulfilment" NOT NULL DEFAULT 'pickup',
  ADD COLUMN "meeting_point_id" UUID,
  ADD CONSTRAINT "rentals_meeting_point_id_fkey" FOREIGN KEY ("meeting_point_id")
    REFERENCES "meeting_points"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  ADD CONSTRAINT rentals_delivered CHECK (delivery_fee = 0 OR fulfilment = 'delivery'),
  ADD CONSTRAINT rentals_meeting_point
    CHECK ((meeting_point_id IS NOT NULL) = (fulfilment = 'meeting_point'));
