import type { Day } from '../../kernel/day.js';
import { eventKind } from '../events/index.js';
import type { DifferenceKind } from './domain/compare-payment.js';

/** What was found about the payments of the last days. The subject is the report. */
export type ReconciliationReportFacts = {
  day: Day;
  /** Payments that the gateway answered for. */
  compared: number;
  /** Beside those. */
  unanswered: number;
  /** `reference` is the payment's. */
  differences: { kind: DifferenceKind; reference: string }[];
};

export const reconciliationReportMade = eventKind<ReconciliationReportFacts>(
  'reconciliation-report.made',
);
