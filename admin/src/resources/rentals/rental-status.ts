import type { Rental } from '../../api/types';
import type { Status } from '../../components/status-chip';

export const rentalStatuses: Record<Rental['status'], Status> = {
  'en attente': { label: 'En attente', tone: 'waiting' },
  acceptée: { label: 'À venir', tone: 'active' },
  'en cours': { label: 'En cours', tone: 'good' },
  terminée: { label: 'Terminée', tone: 'quiet' },
  annulée: { label: 'Annulée', tone: 'bad' },
  refusée: { label: 'Refusée', tone: 'bad' },
};

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

export const depositStatuses: Record<Rental['deposit_status'], Status> = {
  held: { label: 'Retenue', tone: 'waiting' },
  released: { label: 'Rendue', tone: 'good' },
  shared: { label: 'Partagée', tone: 'active' },
};
