-- A refund that its member sends back to the number that paid.
ALTER TYPE "PaymentPurpose" ADD VALUE 'refund';
ALTER TYPE "LedgerTransactionType" ADD VALUE 'refund_reserved';
ALTER TYPE "LedgerTransactionType" ADD VALUE 'refund_settled';
ALTER TYPE "LedgerTransactionType" ADD VALUE 'refund_released';
