/** Which module owns a table: it alone names it, in Prisma or in SQL; others ask its services. */
export const ownerOf: Record<string, string> = {
  audit_log: 'audit-log',
  domain_events: 'events',
  ledger_accounts: 'wallet',
  ledger_transactions: 'wallet',
  ledger_entries: 'wallet',
  ledger_statement_lines: 'wallet',
  ledger_monthly_totals: 'wallet',
  uploads: 'uploads',
  gateway_secrets: 'mobile-money',
  gateway_callbacks: 'mobile-money',
  users: 'accounts',
  sessions: 'auth',
  email_tokens: 'auth',
  identity_submissions: 'verification',
  payout_methods: 'payout-methods',
  cities: 'places',
  quartiers: 'places',
  meeting_points: 'places',
  items: 'items',
  item_images: 'items',
  calendar_feeds: 'items',
  item_closures: 'items',
  occupied_pieces: 'items',
  rentals: 'rentals',
  rental_events: 'rentals',
  rental_contracts: 'rentals',
  rental_photos: 'rentals',
  rental_changes: 'rentals',
  payments: 'payments',
  payment_events: 'payments',
  reviews: 'catalogue',
  reconciliation_reports: 'reconciliation',
  audit_reports: 'reconciliation',
  outbox_mails: 'platform',
  idempotency_keys: 'platform',
};

/** Who may read tables of others, and why. */
export const readersOfAll: readonly { path: RegExp; why: string }[] = [
  {
    path: /^backend\/src\/modules\/catalogue\//,
    why: 'the public reads join what a page shows in one statement, for speed',
  },
  {
    path: /^backend\/src\/modules\/reconciliation\/(invariants\/|audit-)/,
    why: 'the audit proves that tables of several modules agree',
  },
  {
    path: /^backend\/src\/modules\/ops\/[a-z-]*metrics\.ts$/,
    why: 'metrics count rows of several modules',
  },
];
