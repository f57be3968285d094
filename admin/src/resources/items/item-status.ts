import type { StaffItem } from '../../api/types';
import type { Status } from '../../components/status-chip';

export const categoryNames: Record<StaffItem['category'], string> = {
  electronique: 'Électronique',
  bricolage: 'Bricolage',
  sport: 'Sport & Loisirs',
  cuisine: 'Cuisine',
  jardin: 'Jardin',
  vetements: 'Vêtements',
};

export const categoryChoices = Object.entries(categoryNames).map(([id, name]) => ({ id, name }));

export const itemStates: Record<StaffItem['state'], Status> = {
  offered: { label: 'Disponible', tone: 'good' },
  paused: { label: 'En pause', tone: 'quiet' },
  unavailable: { label: 'Indisponible', tone: 'quiet' },
  hidden: { label: 'Masqué', tone: 'bad' },
  deleted: { label: 'Supprimé', tone: 'quiet' },
};

export const stateChoices = Object.entries(itemStates).map(([id, { label }]) => ({
  id,
  name: label,
}));
