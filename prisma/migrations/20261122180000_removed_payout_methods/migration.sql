-- A confirmed number that its member removes stays, marked as removed: where payouts went can be
-- proven. It may be added and confirmed once more.
ALTER TABLE "payout_methods" ADD COLUMN "removed_at" TIMESTAMPTZ(3);
DROP INDEX "payout_methods_user_id_operator_phone_number_key";
CREATE UNIQUE INDEX "payout_methods_user_id_operator_phone_number_key"
  ON "payout_methods"("user_id", "operator", "phone_number") WHERE removed_at IS NULL;
CREATE INDEX "payout_methods_user_id_idx" ON "payout_methods"("user_id");
ALTER TABLE "payout_methods"
  ADD CONSTRAINT "payout_methods_removed"
    CHECK (removed_at IS NULL OR (confirmed_at IS NOT NULL AND NOT preferred AND confirmation_hash IS NULL));

-- Payouts went to numbers that have been removed since. When those were confirmed is not known any
-- more: long enough before, as the product saw to.
INSERT INTO payout_methods (id, user_id, operator, phone_number, created_at, confirmed_at, removed_at)
SELECT gen_random_uuid(), user_id, operator::text::"MobileOperator", phone_number,
  min(created_at) - interval '30 days', min(created_at) - interval '30 days', max(created_at)
FROM payments p
WHERE purpose = 'withdrawal' AND NOT EXISTS (
  SELECT FROM payout_methods m
  WHERE m.user_id = p.user_id AND m.operator::text = p.operator::text
    AND m.phone_number = p.phone_number AND m.confirmed_at < p.created_at
)
GROUP BY user_id, operator, phone_number;
