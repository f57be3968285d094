export type { ReportKind, ReportOutcome, ReportReason } from './domain/report-kinds.js';
export { hoursWaited, overdueSince } from './domain/report-wait.js';
export { ReportNames } from './report-names.js';
export { reportClosed, reportsOverdue } from './reports.events.js';
export { ReportsModule } from './reports.module.js';
