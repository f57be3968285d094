import type { RentalView } from './rentals.schema.js';

/** What the console and its files call the statuses of a rental. */
export const rentalStatusNames: Record<RentalView['status'], string> = {
  'en attente': 'En attente',
  acceptée: 'À venir',
  'en cours': 'En cours',
  terminée: 'Terminée',
  annulée: 'Annulée',
  refusée: 'Refusée',
};

export const depositStatusNames: Record<RentalView['deposit_status'], string> = {
  held: 'Retenue',
  released: 'Rendue',
  shared: 'Partagée',
};
