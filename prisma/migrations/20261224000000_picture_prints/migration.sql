-- Pictures of papers are found again also mirrored, turned or cut at the edges. Those that were sent before are found by
-- their hashes as until now.
ALTER TABLE "uploads" ADD COLUMN "picture_prints" BYTEA;

ALTER TABLE "identity_submissions" ADD COLUMN "picture_prints" BYTEA,
ADD COLUMN "picture_keys" INTEGER[] DEFAULT ARRAY[]::INTEGER[];

CREATE INDEX "identity_submissions_picture_keys_idx" ON "identity_submissions" USING GIN ("picture_keys");

-- Prints have 32 bytes: ten of an upload, two of each of three pictures.
ALTER TABLE uploads ADD CONSTRAINT uploads_picture_prints CHECK (octet_length(picture_prints) IN (0, 320));
ALTER TABLE identity_submissions ADD CONSTRAINT identity_submissions_picture_prints
  CHECK (CASE WHEN picture_prints IS NULL THEN picture_keys = '{}'
    ELSE octet_length(picture_prints) IN (0, 64, 128, 192) AND (picture_prints = '') = (picture_keys = '{}') END);
