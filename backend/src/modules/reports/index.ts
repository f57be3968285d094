export type { ReportKind, ReportOutcome, ReportReason } from './domain/report-kinds.js';
export { reportClosed, reportsOverdue } from './reports.events.js';
export { ReportsModule } from './reports.module.js';
