-- Money that an operator settled for a payment that failed here.

ALTER TYPE "LedgerTransactionType" ADD VALUE 'payment_settled_late';

ALTER TABLE audit_log DROP CONSTRAINT audit_log_action;
ALTER TABLE audit_log
  ADD CONSTRAINT audit_log_action CHECK (action IN (
    'approve-verification', 'refuse-verification', 'view-identity-file', 'change-role',
    'correct-balance', 'hide-item', 'restore-item', 'decide-payment', 'settle-late'
  ));
