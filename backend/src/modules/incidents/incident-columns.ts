import { type CsvColumns, instantCell } from '../../platform/http/csv.js';
import type { IncidentView } from './incidents.schema.js';

const statuses: Record<IncidentView['status'], string> = {
  proposed: 'À confirmer',
  open: 'En cours',
  ended: 'Terminée',
  dismissed: 'Écartée',
};

/** Incidents, and proposals of them, as a file. */
export const incidentColumns: CsvColumns<IncidentView> = {
  Opérateur: ({ operatorLabel }) => operatorLabel,
  Statut: ({ status }) => statuses[status],
  Début: ({ startedAt }) => instantCell(startedAt),
  Fin: ({ closedAt }) => instantCell(closedAt),
  'Paiements bloqués': ({ blocksPayments }) => (blocksPayments ? 'Oui' : null),
  'Échecs techniques': ({ proposal }) => proposal?.failures ?? null,
  'Paiements regardés': ({ proposal }) => proposal?.attempts ?? null,
  Raison: ({ reason }) => reason,
  'Déclarée par': ({ declaredBy }) => declaredBy?.name ?? null,
  'Paiements bloqués ensuite par': ({ blockedBy }) => blockedBy?.name ?? null,
  'Pourquoi bloqués ensuite': ({ blockingReason }) => blockingReason,
  'Terminée ou écartée par': ({ closedBy }) => closedBy?.name ?? null,
  'Pourquoi terminée ou écartée': ({ closingReason }) => closingReason,
};
