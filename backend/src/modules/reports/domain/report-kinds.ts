export const reportKinds = ['item', 'member', 'rental', 'message', 'review'] as const;

/** What can be reported; of a rental, help with it is asked for. */
export type ReportKind = (typeof reportKinds)[number];

/** Why, by what is reported; `reports_reason_of_kind` of the database names the same. */
export const reportReasons = {
  item: ['prohibited', 'scam', 'false-listing', 'stolen', 'offensive', 'other'],
  member: ['scam', 'insults', 'impersonation', 'outside-payment', 'other'],
  rental: ['not-as-described', 'no-answer', 'payment', 'damage', 'behaviour', 'other'],
  message: ['insults', 'outside-payment', 'scam', 'spam', 'other'],
  review: ['false-review', 'insults', 'personal-data', 'other'],
} as const satisfies Record<ReportKind, readonly string[]>;

export type ReportReason = (typeof reportReasons)[ReportKind][number];

export const allReportReasons = [...new Set(reportKinds.flatMap((kind) => reportReasons[kind]))];

export function isReasonOf(kind: ReportKind, reason: ReportReason): boolean {
  return (reportReasons[kind] as readonly ReportReason[]).includes(reason);
}

export const reportOutcomes = ['nothing', 'helped', 'warned', 'hidden', 'frozen'] as const;

/** What became of a report. */
export type ReportOutcome = (typeof reportOutcomes)[number];

/**
 * How a report of a kind may be closed.
 *
 * @param canHide whether what was reported can be taken out of sight
 */
export function outcomesOf(kind: ReportKind, canHide: boolean): ReportOutcome[] {
  return reportOutcomes.filter((outcome) => {
    if (outcome === 'helped') return kind === 'rental';
    if (outcome === 'hidden') return canHide;
    return true;
  });
}
