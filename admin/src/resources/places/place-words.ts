import { words } from '@loka/client';
import type { StaffPlace } from '../../api/types';
import type { Status } from '../../components/status-chip';

export const kindNames: Record<StaffPlace['kind'], string> = words.placeKindNames;

export const kindChoices = Object.entries(kindNames).map(([id, name]) => ({ id, name }));

export const useChoices = [
  { id: 'true', name: words.placeStateNames.offered },
  { id: 'false', name: words.placeStateNames.retired },
];

export const statusOf = ({ active }: StaffPlace): Status =>
  active
    ? { label: words.placeStateNames.offered, tone: 'good' }
    : { label: words.placeStateNames.retired, tone: 'quiet' };

/** `Centre-ville, Libreville`: what a place lies in; nothing for a city. */
export function withinOf({ kind, quartier, city }: StaffPlace): string {
  if (kind === 'city') return '';
  return quartier ? `${quartier}, ${city}` : city;
}
