import { eventKind } from '../events/index.js';
import type { ReportKind, ReportOutcome, ReportReason } from './domain/report-kinds.js';

/** The subject of each is the report. */
export type ReportEventFacts = {
  kind: ReportKind;
  subjectId: string;
  reporterId: string;
  /** Whom it is about: never told by whom. */
  memberId: string;
  reason: ReportReason;
};

export const reportMade = eventKind<ReportEventFacts>('report.made');
/** What was reported is called so: a member by their name. */
type Called = { title: string };

export const reportClosed = eventKind<ReportEventFacts & { outcome: ReportOutcome }, Called>(
  'report.closed',
);

/** Some have waited for long. The subject is the one that has waited longest. */
export const reportsOverdue = eventKind<{
  /** How many staff were not told of yet, and how many are open in all. */
  overdue: number;
  open: number;
  /** Whole hours that the oldest has waited. */
  hours: number;
}>('report.overdue');
