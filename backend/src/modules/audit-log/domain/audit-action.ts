/** What staff do on record; the database's check `audit_log_action` names the same. */
export const auditActions = [
  'approve-verification',
  'refuse-verification',
  'view-identity-file',
  'change-role',
  'correct-balance',
  'hide-item',
  'restore-item',
  'decide-payment',
  'settle-late',
  'freeze-member',
  'unfreeze-member',
  'share-deposit',
  'decide-handover',
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
  | 'review';
