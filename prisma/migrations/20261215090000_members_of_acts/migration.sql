-- Whom an act is about whose subject is somebody's papers or submission, so that it is found by that person.
ALTER TABLE "audit_log" ADD COLUMN "member_id" TEXT
  GENERATED ALWAYS AS (coalesce(detail ->> 'userId', detail ->> 'ownerId')) STORED;
CREATE INDEX "audit_log_member_id_at_idx" ON "audit_log"("member_id", "at" DESC);
