import type { Day } from '../../kernel/day.js';
import { eventKind } from '../events/index.js';
import type { DifferenceKind } from './domain/compare-payment.js';
import type { AuditPart } from './invariants.js';

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

/** What a night's audit of the books found. The subject is the report. */
export type AuditReportFacts = {
  day: Day;
  /** How many invariants were checked. */
  checked: number;
  /** Those that do not hold, and how many rows break each. */
  broken: { name: string; part: AuditPart; violations: number }[];
  /** Those whose check failed. */
  unchecked: { name: string; part: AuditPart; reason: string }[];
};

export const auditReportMade = eventKind<AuditReportFacts>('audit-report.made');

export const reconciliationReportMade = eventKind<ReconciliationReportFacts>(
  'reconciliation-report.made',
);
