-- Both parties of a rental write of each other and of the object; until now there were reviews of objects
-- alone, published as they were written.
CREATE TYPE "ReviewSubject" AS ENUM ('item', 'owner', 'renter');

ALTER TABLE "reviews"
  ADD COLUMN "subject" "ReviewSubject" NOT NULL DEFAULT 'item',
  ADD COLUMN "reviewed_id" UUID,
  ADD COLUMN "publish_at" TIMESTAMPTZ(3),
  ADD COLUMN "published_at" TIMESTAMPTZ(3),
  ADD COLUMN "hidden_at" TIMESTAMPTZ(3),
  ADD COLUMN "answer" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "answered_at" TIMESTAMPTZ(3);

UPDATE reviews
SET reviewed_id = rentals.owner_id, publish_at = reviews.created_at, published_at = reviews.created_at
FROM rentals WHERE rentals.id = reviews.rental_id;

ALTER TABLE "reviews"
  ALTER COLUMN "subject" DROP DEFAULT,
  ALTER COLUMN "reviewed_id" SET NOT NULL,
  ALTER COLUMN "publish_at" SET NOT NULL,
  ADD CONSTRAINT "reviews_reviewed_id_fkey" FOREIGN KEY ("reviewed_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

DROP INDEX "reviews_rental_id_key";
DROP INDEX "reviews_item_id_idx";
CREATE UNIQUE INDEX "reviews_rental_id_subject_key" ON "reviews"("rental_id", "subject");
CREATE INDEX "reviews_item_id_created_at_id_idx" ON "reviews"("item_id", "created_at" DESC, "id" DESC);
CREATE INDEX "reviews_reviewed_id_created_at_id_idx" ON "reviews"("reviewed_id", "created_at" DESC, "id" DESC);
CREATE INDEX "reviews_author_id_created_at_id_idx" ON "reviews"("author_id", "created_at" DESC, "id" DESC);
CREATE INDEX reviews_unpublished ON reviews (publish_at) WHERE published_at IS NULL;

CREATE TABLE "review_invitations" (
  "rental_id" UUID NOT NULL,
  "item_id" UUID NOT NULL,
  "renter_id" UUID NOT NULL,
  "owner_id" UUID NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "closes_at" TIMESTAMPTZ(3) NOT NULL,
  "reminded_at" TIMESTAMPTZ(3),
  CONSTRAINT "review_invitations_pkey" PRIMARY KEY ("rental_id"),
  CONSTRAINT "review_invitations_rental_id_fkey" FOREIGN KEY ("rental_id") REFERENCES "rentals"("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE INDEX "review_invitations_renter_id_closes_at_idx" ON "review_invitations"("renter_id", "closes_at");
CREATE INDEX "review_invitations_owner_id_closes_at_idx" ON "review_invitations"("owner_id", "closes_at");
CREATE INDEX "review_invitations_closes_at_idx" ON "review_invitations"("closes_at");

-- Who is to be invited is looked for among the rentals that ended lately.
CREATE INDEX rentals_ended ON rentals (end_date) WHERE status = 'terminee';

ALTER TABLE "items"
  ADD COLUMN "review_count" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "rating_sum" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "users"
  ADD COLUMN "owner_review_count" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "owner_rating_sum" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "renter_review_count" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "renter_rating_sum" INTEGER NOT NULL DEFAULT 0;
