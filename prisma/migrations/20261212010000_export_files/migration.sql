-- An export is several files, each on record before the storage has it.
CREATE TABLE "data_export_files" (
  "id" UUID NOT NULL,
  "export_id" UUID NOT NULL,
  "part" INTEGER NOT NULL,
  "name" TEXT NOT NULL,
  "begun_at" TIMESTAMPTZ(3) NOT NULL,
  "put_at" TIMESTAMPTZ(3),
  "bytes" INTEGER,
  CONSTRAINT "data_export_files_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "data_export_files_export_id_fkey" FOREIGN KEY ("export_id") REFERENCES "data_exports"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT data_export_files_put CHECK ((put_at IS NULL) = (bytes IS NULL)),
  CONSTRAINT data_export_files_counted CHECK (part >= 1 AND bytes > 0)
);
CREATE UNIQUE INDEX "data_export_files_name_key" ON "data_export_files"("name");
CREATE UNIQUE INDEX "data_export_files_export_id_part_key" ON "data_export_files"("export_id", "part");

-- The one file that each had until now; also of those whose worker may have died once it was put.
INSERT INTO data_export_files (id, export_id, part, name, begun_at, put_at, bytes)
SELECT gen_random_uuid(), id, 1, 'exports/' || id || '/donnees.zip', requested_at, ready_at, bytes
FROM data_exports
WHERE removed_at IS NULL AND (ready_at IS NOT NULL OR attempts > 0);

ALTER TABLE data_exports ADD COLUMN "parts" INTEGER;
UPDATE data_exports SET parts = 1 WHERE ready_at IS NOT NULL;
ALTER TABLE data_exports
  DROP CONSTRAINT data_exports_file,
  DROP COLUMN "bytes",
  ADD CONSTRAINT data_exports_files CHECK (
    (ready_at IS NOT NULL) = (expires_at IS NOT NULL) AND (ready_at IS NOT NULL) = (parts IS NOT NULL)
    AND (removed_at IS NULL OR ready_at IS NOT NULL) AND parts >= 1);
