-- What the ledger says of money that moves at an operator beside the payments of members. A value of an enum is good
-- for nothing in the transaction that adds it.

ALTER TYPE "LedgerTransactionType" ADD VALUE 'float_transferred';
ALTER TYPE "LedgerTransactionType" ADD VALUE 'own_money_paid_in';
ALTER TYPE "LedgerTransactionType" ADD VALUE 'own_money_taken_out';
ALTER TYPE "LedgerTransactionType" ADD VALUE 'float_fee_charged';
ALTER TYPE "LedgerTransactionType" ADD VALUE 'float_fee_refunded';
ALTER TYPE "LedgerTransactionType" ADD VALUE 'float_fee_refilled';
ALTER TYPE "LedgerTransactionType" ADD VALUE 'unclaimed_sent_back';
