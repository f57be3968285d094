-- What members ask for of all that is kept of them.
CREATE TABLE "data_exports" (
  "id" UUID NOT NULL,
  "user_id" UUID NOT NULL,
  "requested_at" TIMESTAMPTZ(3) NOT NULL,
  "attempts" INTEGER NOT NULL DEFAULT 0,
  "next_attempt_at" TIMESTAMPTZ(3),
  "ready_at" TIMESTAMPTZ(3),
  "failed_at" TIMESTAMPTZ(3),
  "expires_at" TIMESTAMPTZ(3),
  "removed_at" TIMESTAMPTZ(3),
  "bytes" INTEGER,
  CONSTRAINT "data_exports_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "data_exports_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT data_exports_one_state CHECK (num_nonnulls(next_attempt_at, ready_at, failed_at) = 1),
  CONSTRAINT data_exports_file CHECK (
    (ready_at IS NOT NULL) = (expires_at IS NOT NULL) AND (ready_at IS NOT NULL) = (bytes IS NOT NULL)
    AND (removed_at IS NULL OR ready_at IS NOT NULL))
);
CREATE INDEX "data_exports_user_id_requested_at_idx" ON "data_exports"("user_id", "requested_at");
CREATE INDEX "data_exports_requested_at_idx" ON "data_exports"("requested_at");
-- One at a time for each member.
CREATE UNIQUE INDEX data_exports_one_open ON data_exports (user_id) WHERE next_attempt_at IS NOT NULL;
CREATE INDEX data_exports_kept ON data_exports (expires_at) WHERE removed_at IS NULL AND ready_at IS NOT NULL;
CREATE TRIGGER guard_leaving AFTER INSERT ON data_exports
  FOR EACH ROW EXECUTE FUNCTION guard_leaving('deleted', 'user_id');
