import type { AuditReport } from '../../api/types';
import type { Status } from '../../components/status-chip';

/** How a night's audit ended. */
export function auditOutcomeOf({ broken, unchecked }: AuditReport): Status {
  const { length } = broken;
  if (length > 0)
    return { label: `${length} ${length > 1 ? 'anomalies' : 'anomalie'}`, tone: 'bad' };
  if (unchecked.length > 0) return { label: 'Incomplet', tone: 'waiting' };
  return { label: 'Aucune anomalie', tone: 'good' };
}
