-- Who acted, and what they did, as the database knows both.
ALTER TABLE "audit_log"
  ADD CONSTRAINT "audit_log_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  ADD CONSTRAINT audit_log_action CHECK (action IN (
    'approve-verification', 'refuse-verification', 'view-identity-file', 'change-role',
    'correct-balance', 'hide-item', 'restore-item', 'decide-payment'
  )),
  ADD CONSTRAINT audit_log_subject CHECK (subject IN (
    'verification', 'upload', 'user', 'item', 'payment'
  ));

DROP INDEX "audit_log_subject_subject_id_idx";
CREATE INDEX "audit_log_subject_id_at_idx" ON "audit_log"("subject_id", "at" DESC);
CREATE INDEX "audit_log_actor_id_at_idx" ON "audit_log"("actor_id", "at" DESC);
CREATE INDEX "audit_log_action_at_idx" ON "audit_log"("action", "at" DESC);

CREATE TYPE "EventActorRole" AS ENUM ('anonymous', 'member', 'renter', 'owner', 'staff', 'provider', 'system');
ALTER TABLE "domain_events"
  ALTER COLUMN "actor" TYPE "EventActorRole" USING actor::"EventActorRole";

-- A part of a name or of an address, as staff search users by.
ALTER TABLE "users"
  ADD COLUMN "search_text" TEXT GENERATED ALWAYS AS (name || E'\n' || email::text) STORED;
CREATE INDEX users_search ON users USING gin (search_text gin_trgm_ops);

-- What the nightly removal looks for.
CREATE INDEX "sessions_expires_at_idx" ON "sessions"("expires_at");
CREATE INDEX "sessions_revoked_at_idx" ON "sessions"("revoked_at");
CREATE INDEX "email_tokens_created_at_idx" ON "email_tokens"("created_at");
