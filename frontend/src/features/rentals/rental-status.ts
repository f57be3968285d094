import type { Rental } from '@/api/types';

type Status = Rental['status'];

type Shown = { label: string; tone: 'neutral' | 'success' | 'warning' | 'danger' };

/** How each status is called and coloured. */
const STATUS: Record<Status, Shown> = {
  'en attente': { label: 'En attente', tone: 'warning' },
  acceptée: { label: 'À venir', tone: 'success' },
  'en cours': { label: 'En cours', tone: 'success' },
  terminée: { label: 'Terminée', tone: 'neutral' },
  annulée: { label: 'Annulée', tone: 'danger' },
  refusée: { label: 'Refusée', tone: 'danger' },
};

const STATUSES = Object.keys(STATUS) as Status[];

/** After these, the same object may be asked for again. */
const OVER: readonly Status[] = ['terminée', 'annulée', 'refusée'];

export const isOver = ({ status }: Rental): boolean => OVER.includes(status);

/** What stands on the card of a rental: where its object should be back and is not, that comes first. */
export function statusOf({ status, late, return_status }: Rental): Shown {
  if (return_status === 'missing') return { label: 'Non rendu', tone: 'danger' };
  if (late && return_status !== 'declared') return { label: 'En retard', tone: 'danger' };
  return STATUS[status];
}

/** The renter's filters, in the order they are shown; `id` stands in addresses. */
export const RENTAL_FILTERS = [
  { id: 'all', label: 'Toutes', statuses: STATUSES },
  { id: 'en-attente', label: 'En attente', statuses: ['en attente'] },
  { id: 'en-cours', label: 'En cours', statuses: ['en cours'] },
  { id: 'a-venir', label: 'À venir', statuses: ['acceptée'] },
  { id: 'terminees', label: 'Terminées', statuses: ['terminée'] },
  { id: 'annulees', label: 'Annulées / refusées', statuses: ['annulée', 'refusée'] },
] as const satisfies { id: string; label: string; statuses: readonly Status[] }[];

export type RentalFilter = (typeof RENTAL_FILTERS)[number]['id'];

/** The statuses that a filter keeps; undefined for all. */
export function statusesIn(filter: RentalFilter): readonly Status[] | undefined {
  if (filter === 'all') return undefined;
  return RENTAL_FILTERS.find(({ id }) => id === filter)?.statuses;
}
