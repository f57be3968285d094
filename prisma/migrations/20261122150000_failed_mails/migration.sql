-- A mail that no server took for days is given up.
ALTER TABLE "outbox_mails" ADD COLUMN "failed_at" TIMESTAMPTZ(3);
ALTER TABLE "outbox_mails"
  ADD CONSTRAINT "outbox_mails_state" CHECK (num_nonnulls(next_attempt_at, sent_at, failed_at) = 1);
CREATE INDEX "outbox_mails_failed" ON "outbox_mails"("failed_at") WHERE failed_at IS NOT NULL;
