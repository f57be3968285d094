import type { MeetingPoint, Rental } from '@/api/types';
import { placeName } from '@/lib/place-name';

export type Fulfilment = Rental['fulfilment'];

/** How an object changes hands, as the call of a payment takes it. */
export type Handover = { fulfilment: Fulfilment; meetingPointId: string | null };

type Party = 'renter' | 'owner';

/** Said to one of the parties; `meetingPoint` is the name of theirs. */
export function fulfilmentWords(
  fulfilment: Fulfilment,
  meetingPoint: string | undefined,
  party: Party,
): string {
  switch (fulfilment) {
    case 'pickup':
      return party === 'renter'
        ? "Vous venez chercher l'objet"
        : "Le locataire vient chercher l'objet";
    case 'meeting_point':
      return `Point de rencontre\u00a0: ${meetingPoint ?? '…'}`;
    case 'delivery':
      return party === 'renter' ? "Le propriétaire vous l'apporte" : "Vous l'apportez au locataire";
  }
}

/** `Port Môle, Centre-ville`: its name with its quartier. */
export const meetingPointName = ({ name, quartier }: Pick<MeetingPoint, 'name' | 'quartier'>) =>
  placeName(`${name}, ${quartier}`);

const AGREED: readonly Rental['status'][] = ['acceptée', 'en cours', 'terminée'];

/** Whether the parties have still to meet, to hand the object over or back. */
export const isMeetingAhead = ({ status, deposit_status }: Rental) =>
  AGREED.includes(status) && deposit_status === 'held';
