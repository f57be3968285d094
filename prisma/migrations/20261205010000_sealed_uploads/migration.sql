-- Files of private uploads are sealed with a key, and identity pictures can be compared.
ALTER TABLE "uploads" ADD COLUMN "key_id" VARCHAR(32),
  ADD COLUMN "picture_hash" BIGINT;

ALTER TABLE uploads ADD CONSTRAINT uploads_sealed_when_private
  CHECK (key_id IS NULL OR preset IN ('identity', 'rental', 'message'));
