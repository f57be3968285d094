import { words } from '@loka/client';
import type { Rental } from '../../api/types';
import { type Status, withTones } from '../../components/status-chip';

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
