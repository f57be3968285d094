-- Why a payment failed is a reason that its member can be told, beside what the gateway answered.
CREATE TYPE "PaymentFailureReason" AS ENUM (
  'refused_by_payer', 'insufficient_funds', 'wrong_number', 'operator_unavailable',
  'amount_out_of_limits', 'expired', 'member_frozen', 'other'
);
ALTER TABLE payments ADD COLUMN failure_reason "PaymentFailureReason";

-- Of those that failed before, it is not known. Decided payments are guarded: not against this.
ALTER TABLE payments DISABLE TRIGGER guard_payment;
UPDATE payments SET failure_reason = 'other' WHERE status = 'failed';
ALTER TABLE payments ENABLE TRIGGER guard_payment;
ALTER TABLE payments
  ADD CONSTRAINT payments_failure_reason CHECK ((status = 'failed') = (failure_reason IS NOT NULL));

-- A callback may say why, where the status does not.
ALTER TABLE gateway_callbacks ADD COLUMN reference TEXT;
CREATE INDEX "gateway_callbacks_reference_idx" ON "gateway_callbacks"("reference");
