import { type CsvColumns, instantCell } from '../../platform/http/csv.js';
import type { AuditEntryView } from './audit-log.schema.js';

/** The audit log as a file. */
export const auditLogColumns: CsvColumns<AuditEntryView> = {
  Quand: ({ at }) => instantCell(at),
  Qui: ({ actorName }) => actorName,
  Acte: ({ actionName }) => actionName,
  'Sur quoi': ({ subjectName }) => subjectName,
  Identifiant: ({ subjectId }) => subjectId,
  Raison: ({ detail }) => (typeof detail.reason === 'string' ? detail.reason : null),
  'Montant (FCFA)': ({ detail: { amount, movedAmount } }) => {
    const moved = amount ?? movedAmount;
    return typeof moved === 'number' ? moved : null;
  },
  'Proposé par': ({ proposerName }) => proposerName,
};
