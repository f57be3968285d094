-- Since when nothing shows an upload; null while something does.
ALTER TABLE "uploads" ADD COLUMN "unused_since" TIMESTAMPTZ(3);

UPDATE uploads SET unused_since = created_at
WHERE NOT EXISTS (SELECT FROM users WHERE avatar_id = uploads.id)
  AND NOT EXISTS (SELECT FROM item_images WHERE upload_id = uploads.id)
  AND NOT EXISTS (
    SELECT FROM identity_submissions WHERE uploads.id IN (document_id, photo_id)
  );

CREATE INDEX uploads_unused ON uploads (unused_since) WHERE unused_since IS NOT NULL;
