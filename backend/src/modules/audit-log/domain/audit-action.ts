/** What staff do on record; the database's check `audit_log_action` names the same. */
export const auditActions = [
  'approve-verification',
  'refuse-verification',
  'view-identity-file',
  'change-role',
  'correct-balance',
  'propose-correction',
  'refuse-correction',
  'take-back-correction',
  'propose-act',
  'approve-act',
  'refuse-act',
  'take-back-act',
  'hide-item',
  'restore-item',
  'decide-payment',
  'settle-late',
  'put-payment-right',
  'freeze-member',
  'unfreeze-member',
  'keep-frozen',
  'suspend-member',
  'reinstate-member',
  'correct-email',
  'resend-confirmation',
  'share-deposit',
  'decide-handover',
  'cancel-rental',
  'postpone-deadline',
  'add-place',
  'change-place',
  'deactivate-place',
  'activate-place',
  'take-report',
  'release-report',
  'close-report',
  'view-reported-messages',
  'check-item',
  'hide-review',
  'restore-review',
  'reset-second-step',
  'end-sessions',
  'check-payment',
  'export-list',
  'compare-payments',
  'declare-incident',
  'block-payments',
  'end-incident',
  'dismiss-incident',
  'post-treasury',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** What an act is done to. */
export type AuditSubject =
  | 'verification'
  | 'upload'
  | 'user'
  | 'item'
  | 'payment'
  | 'rental'
  | 'place'
  | 'report'
  | 'review'
  | 'list'
  | 'reconciliation'
  | 'incident'
  | 'treasury';
