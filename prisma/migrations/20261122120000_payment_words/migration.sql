-- What came or went through the gateway, and the security deposit, by their full names.
ALTER TABLE payments RENAME COLUMN moved_amount TO settled_amount;
ALTER TABLE payments RENAME COLUMN deposit TO security_deposit;

-- The mobile money numbers of members are their payout methods.
ALTER TABLE mobile_numbers RENAME TO payout_methods;
ALTER TABLE payout_methods RENAME CONSTRAINT mobile_numbers_pkey TO payout_methods_pkey;
ALTER TABLE payout_methods RENAME CONSTRAINT mobile_numbers_user_id_fkey TO payout_methods_user_id_fkey;
ALTER TABLE payout_methods RENAME CONSTRAINT mobile_numbers_form TO payout_methods_phone_number;
ALTER INDEX mobile_numbers_confirmation_hash_key RENAME TO payout_methods_confirmation_hash_key;
ALTER INDEX mobile_numbers_user_id_operator_phone_number_key
  RENAME TO payout_methods_user_id_operator_phone_number_key;
ALTER INDEX mobile_numbers_one_preferred RENAME TO payout_methods_one_preferred;

-- Operators are a list, not any text.
CREATE TYPE "MobileOperator" AS ENUM ('airtel', 'moov');
CREATE TYPE "PaymentOperator" AS ENUM ('airtel', 'moov', 'card', 'wallet');
ALTER TABLE payout_methods
  ALTER COLUMN operator TYPE "MobileOperator" USING operator::"MobileOperator";
ALTER TABLE payments DROP CONSTRAINT payments_wallet_alone;
ALTER TABLE payments
  ALTER COLUMN operator TYPE "PaymentOperator" USING operator::"PaymentOperator";
ALTER TABLE payments
  ADD CONSTRAINT payments_wallet_alone CHECK ((amount = 0) = (operator = 'wallet'));

-- One clock for all rows: the product's.
ALTER TABLE payments
  ALTER COLUMN next_check_at DROP DEFAULT,
  ALTER COLUMN created_at DROP DEFAULT;
ALTER TABLE payment_events ALTER COLUMN at DROP DEFAULT;
ALTER TABLE payout_methods ALTER COLUMN created_at DROP DEFAULT;
ALTER TABLE gateway_callbacks ALTER COLUMN received_at DROP DEFAULT;
ALTER TABLE gateway_secrets ALTER COLUMN renewed_at DROP DEFAULT;
ALTER TABLE reconciliation_reports ALTER COLUMN created_at DROP DEFAULT;
ALTER TABLE reviews ALTER COLUMN created_at DROP DEFAULT;

CREATE INDEX "payments_item_id_idx" ON "payments"("item_id");
CREATE INDEX "payments_status_created_at_idx" ON "payments"("status", "created_at");

-- Why a payment is in review is a code, not a sentence.
CREATE TYPE "PaymentReviewReason" AS ENUM ('other_amount', 'other_reference', 'other_number', 'unanswered');
ALTER TABLE payments ADD COLUMN review_reason "PaymentReviewReason";
UPDATE payments p
SET review_reason = CASE
  WHEN p.settled_amount IS NOT NULL THEN 'other_amount'
  WHEN e.detail ~ '^success of 0[0-9]{8}$' THEN 'other_number'
  WHEN e.detail LIKE 'success of %' THEN 'other_reference'
  ELSE 'unanswered'
END::"PaymentReviewReason"
FROM (
  SELECT DISTINCT ON (payment_id) payment_id, detail FROM payment_events
  WHERE "to" = 'review' ORDER BY payment_id, at DESC
) e
WHERE e.payment_id = p.id AND p.status = 'review';
UPDATE payments SET review_reason = 'unanswered' WHERE status = 'review' AND review_reason IS NULL;
-- The checks that wait for the commit run now: a table with pending ones cannot be altered.
SET CONSTRAINTS ALL IMMEDIATE;
ALTER TABLE payments
  ADD CONSTRAINT payments_review_reason CHECK (status <> 'review' OR review_reason IS NOT NULL);
