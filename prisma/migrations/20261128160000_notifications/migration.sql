-- CreateEnum
CREATE TYPE "NotificationCategory" AS ENUM ('requests', 'rentals', 'messages', 'reviews', 'favourites', 'money', 'security', 'decisions');

-- AlterTable
ALTER TABLE "outbox_mails" ADD COLUMN     "held_with" TEXT,
ADD COLUMN     "unsubscribe_url" TEXT;

-- CreateTable
CREATE TABLE "notifications" (
    "id" UUID NOT NULL,
    "event_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "category" "NotificationCategory" NOT NULL,
    "kind" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "path" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "read_at" TIMESTAMPTZ(3),

    CONSTRAINT "notifications_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "notification_settings" (
    "user_id" UUID NOT NULL,
    "off" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "quiet_from" SMALLINT,
    "quiet_to" SMALLINT,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "notification_settings_pkey" PRIMARY KEY ("user_id")
);

-- CreateIndex
CREATE INDEX "notifications_user_id_created_at_id_idx" ON "notifications"("user_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "notifications_created_at_idx" ON "notifications"("created_at");

-- CreateIndex
CREATE UNIQUE INDEX "notifications_event_id_user_id_key" ON "notifications"("event_id", "user_id");

-- AddForeignKey
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "domain_events"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- The number beside the bell.
CREATE INDEX "notifications_unread" ON "notifications" ("user_id") WHERE "read_at" IS NULL;

-- The mails that wait to be sent together, by member and category.
CREATE INDEX "outbox_mails_held" ON "outbox_mails" ("held_with", "next_attempt_at") WHERE "held_with" IS NOT NULL;

-- What is held is still to be sent.
ALTER TABLE "outbox_mails" ADD CONSTRAINT "outbox_mails_held_is_due"
  CHECK ("held_with" IS NULL OR "next_attempt_at" IS NOT NULL);

-- Mails about money, the account's safety and decisions are always sent.
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_keep_needed_mails"
  CHECK (NOT "off" && ARRAY['money:mail', 'security:mail', 'decisions:mail']);

ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_quiet_hours"
  CHECK (("quiet_from" IS NULL) = ("quiet_to" IS NULL)
    AND coalesce("quiet_from" BETWEEN 0 AND 23 AND "quiet_to" BETWEEN 0 AND 23 AND "quiet_from" <> "quiet_to", TRUE));
