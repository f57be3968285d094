import { type CsvColumns, instantCell } from '../../platform/http/csv.js';
import { incidentStatusNames } from './incident-words.js';
import type { IncidentView } from './incidents.schema.js';

/** Incidents, and proposals of them, as a file. */
export const incidentColumns: CsvColumns<IncidentView> = {
  Opérateur: ({ operatorLabel }) => operatorLabel,
  Statut: ({ status }) => incidentStatusNames[status],
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
