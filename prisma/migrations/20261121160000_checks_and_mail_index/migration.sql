-- The pause before the next check follows from the payment's age alone.
ALTER TABLE "payments" DROP COLUMN "checks";

-- CreateIndex
CREATE INDEX "outbox_mails_to_created_at_idx" ON "outbox_mails"("to", "created_at");
