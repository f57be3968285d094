-- Who of the staff looks at papers, until when.
ALTER TABLE "identity_submissions" ADD COLUMN     "claimed_by" UUID,
ADD COLUMN     "claimed_until" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "identity_skips" (
    "id" UUID NOT NULL,
    "submission_id" UUID NOT NULL,
    "staff_id" UUID NOT NULL,
    "note" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "identity_skips_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "identity_skips_submission_id_staff_id_idx" ON "identity_skips"("submission_id", "staff_id");

-- AddForeignKey
ALTER TABLE "identity_submissions" ADD CONSTRAINT "identity_submissions_claimed_by_fkey" FOREIGN KEY ("claimed_by") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "identity_skips" ADD CONSTRAINT "identity_skips_submission_id_fkey" FOREIGN KEY ("submission_id") REFERENCES "identity_submissions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "identity_skips" ADD CONSTRAINT "identity_skips_staff_id_fkey" FOREIGN KEY ("staff_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Only what waits is looked at, by one person for a time, who never looks at their own.
ALTER TABLE identity_submissions
  ADD CONSTRAINT identity_submissions_claim CHECK (
    CASE WHEN claimed_by IS NULL
      THEN claimed_until IS NULL
      ELSE claimed_until IS NOT NULL AND status = 'pending' AND claimed_by <> user_id
    END
  );
ALTER TABLE identity_skips ADD CONSTRAINT identity_skips_note CHECK (note <> '');

-- What was decided stays, whoever decides a second time.
CREATE FUNCTION guard_decided_identity() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'submission % violates constraint "identity_submissions_decided_once"', OLD.id
    USING ERRCODE = 'check_violation', CONSTRAINT = 'identity_submissions_decided_once';
END $$;
CREATE TRIGGER guard_decided BEFORE UPDATE ON identity_submissions
  FOR EACH ROW WHEN (OLD.status <> 'pending' AND (OLD.status, OLD.reason, OLD.decided_by, OLD.decided_at)
    IS DISTINCT FROM (NEW.status, NEW.reason, NEW.decided_by, NEW.decided_at))
  EXECUTE FUNCTION guard_decided_identity();
