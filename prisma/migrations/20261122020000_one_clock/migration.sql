-- The times of these rows come from the product's clock, never from the database's.
ALTER TABLE "users" ALTER COLUMN "created_at" DROP DEFAULT;
ALTER TABLE "sessions" ALTER COLUMN "created_at" DROP DEFAULT;
ALTER TABLE "email_tokens" ALTER COLUMN "created_at" DROP DEFAULT;
ALTER TABLE "uploads" ALTER COLUMN "created_at" DROP DEFAULT;
ALTER TABLE "identity_submissions" ALTER COLUMN "created_at" DROP DEFAULT;
ALTER TABLE "audit_log" ALTER COLUMN "at" DROP DEFAULT;
ALTER TABLE "outbox_mails"
  ALTER COLUMN "created_at" DROP DEFAULT,
  ALTER COLUMN "next_attempt_at" DROP DEFAULT;
ALTER TABLE "idempotency_keys"
  ALTER COLUMN "alive_until" DROP DEFAULT,
  ALTER COLUMN "created_at" DROP DEFAULT;
