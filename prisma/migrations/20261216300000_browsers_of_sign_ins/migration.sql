-- The sign-in that a browser was allowed by to show notifications: it shows none once that has ended, and is forgotten
-- with it. Of browsers that were allowed before, it is not known.
ALTER TABLE "push_subscriptions" ADD COLUMN "session_id" UUID;
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_id_fkey"
  FOREIGN KEY ("session_id") REFERENCES "sign_ins"("id") ON DELETE CASCADE ON UPDATE CASCADE;
CREATE INDEX "push_subscriptions_session_id_idx" ON "push_subscriptions"("session_id");
