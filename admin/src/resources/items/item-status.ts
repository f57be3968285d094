import type { StaffItem } from '@/api/types';
import type { Status } from '@/components/status-chip';

export const categoryNames: Record<StaffItem['category'], string> = {
  electronique: 'Électronique',
  bricolage: 'Bricolage',
  sport: 'Sport & Loisirs',
  cuisine: 'Cuisine',
  jardin: 'Jardin',
  vetements: 'Vêtements',
};

export const categoryChoices = Object.entries(categoryNames).map(([id, name]) => ({ id, name }));

/** Hidden by the team comes before what the owner says. */
export function itemStatus({ hidden, available }: StaffItem): Status {
  if (hidden) return { label: 'Masqué', tone: 'bad' };
  return available
    ? { label: 'Disponible', tone: 'good' }
    : { label: 'Indisponible', tone: 'quiet' };
}
