import type { IncidentView } from './incidents.schema.js';

/** What the console and its files call the states of an incident. */
export const incidentStatusNames: Record<IncidentView['status'], string> = {
  proposed: 'À confirmer',
  open: 'En cours',
  ended: 'Terminée',
  dismissed: 'Écartée',
};
