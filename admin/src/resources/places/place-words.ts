import type { StaffPlace } from '../../api/types';
import type { Status } from '../../components/status-chip';

export const kindNames: Record<StaffPlace['kind'], string> = {
  city: 'Ville',
  quartier: 'Quartier',
  meeting_point: 'Point de rencontre',
};

export const kindChoices = Object.entries(kindNames).map(([id, name]) => ({ id, name }));

export const useChoices = [
  { id: 'true', name: 'Proposé' },
  { id: 'false', name: 'Retiré' },
];

export const statusOf = ({ active }: StaffPlace): Status =>
  active ? { label: 'Proposé', tone: 'good' } : { label: 'Retiré', tone: 'quiet' };

/** `Centre-ville, Libreville`: what a place lies in; nothing for a city. */
export function withinOf({ kind, quartier, city }: StaffPlace): string {
  if (kind === 'city') return '';
  return quartier ? `${quartier}, ${city}` : city;
}
