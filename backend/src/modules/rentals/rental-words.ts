import { changeAnnouncements } from './changes/changes.events.js';
import type { RentalEvent, ShownEvent } from './domain/rental-status.js';
import { announcements } from './rentals.events.js';
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

const namesOfEvents = Object.fromEntries(
  Object.entries({ ...announcements, ...changeAnnouncements }).map(([event, { name }]) => [
    event,
    name,
  ]),
) as Record<RentalEvent, string>;

/** What the histories of the sites call an event of a rental; members do not read that it follows from a suspension. */
export const rentalEventNames: Record<ShownEvent, string> = {
  ...namesOfEvents,
  'close-offer': "Demande refusée, l'objet n'étant plus proposé",
  'close-request': 'Demande annulée par Loka',
};
