import { words } from '@loka/client';
import type { Rental } from '../api/types';
import { type Status, withTones } from './status-chip';

export const rentalStatuses = withTones<Rental['status']>(words.rentalStatusNames, {
  'en attente': 'waiting',
  acceptée: 'active',
  'en cours': 'good',
  terminée: 'quiet',
  annulée: 'bad',
  refusée: 'bad',
});

export const handoverStatuses: Record<Rental['handover_status'], Status> = {
  none: { label: 'Pas encore', tone: 'quiet' },
  done: { label: 'Faite', tone: 'good' },
  assumed: { label: 'Sans objection', tone: 'good' },
  untracked: { label: 'Non suivie', tone: 'quiet' },
  not_received: { label: 'Objet non reçu\u00a0?', tone: 'bad' },
  renter_absent: { label: 'Locataire absent\u00a0?', tone: 'bad' },
  disputed: { label: 'À trancher', tone: 'bad' },
  failed: { label: 'Non faite', tone: 'bad' },
};

export const returnStatuses: Record<Rental['return_status'], Status> = {
  none: { label: 'Non déclaré', tone: 'quiet' },
  declared: { label: 'Déclaré', tone: 'waiting' },
  confirmed: { label: 'Confirmé', tone: 'good' },
  contested: { label: 'Contesté', tone: 'bad' },
  countered: { label: 'Autre montant proposé', tone: 'bad' },
  disputed: { label: 'À trancher', tone: 'bad' },
  missing: { label: 'Non rendu', tone: 'bad' },
  settled: { label: 'Réglé', tone: 'good' },
};

export const depositStatuses = withTones<Rental['deposit_status']>(words.depositStatusNames, {
  held: 'waiting',
  released: 'good',
  shared: 'active',
});

/** What a list says of a rental: that it is a case comes before where its days stand. */
export function stateOf(
  rental: Pick<Rental, 'status' | 'handover_status' | 'return_status' | 'late'>,
): Status {
  const { status, handover_status: handover, return_status: returned, late } = rental;
  if (returned === 'missing') return returnStatuses.missing;
  if (handover === 'disputed' || returned === 'disputed') return { label: 'Contesté', tone: 'bad' };
  if (returned === 'contested' || returned === 'countered') return returnStatuses[returned];
  return late && returned === 'none' ? { label: 'En retard', tone: 'bad' } : rentalStatuses[status];
}
