-- What the gateway keeps for itself, borne by Loka.
ALTER TYPE "LedgerAccountKind" ADD VALUE 'fees';
ALTER TYPE "LedgerTransactionType" ADD VALUE 'gateway_fees_charged';

ALTER TABLE payments
  ADD COLUMN "gateway_fees" INTEGER,
  ADD COLUMN "fees_booked_at" TIMESTAMPTZ(3);
