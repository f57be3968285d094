-- Files of uploads that are to be removed.
CREATE TABLE "upload_removals" (
    "upload_id" UUID NOT NULL,
    "preset" "UploadPreset" NOT NULL,
    "due_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "upload_removals_pkey" PRIMARY KEY ("upload_id")
);
