/** The lists of the console that staff take away as files. */
export type ExportedList =
  | 'members'
  | 'items'
  | 'rentals'
  | 'payments'
  | 'verifications'
  | 'reports'
  | 'item-checks'
  | 'reviews'
  | 'approvals'
  | 'places'
  | 'audit-log'
  | 'incidents'
  | 'reconciliation-reports'
  | 'audit-reports'
  | 'treasury';
