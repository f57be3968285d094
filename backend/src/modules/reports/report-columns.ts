import { type CsvColumns, instantCell } from '../../platform/http/csv.js';
import { reportKindNames, reportOutcomeNames, reportReasonNames } from './report-words.js';
import type { ReportRow } from './reports.schema.js';

/** Reports as a file, with what the console's list shows of them: not who made them. */
export const reportColumns: CsvColumns<ReportRow> = {
  'Objet du signalement': ({ title }) => title,
  Sur: ({ kind }) => reportKindNames[kind],
  Motif: ({ reason }) => reportReasonNames[reason],
  'Membre concerné': ({ member }) => member.name,
  'Signalements du membre': ({ memberReports }) => memberReports,
  'Pris par': ({ takenBy }) => takenBy?.name ?? null,
  Reçu: ({ createdAt }) => instantCell(createdAt),
  Clos: ({ closedAt }) => instantCell(closedAt),
  Suite: ({ outcome }) => outcome && reportOutcomeNames[outcome],
};
