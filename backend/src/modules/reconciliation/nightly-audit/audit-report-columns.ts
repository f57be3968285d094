import { type CsvColumns, dayCell } from '../../../platform/http/csv.js';
import type { AuditReportView } from './audit-reports.schema.js';

/** Nightly audits of the books as a file. */
export const auditReportColumns: CsvColumns<AuditReportView> = {
  Jour: ({ day }) => dayCell(day),
  'Règles vérifiées': ({ checked }) => checked,
  Anomalies: ({ broken }) =>
    broken.map(({ label, violations }) => `${label} (${violations})`).join(' | '),
  'Règles non vérifiées': ({ unchecked }) => unchecked.map(({ label }) => label).join(' | '),
};
